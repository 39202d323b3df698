### What the pages say around a player, and what races say.

app-name = Dhadha
app-tagline = Watch classic puzzle algorithms think, one step at a time.
app-description = Dhadha solves classic puzzles step by step in your browser, with the real Python code, and tells the reason for every step.
to-race = Race
gallery-intro = Every board below is a real run of real Python code. Open one, change the puzzle, and Python solves yours right here in the page.
start-here = Start here
all-examples = All { $count } examples
motion-pause = Pause motion
motion-play = Resume motion
language = Language
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
skip-to-content = Skip to the content
page-missing = This page is not here
page-missing-hint = The address may be mistyped, or the page has moved.
page-missing-home = To all puzzles
no-script = Dhadha needs JavaScript to move the pieces.
start-slow = Dhadha takes longer than usual to arrive.
opened-as-file = If opened as a file, this page cannot start: open the single file that “python build.py single” writes, or run “python -m http.server” in this folder and visit http://localhost:8000.

## Puzzles
puzzle-n-puzzle-about = Slide the tiles into the blank until the numbers stand in order.
puzzle-estimate-tree-about = Write a tree of numbers, and watch greedy search go down to the best child and back.
puzzle-n-queens-about = Place n queens on an n×n board so that no two share a row, a column or a diagonal.
puzzle-knight-path-about = From square to square in the fewest knight's moves, wave after wave.
puzzle-pile-game-about = Take stones from piles, or split them; whoever cannot move loses. Grundy numbers tell who wins, and how.
puzzle-coin-game-about = Coins jump like knights towards a corner; whoever cannot move loses. The board fills with Grundy numbers.
puzzle-magic-square-about = Fill n×n cells with 1 to n² so that every row, every column and both diagonals have the same sum.
puzzle-magic-trick-about = Name a number: a 4×4 square adds up to it in 28 ways.
family-sliding-about = 181,440 boards of eight tiles and one blank: see how a search finds the shortest way home.
family-queens-about = Eight queens, none attacking another: place one, meet a clash, take it back, try on.
family-knight-about = Wave after wave, the knight reaches every square in as few moves as can be.
family-games = Piles and coins
family-games-about = Whoever cannot move loses. In a game that must end, every position has its Grundy number, and the numbers tell who wins.
family-magic-about = Every row, every column and both diagonals have the same sum, and a simple walk makes it so.

## Algorithms
algorithm-a-star-about = Always expands the node whose moves so far plus estimate, f = g + h, is smallest. Shortest answer, much memory.
algorithm-ida-star-about = Depth-first under a threshold on f that rises as little as possible. Shortest answer, hardly any memory.
algorithm-breadth-first-about = Looks at everything one move away, then two, then three. Shortest answer, but it must remember every state.
algorithm-depth-first-about = Goes as deep as it can and comes back when stuck. Finds long, wandering answers: a lesson in what not to do here.
algorithm-iterative-deepening-about = Depth-first again and again, one level deeper each time. Shortest answer, memory for one path, much repeated work.
algorithm-greedy-backtracking-about = Moves to the best child only, and back when every child is worse. Quick and light, but it may give up.
kind-textbook = textbook
kind-engine = engine
kind-fault = find the fault

## Options
option-puzzle = Puzzle
option-algorithm = Algorithm
option-state = Board

## The player
open-trace = Open a saved run

## The page
shuffle-try = Try it yourself
shuffle-watch = Watch { $name }
shuffle-harder = A harder board
shuffle-another = Another board
shuffle-watch-shortest = Watch a shortest solution
more-options = More options
share-done = Link copied
share-too-long = This board is too large for a link. Save the run, and send the file: dropped on this page, it shows the same.
share-too-long-race = This board is too large for a link.
embed = Embed
copy = Copy
embed-format = What to paste
embed-format-tag = Element of the page
embed-format-iframe = Frame (iframe)
embed-format-picture = Picture with a link
embed-tag-hint = For blogs that take scripts: the player becomes part of the page.
embed-iframe-hint = For blogs that take frames. Leave the script out where it is not allowed: the height then stays as it is.
embed-picture-hint = For WordPress, Medium, Blogger and feeds, which drop scripts and SVG. Save the picture and upload it; what it shows is in its text.
embed-lang = { language }
embed-theme = { theme }
embed-theme-usual = { theme-auto }
embed-theme-light = { theme-light }
embed-theme-dark = { theme-dark }
embed-panels = Panels
embed-panels-all = All panels
embed-panels-usual = Board, sentence and code
embed-panels-none = No code
embed-controls = Controls
embed-controls-usual = All
embed-controls-none = None, only the board
embed-height = Height in pixels
embed-autoplay = Plays by itself
embed-autoplay-usual = { no }
embed-autoplay-true = { yes }
embed-save-picture = Save the picture
embed-save-run = Save the run
embed-picture = Picture
embed-picture-png = The step shown (PNG)
embed-picture-gif = All steps, moving (GIF)
embed-height-auto = by width
embed-here = Begin at step { $step }, which is shown now
embed-cost-stored = Readers fetch no Python: this run is stored on the site.
embed-cost-run = Readers fetch no Python: the run is in what you paste.
embed-cost-beside = Readers fetch no Python if you put { $file } ({ $size } kB) beside your page: the run is too long to be pasted.
embed-cost-frame = This run ({ $size } kB) is too long for the address of a frame. Put { $file } into the folder “embed” of { $host }; if that is not your site, take the element of the page instead.
embed-cost-python = Each reader who presses play fetches { $size } MB of Python.
embed-cost-race = These runs are stored on the site: readers fetch no Python until they press “Run and time them”.
embed-solve = Solve it now, and write the run into it
embed-preview = As readers see it
export-as = Export
export-step = This step
export-svg = SVG
export-png = PNG
export-film = Moving picture
export-gif = GIF
export-run = The whole run
export-csv = Steps as CSV
export-making = Working …
export-progress = { $done } of { $total }
export-done = Saved: { $name }
export-cancelled = Stopped. Nothing was saved.
export-failed = The browser could not make this picture; it may be short of memory. Nothing was saved.
change-done = Done
next-example = Next example: “{ $name }”
next-puzzle = Next puzzle: { $name }
faults-about = Famous misprints that run: watch what they do, and find the line.
packages-hint = Address of a wheel (.whl) that adds a puzzle
packages-install = Install
packages-file = or a wheel from your disk
packages-installed = { $count ->
    [0] Installed, but it brought no new puzzle.
    [one] One new puzzle: { $names }
   *[other] { $count } new puzzles: { $names }
}

## Errors
error-unknown-puzzle = There is no puzzle called { $given }. There are: { $known }.

## Boards and pictures
story = About this puzzle

## Race
race = Race the methods
race-about = Methods on the same board, by one clock. Every step counts, also those that walk through the answer at the end.
race-methods = Methods
race-none = This puzzle has no two methods that race. These have: { $known }.
race-choose = Choose 2 to { $most } methods, or one and 2 to { $most } of its choices.
race-full = No more than { $most } can race. Untick one to choose another.
race-start = Run and time them
race-searching = searching…
race-arrived = { $place ->
    [1] arrived first
    [2] arrived second
    [3] arrived third
    [4] arrived fourth
   *[other] arrived
}
race-found = found
race-found-length = found, length { $length }
race-impossible = proved impossible
race-exhausted = no answer found
race-budget = out of budget
race-cancelled = stopped
race-refused = did not run
race-standings = Standings
race-place = Place
race-place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
race-method = Method
race-steps = Steps
race-steps-of = { $all ->
    [one] { $now } of { $all } step
   *[other] { $now } of { $all } steps
}
race-steps-so-far = { $all ->
    [one] { $now } of { $all } step so far
   *[other] { $now } of { $all } steps so far
}
race-work = Work done
race-work-done = { $count } { $counter }
race-time = Time in Python
race-milliseconds = { $count } ms
race-seconds = { $count } s
race-result = Answer
race-winner = { $count ->
    [one] { $names } wins, the first with an answer: after { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
   *[other] { $names } arrive together, after { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
}
race-nobody = No method found an answer.
race-stopped = The race was stopped, so there is no winner.
# Before a race the visitor says which method will be best; the end compares.
wager-first = First to finish
wager-first-ask = Which method finishes first?
wager-done = Your guess is noted: start the race.
wager-yours = your guess
wager-outcome = { $outcome ->
    [right] ✓ You guessed right: { $name } finished first.
    [wrong] ✗ { $names } finished first. Your guess was { $name }.
   *[open] No method found an answer. Your guess was { $name }.
}
race-skip = Skip to the next finish
race-time-note = The time is measured in this browser, in one run of each method. The first ones also warm up Python and make the tables that they need, so small differences mean little.
race-baked = These runs were made beforehand. Press “Run and time them”, and Python runs them in this page and takes their times.
race-length-same = { $proved ->
    [yes] All answers have { $length } moves, and no answer is shorter: proved by { $names }.
   *[no] All answers have { $length } moves; none of these methods proves that no answer is shorter.
}
race-length-differs = { $proved ->
    [yes] The shortest answer has { $length } moves, and no answer is shorter: proved by { $names }. { $other } found one of { $more }.
   *[no] The shortest answer found has { $length } moves, by { $names }. { $other } found one of { $more }.
}
race-least-work = Least work: { $names }, { $least } { $counter }. { $other }: { $most }, { $times } times as many.
race-least-memory = Least memory: { $names }, never more than { $least } boards. { $other } held up to { $most }, { $times } times as many.
race-least-time = Fastest in Python: { $names }, { $least }. { $other }: { $most }, { $times } times as long.

## Boards in the hand and games
copy-board = Copy the board
copied = Copied
save-board = Save the board as CSV
offline-fetch = Make available offline
offline-size = { $size } MB to fetch; then everything here works without the internet.
offline-progress = { $loaded } of { $size } MB
offline-whole = All of Dhadha is on this device: it works without the internet.
offline-kept = What has arrived is kept.
offline-full = There is no room left on this device.
# Links to results of practice.
practice-share = Copy a link to this result
share-answers-changed = The answers in this link were changed, so they are not counted.
# Opens the form of a challenge, see challenges.ftl.
challenge-make = Make this a challenge
