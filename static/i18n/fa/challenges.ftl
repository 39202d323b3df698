### Challenges: tasks for people, judged by Python.
challenges = چالش‌ها
challenges-about = این‌ها را خودتان حل کنید. پایتون هر پاسخ را بررسی می‌کند. آنچه حل کرده‌اید نشان دارد، فقط روی همین دستگاه.
challenges-of-all = چالش‌های همهٔ معماها
challenges-invite = خودتان حل کنید: { $count } چالش
challenge = چالش
challenge-title-three-moves = فقط سه حرکت
challenge-title-twenty-moves = در بیست حرکت به خانه
challenge-title-shortest-twelve = بدون یک حرکت اضافه
challenge-title-farthest-board = دورترین چیدمان
challenge-title-wide-search = کار زیاد برای جست‌وجوی اول‌سطح
challenge-title-greedy-detour = جست‌وجوی حریصانه را گمراه کنید
challenge-title-blind-estimate = برآورد را فریب دهید
challenge-title-long-answer = دور از خانه
challenge-title-four-queens = چهار وزیر
challenge-title-last-four = چهار وزیر آخر
challenge-title-six-queens = شش وزیر
challenge-title-queen-in-the-middle = یک وزیر از پیش ایستاده است
challenge-title-two-of-ten = دو تا از ده وزیر ایستاده‌اند
challenge-title-slow-backtracking = عقب‌گرد را کند کنید
challenge-title-six-moves-apart = شش حرکت فاصله
challenge-title-two-walls = دو دیوار بس است
challenge-title-small-board = دور از هم روی صفحه‌ای کوچک
challenge-title-detour = اسب را دور بزنانید
challenge-title-three-walls = اسب را حبس کنید
challenge-title-equal-piles = از رایانه تقلید کنید
challenge-title-one-to-three = سیزده سنگ
challenge-title-three-four-five = سه، چهار، پنج
challenge-title-seven-four-nine = هفت، چهار، نُه
challenge-title-last-loses = آخرین سنگ برای حریف
challenge-title-one-coin = یک سکه
challenge-title-two-coins = دو سکه
challenge-title-three-coins = سه سکه
challenge-title-five-givens = پنج عدد از نُه عدد
challenge-title-two-givens = دو عدد از نُه عدد
challenge-title-four-from-eight = هفت عدد از شانزده عدد
challenge-title-four-from-five = پنج عدد از شانزده عدد
challenge-solve = این چیدمان را با حداکثر { $most } حرکت حل کنید.
challenge-solve-any = این چیدمان را حل کنید.
challenge-win = از این وضعیت شروع کنید و رایانهٔ بی‌خطا را شکست دهید. حرکت اول با شماست.
challenge-goal-last-loses = از این وضعیت شروع کنید و رایانهٔ بی‌خطا را شکست دهید. حرکت اول با شماست. هر که آخرین سنگ را بردارد می‌بازد.
challenge-goal-one-to-three = از این وضعیت شروع کنید و رایانهٔ بی‌خطا را شکست دهید. حرکت اول با شماست. در هر حرکت ۱، ۲ یا ۳ سنگ برداشته می‌شود.
challenge-goal-wide-search = شروعی پیدا کنید که جست‌وجوی اول‌سطح از آن ناچار شود دست‌کم { $least } چیدمان را بسط دهد.
challenge-goal-greedy-detour = شروعی پیدا کنید که جست‌وجوی حریصانه از آن دست‌کم { $least } حرکت سرگردان شود.
challenge-goal-long-answer = شروعی پیدا کنید که کوتاه‌ترین جوابش دست‌کم { $least } حرکت داشته باشد.
challenge-goal-slow-backtracking = یک یا چند وزیر را طوری بگذارید که عقب‌گرد ناچار شود دست‌کم { $least } بار خانه‌ای را آزمایش کند.
challenge-complete = این چیدمان را کامل کنید. هرچه از پیش در آن هست باید بماند.
challenge-complete-n-queens = وزیر بگذارید تا در هر ستون یکی باشد و هیچ‌کدام دیگری را تهدید نکند.
challenge-complete-magic-square = عددهای جامانده را هر کدام یک بار بنویسید، طوری که جمع همهٔ سطرها، همهٔ ستون‌ها و هر دو قطر یکی شود.
challenge-find-count = چیدمانی پیدا کنید که { $algorithm } روی آن دست‌کم به { $least } برسد: { $counter }.
challenge-find-expanded-n-puzzle = شروعی پیدا کنید که { $algorithm } از آن ناچار شود دست‌کم { $least } چیدمان را بسط دهد.
challenge-find-tests-n-queens = یک یا چند وزیر را طوری بگذارید که { $algorithm } پیش از پیدا کردن جواب، دست‌کم { $least } بار خانه‌ای را آزمایش کند.
challenge-find-length = شروعی پیدا کنید که جواب { $algorithm } برای آن دست‌کم { $least } حرکت داشته باشد.
challenge-find-distance-knight-path = دو خانه{ $rows ->
    [0] {""}
   *[other] {" "}از صفحهٔ شطرنج {"\u2066"}{ $rows }×{ $columns }{"\u2069"}
} پیدا کنید که دست‌کم { $least } حرکت از هم فاصله داشته باشند.
challenge-find-no-answer = چیدمانی پیدا کنید که جوابی نداشته باشد.
challenge-find-no-answer-knight-path = دیوارها را طوری بگذارید که اسب نتواند به مقصد برسد.
challenge-find-estimate-gap = شروعی پیدا کنید که کوتاه‌ترین جواب آن دست‌کم { $least } حرکت بیشتر از برآورد داشته باشد.
challenge-find-distance-changes-knight-path = دیوارها را طوری بگذارید که اسب تا مقصد دست‌کم { $least } حرکت لازم داشته باشد.
challenge-changes = حداکثر { $changes } خانه را عوض کنید.
challenge-changes-knight-path = حداکثر { $changes } دیوار بگذارید.
challenge-how-solve = روی یک مهره بزنید تا حرکت کند، یا از کلیدهای جهت‌نما و Enter استفاده کنید.
challenge-how-win = اول روی مهره‌ای که می‌خواهید حرکت دهید و بعد روی جای تازه‌اش بزنید. یا از کلیدهای جهت‌نما و Enter استفاده کنید.
challenge-how-complete = روی یک خانه بزنید تا عوض شود، یا با کلیدهای جهت‌نما به آن بروید و Enter را بزنید.
challenge-how-find = روی چیدمان بزنید تا عوض شود، یا از کلیدهای جهت‌نما و Enter استفاده کنید. یا در «{ change }» چیدمان دیگری بنویسید.
challenge-how-n-puzzle-solve = روی یک کاشی کنار خانهٔ خالی بزنید، یا یک کلید جهت‌نما را فشار دهید تا کاشی بلغزد.
challenge-how-n-puzzle-find = کاشی‌ها را با لمس یا کلیدهای جهت‌نما بلغزانید. یا «{ change }» را بزنید تا چیدمان را بُر بزنید یا چیدمان دیگری بنویسید.
challenge-how-n-queens-complete = روی یک خانه بزنید تا وزیری گذاشته یا برداشته شود، یا با کلیدهای جهت‌نما به آن بروید و Enter را بزنید.
challenge-how-n-queens-find = روی یک خانه بزنید تا وزیری گذاشته یا برداشته شود، یا با کلیدهای جهت‌نما به آن بروید و Enter را بزنید.
challenge-how-knight-path-find = اسب و مقصد را به خانه‌های دیگر بکشید. یا از کلیدهای جهت‌نما و Enter استفاده کنید.
challenge-how-knight-path-walls = روی یک خانه بزنید تا دیواری گذاشته یا برداشته شود، یا با کلیدهای جهت‌نما به آن بروید و Enter را بزنید.
challenge-how-pile-game-win = روی یک سنگ بزنید: آن سنگ و همهٔ سنگ‌های بعد از آن در توده‌اش برداشته می‌شوند. یا از فهرست همهٔ حرکت‌ها یکی را انتخاب کنید.
challenge-how-coin-game-win = اول روی یک سکه و بعد روی خانهٔ تازه‌اش بزنید. یا هر دو را با کلیدهای جهت‌نما و Enter انتخاب کنید.
challenge-how-magic-square-complete = روی یک خانه بزنید، یا با کلیدهای جهت‌نما به آن بروید و Enter را بزنید. بعد عددش را بنویسید.
challenge-hand-in = تحویل
challenge-how-tab = با کلید Tab به چیدمان بروید.
challenge-how-check = پاسخ درست خودبه‌خود شناخته می‌شود. برای بررسی در هر زمان، «{ challenge-hand-in }» را بزنید.
challenge-how-check-find = «{ challenge-hand-in }» پاسخ شما را بررسی می‌کند.
challenge-watch = بازگشت به شروع: تماشای یک اجرا
challenge-next = چالش بعدی: «{ $title }»
challenge-class = برای کلاس
challenge-class-about = این کد نشانهٔ درستی پاسخ شماست. آن را برای معلمتان بفرستید.
challenge-hint = راهنمایی { $number } از { $count }
challenge-name = نام شما، برای کد
challenge-code = کد نتیجه
challenge-copy = کپی کد
challenge-all = همهٔ چالش‌ها
challenge-unknown = این چالش پیدا نشد. یکی از چالش‌های فهرست پایین را انتخاب کنید.
challenge-solved-moves = ✓ { $count ->
    [0] بدون حرکت حل شده است
   *[other] با { $count } حرکت حل شد
}.
challenge-won = ✓ برنده شدید. شما { $count } حرکت کردید.
challenge-completed = ✓ کامل و درست است.
challenge-enough = ✓ انجام شد: نتیجه { $value } است؛ دست‌کم { $least } لازم بود.
challenge-without-answer = ✓ انجام شد: این چیدمان جوابی ندارد.
challenge-without-answer-knight-path = ✓ انجام شد: هیچ مسیری نمانده است.
challenge-unsolved = { $count ->
    [0] هنوز حل نشده است: حرکتی نکرده‌اید
   *[other] پس از { $count } حرکت هنوز حل نشده است
}. حرکت‌ها را با دست انجام دهید تا چیدمان حل شود.
challenge-unsolved-n-puzzle = { $count ->
    [0] هنوز حل نشده است: حرکتی نکرده‌اید.
   *[other] پس از { $count } حرکت هنوز حل نشده است: کاشی‌های نشان‌دار سر جای خود نیستند.
}
challenge-too-many-moves = با { $count } حرکت حل شد، ولی حداکثر { $most } حرکت مجاز است. جواب کوتاه‌تری پیدا کنید.
challenge-not-over = { $count ->
    [0] هنوز کسی حرکتی نکرده است
   *[other] پس از { $count } حرکت شما بازی هنوز تمام نشده است
}. بازی را تا پایان ادامه دهید.
challenge-lost = رایانه برنده شد. شما { $count } حرکت کردید. از نو شروع کنید.
challenge-careless-computer = رایانهٔ بی‌خطا حرکت شمارهٔ { $number } را انجام نمی‌داد. در برابر رایانهٔ بی‌خطا بازی کنید.
challenge-incomplete = هنوز کامل نیست.
challenge-wrong = درست نیست.
challenge-other-size = این چیدمان هم‌اندازهٔ چیدمان چالش نیست.
challenge-start-changed = چیزی را که از اول در چیدمان بود عوض کرده‌اید: نشان‌ها را ببینید. آن را برگردانید.
challenge-new-walls = در این چالش دیوار تازه یا خانهٔ ممنوع تازه مجاز نیست. خانه‌های نشان‌دار را آزاد کنید.
challenge-too-many-changes = { $count } خانه را عوض کرده‌اید، ولی عوض کردن حداکثر { $most } خانه مجاز است.
challenge-other-option = «{ $option }» در چالش مقدار دیگری دارد.
challenge-too-long = بررسی این چیدمان بیش از حد طول می‌کشد: بیش از { $most } ثانیه. چیدمان آسان‌تری بدهید.
challenge-has-answer = این چیدمان جواب دارد.
challenge-has-answer-knight-path = هنوز مسیری هست: روی صفحه ببینید.
challenge-needs-answer = الگوریتم برای این چیدمان جوابی پیدا نمی‌کند. چیدمان دیگری بدهید.
challenge-too-small = نتیجه فقط { $value } است؛ دست‌کم { $least } لازم است.
challenge-too-small-expanded = { $algorithm } فقط { $value } چیدمان را بسط داد؛ دست‌کم { $least } لازم است.
challenge-too-small-tests = { $algorithm } فقط { $value } بار خانه‌ای را آزمود؛ دست‌کم { $least } بار لازم است.
challenge-too-small-length = جواب { $algorithm } فقط { $value } حرکت دارد؛ دست‌کم { $least } حرکت لازم است.
challenge-too-small-distance = مسیرِ روی صفحه فقط { $value } حرکت دارد؛ کوتاه‌ترین مسیر باید دست‌کم { $least } حرکت داشته باشد.
challenge-too-small-estimate-gap = { $value ->
    [0] برآورد اینجا درست است
   *[other] کوتاه‌ترین جواب فقط { $value } حرکت بیشتر از برآورد دارد
}. دست‌کم { $least } حرکت بیشتر لازم است.
challenge-make-about = این پیوند چیدمان را به‌صورت چالش باز می‌کند. آن را برای کلاس بفرستید. برای هر پاسخ درست کدی داده می‌شود که «python -m dhadha verify» آن را بررسی می‌کند.
challenge-make-goal = هدف
challenge-make-solve = حل با تعداد محدودی حرکت
challenge-make-win = برد در برابر رایانه
challenge-make-lost = از این وضعیت رایانه همیشه می‌تواند ببرد. وضعیت دیگری انتخاب کنید.
challenge-make-impossible = این چیدمان حل‌پذیر نیست. چیدمان دیگری انتخاب کنید.
challenge-make-too-few-moves = این چیدمان با این تعداد حرکت حل نمی‌شود. «حداکثر حرکت» را بیشتر کنید.
challenge-make-complete = کامل کردن
challenge-make-most = حداکثر حرکت
challenge-make-copy = کپی پیوند
challenge-hint-tile-distances = هر حرکت، یک کاشی را یک خانه به جایش نزدیک‌تر یا از آن دورتر می‌کند. حرکتی را انتخاب کنید که کاشی را نزدیک‌تر می‌کند.
challenge-hint-one-move-each = فقط ۴، ۵ و ۸ سر جای خود نیستند و هر کدام یک حرکت لازم دارد.
challenge-hint-moves-away = کاشی‌ها روی‌هم ۸ خانه از جای خود دورند، ولی کوتاه‌ترین جواب ۱۲ حرکت دارد. پس دو تا از حرکت‌ها کاشی را از جایش دورتر می‌کنند.
challenge-hint-rows-first = اول سطر بالا را مرتب کنید، بعد ستون چپ را. پس از آن کاشی‌های چهار خانهٔ آخر را به شکل دایره بچرخانید.
challenge-hint-turn-in = برای تمام کردن سطر، کاشی دوم آن را در گوشه بگذارید و کاشی سوم را زیر آن. بعد هر دو را بچرخانید تا سر جای خود بروند.
challenge-hint-far-boards = چیدمانی که از هدف دور است معمولاً جست‌وجوی بیشتری لازم دارد. در «{ change }» چیدمانی کاملاً به‌هم‌ریخته بنویسید.
challenge-hint-eleven-moves = چیدمانی که ۱۱ حرکت از هدف دور باشد کافی است.
challenge-hint-greedy-sight = جست‌وجوی حریصانه فقط یک حرکت جلوتر را می‌بیند. اگر هر مسیر خوبی با حرکتی به‌ظاهر بد شروع شود، این جست‌وجو خیلی به بیراهه می‌رود.
challenge-hint-swapped-tiles = اگر دو کاشی در سطری باشند که جای هر دو در آن است، ولی ترتیبشان وارونه باشد، باید از کنار هم بگذرند. چنین جفتی ۲ حرکت لازم دارد که در فاصلهٔ منهتن به حساب نمی‌آید.
challenge-hint-two-swaps = اگر جای دو کاشی را عوض کنید، چیدمان حل‌پذیر به چیدمانی حل‌ناپذیر تبدیل می‌شود. پس این کار را با دو جفت کاشی انجام دهید.
challenge-hint-no-corner = وزیری که در گوشه باشد یک قطر بلند را تهدید می‌کند. در ستون اول از سطر ۲ شروع کنید.
challenge-hint-diagonals = دو وزیر وقتی روی یک قطرند که اختلاف ستون‌ها و اختلاف سطرهایشان برابر باشد.
challenge-hint-fewest-squares = با ستونی ادامه دهید که کمترین خانهٔ امن را دارد.
challenge-hint-try-both = اگر ستونی دو خانهٔ امن دارد، یکی را امتحان کنید. اگر بعد از آن در ستونی خانهٔ امنی نماند، خانهٔ دیگر را انتخاب کنید.
challenge-hint-late-queen = عقب‌گرد در هر ستون سطرها را از بالا به پایین امتحان می‌کند. اگر سطرهای بالایی ستون ۱ به جواب نرسند، آزمون‌های زیادی لازم است.
challenge-hint-last-column = در ستون آخر یک وزیر بگذارید. یکی از سطرهای این ستون تعداد آزمون‌ها را به اندازهٔ کافی زیاد می‌کند.
challenge-hint-corners = اسب در گوشه فقط دو حرکت دارد.
challenge-hint-opposite-corners = گوشه‌های روبه‌رو بیشترین فاصله را با هم دارند.
challenge-hint-squares-before-end = آخرین حرکت از خانه‌ای است که یک حرکت اسب با مقصد فاصله دارد. روی همهٔ این خانه‌ها دیوار بگذارید.
challenge-hint-same-side-corners = اینجا فاصلهٔ دو گوشهٔ یک ضلع از فاصلهٔ دو گوشهٔ روبه‌رو بیشتر است.
challenge-hint-common-squares = خانه‌هایی را پیدا کنید که هم از اسب و هم از مقصد یک حرکت دورند. هر مسیر دوحرکتی از یکی از آن‌ها می‌گذرد.
challenge-hint-two-common-squares = فقط دو خانه هم از اسب و هم از مقصد یک حرکت دورند.
challenge-hint-edge-squares = اسب از g1 فقط سه حرکت دارد.
challenge-hint-copy-moves = دو توده را برابر کنید. بعد هر حرکت رایانه را در تودهٔ دیگر تکرار کنید.
challenge-hint-two-stones-more = تودهٔ دوم ۲ سنگ بیشتر از تودهٔ اول دارد.
challenge-hint-leave-multiples = تعداد سنگ‌هایی که باقی می‌گذارید مضرب ۴ باشد.
challenge-hint-make-four = ۱۲ مضرب ۴ است و ۱۳ یکی از آن بیشتر است، پس اول ۱ سنگ بردارید. بعد به هر حرکت طوری پاسخ دهید که در دو حرکت روی‌هم ۴ سنگ برداشته شود.
challenge-hint-xor-zero = توده‌ها یا سکه‌هایی باقی بگذارید که XOR عددهای گراندی آن‌ها ۰ باشد.
challenge-hint-binary-columns = اندازهٔ توده‌ها را در مبنای دو زیر هم بنویسید. طوری حرکت کنید که تعداد ۱ها در هر ستون زوج شود.
challenge-hint-misere-end = مانند نیم بازی کنید، تا وقتی که حرکتتان بتواند فقط توده‌های تک‌سنگی باقی بگذارد. آن وقت تعداد فردی از آن‌ها باقی بگذارید.
challenge-hint-lost-squares = سکه در خانه‌های گوشهٔ بالا و چپ حرکتی ندارد، پس این خانه‌ها خانهٔ باخت‌اند. خانه‌ای که از آن با یک حرکت به خانهٔ باخت می‌رسیم، خانهٔ برد است.
challenge-hint-leave-on-lost = خانه‌ای که همهٔ حرکت‌هایش به خانه‌های برد می‌رسد، خانهٔ باخت است. سکه را در خانهٔ باخت باقی بگذارید.
challenge-hint-one-gap = اگر خطی فقط یک خانهٔ خالی دارد، عدد آن خانه از جمع خط به دست می‌آید.
challenge-hint-sum-of-diagonal = قطر ۲، ۵، ۸ پر است: جمع آن، یعنی ۱۵، جمع هر خط است.
challenge-hint-centre = جمع هر خط ۱۵ است و ۵ در وسط است.
challenge-hint-sum-of-four = جمع هر خط ۳۴ است.
challenge-hint-opposite-pairs = اینجا جمع دو عددی که نسبت به مرکز روبه‌روی هم‌اند همیشه ۱۷ است.
error-bad-challenge = «{ $given }» چالش نیست، یا آسیب دیده است. پیوند را همان‌طور که فرستاده شده دوباره باز کنید.
error-no-opponent = { $puzzle } بازی در برابر رایانه نیست.
error-unknown-challenge = { $puzzle } چالشی به نام «{ $given }» ندارد. چالش‌های آن: { $known }.
error-answer-too-long = پاسخ باید حداکثر { $most } نویسه داشته باشد.
error-too-many-moves = پاسخ باید حداکثر { $most } حرکت داشته باشد.
error-name-too-long = نام باید حداکثر { $most } نویسه داشته باشد.
error-not-moved = چیدمان { $number } با یک حرکت از چیدمان پیش از آن به دست نمی‌آید. چالش را دوباره شروع کنید.
error-bad-code = «{ $given }» کد نتیجه نیست، یا آسیب دیده است. کد با «{ $prefix }» شروع می‌شود.
