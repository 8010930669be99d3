"""`python -m bankcheck` is the program."""

from ._program import main

main()
