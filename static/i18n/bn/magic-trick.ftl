puzzle-magic-trick-hint = স্কয়ারটি শুরুতে খালি। দর্শক যে যোগফল বলেন, সেটি বেছে নিন।
puzzle-magic-trick-rule = দর্শক বলেন { $sum }: এমন একটি ৪×৪ স্কয়ার লিখুন, যার প্রতিটি রেখার যোগফল হয় এই সংখ্যা।

preset-magic-trick-forty-five = পঁয়তাল্লিশ: জাদু, তারপর রহস্যভেদ
preset-magic-trick-thirty-four = চৌত্রিশ: এবার সত্যিকারের ম্যাজিক স্কয়ার
preset-magic-trick-twenty-five = পঁচিশ: কিছু সংখ্যা দুবার আসে
preset-magic-trick-performed = সাতাশি: শুধু জাদুটুকু

algorithm-any-sum = যেকোনো যোগফল
algorithm-any-sum-about = ১ থেকে ১২ লেখে, তারপর আরও চারটি সংখ্যা, যেগুলো ঠিক হয় বলা যোগফল থেকে; শেষে সেই যোগফলের ২৮টি নকশা দেখায়।
algorithm-any-sum-idea = বারোটি সংখ্যা সবসময় একই; শুধু বাকি চারটি ঠিক হয় বলা সংখ্যা থেকে।
option-sum = দর্শকের বলা যোগফল
option-reveal = নকশাগুলো দেখান
counter-patterns = নকশা
result-repeated = যেসব সংখ্যা একাধিকবার আছে

## Legend

legend-role-current = এইমাত্র লেখা সংখ্যা, আর তাতে যেসব যোগফল বদলাল
legend-role-goal = যোগফল দর্শকের বলা সংখ্যার সমান
legend-role-conflict = যোগফল দর্শকের বলা সংখ্যার সমান নয়
legend-role-hint = একই সংখ্যা দুবার
legend-label = A, B, C, D: শুধু এগুলোই যোগফলের ওপর নির্ভর করে
legend-edge = রেখার যোগফল

## Reasons

reason-trick-start = দর্শক বললেন { $sum }। প্রতি সারিতে বসে তিনটি বাঁধা সংখ্যা আর A থেকে D-এর একটি অক্ষর, যা যোগফল পূরণ করে।
reason-trick-number = যে সংখ্যাই বলা হোক, { $number } সবসময় বসে সারি { $row }, কলাম { $column }-এ।
reason-trick-a = A = { $sum } − ২০ = { $number } বসল সারি { $row }, কলাম { $column }-এ: সারির বাকি তিনটি মিলে ২০।
reason-trick-b = B = A − ১ = { $first } − ১ = { $number } বসল সারি { $row }, কলাম { $column }-এ, যাতে সারির যোগফল হয় { $sum }।
reason-trick-c = C = A + ২ = { $first } + ২ = { $number } বসল সারি { $row }, কলাম { $column }-এ, যাতে সারির যোগফল হয় { $sum }।
reason-trick-d = D = A + ১ = { $first } + ১ = { $number } বসল সারি { $row }, কলাম { $column }-এ: এখন প্রতিটি সারি ও প্রতিটি কলামের যোগফল { $sum }।
reason-trick-repeats = { $letter } = { $number }: ১ থেকে ১২-এর একটি সংখ্যাই আবার এল, কারণ { $sum } সংখ্যাটি ৩৪-এর কম। যোগফলগুলো তবু ঠিক।
reason-trick-reveal = { $sum } যেভাবে আসে: প্রতিটি নকশায় A, B, C, D-এর ঠিক একটি থাকে। বাকি তিন সংখ্যার যোগফল A থাকলে { $less-a }, B থাকলে { $less-b }, C থাকলে { $less-c }, D থাকলে { $less-d }।
reason-trick-row = নকশা { $count }, একটি সারি: { $first } + { $second } + { $third } + { $fourth } = { $sum }। এতে আছে { $letter } = { $number }, বাকি তিনটি মিলে { $rest }।
reason-trick-column = নকশা { $count }, একটি কলাম: { $first } + { $second } + { $third } + { $fourth } = { $sum }। এতে আছে { $letter } = { $number }, বাকি তিনটি মিলে { $rest }।
reason-trick-diagonal = নকশা { $count }, একটি কর্ণ: { $first } + { $second } + { $third } + { $fourth } = { $sum }। এতে আছে { $letter } = { $number }, বাকি তিনটি মিলে { $rest }।
reason-trick-broken-diagonal = নকশা { $count }, একটি ভাঙা কর্ণ, যা কিনারা পেরিয়ে উল্টো পাশে যায়: { $first } + { $second } + { $third } + { $fourth } = { $sum }। এতে আছে { $letter } = { $number }, বাকি তিনটি মিলে { $rest }।
reason-trick-block = নকশা { $count }, একটি ২×২ ব্লক: { $first } + { $second } + { $third } + { $fourth } = { $sum }। এতে আছে { $letter } = { $number }, বাকি তিনটি মিলে { $rest }।
reason-trick-wrapped-block = নকশা { $count }, একটি ২×২ ব্লক, যা কিনারা পেরিয়ে উল্টো পাশে যায়: { $first } + { $second } + { $third } + { $fourth } = { $sum }। এতে আছে { $letter } = { $number }, বাকি তিনটি মিলে { $rest }।
reason-trick-corners = নকশা { $count }, চার কোণ: { $first } + { $second } + { $third } + { $fourth } = { $sum }। এতে আছে { $letter } = { $number }, বাকি তিনটি মিলে { $rest }।
reason-trick-block-corners = নকশা { $count }, একটি ৩×৩ ব্লকের চার কোণ: { $first } + { $second } + { $third } + { $fourth } = { $sum }। এতে আছে { $letter } = { $number }, বাকি তিনটি মিলে { $rest }।
reason-trick-always-34 = তবে সব ২×২ ব্লকে যোগফল মেলে না: এটিতে কোনো অক্ষর নেই, তাই যে সংখ্যাই বলা হোক এর যোগফল { $block }, { $sum } নয়।
reason-trick-twice-less-34 = এই ব্লকেও যোগফল মেলে না: এতে অক্ষর দুটি, B আর C, তাই যোগফল ২ × { $sum } − ৩৪ = { $block }।
reason-trick-34 = এই ২×২ ব্লকের যোগফল { $block }, ঠিক দর্শক যা বলেছেন। তার একমাত্র কারণ, { $sum } বলা হয়েছে: অন্য কোনো সংখ্যা বললে মিলত না।
reason-trick-found = প্রতিটি সারি, কলাম ও কর্ণের যোগফল { $sum }। চার ঘরের আরও ১৮টি নকশারও তা-ই, কারণ ২৮টি নকশার প্রতিটিতে A থেকে D-এর ঠিক একটি অক্ষর আছে।

question-value-trick-corners = নকশা { $count }, চার কোণ: যোগফল { $sum }। { $letter } অক্ষরের ঘরটি বাদ দিলে বাকি তিনটি মিলে { $rest }।
question-value-trick-block-corners = নকশা { $count }, একটি ৩×৩ ব্লকের চার কোণ: যোগফল { $sum }। { $letter } অক্ষরের ঘরটি বাদ দিলে বাকি তিনটি মিলে { $rest }।

error-trick-starts-empty = জাদুটি শুরু হয় খালি স্কয়ার থেকে। স্কয়ারের বদলে একটি যোগফল বলুন।

## Lesson: any-sum

lesson-any-sum-idea-1 = বারোটি সংখ্যা সবসময় একই ঘরে থাকে। বলা সংখ্যা `s`-এর ওপর নির্ভর করে শুধু চারটি ঘর, A থেকে D।
    .step = trick-number, word:assign
lesson-any-sum-idea-2 = নিজ নিজ সারির যোগফলে যতটুকু কম পড়ে, সেগুলোতে ততটুকুই বসে: `A = s − ২০`, `B = s − ২১`, `C = s − ১৮`, `D = s − ১৯`।
    .step = trick-a, word:assign
lesson-any-sum-invariant-1 = ২৮টি নকশার প্রতিটিতে চারটি অক্ষরের ঠিক একটি করে থাকে।
    .step = word:compare, word:assign
lesson-any-sum-proof-1 = `s = ৩৪` হলে অক্ষরগুলো ১৪, ১৩, ১৬ ও ১৫: বাকি বারোটির সঙ্গে মিলে ১ থেকে ১৬, আর ২৮টি নকশার প্রতিটির যোগফল ৩৪। বলা সংখ্যা ১ বাড়লে বা কমলে প্রতিটি অক্ষরও ১ বাড়ে বা কমে। প্রতিটি নকশায় একটি করে অক্ষর আছে, তাই তার যোগফলও ততটাই বদলায়: ফলে যেকোনো `s`-এ ২৮টিই মেলে।
    .step = word:restart, word:found
lesson-any-sum-limits-1 = অনেকে বলে, সব ২×২ ব্লকে যোগফল মেলে। কিন্তু দুটি ব্লকে মেলে শুধু `s = ৩৪` হলে: একটিতে কোনো অক্ষর নেই, যোগফল সবসময় ৩৪; আরেকটিতে অক্ষর দুটি, যোগফল `২s − ৩৪`।
    .step = trick-always-34, trick-34, word:found
lesson-any-sum-limits-2 = `s` ৩৪-এর কম হলে কোনো অক্ষর বারোটি সংখ্যার একটির সঙ্গে মিলে যায়। যোগফল তবু ঠিক থাকে, তবে সব সংখ্যা আর আলাদা থাকে না।
    .step = trick-repeats, word:start
lesson-any-sum-cost-1 = `O(1)`: বারোটি সংখ্যা মুখস্থ রাখা আর একটি বিয়োগ; তারপর `B = A − ১`, `C = A + ২`, `D = A + ১`।
    .step = trick-d, word:assign
