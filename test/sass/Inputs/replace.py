"""Writes a file with bytes replaced that stand there once: replace.py FROM TO OLD NEW, both in hexadecimal."""

import pathlib
import sys

source, target, old, new = sys.argv[1:]
content = pathlib.Path(source).read_bytes()
assert content.count(bytes.fromhex(old)) == 1
pathlib.Path(target).write_bytes(content.replace(bytes.fromhex(old), bytes.fromhex(new)))
