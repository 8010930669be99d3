"""Makes a kernel of each case, and compares what bankcheck says of its store with the case's own values: the offsets of
the worst warp, and the wavefronts of the block."""
import argparse
import json
import os
import subprocess
import sys
import tempfile

from cases import GROUPS

THREADS, WORDS = 64, 1024


def source(group):
    """The text, and the line of each case's store."""
    text, lines = group["includes"].split("\n") if group["includes"] else [], []
    for number, (expression, setup, outside, _) in enumerate(group["cases"]):
        text += outside.split("\n") if outside else []
        text += [f"__global__ void k{number}(int *out) {{ __shared__ int s[{WORDS}]; const int t = threadIdx.x;"]
        text += [setup, f"s[({expression}) & {WORDS - 1}] = t;",
                 "}" * (setup.count("{") - setup.count("}") if "asm" not in setup else 0)]
        lines.append(len(text) - 1)
        text += ["__syncthreads(); out[t] = s[t]; }"]
    text += ["void launch(int *out) {"] + [f"k{n}<<<1, {THREADS}>>>(out);" for n in range(len(lines))] + ["}"]
    return "\n".join(text) + "\n", lines


def wavefronts(indices):
    banks = {}
    for index in indices:
        if index is not None:
            banks.setdefault(index % 32, set()).add(index)
    return max(map(len, banks.values()), default=0)


def difference(access, values):
    """What of the access is not as the values of the block's warps say; None if nothing is."""
    if access is None:
        return "is absent"
    if access["verdict"] in ("undecided", "data-dependent"):
        return "is undecided: " + str(access["reason"])
    expected = sum(map(wavefronts, values))
    found = access["per_block"] and access["per_block"]["wavefronts"]
    if found != expected:
        return f"has {found} wavefronts, not {expected}"
    worst = access["worst"]
    right = values[worst["warp"]]
    active = int(worst["active"], 16)
    if active != sum(1 << lane for lane, v in enumerate(right) if v is not None):
        return f"is of other lanes: {worst['active']}"
    shift = None
    for lane, value in enumerate(right):
        if value is None:
            continue
        moved = worst["offsets"][lane] - 4 * value
        shift = moved if shift is None else shift
        if moved != shift:
            return f"has another index in lane {lane} of warp {worst['warp']}"
    if not worst["exact"] or access["at_most"] or access["assumptions"]:
        return "is not exact: " + "; ".join(access["assumptions"])
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--bankcheck", default="bankcheck")
    parser.add_argument("--group", action="append")
    parser.add_argument("--keep", help="a folder for the kernels")
    parser.add_argument("flags", nargs="*")
    options = parser.parse_args()
    differ = 0
    for name in options.group or GROUPS:
        group = GROUPS[name]
        text, lines = source(group)
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(options.keep or folder, name + ".cu")
            with open(path, "w") as file:
                file.write(text)
            run = subprocess.run(
                [options.bankcheck, "--format=json", "--no-fixes", "--fail-on=never", *options.flags, path],
                capture_output=True, text=True)
        report = json.loads(run.stdout) if run.stdout else {"accesses": [], "errors": []}
        problems = 0
        for error in run.stderr.splitlines():
            print(f"{name}: {error}")
        for note in report["skipped"] + report["errors"] if run.stdout else []:
            print(f"{name}: {note}")
        stores = {a["line"]: a for a in report["accesses"] if a["op"] == "store"}
        for (expression, setup, _, value), line in zip(group["cases"], lines):
            values = [[None if v is None else int(v) % WORDS for v in value(list(range(w, w + 32)))]
                      for w in range(0, THREADS, 32)]
            if why := difference(stores.get(line), values):
                problems += 1
                print(f"{name}:{line}: {setup} {expression}: {why}")
        print(f"{name}: {len(lines)} cases, {problems} differ")
        differ += problems
    return differ > 0


if __name__ == "__main__":
    sys.exit(main())
