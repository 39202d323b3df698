### What the pages say around a player, and what races say.

app-name = Dhadha
app-tagline = ببینید الگوریتم‌ها معماهای کلاسیک را چطور گام‌به‌گام حل می‌کنند.
app-description = Dhadha (بخوانید «دادا»؛ به بنگالی یعنی «معما») معماهای کلاسیک را با کد واقعی پایتون در مرورگر شما گام‌به‌گام حل می‌کند و دلیل هر گام را هم می‌گوید.
learn = آموزش
examples = نمونه‌ها
to-race = مسابقه
examples-about = هر نمونه اجرای واقعیِ یک برنامهٔ پایتون است. یکی را باز کنید و تماشا کنید، بعد چیدمان را عوض کنید: پایتون معمای خودتان را هم حل می‌کند.
examples-search = جست‌وجو
examples-families = خانواده‌های معما
examples-match = { $count ->
    [0] هیچ نمونه‌ای این کلمه‌ها را ندارد.
   *[other] { $count } نمونه
}
# Of examples that were watched to the end, and of solved challenges.
done = انجام شد
done-of = { $count } از { $all } انجام شد ✓
minutes = { $count } دقیقه
level = { $level ->
    [1] آسان
    [2] متوسط
   *[3] سخت
}
teachers = برای معلم‌ها
teachers-about = پنج درس ۴۵دقیقه‌ای: چه نشان دهید، چه بپرسید، چه تکلیفی بدهید و پاسخ‌ها را چطور جمع کنید.
example-at-step = { $name }، گام { $step }
all-examples = همهٔ { $count } نمونه
menu = منو
more-of-run = کارهای دیگر با این اجرا
language = زبان
theme-auto = خودکار
theme-light = روشن
theme-dark = تیره
skip-to-content = رفتن به محتوای صفحه
page-missing = این صفحه پیدا نشد
page-missing-hint = شاید نشانی اشتباه باشد یا صفحه جابه‌جا شده باشد.
page-missing-home = رفتن به صفحهٔ اول
no-script = برای حرکت دادن مهره‌ها، Dhadha به جاوااسکریپت نیاز دارد.
start-slow = بارگذاری Dhadha بیشتر از معمول طول کشیده است.
opened-as-file = این صفحه وقتی به‌صورت فایل باز شود اجرا نمی‌شود. فایلی را باز کنید که «python build.py single» می‌سازد. یا در همین پوشه «python -m http.server» را اجرا کنید و http://localhost:8000 را باز کنید.

## The path
home-title = ببینید رایانه چطور فکر می‌کند
home-try = می‌توانید با ۳ حرکت عددها را به ترتیب بچینید؟
home-start = روی ۴ بزنید: به خانهٔ خالی می‌لغزد.
home-tap = روی { $tile } بزنید.
home-left = { $count ->
    [one] یک حرکت دیگر مانده است.
   *[other] { $count } حرکت دیگر مانده است.
}
home-beside = فقط کاشیِ کنار خانهٔ خالی می‌تواند حرکت کند.
home-away = با این حرکت از هدف دور شدید.
home-far = این طرف از هدف دور می‌شوید. از اول شروع کنیم؟
home-again = شروع دوباره
home-solved = با ۳ حرکت حل شد! همهٔ حرکت‌ها را امتحان نکردید. دیدید کدام کاشی‌ها هنوز سر جایشان نیستند و همان‌ها را بردید. رایانه هم می‌تواند همین کار را بکند.
home-detour = حل شد! ولی ۳ حرکت هم بس است. ببینید رایانه چطور پیدایشان می‌کند.
home-see = ببینید رایانه چطور حل می‌کند
home-more = بیشتر
home-embed = در صفحهٔ خودتان بگذارید
home-embed-how = در صفحهٔ هر معما، دکمهٔ «{ embed }» کد لازم برای صفحهٔ شما را می‌نویسد. هر گام یک ایده هم در یک قاب جا می‌گیرد:
five-ideas-done = آفرین! هر پنج ایده را دیدید. مقاله‌های پایین عمیق‌ترند و چالش‌ها منتظرند.
five-ideas = پنج ایده
five-ideas-about = چهل دقیقه، بی‌آنکه چیزی از قبل بدانید. از هر کدام خواستید شروع کنید.
step-ask = پرسش
step-watch = تماشا
step-predict = پیش‌بینی
step-do = اجرا
step-prove = اثبات
step-challenge = چالش
step-back = قبلی
step-next = بعدی: { $step }
step-next-idea = ایدهٔ بعدی: { $idea }
ideas-done = بازگشت به پنج ایده

## Puzzles
puzzle-n-puzzle-about = کاشی‌ها را به خانهٔ خالی بلغزانید تا عددها به ترتیب قرار بگیرند.
puzzle-estimate-tree-about = درختی از عددها بنویسید. ببینید جست‌وجوی حریصانه چطور به بهترین فرزند می‌رود و در بن‌بست برمی‌گردد.
puzzle-n-queens-about = n وزیر را طوری روی صفحهٔ شطرنج {"\u2066"}n×n{"\u2069"} بچینید که هیچ دو وزیری هم‌سطر، هم‌ستون یا هم‌قطر نباشند.
puzzle-knight-path-about = اسب را با کمترین حرکت از یک خانه به خانه‌ای دیگر ببرید.
puzzle-pile-game-about = از توده‌ها سنگ بردارید یا توده‌ها را تقسیم کنید. معمولاً بازیکنی که حرکتی ندارد می‌بازد. عددهای گراندی می‌گویند چه کسی می‌برد و چطور.
puzzle-coin-game-about = سکه‌ها مثل اسب به سوی یک گوشه می‌پرند. بازیکنی که حرکتی ندارد می‌بازد. خانه‌ها با عددهای گراندی پر می‌شوند.
puzzle-magic-square-about = خانه‌های مربع {"\u2066"}n×n{"\u2069"} را با عددهای ۱ تا {"\u2066"}n²{"\u2069"} پر کنید، طوری که جمع هر سطر، هر ستون و هر قطر یکی شود.
puzzle-magic-trick-about = عددی بگویید: در یک مربع {"\u2066"}۴×۴{"\u2069"}، جمع هر یک از ۲۸ الگو همان عدد می‌شود.
family-games = بازی با توده‌ها و سکه‌ها

## Algorithms
algorithm-a-star-about = همیشه گرهی را بسط می‌دهد که {"\u2066"}f = g + h{"\u2069"} آن از همه کمتر است: تعداد حرکت‌ها تا اینجا به‌علاوهٔ برآورد حرکت‌های مانده. جوابش کوتاه‌ترین است، ولی حافظهٔ زیادی می‌خواهد.
algorithm-ida-star-about = جست‌وجوی اول‌عمق با آستانه‌ای برای f که در هر دور فقط به‌اندازهٔ لازم بالا می‌رود. جوابش کوتاه‌ترین است و حافظهٔ بسیار کمی می‌خواهد.
algorithm-breadth-first-about = اول همهٔ چیدمان‌هایی را می‌بیند که یک حرکت با شروع فاصله دارند، بعد دو حرکت، بعد سه حرکت. جوابش کوتاه‌ترین است، ولی باید هر چیدمانی را که می‌بیند به خاطر بسپارد.
algorithm-depth-first-about = تا جایی که بتواند به عمق می‌رود و در بن‌بست برمی‌گردد. جوابش اغلب بسیار طولانی است؛ پس برای این معما انتخاب خوبی نیست.
algorithm-iterative-deepening-about = جست‌وجوی اول‌عمق را بارها تکرار می‌کند و هر بار یک سطح عمیق‌تر می‌رود. جوابش کوتاه‌ترین است و فقط یک مسیر را در حافظه نگه می‌دارد، ولی کار تکراری زیادی می‌کند.
algorithm-greedy-backtracking-about = فقط سراغ بهترین فرزند می‌رود و وقتی همهٔ فرزندان بدتر باشند، برمی‌گردد. سریع و کم‌حافظه است، ولی شاید به جواب نرسد.
algorithm-weighted-a-star-about = همان {"\u2066"}A*{"\u2069"} است که برآورد را در یک وزن ضرب می‌کند. چیدمان‌های سخت را هم اغلب زود حل می‌کند. با وزن ۳، جواب حداکثر ۳ برابرِ کوتاه‌ترین جواب حرکت دارد.
kind-textbook = درسی
kind-engine = موتور حل
kind-fault = اشتباه کجاست؟

## Options
option-puzzle = معما
option-algorithm = الگوریتم
option-state = چیدمان

## The player
open-trace = باز کردن اجرای ذخیره‌شده

## The page
shuffle-try = خودتان امتحان کنید
shuffle-watch = تماشای { $name }
shuffle-harder = یک چیدمان سخت‌تر
shuffle-another = یک چیدمان دیگر
solved-watch-python = تماشای حل با پایتون
more-options = گزینه‌های بیشتر
share-done = پیوند کپی شد
share-too-long = این چیدمان در یک پیوند جا نمی‌شود. اجرا را ذخیره کنید و فایل آن را بفرستید. هر کس آن را در این صفحه با «{ open-trace }» باز کند، همین اجرا را می‌بیند.
share-too-long-race = این چیدمان در یک پیوند جا نمی‌شود.
embed = جاسازی
copy = کپی
embed-format = چه چیزی جاسازی شود
embed-format-tag = عنصر صفحه (تگ)
embed-format-iframe = قاب (iframe)
embed-format-picture = تصویر با پیوند
embed-tag-hint = برای وبلاگ‌هایی که اسکریپت می‌پذیرند: پخش‌کننده بخشی از صفحه می‌شود.
embed-iframe-hint = برای وبلاگ‌هایی که قاب می‌پذیرند. اسکریپت به قاب می‌گوید صفحه روشن است یا تیره. اگر اسکریپت مجاز نیست، آن را حذف کنید.
embed-picture-hint = برای وردپرس، مدیوم، بلاگر و خوراک‌ها که اسکریپت و SVG را حذف می‌کنند. «{ embed-save-picture }» را بزنید و فایل را در وبلاگ بارگذاری کنید. متن جایگزین، تصویر را توصیف می‌کند.
embed-lang = { language }
embed-theme = { theme }
embed-theme-usual = { theme-auto }
embed-theme-light = { theme-light }
embed-theme-dark = { theme-dark }
embed-panels = پنل‌ها
embed-panels-all = همهٔ پنل‌ها
embed-panels-usual = چیدمان، جمله و کد
embed-panels-none = بدون کد
embed-controls = دکمه‌های کنترل
embed-controls-usual = همه
embed-controls-none = هیچ‌کدام، فقط چیدمان
embed-controls-hand = هیچ‌کدام، چیدمانی برای بازی با دست
embed-height = ارتفاع به پیکسل
embed-autoplay = پخش خودکار
embed-autoplay-usual = { no }
embed-autoplay-true = { yes }
embed-speed = { speed }
embed-speed-usual = بسته به طول اجرا
embed-speed-reading = { speed-reading }
embed-loop = تکرار پخش
embed-loop-usual = { no }
embed-loop-true = { yes }
embed-ask = پرسیدن گام بعدی
embed-ask-usual = { no }
embed-ask-hard = در گام‌های دشوار
embed-ask-all = در هر گامی که پرسش دارد
embed-loading = بارگذاری
embed-loading-usual = همراه صفحه
embed-loading-lazy = وقتی خواننده به آن می‌رسد
embed-save-picture = ذخیرهٔ تصویر
embed-save-run = ذخیرهٔ اجرا
embed-picture = تصویر
embed-picture-png = گامی که دیده می‌شود (PNG)
embed-picture-gif = همهٔ گام‌ها، متحرک (GIF)
embed-height-auto = بسته به پهنا
embed-here = شروع از گام { $step }، که اکنون دیده می‌شود
embed-cost-stored = خواننده به پایتون نیاز ندارد: این اجرا در سایت ذخیره شده است.
embed-cost-run = خواننده به پایتون نیاز ندارد: اجرا در همان متنی است که می‌چسبانید.
embed-cost-beside = این اجرا برای چسباندن بیش از حد بزرگ است. اگر { $file } ({ $size } کیلوبایت) را کنار صفحهٔ خود بگذارید، خواننده به پایتون نیاز ندارد.
embed-cost-frame = این اجرا ({ $size } کیلوبایت) برای نشانی یک قاب بیش از حد بزرگ است. { $file } را در پوشهٔ «embed» در { $host } بگذارید. اگر آن سایت از آنِ شما نیست، به‌جای آن «{ embed-format-tag }» را انتخاب کنید.
embed-cost-python = هر خواننده‌ای که پخش را بزند، پایتون را ({ $size } مگابایت) دریافت می‌کند.
embed-cost-race = این اجراها در سایت ذخیره شده‌اند. خواننده تا «{ race-measure }» را نزند به پایتون نیاز ندارد.
embed-solve = حل معما و افزودن اجرا
embed-preview = آنچه خواننده می‌بیند
export-as = خروجی
export-step = این گام
export-svg = {"\u2066"}SVG{"\u2069"}
export-png = {"\u2066"}PNG{"\u2069"}
export-film = پویانمایی
export-gif = {"\u2066"}GIF{"\u2069"}
export-run = همهٔ گام‌ها
export-csv = گام‌ها به‌صورت {"\u2066"}CSV{"\u2069"}
export-making = در حال ساختن…
export-progress = { $done } از { $total }
export-done = ذخیره شد: { $name }
export-cancelled = متوقف شد. چیزی ذخیره نشد.
export-failed = مرورگر نتوانست این تصویر را بسازد؛ شاید حافظه کم باشد. چیزی ذخیره نشد.
change-done = تمام
next-example = نمونهٔ بعدی: «{ $name }»
next-predict = حالا پیش‌بینی کنید
next-perform = حالا خودتان اجرا کنید
next-challenge = یک چالش را امتحان کنید
faults-about = این برنامه‌ها اجرا می‌شوند، ولی هر کدام یک اشتباه چاپی معروف دارد. یکی را تماشا کنید و سطر اشتباه را پیدا کنید.
packages-hint = نشانی یک فایل wheel (با پسوند {"\u2066"}.whl{"\u2069"}) که معمای تازه‌ای اضافه می‌کند
packages-install = نصب
packages-file = یا یک فایل wheel از دستگاهتان
packages-from-file = این معما از فایلی روی دستگاه شما آمده است؛ پس با پیوند یا کد جاسازی به دیگران نمی‌رسد. برای رساندن آن به دیگران، فایل را در همین وب‌سایت بگذارید و معما را از نشانی آن نصب کنید.
packages-installed = { $count ->
    [0] نصب شد، ولی معمای تازه‌ای نداشت.
    [1] یک معمای تازه: { $names }
   *[other] { $count } معمای تازه: { $names }
}

## Boards and pictures
fold-tools = ابزارها و هم‌رسانی
fold-challenges = مقاله و چالش‌ها

## Race
race = مسابقهٔ روش‌ها
race-about = همهٔ روش‌ها روی یک چیدمان اجرا می‌شوند و گام‌هایشان هم‌زمان شمرده می‌شوند. گام‌هایی که جواب را نشان می‌دهند هم شمرده می‌شوند.
race-methods = روش‌ها
race-none = تعداد روش‌های این معما برای مسابقه کافی نیست. این معماها روش کافی دارند: { $known }.
race-choose = ۲ تا { $most } روش، یا یک روش با ۲ تا { $most } مقدار از یک گزینه انتخاب کنید.
race-full = حداکثر { $most } روش می‌توانند مسابقه بدهند. برای انتخاب یکی دیگر، تیک یکی از این‌ها را بردارید.
race-start = شروع مسابقه
race-measure = زمان‌گیری
race-preparing = در حال آماده شدن… { $steps } گام
race-ready = آماده
race-searching = در حال جست‌وجو…
race-arrived = { $place ->
    [1] اول شد
    [2] دوم شد
    [3] سوم شد
    [4] چهارم شد
    [5] پنجم شد
   *[other] رسید
}
race-found = جواب پیدا شد
race-found-length = جواب پیدا شد، به طول { $length }
race-impossible = ثابت شد که جواب ندارد
race-exhausted = جوابی پیدا نشد
race-budget = سقف پر شد
race-cancelled = متوقف شد
race-refused = اجرا نشد
race-standings = جدول رده‌بندی
race-place = رتبه
race-place-number = { $place ->
    [1] اول
    [2] دوم
    [3] سوم
    [4] چهارم
    [5] پنجم
   *[other] { $place }
}
race-method = روش
race-steps = گام‌ها
race-steps-of = { $now } از { $all } گام
race-steps-so-far = گام { $now } از { $all } گامی که تا اینجا برداشته شده
race-work = کار انجام‌شده
race-work-done = { $counter }: { $count }
race-time = زمان در پایتون
race-milliseconds = { $count } میلی‌ثانیه
race-seconds = { $count } ثانیه
race-result = نتیجه
race-winner = { $count ->
    [one] برنده: { $names }، با { $steps } گام.
   *[other] { $names } با هم برنده شدند، هر کدام با { $steps } گام.
}
race-nobody = هیچ روشی جوابی پیدا نکرد.
race-stopped = مسابقه متوقف شد؛ پس برنده‌ای ندارد.
# Before a race the visitor says which method will be best; the end compares.
wager-first = این برنده می‌شود
wager-first-ask = کدام روش برنده می‌شود؟
wager-done = حدستان ثبت شد. برای شروع ▶ را بزنید.
wager-yours = حدس شما
wager-outcome = { $outcome ->
    [right] ✓ درست حدس زدید: { $name } برد.
    [wrong] ✗ برنده: { $names }. حدس شما { $name } بود.
   *[open] هیچ روشی جوابی پیدا نکرد. حدس شما { $name } بود.
}
race-time-note = هر زمان در همین مرورگر و در یک اجرا اندازه گرفته شده است. اجراهای اول شاید بیشتر طول بکشند، چون پایتون هنوز کد و جدول‌ها را آماده می‌کند. پس تفاوت‌های کوچک معنای چندانی ندارند.
race-baked = این اجراها از پیش آماده شده‌اند. «{ race-measure }» را بزنید تا پایتون آن‌ها را در همین صفحه اجرا کند و زمانشان را بگیرد.
race-length-same = { $proved ->
    [yes] همهٔ جواب‌های پیداشده { $length } حرکت دارند و جواب کوتاه‌تری نیست (اثبات با { $names }).
   *[no] همهٔ جواب‌های پیداشده { $length } حرکت دارند؛ هیچ‌یک از این روش‌ها ثابت نمی‌کند که جواب کوتاه‌تری نیست.
}
race-length-differs = { $proved ->
    [yes] کوتاه‌ترین جواب { $length } حرکت دارد (اثبات با { $names }). «{ $other }» جوابی با { $more } حرکت پیدا کرد.
   *[no] کوتاه‌ترین جواب پیداشده { $length } حرکت دارد (با { $names }). «{ $other }» جوابی با { $more } حرکت پیدا کرد.
}
race-least-work = کمترین کار ({ $counter }): { $names }، { $least }. { $other }: { $most }{ $times ->
    [1] .
   *[other] ، یعنی { $times } برابر.
}
race-least-memory = کمترین حافظه: { $names }، حداکثر { $least } چیدمان هم‌زمان. { $other } تا { $most } چیدمان نگه داشت{ $times ->
    [1] .
   *[other] ، یعنی { $times } برابر.
}
race-least-time = سریع‌ترین در پایتون: { $names }، { $least }. { $other }: { $most }{ $times ->
    [1] .
   *[other] ، یعنی { $times } برابر.
}

## Boards in the hand and games
copy-board = کپی چیدمان
copied = کپی شد
save-board = ذخیرهٔ چیدمان در فایل {"\u2066"}CSV{"\u2069"}
offline-fetch = ذخیره برای استفادهٔ آفلاین
offline-size = { $size } مگابایت دریافت کنید؛ پس از آن همه‌چیز بدون اینترنت کار می‌کند.
offline-progress = { $loaded } از { $size } مگابایت
offline-whole = همهٔ Dhadha روی این دستگاه است و بدون اینترنت کار می‌کند.
offline-kept = بخش دریافت‌شده نگه داشته شده است.
offline-full = ذخیره نشد. شاید حافظهٔ دستگاه پر شده باشد.
offline-not-stored = اینترنت وصل نیست و صفحه‌ای که خواستید روی این دستگاه ذخیره نشده است. به‌جای آن این صفحه را می‌بینید، چون ذخیره شده است.
# Links to results of practice.
# Opens the form of a challenge, see challenges.ftl.
challenge-make = ساختن چالش
