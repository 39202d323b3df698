### Dhadha in Persian. Formulas and names such as A* are isolated left-to-right (U+2066 … U+2069).

app-name = Dhadha
app-tagline = ببینید الگوریتم‌ها روی پازل‌های کلاسیک چطور گام‌به‌گام فکر می‌کنند.
app-description = Dhadha پازل‌های کلاسیک را با کد واقعی پایتون، همین‌جا در مرورگر شما گام‌به‌گام حل می‌کند و دلیل هر گام را هم می‌گوید.
gallery = گالری
to-race = مسابقه
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
start-slow = رسیدن Dhadha بیشتر از معمول طول کشیده است.

## Puzzles

puzzle-n-puzzle = پازل کشویی
puzzle-n-puzzle-about = کاشی‌ها را آن‌قدر به خانهٔ خالی سُر بدهید تا عددها به ترتیب کنار هم بنشینند.
puzzle-estimate-tree = درخت برآوردها
puzzle-estimate-tree-about = جست‌وجوی حریصانه روی درختی که خودتان می‌نویسید: پایین به سوی بهترین فرزند، و برگشت جایی که همهٔ فرزندان بدترند.
puzzle-n-queens = مسئلهٔ N وزیر
puzzle-n-queens-about = n وزیر را طوری روی صفحهٔ {"\u2066"}n×n{"\u2069"} بچینید که هیچ دو وزیری هم‌سطر، هم‌ستون یا هم‌قطر نباشند.
puzzle-knight-path = کوتاه‌ترین راه اسب
puzzle-knight-path-about = از خانه‌ای به خانهٔ دیگر با کمترین حرکت اسب، موج پشت موج.
puzzle-pile-game = بازی‌های توده‌ای
puzzle-pile-game-about = از توده‌ها سنگ بردارید؛ هر که حرکتی ندارد می‌بازد. عددهای گراندی می‌گویند چه کسی می‌برد و چگونه.
puzzle-coin-game = سکه‌ها روی صفحهٔ شطرنج
puzzle-coin-game-about = سکه‌ها مانند اسب به سوی گوشه می‌پرند؛ هر که حرکتی ندارد می‌بازد. صفحه با عددهای گراندی پر می‌شود.
puzzle-magic-square = مربع جادویی
puzzle-magic-square-about = خانه‌های {"\u2066"}n×n{"\u2069"} را با ۱ تا {"\u2066"}n²{"\u2069"} پر کنید تا جمع هر سطر، هر ستون و هر دو قطر برابر شود.
puzzle-magic-trick = شعبدهٔ جمع دلخواه
puzzle-magic-trick-about = عددی بگویید: در یک مربع {"\u2066"}۴×۴{"\u2069"}، جمع ۲۸ الگو همان عدد می‌شود.

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
kind-textbook = درسی
kind-engine = موتور حل
kind-fault = اشتباه کجاست؟

## Options

option-puzzle = پازل
option-algorithm = الگوریتم
option-budget = سقف گره‌ها
option-seed = دانهٔ تصادفی
option-state = چیدمان

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
key-present = ارائه: صفحه، جمله و کد همهٔ نمایشگر را می‌گیرند؛ کلیدهای جهت گام می‌زنند و Escape پایان می‌دهد
key-help = نمایش همین کلیدها
close = بستن
board-label = صفحهٔ بازی با { $rows } سطر و { $columns } ستون. با کلیدهای جهت‌نما مهره‌ها را حرکت دهید.
board-label-still = صفحهٔ بازی با { $rows } سطر و { $columns } ستون.
board-row = سطر { $row }
board-edges = جمع‌های کناره
cell-empty = خالی
open-trace = باز کردن اجرای ذخیره‌شده
save-trace = ذخیرهٔ این اجرا
hand-moves = { $count } حرکت دستی

## Panels

panel-code = کد
panel-code-note = { $algorithm }، همان کد پایتونی که اجرا می‌شود
code-view = نمایش کد
code-reading = خواندنی
code-running = اجرایی
code-next-step = رفتن به گام بعدی در این خط
code-no-step = هیچ گامی از این اجرا در این خط نیست
panel-values = مقدار متغیرها
values-show = نمایش مقدارها
values-about = پایتون تا همین گام دوباره اجرا می‌شود و می‌گوید در هر متغیر چیست.
values-about-python = پایتون تا همین گام دوباره اجرا می‌شود و می‌گوید در هر متغیر چیست. برای این کار یک بار دریافت می‌شود.
values-waiting = پایتون تا همین گام دوباره اجرا می‌شود…
values-reached = پایتون تا همین گام دوباره اجرا می‌شود؛ اکنون در گام { $step } است.
values-none = الگوریتم در این گام اجرا نمی‌شود، پس متغیری هم ندارد.
values-differ = این اجرا را اینجا نمی‌شود تکرار کرد: گام‌های پایتون با آن یکی نیستند. شاید با نسخهٔ دیگری ذخیره شده باشد.
values-calls = در عمق { $count } فراخوانی
values-changed = تغییر کرده
values-node = حرکتی که به اینجا رسید، و {"\u2066"}f = g + h{"\u2069"}
panel-lists = فهرست‌ها
panel-lesson = درس
panel-lesson-note = { $algorithm }: هر شماره شما را به گامی می‌برد که همان را نشان می‌دهد
lesson-go = رفتن به گام { $number }
panel-tree = درخت جست‌وجو
panel-tree-note = روی هر گره کلیک کنید تا به گام آن بروید؛ یا با کلیدهای جهت بگردید و Enter را بزنید
panel-counters = شمارنده‌ها
panel-fault = اشتباه کجاست؟
list-open = فهرست باز
list-open-f = فهرست باز، از کوچک‌ترین f
list-open-first = صف، به ترتیب نوبت
list-closed = فهرست بسته، از تازه‌ترین
list-path = مسیر فعلی
list-more = و { $count } مورد دیگر
list-empty = خالی
list-thinned = این اجرا آن‌قدر طولانی است که فهرست‌هایش نگه داشته نشده‌اند.
tree-empty = اینجا درخت جست‌وجویی در کار نیست.
tree-window = { $shown } گره از { $count } گره، آن‌ها که پیرامون این گره‌اند
tree-node = { $move }، { $numbers }، { $state ->
    [now] گره کنونی
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
counter-depth = عمق
counter-branching = ضریب انشعاب
result-title = جواب
result-length = طول جواب
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
percent = {"\u2066"}٪{ $percent }{"\u2069"}
solver-starting = در حال راه‌اندازی پایتون…
solver-lost = حل‌کننده بی‌خبر از کار افتاد. حل‌کنندهٔ تازه‌ای راه افتاد و کار را از اول شروع می‌کند.
solver-lost-again = حل‌کننده سر این پازل دو بار از کار افتاد. چیدمان شما دست‌نخورده است؛ الگوریتم دیگری یا صفحهٔ کوچک‌تری را امتحان کنید.
solver-failed = پایتون دریافت نشد. اتصال اینترنت را بررسی کنید و دوباره امتحان کنید؛ چیزی از دست نرفته است.
solver-hung = پایتون دیگر پاسخی نداد و متوقف شد. همین کار خودبه‌خود دوباره از آن خواسته نمی‌شود؛ چیدمان شما دست‌نخورده است.
cancelled = لغو شد. هرچه تا اینجا پیدا شده روی صفحه می‌ماند.
trace-unreadable = این اجرای ذخیره‌شده خوانده نمی‌شود: یا مال Dhadha نیست یا ناقص است.
trace-too-old = این اجرا با نسخهٔ قدیمی‌تری از Dhadha ذخیره شده است. پازل را دوباره حل کنید و از نو ذخیره کنید.
trace-too-new = این اجرا با نسخهٔ تازه‌تری از Dhadha ذخیره شده است. صفحه را دوباره بارگذاری کنید و باز بازش کنید.
error-trace-too-large = این اجرای ذخیره‌شده بیش از اندازه بزرگ است: بیشتر از { $most } مگابایت باز نمی‌شود.
error-trace-puzzle = این اجرا مال پازلی است که اینجا نیست: { $puzzle }. اول بسته‌اش را بیاورید، بعد اجرا را دوباره باز کنید.
error-file-missing = { $file } دریافت نشد. اتصال برقرار است؟
error-file-cut = فقط بخشی از { $file } رسید.
error-file-corrupt = { $file } خراب رسید.
error-file-slow = رسیدن { $file } بیش از اندازه طول کشید.
error-file-refused = مرورگر { $file } را نپذیرفت، هرچند کامل رسیده بود.
try-again = دوباره امتحان کنید
shuffle = به هم ریختن
more-options = گزینه‌های بیشتر
offer-use = استفاده از نزدیک‌ترین چیدمان حل‌پذیر
share = کپی پیوند
share-done = پیوند کپی شد
embed = جاسازی
embed-hint = این کد را در صفحهٔ وب خودتان بگذارید:
change = تغییر
change-done = تمام
present = ارائه
presets = نمونه‌ها
judge = چند چیدمان با هم
judge-hint = در هر سطر یک چیدمان بنویسید؛ با الگوریتمی که بالا انتخاب کرده‌اید حل می‌شوند.
faults = اشتباه کجاست؟
faults-about = برنامه‌هایی به همان شکلی که زیاد چاپ می‌شوند، هر کدام با یک اشتباه چاپی معروف. ببینید چه می‌کنند و سطر اشتباه را پیدا کنید.
fault-ask = یک سطر این برنامه اشتباه است. اجرا را تماشا کنید و بعد سطر را انتخاب کنید.
fault-not-here = سطر { $line } درست است.
fault-found = بله، اشتباه در سطر { $line } است.
fault-told = اشتباه در سطر { $line } است.
fault-show = نشانم بدهید
fault-again = دوباره بپرسید
fault-right-method = درستش را ببینید: { $algorithm }
fault-code = برنامه‌ای که باید سطر اشتباهش را پیدا کنید
fault-line-wrong = نادرست
fault-line-right = درست
packages = پازل خودتان را بیاورید
packages-hint = نشانی یک فایل wheel (با پسوند {"\u2066"}.whl{"\u2069"}) که پازل تازه‌ای اضافه می‌کند
packages-install = نصب
packages-file = یا یک فایل wheel از دیسک خودتان
packages-by-link = { $count ->
    [one] این پیوند می‌خواهد پازلی از { $files } اضافه کند. کد پایتون آن پشت دیوار اجرا می‌شود: نه به شبکه دسترسی دارد و نه به آنچه این سایت ذخیره کرده است.
   *[other] این پیوند می‌خواهد پازل‌هایی از { $files } اضافه کند. کد پایتون آن‌ها پشت دیوار اجرا می‌شود: نه به شبکه دسترسی دارد و نه به آنچه این سایت ذخیره کرده است.
}
packages-agree = نصب شود
packages-decline = نصب نشود
packages-declined = چیزی نصب نشد. یکی از پازل‌های خودمان را می‌بینید.
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
still-searching = جست‌وجو هنوز ادامه دارد: تا اینجا { $steps } گام. لازم نیست صبر کنید:
way-more = ده برابر بیشتر
way-stronger = تخمینی قوی‌تر
way-informed = جست‌وجو با تخمین
way-easier = صفحه‌ای آسان‌تر
way-any = یک جواب، هرچه باشد
reason-budget-spent = سقف { $budget } پر شد و جست‌وجو هنوز تمام نشده بود. سقف را بالا ببرید یا الگوریتم کم‌خرج‌تری را امتحان کنید.
reason-walk-start = حالا جواب را از اول ببینیم: { $total } حرکت.

## Errors

error-not-in-range = «{ $option }» باید عددی صحیح از { $minimum } تا { $maximum } باشد، نه «{ $given }».
error-not-a-choice = برای «{ $option }» نمی‌شود «{ $given }» را انتخاب کرد. یکی از این‌ها را انتخاب کنید: { $choices }.
error-text-too-long = «{ $option }» { $count } نویسه دارد؛ تا { $maximum } نویسه خوانده می‌شود.
error-not-a-text = «{ $option }» را نمی‌شود به‌صورت متن خواند: { $given }. متن یا عدد بدهید.
error-not-options = گزینه‌ها یعنی نام‌ها و مقدارهایشان، نه «{ $given }».
error-unknown-option = { $algorithm } گزینه‌ای به نام «{ $given }» ندارد. گزینه‌هایش این‌هاست: { $known }.
error-unknown-algorithm = { $puzzle } الگوریتمی به نام «{ $given }» ندارد. الگوریتم‌هایش این‌هاست: { $known }.
error-unknown-puzzle = پازلی به نام «{ $given }» نداریم. پازل‌های موجود: { $known }.
error-package-missing = در نشانی { $address } بسته‌ای نیست.
error-package-failed = بسته نصب نشد: { $problem }
error-package-broken = پازل { $name } از این بسته بارگذاری نشد: { $problem }
error-answer-misshapen = پاسخ پایتون به «{ $question }» از نوعی نیست که انتظار می‌رفت: { $where }
error-package-forbidden = این صفحه اجازه ندارد چیزی از { $host } بگیرد. فایل را از آنجا ذخیره کنید و از دیسک خودتان انتخاب کنید.
error-not-a-wheel = «{ $file }» فایل wheel نیست: نام چنین فایلی مانند {"\u2066"}name-1.0-py3-none-any.whl{"\u2069"} است.
error-package-address = «{ $address }» نشانی بسته نیست: چنین نشانی‌ای با {"\u2066"}http://{"\u2069"} یا {"\u2066"}https://{"\u2069"} شروع می‌شود، یا مسیری در همین سایت است.
error-endless = کد این بسته تمام نشد و در { $problem } متوقف شد. بقیهٔ چیزها سر جای خودشان‌اند.
error-out-of-memory = حافظهٔ پایتون تمام شد. برای اجرای بعدی پایتون تازه‌ای راه می‌افتد؛ سقف کوچک‌تر حافظهٔ کمتری می‌خواهد.
error-wasm-missing = این مرورگر WebAssembly ندارد یا آن را خاموش کرده است. پایتون به آن نیاز دارد؛ اجراهایی که اینجا نمایش داده می‌شوند به آن نیاز ندارند.
error-wasm-forbidden = سیاست امنیتی این صفحه WebAssembly را که پایتون به آن نیاز دارد ممنوع کرده است: در «script-src» باید {"\u2066"}'wasm-unsafe-eval'{"\u2069"} باشد. آنچه از پیش حل شده همچنان پخش می‌شود.
error-frame-forbidden = سیاست امنیتی این صفحه قابی را که بسته‌ها در آن اجرا می‌شوند ممنوع کرده است: در «frame-src» باید { $host } باشد.
error-internal = حل‌کننده به مشکل خورد: { $problem }

## Boards and pictures

fact-many = { $count } عدد، همه روی صفحه
panel-wall = چیدمان‌ها
panel-wall-note = روی هر چیدمان کلیک کنید تا به گام آن بروید
panel-plots = منحنی‌ها
list-family = خانوادهٔ { $number }
plot-empty = منحنی از گام‌های بعدی شروع می‌شود.
axis-step = گام
plot-band = بازهٔ {"\u2066"}٪۹۵{"\u2069"}
board-label-large = صفحه‌ای با { $rows } سطر و { $columns } ستون که با نقطه کشیده شده است.
board-label-free = صفحهٔ بازی با { $rows } سطر و { $columns } ستون. با کلیدهای جهت‌نما مکان‌نما را حرکت دهید؛ کلید {"\u2066"}Enter{"\u2069"} مهره را می‌گذارد یا برمی‌دارد.
board-label-grid = صفحهٔ بازی با { $rows } سطر و { $columns } ستون. با کلیدهای جهت‌نما مکان‌نما را حرکت دهید؛ کلید {"\u2066"}Enter{"\u2069"} آنچه آنجاست را برمی‌دارد، می‌گذارد یا عوض می‌کند.
piece-at = ستون { $column }: سطر { $row }
key-place = روی صفحه: حرکت دادن مکان‌نما؛ با {"\u2066"}Enter{"\u2069"} گذاشتن یا برداشتن مهره
key-act = روی صفحه: حرکت دادن مکان‌نما؛ با {"\u2066"}Enter{"\u2069"} برداشتن، گذاشتن یا عوض کردن
story = دربارهٔ این پازل
pictures = نمودارها
pictures-hint = از اجراهای واقعی کشیده می‌شوند، همین‌جا در مرورگر شما و هر وقت خودتان بخواهید.
picture-draw = رسم
picture-again = رسم دوباره
picture-progress = اجرای { $done } از { $total }
measure-success = درصد موفقیت
measure-milliseconds = میلی‌ثانیه، با احتساب ضبط

## Race

race = مسابقهٔ روش‌ها
race-about = دو تا چهار روش روی یک چیدمان و با یک ساعت. همهٔ گام‌ها شمرده می‌شوند، حتی گام‌هایی که در پایان جواب را نشان می‌دهند.
race-methods = روش‌ها
race-none = این پازل دو روش برای مسابقه ندارد. این‌ها دارند: { $known }.
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

## Boards in the hand and games

hint = راهنمایی
hint-away = پنهان کردن راهنمایی
hand-changes = { $count ->
    [one] { $count } تغییر با دست
   *[other] { $count } تغییر با دست
}
hand-solved = حل شد
cell-number = عدد این خانه
cell-blocked = دیوار
offset = { $down } پایین، { $right } راست
game = بازی
game-opponent = حریف
game-perfect = رایانهٔ بی‌خطا
game-beatable = رایانهٔ شکست‌پذیر
game-nobody = دونفره
game-thinking = رایانه فکر می‌کند…
game-start = روی همین صفحه بازی کنید: شما شروع کنید یا رایانه.
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
game-computer-begins = رایانه شروع کند
game-computer-moves = رایانه بازی کند
game-again = از نو
game-moves = { $count ->
    [0] همهٔ حرکت‌ها
    [one] تنها حرکت
   *[other] هر { $count } حرکت
}
error-not-a-switch = «{ $option }» یا «بله» است یا «خیر»، نه «{ $given }».
no-number = یک عدد صحیح از { $least } تا { $most } بنویسید.
no-move = اینجا چنین حرکتی نیست.
error-too-large-here = { $given } برای «{ $option }» زیاد است؛ این الگوریتم تا { $maximum } را قبول می‌کند و «{ $algorithm }» تا { $most } را.
error-not-a-move = «{ $given }» اینجا حرکت نیست. حرکت‌های ممکن: { $known }.
copy-board = کپی صفحه به‌صورت
copy-text = متن
copy-csv = {"\u2066"}CSV{"\u2069"}
copy-latex = {"\u2066"}LaTeX{"\u2069"}
copied = کپی شد
save-board = ذخیره در فایل
answer-first = بازیکن اول
answer-second = بازیکن دوم
answer-stuck = از آنجا حرکتی نیست
answer-colour = رنگ عوض نمی‌شود
answer-multiples = پرش‌ها به آن نمی‌رسند
answer-walls = دیوارها
answer-size = صفحه کوچک است
