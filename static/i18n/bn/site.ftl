### What the pages say around a player, and what races say.

app-name = ধাঁধা
app-tagline = ক্লাসিক ধাঁধার অ্যালগরিদম কীভাবে ভাবে, ধাপে ধাপে দেখুন।
app-description = “ধাঁধা” আপনার ব্রাউজারেই আসল পাইথন কোড চালিয়ে ক্লাসিক ধাঁধার সমাধান ধাপে ধাপে দেখায়, আর প্রতিটি ধাপের কারণ বলে দেয়।
learn = শেখা
examples = উদাহরণ
to-race = দৌড়
examples-about = প্রতিটি উদাহরণ আসল পাইথন কোডের একটি রান। একটি খুলে দেখুন, তারপর বোর্ড বদলে নিন: পাইথন আপনার ধাঁধারও সমাধান করে দেবে।
examples-search = খুঁজুন
examples-families = ধাঁধার পরিবার
examples-match = { $count ->
    [0] এই শব্দগুলো কোনো উদাহরণে নেই।
   *[other] { $count }টি উদাহরণ
}
# Of examples that were watched to the end, and of solved challenges.
done = শেষ হয়েছে
done-of = { $all }টির মধ্যে { $count }টি শেষ ✓
minutes = { $count } মিনিট
level = { $level ->
    [1] সহজ
    [2] মাঝারি
   *[3] কঠিন
}
teachers = শিক্ষকদের জন্য
teachers-about = ৪৫ মিনিটের পাঁচটি পাঠ: কী দেখাবেন, কী জিজ্ঞেস করবেন, বাড়ির কাজে কী দেবেন, আর উত্তর কীভাবে জমা নেবেন।
example-at-step = { $name }, ধাপ { $step }
all-examples = সব কটি উদাহরণ: { $count }টি
menu = মেনু
more-of-run = এই রানের আরও কাজ
language = ভাষা
theme-auto = স্বয়ংক্রিয়
theme-light = হালকা
theme-dark = গাঢ়
skip-to-content = মূল অংশে যান
page-missing = পেজটি পাওয়া যায়নি
page-missing-hint = হয়তো ঠিকানাটি ভুল, কিংবা পেজটি সরানো হয়েছে।
page-missing-home = প্রথম পেজে যান
no-script = জাভাস্ক্রিপ্ট ছাড়া “ধাঁধা”র গুটি সরে না।
start-slow = “ধাঁধা” লোড হতে অন্য সময়ের চেয়ে বেশি দেরি হচ্ছে।
opened-as-file = ফাইল হিসেবে খুললে এই পেজ চালু হয় না। “python build.py single” যে একক ফাইল বানায়, সেটি খুলুন। অথবা এই ফোল্ডারে “python -m http.server” চালিয়ে http://localhost:8000 খুলুন।

## The path
home-title = কম্পিউটার কীভাবে ভাবে, দেখুন
home-try = ৩ চালে কি সংখ্যাগুলো পরপর সাজাতে পারবেন?
home-start = ৪-এ চাপ দিন: সেটি ফাঁকা ঘরে সরে যাবে।
home-tap = এবার { $tile }-এ চাপ দিন।
home-left = আর { $count } চাল বাকি।
home-beside = শুধু ফাঁকা ঘরের পাশের গুটি সরতে পারে।
home-away = এতে লক্ষ্য দূরে সরে গেল।
home-far = এদিকে গেলে লক্ষ্য দূরে সরে যায়। আবার শুরু করবেন?
home-again = আবার শুরু করুন
home-solved = ৩ চালেই হয়ে গেল! সব চাল দেখতে হয়নি। কোন গুটি এখনো নিজের ঘরে নেই তা দেখেছেন, আর সেগুলোই সরিয়েছেন। কম্পিউটারও এভাবে পারে।
home-detour = হয়ে গেল! তবে ৩ চালই যথেষ্ট। কম্পিউটার তা কীভাবে খুঁজে পায়, দেখুন।
home-see = কম্পিউটার কীভাবে পারে, দেখুন
home-more = আরও
home-embed = নিজের পেজে বসান
home-embed-how = প্রতিটি ধাঁধার পেজে “{ embed }” বোতাম আপনার পেজের জন্য কোড লিখে দেয়। ভাবনার একেকটি ধাপও ফ্রেমে বসানো যায়:
five-ideas-done = দারুণ! পাঁচটি ভাবনাই শেষ। আরও গভীরে যেতে নিচের প্রবন্ধগুলো পড়ুন, চ্যালেঞ্জও আছে।
five-ideas = পাঁচটি ভাবনা
five-ideas-about = চল্লিশ মিনিট, আগে থেকে কিছু জানতে হবে না। যেটা দিয়ে খুশি শুরু করুন।
step-ask = প্রশ্ন
step-watch = দেখুন
step-predict = অনুমান
step-do = নিজে করুন
step-prove = প্রমাণ
step-challenge = চ্যালেঞ্জ
step-back = পেছনে
step-next = এরপর: { $step }
step-next-idea = পরের ভাবনা: { $idea }
ideas-done = পাঁচটি ভাবনাতেই ফিরে যান

## Puzzles
puzzle-n-puzzle-about = ফাঁকা ঘরে গুটি ঠেলে ঠেলে সংখ্যাগুলো পরপর সাজান।
puzzle-estimate-tree-about = সংখ্যার একটি ট্রি লিখুন। দেখুন, গ্রিডি সার্চ কীভাবে সেরা চাইল্ডে নামে, আর আটকে গেলে ফিরে আসে।
puzzle-n-queens-about = n×n বোর্ডে n-টি রানি (দাবার মন্ত্রী) এমনভাবে বসান, যেন কোনো দুটি রানি একই সারি, কলাম বা কর্ণে না পড়ে।
puzzle-knight-path-about = ঘোড়াকে সবচেয়ে কম চালে এক ঘর থেকে আরেক ঘরে নিয়ে যান।
puzzle-pile-game-about = স্তূপ থেকে পাথর তুলুন, বা স্তূপ ভাগ করুন। সাধারণত যে খেলোয়াড়ের চাল নেই, সে হারে। কে জিতবে আর কীভাবে, গ্রান্ডি সংখ্যা তা বলে দেয়।
puzzle-coin-game-about = কয়েনগুলো ঘোড়ার মতো লাফিয়ে এক কোণের দিকে যায়। যে খেলোয়াড়ের চাল নেই, সে হারে। বোর্ড ভরে ওঠে গ্রান্ডি সংখ্যায়।
puzzle-magic-square-about = n×n ঘরে ১ থেকে n² সংখ্যাগুলো এমনভাবে বসান, যেন প্রতিটি সারি, প্রতিটি কলাম আর দুই কর্ণের যোগফল সমান হয়।
puzzle-magic-trick-about = একটি সংখ্যা বলুন: ৪×৪ স্কয়ারে ২৮টি নকশার যোগফল হবে সেটিই।
family-games = স্তূপ আর কয়েনের খেলা

## Algorithms
algorithm-a-star-about = প্রতিবার সেই নোডটি এক্সপ্যান্ড করে, যার f = g + h সবচেয়ে কম: g হলো এ পর্যন্ত চালের সংখ্যা, h বাকি চালের অনুমান। সবচেয়ে ছোট সমাধান মেলে, তবে মেমোরি লাগে অনেক।
algorithm-ida-star-about = f-এর একটি থ্রেশহোল্ড (সীমা) মেনে ডেপথ-ফার্স্ট সার্চ চালায়। সমাধান না মিললে পরের রাউন্ডে থ্রেশহোল্ড যত কম সম্ভব বাড়ায়। সবচেয়ে ছোট সমাধান মেলে, মেমোরিও লাগে কম।
algorithm-breadth-first-about = আগে এক চাল দূরের সব বোর্ড দেখে, তারপর দুই চাল, তারপর তিন চাল দূরের। সবচেয়ে ছোট সমাধান মেলে, তবে পাওয়া প্রতিটি বোর্ড মেমোরিতে রাখতে হয়।
algorithm-depth-first-about = যত গভীরে পারে নেমে যায়, আটকে গেলে ফিরে আসে। প্রায়ই খুব লম্বা সমাধান দেয়, তাই এই ধাঁধায় এটি তেমন উপযোগী নয়।
algorithm-iterative-deepening-about = বারবার ডেপথ-ফার্স্ট সার্চ চালায়, প্রতিবার এক স্তর বেশি গভীরে। সবচেয়ে ছোট সমাধান মেলে, মেমোরি লাগে শুধু একটি পথের, তবে একই কাজ অনেকবার করতে হয়।
algorithm-greedy-backtracking-about = শুধু সেরা চাইল্ডের দিকে এগোয়; সব চাইল্ড প্যারেন্টের চেয়ে খারাপ হলে ফিরে আসে। দ্রুত চলে, মেমোরিও কম লাগে, তবে মাঝপথে হাল ছেড়ে দিতে পারে।
algorithm-weighted-a-star-about = A*, তবে অনুমানকে একটি ওজন দিয়ে গুণ করা হয়। কঠিন বোর্ডেও প্রায়ই দ্রুত সমাধান মেলে। ওজন ৩ হলে তা সবচেয়ে ছোট সমাধানের বড়জোর ৩ গুণ লম্বা হয়।
kind-textbook = পাঠ্যবইয়ের অ্যালগরিদম
kind-engine = ইঞ্জিন
kind-fault = ভুল খুঁজুন

## Options
option-puzzle = ধাঁধা
option-algorithm = অ্যালগরিদম
option-state = বোর্ড

## The player
open-trace = সেভ করা রান খুলুন

## The page
shuffle-try = নিজে চেষ্টা করুন
shuffle-watch = { $name } দেখুন
shuffle-harder = আরও কঠিন একটি বোর্ড
shuffle-another = আরেকটি বোর্ড
solved-watch-python = পাইথনের সমাধান দেখুন
more-options = আরও অপশন
share-done = লিংক কপি হয়েছে
share-too-long = এই বোর্ডটি একটি লিংকে ধরে না। রানটি সেভ করে ফাইলটি পাঠান: এই পেজে “{ open-trace }” চেপে সেটি খুললে একই রান দেখা যাবে।
share-too-long-race = এই বোর্ডটি একটি লিংকে ধরে না।
embed = এমবেড করুন
copy = কপি করুন
embed-format = কী পেস্ট করবেন
embed-format-tag = পেজের উপাদান (ট্যাগ)
embed-format-iframe = ফ্রেম (iframe)
embed-format-picture = লিংকসহ ছবি
embed-tag-hint = যেসব ব্লগে স্ক্রিপ্ট চলে, সেগুলোর জন্য। প্লেয়ারটি পেজেরই অংশ হয়।
embed-iframe-hint = যেসব ব্লগে ফ্রেম চলে, সেগুলোর জন্য। পেজটি হালকা না গাঢ়, স্ক্রিপ্টটি ফ্রেমকে তা জানায়। স্ক্রিপ্ট নিষিদ্ধ হলে সেটি বাদ দিন।
embed-picture-hint = WordPress, Medium, Blogger ও ফিডের জন্য, যেখানে স্ক্রিপ্ট আর SVG বাদ পড়ে। “{ embed-save-picture }” চেপে ফাইলটি আপলোড করুন। ছবিতে কী আছে, তা বিকল্প লেখায় থাকে।
embed-lang = { language }
embed-theme = { theme }
embed-theme-usual = { theme-auto }
embed-theme-light = { theme-light }
embed-theme-dark = { theme-dark }
embed-panels = প্যানেল
embed-panels-all = সব প্যানেল
embed-panels-usual = বোর্ড, বাক্য ও কোড
embed-panels-none = কোড ছাড়া
embed-controls = নিয়ন্ত্রণ
embed-controls-usual = সব
embed-controls-none = নেই, শুধু বোর্ড
embed-controls-hand = নেই, হাতে খেলার বোর্ড
embed-height = উচ্চতা (পিক্সেল)
embed-autoplay = নিজে থেকে চলে
embed-autoplay-usual = { no }
embed-autoplay-true = { yes }
embed-speed = { speed }
embed-speed-usual = রানের দৈর্ঘ্য অনুযায়ী
embed-speed-reading = { speed-reading }
embed-loop = বারবার চলে
embed-loop-usual = { no }
embed-loop-true = { yes }
embed-ask = এরপর কী হবে, জিজ্ঞেস করে
embed-ask-usual = { no }
embed-ask-hard = কঠিন ধাপগুলোতে
embed-ask-all = প্রশ্ন আছে এমন প্রতিটি ধাপে
embed-loading = লোড হয়
embed-loading-usual = পেজের সঙ্গেই
embed-loading-lazy = পাঠক স্ক্রল করে কাছে এলে
embed-save-picture = ছবিটি সেভ করুন
embed-save-run = রানটি সেভ করুন
embed-picture = ছবি
embed-picture-png = এখনকার ধাপ (PNG)
embed-picture-gif = সব ধাপ, চলমান (GIF)
embed-height-auto = প্রস্থ অনুযায়ী
embed-here = এখন দেখানো ধাপ { $step } থেকে শুরু
embed-cost-stored = পাঠকদের পাইথন নামাতে হয় না: এই রানটি সাইটেই রাখা আছে।
embed-cost-run = পাঠকদের পাইথন নামাতে হয় না: রানটি আপনার পেস্ট করা লেখাতেই থাকে।
embed-cost-beside = পেস্ট করার পক্ষে রানটি বেশি বড়। { $file } ({ $size } কিলোবাইট) আপনার পেজের ফোল্ডারেই রাখলে পাঠকদের পাইথন নামাতে হয় না।
embed-cost-frame = ফ্রেমের ঠিকানায় ধরার পক্ষে এই রান ({ $size } কিলোবাইট) বেশি বড়। { $file } ফাইলটি { $host } সাইটের “embed” ফোল্ডারে রাখুন। সাইটটি আপনার না হলে তার বদলে “{ embed-format-tag }” বেছে নিন।
embed-cost-python = যে পাঠকই এটি চালাবেন, তাঁকে { $size } মেগাবাইটের পাইথন নামাতে হবে।
embed-cost-race = রানগুলো সাইটেই রাখা আছে। “{ race-measure }” চাপার আগে পাঠকদের পাইথন নামাতে হয় না।
embed-solve = এখনই সমাধান করে রানটি এতে যোগ করুন
embed-preview = পাঠক যেমন দেখবেন
export-as = এক্সপোর্ট
export-step = এই ধাপ
export-svg = SVG
export-png = PNG
export-film = অ্যানিমেশন
export-gif = GIF
export-run = সব ধাপ
export-csv = ধাপগুলো CSV হিসেবে
export-making = কাজ চলছে…
export-progress = { $total }টির মধ্যে { $done }টি
export-done = সেভ হয়েছে: { $name }
export-cancelled = থামানো হয়েছে। কিছুই সেভ হয়নি।
export-failed = ব্রাউজার এই ছবিটি বানাতে পারেনি; হয়তো মেমোরি কম। কিছুই সেভ হয়নি।
change-done = হয়েছে
next-example = পরের উদাহরণ: “{ $name }”
next-predict = এবার আগে থেকে বলুন
next-perform = এবার নিজে করুন
next-challenge = একটি চ্যালেঞ্জ নিন
faults-about = এই প্রোগ্রামগুলো চলে, তবে প্রতিটিতে একটি বিখ্যাত ছাপার ভুল আছে। রান দেখে ভুল লাইনটি খুঁজে বের করুন।
packages-hint = নতুন ধাঁধার প্যাকেজের (.whl ফাইলের) ঠিকানা
packages-install = ইনস্টল করুন
packages-file = অথবা আপনার ডিভাইস থেকে একটি হুইল (.whl) ফাইল
packages-from-file = এই ধাঁধাটি আপনার ডিভাইসের একটি ফাইল থেকে এসেছে, তাই লিংক বা এমবেড কোড দিয়ে এটি অন্যকে পাঠানো যায় না। পাঠাতে চাইলে ফাইলটি এই ওয়েবসাইটে রাখুন, তারপর তার ঠিকানা থেকে ইনস্টল করুন।
packages-installed = { $count ->
    [0] ইনস্টল হয়েছে, তবে এতে নতুন কোনো ধাঁধা ছিল না।
    [1] একটি নতুন ধাঁধা: { $names }
   *[other] { $count }টি নতুন ধাঁধা: { $names }
}

## Boards and pictures
fold-tools = টুল ও শেয়ার
fold-challenges = প্রবন্ধ ও চ্যালেঞ্জ

## Race
race = পদ্ধতিগুলোর দৌড়
race-about = সব পদ্ধতি পায় একই বোর্ড, আর একই ঘড়ি সবার ধাপ গোনে। শেষে সমাধানটি দেখানোর ধাপগুলোও গোনা হয়।
race-methods = পদ্ধতি
race-none = এই ধাঁধায় দৌড়ের জন্য যথেষ্ট পদ্ধতি নেই। যেসব ধাঁধায় আছে: { $known }।
race-choose = ২ থেকে { $most }টি পদ্ধতি, কিংবা একটি পদ্ধতির কোনো অপশনের ২ থেকে { $most }টি মান বেছে নিন।
race-full = একসঙ্গে { $most }টির বেশি পদ্ধতি দৌড়াতে পারে না। অন্যটি নিতে চাইলে একটির টিক তুলে দিন।
race-start = দৌড় শুরু করুন
race-measure = সময় মাপুন
race-preparing = তৈরি হচ্ছে… { $steps } ধাপ
race-ready = প্রস্তুত
race-searching = খোঁজা চলছে…
race-arrived = { $place ->
    [1] প্রথম হয়েছে
    [2] দ্বিতীয় হয়েছে
    [3] তৃতীয় হয়েছে
    [4] চতুর্থ হয়েছে
    [5] পঞ্চম হয়েছে
   *[other] শেষ করেছে
}
race-found = সমাধান মিলেছে
race-found-length = সমাধান মিলেছে, দৈর্ঘ্য { $length }
race-impossible = প্রমাণ হয়েছে: সমাধান নেই
race-exhausted = সমাধান মেলেনি
race-budget = বাজেট শেষ
race-cancelled = থামানো হয়েছে
race-refused = চালানো যায়নি
race-standings = ফলাফলের তালিকা
race-place = স্থান
race-place-number = { $place ->
    [1] ১ম
    [2] ২য়
    [3] ৩য়
    [4] ৪র্থ
    [5] ৫ম
   *[other] { $place }
}
race-method = পদ্ধতি
race-steps = ধাপ
race-steps-of = { $all } ধাপের { $now }টি
race-steps-so-far = এ পর্যন্ত পাওয়া { $all } ধাপের { $now }টি
race-work = কাজের পরিমাণ
race-work-done = { $count }টি { $counter }
race-time = পাইথনে সময়
race-milliseconds = { $count } মিলিসেকেন্ড
race-seconds = { $count } সেকেন্ড
race-result = ফলাফল
race-winner = { $count ->
    [one] জিতেছে { $names }, { $steps } ধাপে।
   *[other] { $names } একসঙ্গে প্রথম হয়েছে, { $steps } ধাপে।
}
race-nobody = কোনো পদ্ধতিই সমাধান পায়নি।
race-stopped = দৌড় মাঝপথে থামানো হয়েছে, তাই কোনো পদ্ধতিই জেতেনি।
# Before a race the visitor says which method will be best; the end compares.
wager-first = এটি জিতবে
wager-first-ask = কোন পদ্ধতি জিতবে?
wager-done = আপনার অনুমান লেখা রইল। শুরু করতে ▶ চাপুন।
wager-yours = আপনার অনুমান
wager-outcome = { $outcome ->
    [right] ✓ আপনার অনুমান ঠিক: { $name } জিতেছে।
    [wrong] ✗ জিতেছে { $names }। আপনার অনুমান ছিল { $name }।
   *[open] কোনো পদ্ধতিই সমাধান পায়নি। আপনার অনুমান ছিল { $name }।
}
race-time-note = প্রতিটি সময় এই ব্রাউজারে একটিমাত্র রানে মাপা। প্রথম রানগুলোতে বেশি সময় লাগতে পারে, কারণ পাইথন তখনো কোড আর টেবিল তৈরি করে। তাই অল্প পার্থক্যের তেমন অর্থ নেই।
race-baked = এই রানগুলো আগে থেকে তৈরি। “{ race-measure }” চাপলে পাইথন এই পেজেই এগুলো আবার চালাবে আর সময় মাপবে।
race-length-same = { $proved ->
    [yes] পাওয়া সব সমাধানেই { $length }টি চাল, এর চেয়ে ছোট সমাধান নেই: তা প্রমাণ করে { $names }।
   *[no] পাওয়া সব সমাধানেই { $length }টি চাল; এর চেয়ে ছোট সমাধান যে নেই, এই পদ্ধতিগুলোর কোনোটি তা প্রমাণ করে না।
}
race-length-differs = { $proved ->
    [yes] সবচেয়ে ছোট সমাধানে { $length }টি চাল, এর চেয়ে ছোট সমাধান নেই: তা প্রমাণ করে { $names }। { $other } যে সমাধান পেয়েছে, তাতে { $more }টি।
   *[no] পাওয়া সমাধানগুলোর মধ্যে সবচেয়ে ছোটটি { $names }-এর: { $length }টি চাল। { $other } যে সমাধান পেয়েছে, তাতে { $more }টি।
}
race-least-work = সবচেয়ে কম কাজ: { $names }, { $counter } { $least }টি। { $other }: { $most }টি{ $times ->
    [1] ।
   *[other] , { $times } গুণ।
}
race-least-memory = সবচেয়ে কম মেমোরি: { $names }, একসঙ্গে সর্বোচ্চ { $least }টি বোর্ড। { $other } রেখেছে সর্বোচ্চ { $most }টি{ $times ->
    [1] ।
   *[other] , { $times } গুণ।
}
race-least-time = পাইথনে সবচেয়ে দ্রুত: { $names }, { $least }। { $other }: { $most }{ $times ->
    [1] ।
   *[other] , { $times } গুণ।
}

## Boards in the hand and games
copy-board = বোর্ডটি কপি করুন
copied = কপি হয়েছে
save-board = বোর্ডটি CSV ফাইলে সেভ করুন
offline-fetch = অফলাইনের জন্য রেখে দিন
offline-size = { $size } মেগাবাইট নামান; তারপর এখানকার সবকিছু ইন্টারনেট ছাড়াই চলবে।
offline-progress = { $size } মেগাবাইটের মধ্যে { $loaded } এসেছে
offline-whole = “ধাঁধা”র সবই এই ডিভাইসে রাখা আছে, তাই ইন্টারনেট ছাড়াই চলবে।
offline-kept = নামানো অংশ রাখা আছে।
offline-full = সেভ হয়নি। হয়তো ডিভাইসে জায়গা নেই।
offline-not-stored = ইন্টারনেট সংযোগ নেই, আর যে পেজটি চেয়েছেন, তা এই ডিভাইসে রাখা নেই। এই পেজটি রাখা আছে, তাই এটি দেখানো হচ্ছে।
# Links to results of practice.
# Opens the form of a challenge, see challenges.ftl.
challenge-make = এটি দিয়ে চ্যালেঞ্জ বানান
