### The record of practice on the home page.
record = Your practice
record-due = { $count ->
    [one] 1 kind of question to repeat today
   *[other] { $count } kinds of questions to repeat today
}
record-again = You missed these. Each opens a new board with this kind of question alone:
record-topic = Question
record-tries = Tries
record-right = Right at first
record-next = Next
record-today = today
record-in-days = { $count ->
    [one] tomorrow
   *[other] in { $count } days
}
record-about = What you miss comes back after 1, 3, 7 and 21 days. This list is kept on this device alone, and is never sent anywhere.
record-delete = Delete
record-delete-all = Delete everything now
record-kind-node = which is taken next
record-kind-value = numbers
record-kind-outcome = what happens
record-kind-cell = which cell
record-kind-cells = which cells
record-kind-reason = which sentence
