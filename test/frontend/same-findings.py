"""Compares what bankcheck finds in each Nth sample with one toolkit and with another, or with its own headers:
same-findings.py SAMPLES N COMMAND COMMAND."""

import glob
import json
import shlex
import subprocess
import sys

samples, step, one, other = sys.argv[1:]


def findings(command, file):
    run = subprocess.run([*shlex.split(command), "--format=json", "--fail-on=never", file], capture_output=True,
                         text=True)
    if run.returncode:
        sys.exit(f"{command} {file}: status {run.returncode}\n{run.stderr}")
    report = json.loads(run.stdout)
    if report["errors"]:
        sys.exit(f"{command} {file}: {report['errors'][0]}")
    for kernel in report["kernels"]:
        del kernel["instructions"]  # headers have their own, of other memory
    for access in report["accesses"]:
        # Lines of headers differ.
        for part in ("made_at", "library_calls", "called_from"):
            access.pop(part, None)
        access["reason"] = access["reason"] and access["reason"].split(" at line ")[0]
    return report


def main():
    files = sorted(glob.glob(f"{samples}/*/*.cu"))
    assert len(files) >= 20, f"only {len(files)} samples"
    files = files[::int(step)]
    different = accesses = 0
    for file in files:
        first, second = findings(one, file), findings(other, file)
        accesses += len(first["accesses"])
        for part in ("kernels", "accesses", "summary"):
            if first[part] != second[part]:
                different += 1
                print(f"{file}: {part} differ")
                for a, b in zip(first["accesses"], second["accesses"]):
                    if a != b:
                        print({k: (a[k], b[k]) for k in a if a[k] != b[k]})
                        break
                break
    print(f"{len(files)} samples, {accesses} accesses, {different} samples differ")
    return different > 0


sys.exit(main())
