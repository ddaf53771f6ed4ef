# What the server says: why it does not do something, and how it starts and stops.

## Refusals over a table's socket and over HTTP

host-malformed = The message cannot be understood.
host-too-long = The message is too long.
host-too-deep = The message has too many brackets within brackets.
host-stale = The table has moved on since that was chosen; it shows what stands now.
host-foreign = That chair is not yours.
host-half = Trumps and the called card are named together.
host-too-many = One thing at a time.
host-no-hints = There are no hints in this game.
host-no-advice = That could not be worked out. The server’s log tells why; the table goes on.
host-not-resting = No deal has just been settled.
host-not-kept = That could not be saved, so it has not been done. Try again in a moment.
host-no-seat = This browser holds no chair at this table.
host-no-table = There is no such table.
host-too-fast = Too many tables have been opened. Wait a while.
host-damaged = The log of this table makes no sense any more. Nothing in it has been changed.

## Tables

# Names for bots, with blanks between them; a table takes as many as it needs.
host-bot-names = Aurore Blaise Clarisse Damien Eulalie Fabrice Gisèle Hugues Isabeau Julien Lucette Mathieu Ninon Octave Perrine Quentin Rosalie
host-names-allowed = one to 24 letters, digits and blanks

## Starting and stopping

host-serving = Quadrille is served at { $address }
host-stop = Press Ctrl+C to stop. Every sitting is kept, and goes on where it stood.
host-port-in-use = port { $port } is in use by another program, perhaps by Quadrille itself; choose another one with --port
host-port-refused = port { $port } of { $host } cannot be opened: { $why }
host-store-in-use = { $where } is in use by another Quadrille; stop that one first
host-store-not-readable = { $where } cannot be opened or made; set QUADRILLE_HOME to keep sittings in another folder
host-store-read-only = { $where } can be read and not written
host-store-full = { $where } cannot grow: the disk is full
host-store-not-a-log = { $where } is no log of sittings, and has been left as it is
host-store-too-new = { $where } was written by a newer Quadrille, and has been left as it is
host-store-failed = { $where } could not be read or written: the disk or the file system failed

## The page that stands in for the client while that is not built

host-unbuilt-title = Quadrille
host-unbuilt = The table's page has not been built yet. Run “make client”, then start Quadrille again.

## The law, clause by clause

host-law-title = The law of the table
