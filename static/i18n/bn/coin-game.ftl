### Coins on a chessboard.

puzzle-coin-game-hint = প্রতিটি কয়েনের সারি ও কলাম লিখুন, ওপরের বাঁ কোণ থেকে ১ ধরে গুনে: (৫,২) (৮,৮), বা ৫ ২। এক ঘরে একাধিক কয়েন থাকতে পারে।
puzzle-coin-game-rule = { $moves ->
    [usual] একটি কয়েন ২ ঘর ওপরে বা বাঁয়ে আর ১ ঘর পাশে সরান।
    [many] এই খেলার { $count }টি চালের একটিতে কোনো কয়েন সরান।
   *[other] { $moves } চালে একটি কয়েন সরান (নিচে, ডানে)।
} যার চাল নেই সে হারে।
how-to-move = একটি কয়েনে ট্যাপ করুন, তারপর যেকোনো একটি রিংয়ে।

preset-coin-game-one-coin = ৫×৫ ঘরে একটি কয়েন: জিত না হার?
preset-coin-game-diagonals = বোর্ড ভরে কর্ণ ধরে ধরে
preset-coin-game-two-coins = দুটি কয়েন: কোন চালে জয়?
preset-coin-game-lost = ১, ২ ও ৩ মানের তিনটি কয়েন
preset-coin-game-hyper-knight = ছয়টি চাল: হাইপার ঘোড়া
preset-coin-game-fifteen = ১৫×১৫ ঘরের বোর্ড
preset-coin-game-edge = ৪ ঘর পরপর একই নকশা, আর কিনারায় তার ভাঙন
preset-coin-game-game = একটি পুরো খেলা, একটি ভুলসহ
preset-coin-game-heat = একবারে ৪০,০০০ ঘর

algorithm-grundy = গ্রান্ডি সংখ্যা
algorithm-grundy-about = প্রতিটি ঘর পায় তার কোনো বিকল্পে নেই এমন সবচেয়ে ছোট সংখ্যা; বিকল্পগুলোর পালা আগে আসে। কে জিতবে, তা ঠিক হয় কয়েনগুলোর সংখ্যার XOR থেকে।
algorithm-grundy-idea = প্রতিটি ঘর একটি সংখ্যা পায়; কয়েনগুলোর সংখ্যা মিলিয়ে জানা যায় কে জিতবে।
algorithm-play = একটি খেলা
algorithm-play-about = প্রথম খেলোয়াড় নিখুঁত খেলে, দ্বিতীয় খেলোয়াড় খেলে আপনার বেছে দেওয়া ধরনে, যতক্ষণ না কারও চাল ফুরায়। দেখুন, যে জিতছে সে প্রতিবার কীভাবে XOR ০ রাখে।
algorithm-play-idea = কোনো চালে প্রতিপক্ষকে হারের অবস্থানে ফেলা গেলে প্রথম খেলোয়াড় সেই চালই দেয়।
algorithm-closed-form = সরাসরি সূত্র
algorithm-closed-form-about = দূরের কিনারা না থাকলে ৪×৪ সংখ্যার তিনটি ব্লকই ফিরে ফিরে আসে। অ্যালগরিদম সেগুলো লেখে, তারপর দূরের কিনারা যা বদলায় তা ঠিক করে।
algorithm-closed-form-idea = ৪×৪ সংখ্যার তিনটি ব্লক বোর্ড জুড়ে ফিরে ফিরে আসে; শুধু দূরের কিনারার কাছে কিছু সংখ্যা আলাদা।
algorithm-fill = বড় বোর্ড ভরা
algorithm-fill-about = বোর্ড ভরে স্তরে স্তরে, প্রতি ঘরের জন্য আলাদা ধাপ ছাড়া: { $rows } বাই { $columns } ঘর পর্যন্ত। সাধারণ চালে পুরো একটি কর্ণ রাখা যায় একটি লম্বা পূর্ণসংখ্যায়।
algorithm-fill-idea = এক স্তরের সব ঘর একসঙ্গে তাদের সংখ্যা পায়, খুব বড় বোর্ডেও।

option-rows = সারি
option-columns = কলাম
option-moves = চাল
option-moves-hint = কত সারি নিচে, কত কলাম ডানে: -২,১ ১,-২
option-opponent = দ্বিতীয় খেলোয়াড়
choice-perfect = নিখুঁত খেলে
choice-beatable = অর্ধেক সময় এলোমেলো চাল দেয়

counter-squares = সংখ্যা পাওয়া ঘর
counter-winning = জেতার চাল
counter-moves = চাল
counter-looked-at = দেখা ঘর
counter-exceptions = ব্যতিক্রম
counter-reports = অগ্রগতির রিপোর্ট

plot-xor = প্রতি চালের পর XOR
plot-line-xor = XOR

## Legend

legend-role-current = { $algorithm ->
    [hand] কম্পিউটারের শেষ চাল
    [play] যে চালের পর XOR আর ০ নয়
   *[other] { $word ->
        [assign] এখন এর সংখ্যা বসছে
        [found] হারের অবস্থানের কয়েন
       *[other] এখন দেখা হচ্ছে
    }
}
legend-role-frontier = এরপর এদের পালা: এদের বিকল্পগুলো জানা
legend-role-goal = জেতার চাল যেখানে যায়
legend-role-conflict = { $algorithm ->
    [closed-form] এখানে নকশা মেলে না
    [play] ভুল: XOR ০ করা যেত
   *[other] এতে XOR ০ হয় না
}
legend-role-hint = { $algorithm ->
    [hand] যে কয়েনের জেতার চাল আছে
   *[other] { $word ->
        [add] যে কয়েন জেতায়
        [found] যে কয়েনের জেতার চাল আছে
        [walk] যে কয়েন XOR ০ করে
       *[other] চাল যেখানে যায়
    }
}
legend-number = ঘরের গ্রান্ডি সংখ্যা
legend-warm = ঘরের গ্রান্ডি সংখ্যা; যত বড়, রং তত জোরালো
legend-zero = ০: সেই ঘরে একটিই কয়েন থাকলে যার পালা সে হারে
legend-token-coin = কয়েন
legend-link = একটি চাল
legend-clash = { $algorithm ->
    [closed-form] ব্যতিক্রম ঘর থেকে বা সেই ঘরে যাওয়ার চাল
   *[other] যে চাল জেতায় না
}
move-name = { $coin } নম্বর কয়েন ({ $x },{ $y }) থেকে ({ $to-x },{ $to-y }) ঘরে
game-played = { $by ->
    [visitor] আপনি
    [computer] কম্পিউটার
    [first] প্রথম খেলোয়াড়
   *[second] দ্বিতীয় খেলোয়াড়
} { $coin } নম্বর কয়েন ({ $x },{ $y }) থেকে ({ $to-x },{ $to-y }) ঘরে { $by ->
    [visitor] নিয়েছেন।
   *[other] নিয়েছে।
}

## Filling the board

reason-equal-parts-cancel = যার চাল নেই সে হারে। দুটি কয়েন এক ঘরে থাকলে যার পালা সে হারে: সে একটি কয়েনে যে চাল দেয়, প্রতিপক্ষ অন্যটিতে সেই চালই দেয়। তাই এক ঘরের দুটি কয়েনে কাটাকাটি হয়ে যায়।
reason-number-of-a-part = ভিন্ন ঘরের কয়েনেও কাটাকাটি হতে পারে। প্রতিটি কয়েনের একটি সংখ্যা g আছে, তা চলে নিমের g-টি পাথরের মতো: এক চালে g-এর চেয়ে ছোট সব সংখ্যায় যাওয়া যায়, কিন্তু আবার g-তে নয়। g সমান হলেই কাটাকাটি।
reason-one-coin-start = কোনো ঘরের বিকল্প হলো তা থেকে এক চাল দূরের ঘরগুলো। প্রতিটি ঘর পায় সবচেয়ে ছোট সেই সংখ্যা, যা তার কোনো বিকল্পে নেই; ০ মানে সেখানে যার পালা, তার হার।
reason-coins-start = { $kinds ->
    [1] বোর্ডে ধরে এমন প্রতিটি চালে x+y কমে { $least }
    [2] বোর্ডে ধরে এমন প্রতিটি চালে x+y কমে { $least } বা { $most }
   *[other] বোর্ডে ধরে এমন প্রতিটি চালে x+y কমে { $least } থেকে { $most }
} (x হলো সারি, y কলাম)। তাই { $rows }×{ $columns } বোর্ড ভরা যাক x+y বাড়ার ক্রমে: তাহলে প্রতিটি ঘর থেকে শুধু জানা ঘরেই যাওয়া যায়।
reason-no-move-fits = { $rows }×{ $columns } বোর্ডে কোনো চালই ধরে না, তাই প্রতিটি ঘরের সংখ্যা ০।
reason-coins-start-layers = { $moves ->
    [1] চালটিতে x+y কমে না
   *[other] { $moves }টি চালের অন্তত একটিতে x+y কমে না
} (x হলো সারি, y কলাম); তবে { $rows }×{ $columns } বোর্ডে কোনো কয়েন আগের ঘরে ফিরতে পারে না। তাই বোর্ড ভরা যাক স্তরে স্তরে: কোনো ঘরের পালা আসে, যখন তার সব বিকল্প জানা।
reason-new-diagonal = { $value ->
    [2] প্রথমে আসে সেই ঘরটি, যেখানে x+y = { $value }। কোনো ঘরেই x+y এর চেয়ে কম নয়, তাই এখান থেকে চাল নেই।
   *[other] এবার আসে { $squares ->
        [one] সেই ঘরটি, যেখানে
       *[other] সেই { $squares }টি ঘর, যেখানে
    } x+y = { $value }। এখান থেকে যেকোনো চালেই x+y কমে; কম x+y-এর সব ঘর জানা।
}
reason-new-layer = { $options ->
    [0] { $squares ->
        [one] প্রথমে আসে একটি ঘর। সেখান থেকে কোনো চাল নেই।
       *[other] প্রথমে আসে { $squares }টি ঘর। সেগুলো থেকে কোনো চাল নেই।
    }
   *[other] { $squares ->
        [one] এবার আসে একটি ঘর। তার সব বিকল্প এখন জানা।
       *[other] এবার আসে { $squares }টি ঘর। তাদের সব বিকল্প এখন জানা।
    }
}
reason-look-at-options = ({ $x },{ $y }) থেকে কয়েন যেতে পারে { $count ->
    [one] একটি ঘরে। সেখানকার সংখ্যা:
   *[other] { $count }টি ঘরে। সেখানকার সংখ্যাগুলো:
} { $values }।
rule-look-at-options = চিহ্নিত ঘর থেকে শুরু করুন। সেখান থেকে কয়েন কোথায় যেতে পারে, খেলার নিয়মই তা বলে।
reason-gap = ({ $x },{ $y }) ঘরের বিকল্পগুলোতে আছে { $values }: নেই এমন সবচেয়ে ছোট সংখ্যা { $number }, তাই এখানে বসে সেটি। এর চেয়ে বড় সংখ্যাগুলোয় কিছু যায় আসে না।
reason-next-number = ({ $x },{ $y }) ঘরের বিকল্পগুলোতে আছে { $values }: নেই এমন সবচেয়ে ছোট সংখ্যা { $number }, তাই এখানে বসে সেটি।
reason-no-option = ({ $x },{ $y }) থেকে কোনো চালই বোর্ডের ভেতরে থাকে না, তাই কোনো বিকল্প নেই। বিকল্পগুলোতে নেই এমন সবচেয়ে ছোট সংখ্যা তাই ০, আর এই ঘরে সেটিই বসে। সব কয়েন এমন ঘরে থাকলে যার পালা সে হারে।

## Adding up the coins

reason-coin-number = ({ $x },{ $y }) ঘরের { $coin } নম্বর কয়েনের মান { $number }, বাইনারিতে { $binary }।
reason-sum-is-not-zero = { $coins ->
    [one] কয়েনটির ঘরের সংখ্যা { $xor }, ০ নয়। যার পালা সে ০ সংখ্যার কোনো ঘরে চাল দিয়ে জিততে পারে।
   *[other] { $sum }, বাইনারিতে { $binary } = { $answer }, ০ নয়। যার পালা সে XOR-কে ০ করে জিততে পারে।
}
reason-sum-is-zero = { $coins ->
    [one] কয়েনটির ঘরের সংখ্যা ০। কোনো ঘরের সংখ্যা তার বিকল্পগুলোতে কখনো থাকে না, তাই এখান থেকে কোনো চালই আরেকটি ০-তে যায় না।
   *[other] { $sum }, বাইনারিতে { $binary } = { $answer }। কোনো ঘরের সংখ্যা তার বিকল্পগুলোতে কখনো থাকে না, তাই যেকোনো চালেই XOR বদলে যায়।
}
reason-move-wins = { $coin } নম্বর কয়েন ({ $x },{ $y }) থেকে ({ $to-x },{ $to-y }) ঘরে গেলে তার সংখ্যা { $number } থেকে হয় { $needed }, আর XOR হয় { $sum }। এই চাল জেতায়।
reason-coin-cannot = ({ $x },{ $y }) ঘরের { $coin } নম্বর কয়েনের মান { $number }। XOR ০ করতে লাগত { $number } ⊕ { $xor } = { $needed }, কিন্তু এর বিকল্পগুলোতে আছে শুধু { $values }।
reason-coin-must-change = ({ $x },{ $y }) ঘরের { $coin } নম্বর কয়েনের মান { $number }, আর এর বিকল্পগুলোতে আছে { $values }, কিন্তু { $number } নেই: এর যেকোনো চালেই XOR আর ০ থাকে না।
reason-coin-stuck = ({ $x },{ $y }) ঘরের { $coin } নম্বর কয়েন নড়তে পারে না।
reason-first-wins = প্রথম খেলোয়াড় জেতে। { $coins ->
    [one] ({ $to-x },{ $to-y }) ঘরে চাল দিলে প্রতিপক্ষ পায় ০
   *[other] { move-name }: তখন XOR হয় { $after }
}{ $replies ->
    [0] , আর তার কোনো চাল থাকে না।
   *[other] { $coins ->
        [one] , আর সেখান থেকে কোনো চালই আরেকটি ০-তে যায় না।
       *[other] , আর প্রতিপক্ষের যেকোনো চালে তা বদলে যায়।
    }
} { $count ->
    [one] আর কোনো চালে জেতা যায় না।
   *[other] জেতার চাল মোট { $count }টি।
}
reason-second-wins = { $coins ->
    [one] দ্বিতীয় খেলোয়াড় জেতে: কয়েনটির ঘরের সংখ্যা ০, আর সেখান থেকে কোনো চালই আরেকটি ০-তে যায় না। তারপর দ্বিতীয় খেলোয়াড় আবার ০-তে যেতে পারে।
   *[other] দ্বিতীয় খেলোয়াড় জেতে: { $sum }, আর যেকোনো চালেই XOR বদলে যায়। তারপর দ্বিতীয় খেলোয়াড় সেটিকে আবার ০ করতে পারে।
}
reason-nobody-can-move = দ্বিতীয় খেলোয়াড় জেতে: কোনো কয়েনই নড়তে পারে না, তাই যার পালা সে হারে।

## A game

reason-play-start-won = { $coins ->
    [one] কয়েনটির মান { $xor }
   *[other] { $sum }
}, ০ নয়: প্রথম খেলোয়াড় নিখুঁত খেলে, তাই জিতবে। { $opponent ->
    [beatable] দ্বিতীয় খেলোয়াড় অর্ধেক সময় এলোমেলো চাল দেয়।
   *[other] দ্বিতীয় খেলোয়াড়ও নিখুঁত খেলে।
}
reason-play-start-lost = { $coins ->
    [one] কয়েনটির মান ০
   *[other] { $sum }
}: দ্বিতীয় খেলোয়াড় ভুল না করলে প্রথম খেলোয়াড় হারবে। { $opponent ->
    [beatable] দ্বিতীয় খেলোয়াড় অর্ধেক সময় এলোমেলো চাল দেয়।
   *[other] দ্বিতীয় খেলোয়াড় নিখুঁত খেলে।
}
reason-leaves-zero = চাল { $count }, { $player ->
    [first] প্রথম খেলোয়াড়
   *[other] দ্বিতীয় খেলোয়াড়
}: { $coin } নম্বর কয়েন ({ $x },{ $y }) থেকে ({ $to-x },{ $to-y }) ঘরে গেল। XOR ছিল { $before }; এখন { $sum }{ $left ->
    [0] , আর কোনো চাল বাকি নেই
   *[other] , আর পাল্টা যেকোনো চালেই তা বদলায়
}।
reason-breaks-zero = চাল { $count }, { $player ->
    [first] প্রথম খেলোয়াড়
   *[other] দ্বিতীয় খেলোয়াড়
}: { $coin } নম্বর কয়েন ({ $x },{ $y }) থেকে ({ $to-x },{ $to-y }) ঘরে গেল। XOR ছিল ০, যেকোনো চালেই তা বদলায়: এখন { $sum }।
reason-wins-no-more = চাল { $count }, { $player ->
    [first] প্রথম খেলোয়াড়
   *[other] দ্বিতীয় খেলোয়াড়
}: { $coin } নম্বর কয়েন ({ $x },{ $y }) থেকে ({ $to-x },{ $to-y }) ঘরে গেল। এটি ভুল: XOR ছিল { $before }, ০ করা যেত; কিন্তু হলো { $sum }।
reason-play-over = { $count ->
    [0] শুরুতেই
   *[other] { $count } চালের পর
} { $player ->
    [first] প্রথম খেলোয়াড়ের
   *[other] দ্বিতীয় খেলোয়াড়ের
} চাল নেই: জিতল { $winner ->
    [first] প্রথম খেলোয়াড়
   *[other] দ্বিতীয় খেলোয়াড়
}।

## The closed form

reason-closed-form-start = ধরা যাক, বোর্ডটির দূরের কোনো কিনারা নেই। তাহলে ৪×৪ সংখ্যার তিনটি ব্লকই যথেষ্ট: একটি কর্ণ বরাবর, একটি তার ঠিক পাশের, একটি বাকি সব ঘরের।
reason-pattern-on-diagonal = ({ $x },{ $y }) থেকে শুরু হওয়া ব্লকটি কর্ণ বরাবর, তাই এতে বসে প্রথম নকশা। সারি ও কলামকে ৪ দিয়ে ভাগ করলে যেখানে দুটিতেই ভাগশেষ ১ বা ২, সেখানেই ০; সব ব্লকেই তা-ই।
reason-pattern-beside = ({ $x },{ $y }) থেকে শুরু হওয়া ব্লকটি কর্ণের ব্লকের লাগোয়া, তাই এতে বসে দ্বিতীয় নকশা; সারির নম্বর কলামের চেয়ে বড় হলে তা কর্ণ বরাবর উল্টে বসে।
reason-pattern-far = ({ $x },{ $y }) থেকে শুরু হওয়া ব্লকটি কর্ণ থেকে { $apart } ব্লক দূরে, তাই এতে বসে তৃতীয় নকশা; সারির নম্বর কলামের চেয়ে বড় হলে তা কর্ণ বরাবর উল্টে বসে। এই নকশা এরপর চলতেই থাকে। দ্বিতীয়টির সঙ্গে তফাত একটি সংখ্যায়: ৪-এর বদলে ৩।
reason-look-at-far-edges = কিন্তু এই বোর্ড শেষ হয়ে যায় { $rows } নম্বর সারি আর { $columns } নম্বর কলামে: সেখানে এক সারি নিচের বা এক কলাম ডানের চাল বোর্ডের বাইরে যেতে পারে। কোন কোন ঘর তাতে বিকল্প হারায়, আর কিছু বদলায় কি?
reason-edge-holds = ({ $x },{ $y }) ঘর হারায় { $count ->
    [one] { $missing } বিকল্পটি
   *[other] { $missing } বিকল্পগুলো
}। বাকি বিকল্পগুলোতে আছে { $values }: নেই এমন সবচেয়ে ছোট সংখ্যা তবু { $pattern }, নকশা যেমন বলে।
reason-edge-fails = ({ $x },{ $y }) ঘর হারায় { $count ->
    [one] { $missing } বিকল্পটি
   *[other] { $missing } বিকল্পগুলো
}। বাকি বিকল্পগুলোতে আছে { $values }: নেই এমন সবচেয়ে ছোট সংখ্যা এখন { $number }, { $pattern } নয়।
reason-neighbour-holds = ({ $x },{ $y }) ঘরের অন্তত একটি বিকল্প ব্যতিক্রম। বিকল্পগুলোতে এখন আছে { $values }: নেই এমন সবচেয়ে ছোট সংখ্যা তবু { $pattern }, নকশা যেমন বলে।
reason-neighbour-fails = ({ $x },{ $y }) ঘরের অন্তত একটি বিকল্প ব্যতিক্রম। বিকল্পগুলোতে এখন আছে { $values }: নেই এমন সবচেয়ে ছোট সংখ্যা এখন { $number }, { $pattern } নয়।
reason-exceptions-counted = { $count ->
    [0] এই বোর্ডের সব ঘরেই নকশা মেলে, মোট { $squares }টি ঘর।
    [one] { $squares }টি ঘরের একটিতে নকশা মেলে না, সেটি এখানে চিহ্নিত।
   *[other] { $squares }টি ঘরের { $count }টিতে নকশা মেলে না, সেগুলো এখানে চিহ্নিত।
}

## Filling a large board

reason-fill-start = বোর্ডে { $rows }×{ $columns }টি ঘর, কয়েনের চাল { $moves ->
    [one] একটি
   *[other] { $moves }টি
}। স্তরে স্তরে প্রতিটি ঘর পায় তার বিকল্পগুলোতে নেই এমন সবচেয়ে ছোট সংখ্যা।
reason-fill-progress = { $percent }% ঘর ভরা হয়েছে।
reason-fill-done = { $squares }টি ঘর সংখ্যা পেয়েছে, সবচেয়ে বড়টি { $highest }। { $lost }টি ঘরের সংখ্যা ০: এমন ঘরে একা একটি কয়েন থাকলে যার পালা সে হারে।

## In the hand

reason-hand-over = কোনো কয়েন নড়তে পারে না, তাই যার পালা সে হারে।
rule-hint-move = প্রতিপক্ষের জন্য এমন অবস্থান রাখুন, যাতে যার পালা সে হারে।
reason-hint-move = { $coin } নম্বর কয়েন ({ $x },{ $y }) থেকে ({ $to-x },{ $to-y }) ঘরে নিন।
reason-hint-none = প্রতিপক্ষ ভুল না করলে এখানে সব চালেই হার।
rule-no-move-left = এখানে এক চালেই খেলা শেষ করা যায়, আর যার চাল নেই সে হারে।
reason-no-move-left = তারপর কোনো কয়েন আর নড়তে পারে না, আর যার চাল নেই সে হারে।
reason-equal-pairs = সব কয়েন একই ঘরে জোড়ায় জোড়ায় থাকলে যার পালা সে হারে। জোড়ার একটি কয়েনে সে যে চাল দেয়, প্রতিপক্ষ অন্যটিতে সেই চালই দেয়।
rule-xor-is-zero = কোনো ঘরের গ্রান্ডি সংখ্যা হলো তার বিকল্পগুলোতে নেই এমন সবচেয়ে ছোট সংখ্যা। কয়েনগুলোর সংখ্যার XOR ০ হলে যার পালা সে হারে।
reason-xor-is-zero = { $coins ->
    [one] কয়েন একটি হলে, আর তার ঘরের গ্রান্ডি সংখ্যা ০ হলে, যার পালা সে হারে। প্রতিটি চালে সংখ্যাটি বদলায়, আর প্রতিপক্ষ তা আবার ০ করতে পারে।
   *[other] কয়েনগুলোর সংখ্যার XOR হলো { $sum }, তাই যার পালা সে হারে। প্রতিটি চালে XOR বদলায়, আর প্রতিপক্ষ তা আবার ০ করতে পারে।
}

## Errors

read-coins-from-zero = ০ থেকে গোনা সারি ও কলাম হিসেবে পড়া হয়েছে।
read-coins-squares = দাবার বোর্ডের ঘর হিসেবে পড়া হয়েছে, a1 নিচে বাঁয়ে; এখানে সারি ওপর থেকে গোনা।
error-coin-not-a-pair = “{ $given }” কোনো ঘর নয়। প্রতিটি কয়েনের সারি ও কলাম লিখুন, যেমন (৫,২) (৮,৮)।
error-coin-off-board = { $coin } নম্বর কয়েন ({ $x },{ $y }) ঘরে, অর্থাৎ বোর্ডের বাইরে। সারি ১ থেকে { $rows }, কলাম ১ থেকে { $columns }।
error-too-many-coins = কয়েন { $count }টি। সর্বোচ্চ { $maximum }টি থাকতে পারে।
error-move-not-a-pair = “{ $given }” কোনো চাল নয়। প্রতিটি চালের জন্য লিখুন, তা কত সারি নিচে আর কত কলাম ডানে যায়; যেমন -২,১ ১,-২।
error-no-moves = কোনো চাল দেওয়া নেই, তাই কেউ কখনো চাল দিতে পারবে না। অন্তত একটি দিন, যেমন -২,১ -২,-১ -১,-২ ১,-২।
error-move-too-far = { $given } চাল বেশি দূরে যায়। কয়েন একবারে সর্বোচ্চ { $maximum } সারি আর { $maximum } কলাম সরতে পারে।
error-too-many-moves = চাল { $count }টি। সর্বোচ্চ { $maximum }টি থাকতে পারে।
error-moves-cycle = { $count } চালে আবার একই ঘরে ফেরা যায়, তাই খেলা শেষ না-ও হতে পারে: { $cycle }।
error-no-closed-form = সরাসরি সূত্রটি প্রমাণিত শুধু { $moves } চালগুলোর জন্য। “গ্রান্ডি সংখ্যা” যেকোনো চালেই বোর্ড ভরে।

## Steps that are shown fast: `skim-` and a reason, or else a word, counts them
skim-assign = { $count }টি ঘরে সংখ্যা
skim-choose = { $count }টি ঘর দেখা
skim-restart = { $count }টি কর্ণ

## Practice

question-value-sum-is-zero = { $coins ->
    [one] কয়েনটির ঘরের সংখ্যা { $xor }।
   *[other] { $sum }, বাইনারিতে { $binary }।
}
question-value-sum-is-not-zero = { question-value-sum-is-zero }
question-cell-hint = চিহ্নিত ঘর থেকে কয়েনটি কোন ঘরে যেতে পারে? এমন একটি ঘরে চাপুন।
told-xor = XOR { $xor }
told-needed = কয়েনটির মান হতে হতো { $needed }
question-outcome = ({ $x },{ $y }) ঘরের { $coin } নম্বর কয়েনের কোনো চালে কি জেতা যায়?
outcome-add = হ্যাঁ, অন্তত একটি চালে জেতা যায়
outcome-reject = না, কোনো চালেই জেতা যায় না
too-small-next-number = { $number } নয়: কোনো একটি বিকল্পে এই সংখ্যা আগে থেকেই আছে।
too-small-gap = { too-small-next-number }
too-large-next-number = { $number } নয়: এর চেয়ে ছোট একটি সংখ্যা বিকল্পগুলোতে নেই।
too-large-gap = { too-large-next-number }
too-small-sum-is-zero = { $number } নয়: বাইনারিতে যে কলামে বিজোড়সংখ্যক ১ থাকে, XOR-এ সেখানে ১ হয়।
too-large-sum-is-zero = { too-small-sum-is-zero }
too-small-sum-is-not-zero = { too-small-sum-is-zero }
too-large-sum-is-not-zero = { too-small-sum-is-zero }
question-value-breaks-zero = চাল { $count }: { $coin } নম্বর কয়েন ({ $x },{ $y }) থেকে ({ $to-x },{ $to-y }) ঘরে গেল। এখন XOR হলো { $sum }।
question-value-leaves-zero = { question-value-breaks-zero }
question-value-wins-no-more = { question-value-breaks-zero }
too-small-breaks-zero = { too-small-sum-is-zero }
too-large-breaks-zero = { too-small-sum-is-zero }
too-small-leaves-zero = { too-small-sum-is-zero }
too-large-leaves-zero = { too-small-sum-is-zero }
too-small-wins-no-more = { too-small-sum-is-zero }
too-large-wins-no-more = { too-small-sum-is-zero }

## Lesson: grundy

lesson-grundy-idea-1 = একটি ঘরের মান হলো তার কোনো বিকল্পে নেই এমন সবচেয়ে ছোট সংখ্যা। বোর্ডের ভেতরে কোনো চাল না থাকলে মান ০।
    .step = gap, next-number, word:assign
lesson-grundy-idea-2 = কোনো কয়েন অন্যটির পথ আটকায় না, তাই কয়েকটি কয়েনের মোট মান তাদের সংখ্যার XOR; তা ০ হলে যার পালা সে হারে।
    .step = sum-is-zero, sum-is-not-zero, word:compare
lesson-grundy-invariant-1 = কোনো ঘরের পালা যখন আসে, তার সব বিকল্পের সংখ্যা তখন জানা। সাধারণ চালগুলোতে প্রতিবার `x + y` কমে, তাই বোর্ড ভরা হয় `x + y` বাড়ার ক্রমে।
    .step = word:restart 2, word:restart
lesson-grundy-proof-1 = XOR ০ না হলে বাইনারিতে তার সবচেয়ে বাঁয়ের ১ দেখুন: কোনো একটি কয়েনের সংখ্যাতেও সেখানে ১ আছে। XOR ০ করতে সেই কয়েনের যে সংখ্যা লাগে, তা এখনকারটির চেয়ে ছোট, আর ছোট সব সংখ্যাই তার বিকল্পগুলোতে আছে।
    .step = move-wins, word:compare
lesson-grundy-proof-2 = XOR ০ হলে যে কয়েনই নড়ুক, তার সংখ্যা বদলায়, কারণ কোনো ঘরের সংখ্যা তার বিকল্পগুলোতে থাকে না। তাই XOR আর ০ থাকে না।
    .step = coin-must-change, word:found
lesson-grundy-proof-3 = কোনো কয়েন আগের ঘরে ফেরে না, তাই খেলা শেষ হয়। যার চাল নেই, তার সামনে সব কয়েনের মান ০, তাই XOR ০। সুতরাং হার ঠিক সেসব অবস্থানে, যেখানে XOR ০ (স্প্রেগ ১৯৩৫, গ্রান্ডি ১৯৩৯)।
    .step = word:found
lesson-grundy-cost-1 = `s`টি ঘর আর `m` রকম চালে বোর্ড ভরতে সময় `O(s·m)`, মেমোরি `O(s)`; প্রতিটি কয়েনে শুধু একটি XOR বেশি। সার্চ করলে `k`টি কয়েনের `s^k`টি পর্যন্ত অবস্থান দেখতে হতো।
    .step = last word:assign

## Lesson: play

lesson-play-idea-1 = নিখুঁত খেলোয়াড় নিজের পালায় XOR ০ না হলে একটি কয়েন সরিয়ে XOR ০ করে।
    .step = leaves-zero, word:walk
lesson-play-idea-2 = যে খেলোয়াড়ের পালায় XOR ০, সে যে চালই দিক, XOR আর ০ থাকে না।
    .step = breaks-zero, word:walk
lesson-play-invariant-1 = যে জিতছে, তার প্রতি চালের পর XOR থাকে ০।
    .step = leaves-zero 2, leaves-zero, word:walk
lesson-play-proof-1 = কোনো কয়েন আগের ঘরে ফেরে না, তাই শেষে কারও চাল ফুরায়, আর তখন সব কয়েনের মান ০। যে জিতছে, তার পালায় XOR কখনো ০ হয় না, তাই তার চাল থাকেই: চাল ফুরায় অন্যজনের।
    .step = word:found
lesson-play-limits-1 = অসাবধানে একবার XOR ০ না রাখলেই জয় চলে যায় প্রতিপক্ষের হাতে।
    .step = wins-no-more, word:start
lesson-play-cost-1 = ঘরের সংখ্যাগুলো জানা থাকলে, `m` রকম চালের `k`টি কয়েনে একটি চাল বের করতে সময় লাগে `O(k·m)`; সামনের চাল ভাবতেই হয় না।
    .step = last word:walk

## Lesson: closed-form

lesson-closed-form-idea-1 = ধরা যাক, বোর্ডের কিনারা আছে শুধু ১ নম্বর সারি আর ১ নম্বর কলামের পাশে। তাহলে ৪×৪ মাপের তিনটি নকশাই চিরকাল ফিরে ফিরে আসে।
    .step = word:start
lesson-closed-form-idea-2 = দূরের কিনারায় কিছু বিকল্প হারায়। তাই সেখানকার ঘরগুলো আবার দেখা হয়, আর দেখা হয় সেসব ঘর, যেখান থেকে সংখ্যা বদলেছে এমন কোনো ঘরে যাওয়া যায়।
    .step = word:restart
lesson-closed-form-invariant-1 = অসীম বোর্ডে নকশায় প্রতিটি ঘরের সংখ্যাই সবচেয়ে ছোট সেই সংখ্যা, যা ঘরটির বিকল্পগুলোতে নেই।
    .step = pattern-far, word:assign
lesson-closed-form-proof-1 = এক চালে ব্লকের সারি ও কলাম প্রতিটি বড়জোর ১ বদলায়। তাই ভিন্ন ক্ষেত্র মোটে ১৬০টি, প্রতিটি মিলিয়ে দেখা হয়েছে। `x + y`-এর ওপর আরোহ পদ্ধতিতে প্রমাণ হয়, অন্য কোনো সংখ্যা সেখানে বসতে পারে না।
    .step = pattern-beside, word:assign
lesson-closed-form-proof-2 = `x + y` বাড়ার ক্রমে দেখা হয় বলে, কোনো ঘরের দরকার হওয়ার আগেই সব বদল জানা হয়ে যায়।
    .step = edge-holds, edge-fails, word:restart
lesson-closed-form-limits-1 = প্রায়ই একটি নিয়ম শোনা যায়: সারি ও কলামকে ৪ দিয়ে ভাগ করলে দুটিতেই ভাগশেষ ১ বা ২ হলে সেই ঘরে হার, নইলে জিত। এটি প্রমাণিত কেবল অসীম বোর্ডে। ৮×৮ বোর্ডে (৮,৮) ঘরে তা মেলে না; ১৫×১৫ বোর্ডে কাকতালীয়ভাবে মেলে।
    .step = word:progress
lesson-closed-form-cost-1 = অসীম বোর্ডের একটি সংখ্যা বলতে সময় লাগে `O(1)`; `s` ঘরের বোর্ডে `O(s)`, সঙ্গে কিনারার প্রভাব পড়ে এমন প্রতিটি ঘরে একবার mex বের করা।
    .step = last word:assign
