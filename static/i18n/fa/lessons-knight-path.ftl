### Lessons of the knight's shortest path.

## breadth-first

lesson-breadth-first-idea-1 = یک خانه یا دیده نشده، یا در صف منتظر است، یا کارش تمام شده. خانهٔ دیده‌نشده‌ای که حرکتی به آن برسد، فاصله‌اش یکی بیشتر از خانهٔ پیش از آن است و ته صف منتظر می‌ماند.
    .step = word:add
lesson-breadth-first-idea-2 = نوبت با خانهٔ سر صف است؛ وقتی همهٔ حرکت‌هایش بررسی شد، کارش تمام است.
    .step = word:close
lesson-breadth-first-invariant-1 = هیچ حرکتی از خانهٔ تمام‌شده به خانهٔ دیده‌نشده نمی‌رود: خانه‌های منتظر مرز دانسته و نادانسته‌اند.
    .step = word:expand
lesson-breadth-first-invariant-2 = در صف جلو خانه‌هایی با فاصلهٔ `k` هستند و پشت سرشان حداکثر `k + ۱`، نه چیز دیگری.
    .step = word:close 2, word:close
lesson-breadth-first-proof-1 = پس خانه‌ای که دوباره به آن برسیم، بار اول فاصله‌ای نه بیشتر از این گرفته است: چیزی عوض نمی‌شود.
    .step = word:reject
lesson-breadth-first-proof-2 = خانه‌ها به ترتیب فاصله از صف بیرون می‌آیند. پس وقتی نوبت مقصد می‌رسد، عددش طول کوتاه‌ترین راه است؛ اگر صف پیش از آن خالی شود، راهی نیست (مور، ۱۹۵۹؛ کتاب کورمن و دیگران، فصل گراف).
    .step = word:found, word:exhausted
lesson-breadth-first-cost-1 = هر خانه حداکثر یک بار به صف می‌رود و اسب از آن حداکثر ۸ حرکت دارد: زمان `O(V + E)` و حافظه `O(V)`. صفحهٔ شطرنج `V = ۶۴` خانه و `E = ۱۶۸` یال دارد و هر یال از دو سر دیده می‌شود.
    .step = last word:expand

## closed-form

lesson-closed-form-idea-1 = فقط دو عدد مهم است: دو خانه چند سطر و چند ستون با هم فاصله دارند. بزرگ‌تر `x` است و کوچک‌تر `y`.
    .step = word:start
lesson-closed-form-invariant-1 = هر حرکت در راستای بلندتر حداکثر ۲ خانه می‌رود و در هر دو راستا روی‌هم حداکثر ۳ خانه. پس هیچ راهی کمتر از `k` حرکت ندارد: بزرگ‌ترینِ `x/۲` و `(x + y)/۳`، گرد شده رو به بالا.
    .step = formula-least, word:compare, word:start
lesson-closed-form-invariant-2 = هر حرکت `x + y` را به اندازهٔ عددی فرد عوض می‌کند، چون رنگ خانهٔ اسب عوض می‌شود. پس تعداد حرکت‌ها درست وقتی زوج است که `x + y` زوج باشد؛ اگر `k` با این نخواند، یکی بیشتر لازم است.
    .step = formula-fits, formula-one-more, word:start
lesson-closed-form-proof-1 = به این کران همه‌جا می‌شود رسید، جز در سه استثنا (دزا و دزا، ۲۰۰۹). آزمون‌های ما آن را روی صفحه‌هایی با اندازه‌های گوناگون، برای همهٔ جفت‌خانه‌ها، با جست‌وجوی اول‌سطح می‌سنجند.
    .step = formula-everywhere, word:found
lesson-closed-form-limits-1 = فاصلهٔ دو خانه با ضلع مشترک ۳ حرکت است، دو خانه آن‌طرف‌تر روی یک قطر ۴ حرکت، و گوشه تا همسایهٔ قطری‌اش ۴ حرکت. اگر دیوار باشد یا ضلعی کمتر از ۵، از فرمول کاری برنمی‌آید و باید جست‌وجو کرد.
    .step = formula-neighbour, formula-two-diagonal, formula-corner, word:found
lesson-closed-form-cost-1 = چند جمع و تقسیم: روی صفحه‌ای با هر اندازه `O(1)`، و چیزی برای به‌خاطر سپردن نیست.
    .step = word:found
