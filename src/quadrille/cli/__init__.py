"""The `quadrille` command: each of its words is a function in a module of its own."""
