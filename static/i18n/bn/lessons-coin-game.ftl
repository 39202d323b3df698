### Lessons of the coins on a chessboard.

## grundy

lesson-grundy-idea-1 = একটি ঘরের মান হলো সবচেয়ে ছোট সেই সংখ্যা, যা সেখান থেকে যাওয়া যায় এমন কোনো ঘরের মান নয়। বোর্ডের ভেতরে কোনো চাল না থাকলে তা ০।
    .step = gap, next-number, word:assign
lesson-grundy-idea-2 = কোনো কয়েন অন্যটির পথ আটকায় না, তাই কয়েকটি কয়েনের মোট মান তাদের সংখ্যার XOR; ০ হলে যার পালা তার হার।
    .step = sum-is-zero, sum-is-not-zero, word:compare
lesson-grundy-invariant-1 = কোনো ঘরের পালা এলে সেখান থেকে যেখানে যেখানে যাওয়া যায়, সবার সংখ্যা জানা: সাধারণ চালগুলোতে প্রতিবার `x + y` কমে, তাই বোর্ড ভরা হয় `x + y` বাড়ার ক্রমে।
    .step = word:restart 2, word:restart
lesson-grundy-proof-1 = XOR ০ না হলে তার সবচেয়ে বড় ঘরের ১ দেখুন: কোনো একটি কয়েনেও সেখানে ১ আছে। XOR ০ করতে তার যে সংখ্যা লাগে, তা নিজের চেয়ে ছোট, আর ছোট সব সংখ্যাই তার বিকল্পে আছে।
    .step = move-wins, word:compare
lesson-grundy-proof-2 = XOR ০ হলে, যে কয়েন নড়ে তার সংখ্যা বদলায়, কারণ কোনো সংখ্যা তার নিজের বিকল্পে থাকে না: XOR আর ০ নয়।
    .step = coin-must-change, word:found
lesson-grundy-proof-3 = কোনো কয়েন আগের ঘরে ফেরে না, তাই খেলা শেষ হয়। যার চাল নেই, তার সামনে সব ঘর ০ মানের, অর্থাৎ XOR ০: তাই হার ঠিক সেসব অবস্থানে, যেখানে XOR ০ (স্প্রেগ ১৯৩৫, গ্রান্ডি ১৯৩৯)।
    .step = word:found
lesson-grundy-cost-1 = `s`টি ঘর আর `m` রকম চালে বোর্ড ভরতে সময় `O(s·m)`, মেমোরি `O(s)`; প্রতিটি কয়েনে শুধু একটি XOR বেশি। সার্চ করলে `k`টি কয়েনের `s^k`টি অবস্থান দেখতে হতো।
    .step = last word:assign

## play

lesson-play-idea-1 = যে XOR ০ ছাড়া অন্য কিছু পায়, সে একটি কয়েন সরিয়ে সেটিকে ০ করে।
    .step = leaves-zero, word:walk
lesson-play-idea-2 = যে ০ পায়, সে যে চালই দিক, তা ভাঙতে বাধ্য।
    .step = breaks-zero, word:walk
lesson-play-invariant-1 = যে জিতছে, তার প্রতি চালের পর XOR হলো ০।
    .step = leaves-zero 2, leaves-zero, word:walk
lesson-play-proof-1 = কোনো কয়েন আগের ঘরে ফেরে না, তাই শেষে কারও চাল ফুরায়, আর তখন সব কয়েনের মান ০। যে জিতছে সে সবসময় ০ ভাঙা অবস্থায় পায়, তাই তার চাল থাকেই: চাল ফুরায় অন্যজনের।
    .step = word:found
lesson-play-limits-1 = অসাবধানে একবার XOR ০ না রাখলেই জয় চলে যায় প্রতিপক্ষের হাতে।
    .step = wins-no-more, word:start
lesson-play-cost-1 = ঘরের সংখ্যাগুলো জানা থাকলে, `m` রকম চালের `k`টি কয়েনে একটি চাল বের করতে `O(k·m)`; সামনের চাল ভাবতেই হয় না।
    .step = last word:walk

## closed-form

lesson-closed-form-idea-1 = ধরা যাক, বোর্ডের কিনারা আছে শুধু ১ নম্বর সারি আর ১ নম্বর কলামের পাশে। তাহলে ৪×৪ মাপের তিনটি নকশাই চিরকাল ফিরে ফিরে আসে।
    .step = word:start
lesson-closed-form-idea-2 = দূরের কিনারায় কিছু বিকল্প হারায়। তাই সেখানকার ঘরগুলো আবার দেখা হয়, আর দেখা হয় সেসব ঘর, যেখান থেকে সংখ্যা বদলানো কোনো ঘরে যাওয়া যায়।
    .step = word:restart
lesson-closed-form-invariant-1 = অসীম বোর্ডে নকশার প্রতিটি সংখ্যাই সবচেয়ে ছোট সেই সংখ্যা, যা তার বিকল্পগুলোর মধ্যে নেই।
    .step = pattern-far, word:assign
lesson-closed-form-proof-1 = এক চালে ব্লকের সারি ও কলাম প্রতিটি বড়জোর ১ বদলায়। তাই ভিন্ন ক্ষেত্র মোটে ১৬০টি, প্রতিটি মিলিয়ে দেখা হয়েছে; `x + y`-এর ওপর আরোহ পদ্ধতিতে অন্য কোনো সংখ্যা সেখানে বসতে পারে না।
    .step = pattern-beside, word:assign
lesson-closed-form-proof-2 = `x + y` বাড়ার ক্রমে দেখা হয় বলে, কোনো ঘরের দরকার হওয়ার আগেই সব বদল জানা হয়ে যায়।
    .step = edge-holds, edge-fails, word:restart
lesson-closed-form-limits-1 = প্রায়ই শোনা নিয়মটি, সারি ও কলামকে ৪ দিয়ে ভাগ করলে দুটিতেই ১ বা ২ থাকলে হার, সত্য কেবল অসীম বোর্ডে। ৮×৮ বোর্ডে (৮,৮) ঘরে তা মেলে না; ১৫×১৫ বোর্ডে কাকতালীয়ভাবে মেলে।
    .step = word:progress
lesson-closed-form-cost-1 = অসীম বোর্ডের একটি সংখ্যা বলতে `O(1)`; `s` ঘরের বোর্ডে `O(s)`, আর কিনারা যেসব ঘর ছোঁয় তাদের প্রতিটিতে একবার সবচেয়ে ছোট সংখ্যাটি খোঁজা।
    .step = last word:assign
