### آنچه دور مقاله‌هاست. فقط هنگام ساخت خوانده می‌شود.

articles = برای عمیق‌تر شدن
articles-about = برای هر خانوادهٔ معما یک مقاله: از کجا آمده، چرا روش‌ها درست‌اند، و چه چیزی را هنوز کسی نمی‌داند. شکل‌ها حرکت می‌کنند.
article-link = بیشتر بخوانید: { $title }
article-contents = در این مقاله
article-sources = منبع‌ها
article-embed = گذاشتن این شکل در صفحهٔ خودتان
article-embed-copied = کپی شد. در صفحهٔ خودتان بچسبانید.

inversions-of-reading = { $count ->
    [0] بدون وارونگی
   *[other] { $shown } وارونگی
}
sum-of-reading = {"\u2066"}{ $shown } + { $row } = { $sum }{"\u2069"}

result-length = حرکت
result-distance = حرکت

queue-after = بعد از {"\u2066"}{ $square }{"\u2069"}
piece-knight = اسب
piece-zebra = گورخر
piece-giraffe = زرافه
piece-antelope = آهو
piece-camel = شتر
piece-elephant = فیل
piece-column-leap = پرش
piece-column-reached = خانه‌هایی که می‌رسد
piece-column-farthest = دورترین خانه
result-constant = جمع هر خط
result-fundamental = خانواده‌ها
result-estimate = گره‌های درخت

boards-of-a-cut = هر برش: { $shown }
