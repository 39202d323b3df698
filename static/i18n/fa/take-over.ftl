### به‌دست‌گرفتن: بازدیدکننده خودش الگوریتم را اجرا می‌کند
take-over-title = الگوریتم شمایید
take-over-hint = راهنمایی: { $sentence }
take-over-undo = برگرداندن
take-over-show-hint = راهنمایی
take-over-do = نشانم بده
take-over-end = پایان
take-over-busy = پایتون گام بعد را آماده می‌کند …
take-over-running = جست‌وجو هنوز از اینجا جلوتر نرفته است.
take-over-done = { $hints ->
    [0] تمام شد: { $right } از { $all } کار در بار نخست درست، بدون راهنمایی.
   *[other] تمام شد: { $right } از { $all } کار در بار نخست درست، با { $hints } راهنمایی.
}
take-over-yours = شما
take-over-own = الگوریتم به‌تنهایی
take-over-steps = گام‌ها
take-over-departures = در این گام‌ها چیزی جز انتخاب خودِ الگوریتم برگزیدید، که آن هم مجاز است:
take-over-same = دقیقاً همان اجرایی را ساختید که الگوریتم به‌تنهایی می‌سازد.
take-over-watch = الگوریتم را به‌تنهایی ببینید
take-over-your-path = مسیر شما:
take-over-own-path = مسیر آن:
act-prompt = شما { $algorithm } هستید. حالا چه می‌کنید؟
act-child = { $count } فرزند این گره هنوز بررسی نشده‌اند
act-node = { $count } گره منتظرند
act-row = سطر { $row }
act-back = برگشتن
act-close = بستن این گره
act-remove = برداشتن مهره
act-restart = آغاز دور تازه
act-children-first = نخست فرزندان این گره را بررسی کنید: { $count } تا مانده است.
act-nodes-wait = نه: { $count } گره منتظرند و جست‌وجو با یکی از آن‌ها ادامه می‌یابد.
act-better-child = نه: فرزند دیگری از این گره بهتر است.
act-more-to-write = نه: اینجا هنوز چیزی برای آزمودن هست.
act-in-order = این یکی نه: کار به‌ترتیب پیش می‌رود و دیگری زودتر می‌آید.
act-other-decision = نه: حالا نوبت آن نیست.
act-nothing-to-choose = نه: اینجا بدون انتخاب از این‌ها تصمیم می‌گیرد.
