### Dhadha in Persian. Formulas and names such as A* are isolated left-to-right (U+2066 … U+2069).

app-name = Dhadha
app-tagline = ببینید الگوریتم‌ها روی پازل‌های کلاسیک چطور گام‌به‌گام فکر می‌کنند.
app-description = Dhadha پازل‌های کلاسیک را با کد واقعی پایتون، همین‌جا در مرورگر شما گام‌به‌گام حل می‌کند و دلیل هر گام را هم می‌گوید.
gallery = گالری
gallery-intro = هر چیدمانی که اینجا می‌بینید، اجرای واقعی یک کد واقعی پایتون است. یکی را باز کنید و پازل را تغییر دهید تا پایتون پازل شما را همین‌جا در صفحه حل کند.
motion-pause = حرکت صفحه‌ها را نگه دارید
motion-play = صفحه‌ها را به حرکت درآورید
language = زبان
theme = پوسته
theme-auto = خودکار
theme-light = روشن
theme-dark = تیره
skip-to-content = رفتن به پازل
no-script = برای حرکت دادن مهره‌ها، Dhadha به جاوااسکریپت نیاز دارد.

## Puzzles

puzzle-n-puzzle = پازل کشویی
puzzle-n-puzzle-about = کاشی‌ها را آن‌قدر به خانهٔ خالی سُر بدهید تا عددها به ترتیب کنار هم بنشینند.
puzzle-n-puzzle-hint = عددها را سطربه‌سطر بنویسید و برای خانهٔ خالی ۰ بگذارید. بین عددها ویرگول، فاصله یا سطر تازه بیاورید.
preset-n-puzzle-first-steps = برای شروع: فقط سه حرکت تا هدف
preset-n-puzzle-a-star-medium = {"\u2066"}A*{"\u2069"} تقریباً یک‌راست به هدف می‌رسد
preset-n-puzzle-ida-star-thresholds = {"\u2066"}IDA*{"\u2069"} آستانه را بالا می‌برد
preset-n-puzzle-breadth-first-medium = جست‌وجوی اول‌سطح همهٔ دوروبر را می‌گردد
preset-n-puzzle-depth-first-wanders = جست‌وجوی اول‌عمق سرگردان می‌شود، هرقدر هم که هدف نزدیک باشد
preset-n-puzzle-deepening = تعمیق تکراری هر بار از اول شروع می‌کند و عمیق‌تر می‌رود
preset-n-puzzle-greedy = الگوریتم حریصانه بهترین فرزند را برمی‌دارد و از بن‌بست برمی‌گردد
preset-n-puzzle-fifteen = یک پازل ۱۵تایی با تعارض خطی
preset-n-puzzle-unsolvable = چرا با عوض کردن جای دو کاشی، پازل حل‌ناپذیر می‌شود؟

## Algorithms

algorithm-a-star = {"\u2066"}A*{"\u2069"}
algorithm-a-star-about = همیشه گرهی را بسط می‌دهد که {"\u2066"}f = g + h{"\u2069"} در آن، یعنی تعداد حرکت‌ها تا اینجا به‌علاوهٔ برآورد حرکت‌های مانده، از همه کمتر باشد. کوتاه‌ترین جواب، با حافظهٔ زیاد.
algorithm-ida-star = {"\u2066"}IDA*{"\u2069"}
algorithm-ida-star-about = جست‌وجوی اول‌عمق با آستانه‌ای برای f که هر بار فقط به‌اندازهٔ لازم بالا می‌رود. کوتاه‌ترین جواب، تقریباً بدون مصرف حافظه.
algorithm-breadth-first = جست‌وجوی اول‌سطح
algorithm-breadth-first-about = اول همهٔ چیدمان‌هایی را می‌بیند که یک حرکت فاصله دارند، بعد دو حرکت، بعد سه حرکت. کوتاه‌ترین جواب، ولی باید همهٔ چیدمان‌ها را به خاطر بسپارد.
algorithm-depth-first = جست‌وجوی اول‌عمق
algorithm-depth-first-about = تا جایی که بتواند به عمق می‌رود و وقتی گیر کرد برمی‌گردد. جواب‌هایش طولانی و پرپیچ‌وخم است: درس خوبی است دربارهٔ کاری که اینجا نباید کرد.
algorithm-iterative-deepening = تعمیق تکراری
algorithm-iterative-deepening-about = جست‌وجوی اول‌عمق را بارها تکرار می‌کند و هر بار یک سطح عمیق‌تر می‌رود. کوتاه‌ترین جواب، با حافظه‌ای به‌اندازهٔ یک مسیر، ولی با کلی کار تکراری.
algorithm-greedy-backtracking = حریصانه با عقب‌گرد
algorithm-greedy-backtracking-about = فقط سراغ بهترین فرزند می‌رود و وقتی همهٔ فرزندان بدتر باشند، برمی‌گردد. سریع و سبک است، ولی شاید به جواب نرسد و تسلیم شود.
algorithm-solvability = حل‌پذیری
algorithm-solvability-about = جفت‌هایی را می‌شمارد که ترتیبشان وارونه است و می‌گوید پازل اصلاً حل می‌شود یا نه.
kind-textbook = درسی
kind-engine = موتور حل

## Options

option-puzzle = پازل
option-algorithm = الگوریتم
option-heuristic = تابع اکتشافی
option-goal = هدف
option-goal-hint = اگر خالی بماند: ۱، ۲، ۳، … و در آخر خانهٔ خالی
option-budget = سقف گره‌ها
option-depth-limit = حد عمق (۰: بدون حد)
option-tolerance = رواداری
option-size = ضلع
option-seed = دانهٔ تصادفی
option-walk = حرکت‌های تصادفی (۰: هر چیدمانی)
option-state = چیدمان
choice-manhattan = فاصلهٔ منهتن
choice-linear-conflict = تعارض خطی
choice-misplaced = کاشی‌های نابه‌جا

## The player

play = پخش
pause = مکث
replay = پخش دوباره
step-forward = یک گام جلو
step-back = یک گام عقب
to-start = رفتن به اول
to-end = رفتن به آخر
previous-marker = نشانهٔ قبلی
next-marker = نشانهٔ بعدی
position = موقعیت
position-of = گام { $position } از { $length }
position-of-thinned = گام { $number } از { $steps }؛ اجرا طولانی است و فقط بخش‌هایی از آن را می‌بینید
speed = سرعت
speed-auto = خودکار
speed-value = { $speed } گام در ثانیه
keys = کلیدها
keys-title = کلیدها
key-play = پخش یا مکث
key-step = یک گام عقب یا جلو
key-ends = رفتن به اول یا آخر
key-markers = رفتن به نشانهٔ قبلی یا بعدی
key-speed = کندتر یا تندتر
key-slide = روی صفحهٔ بازی: حرکت دادن کاشی
key-help = نمایش همین کلیدها
close = بستن
board-label = صفحهٔ بازی با { $rows } سطر و { $columns } ستون. با کلیدهای جهت‌نما مهره‌ها را حرکت دهید.
board-row = سطر { $row }
cell-empty = خالی
save-trace = ذخیرهٔ این اجرا
hand-moves = { $count } حرکت دستی

## Panels

panel-code = کد
panel-code-note = { $algorithm }، همان کد پایتونی که اجرا می‌شود
panel-lists = فهرست‌ها
panel-tree = درخت جست‌وجو
panel-tree-note = روی هر گره کلیک کنید تا به گام آن بروید
panel-counters = شمارنده‌ها
list-open = فهرست باز
list-open-f = فهرست باز، از کوچک‌ترین f
list-open-first = صف، به ترتیب نوبت
list-closed = فهرست بسته، از تازه‌ترین
list-path = مسیر فعلی
list-more = و { $count } مورد دیگر
list-empty = خالی
list-thinned = این اجرا آن‌قدر طولانی است که فهرست‌هایش نگه داشته نشده‌اند.
tree-empty = اینجا درخت جست‌وجویی در کار نیست.
counter-expanded = بسط‌یافته
counter-generated = تولیدشده
counter-open = باز
counter-closed = بسته
counter-held = در حافظه
counter-peak = اوج حافظه
counter-depth = عمق
counter-inversions = وارونگی‌ها
counter-branching = ضریب انشعاب
result-title = جواب
result-solvable = حل‌پذیر
result-inversions = وارونگی‌ها
result-moves = حرکت‌ها
result-length = طول جواب
result-optimal = کوتاه‌ترین
result-answer = جواب
yes = بله
no = خیر
none = هیچ

## The page

solve = حل
solve-from-here = حل از همین‌جا
cancel = لغو
undo = واگرد
solving = در حال حل…
solver-loading = در حال دریافت پایتون…
percent = { $percent }٪
solver-starting = در حال راه‌اندازی پایتون…
solver-lost = حل‌کننده بی‌خبر از کار افتاد. حل‌کنندهٔ تازه‌ای راه افتاد و کار را از اول شروع می‌کند.
solver-lost-again = حل‌کننده سر این پازل دو بار از کار افتاد. چیدمان شما دست‌نخورده است؛ سقف گره‌ها را پایین بیاورید یا الگوریتم دیگری را امتحان کنید.
solver-failed = پایتون دریافت نشد. اتصال اینترنت را بررسی کنید و دوباره امتحان کنید؛ چیزی از دست نرفته است.
cancelled = لغو شد. هرچه تا اینجا پیدا شده روی صفحه می‌ماند.
trace-unreadable = این اجرای ذخیره‌شده خوانده نمی‌شود: یا مال Dhadha نیست یا ناقص است.
shuffle = به‌هم‌ریختن
more-options = گزینه‌های بیشتر
offer-swap-two-tiles = اگر جای دو کاشی را عوض کنید، حل‌پذیر می‌شود.
offer-use = استفاده از نزدیک‌ترین چیدمان حل‌پذیر
share = کپی پیوند
share-done = پیوند کپی شد
embed = جاسازی
embed-hint = این کد را در صفحهٔ وب خودتان بگذارید:
presets = نمونه‌ها
judge = چند چیدمان با هم
judge-hint = در هر سطر یک چیدمان بنویسید؛ با الگوریتمی که بالا انتخاب کرده‌اید حل می‌شوند.
packages = پازل خودتان را بیاورید
packages-hint = نشانی یک فایل wheel (با پسوند {"\u2066"}.whl{"\u2069"}) که پازل تازه‌ای اضافه می‌کند
packages-install = نصب
packages-installing = در حال نصب…
packages-installed = { $count ->
    [0] نصب شد، ولی پازل تازه‌ای نداشت.
    [one] یک پازل تازه: { $names }
   *[other] { $count } پازل تازه: { $names }
}

## Reasons: starting

reason-a-star-start = {"\u2066"}A*{"\u2069"} از چیدمان داده‌شده شروع می‌کند: {"\u2066"}h = { $h }{"\u2069"}، یعنی دست‌کم { $h } حرکت تا هدف مانده است.
reason-ida-start = {"\u2066"}IDA*{"\u2069"} از چیدمان داده‌شده شروع می‌کند: {"\u2066"}h = { $h }{"\u2069"}، یعنی دست‌کم { $h } حرکت تا هدف مانده است؛ پس همین عدد اولین آستانه است.
reason-breadth-first-start = اولین نفر صف، چیدمان داده‌شده است.
reason-depth-first-start = جست‌وجوی اول‌عمق از چیدمان داده‌شده شروع می‌کند.
reason-deepening-start = تعمیق تکراری از عمق ۰ شروع می‌کند و عمق را کم‌کم بیشتر می‌کند.
reason-greedy-start = برای چیدمان داده‌شده {"\u2066"}f = { $f }{"\u2069"} است؛ از هر چیدمان فقط دنبال بهترین فرزندش می‌رویم.
reason-solvability-start = آیا این چیدمان حل‌پذیر است؟ جفت‌کاشی‌هایی را می‌شماریم که ترتیبشان وارونه است؛ به هر جفت یک وارونگی می‌گوییم.

## Reasons: choosing and expanding

reason-smallest-f = {"\u2066"}f = g + h = { $g } + { $h } = { $f }{"\u2069"} در فهرست باز از همه کمتر است؛ پس حالا همین چیدمان را بسط می‌دهیم.
reason-first-in-queue = این چیدمان سر صف است و { $g } حرکت با شروع فاصله دارد؛ حالا نوبت دیدن همسایه‌هایش است.
reason-one-deeper = { $g ->
    [0] حرکت‌های ممکن از شروع را بررسی می‌کنیم.
   *[other] یک سطح عمیق‌تر می‌رویم: { $g } حرکت از شروع.
}
reason-sooner-than-before = این چیدمان را قبلاً دیده‌ایم، ولی این بار با حرکت‌های کمتری به آن رسیده‌ایم: دوباره نگاهش می‌کنیم، چون تا سقف عمق جای بیشتری مانده است.
reason-within-threshold = {"\u2066"}f = { $g } + { $h } = { $f }{"\u2069"} از آستانهٔ { $threshold } بیشتر نیست؛ پس از اینجا عمیق‌تر می‌رویم.
reason-look-at-children = همهٔ فرزندان این چیدمان را، که {"\u2066"}f = { $f }{"\u2069"} دارد، بررسی می‌کنیم.
reason-best-child = بین فرزندانی که مانده‌اند، {"\u2066"}f = { $f }{"\u2069"} از همه بهتر است؛ به همان می‌رویم.
reason-new-depth-limit = دور تازه: دوباره از اول جست‌وجو می‌کنیم، این بار تا عمق { $limit }.
reason-new-threshold = دور تازه: دوباره از اول جست‌وجو می‌کنیم، این بار تا جایی که f از { $threshold } بیشتر نشود.

## Reasons: adding and refusing

reason-into-open = یا تازه است یا با حرکت‌های کمتری به آن رسیده‌ایم: با {"\u2066"}f = { $g } + { $h } = { $f }{"\u2069"} به فهرست باز می‌رود.
reason-new-to-queue = تا حالا این چیدمان را ندیده‌ایم: با { $g } حرکت فاصله از شروع، می‌رود ته صف.
reason-promising = {"\u2066"}f = { $f }{"\u2069"} از f والدش بدتر نیست: یکی از نامزدهاست و نگهش می‌داریم.
reason-seen-before = این چیدمان را قبلاً دیده‌ایم؛ دیگر سراغش نمی‌رویم.
reason-no-better = این چیدمان را قبلاً با f کمتر یا مساوی دیده‌ایم؛ کنارش می‌گذاریم.
reason-better-known = این مورد قدیمی شده است: بعداً با حرکت‌های کمتری به همین چیدمان رسیدیم؛ از آن می‌گذریم.
reason-on-this-path = این چیدمان همین حالا هم روی مسیر فعلی است: اگر به آن برویم، دور خودمان می‌چرخیم.
reason-straight-back = این کار فقط حرکت قبلی را خنثی می‌کند.
reason-too-deep = این می‌شود حرکت شمارهٔ { $g } و از حد عمق { $limit } رد می‌شود.
reason-over-threshold = {"\u2066"}f = { $g } + { $h } = { $f }{"\u2069"} از آستانهٔ { $threshold } بیشتر است: در این دور سراغش نمی‌رویم.
reason-worse-than-parent = {"\u2066"}f = { $f }{"\u2069"} از f والدش، یعنی { $parent }، بدتر است؛ دنبالش نمی‌رویم.

## Reasons: going back and ending

reason-dead-end = همهٔ حرکت‌های ممکن از آنجا را امتحان کردیم: برمی‌گردیم.
reason-limit-reached = به حد عمق { $limit } رسیدیم و اینجا هدف نیست: برمی‌گردیم.
reason-all-over-threshold = آنجا دیگر چیزی در محدودهٔ آستانهٔ { $threshold } نمانده است: برمی‌گردیم.
reason-dead-state = همهٔ فرزندان یا بدترند یا تکراری: این چیدمان بن‌بست است و دیگر بسطش نمی‌دهیم. برمی‌گردیم.
reason-all-children-queued = همهٔ همسایه‌هایش را دیدیم: کار این چیدمان تمام است.
reason-goal-reached = با { $g } حرکت به هدف رسیدیم، ولی معلوم نیست که این کوتاه‌ترین راه باشد.
reason-goal-reached-shortest = با { $g } حرکت به هدف رسیدیم و راه کوتاه‌تری هم وجود ندارد.
reason-nothing-left = دیگر چیزی برای امتحان کردن نمانده است: با این محدودیت‌ها راهی به هدف نیست.
reason-greedy-gave-up = همهٔ راه‌های پیش رو بدتر به نظر می‌رسند و جایی هم برای برگشتن نمانده است: الگوریتم حریصانه تسلیم می‌شود. اگر رواداری را بیشتر کنید، فرزندان کمی بدتر را هم قبول می‌کند.
reason-budget-spent = سقف { $budget } گره پر شد و هنوز جوابی پیدا نشده است. سقف را بالا ببرید یا الگوریتم کم‌خرج‌تری را امتحان کنید.
reason-walk-start = حالا جواب را از اول ببینیم: { $total } حرکت.
reason-walk-move = حرکت { $count } از { $total }: { $move ->
    [U] کاشی به بالا می‌رود
    [D] کاشی به پایین می‌رود
    [L] کاشی به چپ می‌رود
    [R] کاشی به راست می‌رود
   *[other] { $move }
}.

## Reasons: solvability

reason-inversion = { $first } پیش از { $second } آمده، ولی باید بعد از آن باشد: وارونگی شمارهٔ { $count }.
reason-inversions-counted = { $count ->
    [0] هیچ جفتی ترتیبش وارونه نیست.
    [one] ترتیب یک جفت وارونه است.
   *[other] ترتیب { $count } جفت وارونه است.
}
reason-blank-row = ضلع زوج است؛ پس سطر خانهٔ خالی هم به حساب می‌آید: سطر { $row } از پایین.
reason-odd-side-even = ضلع ({ $side }) فرد است و تعداد وارونگی‌ها ({ $count }) مثل هدف زوج است: پس حل‌پذیر است.
reason-odd-side-odd = ضلع ({ $side }) فرد است و تعداد وارونگی‌ها ({ $count }) هم فرد است. هیچ حرکتی این را عوض نمی‌کند، ولی در هدف این تعداد زوج است: پس حل‌پذیر نیست.
reason-even-side-fits = اینجا { $count } وارونگی داریم و خانهٔ خالی در سطر { $row } است. این با هدف، که وارونگی ندارد و خانهٔ خالی‌اش در سطر { $goal } است، جور درمی‌آید: پس حل‌پذیر است.
reason-even-side-fails = اینجا { $count } وارونگی داریم و خانهٔ خالی در سطر { $row } است. از اینجا هرگز نمی‌شود به هدف رسید، که وارونگی ندارد و خانهٔ خالی‌اش در سطر { $goal } است: پس حل‌پذیر نیست.

## Errors

error-empty-state = چیدمان خالی است. عددهایش را سطربه‌سطر بنویسید؛ مثلاً ۱۲۳۰۴۶۷۵۸.
error-not-a-number = «{ $given }» در جایگاه { $place } عدد نیست. کاشی‌ها را با عدد بنویسید و برای خانهٔ خالی ۰ بگذارید.
error-not-a-square = با { $count } عدد نمی‌شود یک چیدمان مربعی ساخت. تعداد عددها باید ۴، ۹، ۱۶، … و حداکثر { $largest } باشد.
error-number-too-large = عدد { $number } در جایگاه { $place } بیش از حد بزرگ است. در این چیدمان فقط عددهای ۰ تا { $largest } جا دارند.
error-number-twice = عدد { $number } دو بار آمده است، بار دوم در جایگاه { $place }. عدد { $missing } جا افتاده است.
error-goal-size = هدف { $goal } سطر دارد، ولی چیدمان { $board } سطر. هدفی هم‌اندازهٔ چیدمان بدهید.
error-not-in-range = «{ $option }» باید عددی صحیح از { $minimum } تا { $maximum } باشد، نه «{ $given }».
error-not-a-choice = برای «{ $option }» نمی‌شود «{ $given }» را انتخاب کرد. یکی از این‌ها را انتخاب کنید: { $choices }.
error-unknown-option = { $algorithm } گزینه‌ای به نام «{ $given }» ندارد. گزینه‌هایش این‌هاست: { $known }.
error-unknown-algorithm = { $puzzle } الگوریتمی به نام «{ $given }» ندارد. الگوریتم‌هایش این‌هاست: { $known }.
error-unknown-puzzle = پازلی به نام «{ $given }» نداریم. پازل‌های موجود: { $known }.
error-package-missing = در نشانی { $address } بسته‌ای نیست.
error-package-failed = بسته نصب نشد: { $problem }
error-package-broken = پازل { $name } از این بسته بارگذاری نشد: { $problem }
error-internal = حل‌کننده به مشکل خورد: { $problem }

## Race

race = مسابقهٔ روش‌ها
race-about = دو تا چهار روش روی یک چیدمان و با یک ساعت. همهٔ گام‌ها شمرده می‌شوند، حتی گام‌هایی که در پایان جواب را نشان می‌دهند.
race-methods = روش‌ها
race-choose = دو تا چهار روش انتخاب کنید.
race-full = بیشتر از چهار روش نمی‌توانند مسابقه بدهند. برای انتخاب یکی دیگر، تیک یکی از این‌ها را بردارید.
race-start = شروع
race-searching = در حال جست‌وجو…
race-arrived = { $place ->
    [1] اول شد
    [2] دوم شد
    [3] سوم شد
    [4] چهارم شد
   *[other] رسید
}
race-found = جواب پیدا شد
race-found-length = جواب پیدا شد، به طول { $length }
race-impossible = ثابت شد که حل ندارد
race-exhausted = جوابی پیدا نشد
race-budget = سقف گره‌ها پر شد
race-cancelled = متوقف شد
race-refused = اجرا نشد
race-standings = جدول رده‌بندی
race-place = رتبه
race-place-number = { $place ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
   *[other] { $place }
}
race-method = روش
race-steps = گام‌ها
race-steps-of = { $now } از { $all } گام
race-steps-so-far = { $now } از { $all } گام تا اینجا
race-work = کار انجام‌شده
race-work-done = { $count } { $counter }
race-time = زمان در پایتون
race-milliseconds = { $count } میلی‌ثانیه
race-seconds = { $count } ثانیه
race-result = جواب
race-winner = { $count ->
    [one] برنده: { $names }، که با { $steps } گام زودتر از همه به جواب رسید.
   *[other] { $names } با هم رسیدند، با { $steps } گام.
}
race-nobody = هیچ روشی جوابی پیدا نکرد.
race-stopped = مسابقه متوقف شد؛ پس برنده‌ای ندارد.
