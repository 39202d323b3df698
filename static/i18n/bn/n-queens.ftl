puzzle-n-queens-hint = প্রতিটি কলামের রানি কোন সারিতে, পরপর লিখুন, রানি না থাকলে ০: 2 4 1 3 বা [2,4,1,3]; কিংবা সারি ধরে .Q.. ...Q Q... ..Q. এভাবে আঁকুন। কিছু না লিখলে বোর্ড খালি; ঘরে ট্যাপ করেও রানি বসাতে পারেন।
puzzle-n-queens-story = ১৮৪৮ সালে মাক্স বেৎসেল প্রশ্ন তোলেন: দাবার বোর্ডে আটটি রানি কীভাবে শান্তিতে থাকতে পারে? ১৮৫০ সালে ফ্রানৎস নাউক প্রথম সমাধানগুলো দেন, n রানির জন্যও। গাউস এ নিয়ে কাজ করেছেন, গ্যুন্টার ও গ্লেইশার নির্ণায়ক দিয়ে সমাধান গুনেছেন, আর ১৯৭২ সালে ডাইকস্ট্রা এটি দিয়েই দেখিয়েছেন, স্ট্রাকচার্ড প্রোগ্রামিংয়ে ব্যাকট্র্যাকিং কেমন হয়। সমাধান আছে n = ১ হলে, আর n ≥ ৪ হলে সবসময়ই। তখন একটি সমাধান বের করা সহজ; কিন্তু মোট কয়টি, তা বলে দেওয়ার মতো কোনো সরাসরি সূত্র কারও জানা নেই; আর কয়েকটি রানি আগে থেকে বসানো থাকলে বাকি বোর্ড পূরণ করা NP-কমপ্লিট। রানি বাড়লেই যে সমাধান বাড়ে, তা-ও নয়: n = ৫ হলে ১০টি, অথচ n = ৬ হলে মোটে ৪টি।
preset-n-queens-four = চার রানি: প্রতিটি যাচাই, প্রতিবার পিছু হটা
preset-n-queens-eight = আট রানি, প্রথম সমাধান
preset-n-queens-iterative = একটি অ্যারে, একটি আঙুল, ছয় রানির সব সমাধান
preset-n-queens-permutation = অদলবদল করলে দুই রানি এক সারিতে পড়ে না
preset-n-queens-cartesian = প্রতিটি কলামে প্রতিটি সারি
preset-n-queens-repair = বারো রানির এলোমেলো বোর্ড মেরামত
preset-n-queens-climb-swap = অদলবদল করে হিল ক্লাইম্বিং
preset-n-queens-climb-row = হিল ক্লাইম্বিং: আটকে গেলে আবার শুরু
preset-n-queens-climb-square = এক ঘর করে সরলে শুরুতেই আটকে যায়
preset-n-queens-genes = পারমুটেশনের পপুলেশনে বিবর্তন
preset-n-queens-genes-classic = ক্লাসিক জেনেটিক অ্যালগরিদম
preset-n-queens-estimate = সার্চ ট্রি কত বড়? নমুনা দেখে আন্দাজ
preset-n-queens-rules = নিয়ম মেনে চৌদ্দ রানি, সার্চ ছাড়াই
preset-n-queens-judged = [6,3,7,4,1,5,2] কি সমাধান?
preset-n-queens-gallery = ৯২টি সমাধানের সবকটি, ১২ পরিবারে
preset-n-queens-completed = দুই রানি বসানো বোর্ড পূরণ
preset-n-queens-thousand = এক হাজার রানি
algorithm-backtracking = ব্যাকট্র্যাকিং
algorithm-backtracking-about = এক এক করে কলাম ধরে ওপর থেকে প্রথম নিরাপদ সারিতে রানি বসায়; কোনো সারিই নিরাপদ না হলে শেষ রানিটি তুলে নেয়।
algorithm-backtracking-iterative = রিকার্শন ছাড়া ব্যাকট্র্যাকিং
algorithm-backtracking-iterative-about = একই সার্চ, তবে লাগে শুধু একটি অ্যারে আর একটি আঙুল: রানি বসাতে পারলে আঙুল ডানে সরে, না পারলে বাঁয়ে।
algorithm-permutation = পারমুটেশন সার্চ
algorithm-permutation-about = গোড়া থেকেই প্রতিটি সারি ঠিক একবার করে থাকে; কোন সারি কোন কলামে যাবে, তা ঠিক হয় অদলবদলে। তাই যাচাই করতে হয় শুধু কর্ণ।
algorithm-cartesian = কার্টেসিয়ান সার্চ
algorithm-cartesian-about = প্রতিটি কলামে প্রতিটি সারি চেষ্টা করে দেখে; কোন সারি আর কোন কর্ণ দখলে, ফ্ল্যাগ তা মনে রাখে। একটি ঘর একবার যাচাই করা মানে একটি চেষ্টা।
algorithm-min-conflicts = মিন-কনফ্লিক্টস
algorithm-min-conflicts-about = প্রতিটি কলামে যেকোনো এক ঘরে রানি বসিয়ে শুরু করে। তারপর আক্রমণে পড়া রানিদের একটিকে লটারিতে বেছে তার কলামের সেই সারিতে সরায়, যেখানে আক্রমণকারী সবচেয়ে কম। আপনার বসানো রানি নড়ে না।
algorithm-hill-climbing = হিল ক্লাইম্বিং
algorithm-hill-climbing-about = যতক্ষণ পারে, এমন প্রতিবেশী বোর্ডে যায় যেখানে আক্রমণরত জোড়া আরও কম। প্রতিবেশী কাকে বলা হবে তা বেছে নিন, আর দেখুন কোনটি কোথায় আটকায়।
algorithm-genetic = জেনেটিক অ্যালগরিদম
algorithm-genetic-about = অনেক বোর্ডের এক পপুলেশন: যারা ফিট তাদের সন্তান হয়, সন্তানে দুজনের কলাম মেশে, মিউটেশনও হয়। পারমুটেশনে সারিতে সংঘাত হয়ই না; ক্লাসিক ধরনটি ধাঁধার কিছুই জানে না, তাই হিমশিম খায়।
algorithm-monte-carlo = মন্টে কার্লো অনুমান
algorithm-monte-carlo-about = এলোমেলো পথে বারবার নেমে আন্দাজ করে, পুরো ব্যাকট্র্যাকিং চালালে কয়টি ঘর যাচাই করতে হতো; সেটি আর চালাতে হয় না।
algorithm-construction = নিয়ম মেনে সাজানো
algorithm-construction-about = আগে জোড় সংখ্যা, পরে বিজোড়, তারপর n-কে ১২ দিয়ে ভাগ করলে যে ভাগশেষ থাকে, সেই অনুযায়ী একটু অদলবদল: কোনো সার্চ ছাড়াই সমাধান।
algorithm-check = বোর্ড যাচাই
algorithm-check-about = যেসব সারি আর কর্ণে একাধিক রানি আছে, সেগুলো একে একে দেখে।
algorithm-count = সব সমাধান গোনা
algorithm-count-about = বিট টেবিল আর বর্গের আট রকম প্রতিসাম্য দিয়ে মোট সমাধান ও মৌলিক সমাধান গোনে; সংখ্যায় খুব বেশি না হলে পরিবারে ভাগ করে দেখায়ও।
algorithm-first = প্রথম সমাধান
algorithm-first-about = যে সারি বা কলামে নিরাপদ ঘর সবচেয়ে কম, সবসময় সেটিই আগে পূরণ করে। একটি সমাধান খুঁজে দেয়, আপনার বোর্ড পূরণ করে, নয়তো প্রমাণ করে যে তা পূরণ করা যায় না।
algorithm-large = অনেক অনেক রানি
algorithm-large-about = সসিচ ও গু: অল্প সংঘাতের একটি এলোমেলো পারমুটেশন, যা অদলবদল করে মেরামত করা হয়। দশ লাখ রানি কয়েক সেকেন্ডেই।
option-n = n
option-until = খোঁজার সীমা
option-restarts = রিস্টার্ট
option-max-steps = সর্বোচ্চ চাল
option-neighbourhood = প্রতিবেশী
option-variant = ধরন
option-population = পপুলেশন
option-patience = ধৈর্য (পারমুটেশন)
option-generations = প্রজন্ম (ক্লাসিক)
option-mutation = মিউটেশন, % (ক্লাসিক)
option-threshold = টিকে থাকার ফিটনেস, % (ক্লাসিক)
option-refill = ঘাটতি পূরণ (ক্লাসিক)
option-probes = নমুনার সংখ্যা
option-gallery = কয়টি পর্যন্ত দেখাবে
choice-first = প্রথম সমাধান
choice-all = সব সমাধান
choice-swap = দুই রানির সারি বদল
choice-row = এক রানি, যেকোনো সারি
choice-square = এক রানি, এক ঘর
choice-permutation = পারমুটেশন
choice-classic = ক্লাসিক
choice-random = এলোমেলো বোর্ড
choice-none = কিছুই নয়
counter-tests = যাচাই
counter-placements = বসানো
counter-rejections = বাতিল
counter-removals = তুলে নেওয়া
counter-solutions = সমাধান
counter-attempts = চেষ্টা
counter-looked-at = দেখা বোর্ড
counter-climbs = আরোহণ
counter-moves = চাল
counter-born = জন্মেছে
counter-alive = বেঁচে আছে
counter-probes = নমুনা
counter-rules = নিয়ম
counter-lines = ভিড়ের রেখা
counter-shown = দেখানো হয়েছে
counter-reports = রিপোর্ট
result-queens = রানি
result-solutions = সমাধান
result-fundamental = মৌলিক
result-solution = সমাধান কি না
result-conflicts = আক্রমণরত জোড়া
result-estimate = অনুমান
result-low = ৯৫% আস্থার সীমা, থেকে
result-high = ৯৫% আস্থার সীমা, পর্যন্ত
result-probes = নমুনা
result-exact = সঠিক মান
list-population = পপুলেশন, সেরাটি সবার আগে
list-solutions = পরিবার ধরে সমাধান
list-label-pairs = { $h ->
    [0] সমাধান
   *[other] { $h }টি সংঘাত
}
list-label-symmetry = { $move ->
    [identity] মূল
    [rotate-90] ¼ পাক
    [rotate-180] ½ পাক
    [rotate-270] ¾ পাক
    [mirror-horizontal] ডান–বাম
    [mirror-vertical] ওপর–নিচ
    [mirror-diagonal] কর্ণ ↘
    [mirror-antidiagonal] কর্ণ ↗
   *[other] { $move }
}
plot-mean = গাছের নোড: অনুমানগুলোর চলতি গড়
axis-probe = নমুনা
plot-fitness = সেরা ফিটনেস
plot-clashes = সবচেয়ে কম সংঘাত
plot-pairs = আক্রমণরত জোড়া
plot-line-mean = গড়
plot-line-exact = সঠিক মান
plot-line-best-fitness = সেরা ফিটনেস
plot-line-most = সমাধানের ফিটনেস
plot-line-best = সবচেয়ে কম সংঘাত
plot-line-pairs = আক্রমণরত জোড়া
table-known-counts = সমাধান মোট কয়টি
table-known-counts-note = n = ১৪ পর্যন্ত এই প্রোগ্রামই গুনেছে; শেষ চারটি প্রকাশিত সংখ্যা, যা বের করতে সুপারকম্পিউটার বা বিশেষ হার্ডওয়্যার লেগেছে।
column-n = n
column-solutions = মোট
column-fundamental = মৌলিক
experiment-attempts = সব সমাধান পেতে কত চেষ্টা
experiment-attempts-about = কার্টেসিয়ান সার্চ যত ঘর যাচাই করে, পারমুটেশন সার্চ করে তার প্রায় তিন ভাগের এক ভাগ; আর দুটিই বাড়ে এক্সপোনেনশিয়ালের চেয়েও দ্রুত।
experiment-genetic = দুই ধরনের জেনেটিক অ্যালগরিদম
experiment-genetic-about = প্রতিটি n-এর জন্য পাঁচটি সিড: কতবার সমাধান মিলেছে, আর কত সময় লেগেছে। ক্লাসিক ধরনটি পায় ১০০ প্রজন্ম।
experiment-climbing = তিন রকমের প্রতিবেশী
experiment-climbing-about = প্রতিটি n-এর জন্য দশটি সিড, কোনো রিস্টার্ট নেই: কতবার আরোহণের শেষে সমাধান মেলে, আর কয়টি বোর্ড দেখতে হয়।

reason-backtracking-start = বাঁ থেকে ডানে, প্রতিটি খালি কলামের প্রথম নিরাপদ সারিতে একটি করে রানি বসবে।
reason-safe = কলাম { $column }, সারি { $row }: কোনো রানি এই ঘর আক্রমণ করছে না, তাই এখানে একটি রানি বসল।
reason-attacked = কলাম { $column }, সারি { $row }: এই ঘর আক্রমণ করছে কলাম { $attacker }, সারি { $attacker-row }-এর রানি; তাই বাদ।
reason-take-back = { $column } নম্বর কলামের রানিকে { $row } নম্বর সারিতে রেখে আর কিছু পাওয়ার নেই: তাকে তুলে পরের সারিতে চেষ্টা করা যাক।
reason-all-placed = সব রানি বসেছে, কেউ কাউকে আক্রমণ করছে না: { $count } নম্বর সমাধান।
reason-all-tried = { $count ->
    [0] সব চেষ্টা শেষ: এই রানিদের বসানোর কোনো উপায় নেই।
    [one] সব চেষ্টা শেষ: সমাধান আছে ঠিক একটি।
   *[other] সব চেষ্টা শেষ: সমাধান আছে মোট { $count }টি।
}
reason-iterative-start = অ্যারে b-তে প্রতিটি কলামের জন্য একটি করে সারি থাকে; আঙুল শুরু করে প্রথম কলাম থেকে।
reason-off-the-board = { $column } নম্বর কলামের রানি নামতে নামতে বোর্ডের বাইরে চলে গেছে: আঙুল বাঁয়ে সরে তার আগের রানির কাছে গেল।
reason-permutation-start = শুরুতে i নম্বর রানি থাকে i নম্বর সারিতে: প্রতিটি সারি ঠিক একবার করে আছে, অদলবদল করলেও তা-ই থাকবে।
reason-diagonals-free = { $row } নম্বর সারি গেল { $column } নম্বর কলামে: দুই কর্ণই ফাঁকা, তাই এই অদলবদল থাকছে।
reason-diagonal-taken = { $row } নম্বর সারি { $column } নম্বর কলামে আনলে কলাম { $attacker }, সারি { $attacker-row }-এর রানির সঙ্গে একই কর্ণে পড়ে: অদলবদল ফিরিয়ে নেওয়া যাক।
reason-swap-back = { $row } নম্বর সারি { $column } নম্বর কলামে রেখে আর কিছু পাওয়ার নেই: অদলবদল ফিরিয়ে নিয়ে পরের সারিতে চেষ্টা করা যাক।
reason-cartesian-start = প্রতিটি কলামে প্রতিটি সারি চেষ্টা করে দেখা হবে; যে সারি বা কর্ণ দখল হয়, তার ফ্ল্যাগ ওঠে।
reason-flags-down = কলাম { $column }, সারি { $row }: সারির আর দুই কর্ণের ফ্ল্যাগ নামানো, তাই এখানে একটি রানি বসে ফ্ল্যাগগুলো তুলে দিল।
reason-flag-raised = কলাম { $column }, সারি { $row }: একটি ফ্ল্যাগ তোলা আছে, তুলেছে কলাম { $attacker }, সারি { $attacker-row }-এর রানি।
reason-lower-flags = { $column } নম্বর কলামে ফেরা: { $row } নম্বর সারি থেকে রানিকে তুলে তার ফ্ল্যাগগুলো নামানো হলো।
reason-first-assignment = প্রতিটি কলামে একটি করে রানি আছে; { $pairs ->
    [0] কেউ কাউকে আক্রমণ করছে না
    [one] এক জোড়া পরস্পরকে আক্রমণ করছে
   *[other] { $pairs } জোড়া পরস্পরকে আক্রমণ করছে
}।
reason-fresh-assignment = রাউন্ড { $round }: নতুন এলোমেলো বোর্ড, আক্রমণরত জোড়া { $pairs }টি।
reason-conflicted-queen = আক্রমণে পড়া রানিদের লটারিতে উঠল { $column } নম্বর কলামের রানি; তাকে আক্রমণ করছে { $count ->
    [one] একটি রানি
   *[other] { $count }টি রানি
}।
reason-fewest-conflicts = ছোট সংখ্যাগুলো বলছে, { $column } নম্বর কলামের কোন সারিতে আক্রমণকারী কয়টি। সবচেয়ে কম { $row } নম্বর সারিতে, { $count }টি: রানি সেখানেই গেল, আর { $pairs ->
    [0] কোনো আক্রমণরত জোড়া বাকি রইল না
    [one] একটি আক্রমণরত জোড়া বাকি রইল
   *[other] { $pairs }টি আক্রমণরত জোড়া বাকি রইল
}।
reason-already-best = { $column } নম্বর কলামের রানি এখন { $row } নম্বর সারিতে, সেখানে আক্রমণকারী { $count }টি; কোনো সারিতেই এর চেয়ে কম নেই, তাই সে সেখানেই রইল। আক্রমণরত জোড়া বাকি { $pairs }টি।
reason-no-conflicts = কোনো রানিই আক্রমণের মুখে নেই: n = { $n }-এর একটি সমাধান।
reason-steps-spent = { $steps } চালের পরও আক্রমণরত জোড়া { $pairs }টি: মিন-কনফ্লিক্টস হাল ছেড়ে দিল। চাল বা রিস্টার্ট বাড়ান, অথবা অন্য সিড দিন।
reason-climb-start = প্রথম বোর্ডে আক্রমণরত জোড়া { $pairs }টি।
reason-new-climb = { $round } নম্বর আরোহণ শুরু হচ্ছে নতুন বোর্ড থেকে, তাতে আক্রমণরত জোড়া { $pairs }টি।
reason-better-neighbour = এই প্রতিবেশীর আক্রমণরত জোড়া { $pairs }টি, আগে ছিল { $before }টি: সেদিকেই যাওয়া যাক।
reason-no-better-neighbour = এই প্রতিবেশীর আক্রমণরত জোড়া { $pairs }টি, এখনকার { $before }টির চেয়ে কম নয়; তাই যাওয়া হবে না।
reason-local-minimum = কোনো প্রতিবেশীরই আক্রমণরত জোড়া { $pairs }টির কম নয়: লোকাল মিনিমামে আটকে গেল।
reason-no-pairs-left = কোনো আক্রমণরত জোড়া বাকি নেই: n = { $n }-এর একটি সমাধান।
reason-climbs-spent = { $climbs ->
    [one] আরোহণটি
   *[other] { $climbs }টি আরোহণের সবকটিই
} লোকাল মিনিমামে গিয়ে আটকেছে, শেষ বোর্ডে আক্রমণরত জোড়া { $pairs }টি। রিস্টার্ট বাড়ান, অথবা অন্য রকম প্রতিবেশী বেছে নিন।
reason-classic-start = প্রথম পপুলেশনের প্রতিটি বোর্ডে সব কলামের সারি এলোমেলো; সমাধানের ফিটনেস C(n,2) = { $most }।
reason-random-board = পপুলেশনে এল একটি এলোমেলো বোর্ড: আক্রমণরত জোড়া { $pairs }টি।
reason-generation = প্রজন্ম { $generation }: { $size }টি বোর্ডের সেরাটির ফিটনেস { $most }-এর মধ্যে { $best-fitness }।
reason-not-fit = ফিটনেস { $fitness }, অথচ চাই অন্তত { $wanted }: এই বোর্ড টিকল না।
reason-couple = এই দুজন জুটি বাঁধল; তাদের বোর্ড কাটা হবে { $cut }টি কলামের পর।
reason-child = সন্তান প্রথম { $cut }টি কলাম পেল একজনের কাছ থেকে, বাকিগুলো অন্যজনের: আক্রমণরত জোড়া { $pairs }টি।
reason-child-mutated = সন্তান প্রথম { $cut }টি কলাম পেল একজনের কাছ থেকে, বাকিগুলো অন্যজনের; তারপর মিউটেশনে { $column } নম্বর কলামের সারি হলো { $row }: আক্রমণরত জোড়া { $pairs }টি।
reason-makes-room = বাবা-মা সন্তানদের জন্য জায়গা ছেড়ে দিল।
reason-fit-board = ফিটনেস { $most }-এর মধ্যে { $best-fitness }: { $generation } নম্বর প্রজন্মে সমাধান মিলল।
reason-generations-spent = { $generations } প্রজন্মের পর সেরা ফিটনেস { $most }-এর মধ্যে { $fitness }: সমাধান মেলেনি। প্রজন্ম বাড়ান, অথবা পারমুটেশন ধরনটি বেছে নিন।
reason-permutation-genes = প্রতিটি বোর্ড একটি পারমুটেশন: কোনো দুটি রানি এক সারি বা এক কলামে নেই, সংঘাত হতে পারে শুধু কর্ণে।
reason-random-permutation = পপুলেশনে এল একটি এলোমেলো পারমুটেশন: কর্ণে সংঘাত { $clashes }টি।
reason-tournament = লটারিতে ওঠা { $size }টি বোর্ডের সেরা দুটি হলো বাবা-মা; তাদের বোর্ড কাটা হবে { $cut } নম্বর কলামের পর।
reason-crossfilled = সন্তান একজনের প্রথম { $cut }টি রানি রাখল, যেসব সারি বাকি সেগুলো নিল অন্যজনের ক্রমে: সংঘাত { $clashes }টি।
reason-crossfilled-mutated = সন্তান একজনের প্রথম { $cut }টি রানি রাখল, যেসব সারি বাকি সেগুলো নিল অন্যজনের ক্রমে, তারপর { $first } ও { $second } নম্বর কলাম অদলবদল করল: সংঘাত { $clashes }টি।
reason-worst-goes = পপুলেশনের আকার বাড়ে না: সবচেয়ে খারাপ বোর্ডটি বাদ।
reason-new-best = প্রজন্ম { $generation }: নতুন সেরা বোর্ড পাওয়া গেল, { $best ->
    [0] তাতে কোনো সংঘাতই নেই
    [one] তাতে সংঘাত একটি
   *[other] তাতে সংঘাত { $best }টি
}।
reason-stagnation = { $patience } প্রজন্মেও এর চেয়ে ভালো বোর্ড মেলেনি: এই পপুলেশনের বিদায়।
reason-new-population = { $patience } প্রজন্ম ধরে আটকে ছিল, তাই নতুন পপুলেশন দিয়ে শুরু।
reason-fit-permutation = কোনো সংঘাত বাকি নেই: { $generation } নম্বর প্রজন্মে সমাধান মিলল।
reason-monte-carlo-start = n = { $n } হলে ব্যাকট্র্যাকিং কয়টি ঘর যাচাই করে? এলোমেলো পথে { $probes } বার নেমে তা আন্দাজ করা যাক।
reason-probe-starts = { $probe } নম্বর নমুনা শুরু হচ্ছে খালি বোর্ড থেকে।
reason-random-child = { $column } নম্বর কলামে নিরাপদ সারি { $count ->
    [one] একটিই, সেটিই নেওয়া হলো
   *[other] { $count }টি; লটারিতে একটি বাছা হলো
}। এত গভীরে আনুমানিক { $product }টি বোর্ড থাকার কথা।
reason-first-probe = { $probe } নম্বর নমুনার হিসাবে নোড { $nodes }টি, তাই গড় { $mean }। একটিমাত্র নমুনা থেকে বোঝা যায় না, হিসাবটি কতটা ভুল হতে পারে।
reason-probe-ends = { $probe } নম্বর নমুনার হিসাবে নোড { $nodes }টি। সব নমুনার গড় { $mean }, ৯৫% আস্থার সীমা { $low } থেকে { $high }।
reason-estimate = { $probe }টি নমুনার পর অনুমান: { $mean }টি নোড, ৯৫% আস্থার সীমা { $low } থেকে { $high }।
reason-construction-start = n = { $n }-কে ১২ দিয়ে ভাগ করলে ভাগশেষ থাকে { $rest }; কোন কোন নিয়ম খাটবে, তা এতেই ঠিক হয়।
reason-evens-first = আগে জোড় সংখ্যাগুলো: এগুলোই প্রথম { $count }টি কলামের সারি।
reason-two-last = ভাগশেষ { $rest }, তাই ২ যায় জোড় সংখ্যাগুলোর শেষে।
reason-odds-after = এরপর বিজোড় সংখ্যাগুলো।
reason-odds-in-pairs = ভাগশেষ { $rest }, তাই বিজোড় সংখ্যাগুলো জোড়ায় জোড়ায় জায়গা বদলায়: ৩ ১ ৭ ৫ …
reason-swap-one-three = ভাগশেষ { $rest }, তাই ১ আর ৩ জায়গা বদলায় …
reason-five-last = … আর ৫ যায় সবার শেষে।
reason-one-three-last = ভাগশেষ { $rest }, তাই ১ আর ৩ যায় সবার শেষে।
reason-constructed = n = { $n }-এর একটি সমাধান, অথচ কিছুই খুঁজতে হয়নি।
reason-check-start = n = { $n }, বোর্ডে রানি { $queens }টি। কোনো রেখায় কি একাধিক রানি আছে?
reason-crowded-line = একই রেখায় { $count }টি রানি, তার মধ্যে আছে কলাম { $first }, সারি { $first-row } আর কলাম { $second }, সারি { $second-row }-এর রানি।
reason-check-fails = { $pairs ->
    [one] এক জোড়া রানি
   *[other] { $pairs } জোড়া রানি
} পরস্পরকে আক্রমণ করছে: এটি সমাধান নয়, আর রানিরা এভাবে থাকলে এ থেকে সমাধান হবেও না।
reason-check-solution = { $n }টি রানি, কোনো রেখায় দুটি নেই: এটি সমাধান।
reason-check-peaceful = { $queens ->
    [0] বোর্ড খালি: যাচাই করার কিছু এখনো নেই।
   *[other] { $queens }টি রানির কেউ কাউকে আক্রমণ করছে না। বোর্ডটি পূরণ করা যায় কি না, তা বের করবে অন্য পদ্ধতিগুলো।
}
reason-answer-queen = সমাধান: { $column } নম্বর কলামের রানি { $row } নম্বর সারিতে।
reason-answer-at-once = সমাধান: { $n }টি রানির সবকটি। কাছ থেকে দেখতে বোর্ডের ওপর পয়েন্টার ঘোরান।
reason-count-start = { $n }টি রানি বসানোর সব উপায়, প্রতিটি আলাদা করে না বানিয়েই গোনা: আটটি প্রতিসম বোর্ডের মধ্যে কেবল একটি ধরে এগোনো হয়।
reason-count-progress = n = { $n }-এর বোর্ডের { $percent }% শেষ: এ পর্যন্ত { $solutions }টি সমাধান।
reason-count-symmetric = { $solutions }টি সমাধান। এবার সেগুলো, যারা অর্ধেক ঘোরালেও একই থাকে: এ পর্যন্ত { $symmetric }টি। পরিবার কয়টি, তা এরা বলে দেয়।
reason-count-gallery = { $solutions }টি সমাধানের { $shown }টি দেখানো হয়েছে; এখন যেগুলো মিলছে, সেগুলো এদেরই ঘোরানো বা উল্টানো রূপ।
reason-count-not-shown = { $solutions }টি সমাধান দেখানোর সীমা { $gallery }টির চেয়ে বেশি, তাই কেবল সংখ্যাগুলো বলা হলো, আর বোর্ডে দেখানো হলো প্রথমটি। “কয়টি পর্যন্ত দেখাবে” বাড়ানো যায়।
reason-count-none = কিছুই বাদ যায়নি: এখানে { $n }টি রানি বসানোর কোনো উপায় নেই।
reason-count-completions = n = { $n }-এর এই বোর্ড { $solutions ->
    [one] ঠিক একভাবে
   *[other] { $solutions }ভাবে
} পূরণ করা যায়।
reason-count-found = n = { $n }-এর { $solutions ->
    [one] একটি সমাধান
   *[other] { $solutions }টি সমাধান
}, তার মধ্যে { $fundamental }টি মৌলিক: ঘুরিয়ে বা উল্টে একটি থেকে আরেকটি পাওয়া যায় না।
reason-fundamental-solution = পরিবার { $orbit }: এই সমাধান আর তার ঘোরানো ও উল্টানো রূপ, সব মিলিয়ে { $size }টি আলাদা বোর্ড।
reason-symmetric-image = পরিবার { $orbit }: এর প্রতিসম রূপ, { $symmetry ->
    [rotate-90] “সিকি পাক”
    [rotate-180] “আধা পাক”
    [rotate-270] “পৌনে পাক”
    [mirror-horizontal] “ডান–বাম উল্টানো”
    [mirror-vertical] “ওপর–নিচ উল্টানো”
    [mirror-diagonal] “কর্ণ বরাবর উল্টানো”
    [mirror-antidiagonal] “অন্য কর্ণ বরাবর উল্টানো”
   *[other] { $symmetry }
}।
reason-first-start = { $given ->
    [0] n = { $n }: সবসময় সেই সারি বা কলাম ভরা হয়, যেখানে নিরাপদ ঘর সবচেয়ে কম।
    [one] n = { $n }, একটি রানি বসানো আছে: সবসময় সেই সারি বা কলাম ভরা হয়, যেখানে নিরাপদ ঘর সবচেয়ে কম।
   *[other] n = { $n }, { $given }টি রানি বসানো আছে: সবসময় সেই সারি বা কলাম ভরা হয়, যেখানে নিরাপদ ঘর সবচেয়ে কম।
}
reason-first-progress = { $n }টির মধ্যে { $placed }টি রানি বসেছে, { $nodes }টি বোর্ড দেখা হয়েছে।
reason-first-found = { $n }টি রানিই বসেছে, তার { $given }টি শুরু থেকেই ছিল; { $nodes }টি বোর্ড দেখা হয়েছে।
reason-first-none = কিছুই বাদ যায়নি, { $nodes }টি বোর্ড দেখা হয়েছে: { $n }টি রানি এমনভাবে বসানো যায় না যে { $given ->
    [0] কেউ কাউকে আক্রমণ করবে না
   *[other] দেওয়া { $given }টি রানি জায়গায় থাকবে
}।
reason-large-start = { $n }টি রানি: একের পর এক কলামে এমন ঘরে রানি বসানো হবে যার কর্ণগুলো ফাঁকা, তারপর বাকি অল্প কয়েকটি মেরামত করা হবে।
reason-large-place = { $n }টির মধ্যে { $placed }টি রানি সংঘাত ছাড়াই বসেছে।
reason-large-repair = { $n }টির মধ্যে { $placed }টি রানি সংঘাত ছাড়াই বসেছে; বাকি { $left }টি অদলবদল করে মেরামত করা হবে।
reason-large-swap = { $tries }টি অদলবদল চেষ্টা করার পর { $n }টির মধ্যে { $left }টি রানি এখনো আক্রমণের মুখে।
reason-large-restart = { $attempt } নম্বর চেষ্টায় { $n }টির শেষ { $left }টি রানি মেরামত হলো না: আবার শুরু।
reason-large-found = { $attempt } নম্বর চেষ্টায় { $n }টি রানি; মেরামত লেগেছে মাত্র { $repaired }টির।
reason-large-none = { $n }টি রানি বসানো যায় না।
reason-hand-conflicts = { $pairs ->
    [one] এক জোড়া রানি পরস্পরকে আক্রমণ করছে।
   *[other] { $pairs } জোড়া রানি পরস্পরকে আক্রমণ করছে।
}
reason-hand-peaceful = { $n }টির মধ্যে { $queens }টি রানি শান্তিতে আছে।
reason-hand-solution = { $n }টি রানিই শান্তিতে আছে: সমাধান হয়ে গেছে!

error-queen-off-board = { $column } নম্বর কলামের রানি { $row } নম্বর সারিতে, অর্থাৎ বোর্ডের বাইরে। সারি ১ থেকে { $n } পর্যন্ত, আর ০ মানে রানি নেই।
error-queen-not-a-number = { $column } নম্বর কলামের জন্য “{ $given }” কোনো সংখ্যা নয়। প্রতিটি কলামের রানি কোন সারিতে তা লিখুন (যেমন 2 4 1 3), রানি না থাকলে ০।
error-drawing-not-square = { $row } নম্বর সারিতে ঘর { $count }টি, কিন্তু সারি আছে { $n }টি। n-টি সারি আঁকুন, প্রতিটিতে n-টি করে ঘর।
error-two-in-column = { $column } নম্বর কলামে দুটি রানি। এই বোর্ডে প্রতি কলামে একটি করে রানি বসে।
error-wrong-length = বোর্ডে কলাম { $count }টি, কিন্তু n = { $n }। { $n }টি কলামের প্রতিটির জন্য একটি করে সংখ্যা দিন।
error-starts-empty = “{ $algorithm }” শুরু হয় খালি বোর্ড থেকে। রানিগুলো তুলে নিন, অথবা “প্রথম সমাধান” বেছে নিন, যা বোর্ড পূরণ করে।

reason-hint-place = কলাম { $column }, সারি { $row } নিরাপদ, আর সেখানে রানি বসালে বোর্ডটি পূরণ করা যায়।
reason-hint-lift = কলাম { $column }, সারি { $row }-এর রানি কাউকে আক্রমণ করছে বা আক্রমণের মুখে আছে: আগে তাকে তুলুন।
reason-hint-solved = সমাধান হয়ে গেছে: কোনো রানি অন্যটিকে আক্রমণ করছে না।
reason-hint-too-hard = চটজলদি ইঙ্গিতের জন্য বোর্ডটি বেশি কঠিন। “প্রথম সমাধান” দিয়ে পূরণ করান।
reason-hint-hopeless = কোনো চালে লাভ নেই: এই রানিগুলো রেখে কোনো সমাধান হয় না। একটি তুলে নিন।
