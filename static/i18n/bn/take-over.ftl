### নিজে চালানো: দর্শক নিজেই অ্যালগরিদমের কাজ করেন
take-over-title = আপনিই অ্যালগরিদম
take-over-hint = ইঙ্গিত: { $sentence }
take-over-undo = ফিরিয়ে নিন
take-over-show-hint = ইঙ্গিত
take-over-do = দেখিয়ে দিন
take-over-again = নতুন করে শুরু
take-over-end = শেষ করুন
take-over-busy = পাইথন পরের ধাপ তৈরি করছে …
take-over-running = অনুসন্ধান এখনো এর বেশি এগোয়নি।
take-over-done = { $hints ->
    [0] শেষ: { $all }টি কাজের { $right }টি প্রথমবারেই ঠিক, কোনো ইঙ্গিত ছাড়া।
   *[other] শেষ: { $all }টি কাজের { $right }টি প্রথমবারেই ঠিক, { $hints }টি ইঙ্গিত নিয়ে।
}
take-over-yours = আপনি
take-over-own = অ্যালগরিদম একা
take-over-steps = ধাপ
take-over-departures = এসব ধাপে আপনি অ্যালগরিদমের চেয়ে আলাদা কিছু বেছেছেন, নিয়ম মেনেই:
take-over-same = অ্যালগরিদম একা যা করত, আপনি হুবহু তা-ই করেছেন।
take-over-watch = অ্যালগরিদমকে একা দেখুন
take-over-your-path = আপনার পথ:
take-over-own-path = অ্যালগরিদমের পথ:
act-prompt = আপনি চালাচ্ছেন: { $algorithm }। এরপর কী করবেন?
act-child = এই নোডের { $count }টি চাইল্ড এখনো দেখা বাকি
act-node = { $count }টি নোড অপেক্ষায়
act-row = সারি { $row }
act-back = পিছিয়ে যান
act-close = এই নোড শেষ করুন
act-remove = ঘুঁটিটি তুলে নিন
act-restart = নতুন পালা শুরু করুন
act-children-first = আগে এই নোডের চাইল্ডগুলো দেখুন: আরও { $count }টি বাকি।
act-nodes-wait = { $count ->
    [one] না: একটি নোড অপেক্ষায়; সেটি নিয়েই অনুসন্ধান এগোবে।
   *[other] না: { $count }টি নোড অপেক্ষায়; তাদেরই একটি নিয়ে অনুসন্ধান এগোবে।
}
act-more-to-try = না: এখানে চেষ্টা করার মতো আরও কিছু আছে।
act-cell-first = না: আগে একটি ঘরের পালা।
act-other-cell = না: { $place } এর পরে আসে না।
act-child-chosen = বোর্ডে দেখানো চাইল্ডটি আপনি দেখছেন।
act-square-chosen = আপনি এই ঘরটি চেষ্টা করছেন।
act-column = কলাম { $column }-এর ঘরগুলো
act-due-back = না: এখান থেকে শুধু পিছিয়েই যাওয়া যায়।
act-due-close = না: এই নোডের সব চাইল্ড দেখা হয়ে গেছে।
act-due-remove = না: এই কলামের সব ঘর চেষ্টা করা হয়ে গেছে।
act-due-restart = না: এখানে নতুন পালা শুরু হয়।
act-other-column = না: এখন কলাম { $column }-এর পালা।
act-tried = সারি { $row } আগেই চেষ্টা করা হয়েছে।
act-rows-in-order = সারি { $row } এখনই নয়: সারিগুলো আসে ক্রমে, ওপর থেকে।
take-over-ends = রান এখানেই শেষ। নিজে চালাতে আগের কোনো ধাপে ফিরে যান।
take-over-too-long = নিজে চালানোর পক্ষে রানটি অনেক লম্বা: এর সব ধাপ রাখা হয়নি।
