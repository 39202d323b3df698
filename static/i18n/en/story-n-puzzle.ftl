### The sliding puzzle's story. Only the build reads it; $shown is a number as the language writes it.

story-craze = The craze of 1880
story-craze-boston = In December 1879 boxes of fifteen small wooden blocks were sold in Boston. In February 1880 people all over America were sliding them, and in April people in Europe, too. By July the craze was over.
story-craze-chapman = The puzzle probably goes back to Noyes Chapman, postmaster of Canastota, New York. It is said that he showed friends an earlier form in 1874. It had sixteen blocks, to be placed so that every row of four had the sum 34. Sam Loyd was America's best-known maker of puzzles. From 1891 until his death in 1911 he claimed that he had invented the puzzle. He also said that he had offered 1,000 dollars to anyone who could put 14 and 15 in order. Jerry Slocum and Dic Sonneveld showed in 2006 that he had not invented it. And nobody could have won the money.
story-craze-proof = Nobody can put 14 and 15 in order. Two mathematicians proved this at the time, in volume 2 of the American Journal of Mathematics. William Woolsey Johnson showed that half of all boards cannot be reached from the solved one. William Story showed that the other half can.
story-loyd-caption = All in order except 14 and 15
story-half = Half of all boards
story-half-count = Eight tiles and a gap can be placed on nine squares in 9! = { $all } ways. From each board exactly half of all boards can be reached: 9!/2 = { $boards }. On the 4×4 board the number is 16!/2 = { $fifteen }.
story-half-far = A breadth-first search from the goal reaches these { $boards } boards. None is more than { $most } moves away, and only two are that far. On the 4×4 board the hardest boards need { $hardest } moves. Adrian Brüngger, Ambros Marzetta, Komei Fukuda and Jürg Nievergelt found this with parallel computers and published it in 1999.
story-hardest-caption = The two boards that need { $most } moves
story-hardest-try = Let A* solve one of these two boards
story-parity = Why parity decides
story-parity-read = Read the tiles row by row and leave out the gap. If the larger of two tiles comes first, the two are an inversion; here an arc joins them. The goal has none.
story-parity-sideways = A tile that slides sideways keeps its place in this order, so the inversions stay the same.
story-parity-upwards = A tile that slides up or down on the 3×3 board passes two others; here { $tile } passes 6 and 7. Only its pairs with these two change their order. So there are two inversions more, two fewer, or one more and one fewer. An even number stays even, an odd number stays odd, and the goal has 0.
story-parity-four = On the 4×4 board the tile passes three others; here { $tile } passes 12, 13 and 14. Three pairs change their order, so an even number becomes odd and an odd number becomes even. But the gap also changes its row. Add the number of inversions and the gap's row, counted from the bottom. No move changes whether this sum is even or odd.
story-parity-loyd = The board with 14 and 15 swapped has one inversion, and its gap is in row 1 from the bottom: 1 + 1 = 2 is even. The goal has 0 + 1 = 1, which is odd. So no moves lead from one to the other.
story-parity-try = Watch how Python checks this board
story-inversions = { $count ->
    [0] no inversions
    [one] { $shown } inversion
   *[other] { $shown } inversions
}
story-sum = { $inversions } + { $row } = { $sum }
