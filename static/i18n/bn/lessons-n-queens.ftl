### Lessons of the n queens.

## backtracking

lesson-backtracking-idea-1 = কলামগুলো বাঁ থেকে ডানে ভরা হয়: প্রতিটি রানি বসে প্রথম যে সারিতে কোনো রানি তাকে আক্রমণ করে না।
    .step = word:place
lesson-backtracking-idea-2 = কোনো সারি বাকি না থাকলে আগের রানিটিকে তুলে তার পরের সারি চেষ্টা করা হয়।
    .step = word:remove
lesson-backtracking-invariant-1 = বোর্ডে বসে থাকা রানিরা কখনো একে অন্যকে আক্রমণ করে না।
    .step = word:place 2, word:place
lesson-backtracking-proof-1 = যে ঘর আক্রান্ত, ওই রানিরা থাকা পর্যন্ত সেটি আক্রান্তই থাকে। তাই বাদ দেওয়া ঘরের পেছনে কোনো সমাধান লুকিয়ে নেই, আর এক যাচাইয়েই ট্রির গোটা একটি ডাল ছাঁটা পড়ে।
    .step = word:reject
lesson-backtracking-proof-2 = প্রতিটি কলামের প্রতিটি সারিতে হয় এগোনো হয়, নয় ওই কারণেই বাদ দেওয়া হয়। তাই কোনো সমাধান বাদ পড়ে না, কোনোটি দুবার আসে না, আর সব চেষ্টা শেষ হলে আর কোনো সমাধান থাকে না (ডাইকস্ট্রা, ১৯৭২)।
    .step = word:exhausted, word:found
lesson-backtracking-cost-1 = সব সমাধান বের করার সময় সূচকীয় হারের চেয়েও দ্রুত বাড়ে, কারণ সমাধানের সংখ্যাই বাড়ে `(০.১৪৩·n)^n`-এর মতো (সিমকিন, ২০২১)। তবু `n = ৮`-এ ৯২টির সবকটি পেতে লাগে ১৫,৭২০টি যাচাই, যেখানে `n^n`টি বোর্ড মানে ১,৬৭,৭৭,২১৬টি।
    .step = last word:reject
lesson-backtracking-cost-2 = মেমোরি: খালি বোর্ড থেকে এ পর্যন্ত পথের বোর্ডগুলো শুধু, বড়জোর `n + ১`টি।
    .step = last word:place

## backtracking-iterative

lesson-backtracking-iterative-idea-1 = একই খোঁজা, রিকার্শন ছাড়া: `b` অ্যারেতে প্রতি কলামের জন্য একটি সারি, আর কোনো একটি কলাম দেখিয়ে রাখা একটি পয়েন্টার।
    .step = word:start
lesson-backtracking-iterative-idea-2 = ওই কলামের রানি পরের নিরাপদ সারিতে নামে; তারপর পয়েন্টার যায় ডানে।
    .step = word:place
lesson-backtracking-iterative-idea-3 = আর কোনো নিরাপদ সারি না থাকলে তার কলাম আবার ০ হয়, আর পয়েন্টার যায় বাঁয়ে।
    .step = word:remove
lesson-backtracking-iterative-invariant-1 = পয়েন্টারের বাঁয়ে রানিরা কেউ কাউকে আক্রমণ করে না; ডানে যেসব কলাম ভরতে হবে, সেগুলো ০।
    .step = word:place 2, word:place
lesson-backtracking-iterative-proof-1 = শব্দের মতো পড়লে, যেসব বোর্ড যাচাই হয় সেগুলো আসে অভিধানের ক্রমে: কোনো বোর্ড দুবার যাচাই হয় না, আর বাদ যায় কেবল সেগুলো, যাদের শুরুতেই দুটি রানি একে অন্যকে আক্রমণ করে (ভির্ট, ১৯৭৬)।
    .step = word:found, word:exhausted
lesson-backtracking-iterative-cost-1 = রিকার্সিভ সার্চের ঠিক ততগুলোই যাচাই। মেমোরি `O(n)`: অ্যারেটিই সব।
    .step = last word:reject

## permutation

lesson-permutation-idea-1 = `i` নম্বর রানি শুরু করে `i` নম্বর সারিতে, তাই প্রতিটি সারি ঠিক একবার করে আছে; যাচাই বাকি শুধু কর্ণের।
    .step = word:start
lesson-permutation-idea-2 = `i` নম্বর কলাম বাকি সারিগুলোর একটি পায় `j ≥ i` নম্বর কলামের সঙ্গে অদলবদল করে।
    .step = word:swap
lesson-permutation-invariant-1 = সারিগুলো সবসময় ১ থেকে `n`-এর একটি বিন্যাস (পারমুটেশন), আর `i` নম্বর কলামের আগের রানিরা কেউ কাউকে আক্রমণ করে না। একটি অদলবদল ফিরিয়ে নিয়ে তবেই পরেরটি।
    .step = word:back, word:swap
lesson-permutation-proof-1 = `j = i, …, n` ধরে `i` নম্বর কলাম বাকি প্রতিটি সারি ঠিক একবার করে পায়। তাই প্রতিটি পারমুটেশন ঠিক একবার করে আসত, কর্ণে আটকে বাদ পড়াগুলো ছাড়া।
    .step = word:exhausted, word:found
lesson-permutation-cost-1 = `n^n`-এর বদলে বড়জোর `n!` বিন্যাস: `n = ৮`-এ ৪০,৩২০টি, আর ৯২টি সমাধানের সবকটি মেলে ৫,৫০৮টি যাচাইয়ে, যেখানে কার্টেসিয়ান সার্চে লাগে ১৫,৭২০টি। মেমোরি: বড়জোর `n + ১`টি বোর্ড।
    .step = last word:reject

## cartesian

lesson-cartesian-idea-1 = প্রতিটি কলামে প্রতিটি সারি চেষ্টা করা হয়: `n`টি সারির সেটের `n` বার গুণন, কিছু ছাঁটা না হলে `n^n`টি বোর্ড।
    .step = word:reject
lesson-cartesian-idea-2 = রানি তার সারি আর দুই কর্ণের ফ্ল্যাগ তোলে: নেমে যাওয়া কর্ণে `row − column` সব ঘরে সমান, উঠে যাওয়া কর্ণে `row + column`।
    .step = word:place
lesson-cartesian-invariant-1 = যে ফ্ল্যাগগুলো তোলা, সেগুলো ঠিক বোর্ডের রানিদেরই রেখা: কাউকে তুলে নিলে তার ফ্ল্যাগও নামে।
    .step = word:remove, word:place
lesson-cartesian-proof-1 = কোনো ঘর নিরাপদ ঠিক তখনই, যখন তার তিনটি ফ্ল্যাগই নামানো। বাকিগুলো বাদ যায়, আর কিছু বাদ যায় না: তাই প্রতিটি সমাধান আসে, আসে একবারই।
    .step = word:exhausted, word:found
lesson-cartesian-cost-1 = প্রতিটি যাচাইয়ে `n`টি পর্যন্ত রানির বদলে দেখতে হয় শুধু তিনটি ফ্ল্যাগ, `O(1)`। কিন্তু দখল হওয়া সারিও বারবার চেষ্টা করা হয়: `n = ৮`-এ ১৫,৭২০টি যাচাই, পারমুটেশন সার্চের প্রায় তিন গুণ।
    .step = last word:reject

## brute-force

lesson-brute-force-idea-1 = প্রতিটি কলামে একটি রানি রেখে সব বোর্ড বানানো হয়, `n`টি কলামের প্রতিটিতে `n`টি সারির যেকোনোটি; কেউ কাউকে আক্রমণ করে কি না, তা দেখা হয় তার পরে।
    .step = word:add
lesson-brute-force-invariant-1 = শব্দের মতো পড়লে বোর্ডগুলো আসে অভিধানের ক্রমে: এর আগের সবকটি দেখা হয়ে গেছে, কোনোটি দুবার নয়।
    .step = word:add 2, word:add
lesson-brute-force-proof-1 = সমাধানে প্রতিটি কলামে একটি রানি থাকে, তাই তা এই বোর্ডগুলোরই একটি, আর প্রতিটি বোর্ড পুরোটাই যাচাই হয়। কোনো সমাধান বাদ পড়ে না, কোনো ভুল বোর্ডও ঢোকে না।
    .step = word:exhausted, word:found
lesson-brute-force-limits-1 = ঠিক, তবে অন্ধ: প্রথম দুই রানি পরস্পরকে আক্রমণ করলেও তাদের দিয়ে শুরু `n^(n−২)`টি বোর্ডের সবকটি বানানো হয়। ব্যাকট্র্যাকিং একটি যাচাইয়েই সেগুলো বাদ দেয়।
    .step = whole-board
lesson-brute-force-cost-1 = `n^n`টি বোর্ড, প্রতিটির যাচাইয়ে `O(n)`: `n = ৪` হলে ২৫৬টি, `n = ৮` হলে ১,৬৭,৭৭,২১৬টি, `n = ১২` হলে ৮৯,১৬,১০,০৪,৪৮,২৫৬টি। মেমোরি লাগে একটি বোর্ডের; বাকিগুলো এখানে রাখা হয় শুধু দেখানোর জন্য।
    .step = last word:add

## compare

lesson-compare-idea-1 = প্রতিটি বোর্ডে গোনা হয়, রানির কয়টি জোড়া পরস্পরকে আক্রমণ করছে। যেটিতে সংখ্যাটি ছোট, সেটি সমাধানের বেশি কাছে।
    .step = compare-pair
lesson-compare-invariant-1 = প্রতিটি জোড়া দেখা হয় একবারই, বাঁয়ের রানি আগে। তাই দুই রানির সংঘাত গোনা হয় একবার, প্রত্যেকের জন্য একবার করে নয়।
    .step = compare-counted
lesson-compare-limits-1 = ০ মানে সমাধান, শুধু ০-ই। তবে সংখ্যাটি একটি মাপ, দূরত্ব নয়: এক জোড়ার বোর্ড সমাধান থেকে তিন জোড়ার বোর্ডের চেয়েও বেশি চাল দূরে হতে পারে; তাই এর পেছনে চললে আটকে যাওয়া সম্ভব।
    .step = word:found
lesson-compare-cost-1 = প্রতি বোর্ডে দেখা হয় `n·(n−১)/২`টি জোড়া, `O(n^২)`; প্রতিটি সারি ও কর্ণের জন্য একটি গণক রাখলে `O(n)`-এই হয়। মেমোরি লাগে দুটি বোর্ডের।
    .step = last word:add

## min-conflicts

lesson-min-conflicts-idea-1 = প্রতিটি কলামে যেখানে খুশি একটি করে রানি বসিয়ে মেরামত: আক্রমণে পড়া রানিদের একটিকে লটারিতে তোলা।
    .step = word:choose
lesson-min-conflicts-idea-2 = সে তার কলামের সেই সারিতে যায়, যেখানে তাকে আক্রমণ করে সবচেয়ে কম রানি; এমন সারি কয়েকটি হলে লটারি।
    .step = word:assign
lesson-min-conflicts-invariant-1 = প্রতিটি কলামে ঠিক একটি রানি, আর আক্রমণরত জোড়ার সংখ্যা কখনো বাড়ে না: বাছাইয়ের মধ্যে তার নিজের সারিও যে আছে।
    .step = word:assign 2, word:assign
lesson-min-conflicts-limits-1 = ভাগ্য ভালো হলে তবেই শেষ হয়: জোড়ার সংখ্যা চিরকাল একই থেকে যেতে পারে, আর সমাধান না থাকলেও তা প্রমাণ হয় না। তাই `max_steps` দিয়ে সীমা বাঁধা।
    .step = word:found, last word:assign
lesson-min-conflicts-cost-1 = প্রতি চালে `O(n)`: সারি ও কর্ণের গুনতি থেকে যেকোনো ঘরের আক্রমণকারী কয়টি, তা সঙ্গে সঙ্গেই জানা যায়। মেমোরি `O(n)`।
    .step = last word:assign
lesson-min-conflicts-cost-2 = মিন্টন ও অন্যরা (১৯৯২) দেখেন, `n` বাড়লেও চালের সংখ্যা প্রায় বাড়ে না: দশ লাখ রানির জন্য প্রায় ৫০। তবে তাঁরা শুরু করতেন অল্প সংঘাতের বোর্ড থেকে; এখানে শুরু যেকোনো বোর্ড থেকে।
    .step = word:start

## hill-climbing

lesson-hill-climbing-idea-1 = বোর্ডের প্রতিবেশীদের এলোমেলো ক্রমে দেখা, আর প্রথম যেটিতে আক্রমণরত জোড়া কম, সেটিতে যাওয়া।
    .step = word:improve
lesson-hill-climbing-idea-2 = কাকে প্রতিবেশী বলা হবে, তাতে অনেক কিছু বদলায়। দুটি রানি সারি অদলবদল করে: `n(n − ১)/২`টি বোর্ড, আগে সারিতে সংঘাত না থাকলে পরেও হয় না। একটি রানি যেকোনো সারিতে যায়: `n(n − ১)`টি বোর্ড। একটি রানি এক ঘর সরে: বড়জোর `২n`টি।
    .step = word:reject
lesson-hill-climbing-invariant-1 = প্রতি পদক্ষেপে আক্রমণরত জোড়া কমে। তাই কোনো বোর্ড দুবার আসে না, আর বড়জোর `n(n − ১)/২` পদক্ষেপে আরোহণ শেষ।
    .step = word:improve 2, word:improve
lesson-hill-climbing-limits-1 = কোনো প্রতিবেশীই ভালো না হলে সে লোকাল মিনিমামে আটকে যায়, সমাধান হয়তো তখনো অনেক দূরে। তখন নতুন করে শুরু ছাড়া উপায় নেই; সাধারণত প্রতিবেশী যত কম, আটকানোও তত তাড়াতাড়ি।
    .step = word:back, word:found
lesson-hill-climbing-cost-1 = একটি বোর্ডের জোড়া গুনতে লাগে `O(n)`। তাই চারপাশে শেষবার তাকাতে লাগে `O(n^৩)`; রানি শুধু এক ঘর সরলে `O(n^২)`। মেমোরি: প্রতিবেশীদের তালিকা, বড়জোর `n(n − ১)`টি বদল।
    .step = last word:reject

## genetic-genetic-permutation

lesson-genetic-genetic-permutation-idea-1 = পারমুটেশনদের একটি পপুলেশন প্রজন্মে প্রজন্মে বদলায়। লটারিতে ওঠা পাঁচটির সেরা দুটি হয় বাবা-মা।
    .step = word:choose
lesson-genetic-genetic-permutation-idea-2 = সন্তান একজনের প্রথম সারিগুলো রাখে, যেগুলো বাকি সেগুলো নেয় অন্যজনের ক্রমে; তারপর ১০০ বারের মধ্যে ৮০ বার তার দুটি রানি সারি অদলবদল করে (আইবেন ও স্মিথ, ২০০৩)।
    .step = crossfilled-mutated, crossfilled, word:add
lesson-genetic-genetic-permutation-invariant-1 = প্রতিটি বোর্ড একটি পারমুটেশন: সারি বা কলামে কখনো সংঘাত হয় না, হতে পারে শুধু কর্ণে।
    .step = word:add
lesson-genetic-genetic-permutation-invariant-2 = দুটি সন্তান এলে সবচেয়ে খারাপ দুটি বোর্ড যায়। তাই পপুলেশনের আকার একই থাকে, আর তার সেরা বোর্ড কখনো খারাপ হয় না।
    .step = word:drop
lesson-genetic-genetic-permutation-limits-1 = সমাধান মিলবেই, এমন নিশ্চয়তা নেই: বোর্ডগুলো একরকম হতে হতে ক্রসওভারে আর নতুন কিছু আসে না। `patience` প্রজন্মের বেশি কেটে গেলেও ভালো কিছু না এলে নতুন পপুলেশন শুরু হয়।
    .step = word:restart, last word:improve, word:found
lesson-genetic-genetic-permutation-cost-1 = সংঘাত গোনা যায় `O(n)` সময়ে: `২n` থেকে ব্যবহৃত কর্ণের সংখ্যা বাদ, যা কেবল সমাধানেই ০। `p`টি বোর্ডের জন্য মেমোরি `O(p·n)`।
    .step = word:found, last word:drop

## genetic-genetic-classic

lesson-genetic-genetic-classic-idea-1 = বোর্ডের ফিটনেস হলো `n(n − ১)/২` থেকে তার আক্রমণরত জোড়ার সংখ্যা বাদ। যথেষ্ট ফিট নয় এমন বোর্ড টেকে না।
    .step = not-fit, word:drop
lesson-genetic-genetic-classic-idea-2 = বাকিরা জুটি বাঁধে। দুটি বোর্ডই একই জায়গায় কাটা হয়, সন্তানেরা শেষ অংশ অদলবদল করে, আর কারও কারও একটি কলামে মিউটেশন হয়।
    .step = word:choose
lesson-genetic-genetic-classic-invariant-1 = প্রতিটি বোর্ডের প্রতি কলামে একটি রানি, ব্যস এটুকুই: সারি একাধিকবার আসতে পারে, তাই কাটাকুটিতে বাবা-মা দুজনেরই ভালো জিনিস নষ্ট হতে পারে।
    .step = child, word:add
lesson-genetic-genetic-classic-limits-1 = বাবা-মা সন্তানদের জায়গা ছেড়ে দেয়, তাই সেরা বোর্ড হারিয়ে যেতে পারে, সেরা ফিটনেসও কমতে পারে (হল্যান্ড, ১৯৭৫, উন্নতি প্রমাণ করেন কেবল গড়ে, বোর্ডের অংশের জন্য)।
    .step = makes-room, word:restart 2, word:restart
lesson-genetic-genetic-classic-limits-2 = নতুন এলোমেলো বোর্ড না এলে পপুলেশন বিলুপ্ত হয়ে যেত: বেশির ভাগ বোর্ডের ফিটনেস প্রয়োজনের চেয়ে কম।
    .step = random-board, word:add
lesson-genetic-genetic-classic-cost-1 = `p`টি বোর্ডের এক প্রজন্মে সবার জোড়া গুনতে সময় `O(p·n)`, মেমোরিও ততটা। কয় প্রজন্ম লাগবে, আগে থেকে কেউ বলতে পারে না।
    .step = last word:restart

## monte-carlo

lesson-monte-carlo-idea-1 = ব্যাকট্র্যাকিংয়ের ট্রি কত বড়? লটারি করে নামা যাক: প্রতি কলামে `m`টি নিরাপদ সারির একটি তোলা হয়, যতক্ষণ না সারি ফুরায়।
    .step = word:place
lesson-monte-carlo-idea-2 = এত গভীরে প্রতিটি বোর্ডের চাইল্ড যদি এই পথের বোর্ডগুলোর সমান হতো, তবে বোর্ড থাকত `m১ · m২ · …`টি: ওই স্তরের জন্য এটিই এই নমুনার অনুমান।
    .step = word:place 3, word:place
lesson-monte-carlo-invariant-1 = কোনো বোর্ডে পৌঁছানোর সম্ভাবনা `১/(m১ · m২ · …)`, আর পৌঁছালে সেটি গোনা হয় `m১ · m২ · …` বার: গড়ে ট্রির প্রতিটি বোর্ড ঠিক ১ বার গোনা হয়।
    .step = word:place 2, word:place
lesson-monte-carlo-proof-1 = তাই সব নমুনার গড় গড়ে ঠিক, ট্রি যেমনই হোক (নুথ, ১৯৭৫): এতে পক্ষপাত নেই, আছে শুধু ওঠানামা।
    .step = probe-ends, word:improve
lesson-monte-carlo-limits-1 = একটি নমুনা অনেকটাই ভুল হতে পারে: `n = ৮`-এ তার আদর্শ বিচ্যুতি ট্রির আকারের ৪৮ শতাংশ। `k`টি নমুনায় তা `k`-এর বর্গমূলের অনুপাতে কমে: চার গুণ নমুনায় অর্ধেক।
    .step = probe-early, word:improve
lesson-monte-carlo-cost-1 = একটি নমুনায় যাচাই হয় বড়জোর `n^২`টি ঘর, মনে রাখতে হয় একটি বোর্ড, `O(n)`; পুরো ট্রিতে নোড `n = ৮`-এ ১৫,৭২১টি, `n = ১২`-তে ১,০১,০৩,৮৬৯টি।
    .step = word:found

## construction

lesson-construction-idea-1 = ঘোড়ার চালের মতো ধাপে ধাপে ২, ৪, ৬, … সারিতে বসা রানিরা কখনো এক কর্ণে পড়ে না: একটি থেকে পরেরটি এক কলাম দূরে, কিন্তু দুই সারি।
    .step = evens-first, word:assign
lesson-construction-idea-2 = দ্বিতীয় আরেক ধাপ, ১, ৩, ৫, …, নেয় বাকি সারিগুলো।
    .step = odds-after, word:assign
lesson-construction-invariant-1 = তালিকায় যা-ই সরানো হোক, কোনো সারি দুবার আসে না: তাই রানিদের সংঘাত হতে পারে শুধু কর্ণে।
    .step = last word:assign
lesson-construction-proof-1 = ভিন্ন দুই ধাপের দুটি রানি এক কর্ণে পড়ে কেবল তখনই, যখন জোড় সংখ্যা কয়টি তার চেয়ে এক কম সংখ্যাটি ৩ দিয়ে বিভাজ্য। ঠিক তা-ই হয়, যখন `n`-কে ১২ দিয়ে ভাগ করলে ভাগশেষ ২, ৩, ৮ বা ৯।
    .step = odds-after, word:assign
lesson-construction-proof-2 = এসব ভাগশেষে কিছু সংখ্যা জায়গা বদলায়, ৮ হলে সব বিজোড় সংখ্যাই; তাতেই সংঘাত দূর হয় (পাউলস, ১৮৭৪)।
    .step = swap-one-three, odds-in-pairs, two-last, word:found
lesson-construction-limits-1 = এতে মেলে একটিই সমাধান, প্রতিবার একই; কিছু রানি আগে থেকে বসানো থাকলে সেই বোর্ড এভাবে পূরণ করা যায় না।
    .step = word:found
lesson-construction-cost-1 = সময় ও মেমোরি `O(n)`: `n`টি সংখ্যা লেখা হয়, কিছুই খোঁজা হয় না।
    .step = word:found

## check

lesson-check-idea-1 = প্রতিটি রানিকে তার সারি, তার নেমে যাওয়া কর্ণ আর উঠে যাওয়া কর্ণের তালিকায় তোলা হয়। যে রেখায় একাধিক রানি, সেটি ভিড়ের রেখা।
    .step = word:start
lesson-check-invariant-1 = ভিড়ের রেখার সব রানিই একে অন্যকে আক্রমণ করে, মাঝে কেউ থাকলেও।
    .step = crowded-line, word:found
lesson-check-proof-1 = রানি আক্রমণ করে শুধু সারি, কলাম ও কর্ণ ধরে, আর এক কলামে দুটি রানি কখনোই থাকে না, কারণ বোর্ড মানে প্রতি কলামে একটি সংখ্যা। তাই ভিড়ের রেখা ছাড়া `n`টি রানি মানেই সমাধান, অন্য কিছু নয়।
    .step = word:found, word:exhausted
lesson-check-cost-1 = সময় ও মেমোরি `O(n)`, কারণ কোনো ঘরের কর্ণ দুটি হলো `row − column` আর `row + column`; সব জোড়া মেলালে লাগত `O(n^২)`।
    .step = word:start
