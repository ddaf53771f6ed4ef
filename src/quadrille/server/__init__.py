"""The server: sockets, disk and clock around tables that know nothing of them."""
