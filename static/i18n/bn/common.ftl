### Dhadha in Bengali. The build checks that every language has the same messages and variables.

move-made = { $g ->
    [0] দেওয়া বোর্ড
   *[other] চাল { $move }
}
theme = থিম

## Puzzles
puzzle-n-puzzle = গুটি সরানোর ধাঁধা
puzzle-estimate-tree = অনুমানের ট্রি
puzzle-n-queens = n রানির ধাঁধা
puzzle-knight-path = ঘোড়ার সবচেয়ে ছোট পথ
puzzle-pile-game = স্তূপের খেলা
puzzle-coin-game = দাবার বোর্ডে কয়েন
puzzle-magic-square = ম্যাজিক স্কয়ার
puzzle-magic-trick = যেকোনো যোগফলের জাদু

## Algorithms
algorithm-a-star = A*
algorithm-a-star-idea = A* এ পর্যন্ত চাল আর বাকি চালের অনুমান যোগ করে; যোগফল যে বোর্ডে সবচেয়ে কম, সেটি আগে দেখে।
algorithm-ida-star = IDA*
algorithm-ida-star-idea = IDA* একবারে একটি পথে এগোয়, একটি সীমা পর্যন্ত; প্রতি রাউন্ডে সীমাটি একটু বাড়ে।
algorithm-breadth-first = ব্রেডথ-ফার্স্ট সার্চ (BFS)
algorithm-breadth-first-idea = আগে এক চাল দূরের সব বোর্ড দেখে, তারপর দুই চাল দূরের, তারপর তিন চাল দূরের।
algorithm-depth-first = ডেপথ-ফার্স্ট সার্চ (DFS)
algorithm-depth-first-idea = একটি পথ ধরে যত দূর পারে যায়; আর এগোতে না পারলে তবেই ফেরে।
algorithm-iterative-deepening = ইটারেটিভ ডিপেনিং
algorithm-iterative-deepening-idea = এক চাল পর্যন্ত গভীরে খোঁজে, তারপর গোড়া থেকে দুই চাল পর্যন্ত, তারপর তিন চাল পর্যন্ত।
algorithm-greedy-backtracking = গ্রিডি ও ব্যাকট্র্যাকিং
algorithm-greedy-backtracking-idea = পরের বোর্ডগুলোর মধ্যে যেটি লক্ষ্যের সবচেয়ে কাছের মনে হয় সেটিতে যায়; কোনোটিই যথেষ্ট কাছের না হলে ফেরে।
algorithm-weighted-a-star = ওয়েটেড A*
algorithm-weighted-a-star-idea = ওয়েটেড A* বাকি চালের অনুমানকে ওজন দিয়ে গুণ করে: ওজন যত বেশি, কাছের মনে হওয়া বোর্ডে তত আগে যায়।

## Options
option-budget = বাজেট (নোড)
option-seed = সিড

## The player
play = চালান
pause = থামান
replay = আবার চালান
step-forward = এক ধাপ এগোন
step-back = এক ধাপ পেছান
board-here = { $g ->
    [0] দেওয়া বোর্ড
   *[other] চাল { $move }-এর পরের বোর্ড
}
move-undone = এবার ফেরা যাক
moves-g = { $g } চাল
moves-known = { $known } চাল
budget-nodes = { $budget }টি নোড
h-goes = { $h-goes ->
    [falls] h { $was-h } থেকে কমে হলো { $h }
    [rises] h { $was-h } থেকে বেড়ে হলো { $h }
    [stays] h আগের মতোই { $h }
   *[other] h ছিল { $was-h }, এখন { $h }
}
f-goes = { $f-goes ->
    [falls] f { $was-f } থেকে কমে হলো { $g } + { $h } = { $f }
    [rises] f { $was-f } থেকে বেড়ে হলো { $g } + { $h } = { $f }
    [stays] f = { $g } + { $h } = { $f } একই থাকল
   *[other] f = { $g } + { $h } = { $f }
}
open-order = { $ties ->
    [0] ওপেন লিস্টে সবচেয়ে কম
   *[other] { $equals ->
        [0] ওপেন লিস্টে সবচেয়ে কম। আরও { $ties }টি বোর্ডের f একই, তবে h বেশি
       *[other] ওপেন লিস্টে সবচেয়ে কম। { $earlier ->
            [0] { $ties ->
                [1] আরও ১টি বোর্ডের f ও h একই, তবে সেটি পরে এসেছে
               *[other] আরও { $ties }টি বোর্ডের f একই; যেগুলোর h-ও একই, সেগুলোর মধ্যে এটি সবার আগে এসেছে
            }
           *[other] { $ties ->
                [1] আরও ১টি বোর্ডের f ও h একই, সেটি আগে এসেছে, তবু এটিই বেছে নেওয়া হয়েছে
               *[other] আরও { $ties }টি বোর্ডের f একই; যেগুলোর h-ও একই, সেগুলোর মধ্যে এটিই বেছে নেওয়া হয়েছে
            }
        }
    }
}
to-start = শুরুতে যান
to-end = শেষে যান
previous-marker = আগের পর্বে যান
next-marker = পরের পর্বে যান
position = অবস্থান
position-of = ধাপ { $position }, মোট { $length }
position-of-thinned = ধাপ { $number }, মোট { $steps }; রানটি লম্বা, তাই শুধু কিছু ধাপ দেখানো হচ্ছে
speed = গতি
speed-reading = পড়ার গতি
speed-auto = দ্রুত
speed-value = সেকেন্ডে { $speed }
more = আরও
keys = শর্টকাট
keys-title = কিবোর্ড শর্টকাট
key-play = চালানো বা থামানো
key-back = এক ধাপ পেছনে
key-forward = এক ধাপ সামনে
key-ends = শুরুতে বা শেষে
key-markers = আগের বা পরের পর্বে
key-speed = গতি কমানো বা বাড়ানো
key-slide = বোর্ডে: গুটি সরানো
key-present = উপস্থাপন: বোর্ড, বাক্য ও কোড পুরো পর্দায়; অ্যারো কি চাপলে এক ধাপ, Escape চাপলে শেষ
key-help = এই শর্টকাটগুলো দেখানো
close = বন্ধ করুন
board-row = সারি { $row }
board-edges = কিনারার যোগফল
cell-empty = ফাঁকা
save-trace = এই রান সেভ করুন
hand-moves = নিজের হাতে { $count }টি চাল

## Steps that are shown fast: `skim-` and a reason, or else a word, counts them
skim = এমন আরও { $count }টি ধাপ: { $parts }।
skim-on = এমন আরও ধাপ, দ্রুত দেখানো হচ্ছে।
skim-choose = { $count }টি বাছাই
skim-expand = { $count }টি এক্সপ্যান্ড
skim-add = { $count }টি যোগ
skim-drop = { $count }টি ফেলে দেওয়া
skim-reject = { $count }টি বাদ
skim-back = { $count } ধাপ পেছনে ফেরা
skim-close = { $count }টির কাজ শেষ
skim-compare = { $count }টি তুলনা
skim-place = { $count }টি বসানো
skim-remove = { $count }টি তুলে নেওয়া
skim-swap = { $count }টি অদলবদল
skim-move = { $count }টি চাল
skim-assign = { $count }টি মান লেখা
skim-improve = { $count }টি উন্নতি
skim-restart = { $count }টি নতুন রাউন্ড
skim-walk = সমাধানের { $count }টি ধাপ
skim-found = { $count }টি সমাধান
skim-progress = অগ্রগতির { $count }টি রিপোর্ট

## Panels
panel-code = কোড
code-running = কোড যেমন চলে
code-next-step = এই লাইনের পরের ধাপে যান
code-no-step = এই রানের কোনো ধাপ এই লাইনে নেই
panel-values = চলকের মান
values-show = মানগুলো দেখান
values-about = পাইথন এই ধাপ পর্যন্ত আবার চলে আর চলকগুলোর মান দেখায়।
values-about-python = পাইথন এই ধাপ পর্যন্ত আবার চলে আর চলকগুলোর মান দেখায়। তার জন্য ব্রাউজার একবার পাইথন আনবে।
values-waiting = পাইথন এই ধাপ পর্যন্ত আবার চলছে…
values-reached = পাইথন এই ধাপ পর্যন্ত আবার চলছে; এখন { $step } নম্বর ধাপে।
values-paused = রান থামালে মানগুলো দেখা যাবে।
values-none = এই ধাপে অ্যালগরিদমটি চলছে না, তাই কোনো চলকও নেই।
values-differ = রানটি এখানে হুবহু আবার চালানো যাচ্ছে না: পাইথনের ধাপগুলো মিলছে না। হয়তো এটি অন্য কোনো সংস্করণে সেভ করা।
values-calls = পরপর { $count }টি কলের ভেতরে
values-changed = বদলেছে
values-node = যে চালে এখানে আসা, আর f = g + h
values-on-board = (০ থেকে গোনা; বোর্ডে { $number })
panel-lists = লিস্ট
panel-lesson = পাঠ
panel-lesson-note = { $algorithm }: কোনো সংখ্যায় ক্লিক করলে উদাহরণের একটি ধাপে যাবেন
go-to-step = { $number } নম্বর ধাপে যান
panel-tree = সার্চ ট্রি
panel-tree-note = কোনো নোডে ক্লিক করলে তার ধাপে যাবেন; অ্যারো কি দিয়ে নোড বেছে Enter চাপলেও
panel-counters = হিসাব
fold-lists = লিস্ট ও চলকের মান
fold-tree = সার্চ ট্রি ও হিসাব
panel-fault = ভুল খুঁজুন
panel-legend = চিহ্নের মানে
list-open = ওপেন লিস্ট
list-open-f = ওপেন লিস্ট, সবচেয়ে কম f সবার আগে
list-open-first = কিউ, এরপর যার পালা সেটি সবার আগে
list-closed = ক্লোজড লিস্ট, সর্বশেষটি সবার আগে
list-path = বর্তমান পথ
list-children = যে চাইল্ডগুলোর তুলনা হচ্ছে
list-options = বিকল্পগুলোর গ্রান্ডি সংখ্যা, আর সবচেয়ে ছোট যে সংখ্যাটি নেই
list-threshold = থ্রেশহোল্ড { $threshold }
list-more = আরও { $count }টি
list-empty = খালি
list-thinned = এত লম্বা রানের লিস্ট রাখা হয় না।
tree-empty = এখানে কোনো সার্চ ট্রি নেই।
tree-window = { $count }টি নোডের { $shown }টি: এখনকার নোডের সবচেয়ে কাছেরগুলো
tree-node = { $move }{ $numbers ->
    [none] {""}
   *[other] , { $numbers }
}, { $state ->
    [now] এখনকার নোড
    [waiting] অপেক্ষায়
    [done] কাজ শেষ
   *[seen] দেখা হয়েছে
}
counter-expanded = এক্সপ্যান্ড হয়েছে
counter-generated = তৈরি হয়েছে
counter-open = ওপেন লিস্টে
counter-closed = ক্লোজড লিস্টে
counter-held = মেমোরিতে
counter-peak = সর্বোচ্চ মেমোরি
counter-branching = কার্যকর ব্রাঞ্চিং ফ্যাক্টর
result-title = ফলাফল
result-length = মোট চাল
result-answer = সমাধান
yes = হ্যাঁ
no = না
none = নেই

## Legend
legend-role-current = এই ধাপে যেটি নিয়ে কাজ
legend-role-frontier = দেখার অপেক্ষায়
legend-role-visited = কাজ শেষ
legend-role-path = সমাধান, ধাপে ধাপে
legend-role-goal = ঠিক: সমাধান বা তার অংশ
legend-role-conflict = বাতিল বা ভুল
legend-role-hint = বাক্যে যার কথা বলা হচ্ছে
legend-home = নিজের জায়গায়
legend-badge = এই গুটির জন্য হিউরিস্টিকের অনুমান
legend-blocked = দেয়াল
legend-given = দেওয়া আছে, বদলানো যায় না
legend-pencil = পেনসিলে লেখা
legend-link = একে অন্যের সঙ্গে যুক্ত
legend-clash = পরস্পরের মধ্যে সংঘাত
legend-ramp = ছোট সংখ্যা থেকে বড় সংখ্যা
legend-note = বাক্যে বলা সংখ্যা
legend-ruled = যে ঘরকে কোনো গুটি আক্রমণ করে
legend-asked = প্রশ্নটি যা নিয়ে
legend-tried = আপনার উত্তর, যা ভুল

## The page
solve = সমাধান করুন
solve-from-here = এখান থেকে সমাধান করুন
cancel = বাতিল করুন
finish = এখানেই থামান
undo = ফিরিয়ে নিন
solving = সমাধান চলছে…
solver-loading = পাইথন আনা হচ্ছে…
percent = { $percent }%
solver-starting = পাইথন চালু হচ্ছে…
data-loading = বড় টেবিল আনা হচ্ছে, তাতে কাজ দ্রুত হবে…
data-missing = { $file } পুরোটা আসেনি। বাকি সব চলবে, তবে কিছু সার্চ হয়তো একটু ধীরে।
solver-lost = পাইথন হঠাৎ থেমে গিয়েছিল। আবার চালু হয়ে ধাঁধাটি গোড়া থেকে সমাধান করছে।
solver-lost-again = এই ধাঁধায় পাইথন দুবার থেমে গেল। আপনার বোর্ড যেমন ছিল তেমনই আছে; অন্য অ্যালগরিদম বা ছোট বোর্ড দিয়ে চেষ্টা করুন।
solver-failed = পাইথন আনা গেল না। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন; কিছুই হারায়নি।
solver-hung = পাইথন আর সাড়া দিচ্ছিল না, তাই থামানো হয়েছে। পেজটি নিজে থেকে আর চেষ্টা করবে না; আপনার বোর্ড যেমন ছিল তেমনই আছে।
cancelled = বাতিল করা হয়েছে। এ পর্যন্ত যা পাওয়া গেছে, তা পর্দায় থাকছে।
trace-unreadable = সেভ করা রানটি পড়া যাচ্ছে না: হয় ফাইলটি “ধাঁধা”র নয়, নয়তো এর খানিকটা হারিয়ে গেছে।
trace-too-old = রানটি “ধাঁধা”র পুরোনো কোনো সংস্করণে সেভ করা। ধাঁধাটি আবার সমাধান করিয়ে নতুন রানটি সেভ করুন।
trace-too-new = রানটি “ধাঁধা”র আরও নতুন কোনো সংস্করণে সেভ করা। পেজটি রিলোড করে রানটি আবার খুলুন।
error-file-too-large = ফাইলটি খুব বড়: { $most } মেগাবাইটের বেশি হলে খোলা হয় না।
error-trace-puzzle = রানটি যে ধাঁধার, তা এখানে নেই: { $puzzle }। আগে তার প্যাকেজটি যোগ করুন, তারপর রানটি আবার খুলুন।
error-file-missing = { $file } আনা গেল না। সংযোগ ও ঠিকানা ঠিক আছে কি না দেখুন।
error-package-missing = { $address } ঠিকানায় কোনো প্যাকেজ নেই।
error-package-forbidden = এই পেজ { $host } থেকে কিছু আনতে পারে না। ফাইলটি নিজে নামিয়ে নিন, তারপর ডিভাইস থেকে বেছে নিন।
error-file-cut = { $file } পুরোটা আসেনি।
error-file-corrupt = { $file } ফাইলটি নষ্ট।
error-file-slow = { $file } আসতে অনেক বেশি সময় লাগছে।
error-file-refused = { $file } পুরোটা এলেও ব্রাউজার তা গ্রহণ করেনি।
error-file-renewed = সাইটটি হালনাগাদ হয়েছে; পেজটি আবার খুলুন।
error-file-alone = এই পেজে কেবল একটি রান আছে। নিজের বোর্ডের সমাধান পেতে পাইথনে আবার dhadha.run চালান, অথবা “ধাঁধা”র ওয়েবসাইট খুলুন।
try-again = আবার চেষ্টা করুন
shuffle = এলোমেলো করুন
offer-use = সবচেয়ে কাছের সমাধানযোগ্য বোর্ডটি নিন
share = লিংক কপি করুন
solve-here = এখানেই সমাধান করুন
solve-here-cost = এই রানটি সাইটে রাখা নেই। “{ $button }” চাপলে আপনার ব্রাউজার একবার { $size } মেগাবাইটের পাইথন এনে ধাঁধাটি সমাধান করবে।
change = বদলান
present = উপস্থাপন
presets = উদাহরণ
asked-ran = { $asked } → { $ran }
faults = ভুল খুঁজুন
fault-look = কোন লাইনটি ভুল?
fault-ask = এই প্রোগ্রামের একটি লাইন ভুল। রানটি দেখুন, তারপর লাইনটি বেছে নিন।
fault-not-here = { $line } নম্বর লাইন ঠিকই আছে।
fault-found = ঠিক ধরেছেন, ভুলটি { $line } নম্বর লাইনে।
fault-shown = ভুলটি { $line } নম্বর লাইনে।
fault-show = বলে দিন
fault-again = আবার জিজ্ঞেস করুন
fault-right-method = ঠিক প্রোগ্রামটি দেখুন: { $algorithm }
fault-code = যে প্রোগ্রামের একটি লাইন ভুল
fault-line-wrong = ভুল
fault-line-right = ঠিক
packages = নিজের ধাঁধা যোগ করুন
packages-by-link = { $count ->
    [one] এই লিংক { $files } থেকে একটি ধাঁধা যোগ করতে চায়। তার পাইথন আলাদা, সুরক্ষিত জায়গায় চলবে: ইন্টারনেট বা এই সাইটে জমা রাখা কিছুর নাগাল পাবে না।
   *[other] এই লিংক { $files } থেকে ধাঁধা যোগ করতে চায়। সেগুলোর পাইথন আলাদা, সুরক্ষিত জায়গায় চলবে: ইন্টারনেট বা এই সাইটে জমা রাখা কিছুর নাগাল পাবে না।
}
packages-framed = পেজটি অন্য একটি সাইটের ভেতরে বসানো, তাই এই সিদ্ধান্ত নিতে হবে আলাদা একটি ট্যাবে।
packages-open = আলাদা ট্যাবে খুলুন
packages-agree = ইনস্টল করুন
packages-decline = ইনস্টল করবেন না
packages-declined = কিছুই ইনস্টল করা হয়নি। এখানে “ধাঁধা”র নিজের একটি বোর্ড দেখানো হচ্ছে।
packages-installing = ইনস্টল হচ্ছে…

## Reasons: starting
reason-a-star-start = { $h ->
    [0] শুরু: এ পর্যন্ত ০ চাল। বাকি চালের অনুমান ০, তাই যোগফলও ০।
   *[other] শুরু: এ পর্যন্ত ০ চাল, বাকি অন্তত { $h } চাল। যোগফল ০ + { $h } = { $h }।
}
reason-weighted-start = { $weight ->
    [0] শুরু: এ পর্যন্ত ০ চাল। ওজন ০ হলে অনুমানের কোনো ভূমিকা নেই: শুরু থেকে যে বোর্ড যত কম চাল দূরে, সেটি তত আগে নেওয়া হয়।
    [1] শুরু: এ পর্যন্ত ০ চাল, বাকি চালের অনুমান { $h }। ওজন ১ হলে ওয়েটেড A* আর A* একই।
   *[other] শুরু: এ পর্যন্ত ০ চাল। ওয়েটেড A* বাকি চালের অনুমানকে { $weight } দিয়ে গুণ করে: তাতে হয় { $h }। এতে প্রায়ই A*-এর চেয়ে তাড়াতাড়ি পথ মেলে, তবে পথটি সবচেয়ে ছোট না-ও হতে পারে।
}
reason-ida-start = { $h ->
    [0] শুরু: এ পর্যন্ত ০ চাল। বাকি চালের অনুমান ০, তাই প্রথম রাউন্ডে খোঁজা হয় শুধু ০ চালের পথ।
   *[other] শুরু: এ পর্যন্ত ০ চাল, বাকি অন্তত { $h } চাল। তাই প্রথম রাউন্ডে খোঁজা হয় শুধু { $h } চালের পথ।
}
reason-start-without-costs = সার্চ শুরু হলো। এটি চাল গোনে; কোন চালের খরচ কত, তা দেখে না।
reason-breadth-first-start = শুরু: দেওয়া বোর্ডটিই কিউতে সবার আগে। বোর্ডগুলো কিউতে নিজের পালার অপেক্ষায় থাকে।
reason-depth-first-start = শুরু দেওয়া বোর্ড থেকে। ডেপথ-ফার্স্ট সার্চ যতক্ষণ পারে এক চাল করে এগোয়, না পারলে এক চাল পেছায়।
reason-deepening-start = সার্চ প্রথমে দেখে ০ চাল দূর পর্যন্ত, তারপর ১, তারপর ২, এভাবে। লক্ষ্য মিললে বা খোঁজার আর কিছু না থাকলে থামে।
reason-greedy-start = শুরু: এ পর্যন্ত ০ চাল, বাকি অন্তত { $f } চাল। প্রতিটি বোর্ড থেকে সার্চ যায় সেই চাইল্ডে, যার বেলায় এই দুইয়ের যোগফল সবচেয়ে কম। { $tolerance ->
    [0] চাইল্ডের যোগফল প্যারেন্টের চেয়ে বেশি হলে সেটি বাদ।
   *[other] চাইল্ডের যোগফল প্যারেন্টের চেয়ে { $tolerance }-এর বেশি বাড়লে সেটি বাদ।
}

## Reasons: choosing and expanding
reason-smallest-f = { $g ->
    [0] এ পর্যন্ত চালের সংখ্যাকে বলা যাক g, অনুমানকে h, আর দুইয়ের যোগফলকে f। দেওয়া বোর্ডের f = { $g } + { $h } = { $f }। আর কোনো বোর্ড এখনো অপেক্ষায় নেই, তাই এটিই এক্সপ্যান্ড করা হলো।
   *[other] { board-here }: f = g + h = { $g } + { $h } = { $f }, { open-order }। এই বোর্ড এক্সপ্যান্ড করা হলো।
}
reason-first-in-queue = { $g ->
    [0] দেওয়া বোর্ডটিই কিউতে সবার আগে: এর চাইল্ডগুলো দেখা যাক।
   *[other] { board-here }: কিউতে এবার এই বোর্ডের পালা, শুরু থেকে { moves-g } দূরে। এর চেয়ে কাছের সব বোর্ডের কাজ শেষ; এবার এর চাইল্ডগুলো দেখা যাক।
}
reason-one-deeper = { $g ->
    [0] দেওয়া বোর্ডে কী কী চাল আছে, একে একে দেখা যাক।
   *[other] { move-made }: এই বোর্ড আরও এক স্তর গভীরে, শুরু থেকে { moves-g } দূরে।
}
reason-sooner-than-before = { move-made }: এই বোর্ড আগে দেখা হয়েছে, তবে { moves-known } লেগেছিল। এবার লাগল মাত্র { $g } চাল, তাই গভীরতার সীমার আগে আরও নামা যাবে: আবার দেখা যাক।
reason-within-threshold = { $g ->
    [0] দেওয়া বোর্ডের f = ০ + { $h } = { $f }, থ্রেশহোল্ড { $threshold } ছাড়ায়নি। এর চালগুলো দেখা যাক।
   *[other] { move-made }: { h-goes }, তাই { f-goes }; থ্রেশহোল্ড { $threshold } ছাড়ায়নি। আরও গভীরে যাওয়া যাক।
}
reason-at-limit = { move-made }: এটি লক্ষ্য নয়, আর গভীরতার সীমা { $limit } এসে গেছে।
reason-goal-taken-by-f = { $g ->
    [0] দেওয়া বোর্ডটিই লক্ষ্য।
   *[other] { board-here }: এটিই লক্ষ্য। ওপেন লিস্টে এর চেয়ে কম f আর নেই, তাই A* এখানেই শেষ।
}
reason-goal-taken-by-weight = { $g ->
    [0] দেওয়া বোর্ডটিই লক্ষ্য।
   *[other] { board-here }: এটিই লক্ষ্য। ওপেন লিস্টে এর চেয়ে কম f আর নেই, তাই ওয়েটেড A* এখানেই শেষ।
}
reason-goal-taken-by-queue = { $g ->
    [0] দেওয়া বোর্ডটিই লক্ষ্য।
   *[other] { board-here }: এটিই লক্ষ্য। এর চেয়ে কাছের সব বোর্ড কিউ থেকে আগেই বেরিয়ে গেছে, তাই ব্রেডথ-ফার্স্ট সার্চ এখানেই শেষ।
}
reason-goal-met = { $g ->
    [0] দেওয়া বোর্ডটিই লক্ষ্য।
   *[other] { board-here }: এটিই লক্ষ্য। ডেপথ-ফার্স্ট সার্চ প্রথম যে লক্ষ্য পায়, সেখানেই শেষ হয়।
}
reason-goal-at-limit = { $g ->
    [0] দেওয়া বোর্ডটিই লক্ষ্য।
   *[other] { board-here }: এটিই লক্ষ্য, তাই ইটারেটিভ ডিপেনিং এখানেই শেষ। এর চেয়ে কম সীমার কোনো রাউন্ডে এটি মেলেনি।
}
reason-goal-within-threshold = { $g ->
    [0] দেওয়া বোর্ডটিই লক্ষ্য।
   *[other] { board-here }: এটিই লক্ষ্য, থ্রেশহোল্ড { $threshold }-এর মধ্যেই, তাই IDA* এখানেই শেষ। এর চেয়ে কম থ্রেশহোল্ডের কোনো রাউন্ডে এটি মেলেনি।
}
reason-look-at-children = { $g ->
    [0] এ পর্যন্ত চালের সংখ্যাকে বলা যাক g, বাকি চালের অনুমানকে h, আর দুইয়ের যোগফলকে f। দেওয়া বোর্ডের f = { $f }; এর সব চাইল্ড একে একে দেখা যাক।
   *[other] এই বোর্ডের f = { $f }; এর সব চাইল্ড একে একে দেখা যাক।
}
reason-best-child = { $others ->
    [0] { move-made }: f = { $f }। প্যারেন্টের আর কোনো প্রার্থী বাকি নেই, তাই এই বোর্ডেই যাওয়া যাক।
   *[other] { move-made }: f = { $f }। প্যারেন্টের বাকি কোনো প্রার্থী এর চেয়ে ভালো নয়, তাই এই বোর্ডেই যাওয়া যাক।
}
reason-new-depth-limit = { $limit ->
    [0] প্রথম রাউন্ড গভীরতা ০ পর্যন্ত: শুধু দেওয়া বোর্ডটি দেখা হবে।
   *[other] নতুন রাউন্ড আবার গোড়া থেকে শুরু হলো, এবার গভীরতা { $limit } পর্যন্ত।
}
reason-first-threshold = প্রথম রাউন্ড। এ পর্যন্ত চালের সংখ্যাকে বলা যাক g, বাকি চালের অনুমানকে h, আর দুইয়ের যোগফলকে f। f যতক্ষণ { $threshold }-এর বেশি নয়, ততক্ষণ আরও গভীরে যাওয়া হবে: এই সীমার নাম থ্রেশহোল্ড।
reason-new-threshold = নতুন রাউন্ড আবার গোড়া থেকে শুরু হলো। আগের থ্রেশহোল্ডের ওপরে সবচেয়ে কম f ছিল { $threshold }: এটিই নতুন থ্রেশহোল্ড।

## Reasons: adding and refusing
reason-into-open = { move-made }: { h-goes }, তাই { f-goes }। বোর্ডটি নতুন: ওপেন লিস্টে রাখা হলো।
reason-better-way = { move-made }: এই বোর্ডে আগে পৌঁছাতে লেগেছিল { moves-known }, এবার লাগল মাত্র { $g } চাল। তাই f = { $g } + { $h } = { $f }: বোর্ডটি আবার ওপেন লিস্টে রাখা হলো।
reason-new-to-queue = { move-made }: এই বোর্ড আগে দেখা হয়নি; এটি শুরু থেকে { moves-g } দূরে। বোর্ডটি কিউয়ের শেষে রাখা হলো।
reason-promising = { move-made }: { h-goes }, তাই { f-goes }। { $f-goes ->
    [rises] f বেড়েছে ছাড়ের মাত্রার মধ্যেই, তাই বোর্ডটি প্রার্থী।
   *[other] বোর্ডটি প্যারেন্টের চেয়ে খারাপ নয়, তাই এটি প্রার্থী।
}
reason-seen-before = { $undoes ->
    [1] { move-made }: এতে শুধু আগের চাল ফিরিয়ে আগের বোর্ডে যাওয়া হবে। সেটি দেখা হয়ে গেছে।
   *[other] { $known ->
        [none] { move-made }: এই বোর্ড আগেই দেখা হয়েছে, আবার দেখার দরকার নেই।
        [0] { move-made }: আবার সেই দেওয়া বোর্ড, এটি আর দেখার দরকার নেই।
       *[other] { move-made }: এই বোর্ড আগেই দেখা হয়েছে, { moves-known } লেগেছিল; আবার দেখার দরকার নেই।
    }
}
reason-no-better = { $undoes ->
    [1] { move-made }: এতে শুধু আগের চাল ফিরিয়ে আগের বোর্ডে যাওয়া হবে। সেখানে যাওয়ার আরও ছোট পথ জানা আছে, তাই বাদ।
   *[other] { $known ->
        [none] { move-made }: এই বোর্ডে আসার একটি পথ জানা আছে, যা এবারেরটির চেয়ে লম্বা নয়; তাই বাদ।
        [0] { move-made }: আবার সেই দেওয়া বোর্ড, তাই বাদ।
       *[other] { move-made }: এই বোর্ডে আগেই পৌঁছানো গেছে, লেগেছিল { moves-known }; এবারের { $g } চাল তার চেয়ে কম নয়, তাই বাদ।
    }
}
reason-better-known = { $known ->
    [none] { board-here }: ওপেন লিস্টের এই ভুক্তি পুরোনো। পরে আরও কম চালে এই বোর্ডে পৌঁছানো গেছে, তাই বাদ।
   *[other] { board-here }: ওপেন লিস্টের এই ভুক্তি পুরোনো। পরে এই বোর্ডে পৌঁছাতে { $g } চাল নয়, লেগেছে { moves-known }; তাই বাদ।
}
reason-on-this-path = { $undoes ->
    [1] { move-made }: এতে শুধু আগের চাল ফিরিয়ে আগের বোর্ডে যাওয়া হবে। সেটি বর্তমান পথেই আছে।
   *[other] { move-made }: এই বোর্ড বর্তমান পথেই আছে। ওদিকে গেলে শুধু চক্রে ঘোরা হবে।
}
reason-straight-back = { move-made }: এতে শুধু আগের চালটিই ফিরিয়ে নেওয়া হবে, তাই বাদ।
reason-too-deep = { move-made }: এটি হবে { $g } নম্বর চাল, গভীরতার সীমা { $limit } ছাড়িয়ে যাবে।
reason-over-threshold = { move-made }: { h-goes }, তাই { f-goes }; থ্রেশহোল্ড { $threshold } ছাড়িয়ে গেল। এই রাউন্ডে বাদ।
reason-worse-than-parent = { move-made }: { h-goes }, তাই { f-goes }। { $tolerance ->
    [0] বোর্ডটি প্যারেন্টের চেয়ে খারাপ, তাই বাদ।
   *[other] বোর্ডটি প্যারেন্টের চেয়ে এতটা খারাপ যে ছাড়ের মাত্রা { $tolerance } ছাড়িয়ে যায়, তাই বাদ।
}

## Reasons: going back and ending
reason-dead-end = { $round ->
    [over] দেওয়া বোর্ডের সব চাল দেখা শেষ।
   *[on] ওই বোর্ডের সব চাল দেখা শেষ: { move-undone }।
}
reason-limit-reached = { $round ->
    [over] গভীরতা { $limit } পর্যন্ত রাউন্ড শেষ।
   *[on] এই রাউন্ডে গভীরতা { $limit }-এর বেশি নামা হবে না: { move-undone }।
}
reason-all-over-threshold = { $round ->
    [over] রাউন্ড শেষ: থ্রেশহোল্ড { $threshold }-এর মধ্যে লক্ষ্য মেলেনি। { $smallest ->
        [inf] থ্রেশহোল্ডের ওপরে কোনো f ছিল না।
       *[other] থ্রেশহোল্ডের ওপরে সবচেয়ে কম f ছিল { $smallest }।
    }
   *[on] ওই বোর্ড থেকে থ্রেশহোল্ড { $threshold }-এর মধ্যে লক্ষ্য মেলেনি: { move-undone }।
}
reason-dead-state = ওই বোর্ডের আর কোনো প্রার্থী নেই: প্রতিটি চাইল্ড হয় খারাপ, নয়তো আগে দেখা, নয়তো ব্যর্থ। বোর্ডটি কানাগলি, সেটি আর এক্সপ্যান্ড করা হবে না: { move-undone }।
reason-all-children-queued = এই বোর্ডের সব চাইল্ড দেখা হয়ে গেছে: এর কাজ শেষ, এটি গেল ক্লোজড লিস্টে।
reason-goal-reached = { $g ->
    [0] শুরুর বোর্ডটিই লক্ষ্য: ০ চাল, এর চেয়ে ছোট পথ নেই।
    [1] ১ চালেই লক্ষ্যে পৌঁছানো গেল। এর চেয়ে ছোট পথ নেই, কারণ শুরুর বোর্ডটি লক্ষ্য নয়।
   *[other] { $g } চালে লক্ষ্যে পৌঁছানো গেল। আরও ছোট পথ থাকতে পারে: এই সার্চ প্রথম পাওয়া পথটিই নেয়।
}
reason-shortest-by-f = { $g ->
    [0] শুরুর বোর্ডটিই লক্ষ্য: ০ চাল, এর চেয়ে ছোট পথ নেই।
   *[other] { $g } চালে লক্ষ্যে পৌঁছানো গেল, এর চেয়ে ছোট পথ নেই। ওপেন লিস্টে কোনো f { $f }-এর কম নয়, আর h কখনো বাড়িয়ে অনুমান করে না।
}
reason-goal-by-weight = { $g ->
    [0] শুরুর বোর্ডটিই লক্ষ্য: ০ চাল, এর চেয়ে ছোট পথ নেই।
    [1] ১ চালেই লক্ষ্যে পৌঁছানো গেল। এর চেয়ে ছোট পথ নেই, কারণ শুরুর বোর্ডটি লক্ষ্য নয়।
   *[other] { $weight ->
        [0] { $g } চালে লক্ষ্যে পৌঁছানো গেল, এর চেয়ে ছোট পথ নেই: শুরুর আরও কাছের কোনো বোর্ড অপেক্ষায় নেই।
        [1] { $g } চালে লক্ষ্যে পৌঁছানো গেল, এর চেয়ে ছোট পথ নেই। ওজন ১ হলে এই সার্চ A*-ই।
       *[other] { $g } চালে লক্ষ্যে পৌঁছানো গেল। আরও ছোট পথ থাকতে পারে, তবে এটি সবচেয়ে ছোট পথের বড়জোর { $weight } গুণ লম্বা।
    }
}
reason-shortest-by-queue = { $g ->
    [0] শুরুর বোর্ডটিই লক্ষ্য: ০ চাল, এর চেয়ে ছোট পথ নেই।
   *[other] { $g } চালে লক্ষ্যে পৌঁছানো গেল, এর চেয়ে ছোট পথ নেই। বোর্ডগুলো কিউ থেকে বেরোয় দূরত্বের ক্রমে।
}
reason-shortest-by-limit = { $g ->
    [0] শুরুর বোর্ডটিই লক্ষ্য: ০ চাল, এর চেয়ে ছোট পথ নেই।
   *[other] { $g } চালে লক্ষ্যে পৌঁছানো গেল, এর চেয়ে ছোট পথ নেই। এর চেয়ে কাছের সব বোর্ড আগের রাউন্ডেই দেখা হয়েছে।
}
reason-shortest-by-threshold = { $g ->
    [0] শুরুর বোর্ডটিই লক্ষ্য: ০ চাল, এর চেয়ে ছোট পথ নেই।
   *[other] { $g } চালে লক্ষ্যে পৌঁছানো গেল, এর চেয়ে ছোট পথ নেই। এর চেয়ে কম কোনো থ্রেশহোল্ডে লক্ষ্য মেলেনি, আর h কখনো বাড়িয়ে অনুমান করে না।
}
reason-shortest-by-h = { $g ->
    [0] শুরুর বোর্ডটিই লক্ষ্য: ০ চাল, এর চেয়ে ছোট পথ নেই।
   *[other] { $g } চালে লক্ষ্যে পৌঁছানো গেল, এর চেয়ে ছোট পথ নেই। শুরুতেই h বলেছিল, অন্তত এত চাল লাগবে।
}
reason-nothing-left = লক্ষ্যে যাওয়ার কোনো পথ নেই। যত বোর্ডে পৌঁছানো যায় সব দেখা হয়েছে, সেগুলোর কোনোটিই লক্ষ্য নয়।
reason-nothing-left-to-limit = সর্বোচ্চ { $limit } চালে লক্ষ্যে যাওয়ার কোনো পথ নেই: খোঁজার আর কিছু বাকি নেই।
reason-greedy-gave-up = গ্রিডি সার্চ হাল ছেড়ে দিল: দেওয়া বোর্ডের প্রতিটি চাইল্ড হয় খারাপ, নয়তো আগে দেখা, নয়তো ব্যর্থ। তবু পথ থাকতে পারে। ছাড়ের মাত্রা বাড়ালে আরও বেশি f-এর চাইল্ডের দিকেও যাওয়া যায়।
reason-budget-at-f = বাজেটের { budget-nodes } শেষ। ওপেন লিস্টে কোনো f { $f }-এর কম নয়, আর h কখনো বাড়িয়ে অনুমান করে না: লক্ষ্যে যাওয়ার কোনো পথই { $f } চালের কম নয়।
reason-budget-at-weight = বাজেটের { budget-nodes } শেষ, ওজন { $weight } দিয়ে লক্ষ্য মেলেনি। লক্ষ্য কত দূরে, তা বলা যায় না।{ $weight-rises ->
    [0] {""}
   *[other] {" "}ওজন বাড়ালে হয়তো মিলবে।
}
reason-budget-at-threshold = থ্রেশহোল্ড { $threshold }-এর রাউন্ডে বাজেটের { budget-nodes } শেষ হলো। এর চেয়ে কম কোনো থ্রেশহোল্ডে লক্ষ্য মেলেনি: লক্ষ্যে যাওয়ার কোনো পথই { $threshold } চালের কম নয়।
reason-budget-at-limit = গভীরতা { $limit }-এর রাউন্ডে বাজেটের { budget-nodes } শেষ হলো। এর চেয়ে কাছের সব বোর্ড দেখা হয়েছে: লক্ষ্যে যাওয়ার কোনো পথই { $limit } চালের কম নয়।
reason-budget-at-depth = বাজেটের { budget-nodes } শেষ। { $g ->
    [0] দেখা হয়েছে শুধু দেওয়া বোর্ডটি, আর সেটি লক্ষ্য নয়: লক্ষ্যে যাওয়ার কোনো পথই ১ চালের কম নয়।
    [1] দেওয়া বোর্ডটি লক্ষ্য নয়: লক্ষ্যে যাওয়ার কোনো পথই ১ চালের কম নয়।
   *[other] { $g } চালের কমে যেসব বোর্ডে পৌঁছানো যায়, সেগুলোর কোনোটিই লক্ষ্য নয়: লক্ষ্যে যাওয়ার কোনো পথই { $g } চালের কম নয়।
}
reason-budget-on-path = বাজেটের { budget-nodes } শেষ। সার্চ এখন { $g } চাল গভীরে, সবচেয়ে গভীর বোর্ডটি ছিল { $deepest } চাল গভীরে; লক্ষ্য কত দূরে, তা বলা যায় না।
still-searching = এখনো খোঁজা চলছে: এ পর্যন্ত { $steps }টি ধাপ। অপেক্ষা না করলেও চলে:
alternative-more = { $budget } পর্যন্ত খুঁজুন
alternative-stronger = আরও জোরালো অনুমান
alternative-informed = অনুমানসহ সার্চ
alternative-easier = আরও সহজ একটি বোর্ড
alternative-any = যেকোনো সমাধান দেখান
alternative-shortest = সবচেয়ে ছোট সমাধান দেখান
reason-budget-spent = সার্চ শেষ হওয়ার আগেই { $budget }-এর বাজেট শেষ, তাই উত্তর জানা গেল না। { $budget-rises ->
    [0] কম বাজেটে চলে এমন অ্যালগরিদম দিয়ে চেষ্টা করুন।
   *[other] বাজেট বাড়ান, অথবা কম বাজেটে চলে এমন অ্যালগরিদম দিয়ে চেষ্টা করুন।
}
reason-walk-start = এবার সমাধানটি শুরু থেকে দেখা যাক: মোট { $length } চাল।

## Errors
error-not-in-range = { $option }: { $minimum } থেকে { $maximum } পর্যন্ত কোনো পূর্ণসংখ্যা দিন, “{ $given }” চলবে না।
error-not-a-choice = { $option }: “{ $given }” চলবে না। এগুলোর একটি বেছে নিন: { $choices }।
error-text-too-long = { $option }-এ { $count }টি অক্ষর আছে। সর্বোচ্চ { $maximum }টি চলে।
read-size-before = বোর্ডের আগে লেখা “{ $size }” তার মাপ হিসেবে পড়া হয়েছে।
read-drawing-size = { $rows } সারি ও { $columns } কলামের ছবি হিসেবে পড়া হয়েছে।
error-not-read = “{ $given }” বোর্ড হিসেবে পড়া যায়নি। এভাবে লিখুন, যেমন { $first } বা { $second }।
error-only-a-size = “{ $given }” হয়তো একটি মাপ। পুরো একটি বোর্ড লিখুন, যেমন { $first } বা { $second }।
error-number-with-separators = “{ $given }” একটি সংখ্যা হতে পারে, কয়েকটিও হতে পারে। সংখ্যার ভেতরে কমা, বিন্দু বা ফাঁক দেবেন না; দুই সংখ্যার মাঝে ফাঁক দিন।
error-not-a-text = { $option } লেখা হিসেবে পড়া যায় না: { $given }। লেখা বা সংখ্যা দিন।
error-not-options = অপশন লিখতে হয় নাম ও মান দিয়ে; “{ $given }” চলবে না।
error-unknown-option = { $algorithm }: { $given } নামে কোনো অপশন নেই। আছে: { $known }।
error-unknown-puzzle = { $given } নামে কোনো ধাঁধা নেই। আছে: { $known }।
error-unknown-algorithm = { $puzzle }: { $given } নামে কোনো অ্যালগরিদম নেই। আছে: { $known }।
error-package-id = { $why ->
    [taken] প্যাকেজটির ধাঁধার নাম { $name }, কিন্তু এই নামে একটি ধাঁধা এখানে আগে থেকেই আছে।
   *[other] প্যাকেজের ধাঁধার নাম “{ $name }” হতে পারে না। নামে চলে ছোট হাতের ইংরেজি অক্ষর, অঙ্ক আর হাইফেন; শুরুতে থাকবে অক্ষর।
}
error-packages-many = একটি লিংকে বড়জোর { $most }টি প্যাকেজের নাম থাকতে পারে।
error-package-failed = প্যাকেজটি ইনস্টল করা গেল না: { $problem }
error-package-broken = প্যাকেজের { $name } ধাঁধাটি লোড করা গেল না: { $problem }{ $line ->
    [0] {""}
   *[other] {" "}({ $file }, লাইন { $line })
}
error-package-fault = প্যাকেজের কোডে { $file } ফাইলের { $line } নম্বর লাইনে ত্রুটি ঘটেছে: { $problem }
error-invalid-response = “{ $question }” প্রশ্নের যে উত্তর পাইথন দিয়েছে, তা প্রত্যাশিত ধরনের নয়: { $where }
error-not-a-wheel = “{ $file }” বিশুদ্ধ পাইথনের হুইল ফাইল নয়: এমন হুইলের নাম name-1.0-py3-none-any.whl ধরনের হয়।
error-package-address = “{ $address }” কোনো প্যাকেজের ঠিকানা নয়: ঠিকানা শুরু হয় http:// বা https:// দিয়ে, নয়তো তা এই সাইটেরই কোনো পথ।
error-endless = প্যাকেজের কোড শেষ হচ্ছিল না, তাই থামানো হয়েছে: { $problem }। বাকি সব ঠিকঠাক চলছে।
error-out-of-memory = পাইথনের মেমোরি ফুরিয়ে গেছে। পরের রানে এটি আবার চালু হবে; বাজেট কমালে মেমোরি কম লাগে।
error-wasm-missing = এই ব্রাউজারে WebAssembly নেই বা বন্ধ করা আছে। পাইথন চালাতে তা লাগে; এখানে দেখানো রানগুলো তা ছাড়াই চলে।
error-wasm-forbidden = এই পেজের নিরাপত্তা-নীতি WebAssembly চালাতে দেয় না, অথচ পাইথনের তা দরকার: “script-src”-এ 'wasm-unsafe-eval' থাকতে হবে। আগে থেকে সমাধান করা বোর্ডগুলো তবু চলবে।
error-frame-forbidden = প্যাকেজ যে ফ্রেমে চলে, এই পেজের নিরাপত্তা-নীতি তা চালাতে দেয় না: “frame-src”-এ { $host } থাকতে হবে।
error-internal = পাইথনে কিছু একটা গোলমাল হয়েছে: { $problem }

## Boards and pictures
fact-many = { $count ->
    [1] ১টি সংখ্যা, বোর্ডে
   *[other] { $count }টি সংখ্যা, সবই বোর্ডে
}
panel-wall = বোর্ডগুলো
panel-wall-note = কোনো বোর্ডে ক্লিক করলে তার ধাপে যাবেন
panel-plots = লেখচিত্র
list-family = পরিবার { $number }
plot-empty = পরের ধাপগুলোতে রেখাটি দেখা যাবে।
axis-step = ধাপ
plot-band = ৯৫% আস্থার সীমা
piece-at = কলাম { $column }: সারি { $row }
piece-held = { $count ->
    [0] তোলা হয়েছে: { $piece }। Enter চাপলে বসবে।
    [1] তোলা হয়েছে: { $piece }। এটি একটি জায়গায় যেতে পারে; Enter চাপলে সেখানে বসবে।
   *[other] তোলা হয়েছে: { $piece }। এটি { $count }টি জায়গায় যেতে পারে; যেটিতে Enter চাপবেন, সেখানে বসবে।
}
key-place = বোর্ডে: কার্সর সরানো; Enter চেপে গুটি বসানো বা তুলে নেওয়া
key-act = বোর্ডে: কার্সর সরানো; Enter চেপে ঘরে কিছু তোলা, বসানো বা বদলানো

## Boards in the hand and games
hint = ইঙ্গিত
hint-answer = উত্তর দেখান
hint-away = ইঙ্গিত লুকান
marks-away = চিহ্ন লুকান
hand-changes = নিজের হাতে { $count }টি বদল
hand-solved = সমাধান হয়েছে
distance-exact = { $count ->
    [0] সমাধান হয়েই আছে
   *[other] আর { $count }টি চাল বাকি
}
distance-least = অন্তত আরও { $least }টি চাল বাকি
distance-between = আর { $least } থেকে { $most }টি চাল বাকি
distance-nearer = কাছে এল
distance-farther = দূরে সরল
journey-shortest = { $count }টি চাল: এর চেয়ে ছোট পথ নেই।
journey-longer = আপনার লেগেছে { $count }টি চাল; সবচেয়ে ছোট পথে লাগে { $least }টি।
journey-least = { $least ->
    [0] আপনার লেগেছে { $count }টি চাল।
   *[other] আপনার লেগেছে { $count }টি চাল; { $least }টির কম চালের কোনো পথ নেই।
}
journey-farther = { $count }টি চাল লক্ষ্য থেকে দূরে নিয়ে গেছে।
journey-yours = আপনার পথ
journey-beside = আপনার পথ, নিচে সবচেয়ে ছোট একটি পথ
journey-back = চাল { $number }, { $move }: এর পরের বোর্ডে ফিরুন।
cell-number = এই ঘরের সংখ্যা
cell-blocked = দেয়াল
cell-given = { $value }, দেওয়া আছে
cell-pencil = ফাঁকা, পেনসিলে লেখা: { $values }
given-stays = এই ঘরটি শুরু থেকেই দেওয়া: এটি বদলানো যায় না।
walls-stay = এই কাজে নতুন দেয়াল বা নিষিদ্ধ ঘর বসানো যায় না।
colour-red = লাল
colour-orange = কমলা
colour-yellow = হলুদ
colour-green = সবুজ
colour-teal = ফিরোজা
colour-blue = নীল
colour-violet = বেগুনি
colour-grey = ধূসর
offset = { $down } ঘর নিচে, { $right } ঘর ডানে
game = খেলুন
game-play = কম্পিউটারের সঙ্গে খেলুন
game-stop = খেলা বন্ধ করুন
game-opponent = প্রতিপক্ষ
game-perfect = কম্পিউটার, ভুল করে না
game-beatable = কম্পিউটার, মাঝে মাঝে ভুল করে
game-nobody = আরেকজন মানুষ
how-to-move = {""}
game-start = আপনার চাল, অথবা কম্পিউটারকে শুরু করতে দিন।
game-played = { $by ->
    [visitor] আপনার চাল
    [computer] কম্পিউটারের চাল
    [first] প্রথম খেলোয়াড়ের চাল
   *[second] দ্বিতীয় খেলোয়াড়ের চাল
}: { $move }।
game-computer-begins = কম্পিউটার শুরু করুক
game-visitor-begins = আমি শুরু করি
game-again = আবার খেলি
game-harder = আরও কঠিন
game-show-mistake = সেই অবস্থানটি দেখান
game-mistake = { $by ->
    [visitor] আপনি { $number } নম্বর চালে জেতার সুযোগ হারিয়েছেন। এই চালে জিত হতো:
    [computer] কম্পিউটার তার { $number } নম্বর চালে জেতার সুযোগ হারিয়েছে। এই চালে জিত হতো:
    [first] প্রথম খেলোয়াড় তার { $number } নম্বর চালে জেতার সুযোগ হারিয়েছে। এই চালে জিত হতো:
   *[second] দ্বিতীয় খেলোয়াড় তার { $number } নম্বর চালে জেতার সুযোগ হারিয়েছে। এই চালে জিত হতো:
}
game-lost-from-start = { $by ->
    [visitor] আপনার প্রথম অবস্থানটিই ছিল হারের, আর কম্পিউটার কোনো ভুল করেনি।
    [computer] কম্পিউটারের প্রথম অবস্থানটিই ছিল হারের, আর আপনি কোনো ভুল করেননি।
    [first] প্রথম খেলোয়াড়ের প্রথম অবস্থানটিই ছিল হারের, আর দ্বিতীয় খেলোয়াড় কোনো ভুল করেনি।
   *[second] দ্বিতীয় খেলোয়াড়ের প্রথম অবস্থানটিই ছিল হারের, আর প্রথম খেলোয়াড় কোনো ভুল করেনি।
}
game-thinking = কম্পিউটার ভাবছে…
game-your-turn = আপনার চাল।
game-turn = { $player ->
    [1] প্রথম খেলোয়াড়ের চাল।
   *[other] দ্বিতীয় খেলোয়াড়ের চাল।
}
game-you-win = আপনি জিতেছেন!
game-computer-wins = কম্পিউটার জিতেছে।
game-wins = { $player ->
    [1] প্রথম খেলোয়াড় জিতেছে।
   *[other] দ্বিতীয় খেলোয়াড় জিতেছে।
}
game-moves = { $count ->
    [0] সব চাল
    [one] একমাত্র চাল
    [2] দুটি চালই
   *[other] সব { $count }টি চাল
}
move-name = { $move }
error-not-a-switch = { $option } হতে পারে হ্যাঁ বা না, “{ $given }” নয়।
error-not-ties = লিংকটি নষ্ট। এর সিদ্ধান্তগুলো পড়া যাচ্ছে না: “{ $given }”। এগুলো এমন হওয়ার কথা: { $example }।
no-number = { $least } থেকে { $most } পর্যন্ত একটি পূর্ণসংখ্যা লিখুন।
no-move = এখানে এমন চাল নেই।
no-move-listed = এখানে এমন চাল নেই। যেসব চাল আছে, সেগুলো নিচের তালিকায় আছে।
no-such-take = { no-move-listed }
heap-too-small = { $size ->
    [0] এখানে আর কিছু নেই।
   *[other] এখানে আছে মাত্র { $size }টি।
}
error-too-large-here = { $option } = { $given } এই অ্যালগরিদমের জন্য বেশি বড়, এতে সর্বোচ্চ { $maximum } চলে। “{ $algorithm }”-এ চলে সর্বোচ্চ { $most }।
error-not-a-move = “{ $given }” এখানে কোনো চাল নয়। চালগুলো হলো: { $known }।
error-no-hand = { $puzzle }: হাতে খেলা যায় না।
error-not-measured = { $puzzle }: কোনো বোর্ড শেষ থেকে কত দূরে, তা বের করা যায় না।
error-no-shuffle = { $puzzle }: এলোমেলো বোর্ড বানানো যায় না।
practice = অনুশীলন
key-practice = এরপর কী হবে, তা বলা
key-answer = প্রশ্নের উত্তর দেওয়া: অপশনের নম্বর; তারপর এগিয়ে যাওয়া
take-over = নিজে করুন
why = কেন?
why-about = এই ধাপ নিয়ে পাঠে যা আছে
key-take-over = রান নিজে চালানো বা ফেরত দেওয়া
question-value = ▢-এর জায়গায় কোন সংখ্যা বসে? সেটিতে চাপুন: { $sentence }
question-node = এগুলোর কোনটি এবার এক্সপ্যান্ড হবে?
question-outcome = এরপর কী হবে?
question-candidate = এই বোর্ডটির কী হবে?
question-reason = এরপর কোন বাক্যটি আসবে? সেটিতে চাপুন।
question-cell = এবার কোন ঘরে লেখা হবে? ঘরটিতে চাপুন।
question-cell-hint = কোন গুটি নতুনটিকে আক্রমণ করে? সেটিতে চাপুন।
question-cell-conflict = কোন গুটি চিহ্নিতটিকে আক্রমণ করে? সেটিতে চাপুন।
question-cell-frontier = পরের ধাপে কোন ঘর দেখা হবে? একটিতে চাপুন।
outcome-add = যোগ হবে আর পালার অপেক্ষায় থাকবে
outcome-reject = বাতিল হবে
outcome-place = বসানো হবে
outcome-swap = এভাবেই থাকবে
outcome-assign = একটি ঘরে লেখা হবে
outcome-remove = তুলে নেওয়া হবে
outcome-expand = নতুন একটি বোর্ড থেকে সার্চ এগোবে
outcome-back = কানাগলি: সার্চ পিছিয়ে আসবে
outcome-improve = আরও ভালো বোর্ড মিলবে
outcome-found = উত্তর: হ্যাঁ
outcome-exhausted = উত্তর: না
practice-tile = { $tile } নম্বর গুটি
practice-place = সারি { $row }, কলাম { $column }
practice-place-columns = কলাম { $column }, সারি { $row }
practice-wrong = না।
question-value-into-open = { move-made }, তাই g = { $g }। এর সঙ্গে এই বোর্ডের h যোগ করুন: f = g + h = { $f }।
question-value-better-way = { question-value-into-open }
too-small-into-open = { $number } নয়: f = g + h = { $g } + { $h }।
too-large-into-open = { too-small-into-open }
too-small-better-way = { too-small-into-open }
too-large-better-way = { too-small-into-open }
practice-larger = সংখ্যাটি { $number }-এর চেয়ে বড়।
practice-smaller = সংখ্যাটি { $number }-এর চেয়ে ছোট।
practice-later = না: আরেকটি বোর্ড আরও আগে থেকে অপেক্ষায় আছে।
practice-larger-f = এই বোর্ডের f = { $g } + { $h } = { $f }; আরেকটির f মাত্র { $least }।
practice-larger-h = এই বোর্ডের f-ও সবচেয়ে কম, কিন্তু এর h = { $h }, যা আরেকটি বোর্ডের h-এর চেয়ে বেশি।
practice-attackers = { $count ->
    [0] না: কোনো গুটি এটিকে আক্রমণ করে না।
   *[other] না: { $count }টি গুটি এটিকে আক্রমণ করে।
}
practice-no-attack = না: { $place }-এর গুটি { $target }-এর গুটিকে আক্রমণ করে না।
practice-cell-later = না: এবার { $place } ঘরের পালা নয়। সেখানে পরে লেখা হবে।
practice-rule = না। { $rule }
practice-numbers = না: { $numbers }।
needs-a-star-reject = না: কোনো বোর্ডে আগেই সমান বা কম g-তে পৌঁছানো গেলে তবেই সেটি বাতিল হয়।
needs-weighted-a-star-reject = { needs-a-star-reject }
needs-breadth-first-reject = না: শুধু সেই বোর্ডই বাতিল হয়, যা সার্চ আগেই পেয়েছে।
needs-breadth-first-add = না: বোর্ডটি আগেই পাওয়া গেছে, তাই এটি বাতিল।
told-g = { $guided ->
    [0] শুরু থেকে { moves-g } দূরে
   *[other] g = { $g }
}
told-h = h = { $h }
told-f = f = { $g } + { $h } = { $f }
told-was-f = চালের আগে f = { $was-f }
told-known = { $guided ->
    [0] আগেই পাওয়া গেছে { moves-known } দূরে
   *[other] g = { $g }, তবে আগেই পাওয়া গেছে g = { $known }-এ
}
told-undoes = { $undoes ->
    [1] এতে শুধু আগের চালটি ফিরিয়ে নেওয়া হয়
   *[other] {""}
}
told-threshold = থ্রেশহোল্ড { $threshold }
told-limit = গভীরতার সীমা { $limit }
told-tolerance = ছাড়ের মাত্রা { $tolerance }
practice-skip = বাদ দিন
practice-waits = উত্তর না পেলে রান এগোবে না: উত্তর দিন, নয়তো প্রশ্নটি বাদ দিন।
practice-next = পরেরটি
practice-right = ✓ ঠিক।
practice-skipped = এটিই উত্তর।
practice-score = { $all }টির মধ্যে { $asked }টি হয়েছে, { $right }টি ঠিক
practice-done = এটিই শেষ প্রশ্ন ছিল। { $all }টির মধ্যে { $right }টি ঠিক।
practice-missed-steps = আবার দেখুন:
practice-step = ধাপ { $number }
practice-again = আবার জিজ্ঞেস করুন
practice-stop = প্রশ্ন বন্ধ করুন
practice-none = এই রানে অনুমান করার মতো কিছু নেই।

## Lessons

# Lessons of the searches that puzzles share. The sentences of a lesson are numbered; `.step` names the steps of a run that show what is said, the first that it has.
lesson-idea = মূল ভাবনা
lesson-invariant = ইনভ্যারিয়েন্ট: প্রতিটি ধাপে যা সত্য
lesson-proof = কেন এটি ঠিক
lesson-limits = সীমাবদ্ধতা
lesson-cost = খরচ কত

## Lesson: a-star

lesson-a-star-idea-1 = ওপেন লিস্টের সব বোর্ডের মধ্যে যার `f = g + h` সবচেয়ে কম, A* সেটিই নেয়: `g` হলো এ পর্যন্ত দেওয়া চালের সংখ্যা, আর `h` হলো বাকি চালের একটি অনুমান।
    .step = word:expand
lesson-a-star-idea-2 = কোনো চাইল্ড নতুন হলে, কিংবা আগের যেকোনো বারের চেয়ে কম চালে পাওয়া গেলে, নিজের `f` নিয়ে ওপেন লিস্টে ঢোকে।
    .step = word:add
lesson-a-star-invariant-1 = লক্ষ্যে পৌঁছানো সম্ভব হলে, লক্ষ্য নেওয়ার আগ পর্যন্ত ওপেন লিস্টে কোনো একটি সবচেয়ে ছোট পথের এমন একটি বোর্ড থাকে, যার `g` আর কমানো সম্ভব নয়। শুরুতে সেটি দেওয়া বোর্ডটিই।
    .step = word:start
lesson-a-star-invariant-2 = কোনো চাইল্ড বাদ পড়ে কেবল তখনই, যখন তার বোর্ডে আগেই সমান বা কম চালে পৌঁছানো গেছে। সেই চালের সংখ্যা `best`-এ থাকে, তাই ছোট কোনো পথ কখনো হারায় না।
    .step = word:reject
lesson-a-star-proof-1 = `h` যদি কখনো আসল দূরত্বের চেয়ে বেশি না হয়, তবে সবচেয়ে ছোট কোনো পথের যে বোর্ডটি অপেক্ষায় থাকে, তার `f` সেই পথের দৈর্ঘ্য ছাড়াতে পারে না। লক্ষ্য নেওয়া হয় কেবল তখন, যখন অপেক্ষায় থাকা কোনো বোর্ডের `f` তার চেয়ে কম নয়, আর লক্ষ্যের `f` তার `g`-এর সমান। তাই প্রথম যে লক্ষ্যটি নেওয়া হয়, তার পথই সবচেয়ে ছোট (হার্ট, নিলসন ও রাফায়েল, ১৯৬৮)।
    .step = word:found
lesson-a-star-cost-1 = সার্চ যত বোর্ডে পৌঁছায়, সবই `best`-এ থেকে যায়। প্রতি বোর্ডে `b`টি চাইল্ড আর সমাধানে `d`টি চাল হলে সবচেয়ে খারাপ ক্ষেত্রে তা `O(b^d)`টি বোর্ড। মেমোরি বাড়ে এই হারে; সময়ও, তবে সঙ্গে একটি লগারিদম গুণ হয়, কারণ ওপেন লিস্টের সবচেয়ে ছোট `f` একটি হিপ থেকে নেওয়া হয়।
    .step = last word:expand

## Lesson: weighted-a-star

lesson-weighted-a-star-idea-1 = A*-এর মতোই, তবে অনুমানকে `weight` (সংক্ষেপে `w`) দিয়ে গুণ করা হয়: যার `f = g + w·h` সবচেয়ে কম, সেই বোর্ডটি নেওয়া হয়। `w` বাড়ালে যেসব বোর্ড লক্ষ্যের কাছে বলে মনে হয়, সেগুলো আগে আসে, আর সাধারণত কম বোর্ড এক্সপ্যান্ড করতে হয়।
    .step = word:expand
lesson-weighted-a-star-invariant-1 = ধরা যাক, সবচেয়ে ছোট পথে `C`টি চাল, `w` অন্তত ১, আর `h` কখনো আসল দূরত্ব ছাড়ায় না। লক্ষ্য নেওয়ার আগ পর্যন্ত ওপেন লিস্টে ওই পথের কোনো না কোনো বোর্ড থাকে, যার `g + w·h ≤ w·C`।
    .step = word:add
lesson-weighted-a-star-proof-1 = লক্ষ্য নেওয়া হয় কেবল তখন, যখন অপেক্ষায় থাকা কোনো বোর্ডের `f` লক্ষ্যের `f`-এর চেয়ে কম নয়। আর লক্ষ্যের `h` তো ০। তাই লক্ষ্যের `g` বড়জোর `w·C`, অর্থাৎ পাওয়া পথটি সবচেয়ে ছোট পথের বড়জোর `w` গুণ লম্বা (পোল, ১৯৭০)।
    .step = word:found
lesson-weighted-a-star-limits-1 = `w` ০ হলে অনুমানের কোনো ভূমিকা থাকে না, সার্চ শুরু থেকে চারদিকে ছড়ায়। `w` ১-এর বেশি হলে `w·h` আসল দূরত্ব ছাড়িয়ে যেতে পারে, তাই পাওয়া পথটি সবচেয়ে ছোট না-ও হতে পারে। সাধারণত `w` যত বড়, দেখা বোর্ড তত কম, আর পথ তত লম্বা।
    .step = last word:walk, word:found
lesson-weighted-a-star-cost-1 = `w·C` চাল দূর পর্যন্ত বোর্ড এক্সপ্যান্ড করতে হতে পারে: প্রতি বোর্ডে `b`টি চাইল্ড হলে বড়জোর `O(b^(w·C))`টি বোর্ড। সবই মেমোরিতে থাকে; সাধারণত সংখ্যাটি অনেক কম।
    .step = last word:expand

## Lesson: ida-star

lesson-ida-star-idea-1 = IDA* গভীরে নামে, তবে শুধু ততক্ষণ, যতক্ষণ `f = g + h` থ্রেশহোল্ডের মধ্যে থাকে। তাতে লক্ষ্য না মিললে, যেসব `f` থ্রেশহোল্ড ছাড়িয়েছিল, সেগুলোর সবচেয়ে ছোটটিই হয় নতুন থ্রেশহোল্ড, আর সার্চ শুরু হয় গোড়া থেকে।
    .step = word:restart
lesson-ida-star-idea-2 = যে চাইল্ডের `f` থ্রেশহোল্ডের বেশি, এই রাউন্ডে তার দিকে যাওয়া হয় না; এমন চাইল্ডগুলোর মধ্যে শুধু সবচেয়ে ছোট `f` মনে রাখা হয়, `smallest`-এ।
    .step = over-threshold, word:reject
lesson-ida-star-invariant-1 = কোনো রাউন্ড শুরুর সময় তার থ্রেশহোল্ডের চেয়ে কম চালে লক্ষ্যে যাওয়ার কোনো পথ নেই। কারণ `h` কখনো আসল দূরত্ব ছাড়ায় না, আর আগের রাউন্ডগুলোতে ছোট থ্রেশহোল্ডের মধ্যে লক্ষ্য মেলেনি।
    .step = word:restart 2, word:restart
lesson-ida-star-invariant-2 = মেমোরিতে থাকে শুধু বর্তমান পথের বোর্ডগুলো আর সেগুলোর চাইল্ড; ফেরার সময় যে বোর্ড ছেড়ে আসা হয়, সেটি আর মনে রাখা হয় না।
    .step = word:back
lesson-ida-star-proof-1 = পাওয়া লক্ষ্যের `g` থ্রেশহোল্ডের মধ্যে, আর থ্রেশহোল্ডের চেয়ে ছোট কোনো পথ নেই: তাই `h` কখনো আসল দূরত্ব না ছাড়ালে এই পথটিই সবচেয়ে ছোট (কর্ফ, ১৯৮৫)।
    .step = word:found
lesson-ida-star-limits-1 = কী কী দেখা হয়েছে, IDA* তা মনে রাখে না: এড়ায় শুধু আগের চালের উল্টো চালটি। তাই যে বোর্ডে দুই পথে যাওয়া যায়, সেখান থেকে দুবার সার্চ করতে হতে পারে।
    .step = straight-back, word:reject
lesson-ida-star-cost-1 = মেমোরি `O(b·d)`: বড়জোর `d` চালের একটি পথ, প্রতি বোর্ডে `b`টি চাইল্ড। সময় `O(b^d)`; প্রতি রাউন্ডে আগেরটির কয়েক গুণ বোর্ড থাকলে সময়ের বেশির ভাগ যায় শেষ রাউন্ডে।
    .step = last word:expand

## Lesson: breadth-first

lesson-breadth-first-idea-1 = বোর্ডগুলো কিউতে অপেক্ষা করে, আর নেওয়া হয় সেটিই, যেটি সবচেয়ে বেশিক্ষণ অপেক্ষা করছে। তাই শুরু থেকে এক চাল দূরের বোর্ড আসে দুই চাল দূরের বোর্ডের আগে: সার্চ এগোয় স্তরে স্তরে।
    .step = word:expand
lesson-breadth-first-idea-2 = যে চাইল্ড আগে কখনো দেখা হয়নি, সেটি যায় কিউয়ের শেষে।
    .step = word:add
lesson-breadth-first-invariant-1 = কিউতে কখনো দুটির বেশি স্তর থাকে না: সামনে শুরু থেকে `k` চাল দূরের বোর্ড, সেগুলোর পেছনে `k + ১` চাল দূরের।
    .step = word:close
lesson-breadth-first-invariant-2 = `seen`-এ থাকা বোর্ডে আগেই সমান বা কম চালে পৌঁছানো গেছে; তাই এবার সেটি বাদ দিলেও কিছু হারায় না।
    .step = word:reject
lesson-breadth-first-proof-1 = বোর্ডগুলো কিউ থেকে বেরোয় দূরত্বের ক্রমে। তাই লক্ষ্য যখন নেওয়া হয়, তার চেয়ে কাছের সব বোর্ড আগেই নেওয়া হয়ে গেছে: এর চেয়ে কম চালের কোনো পথ নেই (মুর, ১৯৫৯)।
    .step = word:found
lesson-breadth-first-cost-1 = লক্ষ্যের স্তর পর্যন্ত সব বোর্ড `seen`-এ থেকে যায়: প্রতি বোর্ডে `b`টি চাইল্ড আর লক্ষ্য `d` চাল দূরে হলে মেমোরি ও সময় দুটোই `O(b^d)`।
    .step = last word:expand

## Lesson: depth-first

lesson-depth-first-idea-1 = সার্চ সবসময় সবচেয়ে নতুন বোর্ডটি থেকে আরও এক চাল গভীরে যায়; তার কোনো চাইল্ড আর বাকি না থাকলে তবেই এক চাল ফেরে।
    .step = word:expand
lesson-depth-first-invariant-1 = `path`-এ থাকে শুরু থেকে বর্তমান বোর্ড পর্যন্ত সব বোর্ড, আর প্রতিটির সঙ্গে তার সেসব চাইল্ড, যেগুলো এখনো দেখা হয়নি।
    .step = word:expand 2, word:expand
lesson-depth-first-invariant-2 = আগে দেখা বোর্ড বাদ পড়ে, তাই সার্চ চক্রে ঘোরে না, একসময় শেষও হয়। গভীরতার সীমা থাকলে এমন বোর্ডে আবার ঢোকা হয়, যদি এবার কম চালে পৌঁছানো যায়, কারণ তখন সেখান থেকে আরও গভীরে নামা যায়।
    .step = word:reject
lesson-depth-first-limits-1 = লক্ষ্যে যাওয়ার প্রথম যে পথ মেলে, যত লম্বাই হোক, সার্চ সেটিই নেয়, কারণ তার ক্রম দূরত্বের ওপর নির্ভর করে না।
    .step = word:found, word:exhausted
lesson-depth-first-limits-2 = গভীরতার সীমা দিলে পথ তার চেয়ে লম্বা হয় না। কিন্তু লক্ষ্য সীমার চেয়ে দূরে হলে তা মেলে না, আর তাতে প্রমাণ হয় না যে সমাধান নেই।
    .step = too-deep, last word:expand
lesson-depth-first-cost-1 = প্রতি বোর্ডে `b`টি চাইল্ড হলে শুধু পথটির জন্য লাগত `O(b·m)` মেমোরি, যেখানে `m` সবচেয়ে বেশি গভীরতা। কিন্তু সার্চ যত বোর্ডে ঢোকে, সবই `depth_of`-এ থাকে, সবচেয়ে খারাপ ক্ষেত্রে নাগালের সব বোর্ড; সীমা না থাকলে সময়ও বাড়ে একই হারে।
    .step = last word:expand

## Lesson: iterative-deepening

lesson-iterative-deepening-idea-1 = প্রথমে ডেপথ-ফার্স্ট সার্চ চলে গভীরতা ০ পর্যন্ত, তারপর ১, ২, ৩, … পর্যন্ত: প্রতিটি রাউন্ড গোড়া থেকে শুরু হয়, আর নামে এক স্তর বেশি গভীরে।
    .step = word:restart 2, word:restart
lesson-iterative-deepening-idea-2 = সীমায় পৌঁছালে সার্চ ফিরে আসে, আরও নিচে দেখে না।
    .step = limit-reached, word:back
lesson-iterative-deepening-invariant-1 = প্রতিটি রাউন্ডের শুরুতে `limit`-এর কম চালে লক্ষ্যে যাওয়ার কোনো পথ নেই: এর চেয়ে ছোট চক্রহীন সব পথ আগের রাউন্ডগুলোতে দেখা হয়ে গেছে।
    .step = last word:restart
lesson-iterative-deepening-invariant-2 = চাইল্ডকে মেলানো হয় শুধু বর্তমান পথের সঙ্গে। পথের কোনো বোর্ড আবার এলে তা বাদ পড়ে, কারণ চক্রে ঘুরলে পথ ছোট হয় না; অন্য যেকোনো বোর্ড আবার দেখা হতে পারে।
    .step = on-this-path, word:reject
lesson-iterative-deepening-proof-1 = আগের রাউন্ডগুলোতে লক্ষ্য মেলেনি। তাই প্রথম পাওয়া লক্ষ্যটি থাকে ঠিক তার রাউন্ডের সীমায়, আর এর চেয়ে ছোট পথ নেই।
    .step = word:found
lesson-iterative-deepening-cost-1 = মেমোরি `O(b·d)`: বড়জোর `d` চালের একটি পথ, আর তার প্রতি বোর্ডে `b`টি চাইল্ড।
    .step = last word:expand
lesson-iterative-deepening-cost-2 = সময় `O(b^d)`: প্রতি স্তরে ওপরের স্তরের `b` গুণ বোর্ড থাকলে সব রাউন্ড মিলিয়ে খরচ শেষ রাউন্ডের মাত্র প্রায় `b/(b − ১)` গুণ (কর্ফ, ১৯৮৫)।
    .step = last word:restart

## Lesson: greedy-backtracking

lesson-greedy-backtracking-idea-1 = গ্রহণ করা চাইল্ডগুলোর মধ্যে যার `f = g + h` সবচেয়ে কম, বর্তমান বোর্ড থেকে সেটিতে যাওয়া হয়। বাকিগুলো অপেক্ষায় থাকে, কারণ এই চাইল্ডের দিকে লক্ষ্য না-ও মিলতে পারে।
    .step = word:choose
lesson-greedy-backtracking-idea-2 = কোনো চাইল্ড বাকি না থাকলে সার্চ এক চাল ফেরে, আর সেখানকার পরের সেরা চাইল্ডটি নেয়।
    .step = word:back, word:choose
lesson-greedy-backtracking-invariant-1 = পথ ধরে এক বোর্ড থেকে পরের বোর্ডে `f` কখনো `tolerance`-এর চেয়ে বেশি বাড়ে না: তার বেশি বাড়লে চাইল্ডটি বাদ পড়ে।
    .step = worse-than-parent, word:reject
lesson-greedy-backtracking-invariant-2 = একবার গ্রহণ করা প্রতিটি বোর্ড `visited`-এ থাকে, দ্বিতীয়বার আর নেওয়া হয় না: তাই সার্চ একসময় শেষ হবেই।
    .step = word:add
lesson-greedy-backtracking-limits-1 = যে পথে কোনো এক চালে `f` ছাড়ের মাত্রার চেয়ে বেশি বাড়ে, তা কখনো মেলে না: সমাধান আছে এমন বোর্ডেও গ্রিডি হাল ছেড়ে দিতে পারে।
    .step = word:exhausted, worse-than-parent, word:back, word:reject
lesson-greedy-backtracking-limits-2 = ছাড়ের মাত্রা ০ হলে পাওয়া পথটি সবচেয়ে ছোট: `f` কখনো শুরুর `h` ছাড়ায় না, আর `h` কখনো আসল দূরত্ব ছাড়ায় না। মাত্রা বাড়ালে পথ লম্বা হতে পারে।
    .step = word:found
lesson-greedy-backtracking-cost-1 = মেমোরিতে থাকে `m` চালের একটি পথ, প্রতি বোর্ডে অপেক্ষায় থাকা বড়জোর `b`টি চাইল্ড, অর্থাৎ `O(b·m)`, আর `visited`। সার্চ সাধারণত অল্প কয়েকটি বোর্ডই দেখে, সবচেয়ে খারাপ ক্ষেত্রে নাগালের সব বোর্ড।
    .step = last word:expand
