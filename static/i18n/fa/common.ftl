### Dhadha in Persian. Formulas and names such as A* are isolated left-to-right (U+2066 … U+2069).

move-made = { $g ->
    [0] چیدمان داده‌شده
   *[other] حرکت { $move }
}
theme = پوسته

## Puzzles
puzzle-n-puzzle = معمای کشویی
puzzle-estimate-tree = درخت برآوردها
puzzle-n-queens = مسئلهٔ N وزیر
puzzle-knight-path = کوتاه‌ترین مسیر اسب
puzzle-pile-game = بازی‌های توده‌ای
puzzle-coin-game = سکه‌ها روی صفحهٔ شطرنج
puzzle-magic-square = مربع جادویی
puzzle-magic-trick = شعبدهٔ جمع دلخواه

## Algorithms
algorithm-a-star = {"\u2066"}A*{"\u2069"}
algorithm-a-star-idea = {"\u2066"}A*{"\u2069"} حرکت‌های انجام‌شده را با حدسش از حرکت‌های مانده جمع می‌زند و کمترین جمع را اول امتحان می‌کند.
algorithm-ida-star = {"\u2066"}IDA*{"\u2069"}
algorithm-ida-star-idea = {"\u2066"}IDA*{"\u2069"} هر بار یک مسیر را تا حدی معین دنبال می‌کند و در هر دور آن حد را کمی بالا می‌برد.
algorithm-breadth-first = جست‌وجوی اول‌سطح
algorithm-breadth-first-idea = اول همهٔ چیدمان‌هایی را می‌بیند که یک حرکت با شروع فاصله دارند، بعد دو حرکت، بعد سه حرکت.
algorithm-depth-first = جست‌وجوی اول‌عمق
algorithm-depth-first-idea = یک مسیر را تا جایی که بتواند دنبال می‌کند و فقط در بن‌بست برمی‌گردد.
algorithm-iterative-deepening = تعمیق تکراری
algorithm-iterative-deepening-idea = تا عمق یک حرکت می‌گردد، بعد از نو تا عمق دو حرکت، بعد سه حرکت.
algorithm-greedy-backtracking = عقب‌گرد حریصانه
algorithm-greedy-backtracking-idea = به چیدمان بعدی‌ای می‌رود که نزدیک‌تر از همه به نظر می‌رسد، و اگر هیچ‌کدام به‌اندازهٔ کافی نزدیک نباشد برمی‌گردد.
algorithm-weighted-a-star = {"\u2066"}A*{"\u2069"} وزن‌دار
algorithm-weighted-a-star-idea = {"\u2066"}A*{"\u2069"} وزن‌دار حدسش از حرکت‌های مانده را در وزن ضرب می‌کند: هرچه وزن بیشتر، زودتر سراغ چیدمان‌های به‌ظاهر نزدیک می‌رود.

## Options
option-budget = سقف گره‌ها
option-seed = دانهٔ تصادفی

## The player
play = پخش
pause = مکث
replay = پخش دوباره
step-forward = یک گام جلو
step-back = یک گام عقب
board-here = { $g ->
    [0] چیدمان داده‌شده
   *[other] چیدمان پس از حرکت { $move }
}
move-undone = برمی‌گردیم
moves-g = { $g } حرکت
moves-known = { $known } حرکت
budget-nodes = { $budget } گره
h-goes = { $h-goes ->
    [falls] {"\u2066"}h{"\u2069"} از { $was-h } به { $h } کاهش می‌یابد
    [rises] {"\u2066"}h{"\u2069"} از { $was-h } به { $h } افزایش می‌یابد
    [stays] {"\u2066"}h{"\u2069"} همان { $h } می‌ماند
   *[other] {"\u2066"}h{"\u2069"} قبلاً { $was-h } بود و حالا { $h } است
}
f-goes = { $f-goes ->
    [falls] {"\u2066"}f{"\u2069"} از { $was-f } به {"\u2066"}{ $g } + { $h } = { $f }{"\u2069"} کاهش می‌یابد
    [rises] {"\u2066"}f{"\u2069"} از { $was-f } به {"\u2066"}{ $g } + { $h } = { $f }{"\u2069"} افزایش می‌یابد
    [stays] {"\u2066"}f{"\u2069"} همان {"\u2066"}{ $g } + { $h } = { $f }{"\u2069"} می‌ماند
   *[other] {"\u2066"}f = { $g } + { $h } = { $f }{"\u2069"} است
}
open-order = { $ties ->
    [0] کمترین مقدار در فهرست باز است
   *[other] { $equals ->
        [0] کمترین مقدار در فهرست باز است؛ { $ties ->
            [one] یک چیدمان دیگر هم همین f را دارد، ولی h آن بیشتر است
           *[other] { $ties } چیدمان دیگر هم همین f را دارند، ولی h آن‌ها بیشتر است
        }
       *[other] کمترین مقدار در فهرست باز است؛ { $earlier ->
            [0] { $ties ->
                [one] یک چیدمان دیگر هم همین f و همین h را دارد، ولی دیرتر آمده است
               *[other] { $ties } چیدمان دیگر هم همین f را دارند و از میان آن‌هایی که h برابر دارند این یکی زودتر آمده است
            }
           *[other] { $ties ->
                [one] یک چیدمان دیگر هم همین f و همین h را دارد و زودتر آمده است، ولی این یکی انتخاب شد
               *[other] { $ties } چیدمان دیگر هم همین f را دارند و از میان آن‌هایی که h برابر دارند این یکی انتخاب شد
            }
        }
    }
}
to-start = رفتن به اول
to-end = رفتن به آخر
previous-marker = رفتن به بخش قبلی
next-marker = رفتن به بخش بعدی
position = موقعیت
position-of = گام { $position } از { $length }
position-of-thinned = گام { $number } از { $steps }؛ اجرا طولانی است و فقط بخش‌هایی از آن را می‌بینید
speed = سرعت
speed-reading = خواندن
speed-auto = تند
speed-value = { $speed } در ثانیه
more = بیشتر
keys = کلیدها
keys-title = کلیدها
key-play = پخش یا مکث
key-back = یک گام عقب
key-forward = یک گام جلو
key-ends = رفتن به اول یا آخر
key-markers = رفتن به بخش قبلی یا بعدی
key-speed = کندتر یا تندتر
key-slide = روی چیدمان: حرکت دادن مهره
key-present = ارائه: چیدمان، جمله و کد همهٔ صفحهٔ نمایش را پر می‌کنند؛ با کلیدهای جهت‌نما جلو و عقب بروید و با Escape خارج شوید
key-help = نمایش همین کلیدها
close = بستن
board-row = سطر { $row }
board-edges = نمایش جمع‌ها در کناره‌ها
cell-empty = خالی
save-trace = ذخیرهٔ این اجرا
hand-moves = { $count } حرکت دستی

## Steps that are shown fast: `skim-` and a reason, or else a word, counts them
skim = { $count } گام دیگر از همین دست: { $parts }.
skim-on = گام‌های دیگری از همین دست، با سرعت بیشتر.
skim-choose = { $count } انتخاب
skim-expand = بسط { $count } مورد
skim-add = افزودن { $count } مورد
skim-drop = کنار گذاشتن { $count } مورد
skim-reject = رد { $count } مورد
skim-back = { $count } گام به عقب
skim-close = پایان کار { $count } مورد
skim-compare = { $count } مقایسه
skim-place = گذاشتن { $count } مهره
skim-remove = برداشتن { $count } مهره
skim-swap = { $count } جابه‌جایی
skim-move = { $count } حرکت
skim-assign = نوشتن { $count } مقدار
skim-improve = { $count } بهبود
skim-restart = { $count } دور تازه
skim-walk = { $count } گام از جواب
skim-found = { $count } جواب
skim-progress = { $count } گزارش پیشرفت

## Panels
panel-code = کد
code-running = کد، همان‌طور که اجرا می‌شود
code-next-step = رفتن به گام بعدی در این سطر
code-no-step = هیچ گامی از این اجرا در این سطر نیست
panel-values = مقدار متغیرها
values-show = نمایش مقدارها
values-about = پایتون تا همین گام دوباره اجرا می‌شود و مقدار متغیرها را نشان می‌دهد.
values-about-python = پایتون تا همین گام دوباره اجرا می‌شود و مقدار متغیرها را نشان می‌دهد. برای این کار، مرورگر یک بار پایتون را دریافت می‌کند.
values-waiting = پایتون تا همین گام دوباره اجرا می‌شود…
values-reached = پایتون تا همین گام دوباره اجرا می‌شود؛ اکنون در گام { $step } است.
values-paused = برای دیدن مقدارها مکث کنید.
values-none = الگوریتم در این گام اجرا نمی‌شود؛ پس متغیری هم نیست.
values-differ = این اجرا را اینجا نمی‌شود تکرار کرد، چون پایتون حالا گام‌های دیگری برمی‌دارد. شاید نسخهٔ دیگری از Dhadha اجرا را ذخیره کرده باشد.
values-calls = { $count } فراخوانی تودرتو
values-changed = تغییر کرده
values-node = حرکتی که به اینجا رسید، و {"\u2066"}f = g + h{"\u2069"}
values-on-board = (شمارش از ۰؛ روی چیدمان: { $number })
panel-lists = فهرست‌ها
panel-lesson = درس
panel-lesson-note = { $algorithm }: هر شماره شما را به یک گام نمونه می‌برد
go-to-step = رفتن به گام { $number }
panel-tree = درخت جست‌وجو
panel-tree-note = روی هر گره کلیک کنید تا به گام آن بروید؛ یا با کلیدهای جهت‌نما بگردید و Enter را بزنید
panel-counters = شمارنده‌ها
fold-lists = فهرست‌ها و مقدارها
fold-tree = درخت و شمارنده‌ها
panel-fault = اشتباه کجاست؟
panel-legend = راهنمای نشانه‌ها
list-open = فهرست باز
list-open-f = فهرست باز، از کوچک‌ترین f
list-open-first = صف، به ترتیب نوبت
list-closed = فهرست بسته، تازه‌ترین در آغاز
list-path = مسیر فعلی
list-children = فرزندانِ در حال مقایسه
list-options = عددهای گزینه‌ها و کوچک‌ترین عددی که میان آن‌ها نیست
list-threshold = آستانه: { $threshold }
list-more = و { $count } مورد دیگر
list-empty = خالی
list-thinned = این اجرا بسیار طولانی است و فهرست‌هایش نگه داشته نشده‌اند.
tree-empty = اینجا درخت جست‌وجویی نیست.
tree-window = { $shown } گره از { $count } گره: نزدیک‌ترین‌ها به گره فعلی
tree-node = { $move }{ $numbers ->
    [none] {""}
   *[other] ، { $numbers }
}، { $state ->
    [now] گره فعلی
    [waiting] در انتظار
    [done] تمام‌شده
   *[seen] دیده‌شده
}
counter-expanded = بسط‌یافته
counter-generated = تولیدشده
counter-open = باز
counter-closed = بسته
counter-held = در حافظه
counter-peak = اوج حافظه
counter-branching = ضریب انشعاب مؤثر
result-title = نتیجه
result-length = طول جواب
result-answer = جواب
yes = بله
no = خیر
none = هیچ

## Legend
legend-role-current = موضوع این گام
legend-role-frontier = در انتظار بررسی
legend-role-visited = کارش تمام شده
legend-role-path = جواب، گام‌به‌گام
legend-role-goal = درست: جواب یا بخشی از آن
legend-role-conflict = ردشده یا نادرست
legend-role-hint = آنچه جمله به آن اشاره می‌کند
legend-home = سر جای خود
legend-badge = برآورد تابع مکاشفه‌ای برای این مهره
legend-blocked = دیوار
legend-given = داده‌شده، تغییرناپذیر
legend-pencil = یادداشت‌های مدادی
legend-link = به هم مربوط‌اند
legend-clash = با هم برخورد دارند
legend-ramp = از عددهای کوچک تا بزرگ
legend-note = عددی که در جمله آمده
legend-ruled = خانه‌ای که مهره‌ای تهدیدش می‌کند
legend-asked = موضوع پرسش
legend-tried = پاسخ شما، که نادرست است

## The page
solve = حل
solve-from-here = حل از همین‌جا
cancel = لغو
finish = توقف در همین‌جا
undo = واگرد
solving = در حال حل…
solver-loading = در حال دریافت پایتون…
percent = {"\u2066"}٪{ $percent }{"\u2069"}
solver-starting = در حال راه‌اندازی پایتون…
data-loading = در حال دریافت جدول‌های بزرگ‌تر، که کار را تندتر می‌کنند…
data-missing = { $file } کامل دریافت نشد. کارهایی که به آن نیاز ندارند ادامه می‌یابند، ولی شاید کندتر شوند.
solver-lost = پایتون ناگهان از کار افتاد. دوباره راه افتاده است و معما را از اول حل می‌کند.
solver-lost-again = پایتون در این معما دو بار از کار افتاد. چیدمان شما دست‌نخورده است؛ الگوریتم دیگری یا چیدمان کوچک‌تری را امتحان کنید.
solver-failed = پایتون دریافت نشد. اتصال اینترنت را بررسی کنید و دوباره امتحان کنید؛ چیزی از دست نرفته است.
solver-hung = پایتون دیگر پاسخ نمی‌داد؛ پس صفحه آن را متوقف کرد. صفحه خودبه‌خود دوباره امتحان نمی‌کند؛ چیدمان شما دست‌نخورده است.
cancelled = لغو شد. هرچه تا اینجا پیدا شده روی صفحه می‌ماند.
trace-unreadable = این اجرای ذخیره‌شده خوانده نمی‌شود: یا مربوط به Dhadha نیست یا ناقص است.
trace-too-old = این اجرا با نسخهٔ قدیمی‌تری از Dhadha ذخیره شده است. معما را دوباره حل کنید و اجرای تازه را ذخیره کنید.
trace-too-new = این اجرا با نسخهٔ تازه‌تری از Dhadha ذخیره شده است. صفحه را تازه کنید و اجرا را دوباره باز کنید.
error-file-too-large = این فایل بیش از اندازه بزرگ است: فایل‌های بزرگ‌تر از { $most } مگابایت باز نمی‌شوند.
error-trace-puzzle = این اجرا مربوط به معمایی است که اینجا نیست: { $puzzle }. اول بستهٔ آن را اضافه کنید، بعد اجرا را دوباره باز کنید.
error-file-missing = { $file } دریافت نشد. اتصال اینترنت و نشانی را بررسی کنید.
error-package-missing = در نشانی { $address } بسته‌ای نیست.
error-package-forbidden = این صفحه اجازه ندارد چیزی از { $host } دریافت کند. خودتان فایل را از آنجا دریافت کنید و از دستگاهتان انتخاب کنید.
error-file-cut = فقط بخشی از { $file } دریافت شد.
error-file-corrupt = { $file } خراب است.
error-file-slow = دریافت { $file } بیش از اندازه طول کشید.
error-file-refused = مرورگر { $file } را نپذیرفت، هرچند کامل دریافت شده بود.
error-file-renewed = سایت به‌روز شده است؛ صفحه را تازه کنید.
error-file-alone = در این صفحه فقط یک اجرا هست. برای حل معماهای خودتان، در پایتون دوباره dhadha.run را فرا بخوانید یا سایت Dhadha را باز کنید.
try-again = تلاش دوباره
shuffle = بُر زدن
offer-use = استفاده از نزدیک‌ترین چیدمان حل‌پذیر
share = کپی پیوند
solve-here = حل در همین‌جا
solve-here-cost = این اجرا در سایت ذخیره نشده است. اگر «{ $button }» را بزنید، مرورگرتان یک بار پایتون را ({ $size } مگابایت) دریافت می‌کند و معما را حل می‌کند.
change = تغییر
present = ارائه
presets = نمونه‌ها
asked-ran = { $asked } ← { $ran }
faults = اشتباه کجاست؟
fault-look = کدام سطر اشتباه است؟
fault-ask = یک سطر این برنامه اشتباه است. اجرا را تماشا کنید و بعد سطر را انتخاب کنید.
fault-not-here = سطر { $line } درست است.
fault-found = بله، اشتباه در سطر { $line } است.
fault-shown = اشتباه در سطر { $line } است.
fault-show = نشان دادن
fault-again = پرسش دوباره
fault-right-method = تماشای برنامهٔ درست: { $algorithm }
fault-code = برنامه‌ای که باید سطر اشتباهش را پیدا کنید
fault-line-wrong = نادرست
fault-line-right = درست
packages = معمای خودتان را اضافه کنید
packages-by-link = { $count ->
    [one] این پیوند می‌خواهد معمایی از { $files } اضافه کند. کد پایتون آن در محیطی بسته اجرا می‌شود: نه به شبکه دسترسی دارد و نه به آنچه این سایت ذخیره کرده است.
   *[other] این پیوند می‌خواهد معماهایی از { $files } اضافه کند. کد پایتون آن‌ها در محیطی بسته اجرا می‌شود: نه به شبکه دسترسی دارد و نه به آنچه این سایت ذخیره کرده است.
}
packages-framed = این صفحه درون سایت دیگری نمایش داده می‌شود؛ پس در برگه‌ای جداگانه تصمیم بگیرید.
packages-open = باز کردن در برگهٔ جدا
packages-agree = نصب
packages-decline = نصب نکردن
packages-declined = چیزی نصب نشد. حالا یکی از معماهای خودمان را می‌بینید.
packages-installing = در حال نصب…

## Reasons: starting
reason-a-star-start = { $h ->
    [0] شروع: ۰ حرکت انجام شده است. برآورد حرکت‌های مانده ۰ است؛ پس جمع هم ۰ است.
   *[other] شروع: ۰ حرکت انجام شده و دست‌کم { $h } حرکت مانده است. جمع: {"\u2066"}۰ + { $h } = { $h }{"\u2069"}.
}
reason-weighted-start = { $weight ->
    [0] شروع: ۰ حرکت انجام شده است. با وزن ۰ برآورد به حساب نمی‌آید؛ پس چیدمان‌ها به ترتیب تعداد حرکت‌ها از شروع برداشته می‌شوند.
    [1] شروع: ۰ حرکت انجام شده و برآورد حرکت‌های مانده { $h } است. {"\u2066"}A*{"\u2069"} وزن‌دار با وزن ۱ همان {"\u2066"}A*{"\u2069"} است.
   *[other] شروع: ۰ حرکت انجام شده است. {"\u2066"}A*{"\u2069"} وزن‌دار برآورد حرکت‌های مانده را در { $weight } ضرب می‌کند که { $h } می‌شود. اغلب زودتر از {"\u2066"}A*{"\u2069"} مسیری پیدا می‌کند، ولی شاید آن مسیر کوتاه‌ترین نباشد.
}
reason-ida-start = { $h ->
    [0] شروع: ۰ حرکت انجام شده است. برآورد حرکت‌های مانده ۰ است؛ پس دور اول فقط دنبال مسیری با ۰ حرکت می‌گردد.
   *[other] شروع: ۰ حرکت انجام شده و دست‌کم { $h } حرکت مانده است. پس دور اول فقط دنبال مسیری با { $h } حرکت می‌گردد.
}
reason-start-without-costs = جست‌وجو شروع می‌شود. تعداد حرکت‌ها را می‌شمارد و هزینهٔ آن‌ها را در نظر نمی‌گیرد.
reason-breadth-first-start = شروع: چیدمان داده‌شده سر صف است. چیدمان‌ها در صف منتظر نوبت خود می‌مانند.
reason-depth-first-start = شروع از چیدمان داده‌شده است. جست‌وجوی اول‌عمق تا بشود یک حرکت جلوتر می‌رود و وقتی نشود یک حرکت برمی‌گردد.
reason-deepening-start = جست‌وجو اول تا ۰ حرکت را می‌بیند، بعد تا ۱، بعد تا ۲ و همین‌طور. وقتی به هدف برسد یا دیگر چیزی برای گشتن نماند، تمام می‌شود.
reason-greedy-start = شروع: ۰ حرکت انجام شده و دست‌کم { $f } حرکت مانده است. جست‌وجو از هر چیدمان به فرزندی می‌رود که جمع این دو برایش کمترین است. { $tolerance ->
    [0] فرزندی که جمعش از جمع والدش بیشتر باشد رد می‌شود.
   *[other] فرزندی که جمعش بیش از { $tolerance } واحد از جمع والدش بیشتر باشد رد می‌شود.
}

## Reasons: choosing and expanding
reason-smallest-f = { $g ->
    [0] تعداد حرکت‌های انجام‌شده را g، برآورد را h و جمع این دو را f می‌نامیم. برای چیدمان داده‌شده {"\u2066"}f = { $g } + { $h } = { $f }{"\u2069"} است. هنوز هیچ چیدمان دیگری منتظر نیست؛ پس همین را بسط می‌دهیم.
   *[other] { board-here }: {"\u2066"}f = g + h = { $g } + { $h } = { $f }{"\u2069"} { open-order }. این چیدمان را بسط می‌دهیم.
}
reason-first-in-queue = { $g ->
    [0] چیدمان داده‌شده سر صف است: فرزندانش را می‌بینیم.
   *[other] { board-here }: این چیدمان سر صف است، در فاصلهٔ { moves-g } از شروع. کار همهٔ چیدمان‌های نزدیک‌تر تمام است؛ پس حالا فرزندان این یکی را می‌بینیم.
}
reason-one-deeper = { $g ->
    [0] حرکت‌های چیدمان داده‌شده را یکی‌یکی بررسی می‌کنیم.
   *[other] { move-made }: یک سطح عمیق‌تر می‌رویم، به عمق { $g }.
}
reason-sooner-than-before = { move-made }: این چیدمان را قبلاً پس از { moves-known } دیده‌ایم، ولی این بار پس از فقط { $g } حرکت. حالا تا حد عمق حرکت‌های بیشتری مانده است؛ پس دوباره بررسی‌اش می‌کنیم.
reason-within-threshold = { $g ->
    [0] چیدمان داده‌شده: {"\u2066"}f = ۰ + { $h } = { $f }{"\u2069"} از آستانهٔ { $threshold } بیشتر نیست. حرکت‌هایش را می‌بینیم.
   *[other] { move-made }: { h-goes }، پس { f-goes } و از آستانهٔ { $threshold } بیشتر نیست. عمیق‌تر می‌رویم.
}
reason-at-limit = { move-made }: این چیدمان هدف نیست و به حد عمق { $limit } رسیده‌ایم.
reason-goal-taken-by-f = { $g ->
    [0] چیدمان داده‌شده خودش هدف است.
   *[other] { board-here }: این همان هدف است. در فهرست باز f کوچک‌تری نیست؛ پس {"\u2066"}A*{"\u2069"} همین‌جا تمام می‌شود.
}
reason-goal-taken-by-weight = { $g ->
    [0] چیدمان داده‌شده خودش هدف است.
   *[other] { board-here }: این همان هدف است. در فهرست باز f کوچک‌تری نیست؛ پس {"\u2066"}A*{"\u2069"} وزن‌دار همین‌جا تمام می‌شود.
}
reason-goal-taken-by-queue = { $g ->
    [0] چیدمان داده‌شده خودش هدف است.
   *[other] { board-here }: این همان هدف است. همهٔ چیدمان‌های نزدیک‌تر پیش از این از صف بیرون آمده‌اند؛ پس جست‌وجوی اول‌سطح همین‌جا تمام می‌شود.
}
reason-goal-met = { $g ->
    [0] چیدمان داده‌شده خودش هدف است.
   *[other] { board-here }: این همان هدف است. جست‌وجوی اول‌عمق با اولین هدفی که به آن برسد تمام می‌شود.
}
reason-goal-at-limit = { $g ->
    [0] چیدمان داده‌شده خودش هدف است.
   *[other] { board-here }: این همان هدف است. دورهای قبلی با حد کوچک‌تر به آن نرسیدند؛ پس تعمیق تکراری همین‌جا تمام می‌شود.
}
reason-goal-within-threshold = { $g ->
    [0] چیدمان داده‌شده خودش هدف است.
   *[other] { board-here }: این همان هدف است و f آن از آستانهٔ { $threshold } بیشتر نیست. هیچ دوری با آستانهٔ کوچک‌تر به آن نرسید؛ پس {"\u2066"}IDA*{"\u2069"} همین‌جا تمام می‌شود.
}
reason-look-at-children = { $g ->
    [0] تعداد حرکت‌های انجام‌شده را g، برآورد حرکت‌های مانده را h و جمع این دو را f می‌نامیم. برای چیدمان داده‌شده {"\u2066"}f = { $f }{"\u2069"} است. همهٔ فرزندانش را بررسی می‌کنیم.
   *[other] برای این چیدمان {"\u2066"}f = { $f }{"\u2069"} است. همهٔ فرزندانش را بررسی می‌کنیم.
}
reason-best-child = { $others ->
    [0] { move-made }: برای این چیدمان {"\u2066"}f = { $f }{"\u2069"} است و والد آن نامزد دیگری ندارد که امتحان نشده باشد؛ به همین فرزند می‌رویم.
   *[other] { move-made }: برای این چیدمان {"\u2066"}f = { $f }{"\u2069"} است و والد آن نامزد بهتری ندارد که امتحان نشده باشد؛ به همین فرزند می‌رویم.
}
reason-new-depth-limit = { $limit ->
    [0] دور اول تا عمق ۰ می‌رود: فقط چیدمان داده‌شده را می‌بیند.
   *[other] دور تازه‌ای از چیدمان داده‌شده شروع می‌شود و این بار تا عمق { $limit } می‌رود.
}
reason-first-threshold = دور اول. تعداد حرکت‌های انجام‌شده را g، برآورد حرکت‌های مانده را h و جمع این دو را f می‌نامیم. تا جایی عمیق‌تر می‌رویم که f از { $threshold } بیشتر نشود: این حد را آستانه می‌نامیم.
reason-new-threshold = دور تازه‌ای از چیدمان داده‌شده شروع می‌شود. کوچک‌ترین f که از آستانهٔ قبلی بیشتر بود { $threshold } است؛ پس همین عدد آستانهٔ تازه می‌شود.

## Reasons: adding and refusing
reason-into-open = { move-made }: { h-goes }، پس { f-goes }. این چیدمان تازه است و به فهرست باز می‌رود.
reason-better-way = { move-made }: قبلاً با { moves-known } به این چیدمان رسیده بودیم، ولی این بار فقط با { $g } حرکت. پس {"\u2066"}f = { $g } + { $h } = { $f }{"\u2069"} است و چیدمان دوباره به فهرست باز می‌رود.
reason-new-to-queue = { move-made }: این چیدمان تازه است و { moves-g } با شروع فاصله دارد. به آخر صف می‌رود.
reason-promising = { move-made }: { h-goes }، پس { f-goes }. { $f-goes ->
    [rises] این افزایش از رواداری بیشتر نیست؛ پس این چیدمان نامزد است.
   *[other] این چیدمان از والدش بدتر نیست؛ پس نامزد است.
}
reason-seen-before = { $undoes ->
    [1] { move-made }: این فقط حرکت قبلی را خنثی می‌کند و به چیدمانی برمی‌گردد که قبلاً دیده‌ایم.
   *[other] { $known ->
        [none] { move-made }: این چیدمان را قبلاً دیده‌ایم؛ دیگر سراغش نمی‌رویم.
        [0] { move-made }: این دوباره همان چیدمان داده‌شده است؛ دیگر سراغش نمی‌رویم.
       *[other] { move-made }: این چیدمان را قبلاً پس از { moves-known } دیده‌ایم؛ دیگر سراغش نمی‌رویم.
    }
}
reason-no-better = { $undoes ->
    [1] { move-made }: این فقط حرکت قبلی را خنثی می‌کند. به چیدمانی که به دست می‌آید مسیر کوتاه‌تری می‌شناسیم؛ این حرکت را کنار می‌گذاریم.
   *[other] { $known ->
        [none] { move-made }: مسیری به این چیدمان می‌شناسیم که از مسیر تازه طولانی‌تر نیست؛ مسیر تازه را کنار می‌گذاریم.
        [0] { move-made }: این دوباره همان چیدمان داده‌شده است؛ این مسیر را کنار می‌گذاریم.
       *[other] { move-made }: قبلاً با { moves-known } به این چیدمان رسیده‌ایم. مسیر تازه { $g } حرکت دارد و بهتر نیست؛ آن را کنار می‌گذاریم.
    }
}
reason-better-known = { $known ->
    [none] { board-here }: این مورد از فهرست باز قدیمی شده است. بعداً با حرکت‌های کمتری به همین چیدمان رسیدیم؛ این مورد را کنار می‌گذاریم.
   *[other] { board-here }: این مورد از فهرست باز قدیمی شده است. بعداً با { moves-known } به همین چیدمان رسیدیم، نه با { $g }؛ این مورد را کنار می‌گذاریم.
}
reason-on-this-path = { $undoes ->
    [1] { move-made }: این فقط حرکت قبلی را خنثی می‌کند و به چیدمانی برمی‌گردد که روی مسیر فعلی است.
   *[other] { move-made }: این چیدمان همین حالا هم روی مسیر فعلی است. اگر به آن برویم، دور خودمان می‌چرخیم.
}
reason-straight-back = { move-made }: این فقط حرکت قبلی را خنثی می‌کند؛ سراغش نمی‌رویم.
reason-too-deep = { move-made }: با این حرکت به عمق { $g } می‌رسیم، که از حد عمق { $limit } بیشتر است.
reason-over-threshold = { move-made }: { h-goes }، پس { f-goes } و از آستانهٔ { $threshold } می‌گذرد. در این دور سراغ این چیدمان نمی‌رویم.
reason-worse-than-parent = { move-made }: { h-goes }، پس { f-goes }. { $tolerance ->
    [0] این چیدمان از والدش بدتر است؛ دنبالش نمی‌رویم.
   *[other] این چیدمان بیش از رواداری { $tolerance } از والدش بدتر است؛ دنبالش نمی‌رویم.
}

## Reasons: going back and ending
reason-dead-end = { $round ->
    [over] همهٔ حرکت‌های چیدمان داده‌شده را امتحان کردیم.
   *[on] همهٔ حرکت‌های چیدمانی را که در آن بودیم امتحان کردیم؛ پس { move-undone }.
}
reason-limit-reached = { $round ->
    [over] دور عمق { $limit } تمام شد.
   *[on] این دور از عمق { $limit } فراتر نمی‌رود؛ پس { move-undone }.
}
reason-all-over-threshold = { $round ->
    [over] دور تمام شد: با آستانهٔ { $threshold } به هدف نرسیدیم. { $smallest ->
        [inf] هیچ f از آستانه بیشتر نبود.
       *[other] کوچک‌ترین f که از آستانه بیشتر بود { $smallest } است.
    }
   *[on] از چیدمانی که در آن بودیم، با آستانهٔ { $threshold } به هدف نرسیدیم؛ پس { move-undone }.
}
reason-dead-state = برای چیدمانی که در آن بودیم نامزدی نمانده است: هر فرزند یا بدتر است، یا قبلاً دیده شده، یا به بن‌بست رسیده است. آن چیدمان را دیگر بسط نمی‌دهیم و { move-undone }.
reason-all-children-queued = همهٔ فرزندان این چیدمان را دیدیم؛ پس کارش تمام است و بسته می‌شود.
reason-goal-reached = { $g ->
    [0] شروع خودش هدف است: ۰ حرکت، و هیچ مسیری کوتاه‌تر نیست.
    [1] با ۱ حرکت به هدف رسیدیم. هیچ مسیری کوتاه‌تر نیست، چون شروع خودش هدف نیست.
   *[other] با { moves-g } به هدف رسیدیم. شاید مسیر کوتاه‌تری هم باشد: این جست‌وجو اولین مسیری را که پیدا کند می‌پذیرد.
}
reason-shortest-by-f = { $g ->
    [0] شروع خودش هدف است: ۰ حرکت، و هیچ مسیری کوتاه‌تر نیست.
   *[other] با { moves-g } به هدف رسیدیم و هیچ مسیری کوتاه‌تر نیست. در فهرست باز هیچ f از { $f } کمتر نیست و h هرگز از فاصلهٔ واقعی بیشتر نیست.
}
reason-goal-by-weight = { $g ->
    [0] شروع خودش هدف است: ۰ حرکت، و هیچ مسیری کوتاه‌تر نیست.
    [1] با ۱ حرکت به هدف رسیدیم. هیچ مسیری کوتاه‌تر نیست، چون شروع خودش هدف نیست.
   *[other] { $weight ->
        [0] با { moves-g } به هدف رسیدیم و هیچ مسیری کوتاه‌تر نیست، چون هیچ چیدمانی نزدیک‌تر به شروع منتظر نیست.
        [1] با { moves-g } به هدف رسیدیم و هیچ مسیری کوتاه‌تر نیست. این جست‌وجو با وزن ۱ همان {"\u2066"}A*{"\u2069"} است.
       *[other] با { moves-g } به هدف رسیدیم. شاید مسیر کوتاه‌تری هم باشد، ولی طول این مسیر حداکثر { $weight } برابر کوتاه‌ترین مسیر است.
    }
}
reason-shortest-by-queue = { $g ->
    [0] شروع خودش هدف است: ۰ حرکت، و هیچ مسیری کوتاه‌تر نیست.
   *[other] با { moves-g } به هدف رسیدیم و هیچ مسیری کوتاه‌تر نیست. چیدمان‌ها به ترتیب فاصله از صف بیرون می‌آیند.
}
reason-shortest-by-limit = { $g ->
    [0] شروع خودش هدف است: ۰ حرکت، و هیچ مسیری کوتاه‌تر نیست.
   *[other] با { moves-g } به هدف رسیدیم و هیچ مسیری کوتاه‌تر نیست. دورهای قبلی همهٔ چیدمان‌های نزدیک‌تر را دیده‌اند.
}
reason-shortest-by-threshold = { $g ->
    [0] شروع خودش هدف است: ۰ حرکت، و هیچ مسیری کوتاه‌تر نیست.
   *[other] با { moves-g } به هدف رسیدیم و هیچ مسیری کوتاه‌تر نیست. هیچ دوری با آستانهٔ کوچک‌تر به آن نرسید و h هرگز از فاصلهٔ واقعی بیشتر نیست.
}
reason-shortest-by-h = { $g ->
    [0] شروع خودش هدف است: ۰ حرکت، و هیچ مسیری کوتاه‌تر نیست.
   *[other] با { moves-g } به هدف رسیدیم و هیچ مسیری کوتاه‌تر نیست. h در شروع گفته بود که دست‌کم همین تعداد حرکت لازم است.
}
reason-nothing-left = هیچ مسیری به هدف نمی‌رسد. جست‌وجو همهٔ چیدمان‌های دست‌یافتنی را دیده است و هیچ‌کدام هدف نیست.
reason-nothing-left-to-limit = هیچ مسیری با حداکثر { $limit } حرکت به هدف نمی‌رسد: دیگر چیزی برای امتحان کردن نمانده است.
reason-greedy-gave-up = جست‌وجوی حریصانه تسلیم می‌شود: هر فرزند چیدمان داده‌شده یا بدتر است، یا قبلاً دیده شده، یا به بن‌بست رسیده است. با این حال شاید مسیری باشد. رواداری بیشتر فرزندانی با f بزرگ‌تر را هم می‌پذیرد.
reason-budget-at-f = سقف { budget-nodes } پر شد. در فهرست باز f هیچ چیدمانی از { $f } کمتر نیست و h هرگز از فاصلهٔ واقعی بیشتر نیست: هر مسیری به هدف دست‌کم { $f } حرکت دارد.
reason-budget-at-weight = سقف { budget-nodes } پر شد و با وزن { $weight } به هدف نرسیدیم. جست‌وجو نمی‌تواند بگوید هدف چقدر دور است.{ $weight-rises ->
    [0] {""}
   *[other] {" "}شاید با وزن بیشتر برسیم.
}
reason-budget-at-threshold = سقف { budget-nodes } در دور آستانهٔ { $threshold } پر شد. هیچ دوری با آستانهٔ کوچک‌تر به هدف نرسید: هر مسیری به هدف دست‌کم { $threshold } حرکت دارد.
reason-budget-at-limit = سقف { budget-nodes } در دور عمق { $limit } پر شد. دورهای قبلی همهٔ چیدمان‌های نزدیک‌تر را دیده‌اند: هر مسیری به هدف دست‌کم { $limit } حرکت دارد.
reason-budget-at-depth = سقف { budget-nodes } پر شد. { $g ->
    [0] فقط چیدمان داده‌شده را دیده‌ایم که خودش هدف نیست: هر مسیری به هدف دست‌کم ۱ حرکت دارد.
    [1] چیدمان داده‌شده هدف نیست: هر مسیری به هدف دست‌کم ۱ حرکت دارد.
   *[other] هیچ‌یک از چیدمان‌هایی که کمتر از { moves-g } با شروع فاصله دارند هدف نیست: هر مسیری به هدف دست‌کم { $g } حرکت دارد.
}
reason-budget-on-path = سقف { budget-nodes } پر شد. جست‌وجو اکنون در عمق { $g } است؛ عمیق‌ترین چیدمانی که دیده است در عمق { $deepest } بود. جست‌وجو نمی‌تواند بگوید هدف چقدر دور است.
still-searching = جست‌وجو هنوز ادامه دارد: تا اینجا { $steps } گام. لازم نیست صبر کنید:
alternative-more = جست‌وجو تا سقف { $budget }
alternative-stronger = برآوردی قوی‌تر
alternative-informed = جست‌وجو با برآورد
alternative-easier = چیدمانی آسان‌تر
alternative-any = یک جواب، هرچه باشد
alternative-shortest = کوتاه‌ترین جواب
reason-budget-spent = سقف { $budget } پر شد و جست‌وجو هنوز تمام نشده بود؛ پس جواب معلوم نیست. { $budget-rises ->
    [0] الگوریتم کم‌هزینه‌تری را امتحان کنید.
   *[other] سقف را بالا ببرید یا الگوریتم کم‌هزینه‌تری را امتحان کنید.
}
reason-walk-start = حالا جواب را از اول ببینیم: { $length } حرکت.

## Errors
error-not-in-range = «{ $option }» باید عددی صحیح از { $minimum } تا { $maximum } باشد، نه «{ $given }».
error-not-a-choice = برای «{ $option }» نمی‌شود «{ $given }» را انتخاب کرد. یکی از این‌ها را انتخاب کنید: { $choices }.
error-text-too-long = «{ $option }» { $count } نویسه دارد؛ حداکثر { $maximum } نویسه مجاز است.
read-size-before = «{ $size }» که در آغاز آمده، اندازهٔ چیدمان به حساب آمد.
read-drawing-size = نوشتهٔ شما به‌صورت طرحی با { $rows } سطر و { $columns } ستون خوانده شد.
error-not-read = «{ $given }» را نمی‌شود به‌صورت چیدمان خواند. مثلاً بنویسید { $first } یا { $second }.
error-only-a-size = «{ $given }» شاید اندازه باشد. چیدمان کامل را بنویسید، مثلاً { $first } یا { $second }.
error-number-with-separators = «{ $given }» شاید یک عدد باشد و شاید چند عدد. درون عدد ویرگول، نقطه یا فاصله نگذارید و میان عددها فاصله بگذارید.
error-not-a-text = «{ $option }» را نمی‌شود به‌صورت متن خواند: { $given }. متن یا عدد بنویسید.
error-not-options = گزینه‌ها باید نام و مقدار باشند، نه «{ $given }».
error-unknown-option = { $algorithm } گزینه‌ای به نام «{ $given }» ندارد. گزینه‌های آن: { $known }.
error-unknown-puzzle = معمایی به نام «{ $given }» نیست. معماهای موجود: { $known }.
error-unknown-algorithm = { $puzzle } الگوریتمی به نام «{ $given }» ندارد. الگوریتم‌های آن: { $known }.
error-package-id = { $why ->
    [taken] نام معمای این بسته { $name } است، ولی معمایی با این نام از پیش اینجا هست.
   *[other] «{ $name }» نمی‌تواند نام معمای بسته باشد: نام باید از حروف کوچک لاتین، رقم و خط تیره باشد و با حرف شروع شود.
}
error-packages-many = یک پیوند می‌تواند حداکثر { $most } بسته داشته باشد.
error-package-failed = بسته نصب نشد: { $problem }
error-package-broken = معمای { $name } از این بسته بارگذاری نشد: { $problem }{ $line ->
    [0] {""}
   *[other] {" "}({ $file }، سطر { $line })
}
error-package-fault = کد بسته در { $file }، سطر { $line }، خطا داد: { $problem }
error-invalid-response = پاسخ پایتون به «{ $question }» از نوعی نیست که انتظار می‌رفت: { $where }
error-not-a-wheel = «{ $file }» فایل wheel با پایتون خالص نیست: نام چنین فایلی مانند {"\u2066"}name-1.0-py3-none-any.whl{"\u2069"} است.
error-package-address = «{ $address }» نشانی بسته نیست: نشانی بسته باید با {"\u2066"}http://{"\u2069"} یا {"\u2066"}https://{"\u2069"} شروع شود، یا مسیری در همین سایت باشد.
error-endless = اجرای کد این بسته تمام نمی‌شد؛ پس در { $problem } متوقف شد. بقیهٔ صفحه همچنان کار می‌کند.
error-out-of-memory = حافظهٔ پایتون تمام شد. پایتون با اجرای بعدی دوباره راه می‌افتد؛ سقف کوچک‌تر حافظهٔ کمتری می‌خواهد.
error-wasm-missing = در این مرورگر WebAssembly نیست یا خاموش است. پایتون به WebAssembly نیاز دارد؛ اجراهایی که اینجا نمایش داده می‌شوند بدون آن هم کار می‌کنند.
error-wasm-forbidden = سیاست امنیتی این صفحه WebAssembly را ممنوع کرده است، که پایتون به آن نیاز دارد: در «script-src» باید {"\u2066"}'wasm-unsafe-eval'{"\u2069"} باشد. اجراهای ذخیره‌شده در سایت همچنان پخش می‌شوند.
error-frame-forbidden = سیاست امنیتی این صفحه اجازه نمی‌دهد قابی باز شود که بسته‌ها در آن اجرا می‌شوند: در «frame-src» باید { $host } باشد.
error-internal = در پایتون خطایی رخ داد: { $problem }

## Boards and pictures
fact-many = { $count ->
    [1] ۱ عدد، روی چیدمان
   *[other] { $count } عدد، همه روی چیدمان
}
panel-wall = چیدمان‌ها
panel-wall-note = روی هر چیدمان کلیک کنید تا به گام آن بروید
panel-plots = منحنی‌ها
list-family = خانوادهٔ { $number }
plot-empty = منحنی از گام‌های بعدی شروع می‌شود.
axis-step = گام
plot-band = بازهٔ {"\u2066"}٪۹۵{"\u2069"}
piece-at = ستون { $column }: سطر { $row }
piece-held = { $count ->
    [0] برداشته شد: { $piece }. کلید {"\u2066"}Enter{"\u2069"} آن را می‌گذارد.
    [1] برداشته شد: { $piece }. فقط به یک جا می‌تواند برود؛ کلید {"\u2066"}Enter{"\u2069"} آن را آنجا می‌گذارد.
   *[other] برداشته شد: { $piece }. به { $count } جا می‌تواند برود؛ کلید {"\u2066"}Enter{"\u2069"} آن را آنجا می‌گذارد.
}
key-place = روی چیدمان: حرکت دادن مکان‌نما؛ با {"\u2066"}Enter{"\u2069"} گذاشتن یا برداشتن مهره
key-act = روی چیدمان: حرکت دادن مکان‌نما؛ با {"\u2066"}Enter{"\u2069"} برداشتن، گذاشتن یا عوض کردن

## Boards in the hand and games
hint = راهنمایی
hint-answer = نمایش جواب
hint-away = پنهان کردن راهنمایی
marks-away = پنهان کردن نشان‌ها
hand-changes = { $count } تغییر دستی
hand-solved = حل شد
distance-exact = { $count ->
    [0] از پیش حل شده است
   *[other] { $count } حرکت مانده
}
distance-least = دست‌کم { $least } حرکت مانده
distance-between = { $least } تا { $most } حرکت مانده
distance-nearer = نزدیک‌تر شد
distance-farther = دورتر شد
journey-shortest = { $count } حرکت: هیچ مسیری کوتاه‌تر نیست.
journey-longer = شما { $count } حرکت کردید؛ کوتاه‌ترین مسیر { $least } حرکت دارد.
journey-least = { $least ->
    [0] شما { $count } حرکت کردید.
   *[other] شما { $count } حرکت کردید؛ هیچ مسیری کمتر از { $least } حرکت ندارد.
}
journey-farther = با { $count } حرکت از هدف دورتر شدید.
journey-yours = مسیر شما
journey-beside = مسیر شما، و زیر آن یکی از کوتاه‌ترین مسیرها
journey-back = حرکت { $number }، { $move }: بازگشت به این چیدمان.
cell-number = عدد این خانه
cell-blocked = دیوار
cell-given = { $value }، داده‌شده
cell-pencil = خالی، با مداد: { $values }
given-stays = این خانه از آغاز داده شده است؛ نمی‌توانید آن را تغییر دهید.
walls-stay = در این کار دیوار یا خانهٔ ممنوع تازه‌ای گذاشته نمی‌شود.
colour-red = قرمز
colour-orange = نارنجی
colour-yellow = زرد
colour-green = سبز
colour-teal = فیروزه‌ای
colour-blue = آبی
colour-violet = بنفش
colour-grey = خاکستری
offset = { $down } پایین، { $right } راست
game = بازی
game-play = بازی با رایانه
game-stop = پایان بازی
game-opponent = حریف
game-perfect = رایانه، بی‌اشتباه
game-beatable = رایانه، گاهی با اشتباه
game-nobody = یک نفر دیگر
how-to-move = {""}
game-start = نوبت شماست؛ یا بگذارید رایانه شروع کند.
game-played = { $by ->
    [visitor] حرکت شما
    [computer] حرکت رایانه
    [first] حرکت بازیکن اول
   *[second] حرکت بازیکن دوم
}: {"\u2066"}{ $move }{"\u2069"}.
game-computer-begins = رایانه شروع کند
game-visitor-begins = من شروع می‌کنم
game-again = بازی دوباره
game-harder = سخت‌تر
game-show-mistake = نمایش همان وضعیت
game-mistake = { $by ->
    [visitor] با حرکت شمارهٔ { $number } برد را از دست دادید. این حرکت برنده بود:
    [computer] رایانه با حرکت شمارهٔ { $number } خود برد را از دست داد. این حرکت برنده بود:
    [first] بازیکن اول با حرکت شمارهٔ { $number } خود برد را از دست داد. این حرکت برنده بود:
   *[second] بازیکن دوم با حرکت شمارهٔ { $number } خود برد را از دست داد. این حرکت برنده بود:
}
game-lost-from-start = { $by ->
    [visitor] همان وضعیت اول شما باخت بود و رایانه هیچ اشتباهی نکرد.
    [computer] همان وضعیت اول رایانه باخت بود و شما هیچ اشتباهی نکردید.
    [first] همان وضعیت اول بازیکن اول باخت بود و بازیکن دوم هیچ اشتباهی نکرد.
   *[second] همان وضعیت اول بازیکن دوم باخت بود و بازیکن اول هیچ اشتباهی نکرد.
}
game-thinking = رایانه فکر می‌کند…
game-your-turn = نوبت شماست.
game-turn = { $player ->
    [1] نوبت بازیکن اول است.
   *[other] نوبت بازیکن دوم است.
}
game-you-win = شما بردید!
game-computer-wins = رایانه برد.
game-wins = { $player ->
    [1] بازیکن اول برد.
   *[other] بازیکن دوم برد.
}
game-moves = { $count ->
    [0] همهٔ حرکت‌ها
    [one] تنها حرکت ممکن
    [2] هر دو حرکت
   *[other] همهٔ { $count } حرکت
}
move-name = {"\u2066"}{ $move }{"\u2069"}
error-not-a-switch = «{ $option }» یا «بله» است یا «خیر»، نه «{ $given }».
error-not-ties = این پیوند خراب است و تصمیم‌هایش خوانده نمی‌شوند: «{ $given }». باید چیزی شبیه این باشد: { $example }.
no-number = یک عدد صحیح از { $least } تا { $most } بنویسید.
no-move = این حرکت اینجا ممکن نیست.
no-move-listed = این حرکت اینجا ممکن نیست. حرکت‌های ممکن در فهرست زیر آمده‌اند.
no-such-take = { no-move-listed }
heap-too-small = { $size ->
    [0] اینجا چیزی نمانده است.
    [1] اینجا فقط یکی مانده است.
   *[other] اینجا فقط { $size } تا مانده است.
}
error-too-large-here = { $given } برای «{ $option }» زیاد است؛ این الگوریتم حداکثر { $maximum } را می‌پذیرد و «{ $algorithm }» حداکثر { $most } را.
error-not-a-move = «{ $given }» اینجا حرکت نیست. حرکت‌های ممکن: { $known }.
error-no-hand = { $puzzle } را نمی‌شود با دست بازی کرد.
error-not-measured = برای { $puzzle } نمی‌شود حساب کرد که یک چیدمان تا پایان چقدر فاصله دارد.
error-no-shuffle = برای { $puzzle } نمی‌شود چیدمان بُرخورده ساخت.
practice = تمرین
key-practice = پیش‌بینی گام بعدی
key-answer = پاسخ به پرسش: شمارهٔ گزینه؛ و بعد ادامه
take-over = خودتان انجام دهید
why = چرا؟
why-about = آنچه درس دربارهٔ این گام می‌گوید
key-take-over = سپردن اجرا به شما، یا دوباره به الگوریتم
question-value = روی عددی بزنید که جای ▢ است: { $sentence }
question-node = جست‌وجو بعد کدام‌یک از این‌ها را بسط می‌دهد؟
question-outcome = بعد چه می‌شود؟
question-candidate = این چیدمان چه می‌شود؟
question-reason = جملهٔ بعدی کدام است؟ روی آن بزنید.
question-cell = حالا کدام خانه پر می‌شود؟ روی آن بزنید.
question-cell-hint = مهرهٔ تازه را کدام مهره تهدید می‌کند؟ روی آن بزنید.
question-cell-conflict = مهرهٔ نشان‌دار را کدام مهره تهدید می‌کند؟ روی آن بزنید.
question-cell-frontier = در گام بعدی کدام خانه بررسی می‌شود؟ روی یکی بزنید.
outcome-add = اضافه می‌شود و منتظر نوبت می‌ماند
outcome-reject = رد می‌شود
outcome-place = گذاشته می‌شود
outcome-swap = همین‌جا می‌ماند
outcome-assign = خانه‌ای پر می‌شود
outcome-remove = برداشته می‌شود
outcome-expand = جست‌وجو از چیدمانی تازه ادامه می‌یابد
outcome-back = بن‌بست: جست‌وجو برمی‌گردد
outcome-improve = چیدمان بهتری پیدا می‌شود
outcome-found = جواب «بله» است
outcome-exhausted = جواب «خیر» است
practice-tile = کاشی { $tile }
practice-place = سطر { $row }، ستون { $column }
practice-place-columns = ستون { $column }، سطر { $row }
practice-wrong = نه.
question-value-into-open = { move-made }، پس {"\u2066"}g = { $g }{"\u2069"} است. {"\u2066"}h{"\u2069"} این چیدمان را به آن اضافه کنید: {"\u2066"}f = g + h = { $f }{"\u2069"}.
question-value-better-way = { question-value-into-open }
too-small-into-open = نه، { $number } نیست: {"\u2066"}f = g + h = { $g } + { $h }{"\u2069"}.
too-large-into-open = { too-small-into-open }
too-small-better-way = { too-small-into-open }
too-large-better-way = { too-small-into-open }
practice-larger = پاسخ درست از { $number } بزرگ‌تر است.
practice-smaller = پاسخ درست از { $number } کوچک‌تر است.
practice-later = نه: چیدمان دیگری بیشتر منتظر مانده است.
practice-larger-f = برای این چیدمان {"\u2066"}f = { $g } + { $h } = { $f }{"\u2069"} است؛ f چیدمان دیگری فقط { $least } است.
practice-larger-h = چیدمان دیگری هم همین f را دارد، ولی h آن از h این چیدمان، یعنی { $h }، کوچک‌تر است.
practice-attackers = { $count ->
    [0] نه: هیچ مهره‌ای آن را تهدید نمی‌کند.
    [one] نه: یک مهره آن را تهدید می‌کند.
   *[other] نه: { $count } مهره آن را تهدید می‌کنند.
}
practice-no-attack = نه: مهرهٔ { $place } مهرهٔ { $target } را تهدید نمی‌کند.
practice-cell-later = نه: حالا نوبت { $place } نیست. آن خانه بعداً پر می‌شود.
practice-rule = نه. { $rule }
practice-numbers = نه: { $numbers }.
needs-a-star-reject = نه: فقط چیدمانی رد می‌شود که پیش‌تر با g برابر یا کوچک‌تر دیده شده است.
needs-weighted-a-star-reject = { needs-a-star-reject }
needs-breadth-first-reject = نه: جست‌وجو فقط چیدمانی را رد می‌کند که پیش‌تر پیدا کرده است.
needs-breadth-first-add = نه: این چیدمان پیش‌تر پیدا شده است؛ پس رد می‌شود.
told-g = { $guided ->
    [0] از شروع تا این چیدمان { moves-g } است
   *[other] {"\u2066"}g = { $g }{"\u2069"}
}
told-h = {"\u2066"}h = { $h }{"\u2069"}
told-f = {"\u2066"}f = { $g } + { $h } = { $f }{"\u2069"}
told-was-f = پیش از حرکت {"\u2066"}f = { $was-f }{"\u2069"}
told-known = { $guided ->
    [0] پیش‌تر پس از { moves-known } دیده شده است
   *[other] {"\u2066"}g = { $g }{"\u2069"}، ولی پیش‌تر با {"\u2066"}g = { $known }{"\u2069"} دیده شده است
}
told-undoes = { $undoes ->
    [1] فقط حرکت قبلی را خنثی می‌کند
   *[other] {""}
}
told-threshold = آستانه { $threshold } است
told-limit = حد عمق { $limit } است
told-tolerance = رواداری { $tolerance } است
practice-skip = رد کردن
practice-waits = اجرا منتظر شماست: پاسخ بدهید، یا پرسش را رد کنید.
practice-next = بعدی
practice-right = ✓ درست.
practice-skipped = پاسخ این است.
practice-score = { $asked } از { $all }، { $right } درست
practice-done = این آخرین پرسش بود. { $all ->
    [1] { $right ->
        [0] تنها پاسخ درست نبود.
       *[other] تنها پاسخ درست بود.
    }
   *[other] { $right ->
        [0] هیچ‌یک از { $all } پاسخ درست نبود.
       *[other] از { $all } پاسخ، { $right } تا درست بود.
    }
}
practice-missed-steps = دوباره ببینید:
practice-step = گام { $number }
practice-again = پرسش دوباره
practice-stop = پایان پرسش‌ها
practice-none = در این اجرا چیزی برای پیش‌بینی نیست.

## Lessons

# Lessons of the searches that puzzles share. The sentences of a lesson are numbered; `.step` names the steps of a run that show what is said, the first that it has.
lesson-idea = ایدهٔ اصلی
lesson-invariant = ناوردا: آنچه در همهٔ گام‌ها درست است
lesson-proof = چرا درست است
lesson-limits = محدودیت‌ها
lesson-cost = چه هزینه‌ای دارد

## Lesson: a-star

lesson-a-star-idea-1 = از میان چیدمان‌های فهرست باز، {"\u2066"}A*{"\u2069"} آن را برمی‌دارد که `f = g + h` آن از همه کمتر است: `g` تعداد حرکت‌های انجام‌شده است و `h` برآوردی از حرکت‌های مانده.
    .step = word:expand
lesson-a-star-idea-2 = فرزند در دو حالت به فهرست باز می‌رود: اگر تازه باشد، یا اگر مسیر تازه به آن از همهٔ مسیرهای قبلی کوتاه‌تر باشد. `f` هر فرزند جداگانه حساب می‌شود.
    .step = word:add
lesson-a-star-invariant-1 = اگر رسیدن به هدف ممکن باشد، تا وقتی هدف برداشته نشده، در فهرست باز چیدمانی از یکی از کوتاه‌ترین مسیرها هست که `g` آن کمترین مقدار ممکن است. در آغاز، این همان چیدمان داده‌شده است.
    .step = word:start
lesson-a-star-invariant-2 = فرزندی فقط وقتی رد می‌شود که به چیدمانش مسیری به همین کوتاهی یا کوتاه‌تر می‌شناسیم. طول آن مسیر در `best` می‌ماند؛ پس هیچ مسیر کوتاه‌تری گم نمی‌شود.
    .step = word:reject
lesson-a-star-proof-1 = اگر `h` هرگز از فاصلهٔ واقعی بیشتر نباشد، تا وقتی هدف برداشته نشده، چیدمانی از یکی از کوتاه‌ترین مسیرها منتظر است که `f` آن از طول این مسیر بیشتر نیست. هدف فقط وقتی برداشته می‌شود که `f` هیچ چیدمان منتظری از `f` آن کمتر نباشد، و `f` هدف همان `g` آن است. پس به اولین هدفی که برداشته می‌شود از کوتاه‌ترین مسیر رسیده‌ایم (هارت، نیلسون و رافائل، ۱۹۶۸).
    .step = word:found
lesson-a-star-cost-1 = همهٔ چیدمان‌هایی که جست‌وجو به آن‌ها می‌رسد در `best` می‌مانند. اگر هر چیدمان `b` فرزند و جواب `d` حرکت داشته باشد، تعداد این چیدمان‌ها در بدترین حالت `O(b^d)` است. حافظه هم به همین اندازه است؛ زمان همین اندازه ضرب در یک لگاریتم است، برای هیپی که کوچک‌ترین `f` فهرست باز را پیدا می‌کند.
    .step = last word:expand

## Lesson: weighted-a-star

lesson-weighted-a-star-idea-1 = مثل {"\u2066"}A*{"\u2069"} است، ولی برآورد در `weight` (به‌اختصار `w`) ضرب می‌شود: چیدمانی برداشته می‌شود که `f = g + w·h` آن از همه کمتر است. هرچه `w` بزرگ‌تر باشد، چیدمان‌هایی که نزدیک هدف به نظر می‌رسند زودتر برداشته می‌شوند و معمولاً چیدمان‌های کمتری بسط می‌یابند.
    .step = word:expand
lesson-weighted-a-star-invariant-1 = فرض کنید کوتاه‌ترین مسیر `C` حرکت دارد، `w` دست‌کم ۱ است و `h` هرگز از فاصلهٔ واقعی بیشتر نیست. تا وقتی هدف برداشته نشده، چیدمانی از همین مسیر در فهرست باز منتظر است که `g + w·h ≤ w·C` دارد.
    .step = word:add
lesson-weighted-a-star-proof-1 = هدف فقط وقتی برداشته می‌شود که `f` هیچ چیدمان منتظری از `f` آن کمتر نباشد، و `h` هدف ۰ است. پس `g` هدف حداکثر `w·C` است و طول مسیر پیداشده حداکثر `w` برابر کوتاه‌ترین مسیر است (آیرا پول، ۱۹۷۰).
    .step = word:found
lesson-weighted-a-star-limits-1 = اگر `w` صفر باشد، برآورد به حساب نمی‌آید و جست‌وجو از شروع به همه‌سو پخش می‌شود. اگر `w` بیشتر از ۱ باشد، شاید `w·h` از فاصلهٔ واقعی بیشتر شود؛ پس مسیر پیداشده لزوماً کوتاه‌ترین نیست. معمولاً هرچه `w` بزرگ‌تر باشد، چیدمان‌های کمتری دیده می‌شود و مسیر طولانی‌تر است.
    .step = last word:walk, word:found
lesson-weighted-a-star-cost-1 = شاید چیدمان‌هایی تا فاصلهٔ `w·C` حرکت بسط یابند: در بدترین حالت `O(b^(w·C))` چیدمان، با `b` فرزند برای هر چیدمان. همه در حافظه می‌مانند؛ معمولاً تعدادشان بسیار کمتر است.
    .step = last word:expand

## Lesson: ida-star

lesson-ida-star-idea-1 = {"\u2066"}IDA*{"\u2069"} به عمق می‌رود، ولی فقط تا جایی که `f = g + h` از آستانه بیشتر نشود. اگر در این دور به هدف نرسد، کوچک‌ترین مقدار `f` که از آستانه بیشتر شده بود آستانهٔ تازه می‌شود و جست‌وجو از نو آغاز می‌شود.
    .step = word:restart
lesson-ida-star-idea-2 = فرزندی که `f` آن از آستانه بگذرد در این دور دنبال نمی‌شود؛ از همهٔ این فرزندان فقط کوچک‌ترین `f` در `smallest` می‌ماند.
    .step = over-threshold, word:reject
lesson-ida-star-invariant-1 = وقتی دوری آغاز می‌شود، هیچ مسیری به هدف از آستانهٔ این دور کوتاه‌تر نیست: `h` هرگز از فاصلهٔ واقعی بیشتر نیست و دورهای پیش با آستانه‌های کوچک‌تر به هدف نرسیده‌اند.
    .step = word:restart 2, word:restart
lesson-ida-star-invariant-2 = در حافظه فقط چیدمان‌های مسیر فعلی و فرزندانشان هستند. جست‌وجو هنگام برگشت، چیدمانی را که از آن برمی‌گردد فراموش می‌کند.
    .step = word:back
lesson-ida-star-proof-1 = `g` هدفی که پیدا شد از آستانه بیشتر نیست و هیچ مسیری هم کوتاه‌تر از آستانه نیست؛ پس اگر `h` هرگز از فاصلهٔ واقعی بیشتر نباشد، این کوتاه‌ترین مسیر است (کورف، ۱۹۸۵).
    .step = word:found
lesson-ida-star-limits-1 = {"\u2066"}IDA*{"\u2069"} چیدمان‌های دیده‌شده را به خاطر نمی‌سپارد و فقط از برگشت مستقیم پرهیز می‌کند. پس چیدمانی که دو مسیر به آن می‌رسد، شاید دو بار جست‌وجو شود.
    .step = straight-back, word:reject
lesson-ida-star-cost-1 = حافظه `O(b·d)` است: مسیری با حداکثر `d` حرکت و `b` فرزند برای هر چیدمان. زمان `O(b^d)` است: اگر هر دور چند برابر دور پیش چیدمان داشته باشد، بیشتر زمان صرف دور آخر می‌شود.
    .step = last word:expand

## Lesson: breadth-first

lesson-breadth-first-idea-1 = چیدمان‌ها در صف منتظر می‌مانند و آن که بیشتر از همه منتظر مانده برداشته می‌شود. پس چیدمان‌هایی که یک حرکت با شروع فاصله دارند پیش از چیدمان‌هایی می‌آیند که دو حرکت فاصله دارند: جست‌وجو سطح‌به‌سطح پیش می‌رود.
    .step = word:expand
lesson-breadth-first-idea-2 = فرزندی که پیش از این دیده نشده باشد، به آخر صف می‌رود.
    .step = word:add
lesson-breadth-first-invariant-1 = در صف هرگز بیش از دو سطح نیست: در جلو چیدمان‌هایی که `k` حرکت با شروع فاصله دارند و پشت سرشان آن‌هایی که `k + ۱` حرکت فاصله دارند.
    .step = word:close
lesson-breadth-first-invariant-2 = به چیدمانی که در `seen` است پیش‌تر با همین تعداد حرکت یا کمتر رسیده‌ایم؛ پس حالا رد می‌شود و چیزی از دست نمی‌رود.
    .step = word:reject
lesson-breadth-first-proof-1 = چیدمان‌ها به ترتیب فاصله از صف بیرون می‌آیند. پس وقتی نوبت هدف می‌رسد، همهٔ چیدمان‌های نزدیک‌تر برداشته شده‌اند: هیچ مسیری حرکت کمتری ندارد (مور، ۱۹۵۹).
    .step = word:found
lesson-breadth-first-cost-1 = `seen` همهٔ چیدمان‌ها را تا سطح هدف نگه می‌دارد: با `b` فرزند برای هر چیدمان و هدفی که `d` حرکت دور است، حافظه و زمان هر دو `O(b^d)` است.
    .step = last word:expand

## Lesson: depth-first

lesson-depth-first-idea-1 = جست‌وجو همیشه از تازه‌ترین چیدمان یک حرکت عمیق‌تر می‌رود؛ فقط وقتی فرزندی نمانده باشد، یک حرکت برمی‌گردد.
    .step = word:expand
lesson-depth-first-invariant-1 = `path` همهٔ چیدمان‌ها را از شروع تا چیدمان فعلی نگه می‌دارد و همراه هر چیدمان، فرزندانی را که هنوز امتحان نشده‌اند.
    .step = word:expand 2, word:expand
lesson-depth-first-invariant-2 = چیدمان دیده‌شده رد می‌شود؛ پس جست‌وجو هرگز دور خود نمی‌چرخد و سرانجام تمام می‌شود. با حد عمق، چیدمانی که این بار با حرکت‌های کمتری به آن رسیده‌ایم دوباره بررسی می‌شود، چون از آنجا می‌شود عمیق‌تر رفت.
    .step = word:reject
lesson-depth-first-limits-1 = جست‌وجو اولین مسیری را که به هدف برسد می‌پذیرد، هرقدر هم طولانی باشد، چون ترتیب جست‌وجو به فاصله بستگی ندارد.
    .step = word:found, word:exhausted
lesson-depth-first-limits-2 = با حد عمق، هیچ مسیری از آن حد طولانی‌تر نمی‌شود. ولی اگر هدف دورتر از حد باشد، پیدا نمی‌شود و این ثابت نمی‌کند که جوابی نیست.
    .step = too-deep, last word:expand
lesson-depth-first-cost-1 = اگر هر چیدمان `b` فرزند داشته باشد، مسیر به‌تنهایی `O(b·m)` حافظه می‌خواهد که `m` بیشترین عمق است. ولی `depth_of` هر چیدمانی را که جست‌وجو واردش شود نگه می‌دارد، در بدترین حالت همهٔ چیدمان‌های دست‌یافتنی را. بدون حد عمق، زمان هم به همین اندازه زیاد می‌شود.
    .step = last word:expand

## Lesson: iterative-deepening

lesson-iterative-deepening-idea-1 = جست‌وجوی اول‌عمق بارها اجرا می‌شود: اول تا عمق ۰، بعد تا عمق ۱، ۲، ۳ و همین‌طور. هر دور از نو آغاز می‌شود و یک سطح عمیق‌تر می‌رود.
    .step = word:restart 2, word:restart
lesson-iterative-deepening-idea-2 = جست‌وجو در حد عمق برمی‌گردد و چیدمان‌های عمیق‌تر را نمی‌بیند.
    .step = limit-reached, word:back
lesson-iterative-deepening-invariant-1 = در آغاز هر دور، هیچ مسیری به هدف کمتر از `limit` حرکت ندارد: دورهای پیش همهٔ مسیرهای کوتاه‌ترِ بی‌چرخه را امتحان کرده‌اند.
    .step = last word:restart
lesson-iterative-deepening-invariant-2 = هر فرزند فقط با مسیر فعلی مقایسه می‌شود. چیدمانی که روی این مسیر باشد رد می‌شود، چون چرخه هیچ مسیری را کوتاه‌تر نمی‌کند؛ هر چیدمان دیگری ممکن است دوباره دیده شود.
    .step = on-this-path, word:reject
lesson-iterative-deepening-proof-1 = طبق ناوردا، اولین هدفی که پیدا شود درست روی حد همان دور است و مسیر کوتاه‌تری وجود ندارد.
    .step = word:found
lesson-iterative-deepening-cost-1 = حافظه `O(b·d)` است: یک مسیر با حداکثر `d` حرکت و `b` فرزند برای هر چیدمانش.
    .step = last word:expand
lesson-iterative-deepening-cost-2 = زمان `O(b^d)` است: اگر هر سطح `b` برابر سطح بالایی‌اش چیدمان داشته باشد، همهٔ دورها با هم فقط حدود `b/(b − ۱)` برابر دور آخر هزینه دارند (کورف، ۱۹۸۵).
    .step = last word:restart

## Lesson: greedy-backtracking

lesson-greedy-backtracking-idea-1 = جست‌وجو از چیدمان فعلی به فرزند پذیرفته‌شده‌ای می‌رود که `f = g + h` آن از همه کمتر است. بقیه منتظر می‌مانند، چون شاید این فرزند به جایی نرسد.
    .step = word:choose
lesson-greedy-backtracking-idea-2 = اگر فرزندی نمانده باشد، جست‌وجو یک حرکت برمی‌گردد و از آنجا به بهترین فرزند بعدی می‌رود.
    .step = word:back, word:choose
lesson-greedy-backtracking-invariant-1 = در طول مسیر، `f` از یک چیدمان به بعدی هرگز بیش از `tolerance` زیاد نمی‌شود: فرزندی که `f` آن بیشتر از این زیاد شود رد می‌شود.
    .step = worse-than-parent, word:reject
lesson-greedy-backtracking-invariant-2 = `visited` هر چیدمان پذیرفته‌شده را نگه می‌دارد و هیچ‌کدام دو بار پذیرفته نمی‌شود؛ پس جست‌وجو سرانجام تمام می‌شود.
    .step = word:add
lesson-greedy-backtracking-limits-1 = مسیری که در آن `f` با یک حرکت بیش از رواداری زیاد می‌شود هرگز پیدا نمی‌شود. پس ممکن است جست‌وجو روی چیدمانی حل‌پذیر هم تسلیم شود.
    .step = word:exhausted, worse-than-parent, word:back, word:reject
lesson-greedy-backtracking-limits-2 = با رواداری ۰ مسیر پیداشده کوتاه‌ترین است: `f` هرگز از `h` شروع بیشتر نمی‌شود و `h` هم از فاصلهٔ واقعی بیشتر نیست. با رواداری بزرگ‌تر شاید مسیر طولانی‌تر شود.
    .step = word:found
lesson-greedy-backtracking-cost-1 = در حافظه یک مسیر `m` حرکتی می‌ماند، با حداکثر `b` فرزند منتظر برای هر چیدمان: `O(b·m)`. `visited` هم در حافظه است. جست‌وجو معمولاً چیدمان‌های کمی را می‌بیند و در بدترین حالت همهٔ چیدمان‌های دست‌یافتنی را.
    .step = last word:expand
