"""Analyses files whose names are not UTF-8: file-names.py FOLDER. Each format has a report of them in UTF-8, the others
that read and write JSON do their work."""

import json
import os
import re
import shutil
import subprocess
import sys

folder = os.path.abspath(sys.argv[1])
shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder + "/state")
os.chdir(folder)
PLAIN, TWIN, LAMBDA, TREE = b"caf\xe9.cu", b"caf\xe8.cu", b"\xff.cu", b"tr\xe9e.cuh"
KERNEL = (
    "{template}__global__ void {name}(float *o{more}) {{\n  __shared__ float s[32][32];\n"
    "  s[threadIdx.y][threadIdx.x] = *o;\n"
    "  __syncthreads();\n  *o = s[threadIdx.x][threadIdx.y];\n}}\n")
for name in (PLAIN, TWIN):
    with open(name, "wb") as out:
        out.write(b'#include "' + TREE + b'"\n' + KERNEL.format(template="", name="k", more="").encode() +
                  b"int main() { k<<<1, dim3(32, 32)>>>(nullptr); h<<<1, dim3(32, 32)>>>(nullptr); }\n")
with open(TREE, "wb") as out:
    out.write(KERNEL.format(template="", name="h", more="").encode())
# The name of this kernel holds that of the file.
with open(LAMBDA, "wb") as out:
    out.write(
        KERNEL.format(template="template <typename T> ", name="k", more=", T f").encode() +
        b"template <typename T> void launch(T f) { k<<<1, dim3(32, 32)>>>(nullptr, f); }\n"
        b"int main() { launch([] { return 1; }); }\n"
    )


def run(*arguments, status):
    done = subprocess.run(["bankcheck", *arguments], capture_output=True,
                          env=dict(os.environ, XDG_STATE_HOME=folder + "/state"))
    if done.returncode != status:
        sys.exit(f"{arguments}: {done.returncode}\n{done.stderr.decode(errors='replace')[:2000]}")
    return done.stdout


# Two files are the same but for a byte of their names: each has its findings, and what both include is reported once.
for name in ("text", "plain", "concise", "github", "json", "sarif", "rdjson", "html"):
    text = run("--cuda-path=none", f"--format={name}", PLAIN, TWIN, LAMBDA, status=1)
    if name in ("json", "sarif", "rdjson", "html"):
        text.decode()
    if name in ("json", "sarif", "rdjson"):
        json.loads(text)
    text = re.sub(rb"'\[(\w+)\]\(\d+\)'", rb"'\1'", text)  # SARIF's links
    print(name, text.count(b'"verdict": "conflict"' if name == "json" else b"32-way bank conflict reading 's'"))
run("--cuda-path=none", "--format=json", "-o", "report.json", PLAIN, TWIN, LAMBDA, status=1)
run("merge", "report.json", status=1)
run("--cuda-path=none", "--baseline=baseline.json", "--write-baseline", PLAIN, TWIN, LAMBDA, status=0)
run("--cuda-path=none", "--baseline=baseline.json", PLAIN, TWIN, LAMBDA, status=0)
print("baseline holds")
run("--cuda-path=none", "--fix", PLAIN, TWIN, LAMBDA, status=0)
for name in (PLAIN, TWIN, LAMBDA, TREE):
    with open(name, "rb") as text:
        print("changed", b"s[32][33]" in text.read())
