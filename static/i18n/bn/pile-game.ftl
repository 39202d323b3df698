### Games of piles.

puzzle-pile-game-hint = প্রতিটি স্তূপে কয়টি পাথর, পরপর লিখুন, যেমন ৫ ২ ৩। খেলতে একটি পাথরে ট্যাপ করুন: তাতে সেটি ও তার পরের সব পাথর তোলা হয়, নয়তো সেখানে স্তূপটি ভাগ হয়।
puzzle-pile-game-rule = { rule } { $misere ->
    [0] যার চাল নেই সে হারে।
   *[other] শেষ চাল যে দেয় সে হারে।
}
key-act = বোর্ডে: অ্যারো কি দিয়ে স্তূপ বাছা; Enter চাপলে ১টি পাথর তোলা, ১–৯ চাপলে ততগুলো (নিয়মে থাকলে)
how-to-move = { $rule ->
    [unequal] একটি পাথরে ট্যাপ করুন: ঠিক তার আগে স্তূপটি ভাগ হবে।
    [takes] { taking-by-tap }
    [any] { taking-by-tap }
   *[other] একটি পাথরে ট্যাপ করুন: সেটি ও তার পরের সব পাথর তোলা হবে, অথবা নিয়মে থাকলে স্তূপটি সেখানে ভাগ হবে। শেষ পাথরগুলো সবচেয়ে ওপরের সারিতে।
}
taking-by-tap = একটি পাথরে ট্যাপ করুন: সেটি ও তার পরের সব পাথর তোলা হবে। শেষ পাথরগুলো সবচেয়ে ওপরের সারিতে।
no-such-take = { $rule ->
    [takes] { not-so-many }
    [splits] { not-so-many }
    [kayles] { not-so-many }
    [unequal] স্তূপ ভেঙে দুটি অসমান স্তূপ করতে হয়, { $left ->
        [0] প্রতিটিতে অন্তত একটি পাথর
       *[other] { $left } ও { $count } নয়
    }।
   *[other] নিয়মে এই চাল নেই।
}
not-so-many = { takes-stones } পাথর তোলা যায়, { $count }টি নয়।

preset-pile-game-three-piles = ৫, ২, ৩: কে জিতবে?
preset-pile-game-equal-piles = সমান দুটি স্তূপ: কে জিতবে?
preset-pile-game-won = ৭, ৪, ৯: এক চালে ১, ৩ বা ৪টি
preset-pile-game-nim = নিম: g হলো পাথরের সংখ্যা
preset-pile-game-kayles = কেইলস: একটি স্তূপ ভেঙে দুটি
preset-pile-game-one-pile = ১২ পাথরের এক স্তূপ: জিত না হার?
preset-pile-game-misere = শেষ পাথর যে তোলে সে হারে
preset-pile-game-misere-kayles = মিজের (misère) কেইলস, অবস্থান ধরে ধরে
preset-pile-game-kayles-period = কেইলস: পর্যায় ১২
preset-pile-game-dawson-period = ডসনের দাবা: পর্যায় ৩৪
preset-pile-game-grundys-game = গ্রান্ডির খেলা: দুটি অসমান স্তূপে ভাগ
preset-pile-game-grundys-game-positions = ৯ পাথরে গ্রান্ডির খেলা: জিত না হার?
preset-pile-game-lasker = লাস্কারের নিম: তোলা, অথবা ভাগ করা
preset-pile-game-lasker-period = লাস্কারের নিমে প্রতি ৪ পাথরে g বাড়ে ৪

algorithm-grundy = গ্রান্ডি সংখ্যা
algorithm-grundy-about = স্তূপের প্রতিটি আকারের সংখ্যা হলো সবচেয়ে ছোট সেই সংখ্যা, যা তার কোনো বিকল্পের নয়। কে জিতবে, তা ঠিক হয় স্তূপগুলোর সংখ্যার XOR থেকে।
algorithm-grundy-idea = { $positions ->
    [0] প্রতিটি স্তূপ একটি সংখ্যা পায়; সব সংখ্যা মিলিয়ে জানা যায় কে জিতবে, আর কোন চালে।
   *[other] কোনো চালে প্রতিপক্ষকে হারের অবস্থানে ফেলা গেলে অবস্থানটি জিতের।
}
algorithm-win-lose = জিত না হার
algorithm-win-lose-about = রিকার্শনে চলে: কোনো চালে প্রতিপক্ষের জন্য হারের স্তূপ রাখা গেলে জিত। স্তূপ ভাগ করা গেলে অবস্থান ধরে ফল বের করে।
algorithm-win-lose-idea = { $positions ->
    [0] কোনো চালে প্রতিপক্ষের জন্য হারের স্তূপ রাখা গেলে স্তূপটি জিতের।
   *[other] কোনো চালে প্রতিপক্ষকে হারের অবস্থানে ফেলা গেলে অবস্থানটি জিতের।
}
algorithm-period = পর্যায়
algorithm-period-about = গ্রান্ডি সংখ্যার পর্যায় খোঁজে ও পারলে প্রমাণ করে, স্তূপে { $length } পাথর পর্যন্ত।
algorithm-period-idea = বড় থেকে আরও বড় স্তূপের সংখ্যা লেখে, আর তাতে নকশা খোঁজে।

option-takes = এক চালে কয়টি পাথর
option-takes-hint = ১,২ বা ১-৫; নিমের জন্য any
option-octal = অক্টাল কোড
option-octal-hint = ০.৭৭, ৪.৪ বা ৪.৩৩৩…
option-split = ভাগ করলে থাকে
choice-any = যেকোনো দুটি স্তূপ
choice-unequal = দুটি অসমান স্তূপ (গ্রান্ডির খেলা)
option-misere = শেষ পাথরে হার
option-length = মান কত পর্যন্ত

counter-looked-at = দেখা বিকল্প
counter-sizes = দেখা আকার
counter-decided = ফল জানা আকার
counter-positions = ফল জানা অবস্থান
counter-tried = চেষ্টা করা চাল
counter-reports = অগ্রগতির রিপোর্ট

area-piles = স্তূপ
area-positions = আকার, যার পালা তার জন্য: ✓ জিত, ✗ হার
area-table = প্রতিটি আকারের g
area-sum = স্তূপগুলোর যোগ, হাতে কিছু না রেখে

## Legend

legend-role-current = { $algorithm ->
    [hand] কম্পিউটারের শেষ চাল
    [win-lose] { $word ->
        [found] যেসব আকারে হার
       *[other] যে আকার এখন দেখা হচ্ছে
    }
   *[other] { $word ->
        [found] হারের অবস্থানের স্তূপ
       *[other] এখন দেখা হচ্ছে
    }
}
legend-role-frontier = এক চালের পর যা থাকতে পারে
legend-role-visited = { $algorithm ->
    [win-lose] { $word ->
        [close] ফল জানা
        [expand] ফল জানা
       *[other] যার পালা তার হার
    }
   *[other] ফল জানা
}
legend-role-goal = { $algorithm ->
    [win-lose] যার পালা তার জিত
   *[other] { $word ->
        [assign] এখন সংখ্যা পেল
       *[other] যে স্তূপে জেতার চাল আছে
    }
}
legend-role-conflict = এখানে জেতার চাল নেই
legend-role-hint = { $algorithm ->
    [hand] যে স্তূপে জেতার চাল আছে
    [period] পর্যায়ের সঙ্গে মেলে না
    [win-lose] চালের পর যা থাকে
   *[other] { $word ->
        [assign] সংখ্যাটি যেখান থেকে আসে
       *[other] চালের পর যা থাকে
    }
}
legend-label = কোণে: স্তূপের আকার
legend-edge = { $algorithm ->
    [period] সারির প্রথম আকার
   *[other] সারির পাশে: অঙ্কের স্থান
}
legend-link = এক চালে একটি থেকে অন্যটিতে যাওয়া যায়
node-depth = { moves-g }
takes-stones = { $several ->
    [0] { $last-take }টি
   *[other] { $takes } বা { $last-take }টি
}
rule = { $rule ->
    [any] একটি স্তূপ থেকে যতগুলো খুশি পাথর তোলা যায়।
    [takes] একটি স্তূপ থেকে { takes-stones } পাথর তোলা যায়।
    [splits] একটি স্তূপ থেকে { takes-stones } পাথর তোলা যায়; বাকিটা ভেঙে দুই স্তূপ করা যায়।
    [kayles] কেইলস: একটি স্তূপ থেকে ১ বা ২টি পাথর তোলা যায়; বাকিটা ভেঙে দুই স্তূপ করা যায়।
    [dawson] ডসনের দাবা: একলা পাথর, অথবা এক স্তূপ থেকে ২ বা ৩টি তোলা যায়; ৩টি তুললে বাকিটা ভাগ করা যায়।
    [unequal] গ্রান্ডির খেলা: একটি স্তূপ ভেঙে দুটি অসমান স্তূপ করতে হয়।
    [lasker] লাস্কারের নিম: একটি স্তূপ থেকে যতগুলো খুশি পাথর তোলা যায়, অথবা সেটি ভেঙে দুই স্তূপ করা যায়।
   *[octal] নিয়মটি অক্টাল কোড { $code }: কয়টি পাথর তোলা যায় আর কী রাখা যায়, কোডটি তা বলে।
}
this-pile = { $piles-before ->
    [1] স্তূপ
   *[other] { $pile } নম্বর স্তূপ
}
move-name = { $taken ->
    [0] { this-pile }টি ভেঙে { $larger } ও { $smaller } করুন
   *[other] { $parts ->
        [2] { this-pile } থেকে { $taken }টি তুলুন, বাকিটা ভেঙে { $larger } ও { $smaller } করুন
       *[other] { this-pile } থেকে { $taken }টি তুলুন
    }
}
game-played = { $by ->
    [visitor] আপনি
    [computer] কম্পিউটার
    [first] প্রথম খেলোয়াড়
   *[second] দ্বিতীয় খেলোয়াড়
} { this-pile }{ $taken ->
    [0] টি ভেঙে { $larger } ও { $smaller } { $by ->
        [visitor] করেছেন।
       *[other] করেছে।
    }
   *[other] {" "}থেকে { $taken }টি { $by ->
        [visitor] তুলেছেন
       *[other] তুলেছে
    }{ $parts ->
        [0] : কিছুই বাকি নেই।
        [1] : { $larger }টি বাকি।
       *[other] , বাকিটা ভেঙে { $larger } ও { $smaller } { $by ->
            [visitor] করেছেন।
           *[other] করেছে।
        }
    }
}

## Won or lost

reason-win-lose-start = { rule } যার চাল নেই সে হারে। { $size }টি পাথরের এক স্তূপে যার পালা, সে কি জিততে পারে?
reason-win-lose-misere = { rule } শেষ চাল যে দেয় সে হারে। { $size }টি পাথরের এক স্তূপে যার পালা, সে কি জিততে পারে?
reason-look-at-size = { $size } থেকে চাল আছে { $count ->
    [one] একটি। তাতে প্রতিপক্ষের জন্য হারের স্তূপ থাকলে { $size }-এ জিত।
   *[other] { $count }টি। কোনো একটিতে প্রতিপক্ষের জন্য হারের স্তূপ রাখা গেলেই { $size }-এ জিত।
}
reason-no-move = { $size } থেকে কোনো চাল নেই।
reason-not-known-yet = { $size } থেকে { $taken }টি তুললে থাকে { $rest }, যার ফল এখনো জানা নেই: আগে সেটি দেখা যাক।
reason-leaves-lost = { $size } থেকে { $taken }টি তুললে থাকে { $rest }, আর সেখানে প্রতিপক্ষের হার। তাই { $size }-এ জিত।
reason-leaves-won = { $size } থেকে { $taken }টি তুললে থাকে { $rest }, আর সেখানে প্রতিপক্ষের জিত। এতে লাভ নেই।
rule-leaves-lost = { $size } থেকে এক চালে যে স্তূপগুলো রাখা যায়, সেগুলো দেখুন। কোনো একটিতে প্রতিপক্ষের হার হলে { $size }-এ জিত, নইলে হার।
rule-all-leave-won = { rule-leaves-lost }
reason-all-leave-won = { $count ->
    [one] { $size } থেকে চাল একটিই, আর তাতে প্রতিপক্ষের জিত। তাই { $size }-এ হার।
    [2] { $size } থেকে চাল দুটি, আর দুটিতেই প্রতিপক্ষের জিত। তাই { $size }-এ হার।
   *[other] { $size } থেকে চাল { $count }টি, আর প্রতিটিতেই প্রতিপক্ষের জিত। তাই { $size }-এ হার।
}
reason-cannot-move = { $size }-এ যার পালা তার কোনো চাল নেই, তাই সে হারে: { $size }-এ হার।
reason-last-stone-loses = { $size }-এ যার পালা তার কোনো চাল নেই, আর মিজের খেলায় তাতে সে জেতে: { $size }-এ জিত।
reason-pile-won = { $taken ->
    [0] প্রথম খেলোয়াড় জেতে: { $size } থেকে কোনো চাল নেই, আর মিজের খেলায় তখন যার পালা সে জেতে।
   *[other] প্রথম খেলোয়াড় { $taken }টি তুলে জেতে: তখন থাকে { $rest }, আর সেখানে প্রতিপক্ষের হার। যত আকার দেখা হয়েছে, তার মধ্যে হারের { $losing }টি: { $lost }।
}
reason-pile-lost = দ্বিতীয় খেলোয়াড় জেতে: { $count ->
    [1] { $size } থেকে কোনো চাল নেই, তাই যার পালা সে হারে।
   *[other] { $size } থেকে প্রতিটি চালেই প্রতিপক্ষের জিত। যত আকার দেখা হয়েছে, তার মধ্যে হারের { $losing }টি: { $lost }।
}

## Grundy numbers

reason-equal-parts-cancel = যার চাল নেই সে হারে। সমান দুটি স্তূপে যার পালা, সে হারে: সে এক স্তূপে যা করে, প্রতিপক্ষ অন্য স্তূপে তা-ই করে। তাই সমান দুটি স্তূপে কাটাকাটি হয়ে যায়।
reason-number-of-a-part = অসমান স্তূপেও কাটাকাটি হতে পারে। প্রতিটি স্তূপের একটি সংখ্যা g আছে, তা চলে নিমের g-টি পাথরের মতো: এক চালে g-এর চেয়ে ছোট সব সংখ্যায় যাওয়া যায়, কিন্তু আবার g-তে নয়। g সমান হলেই কাটাকাটি।
reason-grundy-start = { rule } { $largest ->
    [0] খালি স্তূপের g
   *[other] ০ থেকে { $largest } পাথরের সব স্তূপের g
} বের করা যাক। এক চালের পর যা যা থাকতে পারে, সেগুলোর সংখ্যার মধ্যে নেই এমন সবচেয়ে ছোট সংখ্যাই g।
reason-look-at-options = { $size } থেকে এক চালের পর থাকতে পারে { $options }। { $count ->
    [1] এর সংখ্যা
   *[other] এগুলোর সংখ্যা
} { $values }।
reason-no-options = { $size } থেকে কোনো চাল নেই।
reason-nothing-missing-below = কোনো চাল নেই, তাই কোনো বিকল্পও নেই। বিকল্পগুলোতে নেই এমন সবচেয়ে ছোট সংখ্যা ০, তাই g({ $size }) = ০।
reason-gap = বিকল্পগুলোতে আছে { $values }: নেই এমন সবচেয়ে ছোট সংখ্যা { $number }, তাই g({ $size }) = { $number }। এর চেয়ে বড় সংখ্যাগুলোয় কিছু যায় আসে না।
reason-next-number = বিকল্পগুলোতে আছে { $values }: নেই এমন সবচেয়ে ছোট সংখ্যা { $number }, তাই g({ $size }) = { $number }।
this-pile-in-front = { $piles-before ->
    [1] স্তূপের
   *[other] { $pile } নম্বর স্তূপের
}
reason-pile-in-binary = { this-pile-in-front } পাথর { $size ->
    [0] আর নেই
   *[other] { $size }টি
}; স্তূপটি g({ $size }) = { $number } পাথরের নিম-স্তূপের সমান, বাইনারিতে { $binary }।
reason-odd-or-even = বাইনারিতে { $weight }-এর ঘর: { $digit ->
    [0] { $ones ->
        [0] কোনো স্তূপের সংখ্যাতেই এখানে ১ নেই, তাই যোগফলে ০।
       *[other] { $ones }টি স্তূপের সংখ্যায় এখানে ১ আছে। { $ones } জোড়, তাই যোগফলে ০।
    }
   *[other] { $ones ->
        [1] একটি স্তূপের সংখ্যায় এখানে ১ আছে। এক বিজোড়, তাই যোগফলে ১।
       *[other] { $ones }টি স্তূপের সংখ্যায় এখানে ১ আছে। { $ones } বিজোড়, তাই যোগফলে ১।
    }
}
reason-xor-told = হাতে কিছু না রেখে যোগ: XOR হলো { $sum }।
reason-move-wins = { $taken ->
    [0] { this-pile }টি ভাগ করলে
   *[other] { this-pile } থেকে { $taken }টি তুললে
} { $size } হয় { $left }, তার সংখ্যা { $number } থেকে হয় { $becomes }, আর XOR হয় { $sum }। এই চাল জেতায়।
reason-move-breaks = { $taken ->
    [0] { this-pile }টি ভাগ করলে
   *[other] { this-pile } থেকে { $taken }টি তুললে
} { $size } হয় { $left }, তার সংখ্যা { $number } থেকে হয় { $becomes }, আর XOR হয় { $sum }, ০ নয়। প্রতিপক্ষ জিততে পারে।
reason-pile-cannot = { this-pile-in-front } মান { $number }। XOR ০ করতে হলে মান হতে হতো { $number } ⊕ { $xor } = { $needed }, কিন্তু কোনো চালেই তা হয় না।
reason-all-moves-break = { $count }টি চালের { $shown }টি দেখানো হলো। বাকি যেকোনো চালেও একটি স্তূপের সংখ্যা বদলায়, তাই XOR-ও বদলায়। তারপর প্রতিপক্ষ জিততে পারে।
reason-nothing-to-take = দ্বিতীয় খেলোয়াড় জেতে: কোনো চাল সম্ভব নয়, তাই যার পালা সে হারে।
reason-nothing-to-take-misere = প্রথম খেলোয়াড় জেতে: কোনো চাল সম্ভব নয়, আর মিজের খেলায় তখন যার পালা সে জেতে।
wins-in-all = { $count ->
    [1] আর কোনো চালে জেতা যায় না।
   *[other] জেতার চাল মোট { $count }টি।
}
reason-first-wins = প্রথম খেলোয়াড় জেতে। { move-name }: তখন XOR হয় { $after }{ $replies ->
    [0] , আর প্রতিপক্ষের কোনো চাল নেই।
   *[other] , আর প্রতিপক্ষের যেকোনো চালে তা বদলে যায়।
} { wins-in-all }
reason-second-wins = দ্বিতীয় খেলোয়াড় জেতে: XOR হলো { $sum }, আর যেকোনো চালেই তা বদলে যায়। তারপর দ্বিতীয় খেলোয়াড় সেটিকে আবার ০ করতে পারে।

## Misère play

reason-misere-small = শেষ চাল যে দেয় সে হারে। কোনো স্তূপের মান ১-এর বেশি নয়। তাই ১ মানের স্তূপ বিজোড়সংখ্যক হলে যার পালা সে হারে: তখন XOR ১।
reason-misere-large = শেষ চাল যে দেয় সে হারে। যতক্ষণ কোনো স্তূপের মান ২ বা তার বেশি, ততক্ষণ স্বাভাবিক খেলার মতোই XOR ০ হলে হার। সব মান যখন ০ বা ১, তখন বিজোড়সংখ্যক ১ থাকলে হার। বিয়োগ-সেটের খেলায়, যেখানে শুধু ঠিক করে দেওয়া সংখ্যায় পাথর তোলা যায়, এটি প্রমাণিত (ফার্গুসন, ১৯৭৪)।
reason-move-wins-misere = { $taken ->
    [0] { this-pile }টি ভাগ করলে
   *[other] { this-pile } থেকে { $taken }টি তুললে
} { $size } হয় { $left }, আর XOR হয় { $sum }, সবচেয়ে বড় মান { $most }। এতে প্রতিপক্ষের হার, তাই চালটি জেতায়।
reason-move-breaks-misere = { $taken ->
    [0] { this-pile }টি ভাগ করলে
   *[other] { this-pile } থেকে { $taken }টি তুললে
} { $size } হয় { $left }, আর XOR হয় { $sum }, সবচেয়ে বড় মান { $most }। এতে প্রতিপক্ষের জিত।
reason-pile-cannot-misere = { this-pile-in-front } মান { $number }। এর কোনো চালেই প্রতিপক্ষ হারের অবস্থানে পড়ে না।
reason-first-wins-misere = প্রথম খেলোয়াড় জেতে। { move-name }: তখন XOR হয় { $after }, আর সবচেয়ে বড় সংখ্যা { $most }। সেখানে প্রতিপক্ষের হার। { wins-in-all }
reason-second-wins-misere = দ্বিতীয় খেলোয়াড় জেতে: XOR হলো { $sum }, আর এটি হারের অবস্থান।
reason-misere-start = শেষ চাল যে দেয় সে হারে। কে জিতবে, তা এখানে গ্রান্ডি সংখ্যা দিয়ে ঠিক হয় না; তাই অবস্থানগুলোই দেখা হবে।
reason-positions-start = যার চাল নেই সে হারে। একটি স্তূপ ভেঙে দুটি হতে পারে, তাই আকার নয়, অবস্থান দেখা হবে। যার পালা, সে কি জিততে পারে?
reason-position-try = এক চালের পর থাকে { $position }, যার ফল এখনো জানা নেই।
reason-position-leaves-lost = { $position } থেকে এক চালে { $left } রাখা যায়, আর সেখানে প্রতিপক্ষের হার। তাই { $position }-এ জিত।
reason-position-all-won = { $count ->
    [one] { $position } থেকে চাল একটিই, আর তাতে প্রতিপক্ষ জেতে। তাই { $position }-এ হার।
    [2] { $position } থেকে চাল দুটি, আর দুটিতেই প্রতিপক্ষ জেতে। তাই { $position }-এ হার।
   *[other] { $position } থেকে চাল { $count }টি, আর প্রতিটিতেই প্রতিপক্ষ জেতে। তাই { $position }-এ হার।
}
reason-misere-no-move = { $position } থেকে কোনো চাল নেই: মিজের খেলায় তখন যার পালা সে জেতে। তাই এখানে জিত।
reason-position-no-move = { $position } থেকে কোনো চাল নেই: যার পালা সে হারে। তাই এখানে হার।
reason-position-won = { $left ->
    [none] প্রথম খেলোয়াড় জেতে: কোনো চাল নেই, আর মিজের খেলায় তখন যার পালা সে জেতে।
   *[other] প্রথম খেলোয়াড় জেতে সেই চালে, যাতে থাকে { $left }: সেখানে প্রতিপক্ষের হার। মোট { $count }টি অবস্থানের ফল বের হয়েছে।
}
reason-position-lost = দ্বিতীয় খেলোয়াড় জেতে: { $count ->
    [1] কোনো চাল নেই, তাই যার পালা সে হারে।
   *[other] প্রতিটি চালেই প্রতিপক্ষ জিততে পারে। মোট { $count }টি অবস্থানের ফল বের হয়েছে।
}

## Period

reason-period-start = { rule } পর্যায় প্রমাণ করতে যত দূর লাগে, g(০), g(১), … তত দূর বের করা যাক, বড়জোর g({ $length }) পর্যন্ত।
reason-values-come = { $count ->
    [1] g({ $first }) হলো { $highest }।
   *[other] g({ $first }) থেকে g({ $last }): সবচেয়ে বড়টি { $highest }।
}
reason-values-unseen = { $count }টি মান জানা গেছে, তার প্রথম { $shown }টি বোর্ডে দেখা যায়। সবচেয়ে বড়টি { $highest }।
reason-period-not-yet = { $count }টি মান থেকে কোনো পর্যায় প্রমাণ হয় না; সবচেয়ে বড়টি { $highest }। আরও মান নিয়ে দেখা যাক।
reason-period-candidate = { $count }টি মানের শেষ অংশটি { $period } ঘর আগেও হুবহু মেলে: পর্যায় হতে পারে { $period }।
reason-guy-smith = { $most ->
    [0] কোনো চালেই পাথর তোলা হয় না।
   *[other] এক চালে বড়জোর { $most }টি পাথর তোলা যায়।
} n = { $first } থেকে { $until } পর্যন্ত, অর্থাৎ ২ · { $last } + { $period } + { $most } পর্যন্ত, প্রতিটি n-এ g(n + { $period }) = g(n) মিলেছে। গাই ও স্মিথের শর্ত অনুযায়ী তাহলে আরও বড় সব n-এও তা মিলবে: আরও বড় স্তূপের যেকোনো বিকল্পের বড় ভাগটি পড়ে সেখানেই, যেখানে মানগুলো ফিরে আসে।
reason-law-nim = যতগুলো খুশি পাথর তোলা যায়, তাই এক চালে যেকোনো ছোট আকারে পৌঁছানো যায়, অন্য কোনোটিতে নয়। তাই সব n-এর জন্যই g(n) = n।
reason-law-lasker = এক চালে যেকোনো ছোট আকার রাখা যায়। ভাগ করলে নতুন কিছু মেলে কেবল ৪k + ৩-এ: তার দুই ভাগ ১ আর ৪k + ২ মিলে মান ৪k + ৩। তাই আরোহ পদ্ধতিতে g(৪k + ৩) = ৪k + ৪, g(৪k + ৪) = ৪k + ৩, আর বাকিদের g(n) = n (লাস্কার, ১৯৩১)।
reason-window-repeats = { $most ->
    [one] একটি মান নির্ভর করে শুধু তার আগেরটির ওপর। n = { $first }-এ
   *[other] একটি মান নির্ভর করে শুধু তার আগের { $most }টির ওপর। n = { $first } থেকে { $until } পর্যন্ত, পরপর { $most }টি মানে,
} g(n + { $period }) = g(n) মিলেছে। তাই এর পরের সব মানও একইভাবে ফিরে আসে।
reason-exceptions = { $count ->
    [one] একটি মান { $period } পর্যায়ের সঙ্গে মেলে না: g({ $last })।
   *[other] { $count }টি মান { $period } পর্যায়ের সঙ্গে মেলে না। শেষটি g({ $last })।
}
reason-values-repeat = { $count ->
    [1] g({ $first }) পাওয়া যায় পর্যায় থেকেই।
   *[other] g({ $first }) থেকে g({ $last }) পাওয়া যায় পর্যায় থেকেই।
}
who-wins-here = { $winner ->
    [first] দেওয়া অবস্থানে, অর্থাৎ { $piles }, প্রথম খেলোয়াড় জেতে।
   *[other] দেওয়া অবস্থানে, অর্থাৎ { $piles }, দ্বিতীয় খেলোয়াড় জেতে।
}
reason-period-proved = প্রমাণিত: পর্যায় { $period }, একেবারে g(০) থেকেই। তাই g সব স্তূপের জন্যই জানা, শুধু { $length } পর্যন্ত নয়। { who-wins-here }
reason-period-proved-after = প্রমাণিত: পর্যায় { $period }, আর শেষ ব্যতিক্রম g({ $last })। তাই g সব স্তূপের জন্যই জানা, শুধু { $length } পর্যন্ত নয়। { who-wins-here }
reason-period-rises = প্রমাণিত: একেবারে g(০) থেকেই g(n + { $period }) = g(n) + { $saltus }। তাই g সব স্তূপের জন্যই জানা, শুধু { $length } পর্যন্ত নয়। { who-wins-here }
reason-period-rises-after = প্রমাণিত: g(n + { $period }) = g(n) + { $saltus }, আর শেষ ব্যতিক্রম g({ $last })। তাই g সব স্তূপের জন্যই জানা, শুধু { $length } পর্যন্ত নয়। { who-wins-here }
reason-period-unknown = প্রথম { $count }টি মান থেকে কোনো পর্যায় প্রমাণ হয় না। সবচেয়ে বড় মান { $highest }। তবু পর্যায় থাকতে পারে{ $more ->
    [0] , কিন্তু এখানে এর বেশি মান হিসাব করা যায় না।
   *[other] : আরও দূর দেখতে “মান কত পর্যন্ত” বাড়ান।
} { who-wins-here }

## In the hand

reason-hand-over = কোনো চাল সম্ভব নয়, তাই যার পালা সে হারে।
reason-hand-over-misere = কোনো চাল সম্ভব নয়। মিজের (misère) নিয়মে যে শেষ চাল দেয় সে হারে, তাই এখন যার পালা সে জেতে।
reason-hand-unknown = { $maximum }টির বেশি পাথর থাকলে কে জিতবে, পেজটি তা বলতে পারে না: এই মিজের খেলায় তা গ্রান্ডি সংখ্যা দিয়ে ঠিক হয় না।
rule-hint-move = প্রতিপক্ষের জন্য এমন অবস্থান রাখুন, যাতে যার পালা সে হারে।
reason-hint-move = { move-name }{ $parts ->
    [0] : কিছুই থাকবে না।
    [1] : থাকবে { $larger }টি।
   *[other] ।
}
reason-hint-none = প্রতিপক্ষ ভুল না করলে এখানে সব চালেই হার।
rule-no-move-left = এখানে এক চালেই খেলা শেষ করা যায়, আর যার চাল নেই সে হারে।
reason-no-move-left = তারপর আর কোনো চাল নেই, আর যার চাল নেই সে হারে।
reason-equal-pairs = সব স্তূপ সমান জোড়ায় জোড়ায় থাকলে যার পালা সে হারে। জোড়ার এক স্তূপে সে যে চাল দেয়, প্রতিপক্ষ অন্যটিতে সেই চালই দেয়।
reason-multiples-left = { $piles ->
    [one] স্তূপে { $next }-এর গুণিতক থাকলে যার পালা সে হারে। প্রতি চালের পর প্রতিপক্ষ ততগুলোই তোলে, যাতে দুজনে মিলে { $next }টি হয়।
   *[other] প্রতিটি স্তূপে { $next }-এর গুণিতক থাকলে যার পালা সে হারে। প্রতি চালের পর প্রতিপক্ষ একই স্তূপ থেকে ততগুলোই তোলে, যাতে দুজনে মিলে { $next }টি হয়।
}
rule-xor-is-zero = { $piles ->
    [one] গ্রান্ডি সংখ্যা ০ হলে যার পালা সে হারে। প্রতিটি চালে সংখ্যাটি বদলায়, আর প্রতিপক্ষ তা আবার ০ করতে পারে।
   *[other] গ্রান্ডি সংখ্যাগুলোর XOR ০ হলে যার পালা সে হারে। প্রতিটি চালে XOR বদলায়, আর প্রতিপক্ষ তা আবার ০ করতে পারে।
}
reason-xor-is-zero = { $piles ->
    [one] { $rest }টির স্তূপের গ্রান্ডি সংখ্যা ০, তাই যার পালা সে হারে। প্রতিটি চালে সংখ্যাটি বদলায়, আর প্রতিপক্ষ তা আবার ০ করতে পারে।
   *[other] গ্রান্ডি সংখ্যাগুলোর XOR হলো { $sum }, তাই যার পালা সে হারে। প্রতিটি চালে XOR বদলায়, আর প্রতিপক্ষ তা আবার ০ করতে পারে।
}
rule-misere-odd-ones = মিজের খেলায় ১ মানের স্তূপগুলো গুনুন। আর কোনোটির মান তার বেশি না হলে, আর গোনা সংখ্যাটি বিজোড় হলে, যার পালা সে হারে।
reason-misere-odd-ones = কোনো স্তূপের মান ১-এর বেশি নয়, আর ১ মানের স্তূপ বিজোড়সংখ্যক। মিজের খেলায় তখন যার পালা সে হারে।
rule-misere-xor-is-zero = যতক্ষণ ২ বা বেশি মানের স্তূপ আছে, মিজের খেলা সাধারণ খেলার মতোই: XOR ০ হলে যার পালা সে হারে।
reason-misere-xor-is-zero = XOR হলো { $sum }, আর ২ বা বেশি মানের স্তূপ আছে। মিজের খেলাতেও তখন যার পালা সে হারে।
rule-replies-lose = মিজের খেলায় যে অবস্থানে কোনো চাল নেই, সেটি জিতের। অন্য যে অবস্থানের প্রতিটি চাল জিতের অবস্থানে নিয়ে যায়, সেটি হারের।
reason-replies-lose = এই মিজের খেলার ফল গ্রান্ডি সংখ্যা দিয়ে ঠিক হয় না। এরপর যা যা হতে পারে, সবই দেখা হয়েছে: যার পালা সে হারে।

## Errors

read-pins = কেইলস (কোড { $code }) খেলার পিন হিসেবে পড়া হয়েছে: I দাঁড়িয়ে আছে, X পড়ে গেছে; পাশাপাশি থাকা I-গুলো মিলে একটি স্তূপ।
error-piles-not-a-list = এখানে সংখ্যা আছে { $rows }টি সারিতে। প্রতিটি স্তূপে কয়টি পাথর, একটিমাত্র তালিকায় লিখুন, যেমন ৫ ২ ৩।
error-pile-not-a-number = { $place } নম্বর স্তূপের জন্য “{ $given }” পাথরের কোনো সংখ্যা নয়। প্রতিটি স্তূপে কয়টি পাথর, পরপর লিখুন, যেমন ৫ ২ ৩।
error-pile-too-large = { $size } পাথরের স্তূপ এই অ্যালগরিদমের জন্য বেশি বড়, এতে সর্বোচ্চ { $maximum } চলে। “{ $algorithm }”-এ চলে সর্বোচ্চ { $most }।
error-pile-beyond-limit = { $size } পাথরের স্তূপ বেশি বড়। একটি স্তূপে সর্বোচ্চ { $maximum }টি পাথর থাকতে পারে।
error-too-many-piles = { $count }টি স্তূপ বেশি হয়ে গেছে। সর্বোচ্চ { $maximum }টি থাকতে পারে।
error-too-many-parts = এই স্তূপগুলো ভেঙে { $count }টি পর্যন্ত স্তূপ হতে পারে, কিন্তু বোর্ডে জায়গা আছে { $maximum }টির। পাথর কমান, অথবা “পর্যায়” বেছে নিন: তা স্তূপগুলো না দেখিয়েই কে জিতবে বলে দেয়।
error-one-pile-only = এই রিকার্শন শুধু একটি স্তূপ দেখে, কিন্তু এখানে আছে { $count }টি। “গ্রান্ডি সংখ্যা” বেছে নিন, যা স্তূপগুলো যোগ করে।
error-takes-empty = কয়টি পাথর তোলা যাবে তা বলা নেই, তাই কেউ কখনো চাল দিতে পারবে না। যেসব সংখ্যায় পাথর তোলা যাবে সেগুলো লিখুন, যেমন ১,২।
error-take-not-a-number = “{ $given }” পাথরের কোনো সংখ্যা নয়। এভাবে লিখুন: ১,২ বা ১-৫; নিমের জন্য any।
error-take-too-large = একবারে { $given }টি পাথর বেশি হয়ে যায়। সর্বোচ্চ { $maximum }টি তোলা যায়।
error-octal-malformed = “{ $given }” কোনো অক্টাল কোড নয়। লিখুন ০, অথবা কিছু না তুলে ভাগ করা চললে ৪; তারপর দশমিক বিন্দু; তারপর ১টি, ২টি, … পাথর তোলার জন্য ০ থেকে ৭-এর একটি করে অঙ্ক, যেমন ০.৭৭, ৪.৪ বা ৪.৩৩৩…।
error-octal-first = কোডে বিন্দুর আগে থাকে ০, অথবা ৪: তখন কিছু না তুলেও স্তূপ ভাগ করা যায়। সেখানে { $digit } থাকলে স্তূপটি যেমন ছিল তেমনই রেখে দেওয়া যেত, আর খেলা কখনো শেষ হতো না।
error-octal-too-long = কোডে অঙ্ক { $count }টি। সর্বোচ্চ { $maximum }টি চলে।
error-octal-no-move = { $given } কোডে কোনো চালই সম্ভব নয়। অন্তত একটি অঙ্ক ১ বা তার বেশি হতে হবে।
error-misere-too-large = এই খেলায় শেষ চালে হার হলে কে জিতবে, তা গ্রান্ডি সংখ্যা দিয়ে ঠিক হয় না; তাই অবস্থানগুলো দেখতে হয়। { $maximum }টি পাথর পর্যন্ত তা করা যায়, কিন্তু এখানে আছে { $count }টি।
error-positions-too-many = এই খেলায় একটি স্তূপ ভেঙে দুটি হতে পারে, তাই এই রিকার্শন অবস্থানগুলো দেখে। { $maximum }টি পাথর পর্যন্ত তা করা যায়, কিন্তু এখানে আছে { $count }টি। “গ্রান্ডি সংখ্যা” বেছে নিন, যা স্তূপগুলো যোগ করে।

## Steps that are shown fast: `skim-` and a reason, or else a word, counts them
skim-expand = { $count }টি অবস্থান চেষ্টা
skim-close = { $count }টি অবস্থানের ফল
skim-look-at-size = { $count }টি আকার দেখা
skim-look-at-options = { skim-look-at-size }
skim-leaves-lost = { $count }টি আকারের ফল
skim-leaves-won = কাজে না লাগা { $count }টি চাল

## Practice

question-reason = { $size }-এ জিত, না হার?
short-leaves-lost = { $size }-এ জিত
short-last-stone-loses = { short-leaves-lost }
short-all-leave-won = { $size }-এ হার
short-cannot-move = { short-all-leave-won }
question-reason-position-leaves-lost = { $position }-এ জিত, না হার?
question-reason-position-all-won = { question-reason-position-leaves-lost }
question-reason-position-no-move = { question-reason-position-leaves-lost }
question-reason-misere-no-move = { question-reason-position-leaves-lost }
short-position-leaves-lost = { $position }-এ জিত
short-misere-no-move = { short-position-leaves-lost }
short-position-all-won = { $position }-এ হার
short-position-no-move = { short-position-all-won }
question-cell-frontier = চিহ্নিত স্তূপ থেকে এক চালের পর কোন স্তূপ থাকতে পারে? টেবিলে এমন একটি আকারে চাপুন।
told-xor = XOR { $xor }
told-number = { $pile } নম্বর স্তূপের মান { $number }
question-outcome = { $pile } নম্বর স্তূপের কোনো চালে কি জেতা যায়?
outcome-improve = হ্যাঁ, অন্তত একটি চালে জেতা যায়
outcome-reject = না, কোনো চালেই জেতা যায় না
too-small-next-number = { $number } নয়: কোনো একটি বিকল্পে এই সংখ্যা আগে থেকেই আছে।
too-small-gap = { too-small-next-number }
too-large-next-number = { $number } নয়: এর চেয়ে ছোট একটি সংখ্যা বিকল্পগুলোতে নেই।
too-large-gap = { too-large-next-number }
too-small-xor-told = { $number } নয়: বাইনারিতে যে কলামে বিজোড়সংখ্যক ১ থাকে, XOR-এ সেখানে ১ হয়।
too-large-xor-told = { too-small-xor-told }

## Lesson: grundy

lesson-grundy-idea-1 = একটি স্তূপের মান `g` হলো তার কোনো বিকল্পে নেই এমন সবচেয়ে ছোট সংখ্যা। চাল না থাকলে মান ০।
    .step = gap, next-number, word:assign
lesson-grundy-idea-2 = কয়েকটি স্তূপের মোট মান হলো তাদের সংখ্যাগুলোর XOR: সেগুলো বাইনারিতে লিখে হাতে কিছু না রেখে যোগ করা হয়।
    .step = xor-told, odd-or-even
lesson-grundy-invariant-1 = `g` মানের স্তূপ থেকে প্রতিটি ছোট সংখ্যায় যাওয়ার কোনো না কোনো চাল আছে, কিন্তু `g`-তেই থেকে যাওয়ার চাল নেই: ঠিক নিমের `g`টি পাথরের মতো।
    .step = next-number, gap
lesson-grundy-proof-1 = XOR ০ না হলে বাইনারিতে তার সবচেয়ে বাঁয়ের ১-টি দেখুন: কোনো না কোনো স্তূপের গ্রান্ডি সংখ্যাতেও ওই জায়গায় ১ আছে। XOR ০ করতে ওই স্তূপের যে সংখ্যা লাগে, তা তার নিজের সংখ্যার চেয়ে ছোট; তাই কোনো না কোনো চালে সেই সংখ্যায় পৌঁছানো যায়।
    .step = move-wins, move-wins-misere, xor-told
lesson-grundy-proof-2 = XOR ০ হলে যেকোনো চালে একটি স্তূপের সংখ্যা বদলায়, তাই XOR আর ০ থাকে না।
    .step = move-breaks, move-breaks-misere, xor-told
lesson-grundy-proof-3 = তাই যে একবার XOR ০ রেখে যেতে পারে, সে প্রতিবারই পারে। খেলা একসময় শেষ হয়: তখন অন্যজনের সামনে XOR ০, তার চাল নেই, আর স্বাভাবিক খেলায় সে হারে (বুটন ১৯০১, স্প্রেগ ১৯৩৫, গ্রান্ডি ১৯৩৯)।
    .step = word:found
lesson-grundy-limits-1 = শেষ চালে হার হলে (মিজের) XOR কাজ করে কেবল যতক্ষণ কোনো সংখ্যা ২ বা তার বেশি; সবই ০ বা ১ হয়ে গেলে রেখে যেতে হয় বিজোড়সংখ্যক ১। যে খেলায় শুধু নির্দিষ্ট সংখ্যায় পাথর তোলা যায়, সেখানে এটি প্রমাণিত (ফার্গুসন, ১৯৭৪); অন্য খেলায় তা ভুল হতে পারে।
    .step = misere-large, misere-small, word:found
lesson-grundy-cost-1 = `n` পর্যন্ত আকারের স্তূপে বড়জোর `k`টি বিকল্প থাকলে টেবিলটি বানাতে সময় `O(n·k)`, মেমোরি `O(n)`; XOR-এর জন্য স্তূপগুলো একবার দেখলেই হয়। স্তূপ ভাগ না হলে সার্চে দেখতে হতে পারে সব স্তূপের আকারের গুণফলের প্রায় সমানসংখ্যক অবস্থান; ভাগ হলে আরও অনেক বেশি।
    .step = last word:compare

## Lesson: grundy-positions

lesson-grundy-position-recursion-idea-1 = অবস্থানগুলোই দেখা হয়: একটি চাল দেওয়া হয়, আর তারপর যা থাকে, আগে তার ফল বের করা হয়।
    .step = word:expand
lesson-grundy-position-recursion-idea-2 = কোনো চালে হারের অবস্থান রাখা গেলে জিত; চাল থাকতেও সব চালেই জিতের অবস্থান থাকলে হার।
    .step = position-leaves-lost, position-all-won, word:close
lesson-grundy-position-recursion-invariant-1 = যত অবস্থানের ফল বেরিয়েছে, সব `lost`-এ থাকে, স্তূপের ক্রম যা-ই হোক। কোনোটির ফল দুবার বের করা হয় না।
    .step = word:close
lesson-grundy-position-recursion-proof-1 = প্রতি চালে পাথর কমে বা স্তূপ ভাগ হয়, তাই রিকার্শন একসময় এমন অবস্থানে নামে যেখানে চাল নেই। সেখানে নিয়মই ফল বলে দেয়: শেষ চালে হার, তাই যার পালা সে জেতে।
    .step = misere-no-move, word:close
lesson-grundy-position-recursion-limits-1 = গ্রান্ডি সংখ্যা দিয়ে তাড়াতাড়ি হতো, কিন্তু মিজের খেলায় শুধু XOR দিয়ে ফল ঠিক হয় না: একই `g`-র দুটি অবস্থানের পাশে একই স্তূপ রাখলে একটিতে জিত, অন্যটিতে হার হতে পারে (Winning Ways, ১৩শ অধ্যায়)।
    .step = word:start
lesson-grundy-position-recursion-cost-1 = সময় ও মেমোরি বাড়ে অবস্থানের সংখ্যার সঙ্গে, অর্থাৎ পাথরগুলো যতভাবে স্তূপে স্তূপে সাজানো যায়, সেই সংখ্যার সঙ্গে: ঠিক ২৪টি পাথরে ১,৫৭৫টি, ২৪টি পর্যন্ত পাথরে ৭,৩৩৮টি। পাথর আরও বাড়লে দেখতে দেখতে লাখ লাখ।
    .step = word:found

## Lesson: win-lose

lesson-win-lose-idea-1 = কোনো চালে হারের স্তূপ রেখে দেওয়া গেলে স্তূপটি জিতের। তাই একের পর এক চাল দেখা হয়, যতক্ষণ না এমন একটি চাল মেলে।
    .step = leaves-lost, word:choose
lesson-win-lose-idea-2 = চালের পর যা থাকে, তার ফল জানা না থাকলে আগে সেটিও এভাবে চাল দেখে বের করা হয়।
    .step = word:compare
lesson-win-lose-invariant-1 = যত আকারের ফল বেরিয়েছে, সব `won`-এ থাকে; তাই কোনোটির ফল দুবার বের করতে হয় না।
    .step = word:assign 2, word:assign
lesson-win-lose-proof-1 = প্রতি চালে স্তূপ ছোট হয়, তাই রিকার্শন একসময় এমন স্তূপে নামে যেখানে চাল নেই, আর তার ফল নিয়মই বলে দেয়। সেখান থেকে প্রতিটি আকারের ফল আসে ছোট আকারগুলো থেকে: এটিই আরোহ পদ্ধতি।
    .step = word:assign
lesson-win-lose-limits-1 = এটি কেবল একটি স্তূপের কথা বলে। স্বাভাবিক খেলায় ১ বা ২টি পাথর তোলা গেলে ১ পাথরের একটি স্তূপে জিত, ২ পাথরের একটি স্তূপেও জিত। কিন্তু দুই স্তূপ একসঙ্গে থাকলে ১ ও ২-এ জিত, ১ ও ১-এ হার। একাধিক স্তূপে লাগে গ্রান্ডি সংখ্যা।
    .step = word:found
lesson-win-lose-cost-1 = `n` পাথরের স্তূপে `k` রকম চাল থাকলে সময় `O(n·k)`, মেমোরি `O(n)`। `won` না থাকলে একই আকার বারবার আসতে পারত, সূচকীয় হারে।
    .step = last word:assign

## Lesson: win-lose-positions

lesson-win-lose-position-recursion-idea-1 = কোনো চালে হারের অবস্থান রাখা গেলে জিত। তাই একের পর এক চাল দেখা হয়, যতক্ষণ না এমন একটি চাল মেলে।
    .step = position-leaves-lost, word:close
lesson-win-lose-position-recursion-idea-2 = একটি স্তূপ ভেঙে দুটি হতে পারে, তাই ফল বের করা হয় আকারের নয়, অবস্থানের।
    .step = word:expand
lesson-win-lose-position-recursion-invariant-1 = যত অবস্থানের ফল বেরিয়েছে, সব `lost`-এ থাকে, স্তূপের ক্রম যা-ই হোক। কোনোটির ফল দুবার বের করা হয় না।
    .step = word:close
lesson-win-lose-position-recursion-proof-1 = প্রতি চালে পাথর কমে বা স্তূপ ভাগ হয়, তাই রিকার্শন একসময় এমন অবস্থানে নামে যেখানে চাল নেই, আর তার ফল নিয়মই বলে দেয়। সেখান থেকে প্রতিটি অবস্থানের ফল আসে তার পরের অবস্থানগুলো থেকে: এটিই আরোহ পদ্ধতি।
    .step = position-no-move, misere-no-move, word:close
lesson-win-lose-position-recursion-limits-1 = অবস্থানের সংখ্যা দেখতে দেখতে খুব বেশি হয়ে যায়। স্বাভাবিক নিয়মে গ্রান্ডি সংখ্যায় প্রতিটি আকারের জন্য লাগে একটি করে সংখ্যা, আর একটি XOR।
    .step = word:start
lesson-win-lose-position-recursion-cost-1 = সময় ও মেমোরি বাড়ে অবস্থানের সংখ্যার সঙ্গে, অর্থাৎ পাথরগুলো যতভাবে স্তূপে স্তূপে সাজানো যায়, সেই সংখ্যার সঙ্গে: ঠিক ২৪টি পাথরে ১,৫৭৫টি, পাথর আরও বাড়লে দেখতে দেখতে লাখ লাখ।
    .step = word:found
