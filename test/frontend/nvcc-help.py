"""Compares the options that nvcc --help lists with those in a table:
nvcc-help.py NVCC TABLE."""

import re
import subprocess
import sys

nvcc, table = sys.argv[1:]
text = subprocess.run([nvcc, "--help"], capture_output=True, text=True, check=True).stdout
listed = {(long, short.lstrip("-")) for long, short in re.findall(r"^--(\S+).*?\s+\(?(-[-\w]+)\)?\s*$", text, re.M)}
known = {tuple(cell.strip() for cell in line.split("|")[:2]) for line in open(table) if not line.startswith("#")}
for option in sorted(listed - known):
    print(f"not in the table: --{option[0]} (-{option[1]})")
print(f"{len(listed)} options, {len(listed - known)} of them not in the table")
sys.exit(len(listed) < 100 or bool(listed - known))
