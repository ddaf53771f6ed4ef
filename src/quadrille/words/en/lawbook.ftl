# The law index: docs/law.md and `quadrille law`.

law-title = The law, clause by clause
law-lead = Each clause in plain words; the functions that carry it out, with the places of the sources that they rest on; where sources differ, the question, and the answer of each rule set; and the tests that settle it. The sources are listed in `src/quadrille/rulesets/sources.toml`. This page is written by `quadrille docs`: change the code or the catalogues, not the page.
law-functions = Carried out by
law-question = Question
law-option = A table may set
law-rules = rule set
law-answer = answer
law-ground = rests on
law-tests = Tests
law-from-to = { $first } to { $last }
law-nothing = none
law-yes = Yes.
law-no = No.
law-reading = our reading: { $because }
law-also = See also: { $clauses }
law-none = the law says nothing about “{ $topic }”
law-near = Did you mean { $topics }?
law-groups = Ask for a clause (PLAY-2), a group or a word. The groups are:
law-group = { $key }: { $name }

docs-stale = { $path } is not what the code says now; run `quadrille docs`
docs-missing = { $path } is missing; run `quadrille docs`
docs-fresh = the generated files are fresh
docs-written = { $path } written
docs-unchanged = nothing to write: the generated files are fresh
docs-nowhere = there is no source tree here: run this in a checkout of the program

phases-title = What leads from one phase of a deal to the next
