### Lessons of the games of piles.

## grundy

lesson-grundy-idea-1 = একটি স্তূপের মান `g` হলো সবচেয়ে ছোট সেই সংখ্যা, যা তার কোনো বিকল্পের মান নয়। চাল না থাকলে তা ০।
    .step = gap, next-number, word:assign
lesson-grundy-idea-2 = কয়েকটি স্তূপের মোট মান হলো তাদের সংখ্যাগুলোর XOR: বাইনারিতে লিখে, হাতে কিছু না রেখে যোগ।
    .step = xor-told, odd-or-even
lesson-grundy-invariant-1 = `g` মানের স্তূপ থেকে প্রতিটি ছোট সংখ্যায় যাওয়ার কোনো না কোনো চাল আছে, কিন্তু `g`-তেই থেকে যাওয়ার চাল নেই: ঠিক নিমের `g`টি পাথরের মতো।
    .step = next-number, gap
lesson-grundy-proof-1 = XOR ০ না হলে তার সবচেয়ে বড় ঘরের ১ দেখুন: কোনো একটি স্তূপেও সেখানে ১ আছে। XOR ০ করতে ওই স্তূপের যে সংখ্যা লাগে, তা তার নিজের চেয়ে ছোট; তাই কোনো একটি চালে সেটি হয়ই।
    .step = move-wins, move-wins-misere, xor-told
lesson-grundy-proof-2 = XOR ০ হলে যেকোনো চালে একটি স্তূপের সংখ্যা বদলায়, তাই XOR আর ০ থাকে না।
    .step = move-breaks, move-breaks-misere, xor-told
lesson-grundy-proof-3 = তাই যে একবার ০ রেখে যেতে পারে, সে প্রতিবারই পারে। খেলা একসময় শেষ হয়, তখন যার পালা তার সামনে XOR ০, আর সে হারে (বুটন ১৯০১, স্প্রেগ ১৯৩৫, গ্রান্ডি ১৯৩৯)।
    .step = word:found
lesson-grundy-limits-1 = শেষ চালে হার হলে (মিজের) XOR কাজ করে কেবল যতক্ষণ কোনো সংখ্যা ২ বা তার বেশি; সবই ০ বা ১ হয়ে গেলে রেখে যেতে হয় বিজোড়সংখ্যক ১। নির্দিষ্ট সংখ্যায় তোলার খেলায় এটি প্রমাণিত (ফার্গুসন, ১৯৭৪); অন্য খেলায় তা ভুল হতে পারে।
    .step = misere-large, misere-small, word:found
lesson-grundy-cost-1 = `n` পর্যন্ত আকারের স্তূপে বড়জোর `k`টি বিকল্প থাকলে ছকটি বানাতে সময় `O(n·k)`, মেমোরি `O(n)`; XOR-এর জন্য স্তূপগুলো একবার দেখলেই হয়। সার্চ করলে দেখতে হতো সব স্তূপের আকারের গুণফলের সমান অবস্থান।
    .step = last word:compare

## grundy-positions

lesson-grundy-position-recursion-idea-1 = দেখা হয় অবস্থানগুলোই: একটি চাল দিয়ে, যা থাকে আগে তার ফল বের করা।
    .step = word:expand
lesson-grundy-position-recursion-idea-2 = কোনো চালে হারের অবস্থান রাখা গেলে জিত; সব চালেই জিতের অবস্থান থাকলে হার।
    .step = position-leaves-lost, position-all-won, word:close
lesson-grundy-position-recursion-invariant-1 = যত অবস্থানের ফল বেরিয়েছে, সব `lost`-এ থাকে, স্তূপের ক্রম যা-ই হোক। একটির ফল দুবার বের করা হয় না।
    .step = word:close
lesson-grundy-position-recursion-proof-1 = প্রতি চালে পাথর কমে বা স্তূপ ভাগ হয়, তাই রিকার্শন একসময় এমন অবস্থানে নামে যেখানে চাল নেই। সেখানে নিয়মই ফল বলে দেয়: শেষ চাল দিয়েছে প্রতিপক্ষ, হারে সে-ই।
    .step = misere-no-move, word:close
lesson-grundy-position-recursion-limits-1 = সংখ্যা দিয়ে তাড়াতাড়ি হতো, কিন্তু মিজের খেলায় একই `g`-র দুটি অবস্থান তৃতীয় কোনো অবস্থানের পাশে আলাদা ফল দিতে পারে: কোনো XOR দিয়ে তা ঠিক হয় না (Winning Ways, ১৩শ অধ্যায়)।
    .step = word:start
lesson-grundy-position-recursion-cost-1 = সময় ও মেমোরি বাড়ে অবস্থানের সংখ্যার সঙ্গে, অর্থাৎ পাথর কতভাবে ভাগ করা যায়: ঠিক ২৪টি পাথরে ১,৫৭৫টি, ২৪টি পর্যন্ত ৭,৩৩৮টি, তারপর দেখতে দেখতে লাখ লাখ।
    .step = word:found

## win-lose

lesson-win-lose-idea-1 = কোনো চালে হারের স্তূপ রাখা গেলে জিত: তাই একের পর এক চাল দেখা, যতক্ষণ না তেমন একটি মেলে।
    .step = word:choose
lesson-win-lose-idea-2 = চালের পর যা থাকে, আগে তার ফল বের করা হয়, একই নিয়মে।
    .step = word:compare
lesson-win-lose-invariant-1 = যত আকারের ফল বেরিয়েছে, সব `won`-এ থাকে; তাই একটির ফল দুবার বের করতে হয় না।
    .step = word:assign 2, word:assign
lesson-win-lose-proof-1 = প্রতি চালে স্তূপ ছোট হয়, তাই রিকার্শন একসময় এমন স্তূপে নামে যেখানে চাল নেই, আর তার ফল নিয়মই বলে দেয়। সেখান থেকে প্রতিটি আকারের ফল আসে ছোট আকারগুলো থেকে: এটিই আরোহ পদ্ধতি।
    .step = word:assign
lesson-win-lose-limits-1 = এটি কেবল একটি স্তূপের কথা বলে। ১ বা ২টি পাথর তোলা গেলে ১ ও ২ পাথরের স্তূপ একা একা দুটিতেই জিত; অথচ একসঙ্গে ১ ও ২-এ জিত, ১ ও ১-এ হার। একাধিক স্তূপে লাগে গ্রান্ডি সংখ্যা।
    .step = word:found
lesson-win-lose-cost-1 = `n` পাথরের স্তূপে `k` রকম তোলায় সময় `O(n·k)`, মেমোরি `O(n)`। `won` না থাকলে একই আকার বারবার আসত, সূচকীয় হারে।
    .step = last word:assign

## win-lose-positions

lesson-win-lose-position-recursion-idea-1 = কোনো চালে হারের অবস্থান রাখা গেলে জিত: তাই একের পর এক চাল দেখা, যতক্ষণ না তেমন একটি মেলে।
    .step = position-leaves-lost, word:close
lesson-win-lose-position-recursion-idea-2 = একটি স্তূপ ভেঙে দুটি হতে পারে, আর দুটি স্তূপ মানে আর একটি স্তূপ নয়: তাই ফল বের করা হয় আকারের নয়, পুরো অবস্থানের।
    .step = word:expand
lesson-win-lose-position-recursion-invariant-1 = যত অবস্থানের ফল বেরিয়েছে, সব `lost`-এ থাকে, স্তূপের ক্রম যা-ই হোক। একটির ফল দুবার বের করা হয় না।
    .step = word:close
lesson-win-lose-position-recursion-proof-1 = প্রতি চালে পাথর কমে বা স্তূপ ভাগ হয়, তাই রিকার্শন একসময় এমন অবস্থানে নামে যেখানে চাল নেই, আর তার ফল নিয়মই বলে দেয়। সেখান থেকে প্রতিটি অবস্থানের ফল আসে তার পরের অবস্থানগুলো থেকে: এটিই আরোহ পদ্ধতি।
    .step = position-no-move, misere-no-move, word:close
lesson-win-lose-position-recursion-limits-1 = অবস্থানের সংখ্যা দেখতে দেখতে খুব বেশি হয়ে যায়। গ্রান্ডি সংখ্যায় প্রতিটি আকারের জন্য লাগে একটি করে সংখ্যা, বাকিটা করে XOR।
    .step = word:start
lesson-win-lose-position-recursion-cost-1 = সময় ও মেমোরি বাড়ে অবস্থানের সংখ্যার সঙ্গে, অর্থাৎ পাথর কতভাবে ভাগ করা যায়: ঠিক ২৪টি পাথরে ১,৫৭৫টি, তারপর দেখতে দেখতে লাখ লাখ।
    .step = word:found
