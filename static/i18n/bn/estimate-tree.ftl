### A tree of estimates.

puzzle-estimate-tree-hint = আগে রুট, তার পরে বন্ধনীতে তার চাইল্ডগুলো, লক্ষ্যে একটি তারা: ৪৫(৪২ ৪৩(৪১*))। প্রতিটি সংখ্যা একটি নোডের f।
puzzle-estimate-tree-story = এমন ট্রি অনেক ক্লাসের ব্ল্যাকবোর্ডেই আঁকা হয়। কষে দেখানো ট্রিতে f = ৪৫ থেকে গ্রিডি সার্চ নামে ৪২-এ; তার নিচে সবই বড়, তাই সে ফিরে আসে, নেয় ৪৩, সেখানে পায় ৪১, আর এগিয়ে যায়। মনে রাখে এখনকার নোডের পথ, আর তার পাশে অপেক্ষায় থাকা চাইল্ডগুলো। গুটি সরানোর ধাঁধায় ম্যানহাটন দূরত্ব ধরলে f কখনো এভাবে কমে না: এক চালে g বাড়ে ১, আর h কমে বড়জোর ১, তাই f = g + h হয় একই থাকে, নয়তো বাড়ে। f কমার মানে, অনুমান কমেছে চালের খরচের চেয়ে বেশি, অর্থাৎ অনুমানটি কনসিস্টেন্ট (সংগতিপূর্ণ) নয়। আর ট্রিতে যে-কেউ যেকোনো সংখ্যা লিখতে পারে, তাই প্রথমে পাওয়া লক্ষ্যই যে সেরা, সে নিশ্চয়তা নেই।

preset-estimate-tree-worked = কষে দেখানো ট্রি: ৪৫, ৪২, ৪৩, ৪১
preset-estimate-tree-missed = খারাপ চাইল্ডের পেছনের লক্ষ্যটি বাদ পড়ে
preset-estimate-tree-tolerant = ছাড়ের মাত্রা ১ হলে সেটি মেলে

option-tolerance = ছাড়ের মাত্রা
result-path = পথে পথে f

## Legend

legend-role-current = সার্চ এখন এখানে
legend-role-frontier = রেখে দেওয়া চাইল্ড
legend-role-visited = কানাগলি: সার্চ এখান থেকে ফিরে গেছে
legend-role-path = রুট থেকে আসার পথে
legend-role-goal = লক্ষ্য
legend-role-conflict = বাতিল: এর f বেশি বড়
legend-number = নোডের f
legend-link = প্যারেন্ট থেকে চাইল্ডে
legend-clash = যে চাইল্ডের পথে যাওয়া হয় না
legend-line = প্যারেন্ট ও চাইল্ড

## Reasons

reason-tree-start = রুটের f = { $f }। প্রতিটি নোড থেকে আগে সেরা চাইল্ডের দিকে এগোনো হবে।
reason-tree-children = f = { $f } নোডটির { $count ->
    [0] কোনো চাইল্ড নেই
    [one] একটি চাইল্ড আছে। সেটি দেখা যাক
   *[other] { $count }টি চাইল্ড আছে। একে একে দেখা যাক
}।
reason-tree-kept = f = { $f }, প্যারেন্টের { $parent }-এর চেয়ে বড় নয়: প্রার্থী হিসেবে রাখা হলো।
reason-tree-tolerated = f = { $f }, প্যারেন্টের { $parent }-এর চেয়ে বড়, তবে ছাড়ের মাত্রার মধ্যেই: প্রার্থী হিসেবে রাখা হলো।
reason-tree-refused = { $tolerance ->
    [0] f = { $f }, প্যারেন্টের { $parent }-এর চেয়ে বড়: ওদিকে যাওয়া হবে না।
   *[other] f = { $f }, প্যারেন্টের { $parent }-এর চেয়ে বড়, ছাড়ের মাত্রা { $tolerance }-ও ছাড়িয়ে গেছে: ওদিকে যাওয়া হবে না।
}
reason-tree-chosen = f = { $f }: বাকি কোনো চাইল্ডের f এর চেয়ে ছোট নয়, তাই সেদিকেই যাওয়া যাক।
reason-tree-dead = { $dead }-এর নিচে যাওয়ার মতো আর কোনো চাইল্ড নেই: এই নোড কানাগলি। { $f }-এ ফেরা যাক।
reason-tree-goal = লক্ষ্য পাওয়া গেল, f = { $f }। গ্রিডি সার্চ প্রথম যে লক্ষ্য পায় সেটিই নেয়, তা সেরা হোক বা না হোক।
reason-tree-gave-up = রুটে আর কোনো চাইল্ড বাকি নেই, তাই গ্রিডি সার্চ হাল ছেড়ে দিল। { $refused ->
    [0] কোনো নোডই বাদ পড়েনি, তাই পুরো ট্রি দেখা হয়ে গেছে: লক্ষ্য নেই।
   *[other] লক্ষ্য আছে কি না, সে জানে না।
}

error-tree-open = ট্রি সম্পূর্ণ নয়। এভাবে লিখুন: ৪৫(৪২ ৪৩(৪১*))।
error-tree-sign = { $place } নম্বর জায়গায় “{ $given }” খাটে না। প্রতিটি নোডের জন্য একটি সংখ্যা লিখুন, তার পরে বন্ধনীতে তার চাইল্ডগুলো।
error-tree-roots = { $given } হতো দ্বিতীয় রুট। ট্রির রুট একটিই, বাকি সব লিখুন তার বন্ধনীতে।
error-tree-number = { $given } বেশি বড়। অনুমান হতে পারে সর্বোচ্চ { $maximum }।
error-tree-large = ট্রি বেশি বড়। সর্বোচ্চ { $nodes }টি নোড, { $leaves }টি লিফ (যার চাইল্ড নেই) আর { $levels }টি স্তর থাকতে পারে।
question-candidate = চিহ্নিত নোডটির কী হবে?
told-f = এর f = { $f }
told-was-f = ওপরের নোডের f = { $was-f }

## Lessons

lesson-greedy-backtracking-greedy-backtracking-search-idea-1 = প্রতিটি নোড থেকে যাওয়া হয় সেই প্রার্থীতে, যার `f` সবচেয়ে কম; বাকি প্রার্থীরা অপেক্ষায় থাকে।
    .step = word:choose
lesson-greedy-backtracking-greedy-backtracking-search-idea-2 = কোনো প্রার্থী বাকি না থাকলে প্যারেন্টে ফিরে নেওয়া হয় সেখানকার পরের সেরাটি।
    .step = word:back
lesson-greedy-backtracking-greedy-backtracking-search-invariant-1 = যে চাইল্ডের `f` প্যারেন্টের চেয়ে `tolerance`-এরও বেশি বড়, সেদিকে কখনো যাওয়া হয় না।
    .step = tree-refused
lesson-greedy-backtracking-greedy-backtracking-search-limits-1 = তেমন চাইল্ডের পেছনে থাকা লক্ষ্য কখনো মেলে না। তাই ট্রিতে লক্ষ্য থাকলেও গ্রিডি হাল ছেড়ে দিতে পারে।
    .step = tree-gave-up, tree-refused
lesson-greedy-backtracking-greedy-backtracking-search-limits-2 = প্রথমে পাওয়া লক্ষ্যই যে সেরা, তা নয়। গুটি সরানোর ধাঁধায় ছাড়ের মাত্রা ০ হলে কেবল সবচেয়ে ছোট সমাধানই মেলে, কারণ সেখানে `h` কখনো আসল দূরত্ব ছাড়ায় না; কারও ইচ্ছেমতো লেখা সংখ্যার ট্রিতে তেমন কোনো নিশ্চয়তা নেই।
    .step = word:found
lesson-greedy-backtracking-greedy-backtracking-search-cost-1 = মেমোরি: পথটি আর তার পাশে অপেক্ষায় থাকা চাইল্ডরা, নোডপ্রতি `b`টি চাইল্ড ও `m`টি স্তর হলে `O(b·m)`, সঙ্গে `visited`। সময়: সবচেয়ে খারাপ ক্ষেত্রে ট্রির প্রতিটি নোড একবার।
    .step = last word:expand
