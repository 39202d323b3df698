### A tree of estimates in Persian.

puzzle-estimate-tree-hint = اول ریشه، بعد فرزندانش در پرانتز، و یک ستاره کنار هر هدف: {"\u2066"}۴۵(۴۲ ۴۳(۴۱*)){"\u2069"}. هر عدد، f یک گره است.
puzzle-estimate-tree-story = چنین درختی را اغلب روی تختهٔ کلاس می‌کشند. در درخت حل‌شده، جست‌وجوی حریصانه از {"\u2066"}f = ۴۵{"\u2069"} به ۴۲ می‌رود؛ زیر آن همه‌چیز بزرگ‌تر است، پس برمی‌گردد، ۴۳ را برمی‌دارد، آنجا ۴۱ را پیدا می‌کند و پیش می‌رود. مسیر گرهٔ فعلی و فرزندان منتظرِ کنار آن را نگه می‌دارد. در معمای کشویی با فاصلهٔ منهتن، f هیچ‌وقت این‌طور کم نمی‌شود: هر حرکت g را ۱ واحد زیاد می‌کند و h حداکثر ۱ واحد کم می‌شود؛ پس {"\u2066"}f = g + h{"\u2069"} یا ثابت می‌ماند یا زیاد می‌شود. جایی که f کم می‌شود، برآورد بیشتر از هزینهٔ حرکت پایین آمده است: چنین برآوردی سازگار نیست. هر کس می‌تواند هر عددی در درخت بنویسد؛ پس اولین هدفی که پیدا می‌شود لزوماً بهترین نیست.

preset-estimate-tree-worked = درخت حل‌شده: ۴۵، ۴۲، ۴۳، ۴۱
preset-estimate-tree-missed = هدفی که پشت فرزند بدتر است، از دست می‌رود
preset-estimate-tree-tolerant = با رواداری ۱ پیدا می‌شود

option-tolerance = رواداری
result-path = مقدارهای f در طول مسیر

## Legend

legend-role-current = جای فعلی جست‌وجو
legend-role-frontier = فرزندی که نگه داشته شد
legend-role-visited = بن‌بست: جست‌وجو از اینجا برگشت
legend-role-path = روی مسیر از ریشه
legend-role-goal = هدف
legend-role-conflict = ردشده: f آن بیش از حد بزرگ است
legend-number = f یک گره
legend-link = از والد به فرزند
legend-clash = فرزندی که دنبال نمی‌شود
legend-line = والد و فرزند

## Reasons

reason-tree-start = ریشه {"\u2066"}f = { $f }{"\u2069"} دارد. از هر گره اول دنبال بهترین فرزندش می‌رویم.
reason-tree-children = زیر گرهٔ {"\u2066"}f = { $f }{"\u2069"} دنبال فرزند می‌گردیم.
reason-tree-kept = {"\u2066"}f = { $f }{"\u2069"} از f والد، یعنی { $parent }، بزرگ‌تر نیست: یکی از نامزدهاست و نگهش می‌داریم.
reason-tree-tolerated = {"\u2066"}f = { $f }{"\u2069"} از f والد، یعنی { $parent }، بزرگ‌تر است، ولی نه بیش از رواداری: یکی از نامزدهاست و نگهش می‌داریم.
reason-tree-refused = { $tolerance ->
    [0] {"\u2066"}f = { $f }{"\u2069"} از f والد، یعنی { $parent }، بزرگ‌تر است: دنبالش نمی‌رویم.
   *[other] {"\u2066"}f = { $f }{"\u2069"} از f والد، یعنی { $parent }، بزرگ‌تر است، آن هم بیش از رواداری { $tolerance }: دنبالش نمی‌رویم.
}
reason-tree-chosen = {"\u2066"}f = { $f }{"\u2069"}: هیچ‌یک از فرزندانی که مانده‌اند f کوچک‌تری ندارد؛ پس به آن می‌رویم.
reason-tree-dead = زیر { $dead } دیگر فرزندی برای دنبال کردن نمانده است: این گره بن‌بست است. برمی‌گردیم به { $f }.
reason-tree-goal = به هدفی رسیدیم، با {"\u2066"}f = { $f }{"\u2069"}. جست‌وجوی حریصانه اولین هدفی را که به آن برسد برمی‌دارد، چه بهترین باشد و چه نباشد.
reason-tree-gave-up = ریشه دیگر فرزندی برای دنبال کردن ندارد؛ پس جست‌وجوی حریصانه تسلیم می‌شود. نمی‌تواند بگوید هدفی هست یا نه.

error-tree-open = درخت کامل نیست. مثلاً بنویسید {"\u2066"}۴۵(۴۲ ۴۳(۴۱*)){"\u2069"}.
error-tree-sign = «{ $given }» در جایگاه { $place } درست نیست. برای هر گره یک عدد بنویسید و بعد از آن فرزندانش را در پرانتز بگذارید.
error-tree-roots = { $given } ریشهٔ دوم می‌شود. درخت یک ریشه دارد: بقیه را در پرانتزهای آن بنویسید.
error-tree-number = { $given } بیش از حد بزرگ است. برآوردها حداکثر { $maximum } هستند.
error-tree-large = درخت بیش از حد بزرگ است. حداکثر { $nodes } گره، { $leaves } برگ و { $levels } سطح می‌تواند داشته باشد.
question-candidate = با گرهٔ علامت‌خورده چه می‌شود؟
told-f = آن {"\u2066"}f = { $f }{"\u2069"} دارد
told-was-f = گرهٔ بالا {"\u2066"}f = { $was-f }{"\u2069"} دارد

## Lessons

lesson-greedy-backtracking-greedy-backtracking-search-idea-1 = از هر گره به نامزدی می‌رود که `f` آن از همه کمتر است؛ نامزدهای دیگر منتظر می‌مانند.
    .step = word:choose
lesson-greedy-backtracking-greedy-backtracking-search-idea-2 = اگر نامزدی نمانده باشد، به والد برمی‌گردد و آنجا بهترین نامزد بعدی را برمی‌دارد.
    .step = word:back
lesson-greedy-backtracking-greedy-backtracking-search-invariant-1 = فرزندی که `f` آن بیش از `tolerance` از f والدش بزرگ‌تر باشد هرگز دنبال نمی‌شود.
    .step = tree-refused
lesson-greedy-backtracking-greedy-backtracking-search-limits-1 = جست‌وجوی حریصانه هدفی را که پشت چنین فرزندی باشد هرگز پیدا نمی‌کند. پس شاید تسلیم شود، هرچند درخت هدفی دارد.
    .step = tree-gave-up, tree-refused
lesson-greedy-backtracking-greedy-backtracking-search-limits-2 = اولین هدفی که پیدا می‌شود لزوماً بهترین نیست. در معمای کشویی، با رواداری ۰ فقط کوتاه‌ترین جواب‌ها پیدا می‌شوند، چون آنجا `h` هرگز از فاصلهٔ واقعی بیشتر نیست؛ درختی با عددهای دلخواه چنین تضمینی ندارد.
    .step = word:found
lesson-greedy-backtracking-greedy-backtracking-search-cost-1 = حافظه: مسیر و فرزندانی که کنار آن منتظرند، `O(b·m)` برای `b` فرزند در هر گره و `m` سطح، و `visited`. زمان: در بدترین حالت هر گره درخت یک بار.
    .step = last word:expand
