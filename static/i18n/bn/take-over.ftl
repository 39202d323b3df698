### নিজে চালানো: দর্শক নিজেই অ্যালগরিদমের কাজ করেন
take-over-title = আপনিই অ্যালগরিদম
take-over-hint = ইঙ্গিত: { $sentence }
take-over-undo = ফিরিয়ে নিন
take-over-show-hint = ইঙ্গিত
take-over-do = দেখিয়ে দিন
take-over-end = শেষ
take-over-busy = Python পরের ধাপ তৈরি করছে …
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
take-over-own-path = তার পথ:
act-prompt = আপনিই { $algorithm }। এরপর কী করবেন?
act-child = এই নোডের { $count }টি সন্তান এখনো দেখা বাকি
act-node = { $count }টি নোড অপেক্ষায়
act-row = সারি { $row }
act-back = পিছিয়ে যান
act-close = এই নোড শেষ করুন
act-remove = ঘুঁটিটি তুলে নিন
act-restart = নতুন পালা শুরু করুন
act-children-first = আগে এই নোডের সন্তানগুলো দেখুন: আরও { $count }টি বাকি।
act-nodes-wait = না: { $count }টি নোড অপেক্ষায়; তাদেরই একটি নিয়ে অনুসন্ধান এগোবে।
act-better-child = না: এই নোডের আরেকটি সন্তান এর চেয়ে ভালো।
act-more-to-write = না: এখানে চেষ্টা করার মতো আরও কিছু আছে।
act-in-order = এটি নয়: কাজটি ক্রম মেনে চলে, আগে আরেকটি আসে।
act-other-decision = না: এখন সেটির সময় নয়।
act-nothing-to-choose = না: এখানে এগুলোর কোনোটি না বেছেই সিদ্ধান্ত নিতে হয়।
