### Challenges: tasks for people, judged by Python.
challenges = চ্যালেঞ্জ
challenges-about = নিজে সমাধান করুন। পাইথন প্রতিটি উত্তর যাচাই করে। যা সমাধান করেছেন তাতে চিহ্ন থাকে, শুধু এই ডিভাইসেই।
challenges-of-all = সব ধাঁধার চ্যালেঞ্জ
challenges-invite = নিজে সমাধান করুন: { $count }টি চ্যালেঞ্জ
challenge = চ্যালেঞ্জ
challenge-title-three-moves = আর তিন চাল
challenge-title-twenty-moves = কুড়ি চালে ঘরে
challenge-title-shortest-twelve = একটিও বাড়তি চাল নয়
challenge-title-farthest-board = সবচেয়ে দূরের বোর্ড
challenge-title-wide-search = ব্রেডথ-ফার্স্ট সার্চের অনেক কাজ
challenge-title-greedy-detour = গ্রিডি সার্চকে ঘুরপথে পাঠান
challenge-title-blind-estimate = অনুমানকে ফাঁকি দিন
challenge-title-long-answer = ঘর থেকে অনেক দূরে
challenge-title-four-queens = চার রানি
challenge-title-last-four = শেষ চার রানি
challenge-title-six-queens = ছয় রানি
challenge-title-queen-in-the-middle = এক রানি আগেই দাঁড়িয়ে
challenge-title-two-of-ten = দশের দুজন আগেই দাঁড়িয়ে
challenge-title-slow-backtracking = ব্যাকট্র্যাকিংকে ধীর করুন
challenge-title-six-moves-apart = ছয় চালের দূরত্ব
challenge-title-two-walls = দুটি দেয়ালই যথেষ্ট
challenge-title-small-board = ছোট বোর্ডে অনেক দূরে
challenge-title-detour = ঘুরিয়ে নিয়ে যান
challenge-title-three-walls = ঘোড়াকে আটকে দিন
challenge-title-equal-piles = কম্পিউটারকে নকল করুন
challenge-title-one-to-three = তেরোটি পাথর
challenge-title-three-four-five = তিন, চার, পাঁচ
challenge-title-seven-four-nine = সাত, চার, নয়
challenge-title-last-loses = শেষ পাথরটি ছেড়ে দিন
challenge-title-one-coin = একটি কয়েন
challenge-title-two-coins = দুটি কয়েন
challenge-title-three-coins = তিনটি কয়েন
challenge-title-five-givens = নয়ের পাঁচটি সংখ্যা
challenge-title-two-givens = নয়ের দুটি সংখ্যা
challenge-title-four-from-eight = ষোলোর সাতটি সংখ্যা
challenge-title-four-from-five = ষোলোর পাঁচটি সংখ্যা
challenge-solve = সর্বোচ্চ { $most }টি চালে এই বোর্ড সমাধান করুন।
challenge-solve-any = এই বোর্ড সমাধান করুন।
challenge-win = এই অবস্থান থেকে এমন কম্পিউটারের বিরুদ্ধে জিতুন, যে ভুল করে না। প্রথম চাল আপনার।
challenge-goal-last-loses = এই অবস্থান থেকে এমন কম্পিউটারের বিরুদ্ধে জিতুন, যে ভুল করে না। প্রথম চাল আপনার। যে খেলোয়াড় শেষ পাথরটি তোলে, সে হারে।
challenge-goal-one-to-three = এই অবস্থান থেকে এমন কম্পিউটারের বিরুদ্ধে জিতুন, যে ভুল করে না। প্রথম চাল আপনার। প্রতি চালে ১, ২ বা ৩টি পাথর তোলা যায়।
challenge-goal-wide-search = এমন একটি শুরু খুঁজুন, যেখান থেকে ব্রেডথ-ফার্স্ট সার্চকে অন্তত { $least }টি বোর্ড এক্সপ্যান্ড করতে হয়।
challenge-goal-greedy-detour = এমন একটি শুরু খুঁজুন, যেখান থেকে গ্রিডি সার্চ অন্তত { $least } চাল ঘুরে বেড়ায়।
challenge-goal-long-answer = এমন একটি শুরু খুঁজুন, যার সবচেয়ে ছোট সমাধানেও অন্তত { $least } চাল লাগে।
challenge-goal-slow-backtracking = এক বা একাধিক রানি এমনভাবে বসান, যেন ব্যাকট্র্যাকিংকে অন্তত { $least } বার ঘর যাচাই করতে হয়।
challenge-complete = এই বোর্ড পূরণ করুন। বোর্ডে আগে থেকে কিছু থাকলে তা বদলাবেন না।
challenge-complete-n-queens = রানি বসান, যতক্ষণ না প্রতি কলামে একটি করে থাকে আর কেউ কাউকে আক্রমণ না করে।
challenge-complete-magic-square = বাকি সংখ্যাগুলো একবার করে বসান, যেন সব সারি, সব কলাম আর দুই কর্ণের যোগফল সমান হয়।
challenge-find-count = এমন একটি বোর্ড খুঁজুন, যাতে { $algorithm } অন্তত { $least } পর্যন্ত যায়: { $counter }।
challenge-find-expanded-n-puzzle = এমন একটি শুরু খুঁজুন, যেখান থেকে { $algorithm }-কে অন্তত { $least }টি বোর্ড এক্সপ্যান্ড করতে হয়।
challenge-find-tests-n-queens = এক বা একাধিক রানি এমনভাবে বসান, যেন সমাধান পেতে { $algorithm }-কে অন্তত { $least } বার ঘর যাচাই করতে হয়।
challenge-find-length = এমন একটি শুরু খুঁজুন, যেখান থেকে { $algorithm }-এর সমাধান অন্তত { $least } চালের হয়।
challenge-find-distance-knight-path = { $rows ->
    [0] {""}
   *[other] { $rows }×{ $columns } বোর্ডে{" "}
}এমন দুটি ঘর খুঁজুন, যাদের দূরত্ব অন্তত { $least } চাল।
challenge-find-no-answer = এমন একটি বোর্ড খুঁজুন, যার সমাধান নেই।
challenge-find-no-answer-knight-path = এমনভাবে দেয়াল বসান, যেন ঘোড়া লক্ষ্যে পৌঁছাতে না পারে।
challenge-find-estimate-gap = এমন একটি শুরু খুঁজুন, যার সবচেয়ে ছোট সমাধানে অনুমানের চেয়ে অন্তত { $least }টি চাল বেশি লাগে।
challenge-find-distance-changes-knight-path = এমনভাবে দেয়াল বসান, যেন লক্ষ্যে যেতে ঘোড়ার অন্তত { $least } চাল লাগে।
challenge-changes = সর্বোচ্চ { $changes }টি ঘর বদলান।
challenge-changes-knight-path = সর্বোচ্চ { $changes }টি দেয়াল বসান।
challenge-how-solve = গুটি সরাতে তাতে ট্যাপ করুন, অথবা অ্যারো কি ও Enter ব্যবহার করুন।
challenge-how-win = যে গুটি সরাবেন তাতে ট্যাপ করুন, তারপর তার নতুন জায়গায়। অথবা অ্যারো কি ও Enter ব্যবহার করুন।
challenge-how-complete = কোনো ঘর বদলাতে তাতে ট্যাপ করুন, অথবা অ্যারো কি দিয়ে সেখানে গিয়ে Enter চাপুন।
challenge-how-find = বোর্ড বদলাতে তাতে ট্যাপ করুন, অথবা অ্যারো কি ও Enter ব্যবহার করুন। কিংবা “{ change }” চেপে অন্য একটি বোর্ড লিখুন।
challenge-how-n-puzzle-solve = ফাঁকা ঘরের পাশের একটি গুটিতে ট্যাপ করুন, অথবা একটি অ্যারো কি চাপুন: গুটিটি সরে যাবে।
challenge-how-n-puzzle-find = ট্যাপ বা অ্যারো কি দিয়ে গুটি সরান। অথবা “{ change }” চেপে বোর্ড এলোমেলো করুন বা অন্য একটি বোর্ড লিখুন।
challenge-how-n-queens-complete = রানি বসাতে বা তুলতে একটি ঘরে ট্যাপ করুন, অথবা অ্যারো কি দিয়ে সেখানে গিয়ে Enter চাপুন।
challenge-how-n-queens-find = রানি বসাতে বা তুলতে একটি ঘরে ট্যাপ করুন, অথবা অ্যারো কি দিয়ে সেখানে গিয়ে Enter চাপুন।
challenge-how-knight-path-find = ঘোড়া ও লক্ষ্য টেনে অন্য ঘরে নিন। অথবা অ্যারো কি ও Enter ব্যবহার করুন।
challenge-how-knight-path-walls = দেয়াল বসাতে বা সরাতে একটি ঘরে ট্যাপ করুন, অথবা অ্যারো কি দিয়ে সেখানে গিয়ে Enter চাপুন।
challenge-how-pile-game-win = একটি পাথরে ট্যাপ করুন: সেটি আর স্তূপে তার পরের সব পাথর তোলা হবে। অথবা সব চালের তালিকা থেকে একটি চাল বেছে নিন।
challenge-how-coin-game-win = একটি কয়েনে ট্যাপ করুন, তারপর তার নতুন ঘরে। অথবা অ্যারো কি ও Enter দিয়ে দুটিই বেছে নিন।
challenge-how-magic-square-complete = একটি ঘরে ট্যাপ করুন, অথবা অ্যারো কি দিয়ে সেখানে গিয়ে Enter চাপুন। তারপর সংখ্যাটি লিখুন।
challenge-hand-in = জমা দিন
challenge-how-tab = Tab চেপে বোর্ডে যাওয়া যায়।
challenge-how-check = ঠিক উত্তর নিজে থেকেই ধরা পড়ে। যেকোনো সময় যাচাই করতে “{ challenge-hand-in }” চাপুন।
challenge-how-check-find = “{ challenge-hand-in }” চাপলে আপনার উত্তর যাচাই হয়।
challenge-watch = শুরুতে ফিরুন: একটি রান দেখুন
challenge-next = পরের চ্যালেঞ্জ: “{ $title }”
challenge-class = ক্লাসের জন্য
challenge-class-about = এই কোড আপনার উত্তরের প্রমাণ। শিক্ষককে পাঠান।
challenge-hint = ইঙ্গিত { $number }, মোট { $count }
challenge-name = কোডের জন্য আপনার নাম
challenge-code = ফলাফলের কোড
challenge-copy = কোড কপি করুন
challenge-all = সব চ্যালেঞ্জ
challenge-unknown = এমন কোনো চ্যালেঞ্জ এখানে নেই। নিচের তালিকা থেকে একটি বেছে নিন।
challenge-solved-moves = ✓ { $count ->
    [0] সমাধান হয়েছে: কোনো চাল লাগেনি
   *[other] { $count }টি চালে সমাধান হয়েছে
}।
challenge-won = ✓ আপনি জিতেছেন। আপনি { $count }টি চাল দিয়েছেন।
challenge-completed = ✓ বোর্ড পূরণ হয়েছে, সবই ঠিক।
challenge-enough = ✓ হয়েছে: ফল { $value }; দরকার ছিল অন্তত { $least }।
challenge-without-answer = ✓ হয়েছে: এই বোর্ডের সমাধান নেই।
challenge-without-answer-knight-path = ✓ হয়েছে: লক্ষ্যে যাওয়ার কোনো পথ নেই।
challenge-unsolved = { $count ->
    [0] এখনো সমাধান হয়নি: আপনি কোনো চাল দেননি
   *[other] { $count }টি চালের পরেও সমাধান হয়নি
}। সমাধান না হওয়া পর্যন্ত নিজে চাল দিন।
challenge-unsolved-n-puzzle = { $count ->
    [0] এখনো সমাধান হয়নি: আপনি কোনো চাল দেননি।
   *[other] { $count }টি চালের পরেও সমাধান হয়নি: চিহ্ন দেওয়া গুটিগুলো নিজের জায়গায় নেই।
}
challenge-too-many-moves = { $count }টি চালে সমাধান হয়েছে, কিন্তু সীমা { $most }টি। আরও ছোট সমাধান খুঁজুন।
challenge-not-over = { $count ->
    [0] এখনো কেউ চাল দেয়নি
   *[other] আপনার { $count }টি চালের পরেও খেলা শেষ হয়নি
}। শেষ পর্যন্ত খেলুন।
challenge-lost = কম্পিউটার জিতেছে। আপনি { $count }টি চাল দিয়েছেন। আবার শুরু করুন।
challenge-careless-computer = যে কম্পিউটার ভুল করে না, সে { $number } নম্বর চালটি দিত না। তার বিরুদ্ধে খেলুন।
challenge-incomplete = বোর্ড এখনো পূরণ হয়নি।
challenge-wrong = ঠিক হয়নি।
challenge-other-size = এই বোর্ডের মাপ চ্যালেঞ্জের বোর্ডের সমান নয়।
challenge-start-changed = শুরুতে বোর্ডে যা ছিল, আপনি তা বদলেছেন: চিহ্ন দেখুন। আগের মতো করে দিন।
challenge-new-walls = এই চ্যালেঞ্জে নতুন দেয়াল বা নিষিদ্ধ ঘর বসানো যায় না। চিহ্ন দেওয়া ঘরগুলো থেকে সরান।
challenge-too-many-changes = আপনি { $count }টি ঘর বদলেছেন, কিন্তু সীমা { $most }টি।
challenge-other-option = চ্যালেঞ্জে “{ $option }” অপশনের মান আলাদা।
challenge-too-long = এই বোর্ড যাচাই করতে খুব বেশি সময় লাগে: { $most } সেকেন্ডের বেশি। আরও সহজ একটি বোর্ড দিন।
challenge-has-answer = এই বোর্ডের সমাধান আছে।
challenge-has-answer-knight-path = লক্ষ্যে যাওয়ার পথ এখনো আছে: বোর্ডে দেখুন।
challenge-needs-answer = অ্যালগরিদমটি এই বোর্ডের কোনো সমাধান পায় না। অন্য একটি বোর্ড দিন।
challenge-too-small = ফল মাত্র { $value }; অন্তত { $least } দরকার।
challenge-too-small-expanded = { $algorithm } এক্সপ্যান্ড করেছে মাত্র { $value }টি বোর্ড; অন্তত { $least }টি দরকার।
challenge-too-small-tests = { $algorithm } ঘর যাচাই করেছে মাত্র { $value } বার; অন্তত { $least } বার দরকার।
challenge-too-small-length = { $algorithm }-এর সমাধান মাত্র { $value } চালের; অন্তত { $least } চাল দরকার।
challenge-too-small-distance = বোর্ডে দেখানো পথটি মাত্র { $value } চালের; সবচেয়ে ছোট পথেও অন্তত { $least } চাল দরকার।
challenge-too-small-estimate-gap = { $value ->
    [0] এখানে অনুমান ঠিকই আছে
   *[other] সবচেয়ে ছোট সমাধানে অনুমানের চেয়ে মাত্র { $value }টি চাল বেশি লাগে
}। অন্তত { $least }টি বেশি লাগতে হবে।
challenge-make-about = লিংকটি খুললে এই বোর্ড চ্যালেঞ্জ হিসেবে দেখা যায়। সেটি ক্লাসে পাঠান। প্রতিটি সঠিক উত্তরে একটি কোড পাওয়া যায়; “python -m dhadha verify” দিয়ে তা যাচাই করা যায়।
challenge-make-goal = লক্ষ্য
challenge-make-solve = সীমিত চালে সমাধান করা
challenge-make-win = কম্পিউটারের বিরুদ্ধে জেতা
challenge-make-lost = এই অবস্থান থেকে কম্পিউটার সবসময়ই জিততে পারে। অন্য একটি অবস্থান বেছে নিন।
challenge-make-impossible = এই বোর্ডের সমাধান নেই। অন্য একটি বোর্ড বেছে নিন।
challenge-make-too-few-moves = এত কম চালে এই বোর্ড সমাধান করা যায় না। “সর্বোচ্চ চাল” বাড়ান।
challenge-make-complete = বোর্ড পূরণ করা
challenge-make-most = সর্বোচ্চ চাল
challenge-make-copy = লিংক কপি করুন
challenge-hint-tile-distances = প্রতিটি চালে একটি গুটি নিজের জায়গার এক ঘর কাছে আসে বা দূরে যায়। যে চালে কাছে আসে, পারলে সেটি দিন।
challenge-hint-one-move-each = শুধু ৪, ৫ ও ৮ নিজের জায়গায় নেই, আর প্রতিটির একটি করে চাল লাগে।
challenge-hint-moves-away = গুটিগুলো নিজের জায়গা থেকে মোট ৮ ঘর দূরে, কিন্তু সবচেয়ে ছোট সমাধানে ১২টি চাল লাগে। তাই তার দুটি চালে কোনো গুটি আরও দূরে সরে।
challenge-hint-rows-first = প্রথমে ওপরের সারি সাজান, তারপর বাঁ কলাম। এরপর শেষ চার ঘরের গুটিগুলো বৃত্তাকারে ঘোরান।
challenge-hint-turn-in = সারি শেষ করতে তার দ্বিতীয় গুটি কোণে আর তৃতীয় গুটি ঠিক তার নিচে রাখুন। তারপর দুটিকেই ঘুরিয়ে নিজের জায়গায় আনুন।
challenge-hint-far-boards = লক্ষ্য থেকে দূরের বোর্ডে সাধারণত বেশি খুঁজতে হয়। “{ change }” চেপে ভালোভাবে এলোমেলো করা একটি বোর্ড লিখুন।
challenge-hint-eleven-moves = লক্ষ্য থেকে ১১ চাল দূরের বোর্ডই যথেষ্ট।
challenge-hint-greedy-sight = গ্রিডি সার্চ শুধু এক চাল সামনে দেখে। যেখানে প্রতিটি ভালো পথের প্রথম চাল খারাপ মনে হয়, সেখানে এটি অনেক ঘুরে যায়।
challenge-hint-swapped-tiles = নিজের সারিতে থাকা কিন্তু উল্টো ক্রমের দুটি গুটিকে একে অন্যের পাশ কাটিয়ে যেতে হয়। এমন জোড়ায় ২টি চাল বেশি লাগে, যা ম্যানহাটন দূরত্বে ধরা হয় না।
challenge-hint-two-swaps = সমাধানযোগ্য বোর্ডে দুটি গুটি একবার অদলবদল করলে আর সমাধান থাকে না। দুই জোড়া অদলবদল করুন।
challenge-hint-no-corner = কোণের রানি একটি লম্বা কর্ণ আক্রমণ করে। প্রথম কলামে সারি ২ থেকে শুরু করুন।
challenge-hint-diagonals = দুই রানির কলামের পার্থক্য ও সারির পার্থক্য সমান হলে তারা একই কর্ণে থাকে।
challenge-hint-fewest-squares = এরপর সেই কলামে রানি বসান, যেখানে নিরাপদ ঘর সবচেয়ে কম।
challenge-hint-try-both = কোনো কলামে দুটি নিরাপদ ঘর থাকলে একটি চেষ্টা করুন। তাতে কোনো কলামে নিরাপদ ঘর না থাকলে অন্যটি নিন।
challenge-hint-late-queen = ব্যাকট্র্যাকিং প্রতিটি কলামে ওপরের সারি থেকে নিচের দিকে চেষ্টা করে। কলাম ১-এর ওপরের সারিগুলো থেকে সমাধান না মিললে অনেক যাচাই লাগে।
challenge-hint-last-column = শেষ কলামে একটি রানি বসান। ওই কলামে এমন একটি সারি আছে, যেখানে বসালে যাচাইয়ের সংখ্যা যথেষ্ট হয়।
challenge-hint-corners = কোণে ঘোড়ার চাল মাত্র দুটি।
challenge-hint-opposite-corners = এই বোর্ডের বিপরীত দুই কোণ পরস্পর থেকে সবচেয়ে দূরে।
challenge-hint-squares-before-end = শেষ চালটি আসে এমন ঘর থেকে, যা লক্ষ্য থেকে ঘোড়ার এক চাল দূরে। এমন সব ঘরে দেয়াল বসান।
challenge-hint-same-side-corners = এই বোর্ডে একই পাশের দুই কোণের দূরত্ব বিপরীত দুই কোণের চেয়ে বেশি।
challenge-hint-common-squares = ঘোড়া আর লক্ষ্য, দুটি থেকেই এক চাল দূরের ঘরগুলো খুঁজুন। দুই চালের প্রতিটি পথ এগুলোর একটি দিয়ে যায়।
challenge-hint-two-common-squares = ঘোড়া আর লক্ষ্য, দুটি থেকেই এক চাল দূরের ঘর মাত্র দুটি।
challenge-hint-edge-squares = g1 ঘরে ঘোড়ার চাল মাত্র তিনটি।
challenge-hint-copy-moves = দুই স্তূপ সমান করুন। তারপর কম্পিউটারের প্রতিটি চাল অন্য স্তূপে নকল করুন।
challenge-hint-two-stones-more = দ্বিতীয় স্তূপে প্রথমটির চেয়ে ২টি পাথর বেশি।
challenge-hint-leave-multiples = এমন সংখ্যক পাথর রেখে দিন, যা ৪ দিয়ে বিভাজ্য।
challenge-hint-make-four = ১২ সংখ্যাটি ৪ দিয়ে বিভাজ্য, ১৩ তার চেয়ে ১ বেশি; তাই প্রথমে ১টি পাথর তুলুন। তারপর প্রতিটি চালের জবাবে এমন চাল দিন, যাতে দুই চালে মোট ৪টি পাথর ওঠে।
challenge-hint-xor-zero = এমন স্তূপ বা কয়েন রেখে দিন, যাদের গ্রান্ডি সংখ্যাগুলোর XOR ০।
challenge-hint-binary-columns = স্তূপগুলোর আকার বাইনারিতে একটির নিচে আরেকটি লিখুন। প্রতিটি কলামে জোড়সংখ্যক ১ রেখে দিন।
challenge-hint-misere-end = নিমের মতোই খেলুন। কিন্তু এক চালেই যখন শুধু এক পাথরের স্তূপ রাখা যায়, তখন বিজোড়সংখ্যক স্তূপ রেখে দিন।
challenge-hint-lost-squares = ওপরের বাঁ কোণের ঘরগুলো থেকে কয়েন সরে না, তাই সেগুলো হারের ঘর। যে ঘর থেকে হারের ঘরে যাওয়া যায়, তা জিতের ঘর।
challenge-hint-leave-on-lost = যে ঘরের সব চাল জিতের ঘরে নিয়ে যায়, সেটি হারের ঘর। কয়েনটি হারের ঘরে রেখে দিন।
challenge-hint-one-gap = যে রেখায় মাত্র একটি ঘর ফাঁকা, সেই রেখার যোগফল থেকেই সংখ্যাটি জানা যায়।
challenge-hint-sum-of-diagonal = ২, ৫, ৮ কর্ণটি পূর্ণ: তার যোগফল ১৫, প্রতিটি রেখার যোগফলও তা-ই।
challenge-hint-centre = প্রতিটি রেখার যোগফল ১৫, আর মাঝখানে ৫।
challenge-hint-sum-of-four = প্রতিটি রেখার যোগফল ৩৪।
challenge-hint-opposite-pairs = এখানে কেন্দ্রের দুই পাশে মুখোমুখি দুই ঘরের সংখ্যার যোগফল ১৭।
error-bad-challenge = এটি চ্যালেঞ্জ নয়, অথবা নষ্ট হয়ে গেছে: { $given }। লিংকটি যেভাবে পাঠানো হয়েছিল, সেভাবেই আবার খুলুন।
error-no-opponent = { $puzzle } কম্পিউটারের বিরুদ্ধে খেলা যায় না।
error-unknown-challenge = { $puzzle }-এ { $given } নামে কোনো চ্যালেঞ্জ নেই। আছে: { $known }।
error-answer-too-long = উত্তরে সর্বোচ্চ { $most }টি অক্ষর থাকতে পারে।
error-too-many-moves = উত্তরে সর্বোচ্চ { $most }টি চাল থাকতে পারে।
error-name-too-long = নামে সর্বোচ্চ { $most }টি অক্ষর থাকতে পারে।
error-not-moved = { $number } নম্বর বোর্ডটি আগেরটি থেকে এক চালে পাওয়া যায় না। চ্যালেঞ্জটি আবার শুরু করুন।
error-bad-code = “{ $given }” ফলাফলের কোড নয়, অথবা নষ্ট হয়ে গেছে। কোড শুরু হয় “{ $prefix }” দিয়ে।
