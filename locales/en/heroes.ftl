# The desk where heroes are made: the same in every rule system.

hero-menu = Sheets of heroes
hero-name = { $hero }
hero-make = Make a hero
hero-make-says = Send the sheet as a reply to this message, or make the hero step by step. It looks like this:
hero-change = Change the sheet: { $hero }
hero-change-says = Send the whole corrected sheet, or change it by buttons. { $stays } It looks like this:
hero-by-steps = Make it step by step
hero-by-steps-on = Go on step by step
hero-sheet-asks = The sheet as text
hero-import = A sheet over a hero
hero-import-says = The sheet takes the place of a hero in play, { $replaced }. Choose the hero and send it.

## A sheet is read

hero-read = The sheet is read: { $hero }
hero-doubts = ⚠️ Please check:
hero-doubt = • { $doubt }
hero-doubt-in-line = • Line { $line }: { $doubt }
hero-save = Save
hero-correct-by-steps = Correct it by buttons
hero-throw-away = Throw away, send another
hero-goes-on = A long sheet? Send the rest of it

## Step by step

hero-sent-back = GM: “{ $words }”
hero-next = Next
hero-back = Back to the choice
hero-skip = Skip
hero-later = Set aside
hero-leave = Otherwise

## Approval

hero-with-gm = 📝 { $hero }: the sheet is with the GM for approval
hero-approve = New hero: { $hero }
hero-approve-change = Sheet changed: { $hero }
hero-approve-yes = Approve
hero-approve-no = Send back (words first)
hero-approve-asks = What to correct
hero-recall = Take the sheet back: { $hero }
hero-recall-says = The sheet is with the GM. You may take it back and correct it.
hero-recall-yes = Take back and correct
hero-joined = In play: { $hero }
hero-revised = Sheet changed: { $hero }
hero-imported = The GM has replaced the sheet: { $hero }

## Refusals

refuse-sheet-line = Line { $line }: “{ $shown }”. { $why }
refuse-words-first = Write the words first, as a reply to the question, then tap.
refuse-words-missing = Words are needed here.
refuse-npc-sheet = This is a GM character’s sheet, a hero’s is needed.
refuse-name-missing = The sheet has no name. Write: “Name: Tin Lantern”.
