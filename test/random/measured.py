"""Compares bankcheck's predictions for random kernels with what a GPU measured.

    measured.py [--bankcheck PROGRAM] [--inexact] [--most-not-exact=SHARE] [--most-differ=N]
                [--every=N] [--nvcc PATH] [SET...]

A set is a folder or an archive that pack.py made of one (all of measured/ without one). It holds kernels of
generate.py as they were, and beside each file the record that `cuda-samples/measure FILE...` made of it. With
--inexact the sums of kernels that are not exact are compared as well, which takes twice the time. Exit status 1 if
more than N (0) kernels with only exact predictions differ, or more than SHARE of all kernels are not exact. With
--every=N it is each Nth file. With --nvcc predictions are held to the code that this nvcc makes of the kernels for
sm_90 (docs/objects.md).
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys
import tarfile
import tempfile

HERE = pathlib.Path(__file__).resolve().parent


def folder_of(measured, scratch):
    if measured.is_dir():
        return measured
    name = measured.name.removesuffix(".tar.xz")
    with tarfile.open(measured) as archive:
        archive.extractall(scratch, filter="data")
    return scratch / name


def predicted_totals(options, source):
    """(wavefronts, ideal) of each kernel, None where something is not known."""
    done = subprocess.run([options.bankcheck, f"--cuda-path={options.cuda_path}", "--format=json", "--fail-on=never",
                           source],
                          capture_output=True, text=True)
    report, totals = json.loads(done.stdout), {}
    for access in report["accesses"]:
        name, block = report["kernels"][access["kernel"]]["name"], access["per_block"]
        known = totals.setdefault(name, (0, 0)) and block and block["source_page_wavefronts"] is not None
        totals[name] = known and (totals[name][0] + block["source_page_wavefronts"], totals[name][1] + block["ideal"])
    return totals


def measured_totals(record):
    return {kernel["name"].split("(")[0]: (sum(i["wavefronts"] for i in kernel["instructions"]),
                                           sum(i["ideal"] for i in kernel["instructions"]))
            for kernel in json.loads(record.read_text())["kernels"]}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bankcheck", default="bankcheck")
    parser.add_argument("--inexact", action="store_true")
    parser.add_argument("--cuda-path", default="none")
    parser.add_argument("--most-not-exact", type=float, default=1.0)
    parser.add_argument("--most-differ", type=int, default=0)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--nvcc")
    parser.add_argument("sets", nargs="*", type=pathlib.Path)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folders = [folder_of(s, pathlib.Path(scratch)) for s in options.sets or sorted(HERE.glob("measured/*.tar.xz"))]
        return compare(options, folders, pathlib.Path(scratch) / "kernels.cubin")


def object_of(options, source, image):
    """The option that names the code of the kernels, if they are to be compiled."""
    if not options.nvcc:
        return []
    subprocess.run([options.nvcc, "-arch=sm_90", "-std=c++17", "-w", "-lineinfo", "-cubin", "-o", image, source],
                   check=True)
    return [f"--object={image}"]


def compare(options, folders, image):
    verdicts, accesses, exact, agree_too = collections.Counter(), 0, 0, 0
    for record in sorted(record for folder in folders for record in folder.glob("*.json"))[::options.every]:
        source = record.with_suffix(".cu")
        done = subprocess.run([options.bankcheck, "verify", f"--cuda-path={options.cuda_path}", "--format=json",
                               f"--profile={record}", *object_of(options, source, image), source],
                              capture_output=True, text=True)
        if done.returncode == 2:
            sys.exit(f"{source}: {done.stderr}")
        result = json.loads(done.stdout)
        accesses += result["summary"]["accesses"]
        exact += result["summary"]["exact_accesses"]
        totals = predicted_totals(options, source) if options.inexact else {}
        sums = measured_totals(record)
        kernels = collections.defaultdict(list)
        for line in result["lines"]:
            kernels[line["kernel"]].append(line)
        for kernel, lines in kernels.items():
            found = {line["verdict"] for line in lines}
            found.update({"not exact"} if "within" in found else {})
            verdict = next((v for v in ("differs", "not exact") if v in found), "agree")
            verdicts[verdict] += 1
            agree_too += verdict == "not exact" and options.inexact and totals[kernel] == sums[kernel]
            for line in lines if verdict == "differs" else []:
                if line["verdict"] == "differs":
                    figures = [side and (side["operations"], side["source_page_wavefronts"], side["ideal"])
                               for side in (line["predicted"], line["measured"])]
                    print(f"{source.parent.name}/{source.name}:{line['line']}: {kernel}: predicted {figures[0]}, "
                          f"measured {figures[1]}")
    print(f"kernels {sum(verdicts.values())}: {verdicts['agree']} agree, {verdicts['not exact']} not exact, "
          f"{verdicts['differs']} differ; "
          f"accesses {accesses}, {100 * exact / accesses:.0f} % exact")
    if options.inexact:
        print(f"of those not exact {agree_too} agree")
    too_vague = verdicts["not exact"] > options.most_not_exact * sum(verdicts.values())
    return 1 if too_vague or verdicts["differs"] > options.most_differ else 0


if __name__ == "__main__":
    sys.exit(main())
