board-rows = { $rows }টি সারি
board-columns = { $columns }টি কলাম
board-label = বোর্ড: { board-rows }, { board-columns }। অ্যারো কি চেপে গুটি সরান।
board-label-still = { board-rows } ও { board-columns }ের বোর্ড।
board-label-large = { board-rows } ও { board-columns }ের বোর্ড, ছবি হিসেবে আঁকা।
board-label-free = বোর্ড: { board-rows }, { board-columns }। অ্যারো কি চেপে কার্সর সরান, Enter চেপে গুটি বসান বা তুলে নিন।
board-label-grid = বোর্ড: { board-rows }, { board-columns }। অ্যারো কি চেপে কার্সর সরান, Enter চেপে সেই ঘরে কিছু তুলুন, বসান বা বদলান।
