### Lessons of the n queens.

## backtracking

lesson-backtracking-idea-1 = ستون‌ها از چپ به راست پر می‌شوند: هر وزیر در اولین سطری می‌نشیند که هیچ وزیری تهدیدش نکند.
    .step = word:place
lesson-backtracking-idea-2 = جایی که سطری نمانده باشد، وزیر قبلی برداشته می‌شود و سطر بعدی‌اش را امتحان می‌کند.
    .step = word:remove
lesson-backtracking-invariant-1 = وزیرهایی که روی صفحه می‌مانند هرگز یکدیگر را تهدید نمی‌کنند.
    .step = word:place 2, word:place
lesson-backtracking-proof-1 = خانه‌ای که زیر تهدید است، تا آن وزیرها هستند همان‌طور می‌ماند. پس پشت هیچ رد کردنی جوابی پنهان نیست و با یک آزمون شاخه‌ای کامل از درخت بریده می‌شود.
    .step = word:reject
lesson-backtracking-proof-2 = هر سطرِ هر ستون یا دنبال می‌شود یا به همان دلیل رد می‌شود. پس هیچ جوابی از قلم نمی‌افتد، هیچ‌کدام دو بار نمی‌آید، و وقتی همه‌چیز امتحان شد جواب دیگری نیست (دایکسترا، ۱۹۷۲).
    .step = word:exhausted, word:found
lesson-backtracking-cost-1 = یافتن همهٔ جواب‌ها زمانی بیش از نمایی می‌برد، چون تعداد خود جواب‌ها مثل `(۰٫۱۴۳·n)^n` رشد می‌کند (سیمکین، ۲۰۲۱). با این همه، برای `n = ۸` هر ۹۲ جواب با ۱۵٬۷۲۰ آزمون پیدا می‌شود، حال آنکه `n^n` یعنی ۱۶٬۷۷۷٬۲۱۶ چیدمان.
    .step = last word:reject
lesson-backtracking-cost-2 = حافظه: فقط چیدمان‌های مسیر از صفحهٔ خالی تا اینجا، حداکثر `n + ۱` تا.
    .step = last word:place

## backtracking-iterative

lesson-backtracking-iterative-idea-1 = همان جست‌وجو بدون تابع بازگشتی: آرایهٔ `b` با یک سطر برای هر ستون، و اشاره‌گری به یکی از ستون‌ها.
    .step = word:start
lesson-backtracking-iterative-idea-2 = وزیرِ آن ستون به سطر امن بعدی‌اش پایین می‌رود؛ بعد اشاره‌گر به راست می‌رود.
    .step = word:place
lesson-backtracking-iterative-idea-3 = اگر سطر امنی نمانده باشد، ستونش دوباره ۰ می‌شود و اشاره‌گر به چپ می‌رود.
    .step = word:remove
lesson-backtracking-iterative-invariant-1 = سمت چپ اشاره‌گر وزیرها یکدیگر را تهدید نمی‌کنند؛ سمت راستش ستون‌هایی که باید پر شوند ۰ هستند.
    .step = word:place 2, word:place
lesson-backtracking-iterative-proof-1 = اگر چیدمان‌هایی را که آزموده می‌شوند مثل واژه بخوانیم، به ترتیب واژه‌نامه می‌آیند: هیچ‌کدام دو بار آزموده نمی‌شود و فقط آن‌هایی جا می‌مانند که در آغازشان دو وزیر یکدیگر را تهدید می‌کنند (ویرت، ۱۹۷۶).
    .step = word:found, word:exhausted
lesson-backtracking-iterative-cost-1 = درست همان آزمون‌های جست‌وجوی بازگشتی. حافظه `O(n)`: همین آرایه و بس.
    .step = last word:reject

## permutation

lesson-permutation-idea-1 = وزیر `i` از سطر `i` شروع می‌کند؛ پس هر سطر درست یک بار به کار رفته و فقط قطرها باید آزموده شوند.
    .step = word:start
lesson-permutation-idea-2 = ستون `i` با جابه‌جایی با ستون `j ≥ i` یکی از سطرهای مانده را می‌گیرد.
    .step = word:swap
lesson-permutation-invariant-1 = سطرها همیشه جایگشتی از ۱ تا `n` هستند و وزیرهای پیش از ستون `i` یکدیگر را تهدید نمی‌کنند. هر جابه‌جایی پیش از جابه‌جایی بعدی پس گرفته می‌شود.
    .step = word:back, word:swap
lesson-permutation-proof-1 = با `j = i, …, n` ستون `i` هر سطر مانده را درست یک بار می‌گیرد. پس هر جایگشت درست یک بار می‌آید، جز آن‌ها که روی قطری بریده می‌شوند.
    .step = word:exhausted, word:found
lesson-permutation-cost-1 = به‌جای `n^n` حداکثر `n!` چینش: برای `n = ۸` یعنی ۴۰٬۳۲۰ تا، و هر ۹۲ جواب با ۵٬۵۰۸ آزمون پیدا می‌شود، حال آنکه جست‌وجوی دکارتی ۱۵٬۷۲۰ آزمون می‌خواهد. حافظه: حداکثر `n + ۱` چیدمان.
    .step = last word:reject

## cartesian

lesson-cartesian-idea-1 = هر سطر در هر ستون امتحان می‌شود: حاصل‌ضرب `n` مجموعهٔ `n` سطری، یعنی `n^n` چیدمان، اگر چیزی کوتاهش نمی‌کرد.
    .step = word:reject
lesson-cartesian-idea-2 = وزیر برای سطر و هر دو قطرش پرچمی بالا می‌برد: روی قطر پایین‌رونده `row − column` همه‌جا یکی است و روی قطر بالارونده `row + column`.
    .step = word:place
lesson-cartesian-invariant-1 = پرچم‌های بالا درست خط‌های وزیرهای روی صفحه‌اند: هر وزیری برداشته شود، پرچم‌هایش پایین می‌آید.
    .step = word:remove, word:place
lesson-cartesian-proof-1 = خانه درست وقتی امن است که هر سه پرچمش پایین باشد. بقیه رد می‌شوند و چیز دیگری از قلم نمی‌افتد؛ پس هر جواب می‌آید، و فقط یک بار.
    .step = word:exhausted, word:found
lesson-cartesian-cost-1 = هر آزمون به‌جای حداکثر `n` وزیر فقط سه پرچم را می‌بیند، `O(1)`. ولی سطرهای گرفته‌شده بارها و بارها امتحان می‌شوند: ۱۵٬۷۲۰ آزمون برای `n = ۸`، نزدیک به سه برابر جست‌وجوی جایگشتی.
    .step = last word:reject

## brute-force

lesson-brute-force-idea-1 = همهٔ چیدمان‌هایی ساخته می‌شوند که در هر ستون یک وزیر دارند، در هر یک از `n` ستون یکی از `n` سطر؛ فقط بعد از آن نگاه می‌کنیم که کسی دیگری را تهدید می‌کند یا نه.
    .step = word:add
lesson-brute-force-invariant-1 = اگر چیدمان‌ها را مثل واژه بخوانیم، به ترتیب واژه‌نامه می‌آیند: هرچه پیش از این یکی است دیده شده و هیچ‌کدام دو بار.
    .step = word:add 2, word:add
lesson-brute-force-proof-1 = هر جواب در هر ستون یک وزیر دارد، پس یکی از همین چیدمان‌هاست، و هر چیدمان یک‌جا داوری می‌شود. هیچ جوابی از قلم نمی‌افتد و هیچ نادرستی پذیرفته نمی‌شود.
    .step = word:exhausted, word:found
lesson-brute-force-limits-1 = درست است، ولی کور: اگر دو وزیر اول یکدیگر را تهدید کنند، باز هم هر `n^(n−۲)` چیدمانی که با آن‌ها شروع می‌شود ساخته می‌شود. عقب‌گرد با یک آزمون همه را کنار می‌گذارد.
    .step = whole-board
lesson-brute-force-cost-1 = `n^n` چیدمان، و برای داوری هر کدام `O(n)`: ۲۵۶ تا برای `n = ۴`، ۱۶٬۷۷۷٬۲۱۶ تا برای `n = ۸` و ۸٬۹۱۶٬۱۰۰٬۴۴۸٬۲۵۶ تا برای `n = ۱۲`. حافظه: یک چیدمان؛ بقیه را اینجا فقط برای نمایش نگه می‌داریم.
    .step = last word:add

## compare

lesson-compare-idea-1 = در هر چیدمان جفت وزیرهایی را که یکدیگر را تهدید می‌کنند می‌شماریم. آن که عدد کوچک‌تری دارد به جواب نزدیک‌تر است.
    .step = compare-pair
lesson-compare-invariant-1 = هر جفت یک بار دیده می‌شود، اول وزیر سمت چپ. پس برخورد دو وزیر یک بار شمرده می‌شود، نه برای هر کدام یک بار.
    .step = compare-counted
lesson-compare-limits-1 = ۰ یعنی جواب، و فقط ۰. ولی این عدد یک سنجه است، نه فاصله: چیدمانی با یک جفت شاید چند حرکت بیشتر از چیدمانی با سه جفت تا جواب فاصله داشته باشد؛ پس هر که دنبالش برود ممکن است گیر کند.
    .step = word:found
lesson-compare-cost-1 = در هر چیدمان `n·(n−۱)/۲` جفت دیده می‌شود، `O(n^۲)`؛ با یک شمارنده برای هر سطر و هر قطر `O(n)` بس است. حافظه: دو چیدمان.
    .step = last word:add

## min-conflicts

lesson-min-conflicts-idea-1 = در هر ستون وزیری هر جا که شد می‌نشیند، بعد نوبت تعمیر است: قرعه به نام یکی از وزیرهای زیر تهدید می‌افتد.
    .step = word:choose
lesson-min-conflicts-idea-2 = به سطری از ستون خودش می‌رود که کمترین وزیرها تهدیدش کنند؛ اگر چند سطر یکسان باشند، به قید قرعه.
    .step = word:assign
lesson-min-conflicts-invariant-1 = هر ستون درست یک وزیر دارد و تعداد جفت‌های درگیر هرگز زیاد نمی‌شود: سطر خودش هم یکی از انتخاب‌هاست.
    .step = word:assign 2, word:assign
lesson-min-conflicts-limits-1 = فقط اگر بخت یار باشد به پایان می‌رسد: ممکن است تعداد جفت‌ها تا ابد همان بماند، و اگر جوابی نباشد چیزی ثابت نمی‌شود. برای همین `max_steps` حدی می‌گذارد.
    .step = word:found, last word:assign
lesson-min-conflicts-cost-1 = هر حرکت `O(n)` خرج دارد: شمارنده‌های سطرها و قطرها تهدیدکنندگان هر خانه را یک‌باره می‌گویند. حافظه `O(n)`.
    .step = last word:assign
lesson-min-conflicts-cost-2 = مینتون و دیگران (۱۹۹۲) دیدند که تعداد حرکت‌ها با `n` تقریباً زیاد نمی‌شود: حدود ۵۰ حرکت برای یک میلیون وزیر. ولی آن‌ها از چیدمانی با تعارض‌های اندک شروع می‌کردند؛ اینجا شروع از هر جایی است.
    .step = word:start

## hill-climbing

lesson-hill-climbing-idea-1 = همسایه‌های چیدمان به ترتیبی تصادفی دیده می‌شوند و به اولین همسایه‌ای می‌رویم که جفت‌های درگیر کمتری دارد.
    .step = word:improve
lesson-hill-climbing-idea-2 = اینکه همسایه چیست خیلی مهم است. دو وزیر سطرشان را عوض می‌کنند: `n(n − ۱)/۲` چیدمان که اگر پیش‌تر سطرها برخوردی نداشتند، باز هم ندارند. یک وزیر به هر سطری می‌رود: `n(n − ۱)` چیدمان. یک وزیر یک خانه می‌رود: حداکثر `۲n` تا.
    .step = word:reject
lesson-hill-climbing-invariant-1 = با هر قدم جفت‌های درگیر کمتر می‌شوند. پس هیچ چیدمانی دو بار نمی‌آید و صعود پس از حداکثر `n(n − ۱)/۲` قدم تمام می‌شود.
    .step = word:improve 2, word:improve
lesson-hill-climbing-limits-1 = جایی که هیچ همسایه‌ای بهتر نباشد، در کمینهٔ محلی گیر می‌افتد، شاید دور از جواب. آن وقت فقط شروع دوباره کمک می‌کند؛ معمولاً هرچه همسایه کمتر باشد، زودتر گیر می‌افتد.
    .step = word:back, word:found
lesson-hill-climbing-cost-1 = شمردن جفت‌های یک چیدمان `O(n)` است. پس آخرین نگاه به دوروبر `O(n^۳)` خرج دارد؛ اگر وزیر فقط یک خانه برود `O(n^۲)`. حافظه: فهرست همسایه‌ها، حداکثر `n(n − ۱)` تغییر.
    .step = last word:reject

## genetic-genetic-permutation

lesson-genetic-genetic-permutation-idea-1 = جمعیتی از جایگشت‌ها تکامل می‌یابد. از پنج تایی که به قید قرعه برداشته می‌شوند، دو تای بهتر والد می‌شوند.
    .step = word:choose
lesson-genetic-genetic-permutation-idea-2 = فرزند سطرهای اول یک والد را نگه می‌دارد و سطرهای مانده را به ترتیب والد دیگر می‌گیرد؛ بعد در ۸۰ مورد از ۱۰۰ مورد دو وزیرش سطر عوض می‌کنند (آیبن و اسمیت، ۲۰۰۳).
    .step = crossfilled-mutated, crossfilled, word:add
lesson-genetic-genetic-permutation-invariant-1 = هر چیدمان یک جایگشت است: سطرها و ستون‌ها هرگز برخورد ندارند، فقط قطرها ممکن است.
    .step = word:add
lesson-genetic-genetic-permutation-invariant-2 = با آمدن دو فرزند، دو چیدمانی که از همه بدترند می‌روند. پس اندازهٔ جمعیت ثابت می‌ماند و بهترین چیدمانش هرگز بدتر نمی‌شود.
    .step = word:drop
lesson-genetic-genetic-permutation-limits-1 = هیچ‌چیز جوابی را تضمین نمی‌کند: چیدمان‌ها آن‌قدر شبیه هم می‌شوند که آمیزش چیز تازه‌ای نمی‌آورد. اگر در بیش از `patience` نسل بهتری نیاید، جمعیت تازه‌ای آغاز می‌شود.
    .step = word:restart, last word:improve, word:found
lesson-genetic-genetic-permutation-cost-1 = برخوردها در `O(n)` شمرده می‌شوند: `۲n` منهای قطرهای به‌کاررفته، که فقط برای جواب ۰ است. حافظه برای `p` چیدمان `O(p·n)`.
    .step = word:found, last word:drop

## genetic-genetic-classic

lesson-genetic-genetic-classic-idea-1 = برازندگی هر چیدمان `n(n − ۱)/۲` منهای جفت‌های درگیر آن است. چیدمان‌هایی که به‌قدر کافی برازنده نیستند می‌میرند.
    .step = not-fit, word:drop
lesson-genetic-genetic-classic-idea-2 = بقیه زوج می‌شوند. هر دو چیدمان در یک جا بریده می‌شود، فرزندان دنباله‌ها را با هم عوض می‌کنند و بعضی در یک ستون جهش می‌کنند.
    .step = word:choose
lesson-genetic-genetic-classic-invariant-1 = هر چیدمان در هر ستون یک وزیر دارد و بس: سطرها ممکن است تکراری شوند؛ پس برش می‌تواند خوبیِ هر دو والد را خراب کند.
    .step = child, word:add
lesson-genetic-genetic-classic-limits-1 = والدین جایشان را به فرزندان می‌دهند؛ پس شاید بهترین چیدمان از دست برود و بهترین برازندگی پایین بیاید (هالند ۱۹۷۵ پیشرفت را فقط به‌طور میانگین و برای تکه‌های چیدمان ثابت می‌کند).
    .step = makes-room, word:restart 2, word:restart
lesson-genetic-genetic-classic-limits-2 = بدون چیدمان‌های تصادفی تازه، جمعیت از میان می‌رفت: بیشتر چیدمان‌ها کمتر از آستانه برازنده‌اند.
    .step = random-board, word:add
lesson-genetic-genetic-classic-cost-1 = یک نسل با `p` چیدمان برای شمردن جفت‌ها `O(p·n)` زمان و همین‌قدر حافظه می‌خواهد. اینکه چند نسل لازم است، از پیش معلوم نیست.
    .step = last word:restart

## monte-carlo

lesson-monte-carlo-idea-1 = درخت عقب‌گرد چقدر بزرگ است؟ به قید قرعه از آن پایین می‌رویم: در هر ستون یکی از `m` سطر امن را برمی‌داریم تا دیگر سطری نماند.
    .step = word:place
lesson-monte-carlo-idea-2 = اگر همهٔ چیدمان‌ها تا این عمق به‌اندازهٔ چیدمان‌های این مسیر فرزند داشتند، تعدادشان `m۱ · m۲ · …` می‌شد: این حدس همین کاوش برای این سطح است.
    .step = word:place 3, word:place
lesson-monte-carlo-invariant-1 = احتمال رسیدن به هر چیدمان `۱/(m۱ · m۲ · …)` است و آن وقت `m۱ · m۲ · …` به حساب می‌آید: به‌طور میانگین هر چیدمان درخت درست ۱ بار شمرده می‌شود.
    .step = word:place 2, word:place
lesson-monte-carlo-proof-1 = پس میانگین کاوش‌ها، برای هر درختی، به‌طور متوسط درست است (کنوت، ۱۹۷۵): اریبی ندارد، فقط پراکندگی دارد.
    .step = probe-ends, word:improve
lesson-monte-carlo-limits-1 = یک کاوش ممکن است خیلی پرت باشد: انحراف معیارش برای `n = ۸` برابر ۴۸ درصدِ اندازهٔ درخت است. با `k` کاوش، به نسبت جذر `k` کم می‌شود: چهار برابر کاوش، نصفش می‌کند.
    .step = probe-early, word:improve
lesson-monte-carlo-cost-1 = هر کاوش حداکثر `n^۲` خانه را می‌آزماید و یک چیدمان نگه می‌دارد، `O(n)`؛ کل درخت برای `n = ۸`، ۱۵٬۷۲۱ گره دارد و برای `n = ۱۲`، ۱۰٬۱۰۳٬۸۶۹ گره.
    .step = word:found

## construction

lesson-construction-idea-1 = وزیرهایی که مثل پلکانی از حرکت اسب در سطرهای ۲، ۴، ۶، … می‌نشینند هرگز هم‌قطر نمی‌شوند: از هر یک تا بعدی یک ستون است، ولی دو سطر.
    .step = evens-first, word:assign
lesson-construction-idea-2 = پلکان دوم، ۱، ۳، ۵، …، سطرهای مانده را می‌گیرد.
    .step = odds-after, word:assign
lesson-construction-invariant-1 = هرچه هم در فهرست جابه‌جا شود، هیچ سطری دو بار نمی‌آید: پس وزیرها فقط روی قطرها ممکن است برخورد کنند.
    .step = last word:assign
lesson-construction-proof-1 = دو وزیر از دو پلکان فقط وقتی هم‌قطر می‌شوند که یکی کمتر از تعداد زوج‌ها بر ۳ بخش‌پذیر باشد. این درست وقتی پیش می‌آید که باقی‌ماندهٔ `n` بر ۱۲ یکی از ۲، ۳، ۸ یا ۹ باشد.
    .step = odds-after, word:assign
lesson-construction-proof-2 = برای این باقی‌مانده‌ها بعضی عددها جایشان را عوض می‌کنند، برای ۸ همهٔ عددهای فرد، و برخوردها از میان می‌رود (پاولس، ۱۸۷۴).
    .step = swap-one-three, odds-in-pairs, two-last, word:found
lesson-construction-limits-1 = فقط یک جواب می‌دهد، همیشه همان، و چیدمانی را که پیش‌تر وزیرهایی در آن نشسته‌اند کامل نمی‌کند.
    .step = word:found
lesson-construction-cost-1 = زمان و حافظه `O(n)`: `n` عدد نوشته می‌شود و چیزی جست‌وجو نمی‌شود.
    .step = word:found

## check

lesson-check-idea-1 = هر وزیر در فهرست سطرش، قطر پایین‌رونده‌اش و قطر بالارونده‌اش نوشته می‌شود. خطی که بیش از یک وزیر داشته باشد شلوغ است.
    .step = word:start
lesson-check-invariant-1 = همهٔ وزیرهای یک خط شلوغ یکدیگر را تهدید می‌کنند، حتی اگر وزیری میانشان باشد.
    .step = crowded-line, word:found
lesson-check-proof-1 = وزیرها فقط در سطر، ستون و قطر تهدید می‌کنند و هیچ ستونی دو وزیر ندارد، چون چیدمان برای هر ستون یک عدد است. پس `n` وزیر بدون خط شلوغ جواب است و هیچ چیدمان دیگری جواب نیست.
    .step = word:found, word:exhausted
lesson-check-cost-1 = زمان و حافظه `O(n)`، چون قطرهای هر خانه `row − column` و `row + column` هستند؛ سنجیدن همهٔ جفت‌ها `O(n^۲)` می‌خواست.
    .step = word:start
