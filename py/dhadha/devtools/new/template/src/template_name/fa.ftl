puzzle-template-name = Template title
puzzle-template-name-about = یک نمونه برای شروع: پنکیک‌هایی با اندازه‌های گوناگون روی هم‌اند. چندتای بالایی را برگردانید تا بزرگ‌ترین پایین برسد.
puzzle-template-name-rule = چندتای بالایی را با هم برگردانید تا هر { $count } پنکیک مرتب شوند و بزرگ‌ترین پایین باشد.
preset-template-name-a-cook = پنج پنکیک، آن‌طور که آشپز می‌چیند
preset-template-name-fewest = پنج پنکیک با کمترین برگرداندن
algorithm-largest-first = اول بزرگ‌ترین
algorithm-largest-first-about = بزرگ‌ترین پنکیکی را که سر جایش نیست به بالا و از آنجا به جایش می‌برد: برای هر کدام حداکثر دو بار برگرداندن.
algorithm-largest-first-idea = بزرگ‌ترین پنکیک اول به بالا و از آنجا به پایین می‌رود؛ بعد نوبت بعدی است.
counter-flips = برگرداندن
reason-largest-first-starts = پنکیک‌ها همان‌طور که داده شده‌اند. اول بزرگ‌ترین.
reason-in-place = پنکیک { $size } از پیش سر جایش است.
reason-on-top = پنکیک { $size } با برگرداندن به بالا می‌آید.
reason-at-home = پنکیک { $size } از بالا با برگرداندن سر جایش می‌رود.
reason-sorted-out = کوچک‌ترین در بالا مانده است: با { $g } بار برگرداندن همه چیز مرتب شد.
reason-gaps = { $count ->
    [0] همه مرتب‌اند.
   *[other] در { $count } جا دو همسایه به هم نمی‌خورند: هر برگرداندن حداکثر یکی را درست می‌کند.
}
error-not-a-stack = «{ $given }» دستهٔ پنکیک نیست: هر اندازه از ۱ تا حداکثر { $largest } را یک بار و بی‌فاصله بدهید، مانند ۳ ۱ ۲.
