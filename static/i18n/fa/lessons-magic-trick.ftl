### Lesson of the any-sum trick.

## any-sum

lesson-any-sum-idea-1 = دوازده عدد همیشه در همان خانه‌هایند. فقط چهار خانه، A تا D، به عدد گفته‌شدهٔ `s` بستگی دارند.
    .step = trick-number, word:assign
lesson-any-sum-idea-2 = آن‌ها کمبود سطرشان را می‌گیرند: `A = s − ۲۰`، `B = s − ۲۱`، `C = s − ۱۸`، `D = s − ۱۹`.
    .step = trick-a, word:assign
lesson-any-sum-invariant-1 = هر یک از ۲۸ الگو درست یکی از این چهار حرف را دارد.
    .step = word:compare, word:assign
lesson-any-sum-proof-1 = برای `s = ۳۴` حرف‌ها ۱۴، ۱۳، ۱۶ و ۱۵ هستند: با دوازده عدد دیگر می‌شود ۱ تا ۱۶، و هر یک از ۲۸ الگو ۳۴ می‌سازد. اگر عددی یکی بزرگ‌تر گفته شود، هر حرف ۱ تا بزرگ‌تر می‌شود و هر الگو هم، چون یک حرف دارد: پس هر ۲۸ تا برای هر `s` درست‌اند.
    .step = word:restart, word:found
lesson-any-sum-limits-1 = برخلاف آنچه زیاد گفته می‌شود، هر بلوک ۲×۲ جواب نمی‌دهد: یکی هیچ حرفی ندارد و همیشه ۳۴ می‌سازد، دیگری دو حرف دارد و `۲s − ۳۴` می‌سازد.
    .step = trick-always-34, trick-34, word:found
lesson-any-sum-limits-2 = اگر `s` از ۳۴ کمتر باشد، حرفی یکی از آن دوازده عدد را تکرار می‌کند. جمع‌ها باز هم درست‌اند، ولی عددها دیگر همه متفاوت نیستند.
    .step = trick-repeats, word:start
lesson-any-sum-cost-1 = `O(1)`: دوازده عدد از بر و یک تفریق؛ بعد `B = A − ۱`، `C = A + ۲`، `D = A + ۱`.
    .step = trick-d, word:assign
