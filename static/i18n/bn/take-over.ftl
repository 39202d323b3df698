### নিজে চালানো: দর্শক নিজেই অ্যালগরিদমের কাজ করেন
take-over-title = আপনিই অ্যালগরিদম
take-over-hint = ইঙ্গিত: { $sentence }
take-over-undo = ফিরিয়ে নিন
take-over-show-hint = ইঙ্গিত
take-over-do = দেখিয়ে দিন
take-over-again = আবার শুরু করুন
take-over-end = শেষ করুন
take-over-busy = পাইথন পরের ধাপ তৈরি করছে…
take-over-running = যা আপনা থেকেই আসে, কম্পিউটার তা করছে…
take-over-done = শেষ: { $all }টি সিদ্ধান্ত, { $right }টি প্রথমবারেই ঠিক, { $hints ->
    [0] কোনো ইঙ্গিত ছাড়া।
   *[other] { $hints }টি ইঙ্গিত নিয়ে।
}
take-over-yours = আপনি
take-over-own = অ্যালগরিদম একা
take-over-steps = ধাপ
take-over-departures = এখানে আপনার বাছাই অ্যালগরিদমের বাছাই থেকে আলাদা, তবে নিয়মে তা-ও চলে:
take-over-watch = অ্যালগরিদমের রান দেখুন
take-over-your-path = আপনার পথ:
take-over-own-path = অ্যালগরিদমের পথ:
act-prompt = এবার কম্পিউটার আপনি।
act-progress = { $all ->
    [none] { $number }
   *[other] { $all }টির মধ্যে { $number } নম্বর
}
act-child = এবার:
act-follow = সার্চ এবার কোন চাইল্ড নিয়ে এগোবে?
act-column = কলাম { $column }: পরের নিরাপদ সারিতে চাপুন। তেমন সারি না থাকলে পিছিয়ে যান।
act-row = সারি { $row }
act-back = নেই: পিছিয়ে যান
act-remove = নেই: রানি তুলে নিন
act-row-left = না: কলাম { $column }-এ এখনো একটি নিরাপদ সারি আছে।
act-other-column = না: এখন কলাম { $column }-এর পালা।
act-tried = { $algorithm ->
    [permutation] না: কলাম { $column }-এর জন্য সারি { $row } আর বাকি নেই।
   *[other] না: কলাম { $column }-এ সারি { $row }-এর পালা চলে গেছে। সারিগুলো দেখা হয় ওপর থেকে।
}
act-rows-in-order = { $algorithm ->
    [permutation] না: কলাম { $column }-এ সারি { $row }-এর আগে আরেকটি নিরাপদ সারি আসে।
   *[other] না: সারিগুলো দেখা হয় ওপর থেকে, আর সারি { $row }-এর আগেই একটি নিরাপদ সারি আছে।
}
take-over-ends = এই রানে সিদ্ধান্ত নেওয়ার কিছু নেই: প্রতিটি ধাপ আপনা থেকেই আসে।
take-over-too-long = রানটি লম্বা বলে এর সব ধাপ রাখা হয়নি, তাই এটি নিজে চালানো যাবে না।
