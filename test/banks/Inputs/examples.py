"""Runs the commands of a page's console blocks and compares what they print with
what the page shows; a line `...` stands for any lines."""

import re
import shlex
import subprocess
import sys

page = open(sys.argv[1]).read()
blocks = re.findall(r"```console\n\$ (.*?)\n(.*?)```", page, re.S)
assert len(blocks) >= 5, f"only {len(blocks)} examples"
for command, shown in blocks:
    done = subprocess.run(shlex.split(command), capture_output=True, text=True)
    pattern = "".join(r"(?:.*\n)+?" if line.strip() == "..." else re.escape(line) + "\n" for line in shown.splitlines())
    if not re.fullmatch(pattern, done.stdout):
        sys.exit(f"$ {command}\n{done.stdout}{done.stderr}\nis not what {sys.argv[1]} shows:\n{shown}")
