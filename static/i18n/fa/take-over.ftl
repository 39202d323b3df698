### به‌دست‌گرفتن: بازدیدکننده خودش الگوریتم را اجرا می‌کند
take-over-title = الگوریتم شمایید
take-over-hint = راهنمایی: { $sentence }
take-over-undo = برگرداندن
take-over-show-hint = راهنمایی
take-over-do = نشانم بده
take-over-again = از نو
take-over-end = پایان
take-over-busy = پایتون گام بعد را آماده می‌کند …
take-over-running = جست‌وجو هنوز از اینجا جلوتر نرفته است.
take-over-done = { $hints ->
    [0] تمام شد: { $right } از { $all } کار همان بار اول درست انجام شد، بدون راهنمایی.
   *[other] تمام شد: { $right } از { $all } کار همان بار اول درست انجام شد، با { $hints } راهنمایی.
}
take-over-yours = شما
take-over-own = الگوریتم به‌تنهایی
take-over-steps = گام‌ها
take-over-departures = در این گام‌ها چیزی جز انتخاب خودِ الگوریتم برگزیدید، که آن هم مجاز است:
take-over-same = دقیقاً همان اجرایی را ساختید که الگوریتم به‌تنهایی می‌سازد.
take-over-watch = الگوریتم را به‌تنهایی ببینید
take-over-your-path = مسیر شما:
take-over-own-path = مسیر آن:
act-prompt = اجرا با شماست: { $algorithm }. حالا چه می‌کنید؟
act-child = { $count ->
    [one] یک فرزند این گره هنوز بررسی نشده است
   *[other] { $count } فرزند این گره هنوز بررسی نشده‌اند
}
act-node = { $count ->
    [one] یک گره منتظر است
   *[other] { $count } گره منتظرند
}
act-row = سطر { $row }
act-back = برگشتن
act-close = بستن این گره
act-remove = برداشتن مهره
act-restart = آغاز دور تازه
act-children-first = نخست فرزندان این گره را بررسی کنید: { $count } تا مانده است.
act-nodes-wait = { $count ->
    [one] نه: یک گره منتظر است و جست‌وجو با همان ادامه می‌یابد.
   *[other] نه: { $count } گره منتظرند و جست‌وجو با یکی از آن‌ها ادامه می‌یابد.
}
act-more-to-try = نه: اینجا هنوز چیزی برای آزمودن هست.
act-cell-first = نه: نخست نوبت یک خانه است.
act-other-cell = نه: { $place } خانهٔ بعدی نیست.
act-child-chosen = فرزندی را که روی صفحه است بررسی می‌کنید.
act-square-chosen = این خانه را می‌آزمایید.
act-column = خانه‌های ستون { $column }
act-due-back = نه: از اینجا فقط می‌توان برگشت.
act-due-close = نه: همهٔ فرزندان این گره بررسی شده‌اند.
act-due-remove = نه: همهٔ خانه‌های این ستون آزموده شده‌اند.
act-due-restart = نه: اینجا دوری تازه آغاز می‌شود.
act-other-column = نه: نوبت ستون { $column } است.
act-tried = سطر { $row } پیش از این آزموده شده است.
act-rows-in-order = هنوز نوبت سطر { $row } نیست: سطرها به‌ترتیب می‌آیند، از بالا.
take-over-ends = اجرا اینجا تمام می‌شود. برای به‌دست‌گرفتن به گامی پیش‌تر برگردید.
take-over-too-long = این اجرا برای به‌دست‌گرفتن بیش از حد طولانی است: همهٔ گام‌هایش نگه داشته نمی‌شود.
