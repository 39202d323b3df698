### What the pages say around a player, and what races say.

app-name = Dhadha
app-tagline = Watch classic puzzle algorithms think, one step at a time.
app-description = Dhadha solves classic puzzles step by step in your browser, with real Python code, and gives the reason for every step.
learn = Learn
examples = Examples
to-race = Race
examples-about = Each example is a run of real Python code. Open one, watch it, then change the board: Python solves your own puzzle, too.
examples-search = Search
examples-families = Families of puzzles
examples-match = { $count ->
    [0] No example has these words.
    [one] 1 example
   *[other] { $count } examples
}
# Of examples that were watched to the end, and of solved challenges.
done = done
done-of = { $count } of { $all } done ✓
minutes = { $count } min
level = { $level ->
    [1] easy
    [2] medium
   *[3] hard
}
teachers = For teachers
teachers-about = Five lessons of 45 minutes: what to show, what to ask, what to give as homework, and how to collect it.
example-at-step = { $name }, step { $step }
all-examples = All { $count } examples
menu = Menu
more-of-run = More for this run
language = Language
theme-auto = Automatic
theme-light = Light
theme-dark = Dark
skip-to-content = Skip to the content
page-missing = This page was not found
page-missing-hint = Perhaps the address is wrong, or the page has moved.
page-missing-home = Go to the first page
no-script = Dhadha needs JavaScript to move the pieces.
start-slow = Dhadha is taking longer than usual to load.
opened-as-file = This page cannot start when it is opened as a file. Open the single file that “python build.py single” writes. Or run “python -m http.server” in this folder and visit http://localhost:8000.

## The path
home-title = See how a computer thinks
home-try = Can you put the numbers in order in 3 moves?
home-start = Tap the 4: it slides into the gap.
home-tap = Tap the { $tile }.
home-left = { $count ->
    [one] One more move.
   *[other] { $count } more moves.
}
home-beside = Only a tile next to the gap can move.
home-away = That leads away.
home-far = That leads away from the goal. Begin again?
home-again = Begin again
home-solved = Solved in 3 moves! You did not try every move. You saw which tiles were not home yet, and moved those. A computer can do the same.
home-detour = Solved! But 3 moves are enough. See how a computer finds them.
home-see = See how a computer does it
home-more = More
home-embed = Put it in your own page
home-embed-how = On each puzzle’s page, the button “{ embed }” writes the code for your page. A step of an idea fits into a frame, too:
five-ideas-done = Well done: you know all five ideas. The articles below go deeper, and the challenges are waiting.
five-ideas = Five ideas
five-ideas-about = Forty minutes, and you need to know nothing before. Begin where you like.
step-ask = Ask
step-watch = Watch
step-predict = Predict
step-do = Do
step-prove = Prove
step-challenge = Challenge
step-back = Back
step-next = Next: { $step }
step-next-idea = Next idea: { $idea }
ideas-done = Back to all five ideas

## Puzzles
puzzle-n-puzzle-about = Slide the tiles into the gap until the numbers are in order.
puzzle-estimate-tree-about = Write a tree of numbers. Watch greedy search go down to the best child, or back up when it is stuck.
puzzle-n-queens-about = Place n queens on an n×n board so that no two share a row, a column or a diagonal.
puzzle-knight-path-about = Move the knight from one square to another in the fewest moves.
puzzle-pile-game-about = Take stones from piles, or split piles. Usually the player who cannot move loses. Grundy numbers show who wins, and how.
puzzle-coin-game-about = Coins jump like knights towards a corner. The player who cannot move loses. The board fills with Grundy numbers.
puzzle-magic-square-about = Fill n×n cells with the numbers 1 to n² so that every row, every column and both diagonals have the same sum.
puzzle-magic-trick-about = Name a number: in a 4×4 square, 28 patterns add up to it.
family-games = Piles and coins

## Algorithms
algorithm-a-star-about = Always expands the node with the smallest f = g + h: moves so far plus estimate. Finds a shortest solution, but needs much memory.
algorithm-ida-star-about = Depth-first search with a threshold on f. Each new round raises the threshold as little as possible. It finds a shortest solution with little memory.
algorithm-breadth-first-about = Looks at all boards one move away, then two, then three. Finds a shortest solution, but must remember every board it meets.
algorithm-depth-first-about = Goes as deep as it can, and goes back when it is stuck. It often finds a very long solution, so it is a bad choice for this puzzle.
algorithm-iterative-deepening-about = Repeats depth-first search, one level deeper each time. Finds a shortest solution with memory for one path, but repeats much work.
algorithm-greedy-backtracking-about = Goes to the best child, or back when every child is worse. It is fast and needs little memory, but may give up.
algorithm-weighted-a-star-about = A* that multiplies the estimate by a weight. It often solves even hard boards quickly. With weight 3, its solution has at most 3 times as many moves as a shortest one.
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
solved-watch-python = Watch Python solve it
more-options = More options
share-done = Link copied
share-too-long = This board is too large for a link. Save the run and send the file. Anyone who opens it here with “{ open-trace }” sees the same run.
share-too-long-race = This board is too large for a link.
embed = Embed
copy = Copy
embed-format = What to paste
embed-format-tag = Page element (tag)
embed-format-iframe = Frame (iframe)
embed-format-picture = Picture with a link
embed-tag-hint = For blogs that allow scripts. The player becomes part of the page.
embed-iframe-hint = For blogs that allow frames. The script tells the frame whether the page is light or dark. If scripts are not allowed, leave it out.
embed-picture-hint = For WordPress, Medium, Blogger and feeds, which remove scripts and SVG. Press “{ embed-save-picture }” and upload the file. The alternative text says what the picture shows.
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
embed-controls-hand = None, a board to play by hand
embed-height = Height in pixels
embed-autoplay = Plays by itself
embed-autoplay-usual = { no }
embed-autoplay-true = { yes }
embed-speed = { speed }
embed-speed-usual = By the length of the run
embed-speed-reading = { speed-reading }
embed-loop = Plays again and again
embed-loop-usual = { no }
embed-loop-true = { yes }
embed-ask = Asks what comes next
embed-ask-usual = { no }
embed-ask-hard = At the hard steps
embed-ask-all = At every step with a question
embed-loading = Loads
embed-loading-usual = With the page
embed-loading-lazy = When the reader scrolls to it
embed-save-picture = Save the picture
embed-save-run = Save the run
embed-picture = Picture
embed-picture-png = The step shown (PNG)
embed-picture-gif = All steps, animated (GIF)
embed-height-auto = by width
embed-here = Begin at step { $step }, which is shown now
embed-cost-stored = Readers need no Python, because this run is stored on the site.
embed-cost-run = Readers need no Python: the text that you paste holds the run.
embed-cost-beside = The run is too long to paste. If you put { $file } ({ $size } kB) into the folder of your page, readers need no Python.
embed-cost-frame = This run ({ $size } kB) is too long for the address of a frame. Put { $file } into the folder “embed” of { $host }. If that is not your site, choose “{ embed-format-tag }” instead.
embed-cost-python = Each reader who presses Play downloads { $size } MB of Python.
embed-cost-race = These runs are stored on the site. Readers need no Python until they press “{ race-measure }”.
embed-solve = Solve it now, and include the run
embed-preview = As readers see it
export-as = Export
export-step = This step
export-svg = SVG
export-png = PNG
export-film = Animation
export-gif = GIF
export-run = All steps
export-csv = Steps as CSV
export-making = Working…
export-progress = { $done } of { $total }
export-done = Saved: { $name }
export-cancelled = Stopped. Nothing was saved.
export-failed = The browser could not make this picture. Perhaps it has too little memory. Nothing was saved.
change-done = Done
next-example = Next example: “{ $name }”
next-predict = Now predict it
next-perform = Now do it yourself
next-challenge = Try a challenge
faults-about = These programs run, but each has a famous misprint: watch one and find the wrong line.
packages-hint = Address of a wheel file (.whl) with a new puzzle
packages-install = Install
packages-file = or a wheel from your device
packages-from-file = This puzzle came from a file on your device, so a link or embed code cannot include it. To share it, put the file on this website and install it from its address.
packages-installed = { $count ->
    [0] Installed, but there was no new puzzle in it.
    [one] One new puzzle: { $names }
   *[other] { $count } new puzzles: { $names }
}

## Boards and pictures
fold-tools = Tools and sharing
fold-challenges = Article and challenges

## Race
race = Race the methods
race-about = All methods get the same board, and one clock counts their steps. The steps that show the solution count, too.
race-methods = Methods
race-none = This puzzle has too few methods to race. These puzzles have enough: { $known }.
race-choose = Choose 2 to { $most } methods, or one with 2 to { $most } values of an option.
race-full = At most { $most } methods can race. Untick one to choose another.
race-start = Start the race
race-measure = Measure the times
race-preparing = preparing… { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
race-ready = ready
race-searching = searching…
race-arrived = { $place ->
    [1] finished first
    [2] finished second
    [3] finished third
    [4] finished fourth
    [5] finished fifth
   *[other] finished
}
race-found = found
race-found-length = found, length { $length }
race-impossible = proved impossible
race-exhausted = no solution found
race-budget = budget used up
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
    [one] step { $now } of { $all } made so far
   *[other] step { $now } of the { $all } made so far
}
race-work = Work done
race-work-done = { $count } { $counter }
race-time = Time in Python
race-milliseconds = { $count } ms
race-seconds = { $count } s
race-result = Result
race-winner = { $count ->
    [one] { $names } wins after { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
   *[other] { $names } tie for first place after { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }.
}
race-nobody = No method found a solution.
race-stopped = The race was stopped, so there is no winner.
# Before a race the visitor says which method will be best; the end compares.
wager-first = This one wins
wager-first-ask = Which method will win?
wager-done = Your guess is noted. Press ▶ to start.
wager-yours = your guess
wager-outcome = { $outcome ->
    [right] ✓ You guessed right: { $name } won.
    [wrong] ✗ { $names } won. Your guess was { $name }.
   *[open] No method found a solution. Your guess was { $name }.
}
race-time-note = Each time is from one run in this browser. The first runs can take longer, because Python is still preparing code and tables. So small differences mean little.
race-baked = These runs were made earlier. Press “{ race-measure }”: Python then repeats them on this page and measures their times.
race-length-same = { $proved ->
    [yes] All solutions found have { $length ->
        [one] { $length } move
       *[other] { $length } moves
    }. { $names } proved that no solution is shorter.
   *[no] All solutions found have { $length ->
        [one] { $length } move
       *[other] { $length } moves
    }. No method here proves that this is the shortest length.
}
race-length-differs = { $proved ->
    [yes] The shortest solution has { $length ->
        [one] { $length } move
       *[other] { $length } moves
    }, as { $names } proved. { $other } found one with { $more }.
   *[no] The shortest solution found, by { $names }, has { $length ->
        [one] { $length } move
       *[other] { $length } moves
    }. { $other } found one with { $more }.
}
race-least-work = Least work: { $names }, { $least } { $counter }. { $other }: { $most }{ $times ->
    [1] .
   *[other] , { $times } times as many.
}
race-least-memory = Least memory: { $names }, at most { $least ->
    [one] { $least } board
   *[other] { $least } boards
} at a time. { $other } held up to { $most }{ $times ->
    [1] .
   *[other] , { $times } times as many.
}
race-least-time = Fastest in Python: { $names }, { $least }. { $other }: { $most }{ $times ->
    [1] .
   *[other] , { $times } times as long.
}

## Boards in the hand and games
copy-board = Copy the board
copied = Copied
save-board = Save the board as CSV
offline-fetch = Make available offline
offline-size = Download { $size } MB. Then everything here works without the internet.
offline-progress = { $loaded } of { $size } MB
offline-whole = All of Dhadha is on this device, so it works without the internet.
offline-kept = The downloaded part is kept.
offline-full = Saving failed. Perhaps the device is full.
offline-not-stored = There is no internet connection, and the page you asked for is not stored on this device. You see this page instead, because it is stored.
# Links to results of practice.
# Opens the form of a challenge, see challenges.ftl.
challenge-make = Make this a challenge
