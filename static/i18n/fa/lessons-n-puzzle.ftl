### Lessons of the sliding puzzle: what its boards add to the searches, and solvability.

## a-star

lesson-a-star-proof-2 = هر حرکت یک کاشی را یک خانه می‌لغزاند و `h` را حداکثر ۱ تا کم می‌کند. پس `h` هرگز از حرکت‌های مانده بیشتر نیست و `f` از والد به فرزند هرگز کم نمی‌شود.
    .step = word:add
lesson-a-star-cost-2 = اینجا `b ≤ ۴` است. هرچه برآورد بهتر باشد، چیدمان‌ها کمترند: ضریب انشعاب را در شمارنده‌ها برای سه تابع مکاشفه‌ای مقایسه کنید.
    .step = last word:add

## ida-star

lesson-ida-star-cost-2 = اینجا `b ≤ ۴` است. با فاصلهٔ منهتن یا تعارض خطی، هر حرکت `h` را ۱ تا کم یا زیاد می‌کند؛ پس `f` یا همان می‌ماند یا ۲ تا زیاد می‌شود: آستانه‌ها یا همه زوج‌اند یا همه فرد، و دورها کم‌اند.
    .step = word:restart 2, word:restart

## breadth-first

lesson-breadth-first-cost-2 = اینجا `b ≤ ۴` است. در ۳×۳ به `۹!/۲ = ۱۸۱٬۴۴۰` چیدمان می‌شود رسید که همه در حافظه جا می‌شوند؛ در ۴×۴ بیش از `۱۰^۱۳` تاست که در هیچ حافظه‌ای جا نمی‌شود.
    .step = last word:add

## iterative-deepening

lesson-iterative-deepening-cost-3 = اینجا `b ≤ ۴` است و یکی از این حرکت‌ها همیشه یک‌راست برمی‌گردد: بعد از حرکت اول حداکثر ۳ تا دنبال می‌شود.
    .step = on-this-path, word:reject

## solvability

lesson-solvability-idea-1 = کاشی‌ها را سطربه‌سطر و بدون خانهٔ خالی مثل یک صف بخوانید. هر جفتی که ترتیبش وارونهٔ هدف باشد یک وارونگی است.
    .step = word:compare, word:start
lesson-solvability-idea-2 = از تعداد وارونگی‌ها فقط یک چیز مهم است: زوج بودن یا فرد بودنش.
    .step = word:assign
lesson-solvability-invariant-1 = حرکت به چپ یا راست هیچ چیزِ این صف را عوض نمی‌کند، چون کاشی از کنار کاشی دیگری نمی‌گذرد.
    .step = along-a-row, word:start
lesson-solvability-invariant-2 = حرکت به بالا یا پایین یک کاشی را در صف از `n − ۱` کاشی دیگر می‌گذراند و هرکدام از این جفت‌ها یک وارونگی می‌افزاید یا می‌کاهد. اگر ضلع فرد باشد، `n − ۱` زوج است: زوج یا فرد بودن وارونگی‌ها هرگز عوض نمی‌شود.
    .step = odd-side-column, even-side-column, word:assign
lesson-solvability-invariant-3 = اگر ضلع زوج باشد، `n − ۱` فرد است: هر حرکت عمودی زوج و فرد بودن وارونگی‌ها را عوض می‌کند و همراهش سطر خانهٔ خالی هم یکی جابه‌جا می‌شود. پس زوج یا فرد بودنِ جمع وارونگی‌ها و سطر تا ابد همان می‌ماند.
    .step = blank-row, even-side-column, word:assign
lesson-solvability-proof-1 = آنچه با هیچ حرکتی عوض نمی‌شود باید از آغاز مثل هدف باشد؛ وگرنه با هر تعداد حرکت هم به آن نمی‌رسیم.
    .step = word:exhausted, word:found
lesson-solvability-proof-2 = اگر جای دو کاشی را با دست عوض کنید، تعدادی فرد از جفت‌ها وارونه می‌شود ولی خانهٔ خالی سر جایش است: زوج و فرد عوض می‌شود و هیچ حرکتی نمی‌تواند این را برگرداند.
    .step = swap-of-two, word:compare, word:assign
lesson-solvability-proof-3 = برعکس، هر چیدمانی که حسابش درست باشد حل می‌شود (جانسون و استوری، ۱۸۷۹): درست نیمی از همهٔ چیدمان‌ها، در ۳×۳ یعنی `۹!/۲ = ۱۸۱٬۴۴۰` تا.
    .step = word:found, word:exhausted
lesson-solvability-cost-1 = هر جفت کاشی یک بار سنجیده می‌شود، روی‌هم `O(n^۴)` جفت: در ۴×۴ یعنی ۱۰۵ جفت. جست‌وجو برای فهمیدن همین باید بیش از `۱۰^۱۳` چیدمان آنجا را یکی‌یکی ببیند.
    .step = word:assign
