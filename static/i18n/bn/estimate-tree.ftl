### A tree of estimates.

puzzle-estimate-tree-hint = আগে রুট লিখুন, তারপর বন্ধনীতে তার চাইল্ডগুলো; প্রতিটি লক্ষ্যে একটি তারা দিন: ৪৫(৪২ ৪৩(৪১*))। প্রতিটি সংখ্যা একটি নোডের f।
puzzle-estimate-tree-rule = ট্রির ওপর থেকে নেমে লক্ষ্যে পৌঁছান। সংখ্যা যত ছোট, পথ তত ছোট হবে বলে আশা।
algorithm-greedy-backtracking-idea = { $tolerance ->
    [0] নিচের সবচেয়ে ছোট সংখ্যাটিতে যায়, যদি তা এখানকার চেয়ে বড় না হয়; নইলে ওপরে ফেরে।
   *[other] নিচের সবচেয়ে ছোট সংখ্যাটিতে যায়, যদি তা এখানকার চেয়ে বড়জোর { $tolerance } বেশি হয়; নইলে ওপরে ফেরে।
}

preset-estimate-tree-worked = কষে দেখানো ট্রি: ৪৫, ৪২, ৪৩, ৪১
preset-estimate-tree-missed = খারাপ চাইল্ডের নিচের লক্ষ্যটি বাদ পড়ে
preset-estimate-tree-tolerant = ছাড়ের মাত্রা ১ হলে লক্ষ্যটি মেলে

option-tolerance = ছাড়ের মাত্রা

## Legend

legend-role-current = সার্চ এখন এখানে
legend-role-frontier = প্রার্থী হিসেবে রাখা চাইল্ড
legend-role-visited = কানাগলি: এখান থেকে যাওয়ার মতো চাইল্ড আর নেই
legend-role-path = রুট থেকে আসা পথের নোড
legend-role-goal = লক্ষ্য
legend-role-conflict = বাতিল: এর f বেশি বড়
legend-number = নোডের f
legend-link = প্যারেন্ট আর চাইল্ডের মধ্যে
legend-clash = যে চাইল্ডের দিকে যাওয়া হয় না
legend-line = প্যারেন্ট ও চাইল্ড

## Reasons

reason-tree-start = প্রতিটি সংখ্যা একটি অনুমান, তার নাম f: যত কম, তত ভালো। সার্চ শুরু হয় রুট থেকে, যার f = { $f }, আর আগে যায় সেরা চাইল্ডের দিকে।
reason-tree-children = এই নোডের f = { $f }। এর { $count ->
    [0] কোনো চাইল্ড নেই
    [one] একটি চাইল্ড আছে। সেটি দেখা যাক
   *[other] { $count }টি চাইল্ড আছে। একে একে দেখা যাক
}।
reason-tree-kept = এর f = { $f }, প্যারেন্টের f = { $parent }-এর চেয়ে বড় নয়: চাইল্ডটি প্রার্থী হিসেবে রাখা হলো।
reason-tree-tolerated = এর f = { $f }, প্যারেন্টের f = { $parent }-এর চেয়ে বড়, তবে পার্থক্য ছাড়ের মাত্রার বেশি নয়: চাইল্ডটি প্রার্থী হিসেবে রাখা হলো।
reason-tree-refused = { $tolerance ->
    [0] এর f = { $f }, প্যারেন্টের f = { $parent }-এর চেয়ে বড়: এই চাইল্ডে যাওয়া হবে না।
   *[other] এর f = { $f }, প্যারেন্টের f = { $parent }-এর চেয়ে বড়, পার্থক্য ছাড়ের মাত্রা { $tolerance }-এর বেশি: এই চাইল্ডে যাওয়া হবে না।
}
reason-tree-chosen = এর f = { $f }। এখানে এর চেয়ে ছোট f-এর কোনো চাইল্ড বাকি নেই, তাই এই চাইল্ডেই যাওয়া যাক।
reason-tree-dead = f = { $dead } নোড থেকে যাওয়ার মতো আর কোনো চাইল্ড নেই: নোডটি কানাগলি। f = { $f } নোডে ফেরা যাক।
reason-tree-goal = { $length ->
    [0] রুটটিই লক্ষ্য, f = { $f }।
   *[other] লক্ষ্য পাওয়া গেল। রুট থেকে পথে f ছিল { $path }। গ্রিডি সার্চ প্রথম যে লক্ষ্য পায় সেটিই নেয়, তা সেরা হোক বা না হোক।
}
reason-tree-gave-up = গ্রিডি সার্চ হাল ছেড়ে দিল: রুট থেকে যাওয়ার মতো আর কোনো চাইল্ড নেই। { $refused ->
    [0] কোনো নোড বাদ পড়েনি, তাই পুরো ট্রি দেখা হয়ে গেছে: লক্ষ্য নেই।
   *[other] লক্ষ্য আছে কি না, সার্চ তা জানে না।
}

error-tree-open = ট্রি সম্পূর্ণ নয়। এভাবে লিখুন, যেমন ৪৫(৪২ ৪৩(৪১*))।
error-tree-sign = { $place } নম্বর জায়গায় “{ $given }” চলে না। প্রতিটি নোডের জন্য একটি সংখ্যা লিখুন, তার পরে বন্ধনীতে তার চাইল্ডগুলো।
error-tree-roots = { $given } দ্বিতীয় একটি রুট হয়ে যায়। ট্রির রুট একটিই; বাকি সব নোড তার বন্ধনীতে লিখুন।
error-tree-number = { $given } বেশি বড়। অনুমান সর্বোচ্চ { $maximum } হতে পারে।
error-tree-large = ট্রি বেশি বড়। সর্বোচ্চ { $nodes }টি নোড, { $leaves }টি লিফ (যার চাইল্ড নেই) আর { $levels }টি স্তর থাকতে পারে।
question-candidate = চিহ্নিত নোডটির কী হবে?
told-f = এর f = { $f }
told-was-f = ওপরের নোডের f = { $was-f }

## Lessons

lesson-greedy-backtracking-greedy-backtracking-search-idea-1 = প্রতিটি নোড থেকে সার্চ যায় সেই প্রার্থীর দিকে, যার `f` সবচেয়ে কম; বাকি প্রার্থীরা অপেক্ষায় থাকে।
    .step = word:choose
lesson-greedy-backtracking-greedy-backtracking-search-idea-2 = কোনো প্রার্থী বাকি না থাকলে সার্চ প্যারেন্টে ফিরে সেখানকার পরের সেরা প্রার্থীটি নেয়।
    .step = word:back
lesson-greedy-backtracking-greedy-backtracking-search-invariant-1 = যে চাইল্ডের `f` প্যারেন্টের `f`-এর চেয়ে `tolerance`-এরও বেশি বড়, সার্চ কখনো সেদিকে যায় না।
    .step = tree-refused
lesson-greedy-backtracking-greedy-backtracking-search-limits-1 = বাদ পড়া চাইল্ডের নিচের কোনো লক্ষ্য কখনো মেলে না। তাই ট্রিতে লক্ষ্য থাকলেও গ্রিডি সার্চ হাল ছেড়ে দিতে পারে।
    .step = tree-gave-up, tree-refused
lesson-greedy-backtracking-greedy-backtracking-search-limits-2 = প্রথমে পাওয়া লক্ষ্যটি সেরা না-ও হতে পারে। গুটি সরানোর ধাঁধায় ছাড়ের মাত্রা ০ হলে কেবল সবচেয়ে ছোট সমাধানই মেলে, কারণ সেখানে `h` কখনো আসল দূরত্ব ছাড়ায় না। কিন্তু ইচ্ছেমতো লেখা সংখ্যার ট্রিতে তেমন কোনো নিশ্চয়তা নেই।
    .step = word:found
lesson-greedy-backtracking-greedy-backtracking-search-cost-1 = মেমোরিতে থাকে পথটি আর তার পাশে অপেক্ষায় থাকা চাইল্ডগুলো: নোডপ্রতি `b`টি চাইল্ড ও `m`টি স্তর হলে `O(b·m)`; সঙ্গে `visited`। সময়: সবচেয়ে খারাপ ক্ষেত্রে ট্রির প্রতিটি নোড একবার করে।
    .step = last word:expand
