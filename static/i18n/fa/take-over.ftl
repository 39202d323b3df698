### به‌دست‌گرفتن: بازدیدکننده خودش الگوریتم را اجرا می‌کند
take-over-title = شما الگوریتم هستید
take-over-hint = راهنمایی: { $sentence }
take-over-undo = واگرد
take-over-show-hint = راهنمایی
take-over-do = نشان دادن
take-over-again = شروع دوباره
take-over-end = پایان
take-over-busy = پایتون گام بعدی را آماده می‌کند…
take-over-running = رایانه کارهایی را که خودبه‌خود پیش می‌آیند انجام می‌دهد…
take-over-done = تمام شد: { $all ->
    [1] { $right ->
        [0] تنها تصمیمتان بار اول درست نبود
       *[other] تنها تصمیمتان بار اول درست بود
    }
   *[other] { $right ->
        [0] هیچ‌یک از { $all } تصمیم بار اول درست نبود
       *[other] از { $all } تصمیم، { $right } تا بار اول درست بود
    }
}، { $hints ->
    [0] بدون راهنمایی.
   *[other] با { $hints } راهنمایی.
}
take-over-yours = شما
take-over-own = الگوریتم به‌تنهایی
take-over-steps = گام‌ها
take-over-departures = اینجا انتخاب دیگری کردید که الگوریتم هم آن را می‌پذیرد:
take-over-watch = تماشای الگوریتم به‌تنهایی
take-over-your-path = مسیر شما:
take-over-own-path = مسیر الگوریتم:
act-prompt = حالا رایانه شمایید.
act-progress = { $all ->
    [none] { $number }
   *[other] { $number } از { $all }
}
act-child = بعدی:
act-follow = جست‌وجو با کدام فرزند ادامه می‌یابد؟
act-column = ستون { $column }: روی سطر امن بعدی بزنید. اگر چنین سطری نمانده است، برگردید.
act-row = سطر { $row }
act-back = هیچ‌کدام: برگشتن
act-remove = هیچ‌کدام: برداشتن وزیر
act-row-left = نه: ستون { $column } هنوز یک سطر امن دارد.
act-other-column = نه: نوبت ستون { $column } است.
act-tried = { $algorithm ->
    [permutation] نه: سطر { $row } برای ستون { $column } نمانده است.
   *[other] نه: در ستون { $column } نوبت سطر { $row } گذشته است. سطرها از بالا امتحان می‌شوند.
}
act-rows-in-order = { $algorithm ->
    [permutation] نه: در ستون { $column } سطر امن دیگری پیش از سطر { $row } می‌آید.
   *[other] نه: سطرها از بالا امتحان می‌شوند و پیش از سطر { $row } سطر امنی هست.
}
take-over-ends = در این اجرا تصمیمی نمانده است: هر گام خودبه‌خود پیش می‌آید.
take-over-too-long = نمی‌توانید خودتان این اجرا را انجام دهید: بیش از حد طولانی است و همهٔ گام‌هایش نگه داشته نمی‌شوند.
