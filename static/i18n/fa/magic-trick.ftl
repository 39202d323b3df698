puzzle-magic-trick-hint = مربع در شروع خالی است. عددی را انتخاب کنید که تماشاگر می‌گوید.
puzzle-magic-trick-story = تماشاگر عددی می‌گوید و شعبده‌باز مربعی می‌نویسد که جمع همهٔ خط‌هایش، و خیلی چهارتایی‌های دیگرش، همان عدد است. دوازده عدد همیشه در همان خانه‌ها هستند؛ فقط چهار عدد به عدد تماشاگر بستگی دارند. خیلی‌ها می‌گویند جمع هر بلوک {"\u2066"}۲×۲{"\u2069"} همان عدد است. ولی اگر عدد ۳۴ نباشد، از نُه بلوک دو تا این‌طور نیستند: جمع یکی همیشه ۳۴ است و جمع دیگری ۳۴ تا از دو برابر عدد کمتر است. این را هم می‌گویند که این تنها مربع با چنین جمعی است. این هم درست نیست: اگر بچرخانیدش یا آینه‌اش کنید جمعش همان است، و برای ۳۴، که عددهایش ۱ تا ۱۶ است، ۸۸۰ مربع جادویی متفاوت هست.

preset-magic-trick-fifty = پنجاه، با اجرا و رازگشایی
preset-magic-trick-thirty-four = سی‌وچهار: حالا یک مربع جادویی واقعی است
preset-magic-trick-twenty-five = بیست‌وپنج: عددها تکراری می‌شوند
preset-magic-trick-performed = هشتادوهفت، فقط اجرا

algorithm-any-sum = جمع دلخواه
algorithm-any-sum-about = ۱ تا ۱۲ را می‌نویسد، بعد چهار عددی را که عدد تماشاگر تعیین می‌کند، و ۲۸ الگویی را که همان جمع را دارند نشان می‌دهد.
option-sum = عدد تماشاگر
option-reveal = رازگشایی از الگوها
counter-patterns = الگوها
result-square = مربع
result-constant = جمع
result-magic = جمع همهٔ خط‌ها درست است
result-failing = خط‌های نادرست
result-patterns = الگوهای دارای این جمع
result-repeated = عددهای تکراری

## Legend

legend-role-current = همین حالا نوشته شد، و جمع‌هایی که با آن عوض شدند
legend-role-goal = جمع گفته‌شده را می‌دهد
legend-role-conflict = جمع گفته‌شده را نمی‌دهد
legend-role-hint = همان عدد، دو بار
legend-label = {"\u2066"}A, B, C, D{"\u2069"}: فقط این‌ها به جمع بستگی دارند
legend-edge = جمع یک خط

## Reasons

reason-trick-start = تماشاگر می‌گوید { $sum }. هر سطر سه عدد ثابت می‌گیرد و یک حرف، از A تا D، که جمع را کامل می‌کند.
reason-trick-number = عدد { $number } همیشه به سطر { $row }، ستون { $column } می‌رود، هر عددی که تماشاگر بگوید.
reason-trick-a = {"\u2066"}A = { $sum } − ۲۰ = { $number }{"\u2069"} به سطر { $row }، ستون { $column } می‌رود: جمع سه عدد دیگر سطرش ۲۰ است.
reason-trick-b = {"\u2066"}B = A − ۱ = { $first } − ۱ = { $number }{"\u2069"} به سطر { $row }، ستون { $column } می‌رود تا جمع سطرش { $sum } شود.
reason-trick-c = {"\u2066"}C = A + ۲ = { $first } + ۲ = { $number }{"\u2069"} به سطر { $row }، ستون { $column } می‌رود تا جمع سطرش { $sum } شود.
reason-trick-d = {"\u2066"}D = A + ۱ = { $first } + ۱ = { $number }{"\u2069"} به سطر { $row }، ستون { $column } می‌رود: حالا جمع همهٔ سطرها و همهٔ ستون‌ها { $sum } است.
reason-trick-repeats = {"\u2066"}{ $letter } = { $number }{"\u2069"} یکی از عددهای ۱ تا ۱۲ را تکرار می‌کند، چون { $sum } از ۳۴ کمتر است. با این همه، جمع‌ها درست‌اند.
reason-trick-reveal = راز کار برای { $sum }: در هر الگو دقیقاً یکی از {"\u2066"}A, B, C, D{"\u2069"} هست و جمع سه عدد دیگر الگو کنار A می‌شود { $less-a }، کنار B می‌شود { $less-b }، کنار C می‌شود { $less-c } و کنار D می‌شود { $less-d }.
reason-trick-row = الگوی { $count }، یک سطر: {"\u2066"}{ $first } + { $second } + { $third } + { $fourth } = { $sum }{"\u2069"}. در آن {"\u2066"}{ $letter } = { $number }{"\u2069"} هست و جمع بقیه { $rest } است.
reason-trick-column = الگوی { $count }، یک ستون: {"\u2066"}{ $first } + { $second } + { $third } + { $fourth } = { $sum }{"\u2069"}. در آن {"\u2066"}{ $letter } = { $number }{"\u2069"} هست و جمع بقیه { $rest } است.
reason-trick-diagonal = الگوی { $count }، یک قطر: {"\u2066"}{ $first } + { $second } + { $third } + { $fourth } = { $sum }{"\u2069"}. در آن {"\u2066"}{ $letter } = { $number }{"\u2069"} هست و جمع بقیه { $rest } است.
reason-trick-broken-diagonal = الگوی { $count }، یک قطر شکسته که از لبه می‌گذرد و از لبهٔ روبه‌رو برمی‌گردد: {"\u2066"}{ $first } + { $second } + { $third } + { $fourth } = { $sum }{"\u2069"}. در آن {"\u2066"}{ $letter } = { $number }{"\u2069"} هست و جمع بقیه { $rest } است.
reason-trick-block = الگوی { $count }، یک بلوک {"\u2066"}۲×۲{"\u2069"}: {"\u2066"}{ $first } + { $second } + { $third } + { $fourth } = { $sum }{"\u2069"}. در آن {"\u2066"}{ $letter } = { $number }{"\u2069"} هست و جمع بقیه { $rest } است.
reason-trick-wrapped-block = الگوی { $count }، یک بلوک {"\u2066"}۲×۲{"\u2069"} که از لبه می‌گذرد و از لبهٔ روبه‌رو برمی‌گردد: {"\u2066"}{ $first } + { $second } + { $third } + { $fourth } = { $sum }{"\u2069"}. در آن {"\u2066"}{ $letter } = { $number }{"\u2069"} هست و جمع بقیه { $rest } است.
reason-trick-corners = الگوی { $count }، چهار گوشه: {"\u2066"}{ $first } + { $second } + { $third } + { $fourth } = { $sum }{"\u2069"}. در آن‌ها {"\u2066"}{ $letter } = { $number }{"\u2069"} هست و جمع بقیه { $rest } است.
reason-trick-block-corners = الگوی { $count }، چهار گوشهٔ یک بلوک {"\u2066"}۳×۳{"\u2069"}: {"\u2066"}{ $first } + { $second } + { $third } + { $fourth } = { $sum }{"\u2069"}. در آن‌ها {"\u2066"}{ $letter } = { $number }{"\u2069"} هست و جمع بقیه { $rest } است.
reason-trick-always-34 = ولی هر بلوک {"\u2066"}۲×۲{"\u2069"} این جمع را ندارد: این یکی هیچ حرفی ندارد؛ پس هر عددی گفته شود، جمعش { $block } است، نه { $sum }.
reason-trick-twice-less-34 = این یکی هم ندارد: دو حرف دارد، B و C، و جمعش {"\u2066"}۲ × { $sum } − ۳۴ = { $block }{"\u2069"} است.
reason-trick-34 = جمع این بلوک {"\u2066"}۲×۲{"\u2069"} برابر { $block } است، همان عددی که گفته شد، ولی فقط چون آن عدد { $sum } است: با هر عدد دیگری چنین نمی‌شد.
reason-trick-found = جمع همهٔ سطرها، ستون‌ها و قطرها { $sum } است؛ روی‌هم ۲۸ الگو همین جمع را دارند. هر عددی هم که گفته شود، ۶۰ چهارتایی از خانه‌ها جمعشان همان است.

error-trick-starts-empty = شعبده از مربع خالی شروع می‌شود. به‌جای مربع، عددی بگویید.

## Lesson: any-sum

lesson-any-sum-idea-1 = دوازده عدد همیشه در همان خانه‌ها هستند. فقط چهار خانه، A تا D، به عدد گفته‌شدهٔ `s` بستگی دارند.
    .step = trick-number, word:assign
lesson-any-sum-idea-2 = آن‌ها جمع سطرشان را کامل می‌کنند: `A = s − ۲۰`، `B = s − ۲۱`، `C = s − ۱۸`، `D = s − ۱۹`.
    .step = trick-a, word:assign
lesson-any-sum-invariant-1 = هر یک از ۲۸ الگو درست یکی از این چهار حرف را دارد.
    .step = word:compare, word:assign
lesson-any-sum-proof-1 = برای `s = ۳۴` حرف‌ها ۱۴، ۱۳، ۱۶ و ۱۵ هستند: با دوازده عدد دیگر می‌شود ۱ تا ۱۶، و جمع هر یک از ۲۸ الگو ۳۴ است. اگر عددی یکی بزرگ‌تر گفته شود، هر حرف ۱ تا بزرگ‌تر می‌شود و هر الگو هم، چون یک حرف دارد: پس همهٔ ۲۸ الگو برای هر `s` درست‌اند.
    .step = word:restart, word:found
lesson-any-sum-limits-1 = خیلی‌ها می‌گویند جمع هر بلوک ۲×۲ درست است. ولی دو بلوک فقط برای `s = ۳۴` درست‌اند: یکی حرفی ندارد و جمعش همیشه ۳۴ است، دیگری دو حرف دارد و جمعش `۲s − ۳۴` است.
    .step = trick-always-34, trick-34, word:found
lesson-any-sum-limits-2 = اگر `s` از ۳۴ کمتر باشد، حرفی یکی از آن دوازده عدد را تکرار می‌کند. جمع‌ها باز هم درست‌اند، ولی عددها دیگر همه متفاوت نیستند.
    .step = trick-repeats, word:start
lesson-any-sum-cost-1 = `O(1)`: دوازده عدد از بر و یک تفریق؛ بعد `B = A − ۱`، `C = A + ۲`، `D = A + ۱`.
    .step = trick-d, word:assign
