### The record of practice on the home page.
record = আপনার অনুশীলন
record-due = { $count ->
   *[other] আজ { $count } ধরনের প্রশ্ন আবার করার কথা
}
record-again = এগুলোতে ভুল হয়েছিল। প্রতিটি লিংক নতুন একটি বোর্ড খোলে, যেখানে শুধু এই ধরনের প্রশ্ন থাকে:
record-topic = প্রশ্ন
record-tries = চেষ্টা
record-right = প্রথমবারেই ঠিক
record-next = পরের দিন
record-today = আজ
record-in-days = { $count ->
    [one] আগামীকাল
   *[other] { $count } দিন পরে
}
record-about = যাতে ভুল হয়, তা ১, ৩, ৭ ও ২১ দিন পরে ফিরে আসে। এই তালিকা শুধু এই ডিভাইসেই থাকে, কোথাও পাঠানো হয় না।
record-delete = মুছুন
record-delete-all = এখনই সব মুছুন
record-kind-node = এরপর কোনটি নেওয়া হয়
record-kind-value = সংখ্যা
record-kind-outcome = কী ঘটে
record-kind-cell = কোন ঘর
record-kind-cells = কোন ঘরগুলো
record-kind-reason = কোন বাক্য
