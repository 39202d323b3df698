### Lessons of the knight's shortest path.

## breadth-first

lesson-breadth-first-idea-1 = একটি ঘর হয় অদেখা, নয় কিউতে অপেক্ষায়, নয় তার কাজ শেষ। চাল দিয়ে কোনো অদেখা ঘরে পৌঁছালে সেটি আগের ঘরের চেয়ে ১ বেশি দূরত্ব পায়, আর কিউয়ের শেষে অপেক্ষা করে।
    .step = word:add
lesson-breadth-first-idea-2 = কিউয়ের সামনের ঘরটি দেখা হয়; তার সব চাল দেখা হয়ে গেলে তার কাজ শেষ।
    .step = word:close
lesson-breadth-first-invariant-1 = কোনো চালেই কাজ-শেষ ঘর থেকে অদেখা ঘরে যাওয়া যায় না: জানা আর অজানার মাঝের সীমানা হলো অপেক্ষায় থাকা ঘরগুলো।
    .step = word:expand
lesson-breadth-first-invariant-2 = কিউয়ের সামনে থাকে `k` দূরত্বের ঘর, পেছনে বড়জোর `k + ১` দূরত্বের, আর কিছু নয়।
    .step = word:close 2, word:close
lesson-breadth-first-proof-1 = তাই কোনো ঘর আবার সামনে এলে বোঝা যায়, আগেরবার তার দূরত্ব এর চেয়ে বেশি ছিল না: কিছুই বদলায় না।
    .step = word:reject
lesson-breadth-first-proof-2 = ঘরগুলো কিউ ছাড়ে দূরত্বের ক্রমে। তাই লক্ষ্যের পালা যখন আসে, তার সংখ্যাটিই সবচেয়ে ছোট পথের দৈর্ঘ্য; তার আগেই কিউ ফুরিয়ে গেলে কোনো পথ নেই (মুর, ১৯৫৯; কোরমেন ও অন্যদের বই, গ্রাফের অধ্যায়)।
    .step = word:found, word:exhausted
lesson-breadth-first-cost-1 = প্রতিটি ঘর কিউতে ঢোকে বড়জোর একবার, আর সেখান থেকে ঘোড়ার চাল বড়জোর ৮টি: সময় `O(V + E)`, মেমোরি `O(V)`। দাবার বোর্ডে ঘর `V = ৬৪`টি আর এজ `E = ১৬৮`টি; প্রতিটি এজ দেখা হয় দুই মাথা থেকেই।
    .step = last word:expand

## closed-form

lesson-closed-form-idea-1 = কাজে লাগে শুধু দুটি সংখ্যা: ঘর দুটির মাঝে কত সারি আর কত কলামের তফাত। বড়টি `x`, ছোটটি `y`।
    .step = word:start
lesson-closed-form-invariant-1 = এক চালে লম্বা দিকে বড়জোর ২ ঘর যাওয়া যায়, দুই দিক মিলিয়ে বড়জোর ৩ ঘর। তাই কোনো পথেই `k`-এর কম চাল হয় না; `k` হলো `x/২` আর `(x + y)/৩`-এর মধ্যে যেটি বড়, ওপরের পূর্ণ সংখ্যায়।
    .step = formula-least, word:compare, word:start
lesson-closed-form-invariant-2 = প্রতি চালে `x + y` বদলায় বিজোড় সংখ্যায়, কারণ ঘোড়া প্রতিবার ঘরের রং বদলায়। তাই `x + y` জোড় হলে তবেই চালের সংখ্যা জোড়; `k` তার সঙ্গে না মিললে আরও একটি চাল লাগে।
    .step = formula-fits, formula-one-more, word:start
lesson-closed-form-proof-1 = তিনটি ব্যতিক্রম বাদে সব জায়গাতেই এই নিম্নসীমায় পৌঁছানো যায় (দেজা ও দেজা, ২০০৯)। আমাদের পরীক্ষায় নানা মাপের বোর্ডের সব জোড়া ঘরে এটি ব্রেডথ-ফার্স্ট সার্চের সঙ্গে মিলিয়ে দেখা হয়।
    .step = formula-everywhere, word:found
lesson-closed-form-limits-1 = পাশাপাশি লাগোয়া ঘরে যেতে লাগে ৩ চাল, কর্ণ বরাবর দুই ঘর দূরে ৪, আর কোণ থেকে তার কোনাকুনি পাশের ঘরে ৪। দেয়াল থাকলে, বা কোনো বাহু ৫-এর কম হলে, সূত্র খাটে না; তখন সার্চ লাগে।
    .step = formula-neighbour, formula-two-diagonal, formula-corner, word:found
lesson-closed-form-cost-1 = হাতে গোনা কয়েকটি যোগ-ভাগ: যেকোনো মাপের বোর্ডে `O(1)`, মনে রাখারও কিছু নেই।
    .step = word:found
