puzzle-magic-square-hint = ওপরের সারি থেকে এক এক সারি লিখুন: ৮ ১ ৬ / ৩ ৫ ৭ / ৪ ৯ ২। নতুন লাইন, সেমিকোলন বা / দিলে সারি শেষ হয়; CSV আর LaTeX-ও চলে। ফাঁকা ঘরের জন্য ০। কিছু না লিখলে স্কয়ারটি বানিয়ে দেওয়া হবে; কোনো ঘরে ট্যাপ করেও সংখ্যা লিখতে পারেন।
puzzle-magic-square-story = চীনের এক কিংবদন্তিতে আছে, লুও নদী থেকে একটি কচ্ছপ উঠে এসেছিল, তার পিঠে ছিল ৩×৩ ম্যাজিক স্কয়ার “লো শু”। বিজোড় বাহুর স্কয়ারের পদ্ধতিটি ১৬৮৮ সালে শ্যামদেশ থেকে ফেরার জাহাজে ফ্রান্সে নিয়ে আসেন সিমোঁ দ্য লা লুবের, আর ছাপান ১৬৯১ সালে; তাই এর নাম শ্যামদেশীয়। অথচ তিনি এটি পেয়েছিলেন ভ্যাঁসাঁ নামের একজনের কাছে, আর ভ্যাঁসাঁ শিখেছিলেন ভারতের সুরাটে। আলব্রেখট ড্যুরার তাঁর খোদাইচিত্র “মেলেনকোলিয়া ১”-এ একটি ৪×৪ স্কয়ার রেখেছিলেন, যার নিচের সারির মাঝখানে আছে ছবিটির সাল, ১৫১৪। ৪×৪ ম্যাজিক স্কয়ার মোট ৮৮০টি; সবকটির তালিকা করেন বের্নার ফ্রেনিকল দ্য বেসি, তা ছাপা হয় ১৬৯৩ সালে। ৫×৫ স্কয়ার কয়টি, ১৯৭৩ সালে কম্পিউটারে তা গোনেন রিচার্ড শ্রোপেল: ২৭,৫৩,০৫,২২৪টি।

preset-magic-square-siamese-3 = শ্যামদেশীয় পদ্ধতিতে সবচেয়ে ছোট স্কয়ার
preset-magic-square-siamese-7 = কিনারা পেরিয়ে উল্টো পাশে: ৭×৭
preset-magic-square-doubly-8 = আগে সোজা গোনা, পরে উল্টো: ৮×৮
preset-magic-square-singly-6 = তিন অদলবদলেই ম্যাজিক: ৬×৬
preset-magic-square-singly-10 = পনেরো অদলবদল: ১০×১০
preset-magic-square-durer = ড্যুরারের ১৫১৪ সালের স্কয়ার যাচাই
preset-magic-square-failing = দুটি সংখ্যা জায়গা বদলেছে
preset-magic-square-sagrada = প্রতিটি রেখায় ৩৩, তবু…
preset-magic-square-three-given = তিনটি সংখ্যা থেকে লো শু
preset-magic-square-durer-gaps = ড্যুরারের স্কয়ার, মাঝে মাঝে ফাঁকা
preset-magic-square-eight = ৩×৩-এর আটটি স্কয়ার
preset-magic-square-frenicle = ৪×৪-এর ৭০৪০টি স্কয়ার
preset-magic-square-cheapest = সবচেয়ে কম খরচে ম্যাজিক স্কয়ার
preset-magic-square-hundred = একশ বাই একশ

algorithm-auto = যে পদ্ধতি খাটে
algorithm-auto-about = n-কে ৪ দিয়ে ভাগ করলে যে ভাগশেষ থাকে তা দেখে পদ্ধতি বাছে, তারপর চালায়। স্কয়ার দেওয়া থাকলে সেটি পূরণ করে, আর ভরা থাকলে যাচাই করে।
algorithm-siamese = শ্যামদেশীয় পদ্ধতি (বিজোড় n)
algorithm-siamese-about = এক ঘর ওপরে, এক ঘর ডানে; কিনারা পেরোলে উল্টো পাশে, আর ঘরটি দখলে থাকলে নিচে: n = ৩, ৫, ৭, …
algorithm-doubly-even = ডাবল-জোড় পদ্ধতি (n = ৪-এর গুণিতক)
algorithm-doubly-even-about = চিহ্নিত ব্লকে সোজা গোনা, বাকি ঘরে উল্টো গোনা: n = ৪, ৮, ১২, …
algorithm-singly-even = সিঙ্গেল-জোড় পদ্ধতি (n = বিজোড়ের দ্বিগুণ)
algorithm-singly-even-about = পাশাপাশি চারটি শ্যামদেশীয় স্কয়ার, তারপর অদলবদল করে সারিগুলো সমান করা: n = ৬, ১০, ১৪, …
algorithm-check = এটি কি ম্যাজিক?
algorithm-check-about = সংখ্যাগুলো দেখে, প্রতিটি রেখা যোগ করে, আর কোন কোনটি মেলে না তা বলে।
algorithm-complete = স্কয়ার পূরণ
algorithm-complete-about = যে রেখায় ফাঁকা ঘর সবচেয়ে কম, সবসময় সেটিই ভরে: শেষ সংখ্যাটি অবধারিত, বাকিগুলো চেষ্টা করে দেখা হয়, আর যা কোথাও পৌঁছায় না তা ফিরিয়ে নেওয়া হয়।
algorithm-completions = পূরণের সব উপায়
algorithm-completions-about = ৪×৪ পর্যন্ত স্কয়ার যতভাবে পূরণ করা যায়, সব গোনে ও তালিকা করে।
algorithm-nearest = সবচেয়ে কাছের ম্যাজিক স্কয়ার
algorithm-nearest-about = ৩×৩ স্কয়ারটিকে আটটি ম্যাজিক স্কয়ারের সঙ্গে মেলায়; a বদলে b করার খরচ a ও b-এর পার্থক্য।
option-until = কোথায় থামবে
choice-first = প্রথমবার পূরণ হলেই
choice-all = সব উপায় পেলে
option-seed = সিড
algorithm-large = বড় স্কয়ার
algorithm-large-about = গোটা গোটা সারি লম্বা পূর্ণসংখ্যা হিসেবে একবারে যোগ করে: { $n } × { $n } পর্যন্ত।

option-n = বাহু n
counter-numbers = লেখা সংখ্যা
counter-exchanges = অদলবদল
counter-lines = যোগ করা রেখা
counter-reports = রিপোর্ট
counter-tried = চেষ্টা করা সংখ্যা
counter-refused = বাদ
counter-erased = ফিরিয়ে নেওয়া
counter-completions = পূরণ
counter-squares = মেলানো স্কয়ার
list-closed = পূরণ করা স্কয়ার, শেষেরটি আগে
list-open-h = আটটি স্কয়ার, কম খরচেরটি আগে
plot-wrong-lines = এখনো ভুল রেখা
plot-line-wrong = ভুল রেখা
result-square = স্কয়ার
result-constant = এক রেখার ম্যাজিক যোগফল
result-magic = ম্যাজিক
result-failing = যেসব রেখা মেলে না
result-same-sum = এখানে প্রতিটি রেখার যোগফল
result-repeated = যেসব সংখ্যা একাধিকবার আছে
result-missing = যেসব সংখ্যা নেই
result-outside = যেসব সংখ্যা বেশি বড়
result-empty = ফাঁকা ঘর
result-completions = পূরণের উপায়
result-square-none = একটিও নেই।
result-squares = সবকটি, সংখ্যা ধরে ধরে
result-cost = খরচ
result-changed = বদলানো ঘর
result-associated = অ্যাসোসিয়েটেড (বিপরীত দুই ঘরের যোগফল n² + ১)
result-pandiagonal = প্যানডায়াগোনাল (ভাঙা কর্ণেও একই যোগফল)
table-known-squares = ম্যাজিক স্কয়ার মোট কয়টি
table-known-squares-note = ঘুরিয়ে বা উল্টে একটি থেকে আরেকটি পাওয়া গেলে দ্বিতীয় কলামে সেগুলো মিলে একটি, তৃতীয় কলামে প্রতিটি আলাদা। ৪×৪: ফ্রেনিকল দ্য বেসি, ১৬৯৩। ৫×৫: শ্রোপেল, ১৯৭৩।
column-n = n
column-essentially = ভিন্ন ভিন্ন স্কয়ার
column-with-symmetries = ঘোরানো ও উল্টানোসহ

## Legend

legend-role-current = { $algorithm ->
    [check] যে রেখা এখন যোগ হচ্ছে
   *[other] এইমাত্র লেখা, আর তাতে যেসব যোগফল বদলাল
}
legend-role-goal = { $word ->
    [found] ম্যাজিক স্কয়ার
   *[other] এই যোগফল ঠিক
}
legend-role-conflict = { $algorithm ->
    [siamese] যে ঘর দখলে আছে
    [nearest] যে সংখ্যা বদলাবে
    [complete] বাদ, বা ফিরিয়ে নেওয়া
    [singly-even] এই যোগফল এখনো ঠিক নয়
   *[other] ভুল
}
legend-role-hint = { $algorithm ->
    [doubly-even] চিহ্নিত ঘর
    [singly-even] এবার যে ব্লকের পালা
    [siamese] প্রথম সংখ্যা বসবে এখানে
    [nearest] যে সংখ্যা বদলেছে
   *[other] যে রেখার কথা হচ্ছে তার ঘর
}
legend-edge = রেখার যোগফল
legend-link = { $algorithm ->
    [siamese] আগের সংখ্যা থেকে এই সংখ্যায়
    [singly-even] এই দুটি জায়গা বদলায়
   *[other] একে অন্যের সঙ্গে যুক্ত
}

## Siamese

reason-siamese-start = { $n ->
    [1] ১ সংখ্যাটি একাই ১×১ স্কয়ার।
   *[other] ১ থেকে { $last } সংখ্যাগুলোর যোগফল { $total }, তাই { $n }টি সারির প্রতিটির যোগফল হতে হবে { $total } / { $n } = { $constant }। নিয়ম: ওপরের সারির মাঝখান থেকে শুরু, প্রতিবার এক ঘর ওপরে ও এক ঘর ডানে, কিনারা পেরোলে উল্টো দিক থেকে; ঘরটি ভরা থাকলে এক ঘর নিচে।
}
reason-siamese-first = { $number } বসল ওপরের সারির মাঝখানে: সারি { $row }, কলাম { $column }।
reason-siamese-up-right = এক ঘর ওপরে, এক ঘর ডানে ফাঁকা: { $number } বসল সারি { $row }, কলাম { $column }-এ।
reason-siamese-off-top = এক ঘর ওপরে, এক ঘর ডানে গেলে ওপরের কিনারা পেরিয়ে যায়, তাই { $number } বসল পরের কলামের একেবারে নিচে: সারি { $row }, কলাম { $column }।
reason-siamese-off-right = এক ঘর ওপরে, এক ঘর ডানে গেলে ডান কিনারা পেরিয়ে যায়, তাই { $number } বসল সেই সারির সবচেয়ে বাঁয়ের কলামে: সারি { $row }, কলাম { $column }।
reason-siamese-corner = এক ঘর ওপরে, এক ঘর ডানে গেলে কোণ পেরিয়ে যায়, তাই { $number } বসল ঠিক নিচের ঘরে: সারি { $row }, কলাম { $column }।
reason-siamese-taken = এক ঘর ওপরে, এক ঘর ডানে { $taken } আগেই বসে আছে, তাই { $number } বসল শেষ সংখ্যাটির নিচের ঘরে: সারি { $row }, কলাম { $column }।
reason-siamese-found = প্রতিটি সারি ও কলামে পরপর { $n }টি সংখ্যার প্রতিটি দল থেকে একটি করে সংখ্যা আছে, প্রতিটি নিজের দলের আলাদা স্থান থেকে: তাই সবার যোগফল { $constant }, কর্ণেরও।

## Doubly even

reason-doubly-start = n = { $n }-কে ৪ দিয়ে ভাগ করা যায়, আর n / ৪ = { $quarter } হলো কোণের ব্লকগুলোর বাহু। প্রতিটি রেখার যোগফল হতে হবে { $constant }।
reason-doubly-corners = চার কোণের { $side }×{ $side } ব্লকগুলো চিহ্নিত করা যাক।
reason-doubly-centre = মাঝখানের { $side }×{ $side } ব্লকটি চিহ্নিত করা যাক। এখন প্রতিটি সারি ও কলামের অর্ধেক ঘর চিহ্নিত।
reason-doubly-forwards = প্রথম দফা: বাঁ থেকে ডানে, ওপর থেকে নিচে সব ঘর ১ থেকে { $last } পর্যন্ত গুনে যাওয়া হবে, আর চিহ্নিত { $count }টি ঘরে বসবে গোনার সংখ্যাটি।
reason-doubly-marked = { $number } নম্বর ঘরটি চিহ্নিত, তাই তাতে বসল তার নিজের নম্বর: সারি { $row }, কলাম { $column }।
reason-doubly-backwards = দ্বিতীয় দফা: একই ক্রমে { $last } থেকে ১ পর্যন্ত উল্টো গোনা হবে, আর বাকি { $count }টি ঘরে বসবে গোনার সংখ্যাটি।
reason-doubly-other = { $count } নম্বর ঘরটি চিহ্নিত নয়, তাই তাতে বসল { $all } − { $count } = { $number }: সারি { $row }, কলাম { $column }।
reason-doubly-found = এই { $n }×{ $n } স্কয়ারের প্রতিটি রেখার যোগফল { $constant }।

## Singly even

reason-singly-start = n = { $n } হলো বিজোড় সংখ্যা { $h }-এর দ্বিগুণ: এতে { $h }×{ $h } মাপের চারটি শ্যামদেশীয় স্কয়ার ধরে, প্রতিটিতে { $quarter }টি সংখ্যা। প্রতিটি রেখার যোগফল হতে হবে { $constant }।
reason-singly-block = { $block ->
    [A] ওপরের বাঁ দিকের
    [B] ওপরের ডান দিকের
    [C] নিচের বাঁ দিকের
   *[other] নিচের ডান দিকের
} ব্লক { $block }-তে বসবে { $first } থেকে { $last }, { $h }×{ $h } স্কয়ারের শ্যামদেশীয় পদ্ধতিতে।
reason-singly-number = শ্যামদেশীয় পদ্ধতি: { $number } বসল সারি { $row }, কলাম { $column }-এ।
reason-singly-copy = সেই { $h }×{ $h } নকশাই আবার, প্রতিটি সংখ্যা { $add } বেশি: ব্লক { $block }-তে { $first } থেকে { $last }।
reason-singly-unbalanced = সব কলাম ঠিক আছে, কিন্তু ওপরের সারিগুলোর যোগফল { $upper }, { $gap } কম; আর নিচেরগুলোর { $lower }, { $gap } বেশি। { $wrong }টি রেখা ভুল, তাই স্কয়ারটি এখনো ম্যাজিক নয়: যোগফল হওয়ার কথা { $constant }।
reason-singly-exchange = { $count }টি অদলবদলে সব ঠিক হয়, প্রতিটি { $h } সারি নিচের ঘরের সঙ্গে; কলামের যোগফল তাতে বদলায় না। ওপরের প্রতিটি সারিতে বদলায় সবচেয়ে বাঁয়ের { $k ->
    [one] সংখ্যাটি
   *[other] { $k }টি সংখ্যা
}; এই সারিগুলোর মাঝেরটিতে তা শুরু হয় এক কলাম ডানে সরে। n = ১০ থেকে ডান প্রান্তের কিছু সংখ্যাও জায়গা বদলায়।
reason-singly-left = অদলবদল { $done }, মোট { $count }: সারি { $row }, কলাম { $column }-এর { $upper } আর নিচের { $lower } জায়গা বদলাল। { $row } নম্বর সারির যোগফল এখন { $sum }{ $right ->
    [0] , হওয়ার কথা { $constant }
   *[other] , ঠিক যা হওয়ার কথা
}; { $wrong ->
    [0] আর কোনো রেখা ভুল নেই
    [1] এখনো একটি রেখা ভুল
   *[other] এখনো { $wrong }টি রেখা ভুল
}।
reason-singly-middle = অদলবদল { $done }, মোট { $count }: { $row } নম্বর সারিটি মাঝের, সেখানে কর্ণ মেলানোর জন্য ১ নম্বর কলাম বাদ থাকে: { $column } নম্বর কলামের { $upper } আর নিচের { $lower } জায়গা বদলাল। { $row } নম্বর সারির যোগফল এখন { $sum }{ $right ->
    [0] , হওয়ার কথা { $constant }
   *[other] , ঠিক যা হওয়ার কথা
}; { $wrong ->
    [0] আর কোনো রেখা ভুল নেই
    [1] এখনো একটি রেখা ভুল
   *[other] এখনো { $wrong }টি রেখা ভুল
}।
reason-singly-right = অদলবদল { $done }, মোট { $count }: ডান দিকে সারি { $row }, কলাম { $column }-এর { $upper } আর নিচের ছোট সংখ্যা { $lower } জায়গা বদলাল। { $row } নম্বর সারির যোগফল এখন { $sum }{ $right ->
    [0] , হওয়ার কথা { $constant }
   *[other] , ঠিক যা হওয়ার কথা
}; { $wrong ->
    [0] আর কোনো রেখা ভুল নেই
    [1] এখনো একটি রেখা ভুল
   *[other] এখনো { $wrong }টি রেখা ভুল
}।
reason-singly-found = এই { $n }×{ $n } স্কয়ারের প্রতিটি রেখার যোগফল { $constant }।

## Judging

reason-check-start = এই { $n }×{ $n } স্কয়ার কি ম্যাজিক? ১ থেকে { $last } একবার করে বসলে প্রতিটি রেখার যোগফল হতে হয় { $constant }{ $empty ->
    [0] ।
    [one] ; একটি ঘর ফাঁকা।
   *[other] ; { $empty }টি ঘর ফাঁকা।
}
reason-check-empty = { $n }×{ $n } স্কয়ারটি খালি: যাচাই করার কিছু নেই। এতে ১ থেকে { $last } পর্যন্ত সংখ্যা লিখুন; প্রতিটি রেখার যোগফল হতে হবে { $constant }।
reason-check-normal = { $n ->
    [1] একমাত্র সংখ্যাটি ১, যেমন হওয়ার কথা।
   *[other] সংখ্যাগুলো ১ থেকে { $last }, প্রতিটি একবার। সব মিলিয়ে { $total }, যা ভাগ হয় { $n }টি সারিতে: প্রতিটির ভাগে { $constant }।
}
reason-check-repeated = { $number } আছে { $count } বার, কিন্তু ১ থেকে { $last } পর্যন্ত প্রতিটি সংখ্যা থাকতে পারে শুধু একবার।
reason-check-outside = { $count ->
    [one] { $number } বেশি বড়: { $n }×{ $n } স্কয়ারের শেষ সংখ্যা { $last }।
   *[other] { $count }টি সংখ্যা বেশি বড়: { $n }×{ $n } স্কয়ারের শেষ সংখ্যা { $last }; এগুলোর প্রথমটি { $number }।
}
reason-check-missing = { $count ->
    [one] { $number } নেই।
   *[other] ১ থেকে { $last } পর্যন্ত সংখ্যার মধ্যে { $count }টি নেই; এগুলোর প্রথমটি { $number }।
}
sums-to = { $kind ->
    [row] { $index } নম্বর সারির
    [column] { $index } নম্বর কলামের
    [falling] ওপরের বাঁ কোণ থেকে নামা কর্ণের
   *[other] নিচের বাঁ কোণ থেকে ওঠা কর্ণের
} যোগফল { $sum }
reason-line-right = { sums-to }, ঠিক যা হওয়ার কথা।
reason-line-same = { sums-to }, বাকি সব রেখারও তা-ই; তবে ১, ২, ৩, … বসলে যা হতো তা নয়।
reason-line-wrong = { sums-to }, { $constant }-এর চেয়ে { $gap } { $than ->
    [more] বেশি
   *[other] কম
}।
reason-line-over = { $kind ->
    [row] { $index } নম্বর সারির
    [column] { $index } নম্বর কলামের
    [falling] ওপরের বাঁ কোণ থেকে নামা কর্ণের
   *[other] নিচের বাঁ কোণ থেকে ওঠা কর্ণের
} যোগফল এখনই { $sum }, তাই { $empty ->
    [one] ফাঁকা ঘরটির
   *[other] { $empty }টি ফাঁকা ঘরের
} জন্য { $constant } থেকে আর কিছুই বাকি থাকে না।
reason-line-open = { $kind ->
    [row] { $index } নম্বর সারি
    [column] { $index } নম্বর কলাম
    [falling] ওপরের বাঁ কোণ থেকে নামা কর্ণ
   *[other] নিচের বাঁ কোণ থেকে ওঠা কর্ণ
} এখনো ভরেনি: যোগফল { $sum }, আর { $empty ->
    [one] ফাঁকা ঘরটির
   *[other] { $empty }টি ফাঁকা ঘরের
} জন্য { $constant } থেকে বাকি আছে { $gap }।
reason-check-associated = স্কয়ারটি অ্যাসোসিয়েটেডও: কেন্দ্রের দুই পাশে মুখোমুখি যেকোনো দুই সংখ্যার যোগফল { $pair }।
reason-check-pandiagonal = স্কয়ারটি প্যানডায়াগোনালও: কিনারা পেরিয়ে উল্টো পাশে চলে যাওয়া { $count }টি ভাঙা কর্ণেরও যোগফল { $constant }।
reason-check-magic = এই { $n }×{ $n } স্কয়ারের প্রতিটি রেখার যোগফল { $constant }: এটি ম্যাজিক।
reason-check-fails = এটি ম্যাজিক নয়: { $lines }টি রেখার মধ্যে { $wrong }টির যোগফল { $sum } নয়।
reason-check-two = এটি ম্যাজিক নয়, আর ২×২ কোনো স্কয়ারই ম্যাজিক হয় না: প্রথম সারি আর প্রথম কলামে একটি সংখ্যা একই, তাই বাকি দুটিকে সমান হতে হতো।
reason-check-not-normal = প্রতিটি রেখার যোগফল { $sum }, কিন্তু সংখ্যাগুলো ১ থেকে { $last } একবার করে নয়: এটি স্বাভাবিক ম্যাজিক স্কয়ার নয়। { $same ->
    [0] ওই সংখ্যাগুলো বসলে প্রতিটি রেখার যোগফল হতো { $constant }।
   *[other] শুধু যোগফল ঠিক হলেই তা হয় না।
}
reason-check-incomplete = এখনো কোনো ভুল নেই, তবে { $empty ->
    [one] একটি ঘর
   *[other] { $empty }টি ঘর
} ফাঁকা: এই অবস্থায় এটি ম্যাজিক স্কয়ার নয়।
reason-check-hopeless = এ অবস্থায় এটি আর ম্যাজিক হতে পারে না: { $wrong ->
    [0] কোনো সংখ্যা বেশি বড়, বা একাধিকবার আছে।
    [one] { $lines }টি রেখার একটি এখনই ভুল।
   *[other] { $lines }টি রেখার { $wrong }টি এখনই ভুল।
}

## Completing

reason-complete-start = { $empty ->
    [one] একটি ঘর ফাঁকা
   *[other] { $empty }টি ঘর ফাঁকা
}। { $n }×{ $n } স্কয়ারের প্রতিটি রেখার যোগফল হতে হবে { $constant }, আর ১ থেকে { $last } পর্যন্ত প্রতিটি সংখ্যা থাকবে একবার।
reason-complete-forced = { $kind ->
    [row] { $index } নম্বর সারির
    [column] { $index } নম্বর কলামের
    [falling] ওপরের বাঁ কোণ থেকে নামা কর্ণের
   *[other] নিচের বাঁ কোণ থেকে ওঠা কর্ণের
} ফাঁকা ঘর একটিই: সারি { $row }, কলাম { $column }-এ বসতেই হবে { $constant } − { $sum } = { $number }।
reason-complete-tried = { $kind ->
    [row] { $index } নম্বর সারির
    [column] { $index } নম্বর কলামের
    [falling] ওপরের বাঁ কোণ থেকে নামা কর্ণের
   *[other] নিচের বাঁ কোণ থেকে ওঠা কর্ণের
} ফাঁকা ঘর সবচেয়ে কম, { $empty }টি: সারি { $row }, কলাম { $column }-এ { $number } বসিয়ে দেখা যাক।
reason-complete-outside = { $kind ->
    [row] { $index } নম্বর সারির
    [column] { $index } নম্বর কলামের
    [falling] ওপরের বাঁ কোণ থেকে নামা কর্ণের
   *[other] নিচের বাঁ কোণ থেকে ওঠা কর্ণের
} শেষ ঘরে লাগে { $constant } − { $sum } = { $number }, যা ১ থেকে { $last }-এর মধ্যে নয়: বাদ।
reason-complete-taken = { $kind ->
    [row] { $index } নম্বর সারির
    [column] { $index } নম্বর কলামের
    [falling] ওপরের বাঁ কোণ থেকে নামা কর্ণের
   *[other] নিচের বাঁ কোণ থেকে ওঠা কর্ণের
} শেষ ঘরে লাগে { $constant } − { $sum } = { $number }, কিন্তু { $number } অন্য জায়গায় বসে আছে: বাদ।
reason-complete-last = সারি { $row }, কলাম { $column }-এ { $number } বাদ: তাহলে { $kind ->
    [row] { $index } নম্বর সারির
    [column] { $index } নম্বর কলামের
    [falling] ওপরের বাঁ কোণ থেকে নামা কর্ণের
   *[other] নিচের বাঁ কোণ থেকে ওঠা কর্ণের
} শেষ ঘরে লাগত { $rest }, যা আর হাতে নেই।
reason-complete-less = সারি { $row }, কলাম { $column }-এ { $number } বাদ: { $left ->
    [0] তাহলে { $kind ->
        [row] { $index } নম্বর সারির
        [column] { $index } নম্বর কলামের
        [falling] ওপরের বাঁ কোণ থেকে নামা কর্ণের
       *[other] নিচের বাঁ কোণ থেকে ওঠা কর্ণের
    } যোগফল { $constant } হতো না
   *[other] তাহলে { $kind ->
        [row] { $index } নম্বর সারির
        [column] { $index } নম্বর কলামের
        [falling] ওপরের বাঁ কোণ থেকে নামা কর্ণের
       *[other] নিচের বাঁ কোণ থেকে ওঠা কর্ণের
    } বাকি ঘরগুলোর জন্য হাতের সবচেয়ে ছোট সংখ্যাগুলোও বেশি বড়
}।
reason-complete-more = সারি { $row }, কলাম { $column }-এ { $number } বাদ: { $left ->
    [0] তাহলে { $kind ->
        [row] { $index } নম্বর সারির
        [column] { $index } নম্বর কলামের
        [falling] ওপরের বাঁ কোণ থেকে নামা কর্ণের
       *[other] নিচের বাঁ কোণ থেকে ওঠা কর্ণের
    } যোগফল { $constant } হতো না
   *[other] তাহলে { $kind ->
        [row] { $index } নম্বর সারির
        [column] { $index } নম্বর কলামের
        [falling] ওপরের বাঁ কোণ থেকে নামা কর্ণের
       *[other] নিচের বাঁ কোণ থেকে ওঠা কর্ণের
    } বাকি ঘরগুলোর জন্য হাতের সবচেয়ে বড় সংখ্যাগুলোও বেশি ছোট
}।
reason-complete-erased = সারি { $row }, কলাম { $column }-এ { $number } রেখে আর কিছু পাওয়ার নেই: ফিরিয়ে নেওয়া হলো।
reason-complete-found = প্রতিটি রেখার যোগফল { $constant }: { $count } নম্বর পূরণ।
reason-complete-all = { $count ->
    [0] সব চেষ্টা শেষ: এই স্কয়ার পূরণ করা যায় না।
    [1] সব চেষ্টা শেষ: পূরণ করা যায় ঠিক একভাবে।
   *[other] সব চেষ্টা শেষ: পূরণ করা যায় { $count }ভাবে।
}
reason-completions-start = { $empty }টি ঘর ফাঁকা। পূরণের সব উপায় খোঁজা হবে; প্রতিটি রেখার যোগফল হতে হবে { $constant }।
reason-completions-progress = { $tried }টি সংখ্যা চেষ্টা করা হয়েছে, { $count }টি স্কয়ার পাওয়া গেছে।
reason-completions-found = { $count ->
    [1] পূরণ করা যায় ঠিক একভাবে।
   *[other] পূরণ করা যায় { $count }ভাবে; এটি প্রথম।
}
reason-completions-none = সব চেষ্টা শেষ: এই { $n }×{ $n } স্কয়ার পূরণ করা যায় না।

## The nearest square

reason-nearest-start = ৩×৩ ম্যাজিক স্কয়ার আটটি, সবই একটির ঘোরানো বা উল্টানো রূপ। a বদলে b করার খরচ যদি হয় a ও b-এর পার্থক্য, তবে কোনটির খরচ সবচেয়ে কম?
square-priced = ৮টির মধ্যে { $number } নম্বর স্কয়ার: বদলাবে { $changed }টি সংখ্যা, খরচ { $cost }
reason-nearest-priced = { square-priced }। এ পর্যন্ত সবচেয়ে কম { $least }।
reason-nearest-best = { square-priced }: এ পর্যন্ত এটিই সবচেয়ে কম।
reason-nearest-found = { $changed ->
    [0] স্কয়ারটি আগে থেকেই ম্যাজিক: কোনো খরচ নেই।
   *[other] সবচেয়ে কম খরচ { $cost }: বদলায় { $changed }টি সংখ্যা।
}

## Large squares

reason-large-odd = n = { $n } বিজোড়: প্রতিটি সারি তার ওপরেরটিই, শুধু এক কলাম বাঁয়ে সরানো আর প্রতিটি সংখ্যা ১ কম, তারপর এক জায়গায় { $n } যোগ করা। প্রতিটি রেখার যোগফল হতে হবে { $constant }।
reason-large-doubly-even = n = { $n }-কে ৪ দিয়ে ভাগ করা যায়: এক সারি থেকে পরের সারিতে চিহ্নিত সংখ্যাগুলো { $n } করে বাড়ে, বাকিগুলো { $n } করে কমে। প্রতিটি রেখার যোগফল হতে হবে { $constant }।
reason-large-singly-even = n = { $n } একটি বিজোড় সংখ্যার দ্বিগুণ: প্রতিটি সারি দুটি শ্যামদেশীয় সারি জোড়া দিয়ে তৈরি, তাদের কিছু সংখ্যা অদলবদল করা। প্রতিটি রেখার যোগফল হতে হবে { $constant }।
reason-large-rows = { $n }টি সারির { $done }টির হিসাব হয়েছে।
reason-large-square = { $n }টি সারিতে { $last }টি সংখ্যার সবকটি বসেছে; প্রতিটি রেখার যোগফল { $constant }। কাছ থেকে দেখতে বোর্ডের ওপর পয়েন্টার ঘোরান।

## By hand

reason-hand-empty = ১ থেকে { $last } একবার করে এমনভাবে লিখুন যেন প্রতিটি রেখার যোগফল হয় { $constant }। যোগফল এটিই হতে বাধ্য: ১ + ২ + … + { $last } ভাগ হয় { $n }টি সারিতে।
reason-hand-magic = { $lines }টি রেখারই যোগফল { $constant }: এটি ম্যাজিক!
reason-hand-not-normal = { $lines }টি রেখারই যোগফল { $sum }, কিন্তু সংখ্যাগুলো ১ থেকে { $last } একবার করে নয়, যাতে যোগফল হয় { $constant }: এটি স্বাভাবিক ম্যাজিক স্কয়ার নয়।
reason-hand-square = { $last }টি ঘরের { $filled }টি ভরা। { $lines }টি রেখার মধ্যে { $right }টির যোগফল { $constant }{ $wrong ->
    [0] {""}
   *[other] , { $wrong }টির আর তা হওয়ার উপায় নেই
}{ $repeated ->
    [0] {""}
   *[other] ; { $repeated } আছে { $times } বার
}{ $outside ->
    [0] {""}
   *[other] ; { $outside } সংখ্যাটি { $last }-এর চেয়ে বড়
}।
reason-hint-done = এটি ম্যাজিক: প্রতিটি রেখার যোগফল { $constant }।
reason-hint-repeated = { $number } একাধিকবার আছে। একটি বদলান: ১ থেকে { $last } পর্যন্ত প্রতিটি সংখ্যা থাকে একবার।
reason-hint-outside = { $number } সংখ্যাটি { $last }-এর চেয়ে বড়। ১ থেকে { $last }-এর মধ্যে একটি সংখ্যা নিন।
reason-hint-line-wrong = { sums-to }, কিন্তু ভরা রেখায় হতে হবে { $constant }: আগে সেখানে কোনো সংখ্যা বদলান।
reason-hint-forced = { $kind ->
    [row] { $index } নম্বর সারিতে
    [column] { $index } নম্বর কলামে
    [falling] ওপরের বাঁ কোণ থেকে নামা কর্ণে
   *[other] নিচের বাঁ কোণ থেকে ওঠা কর্ণে
} ফাঁকা ঘর একটিই: সারি { $row }, কলাম { $column }-এ বসতেই হবে { $constant } − { $sum } = { $number }।
reason-hint-too-large = { $kind ->
    [row] { $index } নম্বর সারির
    [column] { $index } নম্বর কলামের
    [falling] ওপরের বাঁ কোণ থেকে নামা কর্ণের
   *[other] নিচের বাঁ কোণ থেকে ওঠা কর্ণের
} শেষ ঘরে লাগে { $constant } − { $sum } = { $number }, যা { $last }-এর চেয়ে বড়: এ অবস্থায় স্কয়ারটি আর পূরণ করা যাবে না।
reason-hint-taken = { $kind ->
    [row] { $index } নম্বর সারির
    [column] { $index } নম্বর কলামের
    [falling] ওপরের বাঁ কোণ থেকে নামা কর্ণের
   *[other] নিচের বাঁ কোণ থেকে ওঠা কর্ণের
} শেষ ঘরে লাগে { $constant } − { $sum } = { $number }, কিন্তু { $number } অন্য জায়গায় বসে আছে: এ অবস্থায় স্কয়ারটি আর পূরণ করা যাবে না।
reason-hint-two-numbers = { $kind ->
    [row] { $index } নম্বর সারির
    [column] { $index } নম্বর কলামের
    [falling] ওপরের বাঁ কোণ থেকে নামা কর্ণের
   *[other] নিচের বাঁ কোণ থেকে ওঠা কর্ণের
} জন্য সারি { $row }, কলাম { $column }-এ লাগে { $constant } − { $sum } = { $number }, কিন্তু আরেকটি রেখার জন্য সেখানে লাগে { $other }: এ অবস্থায় স্কয়ারটি আর পূরণ করা যাবে না।
reason-no-forced-cell = ফাঁকা ঘর একটিই, এমন কোনো রেখা নেই; তাই কোনো সংখ্যাই এখনো অবধারিত নয়। প্রতিটি রেখার যোগফল হতে হবে { $constant }।
reason-hint-completion = কোনো রেখা এখনো কোনো সংখ্যা অবধারিত করে না, তবে সারি { $row }, কলাম { $column }-এ { $number } বসালে স্কয়ারটি পূরণ করা যায়।
reason-hint-hopeless = এ অবস্থায় স্কয়ারটি আর পূরণ করা যাবে না: আগে একটি সংখ্যা বদলান। প্রতিটি রেখার যোগফল হতে হবে { $constant }।

## Errors

error-no-square-of-two = n = { $n } হলে কোনো ম্যাজিক স্কয়ার নেই। প্রথম সারি a + b আর প্রথম কলাম a + c সমান হতে হতো, তাই b = c, অর্থাৎ একটি সংখ্যা দুবার থাকত।
error-other-remainder = “{ $algorithm }” n = { $n }-এর জন্য খাটে না: ৪ দিয়ে ভাগ করলে ভাগশেষ থাকে { $rest }। খাটে “{ $method }”।
error-square-other-size = স্কয়ারে সারি { $count }টি, কিন্তু n = { $n }। { $n } সারির স্কয়ার দিন, না হলে n বাদ দিন।
error-nearest-nine-numbers = সবচেয়ে কাছের ম্যাজিক স্কয়ার খোঁজা হয় ৩×৩ স্কয়ারের জন্য, যার নয়টি ঘরই ভরা, যেমন { $example }।
error-square-too-large = স্কয়ারে সারি { $n }টি। সর্বোচ্চ { $largest }টি চলে।
error-square-row-length = { $row } নম্বর সারিতে { $count ->
    [one] সংখ্যা একটি
   *[other] সংখ্যা { $count }টি
}, কিন্তু সারি আছে { $n }টি। প্রতি সারিতে { $n }টি সংখ্যা দিন, ফাঁকা ঘরের জন্য ০।
error-square-count = { $count }টি সংখ্যায় স্কয়ার ভরে না। ১, ৪, ৯, ১৬, … এভাবে সংখ্যা দিন, ফাঁকা ঘরের জন্য ০।
read-square-from-zero = ০ থেকে { $last } পর্যন্ত সংখ্যা হিসেবে পড়া হয়েছে: এখানে প্রতিটি এক বেশি লেখা, ১ থেকে { $count }।
error-zero-or-empty = ০-টি একটি সংখ্যা হতে পারে, যদি বর্গটি ০ থেকে গোনা হয়, আবার ফাঁকা ঘরও। কোনটি বোঝানো হয়েছে?
error-square-not-a-number = সারি { $row }, কলাম { $column }-এর “{ $given }” ১ বা তার বড় কোনো পূর্ণসংখ্যা নয়। ফাঁকা ঘরের জন্য ০ বা একটি ফুলস্টপ লিখুন।
error-square-number-too-large = সারি { $row }, কলাম { $column }-এর “{ $given }” বেশি বড়। { $largest } পর্যন্ত সংখ্যা চলে।

## Practice

question-value-line-right = { sums-to }।
question-value-line-same = { question-value-line-right }
question-value-line-wrong = { question-value-line-right }
question-value-nearest-best = { square-priced }।
question-value-nearest-priced = { question-value-nearest-best }
question-cells = এবার কোন দুটি ঘর অদলবদল হবে? দুটিতেই চাপুন।
question-cells-check-repeated = ছোট থেকে বড়র দিকে: একাধিকবার আছে এমন পরের সংখ্যাটি কোন কোন ঘরে? সবগুলোতে চাপুন।
needs-check-found = না: তার জন্য সব রেখার যোগফল এক হতে হবে, আর ১ থেকে শুরু করে প্রতিটি সংখ্যা একবার করে থাকতে হবে।
needs-check-exhausted = না: তার জন্য কোনো রেখার যোগফল অন্যরকম হতে হবে, অথবা কোনো সংখ্যা বাদ পড়তে, দুবার আসতে বা বেশি বড় হতে হবে।
needs-complete-assign = না: সংখ্যা তখনই লেখা হয়, যখন বাকি সংখ্যা দিয়ে তার রেখাগুলো এখনো ম্যাজিক যোগফলে পৌঁছাতে পারে।
needs-complete-reject = না: সংখ্যা বাতিল হয় শুধু তখন, যখন সেটি বেশি বড় বা আগেই বসানো, অথবা তার কোনো রেখা আর ম্যাজিক যোগফলে পৌঁছাতে পারে না।
needs-complete-remove = না: সংখ্যা তুলে নেওয়া হয় তার পরে যা যা হতে পারে সব চেষ্টা করার পর।

## Lesson: siamese

lesson-siamese-idea-1 = প্রতিবার এক ঘর ওপরে, এক ঘর ডানে; এক কিনারা দিয়ে বেরোলে উল্টো কিনারা দিয়ে ঢোকা।
    .step = siamese-up-right, word:assign
lesson-siamese-idea-2 = সেই ঘর দখলে থাকলে তার বদলে এক ঘর নিচে।
    .step = siamese-taken, siamese-corner
lesson-siamese-invariant-1 = `n` বার ওপরে-ডানে গেলে এই দফার প্রথম ঘরেই ফিরে আসতে হয়। তাই ঠিক প্রতি `n`টি সংখ্যার পর নিচের ধাপটি আসে, আর প্রতি দফার সংখ্যাগুলো থাকে `n`টি আলাদা সারিতে ও `n`টি আলাদা কলামে।
    .step = siamese-taken, siamese-corner
lesson-siamese-invariant-2 = এক দফা থেকে পরের দফায় একই ক্রমের সংখ্যাটি দুই সারি নিচে, এক কলাম বাঁয়ে সরে। `n` বিজোড় বলে এভাবেও সব সারি আর সব কলাম ঘোরা হয়।
    .step = siamese-taken 2, siamese-taken
lesson-siamese-proof-1 = প্রতিটি সংখ্যাকে লিখুন `q·n + r + ১`: তার আগে `q`টি পুরো দফা, আর নিজের দফায় `r`টি সংখ্যা। তাহলে প্রতিটি সারি ও কলামে ০ থেকে `n − ১` পর্যন্ত প্রতিটি `q` ও প্রতিটি `r` ঠিক একবার করে আসে, তাই সবার যোগফল সমান: `n(n^২ + ১)/২`।
    .step = word:found
lesson-siamese-proof-2 = উঠে যাওয়া কর্ণটি আসলে মাঝের দফাটিই। নেমে যাওয়া কর্ণে প্রতিটি `q` একবার করে আসে, আর `r`-গুলোর গড়ও `(n − ১)/২`: তাই দুই কর্ণেরও যোগফল একই।
    .step = word:found
lesson-siamese-limits-1 = `n` জোড় হলে দুই সারি করে নামলে একটি বাদে একটি সারি ফসকে যায়: পদ্ধতিটি কেবল বিজোড় `n`-এর জন্য (দ্য লা লুবের, ১৬৯১)।
    .step = word:start
lesson-siamese-cost-1 = সময় ও মেমোরি `O(n^২)`: `n^২`টি সংখ্যার প্রতিটি তার ঘর পায় `O(1)` সময়ে।
    .step = last word:assign

## Lesson: doubly-even

lesson-doubly-even-idea-1 = পড়ার ক্রমে ঘরগুলোর নম্বর দিন, ১ থেকে `n^২`। চিহ্নিত ঘরে বসে তার নিজের নম্বর, অন্য ঘরে `n^২ + ১` থেকে তার নম্বর বাদ দিলে যা থাকে।
    .step = word:restart, word:start
lesson-doubly-even-invariant-1 = চিহ্নগুলো ডানে-বাঁয়ে আর ওপরে-নিচে একই রকম। প্রতিটি সারি ও কলামের অর্ধেক ঘর চিহ্নিত, আর দুই কর্ণের সব ঘরই চিহ্নিত।
    .step = doubly-centre, word:choose
lesson-doubly-even-invariant-2 = অচিহ্নিত ঘর পায় কেন্দ্রের উল্টো দিকের ঘরটির নম্বর, আর সেটিও অচিহ্নিত। তাই অচিহ্নিত ঘরগুলো শুধু নিজেদের মধ্যে নম্বর অদলবদল করে, কোনোটি দুবার আসে না।
    .step = doubly-other, word:assign
lesson-doubly-even-proof-1 = এক সারির ডানে-বাঁয়ে প্রতিবিম্ব দুটি ঘর নিন: চিহ্নিত হলে তাদের যোগফল `s`, যা ওই সারির সব জোড়ায় সমান; অচিহ্নিত হলে `২(n^২ + ১) − s`। অর্ধেক জোড়া চিহ্নিত বলে `s` কাটাকাটি হয়ে যায়, আর প্রতি সারির যোগফল হয় `n(n^২ + ১)/২`; ওপরে-নিচে প্রতিবিম্ব ঘর নিলে কলামেও তা-ই।
    .step = word:found
lesson-doubly-even-proof-2 = কর্ণে বিপরীত দুই ঘরের যোগফল `n^২ + ১`, আর এমন `n/২`টি জোড়া মিলে একই যোগফল।
    .step = word:found
lesson-doubly-even-cost-1 = সময় ও মেমোরি `O(n^২)`: প্রতিটি ঘর গোনা হয় দুবার, লেখা হয় একবার।
    .step = last word:assign

## Lesson: singly-even

lesson-singly-even-idea-1 = বিজোড় বাহু `h = n/২` মাপের চারটি শ্যামদেশীয় স্কয়ার, প্রতিটিতে পরের `h^২`টি সংখ্যা: ওপরে বাঁয়ে A, তারপর তার কোনাকুনি D, ওপরে ডানে B, নিচে বাঁয়ে C।
    .step = singly-block, word:restart
lesson-singly-even-idea-2 = তারপর ওপরের অর্ধেকের কিছু সংখ্যা `h` সারি নিচের সংখ্যার সঙ্গে জায়গা বদলায়।
    .step = word:swap
lesson-singly-even-invariant-1 = কলামগুলো শুরু থেকেই ঠিক: ১ থেকে `h^২`-এর স্কয়ারের তুলনায় A ও C-র প্রতিটি সংখ্যা `h^২`-এর ০ ও ৩ গুণ বেশি, B ও D-র ২ ও ১ গুণ: দুই পাশেই মোট ৩। অদলবদল হয় একই কলামে, তাই তা আর বদলায় না।
    .step = singly-unbalanced, word:swap
lesson-singly-even-proof-1 = ওপরের প্রতি সারিতে `h^৩` কম। `h = ২k + ১` হলে বাঁ দিকের `k`টি ঘরে `৩h^২` করে বাড়ে, ডান দিকের `k − ১`টি ঘরে `h^২` করে কমে: মোট `(৩k − k + ১)h^২ = (২k + ১)h^২ = h^৩`।
    .step = singly-left, word:swap
lesson-singly-even-proof-2 = প্রতি কর্ণে ভুল `২h^৩`; বাঁ দিকের `k + ১`টি আর ডান দিকের `k − ১`টি অদলবদলে তা ঠিক হয়: `৩(k + ১)h^২ + (k − ১)h^২ = (৪k + ২)h^২ = ২h^৩`। `k + ১`টি হয় কেবল মাঝের সারিটি এক কলাম ডানে সরে শুরু হয় বলে; তাতে সারির মাঝের ঘরটিও বদলায় (স্ট্রেচি, ১৯১৮)।
    .step = singly-middle, word:swap
lesson-singly-even-limits-1 = `n = ২`-এ কোনো ম্যাজিক স্কয়ারই নেই: প্রথম সারি আর প্রথম কলামে একটি সংখ্যা একই, তাই বাকি দুটি সংখ্যাকে সমান হতে হতো।
    .step = word:start
lesson-singly-even-cost-1 = সময় ও মেমোরি `O(n^২)`: `n^২`টি সংখ্যা আর `h(২k − ১)`টি অদলবদল, `n = ৬`-এ ৩টি, `n = ১০`-এ ১৫টি।
    .step = word:restart 5, word:restart

## Lesson: check

lesson-check-idea-1 = আগে সংখ্যাগুলো: ১ থেকে `n^২` পর্যন্ত প্রতিটি কি ঠিক একবার করে আছে?
    .step = check-normal, check-repeated, word:start
lesson-check-idea-2 = তারপর রেখাগুলো: `n`টি সারি, `n`টি কলাম আর দুটি কর্ণ যোগ করা হয়।
    .step = word:compare
lesson-check-invariant-1 = সব সংখ্যা মিলিয়ে `n^২(n^২ + ১)/২`। `n`টি সারি সমান হতে হলে প্রতিটিতে থাকতে হবে `n(n^২ + ১)/২`: যোগফলটি বাঁধা।
    .step = check-normal, line-right, word:compare
lesson-check-proof-1 = ম্যাজিক স্কয়ারের কাছে এর বেশি কিছু চাওয়ার নেই: সংখ্যা আর `২n + ২`টি রেখা সবই ঠিক হলে এটি ম্যাজিক স্কয়ার; না হলে কোথায় মেলেনি তা বলা হয়।
    .step = word:found, word:exhausted
lesson-check-limits-1 = শুধু রেখাগুলো সমান হলেই হয় না। বার্সেলোনার সাগ্রাদা ফামিলিয়ার স্কয়ারে প্রতিটি রেখায় ৩৩, কিন্তু ১০ ও ১৪ আছে দুবার করে, ১২ ও ১৬ নেই।
    .step = check-not-normal, line-same, word:found
lesson-check-cost-1 = `n`টি করে সংখ্যার `২n + ২`টি রেখা: সময় `O(n^২)`, স্কয়ারটির জন্য মেমোরিও ততটা।
    .step = last word:compare

## Lesson: complete

lesson-complete-idea-1 = সবসময় সেই রেখা ধরা হয়, যেখানে ফাঁকা ঘর সবচেয়ে কম। যোগফলে যা কম পড়ে, সেটিই শেষ সংখ্যা; বেছে নেওয়ার সুযোগ থাকলে হাতের সংখ্যাগুলো একে একে বসিয়ে দেখা হয়।
    .step = complete-forced, complete-tried, word:assign
lesson-complete-idea-2 = ঘরটির ওপর দিয়ে যাওয়া প্রতিটি রেখা আগেভাগে দেখা হয়: কোনো একটির যোগফল আর `n(n^২ + ১)/২` হতে না পারলেই সংখ্যাটি বাদ।
    .step = complete-last, complete-less, complete-more, word:reject
lesson-complete-invariant-1 = যা বসে আছে, এরপর পাওয়া প্রতিটি পূরণে তা থাকে: কোনো সংখ্যা দুবার নয়, কোনো ভরা রেখার যোগফল ভুল নয়। যা বাদ গেছে বা ফিরিয়ে নেওয়া হয়েছে, আগের সংখ্যাগুলো থাকতে তা সেখানে বসতে পারে না।
    .step = complete-erased, word:remove, word:assign
lesson-complete-proof-1 = প্রতিটি ঘরে হাতের সব সংখ্যাই হয় বসিয়ে দেখা হয়, নয় কারণ দেখিয়ে বাদ দেওয়া হয়, তাই কোনো পূরণ বাদ পড়ে না; আর দুটি পথ যেখানে আলাদা হয়েছে সেখানে আলাদাই থাকে, তাই একই স্কয়ার দুবার আসে না। সুতরাং “একটিও নেই” বা “ঠিক একটি” দুটিই প্রমাণ।
    .step = word:exhausted, word:found
lesson-complete-limits-1 = সবচেয়ে খারাপ অবস্থায় পথের সংখ্যা সূচকীয় হারের চেয়েও দ্রুত বাড়ে: খালি ৪×৪ স্কয়ারেরই ৭০৪০টি পূরণ। “পূরণের সব উপায়” সেগুলো কয়েক সেকেন্ডে খুঁজে পায়।
    .step = word:start
lesson-complete-cost-1 = `m`টি ফাঁকা ঘরে সর্বোচ্চ `m!`টি পথ, আগেভাগে দেখায় তার অল্পই বাকি থাকে; মেমোরি লাগে কেবল ওই `m`টি ঘরের।
    .step = last word:assign

## Lesson: nearest

lesson-nearest-idea-1 = ৩×৩ ম্যাজিক স্কয়ার মোটে আটটি। প্রতিটির জন্য যোগ করুন, দেওয়া সংখ্যাগুলো থেকে তার সংখ্যাগুলো কত দূরে; আর সবচেয়ে কম খরচেরটি রাখুন।
    .step = nearest-best, word:add
lesson-nearest-invariant-1 = প্রতিটি স্কয়ারের পরে জানা থাকে, এ পর্যন্ত দেখা স্কয়ারগুলোর মধ্যে কোনটির খরচ সবচেয়ে কম।
    .step = nearest-priced, nearest-best, word:add
lesson-nearest-proof-1 = কেন্দ্রের ওপর দিয়ে যায় চারটি রেখা। সেগুলোতে মিলে নয়টি সংখ্যাই আছে, আর কেন্দ্রেরটি আরও তিনবার: `৪·১৫ = ৪৫ + ৩c`, তাই `c = ৫`। কেন্দ্রে ৫ থাকলে ১ কোনায় বসতে পারে না, আর ৬ ও ৮ থাকে তার দুই পাশে: ১-এর চার জায়গা আর ৬-এর দুই পাশ মিলে `৪·২ = ৮`টি স্কয়ার, সবই একটির ঘোরানো বা উল্টানো রূপ।
    .step = word:start
lesson-nearest-limits-1 = ৪×৪-এ মেলাতে হতো ৭০৪০টি স্কয়ারের সঙ্গে, ৫×৫-এ দুইশ কোটিরও বেশি: তাই এটি কেবল ৩×৩-এর জন্য।
    .step = word:start
lesson-nearest-cost-1 = নয়টি করে সংখ্যার আটটি স্কয়ার: যা-ই দেওয়া হোক, ৭২টি পার্থক্য।
    .step = word:found
