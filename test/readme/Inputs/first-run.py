"""first-run.py README: saves the kernel that it shows under the name that it gives, and
compares what its commands print, in its order, with what it says that they print."""
import re
import subprocess
import sys

text = open(sys.argv[1]).read()
name = re.search(r"Save this as `([^`]+)`", text)[1]
open(name, "w").write(re.search(r"^```cuda\n(.*?)^```", text, re.M | re.S)[1])
shown = re.findall(r"^```\n\$ bankcheck (.*?)\n(.*?)^```", text, re.M | re.S)
assert len(shown) == 2, shown
for arguments, expected in shown:
    ran = subprocess.run(["bankcheck", "--cuda-path=none", *arguments.split()], stdout=subprocess.PIPE,
                         stderr=subprocess.STDOUT, text=True)
    assert ran.stdout == expected, f"{arguments}:\n{ran.stdout}"
    print(f"bankcheck {arguments}: {ran.returncode}")
