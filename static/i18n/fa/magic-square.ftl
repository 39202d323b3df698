puzzle-magic-square-hint = عددها را سطربه‌سطر بنویسید: {"\u2066"}۸ ۱ ۶ / ۳ ۵ ۷ / ۴ ۹ ۲{"\u2069"}. سطر تازه، نقطه‌ویرگول یا خط کج، سطر را تمام می‌کند؛ {"\u2066"}CSV{"\u2069"} و {"\u2066"}LaTeX{"\u2069"} هم خوانده می‌شود. برای خانهٔ خالی ۰ بگذارید. اگر چیزی ننویسید، مربعی ساخته می‌شود؛ می‌توانید روی خانه‌ها بزنید و عدد بنویسید.
puzzle-magic-square-story = افسانه‌ای چینی می‌گوید لاک‌پشتی از رود لوئو بیرون آمد که مربعی با ضلع ۳، یعنی لو شو، بر لاکش نقش بسته بود. سیمون دو لا لوبر سال ۱۶۸۸ با کشتی‌ای که از سیام برمی‌گشت، روش مربع‌های فرد را به فرانسه آورد و سال ۱۶۹۱ منتشر کرد؛ برای همین نامش روش سیامی شد، هرچند او آن را از آقایی به نام ونسان داشت که خودش در سورت هند یادش گرفته بود. آلبرشت دورر در گراور «ملانکولیا ۱» مربعی با ضلع ۴ آورد که سال ساختش، ۱۵۱۴، وسط سطر پایین آن نشسته است. برنار فرنیکل دو بسی هر ۸۸۰ مربع با ضلع ۴ را فهرست کرد که سال ۱۶۹۳ منتشر شد؛ ریچارد شروپل سال ۱۹۷۳ مربع‌های ضلع ۵ را با رایانه شمرد: ۲۷۵٬۳۰۵٬۲۲۴ تا.

preset-magic-square-siamese-3 = کوچک‌ترین مربع با روش سیامی
preset-magic-square-siamese-7 = از یک لبه بیرون، از لبهٔ روبه‌رو تو: ضلع ۷
preset-magic-square-doubly-8 = شمردن رو به جلو و بعد رو به عقب: ضلع ۸
preset-magic-square-singly-6 = با سه جابه‌جایی جادویی می‌شود: ضلع ۶
preset-magic-square-singly-10 = پانزده جابه‌جایی: ضلع ۱۰
preset-magic-square-durer = مربع سال ۱۵۱۴ دورر در بوتهٔ آزمایش
preset-magic-square-failing = جای دو عدد عوض شده است
preset-magic-square-sagrada = جمع همهٔ خط‌ها ۳۳ است، ولی…
preset-magic-square-three-given = لو شو از روی سه عدد
preset-magic-square-durer-gaps = مربع دورر با جاهای خالی
preset-magic-square-eight = هر هشت مربع با ضلع ۳
preset-magic-square-frenicle = هر ۷۰۴۰ مربع با ضلع ۴
preset-magic-square-cheapest = کم‌هزینه‌ترین تغییر تا مربع جادویی
preset-magic-square-hundred = مربع {"\u2066"}۱۰۰×۱۰۰{"\u2069"}

algorithm-auto = روش مناسب
algorithm-auto-about = با باقی‌ماندهٔ تقسیم n بر ۴ روش را انتخاب می‌کند و اجرایش می‌کند. اگر خودتان مربعی بدهید، آن را کامل می‌کند، یا اگر پر باشد درباره‌اش داوری می‌کند.
algorithm-siamese = روش سیامی (n فرد)
algorithm-siamese-about = یک خانه بالا، یک خانه راست، از یک لبه بیرون و از لبهٔ روبه‌رو تو، و اگر خانه پر باشد یک خانه پایین: برای {"\u2066"}n = ۳, ۵, ۷, …{"\u2069"}
algorithm-doubly-even = روش زوج‌الزوج
algorithm-doubly-even-about = بلوک‌های نشان‌دار رو به جلو می‌شمارند و خانه‌های دیگر رو به عقب: برای {"\u2066"}n = ۴, ۸, ۱۲, …{"\u2069"}
algorithm-singly-even = روش زوج‌الفرد
algorithm-singly-even-about = چهار مربع سیامی کنار هم، و بعد جابه‌جایی‌هایی که سطرها را میزان می‌کنند: برای {"\u2066"}n = ۶, ۱۰, ۱۴, …{"\u2069"}
algorithm-check = آیا جادویی است؟
algorithm-check-about = عددها را نگاه می‌کند، همهٔ خط‌ها را جمع می‌زند و خط‌های نادرست را نام می‌برد.
algorithm-complete = کامل کردن مربع
algorithm-complete-about = همیشه خطی را پر می‌کند که کمترین خانهٔ خالی را دارد: آخرین عددش اجباری است، بقیه امتحان می‌شوند و هر چه به جایی نرسد پس گرفته می‌شود.
algorithm-completions = همهٔ راه‌های کامل کردن
algorithm-completions-about = همهٔ شکل‌های کامل‌شدهٔ مربع را تا ضلع ۴ می‌شمارد و فهرست می‌کند.
algorithm-nearest = نزدیک‌ترین مربع جادویی
algorithm-nearest-about = مربعی با ضلع ۳ را با هر هشت مربع جادویی می‌سنجد؛ عوض کردن عدد a با b به اندازهٔ تفاوت a و b هزینه دارد.
option-until = جست‌وجو تا
choice-first = اولین شکل کامل
choice-all = همهٔ شکل‌های کامل
option-seed = دانهٔ تصادفی
algorithm-large = مربع‌های بزرگ
algorithm-large-about = هر سطر را یک‌جا و به شکل یک عدد صحیح بلند حساب می‌کند: تا {"\u2066"}{ $n } × { $n }{"\u2069"}.

option-n = ضلع n
counter-numbers = عددهای نوشته‌شده
counter-exchanges = جابه‌جایی‌ها
counter-lines = خط‌های جمع‌زده
counter-reports = گزارش‌ها
counter-tried = عددهای امتحان‌شده
counter-refused = ردشده
counter-erased = پس‌گرفته
counter-completions = شکل‌های کامل
counter-squares = مربع‌های سنجیده
list-closed = شکل‌های کامل، از تازه‌ترین
list-open-h = هشت مربع، از کم‌هزینه‌ترین
plot-wrong-lines = خط‌هایی که هنوز نادرست‌اند
plot-line-wrong = خط‌های نادرست
result-square = مربع
result-constant = جمع جادویی هر خط
result-magic = جادویی
result-failing = خط‌های نادرست
result-same-sum = جمع همهٔ خط‌ها در اینجا
result-repeated = عددهای تکراری
result-missing = عددهای جاافتاده
result-outside = عددهای بیش از حد بزرگ
result-empty = خانه‌های خالی
result-completions = شکل‌های کامل
result-square-none = وجود ندارد.
result-squares = همهٔ آن‌ها، عدد به عدد
result-cost = هزینه
result-changed = خانه‌های عوض‌شده
result-associated = وابسته (جمع هر دو عدد روبه‌رو: {"\u2066"}n² + ۱{"\u2069"})
result-pandiagonal = تمام‌قطری (قطرهای شکسته هم)
table-known-squares = چند مربع جادویی وجود دارد؟
table-known-squares-note = مربع‌هایی که با چرخاندن یا آینه کردن از یکی به دیگری می‌رسیم، در ستون دوم فقط یک بار شمرده شده‌اند و در ستون سوم تک‌تک. ضلع ۴: فرنیکل دو بسی، ۱۶۹۳. ضلع ۵: شروپل، ۱۹۷۳.
column-n = n
column-essentially = مربع‌های متفاوت
column-with-symmetries = با شکل‌های چرخیده و آینه‌ای

## Legend

legend-role-current = { $algorithm ->
    [check] خطی که اکنون جمع زده می‌شود
   *[other] همین حالا نوشته شد، و جمع‌هایی که با آن عوض شدند
}
legend-role-goal = { $word ->
    [found] مربع جادویی
   *[other] این جمع درست است
}
legend-role-conflict = { $algorithm ->
    [siamese] خانه‌ای که پر است
    [nearest] عددی که عوض خواهد شد
    [complete] رد شد یا پس گرفته شد
    [singly-even] این جمع هنوز درست نیست
   *[other] نادرست
}
legend-role-hint = { $algorithm ->
    [doubly-even] خانهٔ نشان‌دار
    [singly-even] بلوکی که نوبت آن است
    [siamese] اولین عدد اینجا می‌رود
    [nearest] عددی که عوض شده است
   *[other] خانه‌ای از خط موردنظر
}
legend-edge = جمع یک خط
legend-link = { $algorithm ->
    [siamese] از عدد پیشین به این عدد
    [singly-even] جای این دو عوض می‌شود
   *[other] به هم مربوط‌اند
}

## Siamese

reason-siamese-start = { $n ->
    [1] عدد ۱ به‌تنهایی مربعی با ضلع ۱ است.
   *[other] جمع عددهای ۱ تا { $last } برابر { $total } است؛ پس جمع هر یک از { $n } سطر باید {"\u2066"}{ $total } / { $n } = { $constant }{"\u2069"} باشد. قاعده: از وسط سطر بالا شروع کنید و هر بار یکی بالا و یکی راست بروید، با گذشتن از لبه‌ها؛ اگر خانه پر بود، یکی پایین بروید.
}
reason-siamese-first = عدد { $number } وسط سطر بالا می‌نشیند: سطر { $row }، ستون { $column }.
reason-siamese-up-right = خانهٔ یکی بالا و یکی راست خالی است: { $number } به سطر { $row }، ستون { $column } می‌رود.
reason-siamese-off-top = خانهٔ یکی بالا و یکی راست از بالای مربع بیرون می‌افتد؛ پس { $number } به پایین ستون بعدی می‌رود: سطر { $row }، ستون { $column }.
reason-siamese-off-right = خانهٔ یکی بالا و یکی راست از سمت راست مربع بیرون می‌افتد؛ پس { $number } به اولین ستون آن سطر از چپ می‌رود: سطر { $row }، ستون { $column }.
reason-siamese-corner = خانهٔ یکی بالا و یکی راست از گوشهٔ مربع بیرون می‌افتد؛ پس { $number } به خانهٔ پایینی می‌رود: سطر { $row }، ستون { $column }.
reason-siamese-taken = خانهٔ یکی بالا و یکی راست را { $taken } گرفته است؛ پس { $number } به خانهٔ زیر عدد قبلی می‌رود: سطر { $row }، ستون { $column }.
reason-siamese-found = هر سطر و هر ستون از هر دستهٔ { $n } عددی یک عدد دارد، هر یک از جای دیگری در دسته‌اش: پس جمع همه { $constant } است، و جمع قطرها هم.

## Doubly even

reason-doubly-start = {"\u2066"}n = { $n }{"\u2069"} بر ۴ بخش‌پذیر است و {"\u2066"}n / ۴ = { $quarter }{"\u2069"} ضلع بلوک‌های گوشه است. جمع هر خط باید { $constant } باشد.
reason-doubly-corners = چهار بلوک گوشه را با ضلع { $side } نشان می‌کنیم.
reason-doubly-centre = بلوک میانی را با ضلع { $side } نشان می‌کنیم. حالا نیمی از خانه‌های هر سطر و هر ستون نشان‌دار است.
reason-doubly-forwards = دور اول: همهٔ خانه‌ها را به ترتیب خواندن از ۱ تا { $last } می‌شماریم و شماره‌ها را فقط در { $count } خانهٔ نشان‌دار می‌نویسیم.
reason-doubly-marked = خانهٔ شمارهٔ { $number } نشان‌دار است؛ پس شمارهٔ خودش را می‌گیرد: سطر { $row }، ستون { $column }.
reason-doubly-backwards = دور دوم: به همان ترتیب از { $last } تا ۱ رو به عقب می‌شماریم و شماره‌ها را در { $count } خانهٔ مانده می‌نویسیم.
reason-doubly-other = خانهٔ شمارهٔ { $count } نشان‌دار نیست؛ پس {"\u2066"}{ $all } − { $count } = { $number }{"\u2069"} را می‌گیرد: سطر { $row }، ستون { $column }.
reason-doubly-found = جمع همهٔ خط‌های این مربع با ضلع { $n } برابر { $constant } است.

## Singly even

reason-singly-start = {"\u2066"}n = { $n }{"\u2069"} دو برابر عدد فرد { $h } است: چهار مربع سیامی با ضلع { $h } در آن جا می‌شوند، هر کدام با { $quarter } عدد. جمع هر خط باید { $constant } باشد.
reason-singly-block = بلوک { $block }، { $block ->
    [A] بالا سمت چپ
    [B] بالا سمت راست
    [C] پایین سمت چپ
   *[other] پایین سمت راست
}، عددهای { $first } تا { $last } را با روش سیامی برای ضلع { $h } می‌گیرد.
reason-singly-number = سیامی: { $number } به سطر { $row }، ستون { $column } می‌رود.
reason-singly-copy = باز همان نقش با ضلع { $h }، ولی هر عدد { $add } تا بزرگ‌تر: بلوک { $block } عددهای { $first } تا { $last } را دارد.
reason-singly-unbalanced = همهٔ ستون‌ها درست‌اند، ولی جمع سطرهای بالایی { $upper } است، یعنی { $gap } تا کم، و جمع سطرهای پایینی { $lower }، یعنی { $gap } تا زیاد. { $wrong } خط نادرست است؛ پس مربع هنوز جادویی نیست: جمع باید { $constant } باشد.
reason-singly-exchange = با { $count } جابه‌جایی با خانه‌های { $h } سطر پایین‌تر درست می‌شود. این جابه‌جایی‌ها جمع ستون‌ها را عوض نمی‌کنند. در هر سطر بالایی { $k ->
    [one] اولین عدد از چپ جابه‌جا می‌شود
   *[other] { $k } عدد اول از چپ جابه‌جا می‌شوند
}؛ در سطر وسط از میان این سطرها، این کار از یک ستون راست‌تر شروع می‌شود. از {"\u2066"}n = ۱۰{"\u2069"} به بعد، عددهایی در سمت راست هم جابه‌جا می‌شوند.
reason-singly-left = جابه‌جایی { $done } از { $count }: عدد { $upper } در سطر { $row }، ستون { $column } با { $lower } در پایین. جمع سطر { $row } حالا { $sum } است{ $right ->
    [0] {" "}و باید { $constant } باشد
   *[other] ، همان که باید باشد
}؛ { $wrong ->
    [0] دیگر هیچ خطی نادرست نیست
    [1] هنوز یک خط نادرست است
   *[other] هنوز { $wrong } خط نادرست است
}.
reason-singly-middle = جابه‌جایی { $done } از { $count }: سطر { $row } سطر وسط است و در آن از ستون ۱ می‌گذریم تا قطرها درست شوند: عدد { $upper } در ستون { $column } با { $lower } در پایین. جمع سطر { $row } حالا { $sum } است{ $right ->
    [0] {" "}و باید { $constant } باشد
   *[other] ، همان که باید باشد
}؛ { $wrong ->
    [0] دیگر هیچ خطی نادرست نیست
    [1] هنوز یک خط نادرست است
   *[other] هنوز { $wrong } خط نادرست است
}.
reason-singly-right = جابه‌جایی { $done } از { $count }: این بار سمت راست، عدد { $upper } در سطر { $row }، ستون { $column } با عدد کوچک‌تر { $lower } در پایین. جمع سطر { $row } حالا { $sum } است{ $right ->
    [0] {" "}و باید { $constant } باشد
   *[other] ، همان که باید باشد
}؛ { $wrong ->
    [0] دیگر هیچ خطی نادرست نیست
    [1] هنوز یک خط نادرست است
   *[other] هنوز { $wrong } خط نادرست است
}.
reason-singly-found = جمع همهٔ خط‌های این مربع با ضلع { $n } برابر { $constant } است.

## Judging

reason-check-start = آیا این مربع با ضلع { $n } جادویی است؟ عددهای ۱ تا { $last }، هر کدام یک بار، در هر خط جمع { $constant } را می‌سازند{ $empty ->
    [0] .
    [one] ؛ یک خانه خالی است.
   *[other] ؛ { $empty } خانه خالی است.
}
reason-check-empty = مربع با ضلع { $n } خالی است: چیزی برای داوری نیست. عددهای ۱ تا { $last } را در آن بنویسید؛ جمع هر خط باید { $constant } باشد.
reason-check-normal = { $n ->
    [1] تنها عدد ۱ است، همان که باید باشد.
   *[other] عددها ۱ تا { $last } هستند، هر کدام یک بار. جمع همه { $total } است و میان { $n } سطر پخش می‌شود: به هر سطر { $constant } می‌رسد.
}
reason-check-repeated = عدد { $number } در { $count } خانه آمده است، ولی هر عدد از ۱ تا { $last } فقط یک بار می‌تواند بیاید.
reason-check-outside = { $count ->
    [one] عدد { $number } از { $last }، آخرین عدد مربع با ضلع { $n }، بزرگ‌تر است.
   *[other] { $count } عدد از { $last }، آخرین عدد مربع با ضلع { $n }، بزرگ‌ترند؛ اولی { $number } است.
}
reason-check-missing = { $count ->
    [one] عدد { $number } جا افتاده است.
   *[other] از عددهای ۱ تا { $last }، { $count } تا جا افتاده‌اند؛ اولی { $number } است.
}
sums-to = { $kind ->
    [row] جمع سطر { $index }
    [column] جمع ستون { $index }
    [falling] جمع قطری که از گوشهٔ بالا و چپ شروع می‌شود
   *[other] جمع قطری که از گوشهٔ پایین و چپ شروع می‌شود
} برابر { $sum } است
reason-line-right = { sums-to }، همان که باید باشد.
reason-line-same = { sums-to }، مثل همهٔ خط‌های دیگر؛ ولی این همان جمعی نیست که با ۱، ۲، ۳، … به دست می‌آید.
reason-line-wrong = { sums-to } که { $gap } تا از { $constant } { $than ->
    [more] بیشتر
   *[other] کمتر
} است.
reason-line-over = { $kind ->
    [row] جمع سطر { $index }
    [column] جمع ستون { $index }
    [falling] جمع قطری که از گوشهٔ بالا و چپ شروع می‌شود
   *[other] جمع قطری که از گوشهٔ پایین و چپ شروع می‌شود
} همین حالا { $sum } است و از { $constant } چیزی برای { $empty ->
    [one] خانهٔ خالی‌اش
   *[other] { $empty } خانهٔ خالی‌اش
} نمی‌ماند.
reason-line-open = { $kind ->
    [row] سطر { $index }
    [column] ستون { $index }
    [falling] قطری که از گوشهٔ بالا و چپ شروع می‌شود
   *[other] قطری که از گوشهٔ پایین و چپ شروع می‌شود
} پر نیست: تا اینجا { $sum } دارد و از { $constant } هنوز { $gap } تا برای { $empty ->
    [one] یک خانه
   *[other] { $empty } خانه
} مانده است.
reason-check-associated = وابسته هم هست: جمع هر دو عددی که نسبت به مرکز روبه‌روی هم‌اند { $pair } است.
reason-check-pandiagonal = تمام‌قطری هم هست: جمع هر یک از { $count } قطر شکسته هم، که از یک لبه بیرون می‌روند و از لبهٔ روبه‌رو برمی‌گردند، { $constant } است.
reason-check-magic = جمع همهٔ خط‌های این مربع با ضلع { $n } برابر { $constant } است: جادویی است.
reason-check-fails = جادویی نیست: از { $lines } خط، جمع { $wrong } خط { $sum } نیست.
reason-check-two = جادویی نیست و هیچ مربعی با ضلع ۲ هم نمی‌تواند باشد: سطر اول و ستون اولش در یک عدد مشترک‌اند؛ پس دو عدد دیگرشان باید برابر باشند.
reason-check-not-normal = جمع همهٔ خط‌ها { $sum } است، ولی عددها ۱ تا { $last }، هر کدام یک بار، نیستند؛ پس مربع جادویی نرمال به حساب نمی‌آید. { $same ->
    [0] با آن عددها جمع هر خط { $constant } می‌شد.
   *[other] درست بودن جمع به‌تنهایی کافی نیست.
}
reason-check-incomplete = هنوز هیچ‌چیز نادرست نیست، ولی { $empty ->
    [one] یک خانه خالی است
   *[other] { $empty } خانه خالی است
}: به این شکل هنوز مربع جادویی نیست.
reason-check-hopeless = به این شکل نمی‌تواند جادویی بشود: { $wrong ->
    [0] عددی بیش از حد بزرگ است یا بیش از یک بار آمده است.
    [one] از { $lines } خط، یکی همین حالا نادرست است.
   *[other] از { $lines } خط، { $wrong } تا همین حالا نادرست‌اند.
}

## Completing

reason-complete-start = { $empty ->
    [one] یک خانه خالی است
   *[other] { $empty } خانه خالی است
}. جمع هر خط مربعی با ضلع { $n } باید { $constant } باشد و هر عدد از ۱ تا { $last } یک بار بیاید.
reason-complete-forced = { $kind ->
    [row] سطر { $index }
    [column] ستون { $index }
    [falling] قطری که از گوشهٔ بالا و چپ شروع می‌شود
   *[other] قطری که از گوشهٔ پایین و چپ شروع می‌شود
} فقط یک خانهٔ خالی دارد: در سطر { $row }، ستون { $column } ناچار باید {"\u2066"}{ $constant } − { $sum } = { $number }{"\u2069"} بیاید.
reason-complete-tried = { $kind ->
    [row] سطر { $index }
    [column] ستون { $index }
    [falling] قطری که از گوشهٔ بالا و چپ شروع می‌شود
   *[other] قطری که از گوشهٔ پایین و چپ شروع می‌شود
} کمترین خانهٔ خالی را دارد، { $empty } تا: عدد { $number } را در سطر { $row }، ستون { $column } امتحان می‌کنیم.
reason-complete-outside = { $kind ->
    [row] سطر { $index }
    [column] ستون { $index }
    [falling] قطری که از گوشهٔ بالا و چپ شروع می‌شود
   *[other] قطری که از گوشهٔ پایین و چپ شروع می‌شود
} در آخرین خانه‌اش {"\u2066"}{ $constant } − { $sum } = { $number }{"\u2069"} لازم دارد که میان ۱ و { $last } نیست: رد می‌شود.
reason-complete-taken = { $kind ->
    [row] سطر { $index }
    [column] ستون { $index }
    [falling] قطری که از گوشهٔ بالا و چپ شروع می‌شود
   *[other] قطری که از گوشهٔ پایین و چپ شروع می‌شود
} در آخرین خانه‌اش {"\u2066"}{ $constant } − { $sum } = { $number }{"\u2069"} لازم دارد، ولی { $number } جای دیگری نشسته است: رد می‌شود.
reason-complete-last = عدد { $number } در سطر { $row }، ستون { $column } رد می‌شود: با آن، { $kind ->
    [row] سطر { $index }
    [column] ستون { $index }
    [falling] قطری که از گوشهٔ بالا و چپ شروع می‌شود
   *[other] قطری که از گوشهٔ پایین و چپ شروع می‌شود
} در آخرین خانه‌اش {"\u2066"}{ $rest }{"\u2069"} لازم دارد که دیگر نمانده است.
reason-complete-less = عدد { $number } در سطر { $row }، ستون { $column } رد می‌شود: با آن، { $kind ->
    [row] سطر { $index }
    [column] ستون { $index }
    [falling] قطری که از گوشهٔ بالا و چپ شروع می‌شود
   *[other] قطری که از گوشهٔ پایین و چپ شروع می‌شود
} { $left ->
    [0] به جمعی جز { $constant } می‌رسد
   *[other] با کوچک‌ترین عددهای باقی‌مانده هم از { $constant } بیشتر می‌شود
}.
reason-complete-more = عدد { $number } در سطر { $row }، ستون { $column } رد می‌شود: با آن، { $kind ->
    [row] سطر { $index }
    [column] ستون { $index }
    [falling] قطری که از گوشهٔ بالا و چپ شروع می‌شود
   *[other] قطری که از گوشهٔ پایین و چپ شروع می‌شود
} { $left ->
    [0] به جمعی جز { $constant } می‌رسد
   *[other] با بزرگ‌ترین عددهای باقی‌مانده هم به { $constant } نمی‌رسد
}.
reason-complete-erased = با { $number } در سطر { $row }، ستون { $column } دیگر چیزی پیدا نمی‌شود: پسش می‌گیریم.
reason-complete-found = جمع همهٔ خط‌ها { $constant } است: شکل کامل شمارهٔ { $count }.
reason-complete-all = { $count ->
    [0] همهٔ حالت‌ها را امتحان کردیم: این مربع کامل‌شدنی نیست.
    [one] همهٔ حالت‌ها را امتحان کردیم: فقط به یک شکل کامل می‌شود.
   *[other] همهٔ حالت‌ها را امتحان کردیم: به { $count } شکل کامل می‌شود.
}
reason-completions-start = { $empty } خانه خالی است. همهٔ شکل‌های کامل جست‌وجو می‌شود؛ جمع هر خط باید { $constant } باشد.
reason-completions-progress = { $tried } عدد امتحان شد و { $count } مربع پیدا شد.
reason-completions-found = { $count ->
    [1] فقط به یک شکل کامل می‌شود.
   *[other] به { $count } شکل کامل می‌شود؛ این اولی است.
}
reason-completions-none = همهٔ حالت‌ها را امتحان کردیم: این مربع با ضلع { $n } کامل‌شدنی نیست.

## The nearest square

reason-nearest-start = هشت مربع جادویی با ضلع ۳ هست که همه چرخش یا آینهٔ یکدیگرند. اگر عوض کردن a با b به اندازهٔ تفاوت a و b هزینه داشته باشد، کدام‌یک کمترین هزینه را دارد؟
square-priced = مربع { $number } از ۸: { $changed ->
    [0] هیچ عددی عوض نمی‌شود
   *[other] { $changed } عدد عوض می‌شود
}، با هزینهٔ { $cost }
reason-nearest-priced = { square-priced }. کمترین هزینه تا اینجا { $least } است.
reason-nearest-best = { square-priced }: کمترین هزینه تا اینجا.
reason-nearest-found = { $changed ->
    [0] مربع از پیش جادویی است: هزینه‌ای ندارد.
   *[other] کمترین هزینه { $cost } است: { $changed } عدد عوض می‌شود.
}

## Large squares

reason-large-odd = {"\u2066"}n = { $n }{"\u2069"} فرد است: هر سطر همان سطر بالایی است که یک ستون به چپ رفته و هر عددش یکی کم شده است؛ بعد {"\u2066"}n = { $n }{"\u2069"} به یکی از عددها اضافه می‌شود. جمع هر خط باید { $constant } باشد.
reason-large-doubly-even = {"\u2066"}n = { $n }{"\u2069"} بر ۴ بخش‌پذیر است: از هر سطر به سطر بعدی، عددهای نشان‌دار { $n } تا بزرگ‌تر می‌شوند و بقیه { $n } تا کوچک‌تر. جمع هر خط باید { $constant } باشد.
reason-large-singly-even = {"\u2066"}n = { $n }{"\u2069"} دو برابر عددی فرد است: هر سطر از به هم چسباندن دو سطر سیامی و جابه‌جا کردن چند عددشان ساخته می‌شود. جمع هر خط باید { $constant } باشد.
reason-large-rows = { $done } سطر از { $n } سطر حساب شده است.
reason-large-square = هر { $last } عدد در { $n } سطر نشسته‌اند و جمع همهٔ خط‌ها { $constant } است. برای تماشا از نزدیک، روی صفحه بگردید.

## By hand

reason-hand-empty = عددهای ۱ تا { $last } را، هر کدام یک بار، طوری بنویسید که جمع هر خط { $constant } شود.{ $n ->
    [1] {""}
   *[other] {" "}این جمع از پیش معلوم است: { $n } سطر {"\u2066"}۱ + ۲ + … + { $last }{"\u2069"} را میان خود پخش می‌کنند.
}
reason-hand-magic = جمع هر { $lines } خط { $constant } است: جادویی است!
reason-hand-not-normal = جمع هر { $lines } خط { $sum } است، ولی عددها ۱ تا { $last }، هر کدام یک بار، نیستند که با آن‌ها جمع هر خط { $constant } می‌شد؛ پس مربع جادویی نرمال به حساب نمی‌آید.
reason-hand-square = { $filled } خانه از { $last } خانه پر است. از { $lines } خط، جمع { $right } خط { $constant } است{ $wrong ->
    [0] {""}
   *[other] ؛ { $wrong } خط دیگر نمی‌تواند به آن برسد
}{ $repeated ->
    [0] {""}
   *[other] ؛ عدد { $repeated } در { $times } خانه آمده است
}{ $outside ->
    [0] {""}
   *[other] ؛ عدد { $outside } از { $last } بزرگ‌تر است
}.
reason-hint-done = جادویی است: جمع همهٔ خط‌ها { $constant } است.
reason-hint-repeated = عدد { $number } بیش از یک بار آمده است. یکی از آن‌ها را عوض کنید: هر عدد از ۱ تا { $last } فقط یک بار می‌آید.
reason-hint-outside = عدد { $number } از { $last } بزرگ‌تر است. عددی از ۱ تا { $last } بگذارید.
reason-hint-line-wrong = { sums-to }، ولی جمع خط پر باید { $constant } باشد: اول یکی از عددهای همین خط را عوض کنید.
reason-hint-forced = { $kind ->
    [row] سطر { $index }
    [column] ستون { $index }
    [falling] قطری که از گوشهٔ بالا و چپ شروع می‌شود
   *[other] قطری که از گوشهٔ پایین و چپ شروع می‌شود
} فقط یک خانهٔ خالی دارد: در سطر { $row }، ستون { $column } ناچار باید {"\u2066"}{ $constant } − { $sum } = { $number }{"\u2069"} بیاید.
reason-hint-too-large = { $kind ->
    [row] سطر { $index }
    [column] ستون { $index }
    [falling] قطری که از گوشهٔ بالا و چپ شروع می‌شود
   *[other] قطری که از گوشهٔ پایین و چپ شروع می‌شود
} در آخرین خانه‌اش {"\u2066"}{ $constant } − { $sum } = { $number }{"\u2069"} لازم دارد که از { $last } بزرگ‌تر است: به این شکل نمی‌شود مربع را کامل کرد.
reason-hint-taken = { $kind ->
    [row] سطر { $index }
    [column] ستون { $index }
    [falling] قطری که از گوشهٔ بالا و چپ شروع می‌شود
   *[other] قطری که از گوشهٔ پایین و چپ شروع می‌شود
} در آخرین خانه‌اش {"\u2066"}{ $constant } − { $sum } = { $number }{"\u2069"} لازم دارد، ولی { $number } جای دیگری نشسته است: به این شکل نمی‌شود مربع را کامل کرد.
reason-hint-two-numbers = { $kind ->
    [row] سطر { $index }
    [column] ستون { $index }
    [falling] قطری که از گوشهٔ بالا و چپ شروع می‌شود
   *[other] قطری که از گوشهٔ پایین و چپ شروع می‌شود
} در سطر { $row }، ستون { $column } به {"\u2066"}{ $constant } − { $sum } = { $number }{"\u2069"} نیاز دارد، ولی خط دیگری در همان خانه { $other } می‌خواهد: به این شکل نمی‌شود مربع را کامل کرد.
reason-no-forced-cell = هیچ خطی نیست که فقط یک خانهٔ خالی داشته باشد؛ پس هنوز هیچ عددی اجباری نیست. جمع هر خط باید { $constant } باشد.
reason-hint-completion = هنوز هیچ خطی عددی را اجباری نمی‌کند، ولی با { $number } در سطر { $row }، ستون { $column } می‌شود مربع را کامل کرد.
reason-hint-hopeless = به این شکل نمی‌شود مربع را کامل کرد: اول عددی را عوض کنید. جمع هر خط باید { $constant } باشد.

## Errors

error-no-square-of-two = برای {"\u2066"}n = { $n }{"\u2069"} مربع جادویی نداریم. سطر اولش {"\u2066"}a + b{"\u2069"} و ستون اولش {"\u2066"}a + c{"\u2069"} باید برابر باشند؛ پس {"\u2066"}b = c{"\u2069"} و یک عدد دو بار می‌آید.
error-other-remainder = «{ $algorithm }» با {"\u2066"}n = { $n }{"\u2069"} جور نیست، چون باقی‌ماندهٔ تقسیمش بر ۴ می‌شود { $rest }. «{ $method }» جور است.
error-square-other-size = مربع { $count } سطر دارد، ولی {"\u2066"}n = { $n }{"\u2069"} است. مربعی با { $n } سطر بدهید یا n را کنار بگذارید.
error-nearest-nine-numbers = نزدیک‌ترین مربع جادویی فقط برای مربع‌های ضلع ۳ جست‌وجو می‌شود که هر نُه خانه‌شان پر است، مثلاً {"\u2066"}{ $example }{"\u2069"}.
error-square-too-large = مربع { $n } سطر دارد. حداکثر { $largest } سطر خوانده می‌شود.
error-square-row-length = در سطر { $row } { $count ->
    [one] فقط یک عدد
   *[other] تعداد { $count } عدد
} آمده است، ولی { $n } سطر داریم. در هر سطر { $n } عدد بنویسید و برای خانهٔ خالی ۰ بگذارید.
error-square-count = با { $count } عدد نمی‌شود مربعی را پر کرد. تعداد عددها باید ۱، ۴، ۹، ۱۶، … باشد؛ برای خانهٔ خالی ۰ بگذارید.
read-square-from-zero = عددهای ۰ تا { $last } خوانده شد: اینجا هر کدام یکی بیشتر نوشته شده است، ۱ تا { $count }.
error-zero-or-empty = این ۰ شاید عددی از مربعی باشد که از ۰ شمرده شده است، یا خانه‌ای خالی. کدام منظور است؟
error-square-not-a-number = «{ $given }» در سطر { $row }، ستون { $column } عدد صحیحی از ۱ به بالا نیست. برای خانهٔ خالی ۰ یا نقطه بگذارید.
error-square-number-too-large = «{ $given }» در سطر { $row }، ستون { $column } بیش از حد بزرگ است. عددها تا { $largest } خوانده می‌شوند.

## Practice

question-value-line-right = { sums-to }.
question-value-line-same = { question-value-line-right }
question-value-line-wrong = { question-value-line-right }
question-value-nearest-best = { square-priced }.
question-value-nearest-priced = { question-value-nearest-best }
question-cells = حالا کدام دو خانه با هم عوض می‌شوند؟ روی هر دو بزنید.
question-cells-check-repeated = از کوچک به بزرگ: عدد بعدی که بیش از یک بار آمده در کدام خانه‌هاست؟ روی همه بزنید.
needs-check-found = نه: برای آن باید جمع همهٔ خط‌ها یکی باشد و عددها از ۱ به بعد، هر کدام یک بار، آمده باشند.
needs-check-exhausted = نه: برای آن باید جمع خطی با بقیه فرق کند، یا عددی جا افتاده، تکراری یا بیش از حد بزرگ باشد.
needs-complete-assign = نه: عدد فقط وقتی نوشته می‌شود که خط‌هایش با عددهای باقی‌مانده هنوز بتوانند به جمع جادویی برسند.
needs-complete-reject = نه: عدد فقط وقتی رد می‌شود که بیش از حد بزرگ یا تکراری باشد، یا یکی از خط‌هایش دیگر نتواند به جمع جادویی برسد.
needs-complete-remove = نه: عدد فقط وقتی برداشته می‌شود که هر چه پس از آن ممکن است آزموده شده باشد.

## Lesson: siamese

lesson-siamese-idea-1 = همیشه یک خانه بالا و یک خانه راست؛ عددی که از لبه‌ای بیرون برود از لبهٔ روبه‌رو تو می‌آید.
    .step = siamese-up-right, word:assign
lesson-siamese-idea-2 = اگر آن خانه پر باشد، یک خانه پایین.
    .step = siamese-taken, siamese-corner
lesson-siamese-invariant-1 = اگر `n` قدم به بالا و راست برویم، به خانهٔ اول همین رشته برمی‌گردیم. پس درست بعد از هر `n` عدد قدم رو به پایین می‌آید و عددهای هر رشته در `n` سطر و `n` ستون متفاوت‌اند.
    .step = siamese-taken, siamese-corner
lesson-siamese-invariant-2 = از هر رشته به رشتهٔ بعد، عددِ هم‌جایگاه دو سطر پایین‌تر و یک ستون چپ‌تر می‌نشیند. چون `n` فرد است، این هم از همهٔ سطرها و همهٔ ستون‌ها می‌گذرد.
    .step = siamese-taken 2, siamese-taken
lesson-siamese-proof-1 = هر عدد را `q·n + r + ۱` بنویسید: `q` رشتهٔ کامل پیش از آن آمده و `r` عدد در رشتهٔ خودش. آن وقت هر سطر و هر ستون هر `q` و هر `r` از ۰ تا `n − ۱` را درست یک بار دارد؛ پس جمع همه برابر است: `n(n^۲ + ۱)/۲`.
    .step = word:found
lesson-siamese-proof-2 = قطر بالارونده خودِ رشتهٔ میانی است. روی قطر پایین‌رونده هر `q` یک بار می‌آید و میانگین `r`‌ها هم همان `(n − ۱)/۲` است: پس جمع هر دو قطر هم همین است.
    .step = word:found
lesson-siamese-limits-1 = اگر `n` زوج باشد، دو سطر دو سطر پایین رفتن نیمی از سطرها را جا می‌اندازد: این روش فقط برای `n` فرد است (دو لا لوبر، ۱۶۹۱).
    .step = word:start
lesson-siamese-cost-1 = زمان و حافظه `O(n^۲)`: هر یک از `n^۲` عدد خانه‌اش را در `O(1)` پیدا می‌کند.
    .step = last word:assign

## Lesson: doubly-even

lesson-doubly-even-idea-1 = خانه‌ها را به ترتیب خواندن از ۱ تا `n^۲` شماره بزنید. خانهٔ نشان‌دار شمارهٔ خودش را می‌گیرد و خانهٔ دیگر `n^۲ + ۱` منهای شماره‌اش را.
    .step = word:restart, word:start
lesson-doubly-even-invariant-1 = نشان‌ها چپ و راست و بالا و پایین یکسان‌اند. نیمی از خانه‌های هر سطر و هر ستون نشان‌دار است و هر دو قطر سراسر نشان‌دارند.
    .step = doubly-centre, word:choose
lesson-doubly-even-invariant-2 = خانهٔ بی‌نشان شمارهٔ خانهٔ روبه‌رویش نسبت به مرکز را می‌گیرد که آن هم بی‌نشان است. پس خانه‌های بی‌نشان فقط شماره‌هایشان را عوض می‌کنند و هیچ عددی دو بار نمی‌آید.
    .step = doubly-other, word:assign
lesson-doubly-even-proof-1 = دو خانهٔ قرینهٔ یک سطر، چپ و راست، را بگیرید: اگر نشان‌دار باشند جمعشان `s` است که برای همهٔ جفت‌های این سطر یکی است؛ اگر بی‌نشان باشند `۲(n^۲ + ۱) − s`. چون نیمی از جفت‌ها نشان‌دارند، `s` از میان می‌رود و جمع هر سطر `n(n^۲ + ۱)/۲` می‌شود؛ با خانه‌های قرینهٔ بالا و پایین، هر ستون هم.
    .step = word:found
lesson-doubly-even-proof-2 = روی قطر، جمع دو خانهٔ روبه‌رو `n^۲ + ۱` است و `n/۲` چنین جفتی همان جمع را می‌سازند.
    .step = word:found
lesson-doubly-even-cost-1 = زمان و حافظه `O(n^۲)`: هر خانه دو بار شمرده و یک بار نوشته می‌شود.
    .step = last word:assign

## Lesson: singly-even

lesson-singly-even-idea-1 = چهار مربع سیامی با ضلع فرد `h = n/۲`، هرکدام با `h^۲` عدد بعدی: A بالا سمت چپ، بعد D در گوشهٔ روبه‌رو، B بالا سمت راست، C پایین سمت چپ.
    .step = singly-block, word:restart
lesson-singly-even-idea-2 = بعد بعضی عددهای نیمهٔ بالا با عددهای `h` سطر پایین‌تر جا عوض می‌کنند.
    .step = word:swap
lesson-singly-even-invariant-1 = ستون‌ها از آغاز درست‌اند: نسبت به مربع ۱ تا `h^۲`، هر عدد A و C به اندازهٔ ۰ و ۳ برابر `h^۲` بیشتر است و هر عدد B و D به اندازهٔ ۲ و ۱ برابر: در هر دو سو روی‌هم ۳. جابه‌جایی در همان ستون است و این را عوض نمی‌کند.
    .step = singly-unbalanced, word:swap
lesson-singly-even-proof-1 = هر سطر بالا `h^۳` کم دارد. با `h = ۲k + ۱`، در `k` خانهٔ سمت چپ `۳h^۲` می‌گیرد و در `k − ۱` خانهٔ سمت راست `h^۲` می‌دهد: روی‌هم `(۳k − k + ۱)h^۲ = (۲k + ۱)h^۲ = h^۳`.
    .step = singly-left, word:swap
lesson-singly-even-proof-2 = هر قطر `۲h^۳` خطا دارد و `k + ۱` جابه‌جایی در چپ و `k − ۱` در راست آن را درست می‌کند: `۳(k + ۱)h^۲ + (k − ۱)h^۲ = (۴k + ۲)h^۲ = ۲h^۳`. این `k + ۱` فقط از آن روست که سطر میانی یک ستون راست‌تر آغاز می‌شود و خانهٔ میانی‌اش هم سهمی دارد (استریچی، ۱۹۱۸).
    .step = singly-middle, word:swap
lesson-singly-even-limits-1 = برای `n = ۲` هیچ مربع جادویی نیست: سطر اول و ستون اول یک عدد مشترک دارند، پس دو عدد دیگرشان باید برابر می‌شدند.
    .step = word:start
lesson-singly-even-cost-1 = زمان و حافظه `O(n^۲)`: `n^۲` عدد و `h(۲k − ۱)` جابه‌جایی، ۳ تا برای `n = ۶` و ۱۵ تا برای `n = ۱۰`.
    .step = word:restart 5, word:restart

## Lesson: check

lesson-check-idea-1 = اول عددها: آیا هر عدد از ۱ تا `n^۲` درست یک بار آمده است؟
    .step = check-normal, check-repeated, word:start
lesson-check-idea-2 = بعد خط‌ها: `n` سطر، `n` ستون و دو قطر جمع زده می‌شوند.
    .step = word:compare
lesson-check-invariant-1 = همهٔ عددها روی‌هم `n^۲(n^۲ + ۱)/۲` می‌شوند. اگر `n` سطر برابر باشند، هرکدام باید `n(n^۲ + ۱)/۲` داشته باشد: این جمع ناگزیر است.
    .step = check-normal, line-right, word:compare
lesson-check-proof-1 = از مربع جادویی چیز دیگری نمی‌خواهند: اگر عددها و هر `۲n + ۲` خط درست باشند، جادویی است؛ وگرنه گفته می‌شود چه چیز نادرست است.
    .step = word:found, word:exhausted
lesson-check-limits-1 = برابر بودن خط‌ها به‌تنهایی بس نیست. جمع هر خط در مربع کلیسای ساگرادا فامیلیای بارسلون ۳۳ است، ولی ۱۰ و ۱۴ دو بار آمده‌اند و ۱۲ و ۱۶ نیستند.
    .step = check-not-normal, line-same, word:found
lesson-check-cost-1 = `۲n + ۲` خط که هرکدام `n` عدد دارد: زمان `O(n^۲)`، و همین‌قدر حافظه برای خود مربع.
    .step = last word:compare

## Lesson: complete

lesson-complete-idea-1 = همیشه خطی را بردارید که کمترین خانهٔ خالی را دارد. آخرین عددش همان است که جمع کم دارد؛ هر جا انتخابی هست، عددهای باقی‌مانده یکی‌یکی امتحان می‌شوند.
    .step = complete-forced, complete-tried, word:assign
lesson-complete-idea-2 = به همهٔ خط‌هایی که از خانه می‌گذرند از پیش نگاه می‌کنیم: همین که یکی از آن‌ها دیگر نتواند به `n(n^۲ + ۱)/۲` برسد، عدد رد می‌شود.
    .step = complete-last, complete-less, complete-more, word:reject
lesson-complete-invariant-1 = آنچه نوشته شده، در هر شکل کاملی که زیر آن پیدا شود هست: نه عددی دو بار آمده و نه خط پری جمع نادرست دارد. آنچه رد یا پس گرفته شده، تا عددهای پیش از آن سر جایشان‌اند، نمی‌تواند آنجا بیاید.
    .step = complete-erased, word:remove, word:assign
lesson-complete-proof-1 = برای هر خانه همهٔ عددهای باقی‌مانده یا امتحان می‌شوند یا با دلیلی رد، پس هیچ شکل کاملی از قلم نمی‌افتد؛ و دو راه هرگز به یک مربع نمی‌رسند، چون آنجا که جدا شدند فرق دارند. پس «هیچ» و «فقط یکی» هر دو اثبات‌اند.
    .step = word:exhausted, word:found
lesson-complete-limits-1 = در بدترین حالت تعداد راه‌ها از نمایی هم تندتر رشد می‌کند: حتی مربع خالی با ضلع ۴ هم ۷۰۴۰ شکل کامل دارد. «همهٔ راه‌های کامل کردن» آن‌ها را در چند ثانیه پیدا می‌کند.
    .step = word:start
lesson-complete-cost-1 = برای `m` خانهٔ خالی تا `m!` راه، که با نگاه به جلو کمی از آن‌ها می‌ماند؛ حافظه به اندازهٔ همان `m` خانه‌ای که امتحان می‌شوند.
    .step = last word:assign

## Lesson: nearest

lesson-nearest-idea-1 = مربع جادویی با ضلع ۳ فقط هشت تاست. برای هرکدام جمع بزنید که عددهایش چقدر از عددهای داده‌شده دورند و کم‌هزینه‌ترین را نگه دارید.
    .step = nearest-best, word:add
lesson-nearest-invariant-1 = پس از هر مربع معلوم است که کم‌هزینه‌ترینِ سنجیده‌ها تا اینجا کدام است.
    .step = nearest-priced, nearest-best, word:add
lesson-nearest-proof-1 = چهار خط از مرکز می‌گذرند. روی‌هم هر نُه عدد را دارند و عدد مرکز را سه بار بیشتر: `۴·۱۵ = ۴۵ + ۳c`، پس `c = ۵`. با ۵ در مرکز، ۱ نمی‌تواند در گوشه باشد و ۶ و ۸ باید دو سوی آن باشند: چهار جا برای ۱ و دو سو برای ۶ روی‌هم `۴·۲ = ۸` مربع می‌سازد که همه چرخش یا آینهٔ یکدیگرند.
    .step = word:start
lesson-nearest-limits-1 = برای ضلع ۴ باید با ۷۰۴۰ مربع سنجید و برای ضلع ۵ با بیش از دو میلیارد: پس این فقط برای ضلع ۳ است.
    .step = word:start
lesson-nearest-cost-1 = هشت مربع با نُه عدد: هر چه داده شود، ۷۲ تفاوت.
    .step = word:found
