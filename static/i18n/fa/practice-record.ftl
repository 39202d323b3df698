### The record of practice on the home page.
record = تمرین‌های شما
record-due = { $count ->
   *[other] امروز { $count } گونه پرسش برای تکرار دارید
}
record-again = در این‌ها اشتباه کرده‌اید. هر پیوند چیدمانی تازه باز می‌کند که فقط همین گونه پرسش را دارد:
record-topic = پرسش
record-tries = تلاش
record-right = درست در بار اول
record-next = نوبت بعد
record-today = امروز
record-in-days = { $count ->
    [one] فردا
   *[other] { $count } روز دیگر
}
record-about = هر چه در آن اشتباه کنید پس از ۱، ۳، ۷ و ۲۱ روز برمی‌گردد. این فهرست فقط روی همین دستگاه می‌ماند و هیچ‌گاه جایی فرستاده نمی‌شود.
record-delete = پاک کردن
record-delete-all = همین حالا همه را پاک کن
record-kind-node = بعدی کدام است
record-kind-value = عددها
record-kind-outcome = چه می‌شود
record-kind-cell = کدام خانه
record-kind-cells = کدام خانه‌ها
record-kind-reason = کدام جمله
