### Lessons: their headings, and the searches that puzzles share. The sentences of a lesson are numbered; `.step` names the steps of a run that show what is said, the first that it has.
lesson-idea = মূল ভাবনা
lesson-invariant = ইনভ্যারিয়্যান্ট: প্রতিটি ধাপে যা সত্য
lesson-proof = কেন এটি ঠিক
lesson-limits = কোথায় এটি দুর্বল
lesson-cost = খরচ কত

## a-star

lesson-a-star-idea-1 = ওপেন লিস্টের সব বোর্ডের মধ্যে যার `f = g + h` সবচেয়ে কম, A* সেটিই নেয়: `g` হলো এ পর্যন্ত দেওয়া চালের সংখ্যা, আর `h` হলো বাকি চালের একটি অনুমান।
    .step = word:expand
lesson-a-star-idea-2 = কোনো চাইল্ড নতুন হলে, কিংবা আগের যেকোনো বারের চেয়ে কম চালে পাওয়া গেলে, নিজের `f` নিয়ে ওপেন লিস্টে ঢোকে।
    .step = word:add
lesson-a-star-invariant-1 = লক্ষ্য নেওয়ার আগ পর্যন্ত কোনো একটি সবচেয়ে ছোট পথ ওপেন লিস্টের এমন একটি বোর্ড দিয়ে যায়, যার `g` এর চেয়ে কম হওয়া সম্ভব নয়; শুরুতে সেটি দেওয়া বোর্ডটিই।
    .step = word:start
lesson-a-star-invariant-2 = কোনো চাইল্ড বাদ পড়ে কেবল তখনই, যখন তার বোর্ডে এর চেয়ে বেশি চাল না লাগিয়েই আগে পৌঁছানো গেছে। চালের সংখ্যাটি `best`-এ থাকে, তাই ছোট কোনো পথ কখনো হারায় না।
    .step = word:reject
lesson-a-star-proof-1 = `h` যদি কখনো আসল দূরত্বের চেয়ে বেশি না হয়, তবে ওই বোর্ডের `f` সবচেয়ে ছোট পথের দৈর্ঘ্য ছাড়াতে পারে না। লক্ষ্য নেওয়া হয় কেবল যখন আর কারও `f` তার চেয়ে কম নয়, আর লক্ষ্যের `f` মানে তার `g`: তাই প্রথম যে লক্ষ্যটি নেওয়া হয়, তার পথই সবচেয়ে ছোট (হার্ট, নিলসন ও রাফায়েল, ১৯৬৮)।
    .step = word:found
lesson-a-star-cost-1 = যত বোর্ড তৈরি হয়, সবই `open_list` আর `best`-এ থেকে যায়। প্রতি বোর্ডে `b`টি চাইল্ড আর `d` চালের উত্তর হলে সবচেয়ে খারাপ ক্ষেত্রে তা `O(b^d)`টি বোর্ড; মেমোরি লাগে ততটা, সময়ও ততটা, হিপের জন্য শুধু একটি লগারিদম বেশি।
    .step = last word:expand

## weighted-a-star

lesson-weighted-a-star-idea-1 = A*-এর মতোই, তবে অনুমানের ওজন `w` গুণ: যার `g + w·h` সবচেয়ে কম, সেই বোর্ডটি নেওয়া হয়। এতে লক্ষ্যের দিকে তাড়াতাড়ি এগোনো যায়; A* যেসব বোর্ড দেখত, তার অনেকগুলোই আর দেখতে হয় না।
    .step = word:expand
lesson-weighted-a-star-invariant-1 = ধরা যাক, সবচেয়ে ছোট পথে `C`টি চাল। লক্ষ্য নেওয়ার আগ পর্যন্ত ওপেন লিস্টে ওই পথের কোনো না কোনো বোর্ড থাকে, যার `g + w·h ≤ w·C`।
    .step = word:add
lesson-weighted-a-star-proof-1 = লক্ষ্য নেওয়া হয় এর চেয়ে ছোট আর কিছু অপেক্ষায় নেই বলে, আর তার `h` হলো ০: তাই তার `g` বড়জোর `w·C`, অর্থাৎ পাওয়া পথটি সবচেয়ে ছোট পথের বড়জোর `w` গুণ লম্বা (পোল, ১৯৭০)।
    .step = word:found
lesson-weighted-a-star-limits-1 = `w·h` আসল দূরত্ব ছাড়িয়ে যেতে পারে, তাই পাওয়া পথটি সবচেয়ে ছোট না-ও হতে পারে। সাধারণত `w` যত বড়, দেখা বোর্ড তত কম, আর পথ তত লম্বা।
    .step = last word:walk, word:found
lesson-weighted-a-star-cost-1 = সবচেয়ে খারাপ ক্ষেত্রে `O(b^d)`টি বোর্ড, A*-এর মতোই সব মেমোরিতে: প্রতি বোর্ডে `b`টি চাইল্ড, উত্তরে `d`টি চাল; বেশির ভাগ সময় এর চেয়ে অনেক কম।
    .step = last word:expand

## ida-star

lesson-ida-star-idea-1 = IDA* গভীরে নামে, তবে যতক্ষণ `f = g + h` থ্রেশহোল্ডের মধ্যে থাকে। তাতে লক্ষ্য না মিললে, যেসব `f` থ্রেশহোল্ড ছাড়িয়েছিল তাদের সবচেয়ে ছোটটিই হয় নতুন থ্রেশহোল্ড, আর খোঁজা শুরু হয় গোড়া থেকে।
    .step = word:restart
lesson-ida-star-idea-2 = থ্রেশহোল্ড ছাড়ানো চাইল্ডের দিকে এই রাউন্ডে যাওয়া হয় না; এমন সব চাইল্ডের মধ্যে শুধু সবচেয়ে ছোট `f`-টুকু `smallest`-এ মনে রাখা হয়।
    .step = over-threshold, word:reject
lesson-ida-star-invariant-1 = কোনো রাউন্ড শুরুর সময় তার থ্রেশহোল্ডের চেয়ে কম চালে লক্ষ্যে যাওয়ার কোনো পথ নেই: ছোট থ্রেশহোল্ডের ভেতরে যত পথ ছিল, আগের রাউন্ডগুলো সবই শেষ পর্যন্ত দেখেছে।
    .step = word:restart 2, word:restart
lesson-ida-star-invariant-2 = মেমোরিতে থাকে শুধু বর্তমান পথের বোর্ডগুলো আর তাদের চাইল্ড; ফেরার সময় সেগুলো ভুলে যাওয়া হয়।
    .step = word:back
lesson-ida-star-proof-1 = পাওয়া লক্ষ্যের `g` থ্রেশহোল্ডের মধ্যে, আর থ্রেশহোল্ডের চেয়ে ছোট কোনো পথ নেই: তাই `h` কখনো আসল দূরত্ব না ছাড়ালে এই পথটিই সবচেয়ে ছোট (কর্ফ, ১৯৮৫)।
    .step = word:found
lesson-ida-star-limits-1 = কী কী দেখা হয়েছে, তা মনে থাকে না: বাদ যায় শুধু আগের চালের উল্টো চালটি, তাই যে বোর্ডে দুই পথে যাওয়া যায়, তার নিচের সবকিছু দুবার খুঁজতে হয়।
    .step = straight-back, word:reject
lesson-ida-star-cost-1 = মেমোরি `O(b·d)`: বড়জোর `d` চালের একটি পথ, প্রতি বোর্ডে `b`টি চাইল্ড। সময় `O(b^d)`; প্রতি রাউন্ডে আগেরটির কয়েক গুণ বোর্ড থাকলে তার বেশির ভাগ যায় শেষ রাউন্ডে।
    .step = last word:expand

## breadth-first

lesson-breadth-first-idea-1 = বোর্ডগুলো কিউতে অপেক্ষা করে, আর দেখা হয় সেটিই, যেটি সবচেয়ে বেশিক্ষণ অপেক্ষা করছে। তাই আগে আসে শুরু থেকে এক চাল দূরের সব বোর্ড, তারপর দুই চাল দূরের: স্তরে স্তরে।
    .step = word:expand
lesson-breadth-first-idea-2 = যে চাইল্ড আগে কখনো দেখা যায়নি, সেটি যায় কিউয়ের শেষে।
    .step = word:add
lesson-breadth-first-invariant-1 = কিউতে কখনো দুইটির বেশি স্তর থাকে না: সামনে শুরু থেকে `k` চাল দূরের বোর্ড, তাদের পেছনে `k + ১` চাল দূরের।
    .step = word:close
lesson-breadth-first-invariant-2 = `seen`-এ থাকা বোর্ডে প্রথমবার এর চেয়ে বেশি চাল লাগেনি; তাই এবার তাকে বাদ দিলেও কিছু হারায় না।
    .step = word:reject
lesson-breadth-first-proof-1 = বোর্ডগুলো কিউ ছাড়ে দূরত্বের ক্রমে। তাই লক্ষ্য যখন নেওয়া হয়, তার চেয়ে কাছের সব বোর্ড আগেই দেখা হয়ে গেছে: এর চেয়ে কম চালের কোনো পথ নেই (মুর, ১৯৫৯)।
    .step = word:found
lesson-breadth-first-cost-1 = লক্ষ্যের স্তর পর্যন্ত সব বোর্ড `seen`-এ থেকে যায়: প্রতি বোর্ডে `b`টি চাইল্ড আর লক্ষ্য `d` চাল দূরে হলে মেমোরি ও সময় দুটোই `O(b^d)`।
    .step = last word:expand

## depth-first

lesson-depth-first-idea-1 = সবচেয়ে নতুন বোর্ডটি থেকে প্রতিবার আরও এক চাল গভীরে; কোনো চাইল্ড আর বাকি না থাকলে তবেই এক ধাপ ফেরা।
    .step = word:expand
lesson-depth-first-invariant-1 = `path` শুরু থেকে বর্তমান বোর্ড পর্যন্ত একটি অটুট পথ, আর পথের প্রতিটি বোর্ড জানে তার কোন কোন চাইল্ড এখনো দেখা হয়নি।
    .step = word:expand 2, word:expand
lesson-depth-first-invariant-2 = আগে দেখা বোর্ড বাদ পড়ে, তাই চক্রে ঘোরা হয় না, খোঁজাও একসময় শেষ হয়। গভীরতার সীমা থাকলে সেই বোর্ডে আবার ঢোকা হয় যদি এবার কম চালে পৌঁছানো যায়, কারণ তখন নিচে নামার জায়গা বেশি।
    .step = word:reject
lesson-depth-first-limits-1 = লক্ষ্যে যাওয়ার প্রথম যে পথ মেলে, যত লম্বাই হোক, সেটিই উত্তর: এই খোঁজার ক্রমে দূরত্বের কোনো হিসাবই নেই।
    .step = word:found, word:exhausted
lesson-depth-first-limits-2 = গভীরতার সীমা দিলে পথ তার চেয়ে লম্বা হয় না। কিন্তু লক্ষ্য সীমার চেয়ে দূরে হলে কিছুই মেলে না, আর তাতে কিছু প্রমাণও হয় না।
    .step = too-deep, last word:expand
lesson-depth-first-cost-1 = শুধু পথটির জন্য লাগত `O(b·m)` মেমোরি, যেখানে `m` সবচেয়ে বেশি গভীরতা। কিন্তু যত বোর্ড দেখা যায় সবই `depth_of`-এ থাকে, সবচেয়ে খারাপ ক্ষেত্রে নাগালের সব বোর্ড; সীমা না থাকলে সময়ও সেই মাপের।
    .step = last word:expand

## iterative-deepening

lesson-iterative-deepening-idea-1 = প্রথমে গভীরতা ০ পর্যন্ত ডেপথ-ফার্স্ট সার্চ, তারপর ১, ২, ৩, … পর্যন্ত: প্রতিটি রাউন্ড গোড়া থেকে শুরু হয়, আর নামে এক স্তর বেশি গভীরে।
    .step = word:restart 2, word:restart
lesson-iterative-deepening-idea-2 = সীমায় পৌঁছালেই ফেরা, নিচে যা-ই থাকুক।
    .step = limit-reached, word:back
lesson-iterative-deepening-invariant-1 = কোনো রাউন্ড শুরুর সময় `limit`-এর কম চালে লক্ষ্যে যাওয়ার পথ নেই: `limit − ১` চাল পর্যন্ত চক্রহীন সব পথ আগের রাউন্ডেই দেখা হয়ে গেছে।
    .step = last word:restart
lesson-iterative-deepening-invariant-2 = জানা থাকে শুধু বর্তমান পথ। পথের কোনো বোর্ড আবার এলে বাদ, কারণ চক্রে ঘুরলে পথ ছোট হয় না; বাকি সব বোর্ড ভুলে যাওয়া হয়, পরে আবার দেখা হয়।
    .step = on-this-path, word:reject
lesson-iterative-deepening-proof-1 = তাই প্রথম পাওয়া লক্ষ্যটি থাকে ঠিক তার রাউন্ডের সীমায়, আর এর চেয়ে ছোট পথ নেই।
    .step = word:found
lesson-iterative-deepening-cost-1 = মেমোরি `O(b·d)`: বড়জোর `d` চালের একটি পথ, আর তার প্রতি বোর্ডে `b`টি চাইল্ড।
    .step = last word:expand
lesson-iterative-deepening-cost-2 = সময় `O(b^d)`: প্রতি স্তরে ওপরের স্তরের `b` গুণ বোর্ড থাকলে সব রাউন্ড মিলিয়ে খরচ শেষ রাউন্ডের মোটে প্রায় `b/(b − ১)` গুণ (কর্ফ, ১৯৮৫)।
    .step = last word:restart

## greedy-backtracking

lesson-greedy-backtracking-idea-1 = বর্তমান বোর্ড থেকে যাওয়া হয় সেই চাইল্ডে, যার `f = g + h` সবচেয়ে কম। বাকি চাইল্ডরা অপেক্ষায় থাকে, যদি ওই পথে কিছু না মেলে।
    .step = word:choose
lesson-greedy-backtracking-idea-2 = যেখানে আর কোনো চাইল্ড বাকি নেই, সেখান থেকে এক চাল ফিরে নেওয়া হয় সেখানকার পরের সেরাটি।
    .step = word:back, word:choose
lesson-greedy-backtracking-invariant-1 = পথ ধরে এক বোর্ড থেকে পরের বোর্ডে `f` কখনো `tolerance`-এর চেয়ে বেশি বাড়ে না: তার বেশি হলে চাইল্ডটি বাদ।
    .step = worse-than-parent, word:reject
lesson-greedy-backtracking-invariant-2 = একবার গ্রহণ করা প্রতিটি বোর্ড `visited`-এ থাকে, দ্বিতীয়বার আর নেওয়া হয় না: তাই খোঁজা একসময় শেষ হয়ই।
    .step = word:add
lesson-greedy-backtracking-limits-1 = যে পথে কোথাও `f`-কে ছাড়ের মাত্রার চেয়ে বেশি বাড়তে হয়, তা কখনো মেলে না: সমাধান আছে এমন বোর্ডেও গ্রিডি হাল ছেড়ে দিতে পারে।
    .step = word:exhausted, worse-than-parent, word:back, word:reject
lesson-greedy-backtracking-limits-2 = ছাড়ের মাত্রা ০ হলে পাওয়া পথটি সবচেয়ে ছোট: `f` কখনো শুরুর `h` ছাড়ায় না, আর `h` কখনো আসল দূরত্ব ছাড়ায় না। মাত্রা বাড়ালে পথ লম্বা হতে পারে।
    .step = word:found
lesson-greedy-backtracking-cost-1 = একটি পথ আর অপেক্ষায় থাকা চাইল্ডরা, `m` চাল গভীরতায় `O(b·m)`, সঙ্গে `visited`। সময়: সাধারণত অল্প কয়েকটি বোর্ড, সবচেয়ে খারাপ ক্ষেত্রে নাগালের সব বোর্ড।
    .step = last word:expand
