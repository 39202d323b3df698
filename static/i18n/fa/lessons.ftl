### Lessons: their headings, and the searches that puzzles share. The sentences of a lesson are numbered; `.step` names the steps of a run that show what is said, the first that it has.
lesson-idea = ایدهٔ اصلی
lesson-invariant = ناوردا: آنچه در همهٔ گام‌ها درست است
lesson-proof = چرا درست است
lesson-limits = کجا کم می‌آورد
lesson-cost = چه هزینه‌ای دارد

## a-star

lesson-a-star-idea-1 = از میان چیدمان‌های فهرست باز، {"\u2066"}A*{"\u2069"} آن را برمی‌دارد که `f = g + h` آن از همه کمتر است: `g` تعداد حرکت‌های انجام‌شده است و `h` برآوردی از حرکت‌های مانده.
    .step = word:expand
lesson-a-star-idea-2 = فرزندی که تازه باشد، یا با حرکت‌هایی کمتر از همیشه به آن رسیده باشیم، با `f` خودش به فهرست باز می‌رود.
    .step = word:add
lesson-a-star-invariant-1 = تا وقتی هدف برداشته نشده، یکی از کوتاه‌ترین راه‌ها از چیدمانی در فهرست باز می‌گذرد که `g` آن نمی‌تواند کمتر از این باشد؛ در آغاز، این همان چیدمان داده‌شده است.
    .step = word:start
lesson-a-star-invariant-2 = فرزندی فقط وقتی رد می‌شود که پیش‌تر با حرکت‌هایی نه بیشتر از این به چیدمانش رسیده باشیم. این عدد در `best` می‌ماند؛ پس هیچ راه کوتاه‌تری گم نمی‌شود.
    .step = word:reject
lesson-a-star-proof-1 = اگر `h` هرگز از فاصلهٔ واقعی بیشتر نباشد، `f` آن چیدمان از طول کوتاه‌ترین راه بیشتر نیست. هدف فقط وقتی برداشته می‌شود که `f` هیچ چیدمان دیگری کمتر نباشد، و `f` خودش همان `g` است؛ پس اولین هدفی که برداشته می‌شود با کوتاه‌ترین راه به دست آمده است (هارت، نیلسون و رافائل، ۱۹۶۸).
    .step = word:found
lesson-a-star-cost-1 = همهٔ چیدمان‌های ساخته‌شده در `open_list` و `best` می‌مانند. اگر هر چیدمان `b` فرزند داشته باشد و جواب `d` حرکت باشد، این در بدترین حالت `O(b^d)` چیدمان است؛ حافظه همین‌قدر است و زمان هم همین‌قدر، فقط با ضریب یک لگاریتم برای هیپ.
    .step = last word:expand

## weighted-a-star

lesson-weighted-a-star-idea-1 = مثل {"\u2066"}A*{"\u2069"} است، ولی برآورد `weight` برابر (کوتاه بنویسیم: `w` برابر) به حساب می‌آید: چیدمانی برداشته می‌شود که `f = g + w·h` آن از همه کمتر است. این یعنی شتاب به سوی هدف، بی‌اعتنا به بسیاری از چیدمان‌هایی که {"\u2066"}A*{"\u2069"} نگاه می‌کرد.
    .step = word:expand
lesson-weighted-a-star-invariant-1 = فرض کنید کوتاه‌ترین راه `C` حرکت دارد. تا وقتی هدف برداشته نشده، چیدمانی از همین راه در فهرست باز منتظر است که `g + w·h ≤ w·C` دارد.
    .step = word:add
lesson-weighted-a-star-proof-1 = هدف برداشته می‌شود چون چیزی کوچک‌تر منتظر نیست، و `h` آن ۰ است: پس `g` آن حداکثر `w·C` است و طول راه پیداشده حداکثر `w` برابر کوتاه‌ترین راه است (پول، ۱۹۷۰).
    .step = word:found
lesson-weighted-a-star-limits-1 = `w·h` ممکن است از فاصلهٔ واقعی بیشتر شود؛ پس راه پیداشده لزوماً کوتاه‌ترین نیست. معمولاً هرچه `w` بزرگ‌تر باشد، چیدمان‌های کمتری دیده می‌شود و راه درازتر است.
    .step = last word:walk, word:found
lesson-weighted-a-star-cost-1 = در بدترین حالت `O(b^d)` چیدمان که مثل {"\u2066"}A*{"\u2069"} همه در حافظه می‌مانند، با `b` فرزند برای هر چیدمان و جوابی با `d` حرکت؛ بیشتر وقت‌ها بسیار کمتر.
    .step = last word:expand

## ida-star

lesson-ida-star-idea-1 = {"\u2066"}IDA*{"\u2069"} به عمق می‌رود، ولی فقط تا جایی که `f = g + h` از آستانه بیشتر نشود. اگر این‌طور به هدف نرسد، آستانه تا کوچک‌ترین مقدار `f` که از آن بیشتر شده بود بالا می‌رود و جست‌وجو از نو آغاز می‌شود.
    .step = word:restart
lesson-ida-star-idea-2 = فرزندی که از آستانه بگذرد در این دور دنبال نمی‌شود؛ از همهٔ این فرزندان فقط کوچک‌ترین `f` در `smallest` می‌ماند.
    .step = over-threshold, word:reject
lesson-ida-star-invariant-1 = وقتی دوری آغاز می‌شود، هیچ راهی به هدف از آستانهٔ این دور کوتاه‌تر نیست: دورهای پیش همهٔ راه‌های درون آستانه‌های کوچک‌تر را تا ته رفته‌اند.
    .step = word:restart 2, word:restart
lesson-ida-star-invariant-2 = در حافظه فقط چیدمان‌های مسیر فعلی و فرزندانشان هستند؛ هنگام برگشت فراموش می‌شوند.
    .step = word:back
lesson-ida-star-proof-1 = `g` هدفی که پیدا شد از آستانه بیشتر نیست و هیچ راهی هم کوتاه‌تر از آستانه نیست؛ پس اگر `h` هرگز از فاصلهٔ واقعی بیشتر نباشد، این کوتاه‌ترین راه است (کورف، ۱۹۸۵).
    .step = word:found
lesson-ida-star-limits-1 = یادش نمی‌ماند چه دیده است: فقط حرکتی را رد می‌کند که یک‌راست برمی‌گردد؛ پس چیدمانی که دو راه به آن می‌رسد، دو بار گشته می‌شود.
    .step = straight-back, word:reject
lesson-ida-star-cost-1 = حافظه `O(b·d)`: مسیری با حداکثر `d` حرکت و `b` فرزند برای هر چیدمان. زمان `O(b^d)`؛ اگر هر دور چند برابر دور پیش چیدمان داشته باشد، بیشترش صرف دور آخر می‌شود.
    .step = last word:expand

## breadth-first

lesson-breadth-first-idea-1 = چیدمان‌ها در صف می‌ایستند و نوبت آنی است که از همه بیشتر منتظر مانده. پس اول همهٔ چیدمان‌هایی می‌آیند که یک حرکت با شروع فاصله دارند، بعد همهٔ دوحرکتی‌ها: سطح‌به‌سطح.
    .step = word:expand
lesson-breadth-first-idea-2 = فرزندی که پیش از این دیده نشده باشد، به ته صف می‌رود.
    .step = word:add
lesson-breadth-first-invariant-1 = در صف هرگز بیش از دو سطح نیست: جلو چیدمان‌هایی که `k` حرکت با شروع فاصله دارند و پشت سرشان آن‌هایی که `k + ۱` حرکت.
    .step = word:close
lesson-breadth-first-invariant-2 = بار اول با حرکت‌هایی نه بیشتر از این به چیدمانی رسیده‌ایم که در `seen` است؛ حالا رد می‌شود و چیزی از دست نمی‌رود.
    .step = word:reject
lesson-breadth-first-proof-1 = چیدمان‌ها به ترتیب فاصله از صف بیرون می‌آیند. پس وقتی نوبت هدف می‌رسد، همهٔ چیدمان‌های نزدیک‌تر دیده شده‌اند: هیچ راهی حرکت کمتری ندارد (مور، ۱۹۵۹).
    .step = word:found
lesson-breadth-first-cost-1 = `seen` همهٔ چیدمان‌ها را تا سطح هدف نگه می‌دارد: با `b` فرزند برای هر چیدمان و هدفی که `d` حرکت دور است، حافظه و زمان هر دو `O(b^d)` است.
    .step = last word:expand

## depth-first

lesson-depth-first-idea-1 = همیشه از تازه‌ترین چیدمان یک حرکت عمیق‌تر؛ فقط جایی که فرزندی نمانده باشد، یک قدم برمی‌گردد.
    .step = word:expand
lesson-depth-first-invariant-1 = `path` راهی پیوسته از شروع تا چیدمان فعلی است و هر چیدمانِ روی آن می‌داند کدام فرزندانش هنوز امتحان نشده‌اند.
    .step = word:expand 2, word:expand
lesson-depth-first-invariant-2 = چیدمان دیده‌شده رد می‌شود؛ پس هرگز دور خود نمی‌چرخد و جست‌وجو سرانجام تمام می‌شود. اگر حد عمق باشد، چیدمانی که این بار با حرکت‌های کمتری به آن رسیده‌ایم دوباره گشته می‌شود، چون زیر آن جای بیشتری هست.
    .step = word:reject
lesson-depth-first-limits-1 = اولین راهی که به هدف برسد پذیرفته می‌شود، هرقدر هم دراز باشد: ترتیب این جست‌وجو چیزی از فاصله نمی‌داند.
    .step = word:found, word:exhausted
lesson-depth-first-limits-2 = حد عمق نمی‌گذارد راه از آن درازتر شود. ولی اگر هدف دورتر از حد باشد، چیزی پیدا نمی‌شود و این چیزی را هم ثابت نمی‌کند.
    .step = too-deep, last word:expand
lesson-depth-first-cost-1 = مسیر به‌تنهایی `O(b·m)` حافظه می‌خواهد که `m` بیشترین عمق است. ولی `depth_of` هر چیدمان دیده‌شده را نگه می‌دارد، در بدترین حالت همهٔ چیدمان‌های دست‌یافتنی را؛ بدون حد عمق، زمان هم از همین مرتبه است.
    .step = last word:expand

## iterative-deepening

lesson-iterative-deepening-idea-1 = جست‌وجوی اول‌عمق تا عمق ۰، بعد تا عمق ۱، ۲، ۳، …: هر دور از نو آغاز می‌شود و یک سطح عمیق‌تر می‌رود.
    .step = word:restart 2, word:restart
lesson-iterative-deepening-idea-2 = به حد که رسید برمی‌گردد، هرچه هم که پایین‌تر باشد.
    .step = limit-reached, word:back
lesson-iterative-deepening-invariant-1 = وقتی دوری آغاز می‌شود، هیچ راهی به هدف کمتر از `limit` حرکت ندارد: دور پیش همهٔ راه‌های بی‌چرخه را تا `limit − ۱` حرکت رفته است.
    .step = last word:restart
lesson-iterative-deepening-invariant-2 = فقط مسیر فعلی را می‌شناسد. چیدمانی که روی آن باشد رد می‌شود، چون چرخ زدن هیچ راهی را کوتاه‌تر نمی‌کند؛ بقیهٔ چیدمان‌ها فراموش و دوباره دیده می‌شوند.
    .step = on-this-path, word:reject
lesson-iterative-deepening-proof-1 = پس اولین هدفی که پیدا شود درست روی حد همان دور است و راه کوتاه‌تری وجود ندارد.
    .step = word:found
lesson-iterative-deepening-cost-1 = حافظه `O(b·d)`: یک مسیر با حداکثر `d` حرکت و `b` فرزند برای هر چیدمانش.
    .step = last word:expand
lesson-iterative-deepening-cost-2 = زمان `O(b^d)`: اگر هر سطح `b` برابر سطح بالایی‌اش چیدمان داشته باشد، همهٔ دورها روی‌هم فقط حدود `b/(b − ۱)` برابر دور آخر خرج دارند (کورف، ۱۹۸۵).
    .step = last word:restart

## greedy-backtracking

lesson-greedy-backtracking-idea-1 = از چیدمان فعلی به فرزندی می‌رود که `f = g + h` آن از همه کمتر است. بقیهٔ فرزندان منتظر می‌مانند، شاید این راه به جایی نرسد.
    .step = word:choose
lesson-greedy-backtracking-idea-2 = جایی که فرزندی نمانده باشد، یک حرکت برمی‌گردد و آنجا بهترین فرزند بعدی را برمی‌دارد.
    .step = word:back, word:choose
lesson-greedy-backtracking-invariant-1 = در طول مسیر، `f` از یک چیدمان به بعدی هرگز بیش از `tolerance` زیاد نمی‌شود: فرزندی که از این بگذرد رد می‌شود.
    .step = worse-than-parent, word:reject
lesson-greedy-backtracking-invariant-2 = `visited` هر چیدمان پذیرفته‌شده را نگه می‌دارد و هیچ‌کدام دو بار پذیرفته نمی‌شود؛ پس جست‌وجو سرانجام تمام می‌شود.
    .step = word:add
lesson-greedy-backtracking-limits-1 = راهی که `f` در آن باید جایی بیش از رواداری زیاد شود، هرگز پیدا نمی‌شود: ممکن است روی چیدمانی هم که حل دارد تسلیم شود.
    .step = word:exhausted, worse-than-parent, word:back, word:reject
lesson-greedy-backtracking-limits-2 = با رواداری ۰ راه پیداشده کوتاه‌ترین است: `f` هرگز از `h` شروع بیشتر نمی‌شود و `h` هم از فاصلهٔ واقعی بیشتر نیست. با رواداری بزرگ‌تر شاید راه درازتر شود.
    .step = word:found
lesson-greedy-backtracking-cost-1 = یک مسیر با فرزندان منتظرش، یعنی `O(b·m)` برای عمق `m` حرکت، و `visited`. زمان: معمولاً چیدمان‌هایی اندک، در بدترین حالت همهٔ چیدمان‌های دست‌یافتنی.
    .step = last word:expand
