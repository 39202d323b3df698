puzzle-knight-path-hint = শুরু আর লক্ষ্য লিখুন, তারপর x-এর পরে দেয়ালগুলো: a1 h8, বা a1 h8 x c3 d5। সারি আর কলাম দিয়েও লেখা যায়: (১,১) (৮,৮)। কলাম z-এর পরে aa, ab, …। কিছু না লিখলে পথ খোঁজা হয় a1 থেকে বিপরীত কোণে। গুটি টেনে সরাতে পারেন, ঘরে ট্যাপ করে দেয়ালও বসাতে পারেন।
puzzle-knight-path-rule = { $leaper ->
    [knight] ঘোড়াকে সবচেয়ে কম চালে সোনালি রিংয়ের ঘরে নিন; এক চালে সোজা ২ ঘর ও পাশে ১ ঘর।
    [straight] গুটিটিকে সবচেয়ে কম চালে সোনালি রিংয়ের ঘরে নিন; এক চালে সারি বা কলাম ধরে { leap-squares }।
    [diagonal] গুটিটিকে সবচেয়ে কম চালে সোনালি রিংয়ের ঘরে নিন; এক চালে কর্ণ বরাবর { leap-squares }।
   *[other] গুটিটিকে সবচেয়ে কম চালে সোনালি রিংয়ের ঘরে নিন; এক চালে সোজা { leap-squares } ও পাশে { $near } ঘর।
}{ $walls ->
    [0] {""}
   *[other] {" "}দেয়ালে নামা যায় না।
}
leap-squares = { $far } ঘর
preset-knight-path-five = ৫×৫ ঘর: a1 থেকে d4
algorithm-breadth-first-idea = ১ চাল দূরের সব ঘরে দাগ দেয়, তারপর ২ চাল দূরের সব ঘরে, তারপর ৩ চাল, এভাবে চলে।
preset-knight-path-across = এক কোণ থেকে আরেক কোণে
preset-knight-path-wave = ২৫৬ ঘরে স্তরে স্তরে এগোনো
preset-knight-path-bundle = ১০৮টি সবচেয়ে ছোট পথের সবকটি
preset-knight-path-walls = দেয়াল থাকায় পথ আরও লম্বা
preset-knight-path-formula = সূত্র দিয়ে দূরত্ব
preset-knight-path-camel = উট সবসময় একই রঙের ঘরে থাকে
preset-knight-path-corridor = তিন সারির করিডর
preset-knight-path-corner = ৩×৩ বোর্ডের মাঝের ঘরে যাওয়া যায় না
preset-knight-path-zero-moves = পথই নেই, অথচ “০ চাল”
preset-knight-path-endless-queue = ২৫টি ঘর, অথচ কিউ শুধু বেড়েই চলে
preset-knight-path-heat = ২০০×২০০ বোর্ডে সব দূরত্ব

algorithm-bitboard = বিটবোর্ড ইঞ্জিন
algorithm-bitboard-about = একটি পূর্ণসংখ্যায় থাকে গোটা একটি স্তর; কয়েকটি শিফটেই তার সব ঘর একসঙ্গে সরে। { $rows }×{ $columns } পর্যন্ত বোর্ডে চলে, সব দূরত্বও দেয়।
algorithm-bitboard-idea = ১ চাল দূরের সব ঘর একবারেই পাওয়া যায়, তারপর ২ চাল দূরের সব ঘর, এভাবে চলে।
algorithm-closed-form = সরাসরি সূত্র
algorithm-closed-form-about = সূত্র কষেই দূরত্ব জানা যায়। এটি খাটে শুধু ঘোড়ার জন্য, এমন বোর্ডে যেখানে দেয়াল নেই আর দুই বাহুই অন্তত ৫।
algorithm-closed-form-idea = একটি সূত্র কষেই চালের সংখ্যা জানা যায়; কোনো ঘর খুঁজে দেখতে হয় না।
algorithm-zero-moves = শূন্য চাল
algorithm-zero-moves-about = রং আর দূরত্ব দিয়ে ব্রেডথ-ফার্স্ট সার্চ, যেভাবে প্রায়ই ছাপা হয়। পথ না থাকলেও এটি বলে, ০ চাল লাগে।
algorithm-zero-moves-idea = { algorithm-breadth-first-idea }
algorithm-endless-queue = যে কিউয়ের শেষ নেই
algorithm-endless-queue-about = রং আর দূরত্ব দিয়ে ব্রেডথ-ফার্স্ট সার্চ, যেভাবে প্রায়ই ছাপা হয়। এর ফল ঠিক হতে পারে, কিন্তু এটি কাজ করে অনেক বেশি।
algorithm-endless-queue-idea = { algorithm-breadth-first-idea }
option-rows = সারি
option-columns = কলাম
option-leaper = গুটি (লাফের ধরন)
option-leaper-hint = ১,২ ঘোড়া, ১,৩ উট, ২,৩ জেব্রা
option-all-paths = সবচেয়ে ছোট সব পথ দেখান
counter-layers = দেখানো স্তর
counter-rules = ব্যবহৃত নিয়ম
counter-open = অপেক্ষায়
counter-peak = সবচেয়ে লম্বা কিউ
list-closed = কাজ শেষ, সর্বশেষটি সবার আগে
result-distance = চাল
result-path = পথ
result-shortest_paths = সবচেয়ে ছোট পথের সংখ্যা
result-layers = পুরো বোর্ডে ০, ১, ২, … চাল দূরের ঘরের সংখ্যা

## Legend

legend-role-current = { $algorithm ->
    [bitboard] সবচেয়ে নতুন স্তর
    [closed-form] যেখান থেকে পথের শুরু
   *[other] এর চালগুলো এখন দেখা হচ্ছে
}
legend-role-frontier = বৃত্ত: কিউতে অপেক্ষায়
legend-role-visited = ভরাট: কাজ শেষ, এর সব চাল দেখা হয়েছে
legend-role-path = সবচেয়ে ছোট পথের ঘর
legend-role-goal = লক্ষ্য
legend-role-conflict = এখানে আসার পথ নেই, বা এখানে দেয়াল
legend-role-hint = { $algorithm ->
    [hand] লক্ষ্যের এক চাল কাছে
   *[other] আগেই পাওয়া গেছে: কিছু বদলায় না
}
legend-number = শুরু থেকে কত চাল
legend-warm = শুরু থেকে কত চাল; যত বেশি, রং তত জোরালো
legend-zero = ০: শুরু
legend-blocked = দেয়াল
legend-token-knight = যে গুটি চলবে
legend-token-target = যেখানে গুটিটি যেতে চায়
legend-link = একটি চাল
node-depth = { moves-g }

## Reasons

reason-breadth-first-start = শুরু { $label } ঘর থেকে, দূরত্ব ০। ঘরটি কিউতে ঢুকল; সেখানে ঘরগুলো নিজের পালার অপেক্ষায় থাকে। বাকি সব ঘর এখনো অদেখা।
reason-first-in-queue = কিউতে সবার আগে { $g ->
    [0] শুরুর ঘর { $label }
   *[other] { $label }, শুরু থেকে { $g } চাল দূরে
}। { $moves ->
    [0] এখান থেকে কোনো চাল নেই।
    [1] এখান থেকে চাল { $moves }টি, { $fresh ->
        [0] সেটি অদেখা ঘরে যায় না।
       *[other] সেটি একটি অদেখা ঘরে যায়।
    }
   *[other] এখান থেকে চাল { $moves }টি, { $fresh ->
        [0] কোনোটিই অদেখা ঘরে যায় না।
       *[other] অদেখা ঘরে যায় { $fresh }টি।
    }
}
reason-target-first-in-queue = কিউতে সবার আগে { $label }, আর এটিই লক্ষ্য। শুরু থেকে এর চেয়ে কাছের কোনো ঘর আর কিউতে নেই।
reason-new-to-queue = { $label } অদেখা, আর { $parent } থেকে এক চাল দূরে; তাই এর দূরত্ব তার চেয়ে এক বেশি: { $g }। ঘরটি কিউয়ের শেষে অপেক্ষায় রইল।
reason-seen-before = { $label } আগেই পাওয়া গেছে, দূরত্ব { $distance }। { $parent } হয়ে এলে হতো { $g }, যা আগেরটির চেয়ে কম নয়; তাই কিছু বদলায় না।
reason-all-children-queued = { $label } থেকে সব চাল দেখা হয়েছে: ঘরটির কাজ শেষ।
reason-shortest-by-queue = { $label } ঘরে যেতে লাগে { $g } চাল, এর চেয়ে ছোট কোনো পথ নেই: ঘরগুলো কিউ থেকে বেরোয় দূরত্বের ক্রমে।
reason-fault-filled = শুরু করার আগেই প্রোগ্রাম { $squares ->
    [1] একমাত্র খোলা ঘরে
   *[other] { $squares }টি খোলা ঘরের সবকটিতে
} দূরত্ব ০ লিখে দিল।
reason-fault-taken = কিউ থেকে নেওয়া হলো { $g ->
    [0] শুরুর ঘর { $label }
   *[other] { $label }; ঘরটিতে আসতে লেগেছে { $g }টি চাল
}।
reason-fault-white = সব ঘর সাদা: প্রোগ্রাম এগুলোকে অদেখা ধরে।
reason-fault-whitened = সব ঘর আবার সাদা (অদেখা), যে { $found }টি আগেই পাওয়া গেছে সেগুলোও।
reason-fault-found-again = { $label } আগেই পাওয়া গেছে, কিন্তু আবার সাদা হয়ে গেছে। তাই { $g } দূরত্ব নিয়ে সেটি আবার কিউতে ঢুকল।
reason-fault-answer-none = কিউ খালি। { $distance ->
    [0] প্রোগ্রাম বলছে ০, যেন { $square } আর { $target } একই ঘর; আসলে { $target } যাওয়ার কোনো পথ নেই।
   *[other] প্রোগ্রাম বলছে −১: { $square } থেকে { $target } যাওয়ার পথ নেই। তা ঠিক।
}
reason-fault-answer-right = প্রোগ্রাম বলছে { $distance }, আর তা ঠিক। এবার এমন লক্ষ্য দিন, যেখানে পৌঁছানো যায় না।
reason-fault-answer-slow = প্রোগ্রাম বলছে { $distance }, আর তা ঠিক। কিন্তু কিউ থেকে ঘর নিতে হয়েছে { $taken } বার। পুরোনো ঘর আবার কিউতে ঢুকেছে { $again } বার, আর { $waiting ->
    [0] কোনো ঘর এখন অপেক্ষায় নেই।
   *[other] কিউয়ের দৈর্ঘ্য এখনো { $waiting }।
}
reason-fault-endless = কিউ থেকে { $taken } বার ঘর নেওয়া হয়েছে, কিউয়ের দৈর্ঘ্য এখন { $waiting }। কিউ কখনো খালি হবে না, কারণ কোন ঘর আগে পাওয়া গেছে তা প্রোগ্রাম ভুলে যায়।
fault-zero-moves-hint = কিউ খালি হলে বোর্ডটি দেখুন: যে ঘর পাওয়াই যায়নি, তাতে কোন সংখ্যা আছে? সংখ্যাটি কোন লাইন লিখেছে?
fault-zero-moves-why = ০ সত্যিকারের একটি দূরত্ব: শুরুর ঘর থেকে তার নিজের দূরত্ব। সব ঘর যদি ০ নিয়ে শুরু করে, তাহলে যে ঘর কখনো পাওয়া যায়নি আর যে ঘরে ঘোড়া দাঁড়িয়েই আছে, তাদের আলাদা করা যায় না। −১ বা ∞ কোনো দূরত্ব নয়, তাই তা দিয়ে শুরু করলে তফাত বোঝা যায়। সব ঘরে পৌঁছানো গেলে ভুলটি ধরা পড়ে না।
fault-endless-queue-hint = প্রতিবার কিউ থেকে একটি ঘর নেওয়ার সময় রংগুলো দেখুন: কোন কোন ঘর আবার সাদা হয়ে গেল?
fault-endless-queue-why = সার্চ মনে রাখে রং দিয়ে। প্রতিবার একটি ঘর নেওয়ার সময় সব ঘর আবার সাদা করে দিলে সার্চ সব ভুলে যায়। তখন ঘোড়া যত পথে ঘুরতে পারে, সবই কিউতে ঢোকে। প্রথম যে পথ মেলে তা তবু সবচেয়ে ছোট, কারণ কম চালের পথ আগে আসে। কিন্তু ৫×৫ বোর্ডে a1 থেকে e5 যেতে ২৩ বারের বদলে ৫৬ বার ঘর নিতে হয়, আর পথ না থাকলে সার্চ হয়তো কখনো শেষই হয় না। যে লাইন সব ঘর সাদা করে, তার জায়গা লুপের আগে।

reason-unreachable-stuck = { $square } থেকে { $target } যাওয়ার পথ নেই: { $rows }×{ $columns } ঘরের বোর্ডে { $leaper } লাফে { $stuck } ঘরে আসাও যায় না, সেখান থেকে যাওয়াও যায় না।
reason-unreachable-multiples = { $square } থেকে { $target } যাওয়ার পথ নেই। { $leaper } লাফে সারি আর কলাম দুটিই বদলায় { $step }-এর গুণিতকে, কিন্তু ঘর দুটির মাঝে তফাত { $ranks } সারি ও { $files } কলাম।
reason-unreachable-colour = { $square } থেকে { $target } যাওয়ার পথ নেই। { $step ->
    [1] { $leaper } লাফে সারি ও কলাম মিলিয়ে জোড়সংখ্যক ঘর সরা হয়, তাই ঘরের রং কখনো বদলায় না। কিন্তু { $shade ->
        [dark] { $square } গাঢ়, { $target } হালকা
       *[light] { $square } হালকা, { $target } গাঢ়
    }।
   *[other] { $leaper } লাফে সারি ও কলাম মিলিয়ে যত ঘর সরা হয়, তা { $step }-এর জোড় গুণিতক; কিন্তু এই দুই ঘরের মাঝে তা { $step }-এর বিজোড় গুণিতক।
}
reason-unreachable-walls = { $square } থেকে { $target } যাওয়ার পথ নেই। { $count ->
    [1] যেকোনো পথকেই { $walls } হয়ে যেতে হতো, কিন্তু সেখানে দেয়াল।
   *[other] যেকোনো পথকেই { $count }টি দেয়ালের কোনো একটির ঘর হয়ে যেতে হতো: { $walls }।
}
reason-unreachable-size = { $square } থেকে { $target } যাওয়ার পথ নেই: { $leaper } লাফের জন্য { $rows }×{ $columns } ঘরের বোর্ড খুব ছোট।

reason-bitboard-start = { $rows }×{ $columns }টি ঘর হলো একটি পূর্ণসংখ্যার বিট। { $square } থেকে শুরু; প্রতিটি স্তর পাওয়া যায় আগের স্তরটি শিফট করে।
reason-bitboard-first = স্তর ০-তে শুধু { $square }: একটি বিট।
reason-bitboard-layer = স্তর { $distance }: শিফট আর একটি মাস্ক দিয়ে একবারে { $count ->
    [1] একটি নতুন ঘর
   *[other] { $count }টি নতুন ঘর
} পাওয়া গেল, এ পর্যন্ত মোট { $squares }টি।
reason-bitboard-target = স্তর { $distance }-এ { $count ->
    [1] একটিই নতুন ঘর, আর সেটিই লক্ষ্য { $target }
   *[other] { $count }টি নতুন ঘর, তার মধ্যে লক্ষ্য { $target }-ও আছে
}। নতুন ঘর যতক্ষণ মেলে, সার্চ ততক্ষণ চলতে থাকে।
reason-bitboard-progress = স্তর { $distance }-এ { $count ->
    [1] একটি নতুন ঘর
   *[other] { $count }টি নতুন ঘর
}, এ পর্যন্ত মোট { $squares }টি।
reason-bitboard-all = { $squares ->
    [1] { $square } থেকে আর কোনো ঘরে পৌঁছানো যায় না।
   *[other] { $square } থেকে পৌঁছানো যায় মোট { $squares }টি ঘরে। সবগুলোর দূরত্ব দেখানো হলো; সবচেয়ে বেশি দূরত্ব { $last } চাল।
}
reason-bitboard-found = { $square } থেকে { $target } যেতে লাগে { $distance } চাল: { $target } আছে { $distance } নম্বর স্তরে, আগের কোনো স্তরে নেই। { $squares ->
    [1] আর কোনো ঘরে পৌঁছানো যায় না।
   *[other] মোট { $squares }টি ঘরে পৌঁছানো যায়, বড়জোর { $last } চালে।
}

reason-formula-start = { $square } থেকে { $target }-এর দূরত্ব { $ranks } সারি ও { $files } কলাম। খুব কাছের কয়েকটি ঘর বাদ দিলে এই দুই সংখ্যা থেকেই চালের সংখ্যা বেরিয়ে আসে।
reason-formula-neighbour = { $square } আর { $target } পাশাপাশি, তাদের একটি সাধারণ বাহু আছে। সূত্রে আসে ১, কিন্তু ঘোড়া এক চালে পাশের ঘরে যেতে পারে না: লাগে { $distance } চাল।
reason-formula-two-diagonal = { $target } কর্ণ বরাবর দুই ঘর দূরে। সূত্রে আসে ২, কিন্তু কোনো দুই চালে সেখানে যাওয়া যায় না: লাগে { $distance } চাল।
reason-formula-corner = { $square } আর { $target } কোনাকুনি লাগোয়া, একটি আছে বোর্ডের কোণে। সূত্র যে দুই চাল গোনে, তাতে বোর্ডের বাইরে যেতে হয়; তাই লাগে { $distance } চাল।
reason-formula-least = { $x ->
    [0] শুরু আর লক্ষ্য একই ঘর: k = { $k }।
   *[other] এক চালে লম্বা দিকে (এখানে { $x }) বড়জোর ২ ঘর যাওয়া যায়, দুই দিক মিলিয়ে (এখানে { $sum }) বড়জোর ৩ ঘর। তাই প্রথম হিসাবে লাগে অন্তত { $half } চাল, দ্বিতীয় হিসাবে অন্তত { $third } চাল: k = { $k }।
}
reason-formula-fits = প্রতি চালে ঘরের রং বদলায়, তাই { $sum } আর চালের সংখ্যা হয় দুটিই জোড়, নয়তো দুটিই বিজোড়। k = { $k } মেলে।
reason-formula-one-more = প্রতি চালে ঘরের রং বদলায়, তাই { $sum } আর চালের সংখ্যা হয় দুটিই জোড়, নয়তো দুটিই বিজোড়। k = { $k } মেলে না, তাই আরও একটি চাল লাগে: মোট { $distance }।
reason-formula-everywhere = কয়েকটি ব্যতিক্রমসহ এই সূত্রেই { $square } থেকে প্রতিটি ঘরের দূরত্ব একবারেই পাওয়া যায়: { $squares }টি সংখ্যা, সবচেয়ে বড়টি { $last }।
reason-formula-found = { $distance ->
    [0] { $square } থেকে { $target } যেতে লাগে ০ চাল: ঘর একটিই।
    [1] { $square } থেকে { $target } যেতে লাগে ১ চাল। সার্চ লাগেনি।
   *[other] { $square } থেকে { $target } যেতে লাগে { $distance } চাল। এর কমে অত দূর যাওয়া যায় না, নয়তো পড়তে হয় অন্য রঙের ঘরে। সার্চ লাগেনি।
}

reason-knight-walk-start = এবার { $to } থেকে পথটি দেখা যাক: { $distance } চাল।
reason-knight-walk = মোট { $distance } চালের { $count } নম্বরটি { $to } ঘরে যায়।
reason-knight-walk-end = পথটি হলো { $path }।
reason-knight-bundle = { $moves ->
    [0] { $square } নিজেই লক্ষ্য: { $square } থেকে { $target } যাওয়ার সবচেয়ে ছোট পথ একটিই, তাতে কোনো চাল নেই, ঘরও একটিই।
   *[other] { $shortest_paths ->
        [1] { $square } থেকে { $target } যাওয়ার সবচেয়ে ছোট পথ এই একটিই
       *[other] { $square } থেকে { $target } যাওয়ার সবচেয়ে ছোট পথ { $shortest_paths }টি, এখানে সবকটি
    }: মোট { $used }টি ঘর, আর সেগুলোর মধ্যে { $moves }টি চাল।
}
reason-knight-counted = { $used ->
    [0] { $square } নিজেই লক্ষ্য: কোনো চাল লাগে না।
   *[other] { $square } থেকে { $target } যাওয়ার সবচেয়ে ছোট পথ { $shortest_paths }টি; তাতে যে { $used }টি ঘর লাগে, সেগুলো চিহ্নিত।
}
reason-knight-uncounted = { $size } ঘরের বোর্ডে সবচেয়ে ছোট পথগুলো গোনা হয় না: দেখানো হয় শুধু একটি।

reason-hand-distance = { $square } থেকে { $target }: { $distance } চাল। { $number ->
    [1] সবচেয়ে ছোট পথ এই একটিই।
   *[other] সবচেয়ে ছোট পথ { $number }টি, তার একটি দেখানো হয়েছে।
}
reason-hand-there = { $square } নিজেই লক্ষ্য: লাগে ০ চাল।
reason-hand-blocked = { $square } ঘরে দেয়াল আছে, তাই সেখানে কোনো গুটি থাকতে পারে না।
rule-hint-nearer = ভালো চাল দিলে আর { $left }টি চাল বাকি থাকে। { $target } থেকে পেছনে গুনুন: কোন কোন ঘর থেকে গুটিটি ততগুলো চালে সেখানে পৌঁছাতে পারে?
rule-hint-last = আর এক চাল বাকি। গুটির কোন চাল লক্ষ্যে নিয়ে যায়?
reason-hint-nearer = { $count ->
    [1] শুধু { $square } ঘরে গেলেই { $target } কাছে আসে
   *[other] { $count }টি ঘরের যেকোনোটিতে গেলে { $target } কাছে আসে, যেমন { $square }
}: তখন বাকি থাকে { $left } চাল।
reason-hint-last = { $target } এক চাল দূরে: সেখানেই যান।
reason-hint-there = গুটি আগে থেকেই { $target } ঘরে আছে।
reason-hint-unreachable = কোনো চালে লাভ নেই: { $square } থেকে { $target } যাওয়ার পথ নেই।

error-square-malformed = “{ $given }” কোনো ঘর নয়। কলামের অক্ষর আর সারির সংখ্যা লিখুন, যেমন e4।
error-square-off-board = { $square } ঘরটি { $rows } সারি ও { $columns } কলামের বোর্ডের বাইরে। ঘরগুলো a1 থেকে { $last } পর্যন্ত।
error-not-two-squares = দুটি ঘর দিন, শুরু আর লক্ষ্য; { $count ->
    [0] এখানে কোনো ঘর নেই
    [1] এখানে ঘর আছে একটি
   *[other] এখানে ঘর আছে { $count }টি
}। দেয়ালগুলো লিখুন x-এর পরে: { $example }।
error-not-two-pairs = “{ $given }” থেকে বোঝা যায় না কোথা থেকে কোথায়। দুটি ঘরেরই সারি আর কলাম লিখুন, যেমন (১,১) (৮,৮), অথবা ঘরের নাম: { $example }।
error-drawing-pieces = ছবিতে { $knights ->
    [0] ঘোড়া নেই
   *[other] ঘোড়া আছে { $knights }টি
}, { $targets ->
    [0] লক্ষ্য নেই
   *[other] লক্ষ্য আছে { $targets }টি
}। ঘোড়ার জন্য একটি N আর লক্ষ্যের জন্য একটি T আঁকুন।
error-drawing-sign = এই ছবিতে “{ $given }” কী, তা স্পষ্ট নয়। ঘোড়ার জন্য N, লক্ষ্যের জন্য T, দেয়ালের জন্য # আর খোলা ঘরের জন্য একটি বিন্দু (.) দিন।
error-blocked-start = শুরু { $square }, কিন্তু সেখানে দেয়াল আছে। দেয়ালটি সরান, নয়তো অন্য ঘর নিন।
error-blocked-target = লক্ষ্য { $square }, কিন্তু সেখানে দেয়াল আছে। দেয়ালটি সরান, নয়তো অন্য ঘর নিন।
error-leaper-malformed = “{ $given }” কোনো লাফ নয়। দুটি সংখ্যা লিখুন, অন্তত একটি ০-এর বেশি, যেমন ঘোড়ার জন্য ১,২।
error-leaper-too-far = লাফের জন্য { $given } সংখ্যাটি বেশি বড়। ০ থেকে { $largest } পর্যন্ত সংখ্যা লিখুন।
error-formula-board = সূত্রটি কেবল ঘোড়ার জন্য (১,২ লাফ), আর এমন বোর্ডে, যেখানে অন্তত { $least } সারি ও { $least } কলাম আছে, আর কোনো দেয়াল নেই। ব্রেডথ-ফার্স্ট সার্চ (BFS) বা বিটবোর্ড ইঞ্জিন বেছে নিন।
error-piece-off-board = ঘোড়া আর লক্ষ্য, দুটিকেই বোর্ডের কোনো ঘরে থাকতে হবে।

## How a request was read

read-squares-from-0 = সারি আর কলাম হিসেবে পড়া হলো, নিচের বাঁ কোণ থেকে ০ দিয়ে গুনে।
read-squares-from-1 = সারি আর কলাম হিসেবে পড়া হলো, নিচের বাঁ কোণ থেকে ১ দিয়ে গুনে।

## Steps that are shown fast: `skim-` and a reason, or else a word, counts them
skim-expand = { $count }টি ঘর এক্সপ্যান্ড
skim-add = { $count }টি ঘর কিউতে
skim-reject = আগে দেখা { $count }টি ঘর বাদ
skim-close = { $count }টি ঘরের কাজ শেষ
skim-walk = { $count }টি চাল
skim-fault-whitened = { $count } বার সব ঘর সাদা

## Practice

question-node = কিউ থেকে এবার কোন ঘর বেরোবে? কোন ঘর কোন ধাপে কিউতে এসেছে, তা নিচে লেখা আছে।
question-cell-first-in-queue = এই ঘর থেকে কোন অদেখা ঘর কিউতে যোগ হবে? একটিতে চাপুন।
practice-later = না: আরেকটি ঘর আরও আগে থেকে অপেক্ষায় আছে।
why-breadth-first-node = আগে এলে আগে: যে ঘর সবচেয়ে বেশিক্ষণ অপেক্ষায়, সেটিই কিউ থেকে বের হয়।
why-breadth-first-outcome = নতুন ঘর যায় কিউয়ের শেষে। আগে পাওয়া ঘর বাদ: তার সংখ্যা নতুনটির চেয়ে বড় নয়।
why-breadth-first-cell = এই ঘর থেকে গুটির এক চালেই নতুন ঘরে যাওয়া চাই, আর ঘরটি তখনো অদেখা থাকা চাই।
needs-breadth-first-reject = না: শুধু সেই ঘরই বাতিল হয়, যা সার্চ আগেই পেয়েছে।
rule-new-to-queue = চিহ্নিত ঘর থেকে এক চালেই সেখানে যাওয়া চাই, আর ঘরটি তখনো অদেখা থাকা চাই।
needs-breadth-first-add = না: ঘরটি আগেই পাওয়া গেছে, তাই এটি বাতিল।
question-candidate = { $parent } থেকে এক চালে { $label } ঘরে যাওয়া যায়। { $label } ঘরটির কী হবে?

## Lesson: breadth-first

lesson-breadth-first-idea-1 = একটি ঘর হয় অদেখা, নয় কিউতে অপেক্ষায়, নয় তার কাজ শেষ। চাল দিয়ে কোনো অদেখা ঘরে পৌঁছালে সেটি আগের ঘরের চেয়ে ১ বেশি দূরত্ব পায়, আর কিউয়ের শেষে অপেক্ষা করে।
    .step = word:add
lesson-breadth-first-idea-2 = যে ঘর সবচেয়ে বেশিক্ষণ অপেক্ষায়, সেটি কিউ থেকে আগে বেরোয়। সার্চ তার সব চাল দেখে; তারপর ঘরটির কাজ শেষ।
    .step = word:close, word:expand
lesson-breadth-first-invariant-1 = কাজ শেষ হওয়া ঘর থেকে কোনো চালেই অদেখা ঘরে যাওয়া যায় না: কাজ শেষ হওয়া আর অদেখা ঘরের সীমানা হলো অপেক্ষায় থাকা ঘরগুলো।
    .step = word:expand
lesson-breadth-first-invariant-2 = কিউয়ের সামনে থাকে `k` দূরত্বের ঘর; তাদের পেছনে থাকতে পারে শুধু `k + ১` দূরত্বের ঘর।
    .step = word:close 2, word:close
lesson-breadth-first-proof-1 = তাই কোনো ঘর আবার পাওয়া গেলে তার আগের দূরত্বটি নতুনটির চেয়ে বেশি হয় না: কিছুই বদলায় না।
    .step = word:reject
lesson-breadth-first-proof-2 = ঘরগুলো কিউ থেকে বেরোয় দূরত্বের ক্রমে। তাই লক্ষ্যের পালা যখন আসে, তার সংখ্যাটিই সবচেয়ে ছোট পথের দৈর্ঘ্য। তার আগেই কিউ ফুরিয়ে গেলে কোনো পথ নেই (মুর, ১৯৫৯; কোরমেন ও অন্যদের বই, গ্রাফের অধ্যায়)।
    .step = word:found, word:exhausted
lesson-breadth-first-cost-1 = প্রতিটি ঘর কিউতে ঢোকে বড়জোর একবার, আর সেখান থেকে ঘোড়ার চাল বড়জোর ৮টি: সময় `O(V + E)`, মেমোরি `O(V)`। দাবার বোর্ডে ঘর `V = ৬৪`টি আর এজ `E = ১৬৮`টি; প্রতিটি এজ দেখা হয় বড়জোর দুবার।
    .step = last word:expand

## Lesson: closed-form

lesson-closed-form-idea-1 = কাজে লাগে শুধু দুটি সংখ্যা: ঘর দুটির মাঝে কত সারি আর কত কলামের তফাত। বড়টি `x`, ছোটটি `y`।
    .step = word:start
lesson-closed-form-invariant-1 = এক চালে লম্বা দিকে বড়জোর ২ ঘর যাওয়া যায়, দুই দিক মিলিয়ে বড়জোর ৩ ঘর। তাই কোনো পথেই `k`-এর কম চাল হয় না; `k` হলো `x/২` আর `(x + y)/৩`-এর মধ্যে যেটি বড়, ভগ্নাংশ হলে তার ঠিক পরের পূর্ণসংখ্যা।
    .step = formula-least, word:compare, word:start
lesson-closed-form-invariant-2 = প্রতি চালে `x + y` একটি বিজোড় সংখ্যা বাড়ে বা কমে, কারণ প্রতিবার ঘোড়ার ঘরের রং বদলায়। তাই `x + y` জোড় হলে তবেই চালের সংখ্যা জোড়; `k` তার সঙ্গে না মিললে আরও একটি চাল লাগে।
    .step = formula-fits, formula-one-more, word:start
lesson-closed-form-proof-1 = তিনটি ব্যতিক্রম বাদে `k` চালেই, জোড়-বিজোড় না মিললে আরও একটি চালে, সবসময় পৌঁছানো যায় (দেজা ও দেজা, ২০০৯)। এই প্রোগ্রামের পরীক্ষায় নানা মাপের বোর্ডের সব জোড়া ঘরে সূত্রটি ব্রেডথ-ফার্স্ট সার্চের সঙ্গে মিলিয়ে দেখা হয়।
    .step = formula-everywhere, word:found
lesson-closed-form-limits-1 = ব্যতিক্রম তিনটি: পাশাপাশি লাগোয়া ঘরে যেতে লাগে ৩ চাল, কর্ণ বরাবর দুই ঘর দূরে ৪, আর কোণ থেকে তার কোনাকুনি পাশের ঘরে ৪। দেয়াল থাকলে, বা কোনো বাহু ৫-এর কম হলে, সূত্র খাটে না; তখন সার্চ লাগে।
    .step = formula-neighbour, formula-two-diagonal, formula-corner, word:found
lesson-closed-form-cost-1 = হাতে গোনা কয়েকটি যোগ-ভাগ: যেকোনো মাপের বোর্ডে `O(1)`, মেমোরিও লাগে না বললেই চলে।
    .step = word:found
