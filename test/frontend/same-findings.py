"""Compares what bankcheck says of each Nth sample with and without a toolkit: same-findings.py BANKCHECK SAMPLES N."""

import glob
import json
import subprocess
import sys

bankcheck, samples, step = sys.argv[1:]


def findings(file, *options):
    run = subprocess.run([bankcheck, "--format=json", "--fail-on=never", *options, file], capture_output=True,
                         text=True)
    if run.returncode:
        sys.exit(f"{file} {options}: status {run.returncode}\n{run.stderr}")
    report = json.loads(run.stdout)
    if report["errors"]:
        sys.exit(f"{file} {options}: {report['errors'][0]}")
    for kernel in report["kernels"]:
        del kernel["instructions"]  # headers have their own, of other memory
    for access in report["accesses"]:
        # Lines of headers differ.
        for part in ("made_at", "called_from"):
            access.pop(part, None)
        access["reason"] = access["reason"] and access["reason"].split(" at line ")[0]
    return report


def main():
    files = sorted(glob.glob(f"{samples}/*/*.cu"))
    assert len(files) >= 20, f"only {len(files)} samples"
    files = files[::int(step)]
    different = accesses = 0
    for file in files:
        with_toolkit, without = findings(file), findings(file, "--cuda-path=none")
        accesses += len(with_toolkit["accesses"])
        for part in ("kernels", "accesses", "summary"):
            if with_toolkit[part] != without[part]:
                different += 1
                print(f"{file}: {part} differ")
                for a, b in zip(with_toolkit["accesses"], without["accesses"]):
                    if a != b:
                        print({k: (a[k], b[k]) for k in a if a[k] != b[k]})
                        break
                break
    print(f"{len(files)} samples, {accesses} accesses, {different} samples differ")
    return different > 0


sys.exit(main())
