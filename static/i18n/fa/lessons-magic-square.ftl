### Lessons of the magic squares.

## auto

lesson-auto-idea-1 = باقی‌ماندهٔ `n` بر ۴ تصمیم می‌گیرد: برای `n` فرد روش سیامی، برای ۰ بلوک‌های نشان‌دار، برای ۲ چهار مربع سیامی با جابه‌جایی.
    .step = word:choose
lesson-auto-invariant-1 = هر عدد از ۱ تا `n^۲` یک بار نوشته می‌شود. جمعشان `n^۲(n^۲ + ۱)/۲` است که میان `n` سطر پخش می‌شود: پس جمع هر خط فقط می‌تواند `n(n^۲ + ۱)/۲` باشد.
    .step = word:assign
lesson-auto-proof-1 = هر یک از سه روش برای باقی‌مانده‌های خودش ثابت شده است؛ درس خودش را ببینید. هر سه با هم برای هر `n` جز ۲ کافی‌اند.
    .step = word:found
lesson-auto-limits-1 = برای `n = ۲` مربعی نیست: سطر اول و ستون اول یک عدد مشترک دارند، پس دو عدد دیگرشان باید برابر می‌شدند.
    .step = word:choose
lesson-auto-cost-1 = زمان و حافظه `O(n^۲)`: برای هر خانه یک عدد، هر عدد در `O(1)`.
    .step = last word:assign

## siamese

lesson-siamese-idea-1 = همیشه یک خانه بالا و یک خانه راست؛ عددی که از لبه‌ای بیرون برود از لبهٔ روبه‌رو تو می‌آید.
    .step = siamese-up-right, word:assign
lesson-siamese-idea-2 = اگر آن خانه پر باشد، یک خانه پایین.
    .step = siamese-taken, siamese-corner
lesson-siamese-invariant-1 = پس از `n` قدم به بالا و راست به خانهٔ اول همین رشته برمی‌گردیم. پس درست بعد از هر `n` عدد قدم رو به پایین می‌آید و عددهای هر رشته در `n` سطر و `n` ستون متفاوت‌اند.
    .step = siamese-taken, siamese-corner
lesson-siamese-invariant-2 = از هر رشته به رشتهٔ بعد، عددِ هم‌جایگاه دو سطر پایین‌تر و یک ستون چپ‌تر می‌نشیند. چون `n` فرد است، این هم از همهٔ سطرها و همهٔ ستون‌ها می‌گذرد.
    .step = siamese-taken 2, siamese-taken
lesson-siamese-proof-1 = هر عدد را `q·n + r + ۱` بنویسید: `q` رشتهٔ کامل پیش از آن آمده و `r` عدد در رشتهٔ خودش. آن وقت هر سطر و هر ستون هر `q` و هر `r` از ۰ تا `n − ۱` را درست یک بار دارد؛ پس جمع همه برابر است.
    .step = word:found
lesson-siamese-proof-2 = قطر بالارونده خودِ رشتهٔ میانی است. روی قطر پایین‌رونده هر `q` یک بار می‌آید و میانگین `r`ها هم همان `(n − ۱)/۲` است: پس جمع هر دو قطر هم همین است.
    .step = word:found
lesson-siamese-limits-1 = اگر `n` زوج باشد، دو سطر دو سطر پایین رفتن نیمی از سطرها را جا می‌اندازد: این روش فقط برای `n` فرد است (دو لا لوبر، ۱۶۹۱).
    .step = word:start
lesson-siamese-cost-1 = زمان و حافظه `O(n^۲)`: هر یک از `n^۲` عدد خانه‌اش را در `O(1)` پیدا می‌کند.
    .step = last word:assign

## doubly-even

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

## singly-even

lesson-singly-even-idea-1 = چهار مربع سیامی با ضلع فرد `h = n/۲`، هرکدام با `h^۲` عدد بعدی: A بالا سمت چپ، بعد D روبه‌روی آن، B بالا سمت راست، C پایین سمت چپ.
    .step = singly-block, word:restart
lesson-singly-even-idea-2 = بعد بعضی عددهای نیمهٔ بالا با عددهای `h` سطر پایین‌تر جا عوض می‌کنند.
    .step = word:swap
lesson-singly-even-invariant-1 = ستون‌ها از آغاز درست‌اند: نسبت به مربع ۱ تا `h^۲`، هر عدد A و C به اندازهٔ ۰ و ۳ برابر `h^۲` بیشتر است و هر عدد B و D به اندازهٔ ۲ و ۱ برابر: در هر دو سو روی‌هم ۳. جابه‌جایی در همان ستون است و این را عوض نمی‌کند.
    .step = singly-unbalanced, word:swap
lesson-singly-even-proof-1 = هر سطر بالا `h^۳` کم دارد. با `h = ۲k + ۱`، در `k` خانهٔ سمت چپ `۳h^۲` می‌گیرد و در `k − ۱` خانهٔ سمت راست `h^۲` می‌دهد: روی‌هم `(۳k − k + ۱)h^۲ = (۲k + ۱)h^۲ = h^۳`.
    .step = singly-left, word:swap
lesson-singly-even-proof-2 = هر قطر `۲h^۳` خطا دارد و `k + ۱` جابه‌جایی در چپ و `k − ۱` در راست آن را درست می‌کند: `۳(k + ۱)h^۲ + (k − ۱)h^۲ = (۴k + ۲)h^۲ = ۲h^۳`. این `k + ۱` فقط از آن روست که سطر میانی یک ستون راست‌تر آغاز می‌شود و خانهٔ میانی‌اش هم سهمی دارد (استریچی، ۱۹۱۸).
    .step = singly-middle, word:swap
lesson-singly-even-cost-1 = زمان و حافظه `O(n^۲)`: `n^۲` عدد و `h(۲k − ۱)` جابه‌جایی، ۳ تا برای `n = ۶` و ۱۵ تا برای `n = ۱۰`.
    .step = word:restart 5, word:restart

## check

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
