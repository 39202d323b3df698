### The sliding puzzle's story. Only the build reads it; $shown is a number as the language writes it.

story-craze = The craze of 1880
story-craze-boston = In December 1879 a box of fifteen little wooden blocks was sold in Boston. In February 1880 all of America was sliding them, in April Europe was; by July it was over.
story-craze-chapman = It seems to go back to Noyes Chapman, postmaster of Canastota, New York, who is said to have shown friends a forerunner in 1874: sixteen blocks, to be set so that every row of four sums to 34. Sam Loyd, America’s best-known maker of puzzles, claimed from 1891 until he died in 1911 that it was his, and that he had offered 1,000 dollars to whoever could bring 14 and 15 into order. It was not his, as Jerry Slocum and Dic Sonneveld showed in 2006; and the money would have been safe.
story-craze-proof = That nobody can do it had been proved at once, in volume 2 of the American Journal of Mathematics: William Woolsey Johnson showed that half of all boards are out of reach, and William Story that the other half can be reached.
story-loyd-caption = All in order but 14 and 15
story-half = Half of all boards
story-half-count = Eight tiles and a blank lie on nine squares in 9! = { $all } ways. From each of them exactly half can be reached: 9!/2 = { $boards }. On the 4×4 board it is 16!/2 = { $fifteen }.
story-half-far = A breadth-first search from the goal meets all { $boards } boards. None is more than { $most } moves away, and just two are as far as that. On the 4×4 board the hardest need { $hardest } moves: Adrian Brüngger, Ambros Marzetta, Komei Fukuda and Jürg Nievergelt found that with parallel computers, and published it in 1999.
story-hardest-caption = The two that need { $most } moves
story-hardest-try = Let A* solve one of the two
story-parity = Why parity decides
story-parity-read = Read the tiles row by row and leave the blank out. Two tiles of which the larger comes first are an inversion; here an arc joins them. The goal has none.
story-parity-sideways = A tile that slides sideways keeps its place in the reading, so the inversions stay as they are.
story-parity-upwards = A tile that slides up or down on the 3×3 board passes two others; here { $tile } passes 6 and 7. Just these two pairs turn round: that makes two inversions more, two fewer, or one more and one fewer. So even stays even and odd stays odd; and the goal has 0.
story-parity-four = On the 4×4 board it passes three others; here { $tile } passes 12, 13 and 14. Three pairs turn round, so even turns odd and odd turns even. But the blank changes its row, too. Add both, the inversions and the blank’s row, counted from the bottom: whether the sum is even or odd never changes.
story-parity-loyd = The board with 14 and 15 exchanged has one inversion, and its blank is in row 1: 1 + 1 = 2 is even. The goal has 0 + 1 = 1, which is odd. No moves lead from one to the other.
story-parity-try = Watch a board being checked
story-inversions = { $count ->
    [0] no inversions
    [one] { $shown } inversion
   *[other] { $shown } inversions
}
story-sum = { $inversions } + { $row } = { $sum }
