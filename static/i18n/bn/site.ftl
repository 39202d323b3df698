### What the pages say around a player, and what races say.

app-name = ধাঁধা
app-tagline = ক্লাসিক ধাঁধার অ্যালগরিদম কীভাবে ভাবে, ধাপে ধাপে দেখুন।
app-description = “ধাঁধা” আপনার ব্রাউজারেই আসল পাইথন কোড চালিয়ে ক্লাসিক সব ধাঁধার সমাধান ধাপে ধাপে দেখায়, আর প্রতিটি ধাপের কারণ বলে দেয়।
to-race = দৌড়
gallery-intro = নিচের প্রতিটি বোর্ডে আসল পাইথন কোড সত্যিই চলেছে। যেকোনো একটি খুলুন, ধাঁধা বদলে নিন; পাইথন এই পেজেই আপনার ধাঁধার সমাধান করে দেবে।
start-here = এখান থেকে শুরু
all-examples = সব কটি উদাহরণ: { $count }টি
motion-pause = অ্যানিমেশন থামান
motion-play = বোর্ডগুলো চালান
language = ভাষা
theme-auto = স্বয়ংক্রিয়
theme-light = হালকা
theme-dark = গাঢ়
skip-to-content = সরাসরি ধাঁধায় যান
page-missing = এই পেজটি এখানে নেই
page-missing-hint = ঠিকানাটি হয়তো ভুল লেখা হয়েছে, কিংবা পেজটি সরে গেছে।
page-missing-home = সব ধাঁধায় যান
no-script = জাভাস্ক্রিপ্ট ছাড়া ধাঁধার গুটি নড়বে না।
start-slow = ধাঁধা আসতে অন্য সময়ের চেয়ে বেশি দেরি হচ্ছে।
opened-as-file = ফাইল হিসেবে খুললে এই পাতা চালু হয় না। “python build.py single” যে একক ফাইলটি বানায় সেটি খুলুন, অথবা এই ফোল্ডারে “python -m http.server” চালিয়ে http://localhost:8000 খুলুন।

## Puzzles
puzzle-n-puzzle-about = ফাঁকা ঘরে গুটি ঠেলে ঠেলে সংখ্যাগুলো পরপর সাজান।
puzzle-estimate-tree-about = সংখ্যার একটি ট্রি লিখুন, আর দেখুন গ্রিডি সার্চ কীভাবে সেরা চাইল্ডে নামে আর ফেরে।
puzzle-n-queens-about = n×n বোর্ডে n-টি রানি (দাবার মন্ত্রী) এমনভাবে বসান, যেন কোনো দুটি রানি একই সারি, কলাম বা কর্ণে না পড়ে।
puzzle-knight-path-about = ঘোড়ার সবচেয়ে কম চালে এক ঘর থেকে আরেক ঘরে, ঢেউয়ের পর ঢেউ।
puzzle-pile-game-about = স্তূপ থেকে পাথর তুলুন, বা স্তূপ ভাগ করুন; যার চাল নেই সে হারে। কে জিতবে আর কীভাবে, গ্রান্ডি সংখ্যা তা বলে দেয়।
puzzle-coin-game-about = কয়েনগুলো ঘোড়ার মতো লাফিয়ে কোণের দিকে যায়; যার চাল নেই সে হারে। বোর্ড ভরে ওঠে গ্রান্ডি সংখ্যায়।
puzzle-magic-square-about = n×n ঘরে ১ থেকে n² এমনভাবে বসান যেন প্রতিটি সারি, প্রতিটি কলাম আর দুই কর্ণের যোগফল সমান হয়।
puzzle-magic-trick-about = একটি সংখ্যা বলুন: ৪×৪ স্কয়ারে সেটিই হবে ২৮টি নকশার যোগফল।
family-sliding-about = আট গুটি আর একটি ফাঁকা ঘরের ১,৮১,৪৪০টি বোর্ড: দেখুন, সার্চ কীভাবে বাড়ি ফেরার সবচেয়ে ছোট পথটি খুঁজে নেয়।
family-queens-about = আটটি রানি, কেউ কাউকে আক্রমণ করে না: একটি বসান, সংঘাত হলে তুলে নিন, আবার চেষ্টা করুন।
family-knight-about = ঢেউয়ের পর ঢেউ: ঘোড়া প্রতিটি ঘরে পৌঁছে যায় সবচেয়ে কম চালে।
family-games = স্তূপ আর কয়েনের খেলা
family-games-about = যে চাল দিতে পারে না সে হারে। যে খেলা শেষ হতেই হয়, তার প্রতিটি অবস্থানের আছে একটি গ্রান্ডি সংখ্যা; সেগুলোই বলে কে জিতবে।
family-magic-about = প্রতিটি সারি, প্রতিটি কলাম আর দুই কর্ণের যোগফল সমান; সহজ এক চলার নিয়মেই তা হয়ে যায়।

## Algorithms
algorithm-a-star-about = এ পর্যন্ত যত চাল (g) আর বাকি পথের অনুমান (h), এই দুইয়ের যোগফল f = g + h যে নোডের সবচেয়ে কম, প্রতিবার সেটিকেই এক্সপ্যান্ড করে। সবচেয়ে ছোট সমাধান মেলে, তবে মেমোরি লাগে অনেক।
algorithm-ida-star-about = f-এর একটি থ্রেশহোল্ড (সীমা) ধরে নিয়ে ডেপথ-ফার্স্ট সার্চ চালায়; সমাধান না মিললে থ্রেশহোল্ড যতটুকু না বাড়ালেই নয়, ততটুকু বাড়ায়। সবচেয়ে ছোট সমাধান মেলে, মেমোরি প্রায় লাগেই না।
algorithm-breadth-first-about = আগে এক চাল দূরের সব বোর্ড দেখে, তারপর দুই চাল, তারপর তিন চাল দূরের। সবচেয়ে ছোট সমাধান মেলে, তবে প্রতিটি বোর্ড মেমোরিতে রাখতে হয়।
algorithm-depth-first-about = যত গভীরে পারে নেমে যায়, আটকে গেলে ফিরে আসে। সমাধান হয় লম্বা আর ঘুরপথের: এই ধাঁধায় কী করতে নেই, এটি তারই পাঠ।
algorithm-iterative-deepening-about = বারবার ডেপথ-ফার্স্ট সার্চ চালায়, প্রতিবার এক স্তর বেশি গভীরে। সবচেয়ে ছোট সমাধান মেলে, মেমোরি লাগে শুধু একটি পথের, তবে একই কাজ অনেকবার করতে হয়।
algorithm-greedy-backtracking-about = শুধু সেরা চাইল্ডের দিকে এগোয়; সব চাইল্ড খারাপ হলে ফিরে আসে। দ্রুত চলে, মেমোরিও কম লাগে, তবে মাঝপথে হাল ছেড়ে দিতে পারে।
kind-textbook = পাঠ্যবই
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
shuffle-watch-shortest = সবচেয়ে ছোট সমাধান দেখুন
more-options = আরও অপশন
share-done = লিংক কপি হয়েছে
share-too-long = এই বোর্ডটি একটি লিংকে ধরে না। রানটি সেভ করে ফাইলটি পাঠান: এই পেজে ফাইলটি টেনে আনলে একই জিনিস দেখা যাবে।
share-too-long-race = এই বোর্ডটি একটি লিংকে ধরে না।
embed = এমবেড করুন
copy = কপি করুন
embed-format = কী পেস্ট করবেন
embed-format-tag = পেজের উপাদান (ট্যাগ)
embed-format-iframe = ফ্রেম (iframe)
embed-format-picture = লিংকসহ ছবি
embed-tag-hint = যেসব ব্লগে স্ক্রিপ্ট চলে: প্লেয়ারটি পেজেরই অংশ হয়।
embed-iframe-hint = যেসব ব্লগে ফ্রেম চলে। স্ক্রিপ্ট নিষেধ হলে সেটি বাদ দিন: উচ্চতা তখন একই থাকবে।
embed-picture-hint = WordPress, Medium, Blogger ও ফিডের জন্য, যেখানে স্ক্রিপ্ট আর SVG বাদ পড়ে। ছবিটি সেভ করে আপলোড করুন; ছবিতে কী আছে তা বিকল্প লেখায় বলা থাকে।
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
embed-height = উচ্চতা (পিক্সেল)
embed-autoplay = নিজে থেকে চলে
embed-autoplay-usual = { no }
embed-autoplay-true = { yes }
embed-save-picture = ছবিটি সেভ করুন
embed-save-run = রানটি সেভ করুন
embed-picture = ছবি
embed-picture-png = এখনকার ধাপ (PNG)
embed-picture-gif = সব ধাপ, চলমান (GIF)
embed-height-auto = প্রস্থ অনুযায়ী
embed-here = এখন দেখানো ধাপ { $step } থেকে শুরু
embed-cost-stored = পাঠকদের Python নামাতে হয় না: এই রানটি সাইটেই রাখা আছে।
embed-cost-run = পাঠকদের Python নামাতে হয় না: রানটি আপনার পেস্ট করা লেখাতেই থাকে।
embed-cost-beside = { $file } ({ $size } কিলোবাইট) আপনার পেজের পাশে রাখলে পাঠকদের Python নামাতে হয় না: পেস্ট করার পক্ষে রানটি বেশি বড়।
embed-cost-frame = ফ্রেমের ঠিকানায় ধরার পক্ষে এই রান ({ $size } কিলোবাইট) বেশি বড়। { $file } ফাইলটি { $host } সাইটের “embed” ফোল্ডারে রাখুন; সাইটটি আপনার না হলে ফ্রেমের বদলে পেজের উপাদান (ট্যাগ) নিন।
embed-cost-python = যে পাঠকই চালু করবেন, তাঁকে { $size } মেগাবাইট Python নামাতে হবে।
embed-cost-race = রানগুলো সাইটেই রাখা আছে: পাঠক “চালিয়ে সময় মাপুন” চাপার আগে Python নামাতে হয় না।
embed-solve = এখনই সমাধান করে রানটি এর ভেতরে লিখুন
embed-preview = পাঠক যেমন দেখবেন
export-as = এক্সপোর্ট
export-step = এই ধাপ
export-svg = SVG
export-png = PNG
export-film = চলমান ছবি
export-gif = GIF
export-run = পুরো রান
export-csv = ধাপগুলো CSV হিসেবে
export-making = কাজ চলছে …
export-progress = { $total }টির মধ্যে { $done }টি
export-done = সেভ হয়েছে: { $name }
export-cancelled = থামানো হয়েছে। কিছুই সেভ হয়নি।
export-failed = ব্রাউজার এই ছবিটি বানাতে পারেনি; হয়তো মেমোরি কম। কিছুই সেভ হয়নি।
change-done = হয়েছে
next-example = পরের উদাহরণ: “{ $name }”
next-puzzle = পরের ধাঁধা: { $name }
faults-about = বিখ্যাত কিছু ছাপার ভুল, যেগুলো চলে: কী ঘটে দেখুন, আর লাইনটি খুঁজে বের করুন।
packages-hint = নতুন ধাঁধার প্যাকেজের (.whl ফাইলের) ঠিকানা
packages-install = ইনস্টল করুন
packages-file = অথবা আপনার ডিস্ক থেকে একটি হুইল (.whl) ফাইল
packages-installed = { $count ->
    [0] ইনস্টল হয়েছে, তবে এতে নতুন কোনো ধাঁধা ছিল না।
   *[other] { $count }টি নতুন ধাঁধা: { $names }
}

## Errors
error-unknown-puzzle = { $given } নামে কোনো ধাঁধা নেই। আছে: { $known }।

## Boards and pictures
story = এই ধাঁধার গল্প

## Race
race = পদ্ধতিগুলোর দৌড়
race-about = একই বোর্ডে, একই ঘড়িতে কয়েকটি পদ্ধতির দৌড়। প্রতিটি ধাপ গোনা হয়, শেষে সমাধানটি দেখানোর ধাপগুলোও।
race-methods = পদ্ধতি
race-none = এই ধাঁধায় পাল্লা দেওয়ার মতো দুটি পদ্ধতি নেই। যেগুলোতে আছে: { $known }।
race-choose = ২ থেকে { $most }টি পদ্ধতি বেছে নিন, কিংবা একটি পদ্ধতির ২ থেকে { $most }টি বিকল্প।
race-full = একসঙ্গে { $most }টির বেশি দৌড়াতে পারে না। অন্যটি নিতে চাইলে একটির টিক তুলে দিন।
race-start = চালিয়ে সময় মাপুন
race-searching = খোঁজা চলছে…
race-arrived = { $place ->
    [1] প্রথম হয়েছে
    [2] দ্বিতীয় হয়েছে
    [3] তৃতীয় হয়েছে
    [4] চতুর্থ হয়েছে
   *[other] পৌঁছে গেছে
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
   *[other] { $place }
}
race-method = পদ্ধতি
race-steps = ধাপ
race-steps-of = { $all } ধাপের { $now }টি
race-steps-so-far = এ পর্যন্ত { $all } ধাপের { $now }টি
race-work = কাজের পরিমাণ
race-work-done = { $count }টি { $counter }
race-time = পাইথনে সময়
race-milliseconds = { $count } মিলিসেকেন্ড
race-seconds = { $count } সেকেন্ড
race-result = ফলাফল
race-winner = { $count ->
    [one] জিতেছে { $names }: { $steps } ধাপে, সবার আগে ফলাফল পেয়েছে।
   *[other] { $names } একসঙ্গে পৌঁছেছে, { $steps } ধাপে।
}
race-nobody = কোনো পদ্ধতিই সমাধান পায়নি।
race-stopped = দৌড় মাঝপথে থামানো হয়েছে, তাই কেউ জেতেনি।
# Before a race the visitor says which method will be best; the end compares.
wager-first = সবার আগে শেষ
wager-first-ask = কোন পদ্ধতি সবার আগে শেষ করবে?
wager-done = আপনার অনুমান লেখা রইল: এবার দৌড় শুরু করুন।
wager-yours = আপনার অনুমান
wager-outcome = { $outcome ->
    [right] ✓ আপনার অনুমান ঠিক: { $name } সবার আগে শেষ করেছে।
    [wrong] ✗ সবার আগে শেষ করেছে { $names }। আপনার অনুমান ছিল { $name }।
   *[open] কোনো পদ্ধতিই সমাধান পায়নি। আপনার অনুমান ছিল { $name }।
}
race-skip = পরের সমাপ্তিতে চলে যান
race-time-note = সময়টি এই ব্রাউজারেই মাপা, প্রতিটি পদ্ধতির একটি রানে। প্রথম পদ্ধতিগুলোর সময়ের মধ্যে পাইথন সচল করা আর দরকারি টেবিল বানানোও পড়ে, তাই ছোট পার্থক্যের তেমন অর্থ নেই।
race-baked = এই রানগুলো আগে থেকে তৈরি। “চালিয়ে সময় মাপুন” চাপলে পাইথন এই পেজেই এগুলো চালাবে আর সময় মাপবে।
race-length-same = { $proved ->
    [yes] সব উত্তরেই { $length }টি চাল, এর চেয়ে ছোট উত্তর নেই: তা প্রমাণ করে { $names }।
   *[no] সব উত্তরেই { $length }টি চাল; এর চেয়ে ছোট উত্তর যে নেই, এই পদ্ধতিগুলোর কোনোটি তা প্রমাণ করে না।
}
race-length-differs = { $proved ->
    [yes] সবচেয়ে ছোট উত্তরে { $length }টি চাল, এর চেয়ে ছোট উত্তর নেই: তা প্রমাণ করে { $names }। { $other } যা পেয়েছে তাতে { $more }টি।
   *[no] পাওয়া সবচেয়ে ছোট উত্তরে { $length }টি চাল: { $names }। { $other } যা পেয়েছে তাতে { $more }টি।
}
race-least-work = সবচেয়ে কম কাজ: { $names }, { $counter } { $least }টি। { $other }: { $most }টি, { $times } গুণ।
race-least-memory = সবচেয়ে কম মেমোরি: { $names }, একসঙ্গে { $least }টির বেশি বোর্ড কখনো নয়। { $other } রেখেছে { $most }টি পর্যন্ত, { $times } গুণ।
race-least-time = পাইথনে সবচেয়ে দ্রুত: { $names }, { $least }। { $other }: { $most }, { $times } গুণ।

## Boards in the hand and games
copy-board = বোর্ডটি কপি করুন
copied = কপি হয়েছে
save-board = বোর্ডটি CSV ফাইল হিসেবে রাখুন
offline-fetch = অফলাইনের জন্য রেখে দিন
offline-size = { $size } MB নামাতে হবে; তারপর এখানকার সবকিছু ইন্টারনেট ছাড়াই চলবে।
offline-progress = { $size } MB-এর মধ্যে { $loaded } MB এসেছে
offline-whole = পুরো ধাঁধা এই ডিভাইসে রাখা আছে: ইন্টারনেট ছাড়াই চলবে।
offline-kept = যতটুকু এসেছে তা রাখা আছে।
offline-full = এই ডিভাইসে আর জায়গা নেই।
# Links to results of practice.
practice-share = এই ফলাফলের লিংক কপি করুন
share-answers-changed = এই লিংকের উত্তরগুলো বদলানো হয়েছে, তাই গোনা হলো না।
# Opens the form of a challenge, see challenges.ftl.
challenge-make = এটিকে চ্যালেঞ্জ বানান
