### নিজে চালানো: দর্শক নিজেই অ্যালগরিদমের কাজ করেন
take-over-title = আপনিই অ্যালগরিদম
take-over-hint = ইঙ্গিত: { $sentence }
take-over-undo = ফিরিয়ে নিন
take-over-show-hint = ইঙ্গিত
take-over-do = দেখিয়ে দিন
take-over-again = নতুন করে শুরু
take-over-end = শেষ করুন
take-over-busy = পাইথন পরের ধাপ তৈরি করছে …
take-over-running = সার্চ এখনো এর বেশি এগোয়নি।
take-over-done = শেষ: { $all }টি সিদ্ধান্ত, { $right }টি প্রথমবারেই ঠিক, { $hints ->
    [0] কোনো ইঙ্গিত ছাড়া।
   *[other] { $hints }টি ইঙ্গিত নিয়ে।
}
take-over-yours = আপনি
take-over-own = অ্যালগরিদম একা
take-over-steps = ধাপ
take-over-departures = এসব ধাপে আপনি অন্য কিছু বেছেছেন, যা অ্যালগরিদমেও চলে:
take-over-same = অ্যালগরিদম একা যা করত, আপনি হুবহু তা-ই করেছেন।
take-over-watch = অ্যালগরিদমকে একা দেখুন
take-over-your-path = আপনার পথ:
take-over-own-path = অ্যালগরিদমের পথ:
act-prompt = এখন আপনিই { $algorithm }। এরপর কী করবেন?
act-child = { $count ->
    [1] এই নোডের শেষ চাইল্ডটি দেখুন
   *[other] এই নোডের একটি চাইল্ড দেখুন ({ $count }টি বাকি)
}
act-node = { $count }টি নোড অপেক্ষায়
act-row = সারি { $row }
act-back = পিছিয়ে যান
act-close = এই নোড শেষ করুন
act-remove = তুলে নিন
act-restart = নতুন রাউন্ড শুরু করুন
act-children-first = { $count ->
    [1] আগে এই নোডের শেষ চাইল্ডটি দেখুন।
   *[other] আগে এই নোডের চাইল্ডগুলো দেখুন: { $count }টি বাকি।
}
act-nodes-wait = { $count ->
    [1] না: একটি নোড অপেক্ষায়; সেটি নিয়েই সার্চ এগোবে।
   *[other] না: { $count }টি নোড অপেক্ষায়; তাদেরই একটি নিয়ে সার্চ এগোবে।
}
act-more-to-try = না: এখনো চেষ্টা করার মতো ঘর আছে।
act-cell-first = না: আগে একটি ঘর বেছে নিন।
act-other-cell = না: এবার { $place } ঘরের পালা নয়।
act-child-chosen = বোর্ডে দেখানো চাইল্ডটি আপনি দেখছেন।
act-square-chosen = আপনি এই ঘরটি বেছেছেন।
act-column = কলাম { $column }-এর ঘরগুলো
act-due-back = না: সার্চ এখান থেকে পিছিয়ে যায়।
act-due-close = না: এই নোডের সব চাইল্ড দেখা হয়ে গেছে।
act-due-remove = না: এখানে আর কোনো গুটি বসে না, তাই একটি তুলে নিন।
act-due-restart = না: এখানে নতুন রাউন্ড শুরু হয়।
act-other-column = না: এখন কলাম { $column }-এর পালা।
act-tried = না: সারি { $row }-এর নিচের কোনো সারি নিন।
act-rows-in-order = না: সারি { $row }-এর ওপরের কোনো সারি নিন।
take-over-ends = রান এখানেই শেষ। নিজে চালাতে আগের কোনো ধাপে ফিরে যান।
take-over-too-long = রানটি এত লম্বা যে নিজে চালানো যাবে না: এর সব ধাপ রাখা হয়নি।
