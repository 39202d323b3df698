### Lessons of the sliding puzzle: what its boards add to the searches, and solvability.

## a-star

lesson-a-star-proof-2 = এক চালে একটি গুটি এক ঘর সরে, তাতে `h` বড়জোর ১ কমে। তাই `h` কখনো বাকি চালের সংখ্যা ছাড়ায় না, আর প্যারেন্ট থেকে চাইল্ডে গেলে `f` কখনো কমে না।
    .step = word:add
lesson-a-star-cost-2 = এখানে `b ≤ ৪`। অনুমান যত ভালো, বোর্ড তত কম: তিনটি হিউরিস্টিকে হিসাবের ব্রাঞ্চিং ফ্যাক্টর মিলিয়ে দেখুন।
    .step = last word:add

## ida-star

lesson-ida-star-cost-2 = এখানে `b ≤ ৪`। ম্যানহাটন দূরত্ব বা লিনিয়ার কনফ্লিক্টে এক চালে `h` ঠিক ১ বাড়ে বা কমে, তাই `f` একই থাকে বা ২ বাড়ে: থ্রেশহোল্ডগুলো হয় সব জোড়, নয় সব বিজোড়, রাউন্ডও লাগে অল্প।
    .step = word:restart 2, word:restart

## breadth-first

lesson-breadth-first-cost-2 = এখানে `b ≤ ৪`। ৩×৩ ঘরে নাগালের বোর্ড `৯!/২ = ১,৮১,৪৪০`টি, সবই মেমোরিতে ধরে; ৪×৪ ঘরে তা `১০^১৩`-এর বেশি, কোনো মেমোরিতেই ধরে না।
    .step = last word:add

## iterative-deepening

lesson-iterative-deepening-cost-3 = এখানে `b ≤ ৪`, তার একটি সবসময়ই আগের বোর্ডে ফেরে: প্রথম চালের পর বড়জোর ৩টির দিকে এগোনো হয়।
    .step = on-this-path, word:reject

## solvability

lesson-solvability-idea-1 = ফাঁকা ঘর বাদ দিয়ে গুটিগুলো সারি ধরে ধরে এক লাইনে পড়ুন। লক্ষ্যের তুলনায় উল্টো ক্রমে থাকা প্রতিটি জোড়া একটি ইনভার্শন।
    .step = word:compare, word:start
lesson-solvability-idea-2 = এদের সংখ্যার একটি দিকই শুধু কাজের: সংখ্যাটি জোড় না বিজোড়।
    .step = word:assign
lesson-solvability-invariant-1 = ডানে-বাঁয়ের চালে ওই লাইনে কিছুই বদলায় না, কারণ গুটিটি আর কোনো গুটিকে পেরোয় না।
    .step = word:start
lesson-solvability-invariant-2 = ওপর-নিচের চালে একটি গুটি লাইনে আরও `n − ১`টি গুটিকে পেরোয়, আর এমন প্রতিটি জোড়ায় একটি ইনভার্শন বাড়ে বা কমে। বাহু বিজোড় হলে `n − ১` জোড়: ইনভার্শন জোড় না বিজোড়, তা কখনো বদলায় না।
    .step = word:assign
lesson-solvability-invariant-3 = বাহু জোড় হলে `n − ১` বিজোড়: ওপর-নিচের প্রতি চালে ইনভার্শন জোড় থেকে বিজোড় বা বিজোড় থেকে জোড় হয়, আর সেই সঙ্গে ফাঁকা ঘরও এক সারি সরে। তাই ইনভার্শন ও সারির যোগফল জোড় না বিজোড়, তা চিরকাল একই থাকে।
    .step = blank-row, word:assign
lesson-solvability-proof-1 = কোনো চালেই যা বদলায় না, তা শুরু থেকেই লক্ষ্যের মতো হতে হবে; নইলে হাজার চালেও সেখানে পৌঁছানো যায় না।
    .step = word:exhausted, word:found
lesson-solvability-proof-2 = হাত দিয়ে দুটি গুটি অদলবদল করলে বিজোড়সংখ্যক জোড়া উল্টে যায়, অথচ ফাঁকা ঘর থাকে জায়গাতেই: জোড়-বিজোড় পাল্টে যায়, আর চাল দিয়ে তা কখনো ফেরানো যায় না।
    .step = word:compare, word:assign
lesson-solvability-proof-3 = উল্টো দিকে, হিসাব মিললে প্রতিটি বোর্ডই সমাধান করা যায় (জনসন ও স্টোরি, ১৮৭৯): সব বোর্ডের ঠিক অর্ধেক, ৩×৩ ঘরে `৯!/২ = ১,৮১,৪৪০`টি।
    .step = word:found, word:exhausted
lesson-solvability-cost-1 = প্রতিটি জোড়া একবার করে মেলানো হয়, মোট `O(n^৪)` জোড়া: ৪×৪ ঘরে ১০৫টি। সার্চ দিয়ে তা জানতে গেলে সেখানকার `১০^১৩`-এর বেশি বোর্ড একে একে দেখতে হতো।
    .step = word:assign
