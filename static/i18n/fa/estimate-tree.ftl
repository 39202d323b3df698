### A tree of estimates in Persian.

puzzle-estimate-tree-hint = اول ریشه را بنویسید، بعد فرزندانش را در پرانتز؛ کنار هر هدف ستاره بگذارید: {"\u2066"}۴۵(۴۲ ۴۳(۴۱*)){"\u2069"}. هر عدد مقدار f یک گره است.
puzzle-estimate-tree-rule = از بالای درخت پایین بروید تا به هدف برسید. عدد کوچک‌تر یعنی امید به مسیری کوتاه‌تر.
algorithm-greedy-backtracking-idea = { $tolerance ->
    [0] به کوچک‌ترین عدد پایین می‌رود، اگر از عدد همین‌جا بزرگ‌تر نباشد؛ وگرنه به بالا برمی‌گردد.
   *[other] به کوچک‌ترین عدد پایین می‌رود، اگر حداکثر { $tolerance } تا از عدد همین‌جا بزرگ‌تر باشد؛ وگرنه به بالا برمی‌گردد.
}

preset-estimate-tree-worked = درخت نمونه: ۴۵، ۴۲، ۴۳، ۴۱
preset-estimate-tree-missed = هدفِ پشت فرزند بدتر پیدا نمی‌شود
preset-estimate-tree-tolerant = هدف با رواداری ۱ پیدا می‌شود

option-tolerance = رواداری

## Legend

legend-role-current = جای فعلی جست‌وجو
legend-role-frontier = فرزندی که نگه داشته شد
legend-role-visited = بن‌بست: دیگر فرزندی ندارد که به آن برویم
legend-role-path = روی مسیر از ریشه
legend-role-goal = هدف
legend-role-conflict = ردشده: f آن بیش از حد بزرگ است
legend-number = مقدار f هر گره
legend-link = میان والد و فرزند
legend-clash = فرزندی که رد می‌شود
legend-line = والد و فرزند

## Reasons

reason-tree-start = هر عدد یک برآورد است که آن را f می‌نامیم: هرچه کمتر، بهتر. جست‌وجو از ریشه با {"\u2066"}f = { $f }{"\u2069"} شروع می‌شود و اول به بهترین فرزند می‌رود.
reason-tree-children = به گرهٔ {"\u2066"}f = { $f }{"\u2069"} رسیدیم که { $count ->
    [0] فرزندی ندارد
    [one] یک فرزند دارد. آن را بررسی می‌کنیم
   *[other] { $count } فرزند دارد. آن‌ها را یکی‌یکی بررسی می‌کنیم
}.
reason-tree-kept = {"\u2066"}f = { $f }{"\u2069"} از f والد، یعنی { $parent }، بزرگ‌تر نیست: این فرزند را به‌عنوان نامزد نگه می‌داریم.
reason-tree-tolerated = {"\u2066"}f = { $f }{"\u2069"} از f والد، یعنی { $parent }، بزرگ‌تر است، ولی تفاوتشان از رواداری بیشتر نیست: این فرزند را به‌عنوان نامزد نگه می‌داریم.
reason-tree-refused = { $tolerance ->
    [0] {"\u2066"}f = { $f }{"\u2069"} از f والد، یعنی { $parent }، بزرگ‌تر است: این فرزند را رد می‌کنیم.
   *[other] {"\u2066"}f = { $f }{"\u2069"} از f والد، یعنی { $parent }، بزرگ‌تر است و تفاوتشان از رواداری { $tolerance } بیشتر است: این فرزند را رد می‌کنیم.
}
reason-tree-chosen = {"\u2066"}f = { $f }{"\u2069"}: اینجا هیچ فرزندی با f کوچک‌تر نمانده است؛ پس به این فرزند می‌رویم.
reason-tree-dead = گرهٔ {"\u2066"}f = { $dead }{"\u2069"} فرزندی برای ادامهٔ راه ندارد: این گره بن‌بست است. به گرهٔ {"\u2066"}f = { $f }{"\u2069"} برمی‌گردیم.
reason-tree-goal = { $length ->
    [0] ریشه با {"\u2066"}f = { $f }{"\u2069"} خودش هدف است.
   *[other] به هدف رسیدیم. f از ریشه تا اینجا: { $path }. جست‌وجوی حریصانه اولین هدفی را که ببیند می‌پذیرد، چه بهترین باشد و چه نباشد.
}
reason-tree-gave-up = جست‌وجوی حریصانه تسلیم می‌شود: ریشه فرزندی برای ادامهٔ راه ندارد. { $refused ->
    [0] این جست‌وجو هیچ گرهی را رد نکرد؛ پس همهٔ درخت را دیده است: هدفی در آن نیست.
   *[other] این جست‌وجو نمی‌تواند بگوید در درخت هدفی هست یا نه.
}

error-tree-open = درخت کامل نیست. مثلاً بنویسید {"\u2066"}۴۵(۴۲ ۴۳(۴۱*)){"\u2069"}.
error-tree-sign = «{ $given }» در جایگاه { $place } درست نیست. برای هر گره یک عدد بنویسید و بعد از آن فرزندانش را در پرانتز بگذارید.
error-tree-roots = { $given } ریشهٔ دوم می‌شود، ولی درخت فقط یک ریشه دارد: بقیهٔ گره‌ها را در پرانتز آن بنویسید.
error-tree-number = { $given } بیش از حد بزرگ است. هر برآورد می‌تواند حداکثر { $maximum } باشد.
error-tree-large = درخت بیش از حد بزرگ است. حداکثر { $nodes } گره، { $leaves } برگ و { $levels } سطح می‌تواند داشته باشد.
question-candidate = برای گرهٔ علامت‌خورده چه اتفاقی می‌افتد؟
told-f = این گره {"\u2066"}f = { $f }{"\u2069"} دارد
told-was-f = والدش {"\u2066"}f = { $was-f }{"\u2069"} دارد

## Lessons

lesson-greedy-backtracking-greedy-backtracking-search-idea-1 = جست‌وجو از هر گره به نامزدی می‌رود که `f` آن از همه کمتر است. نامزدهای دیگر منتظر می‌مانند.
    .step = word:choose
lesson-greedy-backtracking-greedy-backtracking-search-idea-2 = اگر نامزدی نمانده باشد، جست‌وجو به والد برمی‌گردد و به بهترین نامزد بعدیِ والد می‌رود.
    .step = word:back
lesson-greedy-backtracking-greedy-backtracking-search-invariant-1 = اگر `f` فرزندی بیش از `tolerance` از `f` والدش بزرگ‌تر باشد، جست‌وجو هرگز به آن نمی‌رود.
    .step = tree-refused
lesson-greedy-backtracking-greedy-backtracking-search-limits-1 = جست‌وجوی حریصانه هدفی را که زیر فرزند ردشده‌ای باشد هرگز پیدا نمی‌کند. پس ممکن است تسلیم شود، هرچند درخت هدفی دارد.
    .step = tree-gave-up, tree-refused
lesson-greedy-backtracking-greedy-backtracking-search-limits-2 = اولین هدفی که پیدا می‌شود لزوماً بهترین نیست. در معمای کشویی با رواداری ۰، جست‌وجو فقط کوتاه‌ترین جواب‌ها را پیدا می‌کند، چون در این معما `h` هرگز از فاصلهٔ واقعی بیشتر نیست. در درختی با عددهای دلخواه این تضمین وجود ندارد.
    .step = word:found
lesson-greedy-backtracking-greedy-backtracking-search-cost-1 = حافظه: مسیر، فرزندانی که کنار آن منتظرند و `visited`؛ با `b` فرزند در هر گره و `m` سطح، مسیر و فرزندان `O(b·m)` جا می‌گیرند. زمان: در بدترین حالت، هر گره درخت یک بار.
    .step = last word:expand
