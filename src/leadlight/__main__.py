"""`python -m leadlight` is the same as `leadlight`."""

from leadlight.cli import main

main()
