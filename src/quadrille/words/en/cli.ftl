# The `quadrille` command.

cli-play = Play in the browser on this machine, against bots.
cli-serve = Serve tables to others.
cli-score = Play a record again and tell its accounts.
cli-keep = Keep the score of a real table.
cli-law = Tell what the law says of a clause, a group or a word.
cli-arena = Let bots play many deals, and tell who wins.
cli-docs = Write the files that are generated from the code.
cli-unknown = there is no command “{ $word }”; there are { $commands }.
cli-near = Did you mean “{ $word }”?
cli-too-many = nothing more was expected here: “{ $words }”
cli-no-room = not all could be written: the disk is full
cli-fault = a fault of the program: { $kind } at { $place }: { $what }
