"""Runs the fuzz targets in turn: run.py --bin=FOLDER [--minutes=N | --runs=N] [--targets=a,b] [--work=DIR].

A crash, a claim that does not hold, a run over 10 s of processor time (--seconds; with
sanitizers everything takes 10 times as long) or 2 GB fails, with the input in
DIR/TARGET.find. Inputs that went new ways are kept in DIR/TARGET and are where the next time
begins. Of the time or the runs each target has the share that SHARES says."""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
#: Of the time, and of the runs: a source takes 50 ms, JSON much less than one.
SHARES = {"sources": (6, 1), "decision": (4, 3), "json": (3, 12), "messages": (2, 6), "flags": (2, 3),
          "configuration": (1, 12), "profiles": (2, 12), "objects": (2, 12)}
MEGABYTES, LONGEST = 2048, 1 << 14


def seeds(target, work):
    """Folders of inputs to begin with: ours, and for sources random kernels."""
    folders = [HERE / "Inputs" / target]
    if target == "sources":
        made = work / "random-kernels"
        if not made.exists():
            subprocess.run([sys.executable, HERE.parent / "random/generate.py", "--seed=1", "--count=40", "-o",
                            made / "all"], check=True)
            # One kernel a file, behind what all have in common.
            for path in sorted((made / "all").glob("*.cu")):
                head, *kernels = re.split(r"(?m)^(?=__global__ )", path.read_text().split("\nint main() {")[0])
                for number, kernel in enumerate(kernels):
                    (made / f"{path.stem}-{number}.cu").write_text(head + kernel)
        folders.append(made)
    return folders


def run(target, options, amount):
    corpus = options.work / target
    corpus.mkdir(parents=True, exist_ok=True)
    find = options.work / f"{target}.find"
    find.unlink(missing_ok=True)
    command = [
        options.bin / f"fuzz-{target}", corpus, *seeds(target, options.work), f"-timeout={options.seconds * 30}",
        f"-rss_limit_mb={MEGABYTES}", f"-max_len={LONGEST}", "-len_control=0", "-close_fd_mask=3",
        "-print_final_stats=1", "-verbosity=1", f"-exact_artifact_path={find}", f"-seed={options.seed}",
        "-detect_leaks=0", *amount
    ]
    dictionary = HERE / "Inputs" / f"{target}.dict"
    if dictionary.exists():
        command.append(f"-dict={dictionary}")
    environment = dict(os.environ, BANKCHECK_STRICT="1", FUZZ_SECONDS=str(options.seconds))
    # Without the last option, which costs half of the time, a stack frame that was left is still poisoned where it is.
    environment["ASAN_OPTIONS"] = ("quarantine_size_mb=8:malloc_context_size=8:detect_leaks=0:"
                                   "detect_stack_use_after_return=0:" + environment.get("ASAN_OPTIONS", ""))
    begin = time.monotonic()
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, errors="replace",
                          env=environment)
    stats = dict(re.findall(r"stat::(\w+):\s+(\d+)", done.stderr))
    runs, memory, slowest = (int(stats.get(name, 0))
                             for name in ("number_of_executed_units", "peak_rss_mb", "slowest_unit_time_sec"))
    print(
        f"{target}: {runs} runs in {time.monotonic() - begin:.0f} s, slowest {slowest} s, at most {memory} MB: "
        f"{'good' if done.returncode == 0 else 'FAILED'}",
        flush=True)
    if done.returncode:
        print("\n".join(done.stderr.splitlines()[-60:]), f"\ninput: {find}" if find.exists() else "", flush=True)
    return runs, done.returncode == 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bin", type=pathlib.Path, required=True)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--runs", type=int)
    parser.add_argument("--seconds", type=int, default=10)
    parser.add_argument("--seed", type=int, default=0, help="0: another one each time")
    parser.add_argument("--targets", default=",".join(SHARES))
    parser.add_argument("--work", type=pathlib.Path)
    options = parser.parse_args()
    targets = options.targets.split(",")
    if unknown := set(targets) - set(SHARES):
        parser.error(f"no target {', '.join(sorted(unknown))}: there are {', '.join(SHARES)}")
    with tempfile.TemporaryDirectory() as scratch:
        options.work = (options.work or pathlib.Path(scratch)).resolve()
        total, good = 0, True
        for target in targets:
            of_time, of_runs = (SHARES[target][i] / sum(SHARES[t][i] for t in targets) for i in (0, 1))
            amount = [f"-runs={max(1, int((options.runs or 1000) * of_runs))}"]
            if options.minutes:
                amount = [f"-max_total_time={max(1, int(options.minutes * 60 * of_time))}"]
            runs, is_good = run(target, options, amount)
            total += runs
            good &= is_good
    limits = f"no crash, none over {options.seconds} s, none over {MEGABYTES} MB"
    print(f"{total} runs of {len(targets)} targets: {limits if good else 'FAILED'}")
    sys.exit(not good)


if __name__ == "__main__":
    main()
