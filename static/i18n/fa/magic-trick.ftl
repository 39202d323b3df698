puzzle-magic-trick-hint = مربع در شروع خالی است. عددی را انتخاب کنید که تماشاگر می‌گوید.
puzzle-magic-trick-rule = تماشاگر { $sum } را می‌گوید: مربعی {"\u2066"}۴×۴{"\u2069"} بنویسید که جمع هر خطش همین عدد باشد.

preset-magic-trick-forty-five = چهل و پنج، با اجرا و رازگشایی
preset-magic-trick-thirty-four = سی‌وچهار: حالا یک مربع جادویی واقعی است
preset-magic-trick-twenty-five = بیست‌وپنج: عددهای تکراری
preset-magic-trick-performed = هشتادوهفت، فقط اجرا

algorithm-any-sum = جمع دلخواه
algorithm-any-sum-about = عددهای ۱ تا ۱۲ را می‌نویسد، بعد چهار عددی را که به عدد تماشاگر بستگی دارند، و ۲۸ الگو را نشان می‌دهد که جمعشان همان عدد است.
algorithm-any-sum-idea = دوازده عدد همیشه همان‌اند؛ فقط چهار عدد دیگر به عدد تماشاگر بستگی دارند.
option-sum = عدد تماشاگر
option-reveal = رازگشایی از الگوها
counter-patterns = الگوها
result-repeated = عددهای تکراری

## Legend

legend-role-current = خانه‌ای که همین حالا پر شد، و جمع‌هایی که عوض شدند
legend-role-goal = جمعش عدد تماشاگر است
legend-role-conflict = جمعش عدد تماشاگر نیست
legend-role-hint = عددی که دو بار آمده است
legend-label = {"\u2066"}A, B, C, D{"\u2069"}: فقط این‌ها به عدد تماشاگر بستگی دارند
legend-edge = جمع یک خط

## Reasons

reason-trick-start = تماشاگر عدد { $sum } را می‌گوید. هر سطر سه عدد ثابت می‌گیرد و یک حرف، از A تا D، که جمع را کامل می‌کند.
reason-trick-number = تماشاگر هر عددی بگوید، { $number } همیشه به سطر { $row }، ستون { $column } می‌رود.
reason-trick-a = {"\u2066"}A = { $sum } − ۲۰ = { $number }{"\u2069"} به سطر { $row }، ستون { $column } می‌رود: جمع سه عدد دیگر سطرش ۲۰ است.
reason-trick-b = {"\u2066"}B = A − ۱ = { $first } − ۱ = { $number }{"\u2069"} به سطر { $row }، ستون { $column } می‌رود تا جمع سطرش { $sum } شود.
reason-trick-c = {"\u2066"}C = A + ۲ = { $first } + ۲ = { $number }{"\u2069"} به سطر { $row }، ستون { $column } می‌رود تا جمع سطرش { $sum } شود.
reason-trick-d = {"\u2066"}D = A + ۱ = { $first } + ۱ = { $number }{"\u2069"} به سطر { $row }، ستون { $column } می‌رود: حالا جمع هر سطر و هر ستون { $sum } است.
reason-trick-repeats = {"\u2066"}{ $letter } = { $number }{"\u2069"} یکی از عددهای ۱ تا ۱۲ را تکرار می‌کند، چون { $sum } از ۳۴ کمتر است. ولی جمع‌ها باز هم درست‌اند.
reason-trick-reveal = راز کار برای { $sum }: در هر الگو دقیقاً یکی از {"\u2066"}A, B, C, D{"\u2069"} هست و جمع سه عدد دیگر در کنار A برابر { $less-a }، در کنار B برابر { $less-b }، در کنار C برابر { $less-c } و در کنار D برابر { $less-d } است.
reason-trick-row = الگوی { $count }، یک سطر: {"\u2066"}{ $first } + { $second } + { $third } + { $fourth } = { $sum }{"\u2069"}. یکی از عددها {"\u2066"}{ $letter } = { $number }{"\u2069"} است و جمع سه عدد دیگر { $rest }.
reason-trick-column = الگوی { $count }، یک ستون: {"\u2066"}{ $first } + { $second } + { $third } + { $fourth } = { $sum }{"\u2069"}. یکی از عددها {"\u2066"}{ $letter } = { $number }{"\u2069"} است و جمع سه عدد دیگر { $rest }.
reason-trick-diagonal = الگوی { $count }، یک قطر: {"\u2066"}{ $first } + { $second } + { $third } + { $fourth } = { $sum }{"\u2069"}. یکی از عددها {"\u2066"}{ $letter } = { $number }{"\u2069"} است و جمع سه عدد دیگر { $rest }.
reason-trick-broken-diagonal = الگوی { $count }، یک قطر شکسته که از لبه می‌گذرد و از لبهٔ روبه‌رو برمی‌گردد: {"\u2066"}{ $first } + { $second } + { $third } + { $fourth } = { $sum }{"\u2069"}. یکی از عددها {"\u2066"}{ $letter } = { $number }{"\u2069"} است و جمع سه عدد دیگر { $rest }.
reason-trick-block = الگوی { $count }، یک بلوک {"\u2066"}۲×۲{"\u2069"}: {"\u2066"}{ $first } + { $second } + { $third } + { $fourth } = { $sum }{"\u2069"}. یکی از عددها {"\u2066"}{ $letter } = { $number }{"\u2069"} است و جمع سه عدد دیگر { $rest }.
reason-trick-wrapped-block = الگوی { $count }، یک بلوک {"\u2066"}۲×۲{"\u2069"} که از لبه می‌گذرد و از لبهٔ روبه‌رو برمی‌گردد: {"\u2066"}{ $first } + { $second } + { $third } + { $fourth } = { $sum }{"\u2069"}. یکی از عددها {"\u2066"}{ $letter } = { $number }{"\u2069"} است و جمع سه عدد دیگر { $rest }.
reason-trick-corners = الگوی { $count }، چهار گوشه: {"\u2066"}{ $first } + { $second } + { $third } + { $fourth } = { $sum }{"\u2069"}. یکی از عددها {"\u2066"}{ $letter } = { $number }{"\u2069"} است و جمع سه عدد دیگر { $rest }.
reason-trick-block-corners = الگوی { $count }، چهار گوشهٔ یک بلوک {"\u2066"}۳×۳{"\u2069"}: {"\u2066"}{ $first } + { $second } + { $third } + { $fourth } = { $sum }{"\u2069"}. یکی از عددها {"\u2066"}{ $letter } = { $number }{"\u2069"} است و جمع سه عدد دیگر { $rest }.
reason-trick-always-34 = ولی بعضی بلوک‌های {"\u2066"}۲×۲{"\u2069"} این جمع را ندارند: این بلوک هیچ حرفی ندارد؛ پس تماشاگر هر عددی بگوید، جمعش { $block } است، نه { $sum }.
reason-trick-twice-less-34 = این بلوک هم این جمع را ندارد: دو حرف، B و C، دارد و جمعش {"\u2066"}۲ × { $sum } − ۳۴ = { $block }{"\u2069"} است.
reason-trick-34 = جمع این بلوک {"\u2066"}۲×۲{"\u2069"} برابر { $block } است، همان عددی که گفته شد، ولی فقط چون آن عدد { $sum } است: با هر عدد دیگری این‌طور نمی‌شد.
reason-trick-found = جمع هر سطر، ستون و قطر { $sum } است. ۱۸ الگوی چهارخانه‌ای دیگر هم همین جمع را دارند، چون هر یک از ۲۸ الگو دقیقاً یکی از حرف‌های A تا D را دارد.

question-value-trick-corners = الگوی { $count }، چهار گوشه: جمع { $sum }. بدون خانهٔ حرف { $letter }، جمع سه عدد دیگر { $rest } است.
question-value-trick-block-corners = الگوی { $count }، چهار گوشهٔ یک بلوک {"\u2066"}۳×۳{"\u2069"}: جمع { $sum }. بدون خانهٔ حرف { $letter }، جمع سه عدد دیگر { $rest } است.

error-trick-starts-empty = شعبده از مربع خالی شروع می‌شود. به‌جای مربع، عددی را انتخاب کنید که تماشاگر می‌گوید.

## Lesson: any-sum

lesson-any-sum-idea-1 = دوازده عدد همیشه جای ثابتی دارند. فقط چهار خانه، A تا D، به عدد تماشاگر، `s`، بستگی دارند.
    .step = trick-number, word:assign
lesson-any-sum-idea-2 = این چهار عدد جمع سطر خود را کامل می‌کنند: `A = s − ۲۰`، `B = s − ۲۱`، `C = s − ۱۸`، `D = s − ۱۹`.
    .step = trick-a, word:assign
lesson-any-sum-invariant-1 = هر یک از ۲۸ الگو درست یکی از حرف‌های A تا D را دارد.
    .step = word:compare, word:assign
lesson-any-sum-proof-1 = برای `s = ۳۴` حرف‌ها ۱۴، ۱۳، ۱۶ و ۱۵ هستند: با دوازده عدد دیگر می‌شود ۱ تا ۱۶، و جمع هر یک از ۲۸ الگو ۳۴ است. اگر عدد تماشاگر ۱ واحد بزرگ‌تر یا کوچک‌تر شود، هر حرف هم به همان اندازه بزرگ‌تر یا کوچک‌تر می‌شود. جمع هر الگو هم همین‌طور، چون یک حرف دارد؛ پس همهٔ ۲۸ الگو برای هر `s` درست‌اند.
    .step = word:restart, word:found
lesson-any-sum-limits-1 = خیلی‌ها می‌گویند جمع هر بلوک ۲×۲ درست است. ولی دو بلوک فقط برای `s = ۳۴` درست‌اند: یکی حرفی ندارد و جمعش همیشه ۳۴ است، دیگری دو حرف دارد و جمعش `۲s − ۳۴` است.
    .step = trick-always-34, trick-34, word:found
lesson-any-sum-limits-2 = اگر `s` از ۳۴ کمتر باشد، حرفی یکی از دوازده عدد ثابت را تکرار می‌کند. جمع‌ها باز هم درست‌اند، ولی عددها دیگر همه متفاوت نیستند.
    .step = trick-repeats, word:start
lesson-any-sum-cost-1 = `O(1)`: دوازده عدد را از بر کنید و یک بار تفریق کنید؛ بعد `B = A − ۱`، `C = A + ۲`، `D = A + ۱`.
    .step = trick-d, word:assign
