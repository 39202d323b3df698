puzzle-n-puzzle-hint = ওপরের সারি থেকে শুরু করে এক এক সারি লিখুন, ফাঁকা ঘরের জন্য ০। সংখ্যার মাঝে কমা, স্পেস বা নতুন লাইন দিন।
preset-n-puzzle-first-steps = হাতেখড়ি: লক্ষ্য মাত্র তিন চাল দূরে
preset-n-puzzle-a-star-medium = A* প্রায় সোজা লক্ষ্যে পৌঁছে যায়
preset-n-puzzle-ida-star-thresholds = IDA* একটু একটু করে থ্রেশহোল্ড বাড়ায়
preset-n-puzzle-breadth-first-medium = BFS আশপাশের সব বোর্ড দেখে তবে এগোয়
preset-n-puzzle-depth-first-wanders = লক্ষ্য যত কাছেই থাকুক, DFS ঘুরেই বেড়ায়
preset-n-puzzle-deepening = ইটারেটিভ ডিপেনিং বারবার গোড়া থেকে শুরু করে, প্রতিবার আরও গভীরে
preset-n-puzzle-greedy = গ্রিডি সেরা চাইল্ড ধরে এগোয়, কানাগলিতে পড়লে ফিরে আসে
preset-n-puzzle-weighted = এলোমেলো ১৫ গুটির ধাঁধা, তাড়াহুড়োর সমাধান
preset-n-puzzle-fifteen = লিনিয়ার কনফ্লিক্ট দিয়ে ১৫ গুটির ধাঁধা
preset-n-puzzle-unsolvable = দুটি গুটি অদলবদল করলে কেন আর সমাধান থাকে না

algorithm-optimal = সর্বোত্তম
algorithm-optimal-about = আমাদের জানা সবচেয়ে দ্রুত উপায়: ৪×৪ পর্যন্ত যেকোনো বোর্ডের সবচেয়ে ছোট সমাধান। পাঁচটি করে গুটির কত চাল লাগে, সেই টেবিল দেখে সমাধান খোঁজা হয়।
algorithm-solvability = সমাধানযোগ্যতা যাচাই
algorithm-solvability-about = কয়টি জোড়া উল্টো ক্রমে আছে তা গুনে বলে দেয়, ধাঁধাটির আদৌ সমাধান আছে কি না।
algorithm-weighted-a-star = ওয়েটেড A*
algorithm-weighted-a-star-about = A*, তবে অনুমানকে কয়েক গুণ ধরা হয়। কঠিন বোর্ডেও চটপট একটি সমাধান মেলে, যা সবচেয়ে ছোট সমাধানের বড়জোর তত গুণ লম্বা।

option-heuristic = হিউরিস্টিক
option-goal = লক্ষ্য
option-goal-hint = খালি রাখলে: ১, ২, ৩, … আর ফাঁকা ঘর সবার শেষে
option-depth-limit = গভীরতার সীমা (০: সীমা নেই)
option-tolerance = ছাড়ের মাত্রা
option-weight = অনুমানের ওজন
option-size = এক বাহুতে ঘরের সংখ্যা
option-walk = এলোমেলো চাল (০: যেকোনো বোর্ড)
choice-manhattan = ম্যানহাটন দূরত্ব
choice-linear-conflict = লিনিয়ার কনফ্লিক্ট
choice-misplaced = ভুল জায়গার গুটি

counter-reports = প্রতিবেদন
counter-inversions = ইনভার্শন
counter-path = পথের বোর্ড
result-solvable = সমাধানযোগ্য
result-inversions = ইনভার্শন
result-moves = চাল
result-optimal = সবচেয়ে ছোট বলে প্রমাণিত
move-made = { $move ->
    [U] { $piece } ওপরে সরল
    [D] { $piece } নিচে সরল
    [L] { $piece } বাঁয়ে সরল
    [R] { $piece } ডানে সরল
   *[other] দেওয়া বোর্ড
}
board-here = { $move ->
    [U] এখানে { $piece } ওপরে সরেছে
    [D] এখানে { $piece } নিচে সরেছে
    [L] এখানে { $piece } বাঁয়ে সরেছে
    [R] এখানে { $piece } ডানে সরেছে
   *[other] দেওয়া বোর্ড
}
move-undone = { $move ->
    [U] { $piece } আবার নিচে ফিরে গেল
    [D] { $piece } আবার ওপরে ফিরে গেল
    [L] { $piece } আবার ডানে ফিরে গেল
    [R] { $piece } আবার বাঁয়ে ফিরে গেল
   *[other] এবার ফেরা যাক
}

## Legend

legend-role-current = { $algorithm ->
    [solvability] যে গুটি সরে
   *[other] { $word ->
        [expand] যে বোর্ড এক্সপ্যান্ড হচ্ছে, তাতে আসার শেষ চাল
       *[other] যে বোর্ড দেখা হচ্ছে, তাতে আসার শেষ চাল
    }
}
legend-role-frontier = { $algorithm ->
    [solvability] যেসব গুটি সে পেরোয়
   *[other] অপেক্ষমাণ বোর্ডে আসার শেষ চাল
}
legend-role-visited = ফিরে যাওয়া: এই চালে লাভ হয়নি
legend-role-path = সমাধানের একটি চাল
legend-role-goal = শেষ চাল: লক্ষ্য
legend-role-conflict = { $algorithm ->
    [solvability] { $word ->
        [choose] যে দুটি গুটি জায়গা বদলায়
       *[other] উল্টো ক্রমের জোড়া
    }
   *[other] বাতিল বোর্ডে আসার শেষ চাল
}
legend-role-hint = { $algorithm ->
    [solvability] ফাঁকা ঘরের সারি
   *[other] যে গুটি সরাতে হবে
}
legend-home = গুটিটি নিজের জায়গায়
legend-badge = { $heuristic ->
    [misplaced] কোণে: গুটি ভুল জায়গায় থাকলে ১, নইলে ০
   *[other] কোণে: নিজের জায়গা থেকে গুটির ম্যানহাটন দূরত্ব
}
legend-clash = { $word ->
    [choose] জায়গা বদলায়
   *[other] উল্টো ক্রমে আছে
}
legend-link = গুটি যেখানে যায় বা যা পেরোয়
legend-tick-restart = সময়রেখায়: নতুন রাউন্ড, আরও বড় সীমায়

## The answer

offer-swap-two-tiles = দুটি গুটি অদলবদল করলেই সমাধান সম্ভব।

reason-optimal-start = সবচেয়ে ছোট সমাধানটি চাই, প্রমাণসহ।
reason-optimal-table = { $total }টি টেবিলের { $number } নম্বরটি: লক্ষ্য থেকে উল্টো দিকে গিয়ে পাঁচটি গুটির যেসব অবস্থান তাদের নিজেদের { $distance }টি চালে মেলে। কোনো গুটি দুটি টেবিলে নেই, তাই টেবিলগুলোর সংখ্যা যোগ করা যায়।
reason-optimal-first-bound = বোর্ড আর তার আয়নার ছবি মিলিয়ে টেবিলগুলো প্রমাণ করে, অন্তত { $threshold }টি চাল লাগবেই। দেখা যাক, তাতেই হয় কি না।
reason-optimal-bound = তাতে হলো না; এ পর্যন্ত { $nodes }টি বোর্ড দেখা হয়েছে। এই বোর্ড থেকে লক্ষ্যে যাওয়ার সব পথের চালসংখ্যা হয় জোড়, নয় বিজোড়; তাই এবার { $threshold } চাল।
reason-optimal-searching = { $threshold } চালের পথ খোঁজা হচ্ছে: এ পর্যন্ত { $nodes }টি বোর্ড।
reason-optimal-found = { $length } চালে সমাধান, এর চেয়ে ছোট পথ নেই: { $boards ->
    [small] এই মাপের প্রতিটি বোর্ডের দূরত্ব জানা
   *[large] এর চেয়ে কম চালের কোনো পথ দেখা বাকি নেই
}।
reason-solvability-start = এই বোর্ডের কি সমাধান আছে? ইনভার্শন গোনা যাক: সারি ধরে পড়লে যেসব জোড়া গুটির ক্রম লক্ষ্যের উল্টো।

reason-walk-move = চাল { $count }, মোট { $total }: { move-made }।

reason-inversion = { $first } আছে { $second }-এর আগে, অথচ থাকার কথা পরে: { $count } নম্বর ইনভার্শন (উল্টো জোড়া)।
reason-inversions-counted = { $count ->
    [0] কোনো জোড়ার ক্রমই লক্ষ্যের উল্টো নয়: ইনভার্শন ০টি।
   *[other] মোট { $count }টি জোড়ার ক্রম লক্ষ্যের উল্টো: ইনভার্শন { $count }টি।
}
reason-along-a-row = সারি বরাবর চালে, যেমন { $tile } সরলে, গুটি অন্য কোনো গুটিকে পেরোয় না। কোনো জোড়ার ক্রম বদলায় না, তাই ইনভার্শনও বদলায় না।
reason-odd-side-column = কলাম বরাবর চালে গুটি অন্য গুটিদের পেরোয়: এখানে { $tile } পেরোয় { $count }টি গুটি। এই { $count }টি জোড়ার প্রতিটি উল্টে যায়, আর { $count } জোড়; তাই ইনভার্শন জোড় থাকলে জোড়ই থাকে, বিজোড় থাকলে বিজোড়।
reason-even-side-column = কলাম বরাবর চালে গুটি অন্য গুটিদের পেরোয়: এখানে { $tile } পেরোয় { $count }টি গুটি। { $count ->
    [one] এই একটি জোড়া উল্টে যায়, সংখ্যাটি বিজোড়;
   *[other] এই { $count }টি জোড়ার প্রতিটি উল্টে যায়, সংখ্যাটি বিজোড়;
} তাই ইনভার্শন জোড় থেকে বিজোড় বা বিজোড় থেকে জোড় হয়। আর ফাঁকা ঘরের সারিও বদলায়।
reason-blank-row = তাই দুটি একসঙ্গে বদলায়, আর ইনভার্শন + সারি জোড় থাকলে জোড়ই থাকে, বিজোড় থাকলে বিজোড়। ফাঁকা ঘর নিচ থেকে { $row } নম্বর সারিতে, লক্ষ্যে { $goal } নম্বর সারিতে।
reason-swap-of-two = { $first } আর { $second } তুলে অদলবদল করলে { $count ->
    [one] একটি জোড়া উল্টে যায়,
   *[other] { $count }টি জোড়া উল্টে যায়,
} সংখ্যাটি বিজোড়, অথচ ফাঁকা ঘর যেখানে ছিল সেখানেই থাকে। কোনো চালে তা হয় না, তাই চাল দিয়ে এর ক্ষতি কখনো পোষানো যায় না।
reason-odd-side-even = ইনভার্শন { $count }টি, অর্থাৎ জোড়; লক্ষ্যে একটিও নেই, সেটিও জোড়। কোনো চালে তা বদলায় না; আর মিলে গেলে লক্ষ্যে পৌঁছানো যায় (জনসন ও স্টোরি, ১৮৭৯): সমাধান আছে।
reason-odd-side-odd = { $count ->
    [one] ইনভার্শন একটি, অর্থাৎ বিজোড়।
   *[other] ইনভার্শন { $count }টি, অর্থাৎ বিজোড়।
} কোনো চালেই তা জোড় হয় না, অথচ লক্ষ্যে একটিও নেই, অর্থাৎ জোড়: সমাধান নেই।
reason-even-side-fits = ইনভার্শন + সারি = { $count } + { $row } = { $here }, লক্ষ্যে ০ + { $goal } = { $goal }: { $parity ->
    [even] দুটিই জোড়।
   *[odd] দুটিই বিজোড়।
} কোনো চালে তা বদলায় না; আর মিলে গেলে লক্ষ্যে পৌঁছানো যায় (জনসন ও স্টোরি, ১৮৭৯): সমাধান আছে।
reason-even-side-fails = ইনভার্শন + সারি = { $count } + { $row } = { $here }, লক্ষ্যে ০ + { $goal } = { $goal }: { $parity ->
    [even] একটি জোড়, অন্যটি বিজোড়।
   *[odd] একটি বিজোড়, অন্যটি জোড়।
} কোনো চালে তা বদলায় না: সমাধান নেই।

error-empty-state = বোর্ড খালি। ওপরের সারি থেকে শুরু করে সংখ্যাগুলো লিখুন, যেমন ১২৩০৪৬৭৫৮।
error-not-a-number = { $place } নম্বর জায়গায় “{ $given }” কোনো সংখ্যা নয়। গুটিগুলো সংখ্যায় লিখুন, ফাঁকা ঘরের জন্য ০।
error-not-a-square = { $count }টি সংখ্যায় বর্গাকার বোর্ড হয় না। ৪, ৯, ১৬, … এভাবে সর্বোচ্চ { $largest }টি সংখ্যা দিন।
error-number-too-large = { $place } নম্বর জায়গায় { $number } বেশি বড়। এই বোর্ডে ০ থেকে { $largest } পর্যন্ত সংখ্যা চলে।
error-number-twice = { $number } দুবার আছে, দ্বিতীয়বার { $place } নম্বর জায়গায়। বাদ পড়েছে { $missing }।
error-goal-size = লক্ষ্যে সারি { $goal }টি, কিন্তু বোর্ডে { $board }টি। বোর্ডের সমান মাপের লক্ষ্য দিন।
error-optimal-size = “সর্বোত্তম” পদ্ধতি { $most }×{ $most } পর্যন্ত বোর্ডের উত্তর দেয়; এই বোর্ডে সারি { $rows }টি। বড় বোর্ডের জন্য ওয়েটেড A* নিন।

reason-hint-shortest = { $tile } নম্বর গুটি সরান: { $length ->
    [one] এক চালেই সমাধান।
   *[other] সবচেয়ে ছোট পথ { $length } চালের।
}
reason-hint-short = { $length ->
    [one] { $tile } নম্বর গুটি সরান: এক চালেই সমাধান।
   *[other] { $tile } নম্বর গুটি সরান: এটি দিয়ে { $length } চালের একটি পথ শুরু হয়, যদিও হয়তো সবচেয়ে ছোট নয়।
}
reason-hint-unsolvable = কোনো চালে লাভ নেই: এই বোর্ড সমাধান করা যায় না। কেন, তা দেখতে সমাধানযোগ্যতা যাচাই চালান।
reason-hint-solved = এটি সমাধান হয়ে গেছে।
reason-hint-too-hard = চটজলদি ইঙ্গিতের জন্য বোর্ডটি বেশি কঠিন। কোনো সার্চ দিয়ে সমাধান করান।
