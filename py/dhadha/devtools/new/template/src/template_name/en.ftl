puzzle-template-name = Template title
puzzle-template-name-about = An example to begin with: a stack of pancakes of different sizes. Flip pancakes at the top until the stack is sorted, the largest at the bottom.
puzzle-template-name-rule = Flip pancakes from the top until all { $count } are sorted, the largest at the bottom.
preset-template-name-a-cook = Five pancakes, as a cook sorts them
preset-template-name-fewest = Five pancakes in the fewest flips
algorithm-largest-first = Largest first
algorithm-largest-first-about = Brings the largest pancake that is out of place to the top, and from there to its place. Each pancake takes at most two flips.
algorithm-largest-first-idea = The largest pancake goes to the top, and from there to the bottom; then the next one.
counter-flips = flips
reason-largest-first-starts = This is the given stack. The largest pancake comes first.
reason-in-place = Pancake { $size } is already in its place.
reason-on-top = Pancake { $size } is flipped to the top.
reason-at-home = Pancake { $size } is flipped from the top down to its place.
reason-sorted-out = The smallest pancake is on top: the stack is sorted after { $g ->
    [one] one flip
   *[other] { $g } flips
}.
reason-gaps = { $count ->
    [0] The stack is sorted.
    [one] At one place, two neighbours do not belong together. A flip mends at most one such place.
   *[other] At { $count } places, two neighbours do not belong together. A flip mends at most one such place.
}
error-not-a-stack = “{ $given }” is not a stack. Give each size from 1 on exactly once, at most up to { $largest }, for example 3 1 2.
