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
reason-budget-spent = سقف { $budget } پر شد و جست‌وجو هنوز تمام نشده بود. سقف را بالا ببرید یا الگوریتم کم‌خرج‌تری را امتحان کنید.
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

## N-queens

puzzle-n-queens = مسئلهٔ N وزیر
puzzle-n-queens-about = n وزیر را طوری روی صفحهٔ {"\u2066"}n×n{"\u2069"} بچینید که هیچ دو تایی هم‌سطر، هم‌ستون یا هم‌قطر نباشند.
puzzle-n-queens-hint = برای هر ستون، شمارهٔ سطر وزیرش را بنویسید و اگر وزیر ندارد ۰ بگذارید: {"\u2066"}2 4 1 3{"\u2069"} یا {"\u2066"}[2,4,1,3]{"\u2069"}. می‌توانید سطرها را به شکل {"\u2066"}.Q.. ...Q Q... ..Q.{"\u2069"} هم بکشید. برای صفحهٔ خالی چیزی ننویسید؛ یا اصلاً روی خود خانه‌ها بزنید.
puzzle-n-queens-story = سال ۱۸۴۸ ماکس بتسل پرسید که هشت وزیر چطور می‌توانند روی صفحهٔ شطرنج در صلح کنار هم بنشینند. فرانتس ناوک سال ۱۸۵۰ اولین جواب‌ها را داد و سراغ n وزیر هم رفت. گاوس روی این مسئله کار کرد، گونتر و گلیشر جواب‌ها را با دترمینان شمردند و دایکسترا سال ۱۹۷۲ با همین مسئله عقب‌گرد ساخت‌یافته را نشان داد. برای {"\u2066"}n = ۱{"\u2069"} و هر {"\u2066"}n ≥ ۴{"\u2069"} جوابی هست. پیدا کردن یک جواب برای هر n آسان است؛ ولی برای تعداد جواب‌ها هیچ‌کس فرمول بسته‌ای نمی‌شناسد، و کامل کردن صفحه‌ای که چند وزیر از پیش روی آن نشسته‌اند، {"\u2066"}NP{"\u2069"}-کامل است. وزیر بیشتر همیشه به معنی جواب بیشتر نیست: {"\u2066"}n = ۶{"\u2069"} فقط ۴ جواب دارد، ولی {"\u2066"}n = ۵{"\u2069"} ده جواب.
preset-n-queens-four = چهار وزیر: همهٔ آزمون‌ها و همهٔ عقب‌نشینی‌ها
preset-n-queens-eight = هشت وزیر، اولین جواب
preset-n-queens-iterative = یک آرایه، یک انگشت، همهٔ جواب‌های شش وزیر
preset-n-queens-permutation = جابه‌جایی‌ها نمی‌گذارند سطرها تکراری شوند
preset-n-queens-cartesian = همهٔ سطرها برای همهٔ ستون‌ها
preset-n-queens-repair = تعمیر یک چیدمان تصادفی با دوازده وزیر
preset-n-queens-climb-swap = تپه‌نوردی با جابه‌جایی
preset-n-queens-climb-row = تپه‌نوردی: گیر می‌کند و از نو شروع می‌کند
preset-n-queens-climb-square = با قدم‌های یک‌خانه‌ای فوراً گیر می‌کند
preset-n-queens-genes = جمعیتی از جایگشت‌ها تکامل پیدا می‌کند
preset-n-queens-genes-classic = الگوریتم ژنتیک کلاسیک
preset-n-queens-estimate = درخت چقدر بزرگ است؟ با چند کاوش حدس بزنیم
preset-n-queens-rules = چهارده وزیر با قاعده، بدون جست‌وجو
preset-n-queens-judged = آیا {"\u2066"}[6,3,7,4,1,5,2]{"\u2069"} جواب است؟
preset-n-queens-gallery = هر ۹۲ جواب در ۱۲ خانواده
preset-n-queens-completed = کامل کردن صفحه‌ای که دو وزیر دارد
preset-n-queens-thousand = هزار وزیر

algorithm-backtracking = عقب‌گرد
algorithm-backtracking-about = ستون‌به‌ستون پیش می‌رود و وزیر را در اولین سطر امن از بالا می‌گذارد؛ هر جا سطر امنی نماند، آخرین وزیر را پس می‌گیرد.
algorithm-backtracking-iterative = عقب‌گرد غیربازگشتی
algorithm-backtracking-iterative-about = همان جست‌وجو، بدون تابع بازگشتی: یک آرایه و یک انگشت که بعد از هر موفقیت به راست می‌رود و بعد از هر شکست به چپ.
algorithm-permutation = جست‌وجوی جایگشتی
algorithm-permutation-about = از همان اول هر سطر دقیقاً یک بار به کار رفته است؛ جابه‌جایی‌ها تعیین می‌کنند که هر سطر به کدام ستون برسد، پس فقط قطرها آزمون می‌خواهند.
algorithm-cartesian = جست‌وجوی دکارتی
algorithm-cartesian-about = همهٔ سطرها را در همهٔ ستون‌ها امتحان می‌کند؛ پرچم‌ها یادشان می‌ماند که کدام سطرها و قطرها گرفته شده‌اند. هر تلاش یعنی آزمودن یک خانه.
algorithm-min-conflicts = کمترین تعارض
algorithm-min-conflicts-about = اول در هر ستون وزیری را هر جا که شد می‌گذارد؛ بعد هر بار یکی از وزیرهای زیر تهدید را تصادفی انتخاب می‌کند و به سطری از همان ستون می‌برد که کمترین تهدیدکننده را دارد. وزیرهایی که خودتان گذاشته‌اید سر جایشان می‌مانند.
algorithm-hill-climbing = تپه‌نوردی
algorithm-hill-climbing-about = تا وقتی چیدمان همسایه‌ای با جفت‌های درگیرِ کمتر پیدا شود، به آن می‌رود. خودتان انتخاب کنید که همسایه یعنی چه، و ببینید هر کدام کجا گیر می‌کند.
algorithm-genetic = الگوریتم ژنتیک
algorithm-genetic-about = جمعیتی از چیدمان‌ها: برازنده‌ها فرزندانی می‌آورند که ستون‌های والدین را با هم می‌آمیزند و جهش پیدا می‌کنند. جایگشت‌ها هیچ‌وقت در سطرها برخورد ندارند؛ گونهٔ کلاسیک از این چیزها خبر ندارد و به زحمت می‌افتد.
algorithm-monte-carlo = برآورد مونت‌کارلو
algorithm-monte-carlo-about = چند بار تصادفی از درخت پایین می‌رود و برآورد می‌کند که عقب‌گرد کامل چند خانه را می‌آزمود، بی‌آنکه آن را اجرا کند.
algorithm-construction = ساختن با قاعده
algorithm-construction-about = اول زوج‌ها، بعد فردها، و تغییرهایی که باقی‌ماندهٔ n بر ۱۲ در آن‌ها می‌دهد: جوابی بدون هیچ جست‌وجویی.
algorithm-check = بررسی چیدمان
algorithm-check-about = سراغ هر سطر و قطری می‌رود که بیش از یک وزیر دارد.
algorithm-count = شمارش همهٔ جواب‌ها
algorithm-count-about = همهٔ جواب‌ها و جواب‌های بنیادی را با جدول‌های بیتی و هشت تقارن مربع می‌شمارد و اگر خیلی زیاد نباشند، خانواده‌به‌خانواده نشانشان می‌دهد.
algorithm-first = اولین جواب
algorithm-first-about = همیشه سطر یا ستونی را پر می‌کند که کمترین خانهٔ امن را دارد. یک جواب پیدا می‌کند، چیدمان شما را کامل می‌کند، یا ثابت می‌کند که کامل‌شدنی نیست.
algorithm-large = انبوهی از وزیرها
algorithm-large-about = روش سوسیچ و گو: یک جایگشت تصادفی با برخوردهای کم، که با جابه‌جایی تعمیر می‌شود. یک میلیون وزیر در چند ثانیه.

option-n = n
option-until = جست‌وجو تا
option-restarts = شروع‌های دوباره
option-max-steps = سقف حرکت‌ها
option-neighbourhood = همسایه
option-variant = گونه
option-population = جمعیت
option-patience = صبر، به نسل (جایگشتی)
option-generations = نسل‌ها (کلاسیک)
option-mutation = درصد جهش (کلاسیک)
option-threshold = درصد برازندگی برای بقا (کلاسیک)
option-refill = تکمیل با (کلاسیک)
option-probes = کاوش‌ها
option-gallery = سقف نمایش
choice-first = اولین جواب
choice-all = همهٔ جواب‌ها
choice-swap = دو وزیر، جابه‌جایی سطرها
choice-row = یک وزیر، هر سطری
choice-square = یک وزیر، یک خانه
choice-permutation = جایگشتی
choice-classic = کلاسیک
choice-random = چیدمان‌های تصادفی
choice-none = هیچ‌چیز

counter-tests = آزمون‌ها
counter-placements = جای‌گذاری‌ها
counter-rejections = ردشده‌ها
counter-removals = برداشتن‌ها
counter-solutions = جواب‌ها
counter-attempts = تلاش‌ها
counter-looked-at = چیدمان‌های دیده‌شده
counter-climbs = صعودها
counter-moves = حرکت‌ها
counter-born = زاده‌شده
counter-alive = زنده
counter-probes = کاوش‌ها
counter-rules = قاعده‌ها
counter-lines = خط‌های شلوغ
counter-shown = نشان‌داده‌شده
counter-reports = گزارش‌ها

result-queens = وزیرها
result-solutions = جواب‌ها
result-fundamental = بنیادی
result-solution = جواب است
result-conflicts = جفت‌های درگیر
result-estimate = برآورد
result-low = ۹۵٪ از
result-high = ۹۵٪ تا
result-probes = کاوش‌ها
result-exact = مقدار دقیق

fact-many = { $count } عدد، همه روی صفحه
panel-wall = چیدمان‌ها
panel-wall-note = روی هر چیدمان کلیک کنید تا به گام آن بروید
panel-plots = منحنی‌ها
list-population = جمعیت، از بهترین
list-solutions = جواب‌ها، خانواده‌به‌خانواده
list-family = خانوادهٔ { $number }
list-label-pairs = { $h ->
    [0] حل‌شده
    [one] { $h } برخورد
   *[other] { $h } برخورد
}
list-label-symmetry = { $move ->
    [identity] اصل
    [rotate-90] ¼ دور
    [rotate-180] ½ دور
    [rotate-270] ¾ دور
    [mirror-horizontal] چپ–راست
    [mirror-vertical] بالا–پایین
    [mirror-diagonal] قطر ↘
    [mirror-antidiagonal] قطر ↗
   *[other] { $move }
}
plot-empty = منحنی از گام‌های بعدی شروع می‌شود.
plot-band = بازهٔ ۹۵٪
plot-mean = میانگین تا اینجا
plot-fitness = بیشترین برازندگی
plot-clashes = کمترین برخورد
plot-pairs = جفت‌های درگیر
plot-line-mean = میانگین
plot-line-exact = مقدار دقیق
plot-line-best-fitness = بیشترین برازندگی
plot-line-most = برازندگی جواب
plot-line-best = برخوردها
plot-line-pairs = جفت‌های درگیر
board-label-large = صفحه‌ای با { $rows } سطر و { $columns } ستون که با نقطه کشیده شده است.
board-label-free = صفحهٔ بازی با { $rows } سطر و { $columns } ستون. با کلیدهای جهت‌نما مکان‌نما را حرکت دهید؛ کلید {"\u2066"}Enter{"\u2069"} مهره را می‌گذارد یا برمی‌دارد.
piece-at = ستون { $column }: سطر { $row }
key-place = روی صفحه: حرکت دادن مکان‌نما؛ با {"\u2066"}Enter{"\u2069"} گذاشتن یا برداشتن مهره
story = دربارهٔ این پازل
table-known-counts = چند جواب وجود دارد؟
table-known-counts-note = تا {"\u2066"}n = ۱۴{"\u2069"} را همین برنامه شمرده است؛ چهار عدد آخر از مقاله‌ها آمده‌اند و به دست آوردنشان ابررایانه یا سخت‌افزار ویژه می‌خواسته است.
column-n = n
column-solutions = همه
column-fundamental = بنیادی
pictures = نمودارها
pictures-hint = از اجراهای واقعی کشیده می‌شوند، همین‌جا در مرورگر شما و هر وقت خودتان بخواهید.
picture-draw = رسم
picture-again = رسم دوباره
picture-progress = اجرای { $done } از { $total }
experiment-attempts = تعداد تلاش‌ها تا یافتن همهٔ جواب‌ها
experiment-attempts-about = تعداد خانه‌هایی که جست‌وجوی جایگشتی می‌آزماید حدود یک‌سوم جست‌وجوی دکارتی است، و رشد هر دو از نمایی هم تندتر است.
experiment-genetic = دو گونهٔ الگوریتم ژنتیک
experiment-genetic-about = برای هر n پنج دانهٔ تصادفی: چند بار جواب پیدا شد و چقدر طول کشید. گونهٔ کلاسیک ۱۰۰ نسل فرصت دارد.
experiment-climbing = سه نوع همسایگی
experiment-climbing-about = برای هر n ده دانهٔ تصادفی، بدون شروع دوباره: چند صعود به جواب می‌رسد و هر صعود چند چیدمان را نگاه می‌کند.
measure-success = درصد موفقیت
measure-milliseconds = میلی‌ثانیه، با احتساب ضبط

## Reasons: n-queens

reason-backtracking-start = از چپ به راست، در هر ستون خالی وزیری را در اولین سطر امن می‌گذاریم.
reason-safe = ستون { $column }، سطر { $row }: هیچ وزیری این خانه را تهدید نمی‌کند؛ پس وزیر همین‌جا می‌ماند.
reason-attacked = ستون { $column }، سطر { $row }: وزیر ستون { $attacker }، سطر { $attacker-row }، این خانه را تهدید می‌کند؛ رد می‌شود.
reason-take-back = با وزیر ستون { $column } در سطر { $row } دیگر چیزی پیدا نمی‌شود: آن را برمی‌داریم و سطر بعدی را امتحان می‌کنیم.
reason-all-placed = همهٔ وزیرها نشسته‌اند و هیچ‌کدام دیگری را تهدید نمی‌کند: جواب شمارهٔ { $count }.
reason-all-tried = { $count ->
    [0] همهٔ حالت‌ها را امتحان کردیم: این وزیرها را نمی‌شود چید.
    [one] همهٔ حالت‌ها را امتحان کردیم: دقیقاً یک جواب هست.
   *[other] همهٔ حالت‌ها را امتحان کردیم: { $count } جواب هست.
}
reason-iterative-start = آرایهٔ b برای هر ستون یک سطر نگه می‌دارد؛ انگشت از ستون اول شروع می‌کند.
reason-off-the-board = وزیر ستون { $column } از صفحه بیرون رفت: انگشت به چپ می‌رود، سراغ وزیر قبلی.
reason-permutation-start = وزیر i از سطر i شروع می‌کند: هر سطر دقیقاً یک بار به کار رفته است و جابه‌جایی‌ها هم این را به هم نمی‌زنند.
reason-diagonals-free = سطر { $row } به ستون { $column } می‌رسد: هر دو قطر آزادند؛ پس این جابه‌جایی می‌ماند.
reason-diagonal-taken = وزیر ستون { $column } در سطر { $row } با وزیر ستون { $attacker }، سطر { $attacker-row }، هم‌قطر می‌شود: جابه‌جایی را پس می‌گیریم.
reason-swap-back = با سطر { $row } در ستون { $column } دیگر چیزی پیدا نمی‌شود: جابه‌جایی را پس می‌گیریم و سطر بعدی را امتحان می‌کنیم.
reason-cartesian-start = همهٔ سطرها را در همهٔ ستون‌ها امتحان می‌کنیم؛ هر سطر و قطری که گرفته شود، پرچمش بالا می‌رود.
reason-flags-down = ستون { $column }، سطر { $row }: پرچم سطر و هر دو قطر پایین است؛ پس وزیری اینجا می‌نشیند و پرچم‌ها را بالا می‌برد.
reason-flag-raised = ستون { $column }، سطر { $row }: پرچمی بالاست که وزیر ستون { $attacker }، سطر { $attacker-row }، بالا برده است.
reason-lower-flags = برمی‌گردیم به ستون { $column }: وزیر را از سطر { $row } برمی‌داریم و پرچم‌هایش را پایین می‌آوریم.
reason-first-assignment = هر ستون یک وزیر دارد و { $pairs ->
    [one] { $pairs } جفت درگیر داریم
   *[other] { $pairs } جفت درگیر داریم
}.
reason-fresh-assignment = دور { $round }: یک چیدمان تصادفی تازه، با { $pairs } جفت درگیر.
reason-conflicted-queen = از میان وزیرهای درگیر، قرعه به نام وزیر ستون { $column } افتاد؛ { $count ->
    [one] یک وزیر تهدیدش می‌کند
   *[other] { $count } وزیر تهدیدش می‌کنند
}.
reason-fewest-conflicts = عددهای کوچک می‌گویند هر سطر ستون { $column } چند تهدیدکننده دارد. کمترین عدد مال سطر { $row } است، یعنی { $count }: وزیر به آنجا می‌رود و { $pairs ->
    [0] هیچ جفت درگیری نمی‌ماند
    [one] یک جفت درگیر می‌ماند
   *[other] { $pairs } جفت درگیر می‌ماند
}.
reason-already-best = وزیر ستون { $column } در سطر خودش، یعنی سطر { $row }، با { $count } تهدیدکننده روبه‌روست و هیچ سطری کمتر از این ندارد؛ پس سر جایش می‌ماند. هنوز { $pairs } جفت درگیر داریم.
reason-no-conflicts = هیچ وزیری زیر تهدید نیست: این جوابی است برای {"\u2066"}n = { $n }{"\u2069"}.
reason-steps-spent = بعد از { $steps } حرکت هنوز { $pairs } جفت درگیر داریم: روش کمترین تعارض تسلیم می‌شود. سقف حرکت‌ها یا شروع‌های دوباره را بالا ببرید، یا دانهٔ تصادفی دیگری بدهید.
reason-climb-start = چیدمان اول { $pairs } جفت درگیر دارد.
reason-new-climb = صعود { $round } از چیدمان تازه‌ای با { $pairs } جفت درگیر شروع می‌شود.
reason-better-neighbour = این همسایه به‌جای { $before } جفت درگیر، { $pairs } جفت دارد: به آن می‌رویم.
reason-no-better-neighbour = این همسایه { $pairs } جفت درگیر دارد، که از { $before } کمتر نیست: سر جایمان می‌مانیم.
reason-local-minimum = هیچ همسایه‌ای کمتر از { $pairs } جفت درگیر ندارد: در کمینهٔ محلی گیر افتادیم.
reason-no-pairs-left = دیگر هیچ جفت درگیری نمانده است: این جوابی است برای {"\u2066"}n = { $n }{"\u2069"}.
reason-climbs-spent = { $climbs ->
    [one] این صعود
   *[other] هر { $climbs } صعود
} به کمینهٔ محلی ختم شد و در آخر { $pairs } جفت درگیر ماند. شروع‌های دوباره را بیشتر کنید، یا همسایهٔ دیگری انتخاب کنید.
reason-classic-start = هر چیدمانِ جمعیت اول، در هر ستون سطری تصادفی دارد؛ برازندگی جواب برابر است با {"\u2066"}C(n,2) = { $most }{"\u2069"}.
reason-random-board = یک چیدمان تصادفی به جمعیت می‌پیوندد: { $pairs } جفت درگیر.
reason-generation = نسل { $generation }: برازندگی بهترینِ این { $size } چیدمان، { $best-fitness } از { $most } است.
reason-not-fit = برازندگی { $fitness } از { $wanted } کمتر است: این چیدمان زنده نمی‌ماند.
reason-couple = این دو زوج می‌شوند؛ چیدمان هر دو بعد از { $cut ->
    [one] { $cut } ستون
   *[other] { $cut } ستون
} بریده می‌شود.
reason-child = فرزند { $cut } ستون اول را از یک والد می‌گیرد و بقیه را از دیگری: { $pairs } جفت درگیر.
reason-child-mutated = فرزند { $cut } ستون اول را از یک والد می‌گیرد و بقیه را از دیگری؛ بعد ستون { $column } جهش می‌کند و سطرش { $row } می‌شود: { $pairs } جفت درگیر.
reason-makes-room = والدین جایشان را به فرزندان می‌دهند.
reason-fit-board = برازندگی { $best-fitness } از { $most }: در نسل { $generation } جوابی پیدا شد.
reason-generations-spent = بعد از { $generations } نسل، بهترین برازندگی { $fitness } از { $most } است: جوابی پیدا نشد. تعداد نسل‌ها را بیشتر کنید، یا گونهٔ جایگشتی را انتخاب کنید.
reason-permutation-genes = هر چیدمان یک جایگشت است: هیچ دو وزیری هم‌سطر یا هم‌ستون نیستند؛ فقط روی قطرها ممکن است برخورد کنند.
reason-random-permutation = یک جایگشت تصادفی به جمعیت می‌پیوندد: { $clashes } برخورد روی قطرها.
reason-tournament = از { $size } چیدمانی که به قید قرعه برداشتیم، دو تای بهتر والد می‌شوند؛ چیدمان هر دو بعد از ستون { $cut } بریده می‌شود.
reason-crossfilled = فرزند { $cut } وزیر اول یک والد را نگه می‌دارد و سطرهای باقی‌مانده را به ترتیب والد دیگر می‌گیرد: { $clashes } برخورد.
reason-crossfilled-mutated = فرزند { $cut } وزیر اول یک والد را نگه می‌دارد، سطرهای باقی‌مانده را به ترتیب والد دیگر می‌گیرد و ستون‌های { $first } و { $second } را با هم عوض می‌کند: { $clashes } برخورد.
reason-worst-goes = اندازهٔ جمعیت ثابت می‌ماند: بدترین چیدمان کنار می‌رود.
reason-new-best = نسل { $generation } رکورد تازه‌ای می‌زند: { $best ->
    [0] بدون هیچ برخوردی
    [one] یک برخورد
   *[other] { $best } برخورد
}.
reason-stagnation = در { $patience } نسل چیدمان بهتری پیدا نشد: این جمعیت کنار می‌رود.
reason-new-population = { $patience } نسل درجا زدیم؛ پس با جمعیتی تازه از نو شروع می‌کنیم.
reason-fit-permutation = دیگر هیچ برخوردی نمانده است: جواب در نسل { $generation } پیدا شد.
reason-monte-carlo-start = { $probes } بار تصادفی از درخت پایین می‌رویم تا برآورد کنیم که عقب‌گرد برای {"\u2066"}n = { $n }{"\u2069"} چند خانه را می‌آزماید.
reason-probe-starts = کاوش { $probe } از صفحهٔ خالی شروع می‌شود.
reason-random-child = در ستون { $column } روی هم { $count ->
    [one] یک سطر امن
   *[other] { $count } سطر امن
} داریم؛ یکی را به قید قرعه برمی‌داریم. برآوردمان این است که در این عمق { $product } چیدمان باشد.
reason-first-probe = برآورد کاوش { $probe } می‌شود { $nodes } گره، پس میانگین { $mean } است. یک کاوش تنها نمی‌گوید خطایش چقدر است.
reason-probe-ends = برآورد کاوش { $probe } می‌شود { $nodes } گره. میانگین همهٔ کاوش‌ها { $mean } است؛ با اطمینان ۹۵٪ بین { $low } و { $high }.
reason-estimate = برآورد بعد از { $probe } کاوش: { $mean } گره؛ با اطمینان ۹۵٪ بین { $low } و { $high }.
reason-construction-start = باقی‌ماندهٔ تقسیم {"\u2066"}n = { $n }{"\u2069"} بر ۱۲ می‌شود { $rest }؛ قاعده‌ها از همین معلوم می‌شوند.
reason-evens-first = اول عددهای زوج می‌آیند: این‌ها سطرهای { $count } ستون اول‌اند.
reason-two-last = باقی‌مانده { $rest } است؛ پس ۲ به آخر زوج‌ها می‌رود.
reason-odds-after = بعد نوبت عددهای فرد است.
reason-odds-in-pairs = باقی‌مانده { $rest } است؛ پس فردها دوبه‌دو جایشان را عوض می‌کنند: {"\u2066"}۳ ۱ ۷ ۵ …{"\u2069"}
reason-swap-one-three = باقی‌مانده { $rest } است؛ پس ۱ و ۳ جایشان را عوض می‌کنند …
reason-five-last = … و ۵ به آخر می‌رود.
reason-one-three-last = باقی‌مانده { $rest } است؛ پس ۱ و ۳ به آخر می‌روند.
reason-constructed = جوابی برای {"\u2066"}n = { $n }{"\u2069"}، بی‌آنکه چیزی را جست‌وجو کنیم.
reason-check-start = { $queens ->
    [one] { $queens } وزیر
   *[other] { $queens } وزیر
} روی صفحهٔ {"\u2066"}n = { $n }{"\u2069"} داریم. آیا خطی هست که بیش از یک وزیر داشته باشد؟
reason-crowded-line = { $count } وزیر روی یک خط‌اند؛ از جمله ستون { $first }، سطر { $first-row } و ستون { $second }، سطر { $second-row }.
reason-check-fails = { $pairs ->
    [one] یک جفت وزیر یکدیگر را تهدید می‌کنند
   *[other] { $pairs } جفت وزیر یکدیگر را تهدید می‌کنند
}: این جواب نیست، و تا همین‌طور بماند جوابی هم از آن در نمی‌آید.
reason-check-solution = { $n } وزیر، و هیچ خطی دو وزیر ندارد: این جواب است.
reason-check-peaceful = { $queens ->
    [0] صفحه خالی است: هنوز چیزی برای بررسی نیست.
   *[other] از این { $queens } وزیر هیچ‌کدام دیگری را تهدید نمی‌کند. اگر روشی راهش را پیدا کند، چیدمان کامل می‌شود.
}
reason-answer-queen = جواب: وزیر ستون { $column } در سطر { $row } است.
reason-answer-at-once = جواب: هر { $n } وزیر. برای تماشا از نزدیک، روی صفحه بگردید.
reason-count-start = همهٔ راه‌های چیدن { $n } وزیر شمرده می‌شود، بی‌آنکه تک‌تک ساخته شوند: از هر هشت صفحهٔ متقارن فقط یکی دنبال می‌شود.
reason-count-progress = { $percent } ٪ صفحه‌های {"\u2066"}n = { $n }{"\u2069"} تمام شد: تا اینجا { $solutions } جواب.
reason-count-symmetric = { $solutions } جواب. حالا آن‌هایی که با نیم‌دور همان می‌مانند: تا اینجا { $symmetric }. این‌ها می‌گویند چند خانواده هست.
reason-count-gallery = { $shown } جواب از { $solutions } جواب نشان داده شده؛ آنچه حالا پیدا می‌شود شکل‌های چرخیده یا آینه‌ای همین‌هاست.
reason-count-not-shown = { $solutions } جواب از { $gallery } جوابی که نشان داده می‌شود بیشتر است؛ پس فقط شمارشان گفته شد. «سقف نمایش» را می‌توان بالا برد.
reason-count-none = هیچ‌چیز از قلم نیفتاد: { $n } وزیر را اینجا به هیچ شکلی نمی‌توان چید.
reason-count-completions = این صفحهٔ {"\u2066"}n = { $n }{"\u2069"} را { $solutions ->
    [one] فقط به یک شکل
   *[other] به { $solutions } شکل
} می‌توان کامل کرد.
reason-count-found = برای {"\u2066"}n = { $n }{"\u2069"} روی‌هم { $solutions ->
    [one] یک جواب
   *[other] { $solutions } جواب
} هست که { $fundamental } تای آن بنیادی است: با چرخاندن یا آینه کردن از یکی به دیگری نمی‌رسیم.
reason-fundamental-solution = خانوادهٔ { $orbit }: این جواب با شکل‌های چرخیده و آینه‌ای‌اش، روی‌هم { $size } صفحهٔ متفاوت.
reason-symmetric-image = خانوادهٔ { $orbit }: شکل دیگر آن با تقارن { $symmetry ->
    [rotate-90] «چرخش یک‌چهارم»
    [rotate-180] «نیم‌دور»
    [rotate-270] «چرخش سه‌چهارم»
    [mirror-horizontal] «جابه‌جایی چپ و راست»
    [mirror-vertical] «جابه‌جایی بالا و پایین»
    [mirror-diagonal] «آینه در قطر»
    [mirror-antidiagonal] «آینه در قطر دیگر»
   *[other] { $symmetry }
}.
reason-first-start = { $given ->
    [0] {"\u2066"}n = { $n }{"\u2069"}: همیشه سطر یا ستونی پر می‌شود که کمترین خانهٔ امن را دارد.
    [one] {"\u2066"}n = { $n }{"\u2069"}، یک وزیر از پیش هست: همیشه سطر یا ستونی پر می‌شود که کمترین خانهٔ امن را دارد.
   *[other] {"\u2066"}n = { $n }{"\u2069"}، { $given } وزیر از پیش هست: همیشه سطر یا ستونی پر می‌شود که کمترین خانهٔ امن را دارد.
}
reason-first-progress = { $placed } وزیر از { $n } وزیر چیده شده و { $nodes } صفحه دیده شده است.
reason-first-found = هر { $n } وزیر چیده شد، { $given } تا از آغاز بود؛ { $nodes } صفحه دیده شد.
reason-first-none = هیچ‌چیز از قلم نیفتاد، { $nodes } صفحه دیده شد: { $n } وزیر را نمی‌توان طوری چید که { $given ->
    [0] هیچ‌یک دیگری را تهدید نکند
   *[other] آن { $given } وزیر سر جای خود بمانند
}.
reason-large-start = { $n } وزیر: یکی‌یکی در ستون‌ها جایی گذاشته می‌شوند که قطرها آزاد باشد؛ سپس چندتای مانده تعمیر می‌شود.
reason-large-place = { $placed } وزیر از { $n } وزیر بی‌برخورد گذاشته شده است.
reason-large-repair = { $placed } وزیر از { $n } وزیر بی‌برخورد ایستاده‌اند؛ { $left } وزیر دیگر سطر‌های مانده را می‌گیرند و با جابه‌جایی تعمیر می‌شوند.
reason-large-swap = پس از { $tries } جابه‌جایی آزموده، هنوز { $left } وزیر از { $n } وزیر زیر تهدید است.
reason-large-restart = تلاش { $attempt } نتوانست { $left } وزیر آخر از { $n } وزیر را تعمیر کند: از نو.
reason-large-found = { $n } وزیر در تلاش { $attempt }؛ فقط { $repaired } تا تعمیر لازم داشت.
reason-large-none = { $n } وزیر را نمی‌توان چید.
reason-hand-conflicts = { $pairs ->
    [one] یک جفت وزیر یکدیگر را تهدید می‌کنند.
   *[other] { $pairs } جفت وزیر یکدیگر را تهدید می‌کنند.
}
reason-hand-peaceful = { $queens } وزیر از { $n } وزیر در صلح نشسته‌اند.
reason-hand-solution = هر { $n } وزیر در صلح نشسته‌اند: این جواب است!

## Errors: n-queens

error-too-large-here = { $given } برای «{ $option }» زیاد است؛ این الگوریتم تا { $maximum } را قبول می‌کند و «{ $algorithm }» تا { $most } را.
error-queen-off-board = وزیر ستون { $column } در سطر { $row } است که بیرون از صفحه می‌افتد. شمارهٔ سطرها از ۱ تا { $n } است و ۰ یعنی آن ستون وزیر ندارد.
error-queen-not-a-number = «{ $given }» برای ستون { $column } عدد نیست. برای هر ستون شمارهٔ سطر وزیرش را بنویسید و اگر وزیر ندارد ۰ بگذارید؛ مثلاً {"\u2066"}2 4 1 3{"\u2069"}.
error-drawing-not-square = سطر { $row } با { $count } خانه کشیده شده است، ولی { $n } سطر داریم. n سطر بکشید که هر کدام n خانه داشته باشد.
error-two-in-column = ستون { $column } دو وزیر دارد. در این صفحه هر ستون فقط جای یک وزیر است.
error-wrong-length = چیدمان { $count } ستون دارد، ولی {"\u2066"}n = { $n }{"\u2069"} است. برای هر یک از { $n } ستون یک عدد بدهید.
error-starts-empty = «{ $algorithm }» از صفحهٔ خالی شروع می‌کند. وزیرها را بردارید، یا «اولین جواب» را برگزینید که صفحه را کامل می‌کند.

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
