### آنچه دور مقاله‌هاست. فقط هنگام ساخت خوانده می‌شود.

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
