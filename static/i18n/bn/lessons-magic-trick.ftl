### Lesson of the any-sum trick.

## any-sum

lesson-any-sum-idea-1 = বারোটি সংখ্যা সবসময় একই ঘরে থাকে। বলা সংখ্যা `s`-এর ওপর নির্ভর করে শুধু চারটি ঘর, A থেকে D।
    .step = trick-number, word:assign
lesson-any-sum-idea-2 = সেগুলোতে বসে যার যার সারিতে যতটুকু কম: `A = s − ২০`, `B = s − ২১`, `C = s − ১৮`, `D = s − ১৯`।
    .step = trick-a, word:assign
lesson-any-sum-invariant-1 = ২৮টি নকশার প্রতিটিতে চারটি অক্ষরের ঠিক একটি করে থাকে।
    .step = word:compare, word:assign
lesson-any-sum-proof-1 = `s = ৩৪` হলে অক্ষরগুলো ১৪, ১৩, ১৬ ও ১৫: বাকি বারোটির সঙ্গে মিলে ১ থেকে ১৬, আর ২৮টি নকশার প্রতিটিতে হয় ৩৪। বলা সংখ্যা ১ বাড়লে প্রতিটি অক্ষর ১ বাড়ে, তাই একটি করে অক্ষর থাকা প্রতিটি নকশাও ১ বাড়ে: ফলে যেকোনো `s`-এ ২৮টিই মেলে।
    .step = word:restart, word:found
lesson-any-sum-limits-1 = অনেকে যেমন বলে, যেকোনো ২×২ ব্লকে তা হয় না: একটিতে কোনো অক্ষর নেই, যোগফল সবসময় ৩৪; আরেকটিতে অক্ষর দুটি, যোগফল `২s − ৩৪`।
    .step = trick-always-34, trick-34, word:found
lesson-any-sum-limits-2 = `s` ৩৪-এর কম হলে কোনো অক্ষর বারোটি সংখ্যার একটির সঙ্গে মিলে যায়। যোগফল তবু ঠিক থাকে, শুধু সব সংখ্যা আর আলাদা নয়।
    .step = trick-repeats, word:start
lesson-any-sum-cost-1 = `O(1)`: বারোটি সংখ্যা মুখস্থ আর একটি বিয়োগ; তারপর `B = A − ১`, `C = A + ২`, `D = A + ১`।
    .step = trick-d, word:assign
