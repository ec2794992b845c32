## The end of a match, told step by step

# $reason is a reason for points, $scores a list such as “You 19, Olena 20”
finale-stage = { $reason }: { $scores }.
finale-skip = Skip to the end
# The key
finale-space = Space
# $name comes second
finale-margin = { $points } more than { $name }.
finale-margin-you = { $points } more than you.
finale-yours = You: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
finale-best = Your best so far, it was { $best }
finale-row = { $wins ->
    [one] { $wins } win in a row
   *[other] { $wins } wins in a row
}
finale-first = Your first win
# Who has not yet said that they want a rematch
finale-waiting = Waiting for { $names }
finale-show = Show the board of { $name }
finale-others = The other boards
finale-messages = { $count ->
    [0] Chat
    [one] { $count } message
   *[other] { $count } messages
}
finale-share = Share
finale-picture = Share as a picture
finale-picture-saved = The picture is in your downloads.
finale-link = Copy the link to the replay
finale-copy-refused = The browser does not let this page copy.

## Sounds and alerts, offered after the first match

finale-offer = Shall we call you?
finale-offer-note = You can change this in the menu at any time.
finale-offer-done = Done
finale-vibrate = Vibrate when it is my turn
finale-vibrate-hint = Two short buzzes on a phone or tablet

## For whoever only looks on

finale-watching = You are watching
