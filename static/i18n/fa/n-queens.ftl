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
result-low = بازهٔ {"\u2066"}٪۹۵{"\u2069"}، از
result-high = بازهٔ {"\u2066"}٪۹۵{"\u2069"}، تا
result-probes = کاوش‌ها
result-exact = مقدار دقیق
list-population = جمعیت، از بهترین
list-solutions = جواب‌ها، خانواده‌به‌خانواده
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
plot-mean = گره‌های درخت: میانگین برآوردها تا اینجا
axis-probe = کاوش
plot-fitness = بیشترین برازندگی
plot-clashes = کمترین برخورد
plot-pairs = جفت‌های درگیر
plot-line-mean = میانگین
plot-line-exact = مقدار دقیق
plot-line-best-fitness = بیشترین برازندگی
plot-line-most = برازندگی جواب
plot-line-best = کمترین برخورد
plot-line-pairs = جفت‌های درگیر
table-known-counts = چند جواب وجود دارد؟
table-known-counts-note = تا {"\u2066"}n = ۱۴{"\u2069"} را همین برنامه شمرده است؛ چهار عدد آخر از مقاله‌ها آمده‌اند و به دست آوردنشان ابررایانه یا سخت‌افزار ویژه می‌خواسته است.
column-n = n
column-solutions = همه
column-fundamental = بنیادی
experiment-attempts = تعداد تلاش‌ها تا یافتن همهٔ جواب‌ها
experiment-attempts-about = تعداد خانه‌هایی که جست‌وجوی جایگشتی می‌آزماید حدود یک‌سوم جست‌وجوی دکارتی است، و رشد هر دو از نمایی هم تندتر است.
experiment-genetic = دو گونهٔ الگوریتم ژنتیک
experiment-genetic-about = برای هر n پنج دانهٔ تصادفی: چند بار جواب پیدا شد و چقدر طول کشید. گونهٔ کلاسیک ۱۰۰ نسل فرصت دارد.
experiment-climbing = سه نوع همسایگی
experiment-climbing-about = برای هر n ده دانهٔ تصادفی، بدون شروع دوباره: چند صعود به جواب می‌رسد و هر صعود چند چیدمان را نگاه می‌کند.

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
reason-probe-ends = برآورد کاوش { $probe } می‌شود { $nodes } گره. میانگین همهٔ کاوش‌ها { $mean } است؛ با اطمینان {"\u2066"}٪۹۵{"\u2069"} بین { $low } و { $high }.
reason-estimate = برآورد بعد از { $probe } کاوش: { $mean } گره؛ با اطمینان {"\u2066"}٪۹۵{"\u2069"} بین { $low } و { $high }.
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
   *[other] از این { $queens } وزیر هیچ‌کدام دیگری را تهدید نمی‌کند. اینکه این چیدمان کامل‌شدنی هست یا نه، با روش‌های دیگر معلوم می‌شود.
}
reason-answer-queen = جواب: وزیر ستون { $column } در سطر { $row } است.
reason-answer-at-once = جواب: هر { $n } وزیر. برای تماشا از نزدیک، روی صفحه بگردید.
reason-count-start = همهٔ راه‌های چیدن { $n } وزیر شمرده می‌شوند، بی‌آنکه تک‌تک ساخته شوند: از هر هشت صفحهٔ متقارن فقط یکی دنبال می‌شود.
reason-count-progress = {"\u2066"}٪{ $percent }{"\u2069"} صفحه‌های {"\u2066"}n = { $n }{"\u2069"} تمام شد: تا اینجا { $solutions } جواب.
reason-count-symmetric = { $solutions } جواب. حالا آن‌هایی که با نیم‌دور همان می‌مانند: تا اینجا { $symmetric }. این‌ها می‌گویند چند خانواده هست.
reason-count-gallery = { $shown } جواب از { $solutions } جواب نشان داده شده؛ آنچه حالا پیدا می‌شود شکل‌های چرخیده یا آینه‌ای همین‌هاست.
reason-count-not-shown = { $solutions } جواب از { $gallery } جوابی که نشان داده می‌شود بیشتر است؛ پس فقط تعدادشان گفته شد و صفحه نخستین آن‌ها را نشان می‌دهد. «سقف نمایش» را می‌توان بالا برد.
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
reason-first-found = هر { $n } وزیر چیده شد که { $given } تای آن‌ها از اول روی صفحه بود؛ { $nodes } صفحه دیده شد.
reason-first-none = هیچ‌چیز از قلم نیفتاد، { $nodes } صفحه دیده شد: { $n } وزیر را نمی‌توان طوری چید که { $given ->
    [0] هیچ‌یک دیگری را تهدید نکند
   *[other] آن { $given } وزیر سر جای خود بمانند
}.
reason-large-start = { $n } وزیر: ستون‌به‌ستون هر کدام را جایی می‌گذاریم که قطرهایش آزاد باشند؛ بعد آن چندتایی را که مانده‌اند تعمیر می‌کنیم.
reason-large-place = { $placed } وزیر از { $n } وزیر بدون برخورد گذاشته شده‌اند.
reason-large-repair = { $placed } وزیر از { $n } وزیر بدون برخورد نشسته‌اند؛ { $left } وزیر باقی‌مانده را با جابه‌جایی تعمیر می‌کنیم.
reason-large-swap = بعد از آزمودن { $tries } جابه‌جایی، هنوز { $left } وزیر از { $n } وزیر زیر تهدیدند.
reason-large-restart = تلاش { $attempt } نتوانست { $left } وزیر آخر از { $n } وزیر را تعمیر کند: از نو شروع می‌کنیم.
reason-large-found = { $n } وزیر در تلاش { $attempt }؛ فقط { $repaired } تا تعمیر لازم داشت.
reason-large-none = { $n } وزیر را نمی‌توان چید.
reason-hand-conflicts = { $pairs ->
    [one] یک جفت وزیر یکدیگر را تهدید می‌کنند.
   *[other] { $pairs } جفت وزیر یکدیگر را تهدید می‌کنند.
}
reason-hand-peaceful = { $queens } وزیر از { $n } وزیر در صلح نشسته‌اند.
reason-hand-solution = هر { $n } وزیر در صلح نشسته‌اند: این جواب است!

error-queen-off-board = وزیر ستون { $column } در سطر { $row } است که بیرون از صفحه می‌افتد. شمارهٔ سطرها از ۱ تا { $n } است و ۰ یعنی آن ستون وزیر ندارد.
error-queen-not-a-number = «{ $given }» برای ستون { $column } عدد نیست. برای هر ستون شمارهٔ سطر وزیرش را بنویسید و اگر وزیر ندارد ۰ بگذارید؛ مثلاً {"\u2066"}2 4 1 3{"\u2069"}.
error-drawing-not-square = سطر { $row } با { $count } خانه کشیده شده است، ولی { $n } سطر داریم. n سطر بکشید که هر کدام n خانه داشته باشد.
error-two-in-column = ستون { $column } دو وزیر دارد. در این صفحه هر ستون فقط جای یک وزیر است.
error-wrong-length = چیدمان { $count } ستون دارد، ولی {"\u2066"}n = { $n }{"\u2069"} است. برای هر یک از { $n } ستون یک عدد بدهید.
error-starts-empty = «{ $algorithm }» از صفحهٔ خالی شروع می‌کند. وزیرها را بردارید، یا «اولین جواب» را انتخاب کنید که صفحه را کامل می‌کند.

reason-hint-place = ستون { $column }، سطر { $row } امن است و با وزیری در آن می‌شود صفحه را کامل کرد.
reason-hint-lift = وزیر ستون { $column }، سطر { $row } دیگری را تهدید می‌کند یا خودش زیر تهدید است: اول آن را بردارید.
reason-hint-solved = حل شده است: هیچ وزیری دیگری را تهدید نمی‌کند.
reason-hint-too-hard = این صفحه برای راهنمایی فوری بیش از حد سخت است. بگذارید «اولین جواب» آن را کامل کند.
reason-hint-hopeless = هیچ حرکتی کمک نمی‌کند: این وزیرها به جواب نمی‌رسند. یکی را بردارید.
