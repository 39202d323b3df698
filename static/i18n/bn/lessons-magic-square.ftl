### Lessons of the magic squares.

## siamese

lesson-siamese-idea-1 = প্রতিবার এক ঘর ওপরে, এক ঘর ডানে; এক কিনারা দিয়ে বেরোলে উল্টো কিনারা দিয়ে ঢোকা।
    .step = siamese-up-right, word:assign
lesson-siamese-idea-2 = সেই ঘর দখলে থাকলে তার বদলে এক ঘর নিচে।
    .step = siamese-taken, siamese-corner
lesson-siamese-invariant-1 = `n` বার ওপরে-ডানে গেলে এই দফার প্রথম ঘরেই ফিরে আসতে হয়। তাই ঠিক প্রতি `n`টি সংখ্যার পর নিচের ধাপটি আসে, আর প্রতি দফার সংখ্যাগুলো থাকে `n`টি আলাদা সারিতে ও `n`টি আলাদা কলামে।
    .step = siamese-taken, siamese-corner
lesson-siamese-invariant-2 = এক দফা থেকে পরের দফায় একই ক্রমের সংখ্যাটি দুই সারি নিচে, এক কলাম বাঁয়ে সরে। `n` বিজোড় বলে এভাবেও সব সারি আর সব কলাম ঘোরা হয়।
    .step = siamese-taken 2, siamese-taken
lesson-siamese-proof-1 = প্রতিটি সংখ্যাকে লিখুন `q·n + r + ১`: তার আগে `q`টি পুরো দফা, আর নিজের দফায় `r`টি সংখ্যা। তাহলে প্রতিটি সারি ও কলামে ০ থেকে `n − ১` পর্যন্ত প্রতিটি `q` ও প্রতিটি `r` ঠিক একবার করে আসে, তাই সবার যোগফল সমান: `n(n^২ + ১)/২`।
    .step = word:found
lesson-siamese-proof-2 = উঠে যাওয়া কর্ণটি আসলে মাঝের দফাটিই। নেমে যাওয়া কর্ণে প্রতিটি `q` একবার করে আসে, আর `r`-গুলোর গড়ও `(n − ১)/২`: তাই দুই কর্ণেরও যোগফল একই।
    .step = word:found
lesson-siamese-limits-1 = `n` জোড় হলে দুই সারি করে নামলে একটি বাদে একটি সারি ফসকে যায়: পদ্ধতিটি কেবল বিজোড় `n`-এর জন্য (দ্য লা লুবের, ১৬৯১)।
    .step = word:start
lesson-siamese-cost-1 = সময় ও মেমোরি `O(n^২)`: `n^২`টি সংখ্যার প্রতিটি তার ঘর পায় `O(1)` সময়ে।
    .step = last word:assign

## doubly-even

lesson-doubly-even-idea-1 = পড়ার ক্রমে ঘরগুলোর নম্বর দিন, ১ থেকে `n^২`। চিহ্নিত ঘরে বসে তার নিজের নম্বর, অন্য ঘরে `n^২ + ১` থেকে তার নম্বর বাদ দিলে যা থাকে।
    .step = word:restart, word:start
lesson-doubly-even-invariant-1 = চিহ্নগুলো ডানে-বাঁয়ে আর ওপরে-নিচে একই রকম। প্রতিটি সারি ও কলামের অর্ধেক ঘর চিহ্নিত, আর দুই কর্ণের সব ঘরই চিহ্নিত।
    .step = doubly-centre, word:choose
lesson-doubly-even-invariant-2 = অচিহ্নিত ঘর পায় কেন্দ্রের উল্টো দিকের ঘরটির নম্বর, আর সেটিও অচিহ্নিত। তাই অচিহ্নিত ঘরগুলো শুধু নিজেদের মধ্যে নম্বর অদলবদল করে, কোনোটি দুবার আসে না।
    .step = doubly-other, word:assign
lesson-doubly-even-proof-1 = এক সারির ডানে-বাঁয়ে প্রতিবিম্ব দুটি ঘর নিন: চিহ্নিত হলে তাদের যোগফল `s`, যা ওই সারির সব জোড়ায় সমান; অচিহ্নিত হলে `২(n^২ + ১) − s`। অর্ধেক জোড়া চিহ্নিত বলে `s` কাটাকাটি হয়ে যায়, আর প্রতি সারির যোগফল হয় `n(n^২ + ১)/২`; ওপরে-নিচে প্রতিবিম্ব ঘর নিলে কলামেও তা-ই।
    .step = word:found
lesson-doubly-even-proof-2 = কর্ণে বিপরীত দুই ঘরের যোগফল `n^২ + ১`, আর এমন `n/২`টি জোড়া মিলে একই যোগফল।
    .step = word:found
lesson-doubly-even-cost-1 = সময় ও মেমোরি `O(n^২)`: প্রতিটি ঘর গোনা হয় দুবার, লেখা হয় একবার।
    .step = last word:assign

## singly-even

lesson-singly-even-idea-1 = বিজোড় বাহু `h = n/২` মাপের চারটি শ্যামদেশীয় স্কয়ার, প্রতিটিতে পরের `h^২`টি সংখ্যা: ওপরে বাঁয়ে A, তারপর তার কোনাকুনি D, ওপরে ডানে B, নিচে বাঁয়ে C।
    .step = singly-block, word:restart
lesson-singly-even-idea-2 = তারপর ওপরের অর্ধেকের কিছু সংখ্যা `h` সারি নিচের সংখ্যার সঙ্গে জায়গা বদলায়।
    .step = word:swap
lesson-singly-even-invariant-1 = কলামগুলো শুরু থেকেই ঠিক: ১ থেকে `h^২`-এর স্কয়ারের তুলনায় A ও C-র প্রতিটি সংখ্যা `h^২`-এর ০ ও ৩ গুণ বেশি, B ও D-র ২ ও ১ গুণ: দুই পাশেই মোট ৩। অদলবদল হয় একই কলামে, তাই তা আর বদলায় না।
    .step = singly-unbalanced, word:swap
lesson-singly-even-proof-1 = ওপরের প্রতি সারিতে `h^৩` কম। `h = ২k + ১` হলে বাঁ দিকের `k`টি ঘরে `৩h^২` করে বাড়ে, ডান দিকের `k − ১`টি ঘরে `h^২` করে কমে: মোট `(৩k − k + ১)h^২ = (২k + ১)h^২ = h^৩`।
    .step = singly-left, word:swap
lesson-singly-even-proof-2 = প্রতি কর্ণে ভুল `২h^৩`; বাঁ দিকের `k + ১`টি আর ডান দিকের `k − ১`টি অদলবদলে তা ঠিক হয়: `৩(k + ১)h^২ + (k − ১)h^২ = (৪k + ২)h^২ = ২h^৩`। `k + ১`টি হয় কেবল মাঝের সারিটি এক কলাম ডানে সরে শুরু হয় বলে; তাতে সারির মাঝের ঘরটিও বদলায় (স্ট্রেচি, ১৯১৮)।
    .step = singly-middle, word:swap
lesson-singly-even-limits-1 = `n = ২`-এ কোনো ম্যাজিক স্কয়ারই নেই: প্রথম সারি আর প্রথম কলামে একটি সংখ্যা একই, তাই বাকি দুটি সংখ্যাকে সমান হতে হতো।
    .step = word:start
lesson-singly-even-cost-1 = সময় ও মেমোরি `O(n^২)`: `n^২`টি সংখ্যা আর `h(২k − ১)`টি অদলবদল, `n = ৬`-এ ৩টি, `n = ১০`-এ ১৫টি।
    .step = word:restart 5, word:restart

## check

lesson-check-idea-1 = আগে সংখ্যাগুলো: ১ থেকে `n^২` পর্যন্ত প্রতিটি কি ঠিক একবার করে আছে?
    .step = check-normal, check-repeated, word:start
lesson-check-idea-2 = তারপর রেখাগুলো: `n`টি সারি, `n`টি কলাম আর দুটি কর্ণ যোগ করা হয়।
    .step = word:compare
lesson-check-invariant-1 = সব সংখ্যা মিলিয়ে `n^২(n^২ + ১)/২`। `n`টি সারি সমান হতে হলে প্রতিটিতে থাকতে হবে `n(n^২ + ১)/২`: যোগফলটি বাঁধা।
    .step = check-normal, line-right, word:compare
lesson-check-proof-1 = ম্যাজিক স্কয়ারের কাছে এর বেশি কিছু চাওয়ার নেই: সংখ্যা আর `২n + ২`টি রেখা সবই ঠিক হলে এটি ম্যাজিক স্কয়ার; না হলে কোথায় মেলেনি তা বলা হয়।
    .step = word:found, word:exhausted
lesson-check-limits-1 = শুধু রেখাগুলো সমান হলেই হয় না। বার্সেলোনার সাগ্রাদা ফামিলিয়ার স্কয়ারে প্রতিটি রেখায় ৩৩, কিন্তু ১০ ও ১৪ আছে দুবার করে, ১২ ও ১৬ নেই।
    .step = check-not-normal, line-same, word:found
lesson-check-cost-1 = `n`টি করে সংখ্যার `২n + ২`টি রেখা: সময় `O(n^২)`, স্কয়ারটির জন্য মেমোরিও ততটা।
    .step = last word:compare
