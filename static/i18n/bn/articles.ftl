### প্রবন্ধের চারপাশে যা থাকে। কেবল বিল্ড এটি পড়ে।

articles = আরও গভীরে যেতে
articles-about = প্রতিটি ধাঁধা-পরিবারের একটি করে প্রবন্ধ: কোথা থেকে এল, উপায়গুলো কেন কাজ করে, আর কী কেউ জানে না। ছবিগুলো নড়ে।
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
result-distance = চাল

queue-after = { $square }-এর পরে
piece-knight = ঘোড়া
piece-zebra = জেব্রা
piece-giraffe = জিরাফ
piece-antelope = অ্যান্টিলোপ
piece-camel = উট
piece-elephant = হাতি
piece-column-leap = লাফ
piece-column-reached = যত ঘরে পৌঁছায়
piece-column-farthest = সবচেয়ে দূরের ঘর
result-constant = প্রতি রেখার যোগফল
result-fundamental = পরিবার
result-estimate = ট্রির নোড

boards-of-a-cut = একবার ছাঁটলে { $shown }টি
