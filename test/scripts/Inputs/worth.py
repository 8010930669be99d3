"""Puts faults into the records of bench/worth, one at a time, and prints what `table --check` says of each."""

import copy
import json
import pathlib
import subprocess
import sys

root, work = map(pathlib.Path, sys.argv[1:])
table = root / "bench/worth/table"
good = json.loads((root / "bench/worth/measured-h100.json").read_text())
page = root / "docs/time.md"
picture = page.with_suffix(".svg").read_text()
work.mkdir(parents=True, exist_ok=True)


def says(records, text):
    (work / "measured.json").write_text(json.dumps(records))
    (work / "time.md").write_text(text)
    (work / "time.svg").write_text(picture)
    command = [sys.executable, table, "--check", "--records", work / "measured.json", "--page", work / "time.md"]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout


def broken(change):
    records = copy.deepcopy(good)
    change(records["kernels"], next(k for k in records["kernels"] if k["name"] == "transpose_float"))
    return records


def few(kernels, _):
    del kernels[59:]


FAULTS = {
    "a missing kernel": lambda kernels, kernel: kernels.remove(kernel),
    "too few kernels": few,
    "a name twice": lambda kernels, kernel: kernels.append(kernel),
    "another source": lambda _, kernel: kernel.update(source_sha256="0"),
    "another result": lambda _, kernel: kernel.update(equal=False),
    "no counter": lambda _, kernel: kernel["after"]["counters"].pop("shared_wavefronts"),
    "no fixes": lambda kernels, _: [k["after"].update(counters=k["before"]["counters"]) for k in kernels],
    "a variant without a time": lambda _, kernel: kernel["before"].update(microseconds=0),
    "held out by choice": lambda _, kernel: kernel.update(held_out=not kernel["held_out"]),
}

text = page.read_text()
assert says(good, text)[0] == 0, "the records are not right without a fault"
for what, change in FAULTS.items():
    status, output = says(broken(change), text)
    assert status == 1, what
    print(f"{what}: {output.splitlines()[0]}")
for what, records, other in (("another page", good, text + "\n"),
                             ("another time", broken(lambda _, k: k["before"].update(
                                 microseconds=k["before"]["microseconds"] * 2,
                                 quartiles=[2 * q for q in k["before"]["quartiles"]])), text)):
    status, output = says(records, other)
    assert status == 1, what
    print(f"{what}: {output.splitlines()[0]}")
