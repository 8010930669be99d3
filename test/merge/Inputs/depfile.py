"""depfile.py BANKCHECK: of headers with all kinds of names, whether make, and ninja if there is one, make the report
anew once they are changed, and not before; or --depfile refuses them."""

import os
import pathlib
import shutil
import subprocess
import sys

bankcheck = sys.argv[1]
KERNEL = "__global__ void k(float *o) { __shared__ float s[32]; s[threadIdx.x] = *o; }\n"
NAMES = [f"a{chr(c)}b" for c in range(1, 128) if not chr(c).isalnum() and chr(c) != "/"
         ] + ["a\\ b", "a\\\\ b", "a\\#b", "a#\\.b", "a\\", "a ", "$", "~a", "a\u00e9b"]
BEFORE, AFTER = 1_000_000_000, 2_000_000_000


def runs(tool, folder):
    return "made" in subprocess.run([tool, "out.txt"], cwd=folder, capture_output=True, text=True).stdout


found = refused = 0
for number, name in enumerate(NAMES):
    folder = pathlib.Path(f"names/{number}")
    source = folder / name / "k.cu"
    source.parent.mkdir(parents=True)
    source.write_text(KERNEL)
    done = subprocess.run([
        bankcheck, "--cuda-path=none", "--exit-zero", "--depfile=made.d", "-o", "out.txt",
        str(source.relative_to(folder))
    ], cwd=folder, capture_output=True, text=True)
    if done.returncode == 2:
        assert "can name" in done.stderr and not done.stderr.count("\n\n"), done.stderr
        refused += 1
        continue
    assert done.returncode == 0, done.stderr
    (folder / "Makefile").write_text("out.txt:\n\t@echo made\n\t@touch out.txt\ninclude made.d\n")
    (folder / "build.ninja").write_text(
        "rule r\n  command = cp made.d out.d && touch out.txt && echo made\n  depfile = out.d\nbuild out.txt: r\n")
    for tool in filter(shutil.which, ["make", "ninja"]):
        for path in folder.rglob("*"):
            os.utime(path, (BEFORE, BEFORE))
        os.utime(folder / "out.txt")
        first = runs(tool, folder)
        assert first == (tool == "ninja"), (tool, name)
        assert not runs(tool, folder), (tool, name)
        os.utime(source, (AFTER, AFTER))
        assert runs(tool, folder), (tool, name)
    found += 1
print(f"{found} names found, {refused} refused")
