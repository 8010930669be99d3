"""Holds the fixes that bankcheck offers for random kernels to an oracle.

    fixes.py [--seed N] [--first 0] [--count 1000] [--seconds S] [--bankcheck PROGRAM] [--work DIR]

Of the fixes with edits that an array is offered one is made, chosen at random.
The edited file is analysed again; the oracle, which is another program, gets the
change from the fix's description. No access may take more wavefronts than before,
by the oracle's count; those of a changed array may have no conflict left; no
address may be misaligned; the two programs agree as in check.py; and the array
has grown by the bytes that were said.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import sys
import tempfile
import time
from math import prod
from random import Random

sys.dont_write_bytecode = True  # the source tree stays as it is
import check
import generate


def change_of(description):
    """What a description says as a function of the oracle's (indices, sizes)."""
    declared = re.fullmatch(r"[\w ]+ \w+((?:\[\d+\])+)", description)
    if declared:
        sizes = tuple(map(int, re.findall(r"\d+", declared[1])))
        return lambda indices, _: (indices, sizes)
    new, old = description.split(" instead of ")
    texts, names = ([part[:-1] for part in text.split("[")[1:]] for text in (new, old))
    assert len(texts) == len(names), description

    def change(indices, sizes):
        meaning = dict(zip(names, indices))
        swapped = sorted(names) == sorted(texts)
        return (["(" + re.sub(r"[a-z]", lambda name: f"({meaning[name[0]]})", text) + ")" for text in texts],
                tuple(sizes[names.index(text)] for text in texts) if swapped else sizes)
    return change


def applied(text, edits, new_line="\n"):
    for edit in sorted(edits, key=lambda edit: -edit["offset"]):
        text = text[:edit["offset"]] + edit["text"].replace("\n", new_line) + text[edit["offset"] + edit["length"]:]
    return text


def chosen_fixes(report, random):
    """{(kernel, array): fix}: one of those with edits."""
    offered = {}
    for access in report["accesses"]:
        fixes = [fix for fix in access["fixes"] if fix["change"] is not None]
        if fixes:
            offered[report["kernels"][access["kernel"]]["name"], access["array"]] = fixes
    return {key: random.choice(fixes) for key, fixes in sorted(offered.items())}


def wavefronts(counts):
    """{(kernel, line, op): wavefronts} of an oracle's counts."""
    return {place: sum(figures[1] for figures in widths.values()) for place, widths in counts.items()}


class File:
    """One file of kernels."""

    def __init__(self, options, objects, first, count):
        self.options, self.objects, self.first, self.count = options, objects, first, count
        self.problems = []

    def oracle_counts(self, name, program):
        source = self.options.work / f"{name}-{self.first}.cpp"
        source.write_text(program.oracle)
        check.run(*check.COMPILE, source, *self.objects, "-o", source.with_suffix(""))
        return check.counted(check.run(source.with_suffix("")))

    def report(self, name, text):
        source = self.options.work / f"{name}-{self.first}.cu"
        source.write_text(text)
        report = json.loads(check.run(self.options.bankcheck, "--cuda-path=none", "--format=json", "--fail-on=never",
                                      source))
        if report["errors"] or report["skipped"]:
            self.problem(f"does not compile: {report['errors']}")
        return report

    def problem(self, text):
        self.problems.append(f"kernels {self.first} and on: {text}")

    def program(self, changes):
        return generate.program(self.options.seed, self.first, self.count, by_elements=True, changes=changes)

    def run(self):
        """The kinds of the fixes that were made."""
        before = self.program({})
        offering = self.report("before", before.cuda)
        offers = chosen_fixes(offering, Random(f"{self.options.seed} {self.first}"))
        if not offers:
            return collections.Counter()
        # The oracle knows places by the lines they had.
        text = applied(before.cuda,
                       [edit for fix in offers.values() for edit in offering["changes"][fix["change"]]["edits"]],
                       new_line=" ")
        after = self.program({key: change_of(fix["description"]) for key, fix in offers.items()})
        report = self.report("after", text)
        counts = self.oracle_counts("after", after)
        _, _, differ = check.compare(report, counts)
        for place, said, truth in differ:
            self.problem(f"{place}: predicted {said}, the oracle counts {truth}")
        for access in report["accesses"]:
            key = report["kernels"][access["kernel"]]["name"], access["array"]
            if key in offers and access["verdict"] == "conflict":
                self.problem(f"{key} line {access['line']}: '{offers[key]['description']}' leaves a conflict")
            if "misaligned" in (access["reason"] or ""):
                self.problem(f"{key} line {access['line']}: {access['reason']}")
        then = wavefronts(self.oracle_counts("before", before))
        for place, cost in wavefronts(counts).items():
            if cost > then[place]:
                self.problem(f"{place}: {cost} wavefronts, {then[place]} before")
        self.check_bytes(before, text, offers)
        return collections.Counter(fix["kind"] for fix in offers.values())

    def check_bytes(self, before, text, offers):
        for kernel in before.kernels:
            body = text[text.index(f"__global__ void {kernel.name}("):]
            for array in kernel.arrays:
                fix = offers.get((kernel.name, array.name))
                if fix:
                    declared = re.search(rf"__shared__ [^;]*\b{array.name}((?:\[[^\]]*\])+);", body)[1]
                    grown = (prod(map(int, re.findall(r"\d+", declared))) - array.count) * array.element.size
                    if grown != fix["extra_bytes"]:
                        self.problem(
                            f"{kernel.name} {array.name}: '{fix['description']}' takes {grown} bytes, not "
                            f"{fix['extra_bytes']}"
                        )


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", default=str(int(time.time())))
    parser.add_argument("--first", type=int, default=0, help="number of the first kernel")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=1e9, help="start no further file of kernels after that")
    parser.add_argument("--bankcheck", default="bankcheck")
    parser.add_argument("--work", type=pathlib.Path, help="folder for the programs; kept")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    kinds, problems, kernels, start = collections.Counter(), [], 0, time.monotonic()
    with tempfile.TemporaryDirectory() as scratch:
        options.work = options.work or pathlib.Path(scratch)
        options.work.mkdir(parents=True, exist_ok=True)
        objects = [options.work / f"{name}.o" for name in ("model", "recorder")]
        for built in objects:
            check.run(*check.COMPILE, "-c", check.HERE / f"{built.stem}.cpp", "-o", built)
        end = options.first + options.count
        for first in range(options.first, end, generate.KERNELS_A_FILE):
            if time.monotonic() - start > options.seconds:
                break
            file = File(options, objects, first, min(generate.KERNELS_A_FILE, end - first))
            kinds += file.run()
            problems += file.problems
            kernels += file.count
    print("\n".join(problems))
    print(
        f"kernels {kernels}, fixes {kinds.total()} "
        f"({', '.join(f'{kind} {count}' for kind, count in sorted(kinds.items()))}), problems {len(problems)}")
    sys.exit(bool(problems) or not kinds)


if __name__ == "__main__":
    main()
