"""The HTTP interface and the sockets."""
