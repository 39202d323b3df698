puzzle-n-puzzle-hint = ওপরের সারি থেকে শুরু করে এক এক সারি লিখুন, ফাঁকা ঘরের জন্য ০। সংখ্যার মাঝে কমা, স্পেস বা নতুন লাইন দিন।
preset-n-puzzle-first-steps = হাতেখড়ি: লক্ষ্য মাত্র তিন চাল দূরে
preset-n-puzzle-a-star-medium = A* প্রায় সোজা লক্ষ্যে পৌঁছে যায়
preset-n-puzzle-ida-star-thresholds = IDA* একটু একটু করে থ্রেশহোল্ড বাড়ায়
preset-n-puzzle-breadth-first-medium = BFS আশপাশের সব বোর্ড দেখে তবে এগোয়
preset-n-puzzle-depth-first-wanders = লক্ষ্য যত কাছেই থাকুক, DFS ঘুরেই বেড়ায়
preset-n-puzzle-deepening = ইটারেটিভ ডিপেনিং বারবার গোড়া থেকে শুরু করে, প্রতিবার আরও গভীরে
preset-n-puzzle-greedy = গ্রিডি সেরা চাইল্ড ধরে এগোয়, কানাগলিতে পড়লে ফিরে আসে
preset-n-puzzle-fifteen = লিনিয়ার কনফ্লিক্ট দিয়ে ১৫ গুটির ধাঁধা
preset-n-puzzle-unsolvable = দুটি গুটি অদলবদল করলে কেন আর সমাধান থাকে না

algorithm-solvability = সমাধানযোগ্যতা যাচাই
algorithm-solvability-about = কয়টি জোড়া উল্টো ক্রমে আছে তা গুনে বলে দেয়, ধাঁধাটির আদৌ সমাধান আছে কি না।

option-heuristic = হিউরিস্টিক
option-goal = লক্ষ্য
option-goal-hint = খালি রাখলে: ১, ২, ৩, … আর ফাঁকা ঘর সবার শেষে
option-depth-limit = গভীরতার সীমা (০: সীমা নেই)
option-tolerance = ছাড়ের মাত্রা
option-size = এক বাহুতে ঘরের সংখ্যা
option-walk = এলোমেলো চাল (০: যেকোনো বোর্ড)
choice-manhattan = ম্যানহাটন দূরত্ব
choice-linear-conflict = লিনিয়ার কনফ্লিক্ট
choice-misplaced = ভুল জায়গার গুটি

counter-inversions = ইনভার্শন
result-solvable = সমাধানযোগ্য
result-inversions = ইনভার্শন
result-moves = চাল
result-optimal = সবচেয়ে ছোট সমাধান

offer-swap-two-tiles = দুটি গুটি অদলবদল করলেই সমাধান সম্ভব।

reason-solvability-start = এই বোর্ডের কি সমাধান আছে? কোন কোন গুটির জোড়া উল্টো ক্রমে আছে, গুনে দেখা যাক।

reason-walk-move = চাল { $count }, মোট { $total }: { $move ->
    [U] গুটি ওপরে গেল
    [D] গুটি নিচে গেল
    [L] গুটি বাঁয়ে গেল
    [R] গুটি ডানে গেল
   *[other] { $move }
}।

reason-inversion = { $first } আছে { $second }-এর আগে, অথচ থাকার কথা পরে: { $count } নম্বর ইনভার্শন (উল্টো জোড়া)।
reason-inversions-counted = { $count ->
    [0] কোনো জোড়াই উল্টো ক্রমে নেই।
   *[other] মোট { $count }টি জোড়া উল্টো ক্রমে আছে।
}
reason-blank-row = বোর্ডের এক বাহুতে ঘরের সংখ্যা জোড়, তাই ফাঁকা ঘর কোন সারিতে, সেটিও দেখতে হবে: নিচ থেকে { $row } নম্বর সারি।
reason-odd-side-even = বোর্ডের এক বাহুতে ঘর { $side }টি, অর্থাৎ বিজোড়; ইনভার্শন { $count }টি, অর্থাৎ জোড়, লক্ষ্যেও তাই: সমাধান আছে।
reason-odd-side-odd = বোর্ডের এক বাহুতে ঘর { $side }টি, অর্থাৎ বিজোড়; ইনভার্শন { $count }টি, সেটিও বিজোড়। কোনো চালেই তা জোড় হয় না, অথচ লক্ষ্যে ইনভার্শন জোড়: সমাধান নেই।
reason-even-side-fits = এখানে ইনভার্শন { $count }টি, ফাঁকা ঘর { $row } নম্বর সারিতে; লক্ষ্যে ইনভার্শন নেই, ফাঁকা ঘর { $goal } নম্বর সারিতে। হিসাব মিলে যায়: সমাধান আছে।
reason-even-side-fails = এখানে ইনভার্শন { $count }টি, ফাঁকা ঘর { $row } নম্বর সারিতে; লক্ষ্যে ইনভার্শন নেই, ফাঁকা ঘর { $goal } নম্বর সারিতে। কোনো চালেই এখান থেকে সেখানে যাওয়া যায় না: সমাধান নেই।

error-empty-state = বোর্ড খালি। ওপরের সারি থেকে শুরু করে সংখ্যাগুলো লিখুন, যেমন ১২৩০৪৬৭৫৮।
error-not-a-number = { $place } নম্বর জায়গায় “{ $given }” কোনো সংখ্যা নয়। গুটিগুলো সংখ্যায় লিখুন, ফাঁকা ঘরের জন্য ০।
error-not-a-square = { $count }টি সংখ্যায় বর্গাকার বোর্ড হয় না। ৪, ৯, ১৬, … এভাবে সর্বোচ্চ { $largest }টি সংখ্যা দিন।
error-number-too-large = { $place } নম্বর জায়গায় { $number } বেশি বড়। এই বোর্ডে ০ থেকে { $largest } পর্যন্ত সংখ্যা চলে।
error-number-twice = { $number } দুবার আছে, দ্বিতীয়বার { $place } নম্বর জায়গায়। বাদ পড়েছে { $missing }।
error-goal-size = লক্ষ্যে সারি { $goal }টি, কিন্তু বোর্ডে { $board }টি। বোর্ডের সমান মাপের লক্ষ্য দিন।

reason-hint-shortest = { $tile } নম্বর টাইল সরান: { $length ->
    [one] এক চালেই সমাধান।
   *[other] সবচেয়ে ছোট পথ { $length } চালের।
}
reason-hint-short = { $tile } নম্বর টাইল সরান: এটি দিয়ে { $length } চালের একটি পথ শুরু হয়, যদিও হয়তো সবচেয়ে ছোট নয়।
reason-hint-unsolvable = কোনো চালে লাভ নেই: এই বোর্ড সমাধান করা যায় না। কেন, তা দেখতে সমাধানযোগ্যতা পরীক্ষা চালান।
reason-hint-solved = এটি সমাধান হয়ে গেছে।
reason-hint-too-hard = চটজলদি ইঙ্গিতের জন্য বোর্ডটি বেশি কঠিন। কোনো অনুসন্ধান দিয়ে সমাধান করান।
