"""parses.py FILE.py: without writing what is compiled."""
import ast
import sys

ast.parse(open(sys.argv[1]).read())
