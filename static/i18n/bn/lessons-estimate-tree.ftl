### The lesson of the tree of estimates.

lesson-greedy-backtracking-greedy-backtracking-search-idea-1 = একটি নোড থেকে যাওয়া হয় সেই চাইল্ডে, যার `f` সবচেয়ে কম; বাকি চাইল্ডরা অপেক্ষায় থাকে।
    .step = word:choose
lesson-greedy-backtracking-greedy-backtracking-search-idea-2 = যেখানে আর কোনো চাইল্ড বাকি নেই, সেখান থেকে প্যারেন্টে ফিরে নেওয়া হয় সেখানকার পরের সেরাটি।
    .step = word:back
lesson-greedy-backtracking-greedy-backtracking-search-invariant-1 = যে চাইল্ডের `f` প্যারেন্টের চেয়ে `tolerance`-এরও বেশি বড়, সেদিকে কখনো যাওয়া হয় না।
    .step = tree-refused
lesson-greedy-backtracking-greedy-backtracking-search-limits-1 = তেমন চাইল্ডের পেছনে থাকা লক্ষ্য কখনো মেলে না: ট্রি-তে লক্ষ্য থাকলেও গ্রিডি হাল ছেড়ে দেয়।
    .step = tree-gave-up, tree-refused
lesson-greedy-backtracking-greedy-backtracking-search-limits-2 = প্রথমে পাওয়া লক্ষ্যই যে সেরা, তা নয়। গুটি সরানোর ধাঁধায় ছাড়ের মাত্রা ০ হলে যে পথ মেলে তা সবচেয়ে ছোটই, কারণ সেখানে `h` কখনো আসল দূরত্ব ছাড়ায় না; কারও লিখে দেওয়া সংখ্যার ট্রি-তে তেমন কোনো নিশ্চয়তা নেই।
    .step = word:found
lesson-greedy-backtracking-greedy-backtracking-search-cost-1 = মেমোরি: পথটি আর তার পাশে অপেক্ষায় থাকা চাইল্ডরা, নোডপ্রতি `b`টি চাইল্ড ও `m`টি স্তর হলে `O(b·m)`, সঙ্গে `visited`। সময়: সবচেয়ে খারাপ ক্ষেত্রে পুরো ট্রি।
    .step = last word:expand
