### What stands around the articles. Only the build reads it.

articles = To go deeper
articles-about = One article for each family of puzzles: where it comes from, why the methods work, what nobody knows. The figures move.
article-link = Read on: { $title }
article-contents = In this article
article-sources = Sources
article-embed = Embed this figure
article-embed-copied = Copied. Paste it into your page.

inversions-of-reading = { $count ->
    [0] no inversions
    [one] { $shown } inversion
   *[other] { $shown } inversions
}
sum-of-reading = { $shown } + { $row } = { $sum }

result-length = moves
result-distance = moves

queue-after = after { $square }
piece-knight = knight
piece-zebra = zebra
piece-giraffe = giraffe
piece-antelope = antelope
piece-camel = camel
piece-elephant = elephant
piece-column-leap = leap
piece-column-reached = squares reached
piece-column-farthest = farthest
result-constant = sum of each line
result-fundamental = families
result-estimate = nodes of the tree

boards-of-a-cut = each cut: { $shown }
