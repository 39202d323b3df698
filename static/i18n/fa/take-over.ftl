### به‌دست‌گرفتن: بازدیدکننده خودش الگوریتم را اجرا می‌کند
take-over-title = الگوریتم شمایید
take-over-hint = راهنمایی: { $sentence }
take-over-undo = برگرداندن
take-over-show-hint = راهنمایی
take-over-do = نشان دادن
take-over-again = از نو
take-over-end = پایان
take-over-busy = پایتون گام بعد را آماده می‌کند …
take-over-running = جست‌وجو هنوز از اینجا جلوتر نرفته است.
take-over-done = تمام شد: { $all } تصمیم، { $right } تا همان بار اول درست، { $hints ->
    [0] بدون راهنمایی.
   *[other] با { $hints } راهنمایی.
}
take-over-yours = شما
take-over-own = الگوریتم به‌تنهایی
take-over-steps = گام‌ها
take-over-departures = انتخابتان با انتخاب الگوریتم فرق داشت، که مجاز است، در:
take-over-same = دقیقاً همان اجرایی را ساختید که الگوریتم به‌تنهایی می‌سازد.
take-over-watch = الگوریتم را به‌تنهایی ببینید
take-over-your-path = مسیر شما:
take-over-own-path = مسیر آن:
act-prompt = شما اکنون { $algorithm } هستید. حالا چه می‌کنید؟
act-child = { $count ->
    [1] آخرین فرزند گره را بررسی کنید
   *[other] یک فرزند را بررسی کنید ({ $count } تا مانده)
}
act-node = { $count ->
    [one] یک گره منتظر است
   *[other] { $count } گره منتظرند
}
act-row = سطر { $row }
act-back = برگشتن
act-close = بستن این گره
act-remove = برداشتن مهره
act-restart = شروع دور تازه
act-children-first = { $count ->
    [1] اول آخرین فرزند این گره را بررسی کنید.
   *[other] اول فرزندان این گره را بررسی کنید: { $count } تا مانده است.
}
act-nodes-wait = { $count ->
    [1] نه: یک گره منتظر است و جست‌وجو با همان ادامه می‌یابد.
   *[other] نه: { $count } گره منتظرند و جست‌وجو با یکی از آن‌ها ادامه می‌یابد.
}
act-more-to-try = نه: هنوز خانه‌ای برای امتحان کردن هست.
act-cell-first = نه: اول خانه‌ای را انتخاب کنید.
act-other-cell = نه: { $place } خانهٔ بعدی نیست.
act-child-chosen = فرزندی را که چیدمان نشان می‌دهد بررسی می‌کنید.
act-square-chosen = این خانه را انتخاب کردید.
act-column = خانه‌های ستون { $column }
act-due-back = نه: جست‌وجو از اینجا برمی‌گردد.
act-due-close = نه: همهٔ فرزندان این گره بررسی شده‌اند.
act-due-remove = نه: مهرهٔ دیگری اینجا جا نمی‌شود؛ پس یکی را بردارید.
act-due-restart = نه: اینجا دور تازه‌ای شروع می‌شود.
act-other-column = نه: نوبت ستون { $column } است.
act-tried = نه: سطر بعدی پایین‌تر از سطر { $row } است.
act-rows-in-order = نه: سطر بعدی بالاتر از سطر { $row } است.
take-over-ends = اجرا اینجا تمام می‌شود. برای به دست گرفتن اجرا به گامی پیش‌تر برگردید.
take-over-too-long = این اجرا بیش از حد طولانی است و نمی‌شود آن را به دست گرفت: همهٔ گام‌هایش نگه داشته نمی‌شود.
