puzzle-template-name = Template title
puzzle-template-name-about = To begin with, an example. A stack of pancakes, none of one size: flip those at the top until the largest lies at the bottom.
preset-template-name-a-cook = Five pancakes, as a cook sorts them
preset-template-name-fewest = Five pancakes in the fewest flips
algorithm-largest-first = Largest first
algorithm-largest-first-about = Brings the largest pancake that is out of place to the top, and from there to its place: two flips for each at most.
counter-flips = flips
reason-largest-first-starts = The stack as it is given. The largest pancake comes first.
reason-in-place = Pancake { $size } lies in its place already.
reason-on-top = Pancake { $size } is flipped to the top.
reason-at-home = From the top, pancake { $size } is flipped down to its place.
reason-sorted-out = The smallest is left, on top: the stack is sorted after { $g ->
    [one] one flip
   *[other] { $g } flips
}.
reason-gaps = { $count ->
    [0] The stack is sorted.
    [one] At one place, neighbours do not belong together: a flip mends one such place at most.
   *[other] At { $count } places, neighbours do not belong together: a flip mends one such place at most.
}
error-not-a-stack = “{ $given }” is no stack: give each size from 1 up to { $largest } at most once, without a gap, such as 3 1 2.
