### প্রবন্ধের চারপাশে যা থাকে। কেবল বিল্ড এটি পড়ে।

article-link = আরও পড়ুন: { $title }
article-contents = এই প্রবন্ধে
article-sources = সূত্র
article-embed = এই ছবিটি নিজের পেজে বসান
article-embed-copied = কপি হয়েছে। নিজের পেজে বসিয়ে দিন।

inversions-of-reading = { $count ->
    [0] ইনভার্শন নেই
   *[other] ইনভার্শন { $shown }টি
}
sum-of-reading = { $shown } + { $row } = { $sum }

result-length = চাল
