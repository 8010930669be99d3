"""Compares bankcheck's predictions for random kernels with the oracle's count.

    check.py [--seed N] [--count 2000] [--first I] [--families=a,b] [--bankcheck PROGRAM] [--work DIR]

Exit status 1 if an exact prediction differs, a kernel is skipped, or too few predictions
are exact. Without --seed the time is the seed. To repeat a file of kernels: --seed N
--first I --count 50, with I a multiple of 50; a kernel alone: --count 1. reduce.py shrinks it.
"""

import argparse
import collections
import concurrent.futures
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

sys.dont_write_bytecode = True  # the source tree stays as it is
import generate

HERE = pathlib.Path(__file__).resolve().parent
COMPILE = [os.environ.get("CXX", "clang++-22"), "-std=c++17", "-O1", "-w", f"-I{HERE}"]
FIGURES = ("requests", "wavefronts", "source_page_wavefronts", "ideal")


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{command[0]} ended with {done.returncode}: {done.stderr[:4000]}")
    return done.stdout


def counted(output):
    """{(kernel, line, op): {width: figures}} of an oracle's output."""
    sums = collections.defaultdict(lambda: collections.defaultdict(lambda: [0] * len(FIGURES)))
    for row in output.splitlines():
        kernel, line, op, width, *figures = row.split()
        total = sums[kernel, int(line), op][int(width)]
        for i, figure in enumerate(figures):
            total[i] += int(figure)
    return {key: {width: tuple(total) for width, total in widths.items()} for key, widths in sums.items()}


def why_not_exact(access):
    """Why a prediction claims no exact figure, or None if it does."""
    if access["verdict"] in ("undecided", "data-dependent"):
        return access["reason"]
    if access["at_most"]:
        return "at most"
    if access["may_run_with_lines"]:
        return "may run with the other arm's load"
    if access["conditions"]:
        return "may not run"
    if access["per_block"] is None:
        return "no figures for the block"
    return f"assumes {access['assumptions'][0]}" if access["assumptions"] else None


def outside_bounds(found, truth):
    """The bounds of accesses that data decide, as text, if what the oracle counted lies outside."""
    if not found or any(access["verdict"] != "data-dependent" or access["may_vary"] or access["merged"] or
                        access["data"]["per_block"] is None or access["assumptions"] for access in found):
        return None
    sums = [access["data"]["per_block"] for access in found]
    most = None if any(total["worst"] is None for total in sums) else sum(total["worst"] for total in sums)
    may_not_run = any(access["at_most"] or access["conditions"] for access in found)
    least = 0 if may_not_run else sum(total["best"] for total in sums)
    real = sum(total[FIGURES.index("wavefronts")] for total in truth.values())
    return None if least <= real and (most is None or real <= most) else f"{least} to {most} wavefronts"


def compare(predicted, oracle):
    """The accesses, those not exact by reason, and the places that differ."""
    accesses = collections.defaultdict(list)
    for access in predicted["accesses"]:
        accesses[predicted["kernels"][access["kernel"]]["name"], access["line"], access["op"]].append(access)
    vague, differ = collections.defaultdict(list), []
    for place in sorted(accesses.keys() | oracle.keys()):
        found = accesses.get(place, [])
        reasons = [reason for reason in map(why_not_exact, found) if reason]
        for reason in reasons:
            vague[re.sub(r"line \d+", "line N", reason)].append(place)
        if bounds := outside_bounds(found, oracle.get(place, {})):
            differ.append((place, bounds, {width: tuple(total) for width, total in oracle.get(place, {}).items()}))
        if reasons:
            continue
        # For loops and 128-bit atomics the source page has no rule; its ideal neither.
        figures = FIGURES if all(access["per_block"]["source_page_wavefronts"] is not None
                                 for access in found) else FIGURES[:2]
        sums = collections.defaultdict(lambda: [0] * len(figures))
        for access in found:
            for i, figure in enumerate(figures):
                sums[access["width"]][i] += access["per_block"][figure]
        said = {width: tuple(total) for width, total in sums.items() if any(total)}
        truth = {width: total[:len(figures)] for width, total in oracle.get(place, {}).items()}
        if said != truth:
            differ.append((place, said, truth))
    return len(predicted["accesses"]), vague, differ


def check(options, objects, first):
    """Checks one file of kernels."""
    count = min(generate.KERNELS_A_FILE, options.first + options.count - first)
    made = generate.program(options.seed, first, count,
                            chosen=generate.families_of(options.families, only_measured=False))
    source, oracle = options.work / f"kernels-{first}.cu", options.work / f"oracle-{first}.cpp"
    source.write_text(made.cuda)
    oracle.write_text(made.oracle)
    run(*COMPILE, oracle, *objects, "-o", oracle.with_suffix(""))
    counts = counted(run(oracle.with_suffix("")))
    command = [options.bankcheck, f"--cuda-path={options.cuda_path}", "--format=json", "--fail-on=never", source]
    done = subprocess.run(command, capture_output=True, text=True)
    if not done.stdout:  # a crash is of one file, not of the whole run
        return 0, {}, [], [done.stderr.splitlines()[0]]
    report = json.loads(done.stdout)
    skipped = [f"line {error['at']['line']}: {error['message']}" for error in report["errors"] + report["skipped"]]
    accesses, vague, differ = compare(report, counts)
    lines = made.cuda.splitlines()
    differ = [(place, said, truth, lines[place[1] - 1].strip()) for place, said, truth in differ]
    examples = {reason: (len(places), places[0], lines[places[0][1] - 1].strip()) for reason, places in vague.items()}
    return accesses, examples, differ, skipped


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", default=str(int(time.time())))
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--families", default="all",
                        help=f"of {', '.join(generate.families.names())}, classic, or all (default)")
    parser.add_argument("--bankcheck", default="bankcheck")
    parser.add_argument("--cuda-path", default="none")
    parser.add_argument("--least-exact", type=float, default=0.85,
                        help="share of exact accesses below which the status is 1")
    parser.add_argument("--work", type=pathlib.Path, help="folder for the kernels and oracles; kept")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)

    with tempfile.TemporaryDirectory() as scratch, concurrent.futures.ProcessPoolExecutor() as pool:
        options.work = options.work or pathlib.Path(scratch)
        options.work.mkdir(parents=True, exist_ok=True)
        objects = [options.work / f"{name}.o" for name in ("model", "recorder")]
        for built in objects:
            run(*COMPILE, "-c", HERE / f"{built.stem}.cpp", "-o", built)
        firsts = range(options.first, options.first + options.count, generate.KERNELS_A_FILE)
        results = list(pool.map(check, [options] * len(firsts), [objects] * len(firsts), firsts))

    accesses = sum(result[0] for result in results)
    vague, example, differ, skipped = collections.Counter(), {}, [], []
    for first, (_, examples, differing, lost) in zip(firsts, results):
        differ += differing
        skipped += [f"file of kernel {first}, {what}" for what in lost]
        for reason, (count, place, line) in examples.items():
            vague[reason] += count
            example.setdefault(reason, (place, line))
    for reason, count in vague.most_common():
        (kernel, line, _), source = example[reason]
        print(f"not exact {count}: {reason}\n  {kernel} line {line}: {source}")
    for (kernel, line, op), said, truth, source in differ:
        print(f"differs: {kernel} line {line}, {op}, {{width: {FIGURES}}}\n  {source}\n  predicted {said}\n  oracle  "
              f"  {truth}")
    print(*(f"skipped: {what}" for what in skipped), sep="\n", end="\n" if skipped else "")
    exact = 1 - vague.total() / accesses
    print(f"kernels {options.count}, accesses {accesses}, exact {exact:.1%}, differ {len(differ)}")
    sys.exit(bool(differ or skipped) or exact < options.least_exact)


if __name__ == "__main__":
    main()
