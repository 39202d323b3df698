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

algorithm-solvability = حل‌پذیری
algorithm-solvability-about = جفت‌هایی را می‌شمارد که ترتیبشان وارونه است و می‌گوید پازل اصلاً حل می‌شود یا نه.

option-heuristic = تابع اکتشافی
option-goal = هدف
option-goal-hint = اگر خالی بماند: ۱، ۲، ۳، … و در آخر خانهٔ خالی
option-depth-limit = حد عمق (۰: بدون حد)
option-tolerance = رواداری
option-size = ضلع
option-walk = حرکت‌های تصادفی (۰: هر چیدمانی)
choice-manhattan = فاصلهٔ منهتن
choice-linear-conflict = تعارض خطی
choice-misplaced = کاشی‌های نابه‌جا

counter-inversions = وارونگی‌ها
result-solvable = حل‌پذیر
result-inversions = وارونگی‌ها
result-moves = حرکت‌ها
result-optimal = کوتاه‌ترین

offer-swap-two-tiles = اگر جای دو کاشی را عوض کنید، حل‌پذیر می‌شود.

reason-solvability-start = آیا این چیدمان حل‌پذیر است؟ جفت‌کاشی‌هایی را می‌شماریم که ترتیبشان وارونه است؛ به هر جفت یک وارونگی می‌گوییم.

reason-walk-move = حرکت { $count } از { $total }: { $move ->
    [U] کاشی به بالا می‌رود
    [D] کاشی به پایین می‌رود
    [L] کاشی به چپ می‌رود
    [R] کاشی به راست می‌رود
   *[other] { $move }
}.

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

error-empty-state = چیدمان خالی است. عددهایش را سطربه‌سطر بنویسید؛ مثلاً ۱۲۳۰۴۶۷۵۸.
error-not-a-number = «{ $given }» در جایگاه { $place } عدد نیست. کاشی‌ها را با عدد بنویسید و برای خانهٔ خالی ۰ بگذارید.
error-not-a-square = با { $count } عدد نمی‌شود یک چیدمان مربعی ساخت. تعداد عددها باید ۴، ۹، ۱۶، … و حداکثر { $largest } باشد.
error-number-too-large = عدد { $number } در جایگاه { $place } بیش از حد بزرگ است. در این چیدمان فقط عددهای ۰ تا { $largest } جا دارند.
error-number-twice = عدد { $number } دو بار آمده است، بار دوم در جایگاه { $place }. عدد { $missing } جا افتاده است.
error-goal-size = هدف { $goal } سطر دارد، ولی چیدمان { $board } سطر. هدفی هم‌اندازهٔ چیدمان بدهید.

reason-hint-shortest = کاشی { $tile } را بلغزانید: { $length ->
    [one] با یک حرکت حل می‌شود.
   *[other] کوتاه‌ترین راه { $length } حرکت دارد.
}
reason-hint-short = کاشی { $tile } را بلغزانید: راهی با { $length } حرکت با آن آغاز می‌شود، هرچند شاید کوتاه‌ترین نباشد.
reason-hint-unsolvable = هیچ حرکتی کمک نمی‌کند: این صفحه حل‌شدنی نیست. برای دیدن دلیل، بررسی حل‌پذیری را اجرا کنید.
reason-hint-solved = حل شده است.
reason-hint-too-hard = این صفحه برای راهنمایی فوری دشوار است. بگذارید یک جست‌وجو آن را حل کند.
