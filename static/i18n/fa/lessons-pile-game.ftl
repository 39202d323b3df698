### Lessons of the games of piles.

## grundy

lesson-grundy-idea-1 = ارزش هر توده `g` است: کوچک‌ترین عددی که هیچ‌یک از گزینه‌هایش ندارد. اگر حرکتی نباشد، این عدد ۰ است.
    .step = gap, next-number, word:assign
lesson-grundy-idea-2 = ارزش چند توده با هم {"\u2066"}XOR{"\u2069"} عددهایشان است: آن‌ها را در مبنای دو می‌نویسیم و بدون رقم نقلی جمع می‌زنیم.
    .step = xor-told, odd-or-even
lesson-grundy-invariant-1 = از توده‌ای با ارزش `g` به هر عدد کوچک‌تر حرکتی هست و به خود `g` هیچ: درست مثل `g` سنگ در بازی نیم.
    .step = next-number, gap
lesson-grundy-proof-1 = اگر {"\u2066"}XOR{"\u2069"} صفر نباشد، به بالاترین رقم ۱ آن نگاه کنید: توده‌ای هم آنجا ۱ دارد. عددی که این توده برای صفر شدن {"\u2066"}XOR{"\u2069"} لازم دارد از عدد خودش کوچک‌تر است؛ پس حرکتی آن را می‌سازد.
    .step = move-wins, move-wins-misere, xor-told
lesson-grundy-proof-2 = اگر {"\u2066"}XOR{"\u2069"} صفر باشد، هر حرکت عدد یک توده را عوض می‌کند و {"\u2066"}XOR{"\u2069"} دیگر صفر نمی‌ماند.
    .step = move-breaks, move-breaks-misere, xor-told
lesson-grundy-proof-3 = پس هر که یک بار ۰ باقی بگذارد، هر بار می‌تواند. بازی سرانجام تمام می‌شود و آن که باید حرکت کند، روبه‌روی {"\u2066"}XOR{"\u2069"} صفر می‌ماند و می‌بازد (بوتون ۱۹۰۱، اسپراگ ۱۹۳۵، گراندی ۱۹۳۹).
    .step = word:found
lesson-grundy-limits-1 = اگر آخرین حرکت باخت باشد (بازی وارونه)، {"\u2066"}XOR{"\u2069"} فقط تا وقتی تعیین‌کننده است که عددی ۲ یا بیشتر باشد؛ وقتی همه ۰ یا ۱ شدند، باید تعدادی فرد از ۱‌ها باقی گذاشت. این برای بازی‌های برداشت ثابت شده است (فرگوسن، ۱۹۷۴)؛ در بازی‌های دیگر شاید نادرست باشد.
    .step = misere-large, misere-small, word:found
lesson-grundy-cost-1 = جدول برای توده‌هایی تا `n` با حداکثر `k` گزینه `O(n·k)` زمان و `O(n)` حافظه می‌خواهد و {"\u2066"}XOR{"\u2069"} فقط یک دور. جست‌وجو باید به‌اندازهٔ حاصل‌ضرب اندازهٔ همهٔ توده‌ها وضعیت ببیند.
    .step = last word:compare

## grundy-positions

lesson-grundy-position-recursion-idea-1 = خود وضعیت‌ها دیده می‌شوند: حرکتی می‌کنیم و اول تکلیف آنچه را می‌ماند روشن می‌کنیم.
    .step = word:expand
lesson-grundy-position-recursion-idea-2 = وضعیت برد است اگر حرکتی وضعیت باخت باقی بگذارد، و باخت است اگر هر حرکتی وضعیت برد باقی بگذارد.
    .step = position-leaves-lost, position-all-won, word:close
lesson-grundy-position-recursion-invariant-1 = `lost` هر وضعیت تعیین‌شده را نگه می‌دارد، توده‌هایش به هر ترتیبی که باشند. هیچ‌کدام دو بار تعیین نمی‌شود.
    .step = word:close
lesson-grundy-position-recursion-proof-1 = هر حرکت سنگ برمی‌دارد یا توده‌ای را تقسیم می‌کند؛ پس بازگشت سرانجام به وضعیت‌های بی‌حرکت می‌رسد. آنجا خود قاعده تکلیف را روشن می‌کند: آخرین حرکت را حریف کرده است و می‌بازد.
    .step = misere-no-move, word:close
lesson-grundy-position-recursion-limits-1 = با عددها زودتر می‌شد، ولی در بازی وارونه شاید دو وضعیت با یک `g` کنار وضعیت سومی با هم فرق کنند: هیچ {"\u2066"}XOR{"\u2069"} تعیین‌کننده نیست (کتاب {"\u2066"}Winning Ways{"\u2069"}، فصل ۱۳).
    .step = word:start
lesson-grundy-position-recursion-cost-1 = زمان و حافظه با تعداد وضعیت‌ها، یعنی راه‌های تقسیم سنگ‌ها، زیاد می‌شود: با درست ۲۴ سنگ ۱٬۵۷۵ تا، تا ۲۴ سنگ ۷٬۳۳۸ تا، و زود به میلیون‌ها می‌رسد.
    .step = word:found

## win-lose

lesson-win-lose-idea-1 = توده برد است اگر حرکتی تودهٔ باخت باقی بگذارد: پس حرکت‌ها را یکی‌یکی می‌بینیم تا چنین حرکتی پیدا شود.
    .step = word:choose
lesson-win-lose-idea-2 = اول تکلیف آنچه حرکت باقی می‌گذارد روشن می‌شود، با همین قاعده.
    .step = word:compare
lesson-win-lose-invariant-1 = `won` هر اندازهٔ تعیین‌شده را نگه می‌دارد؛ پس هیچ‌کدام دو بار تعیین نمی‌شود.
    .step = word:assign 2, word:assign
lesson-win-lose-proof-1 = هر حرکت توده را کوچک‌تر می‌کند؛ پس بازگشت به توده‌ای بی‌حرکت می‌رسد که خود قاعده تکلیفش را روشن می‌کند. از آنجا هر اندازه از اندازه‌های کوچک‌تر نتیجه می‌شود: این همان استقراست.
    .step = word:assign
lesson-win-lose-limits-1 = این فقط از یک توده حرف می‌زند. اگر بشود ۱ یا ۲ سنگ برداشت، توده‌های ۱ و ۲ به‌تنهایی هر دو برد هستند؛ ولی ۱ و ۲ با هم برد است و ۱ و ۱ باخت. برای چند توده عددهای گراندی لازم است.
    .step = word:found
lesson-win-lose-cost-1 = برای توده‌ای با `n` سنگ و `k` نوع برداشت، زمان `O(n·k)` و حافظه `O(n)`. بدون `won` همان اندازه‌ها بارها و بارها، به تعداد نمایی، پیش می‌آمدند.
    .step = last word:assign

## win-lose-positions

lesson-win-lose-position-recursion-idea-1 = وضعیت برد است اگر حرکتی وضعیت باخت باقی بگذارد: پس حرکت‌ها را یکی‌یکی می‌بینیم تا چنین حرکتی پیدا شود.
    .step = position-leaves-lost, word:close
lesson-win-lose-position-recursion-idea-2 = ممکن است یک توده دو تا بشود و دو توده دیگر یک توده نیست: پس تکلیف کل وضعیت‌ها روشن می‌شود، نه اندازه‌ها.
    .step = word:expand
lesson-win-lose-position-recursion-invariant-1 = `lost` هر وضعیت تعیین‌شده را نگه می‌دارد، توده‌هایش به هر ترتیبی که باشند. هیچ‌کدام دو بار تعیین نمی‌شود.
    .step = word:close
lesson-win-lose-position-recursion-proof-1 = هر حرکت سنگ برمی‌دارد یا توده‌ای را تقسیم می‌کند؛ پس بازگشت سرانجام به وضعیت‌های بی‌حرکت می‌رسد که خود قاعده تکلیفشان را روشن می‌کند. از آنجا هر وضعیت از وضعیت‌های پس از خودش نتیجه می‌شود: این همان استقراست.
    .step = position-no-move, misere-no-move, word:close
lesson-win-lose-position-recursion-limits-1 = تعداد وضعیت‌ها زود بیش از حد می‌شود. عددهای گراندی برای هر اندازه فقط یک عدد می‌خواهند و بقیه کار {"\u2066"}XOR{"\u2069"} است.
    .step = word:start
lesson-win-lose-position-recursion-cost-1 = زمان و حافظه با تعداد وضعیت‌ها، یعنی راه‌های تقسیم سنگ‌ها، زیاد می‌شود: با درست ۲۴ سنگ ۱٬۵۷۵ تا، و زود به میلیون‌ها می‌رسد.
    .step = word:found
