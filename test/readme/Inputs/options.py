"""options.py README: fails for an option that `bankcheck --help` does not know."""
import re
import subprocess
import sys

help_ = subprocess.run(["bankcheck", "--help"], capture_output=True, text=True).stdout
known = set(re.findall(r"^  (--?[a-z][a-z-]*)", help_, re.M))
listed = set(re.findall(r"(?<![\w-])(--?[a-z][a-z-]*)",
                        re.search(r"^    bankcheck \[options\].*?\n\n", open(sys.argv[1]).read(), re.M | re.S)[0]))
assert len(listed) > 8 and listed <= known, listed - known
