board-label = বোর্ড: { $rows }টি সারি, { $columns }টি কলাম। অ্যারো কি চেপে গুটি সরান।
board-label-still = { $rows } সারি ও { $columns } কলামের বোর্ড।
board-label-large = { $rows } সারি ও { $columns } কলামের বোর্ড, বিন্দু দিয়ে আঁকা।
board-label-free = বোর্ড: { $rows }টি সারি, { $columns }টি কলাম। অ্যারো কি চেপে কার্সর সরান, Enter চেপে গুটি বসান বা তুলে নিন।
board-label-grid = বোর্ড: { $rows }টি সারি, { $columns }টি কলাম। অ্যারো কি চেপে কার্সর সরান, Enter চেপে সেখানে যা আছে তা তুলুন, বসান বা বদলান।
