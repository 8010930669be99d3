"""What bankcheck changes in the samples, as the scripts make and compare it."""

import json
import re
import shutil
import subprocess


def make(bankcheck, source, target, unsafe):
    """Writes \\p source to \\p target with the changes of --fix or --fix-unsafe; their texts, none if there are none."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)
    done = subprocess.run([str(bankcheck), "--cuda-path=none", "--fix-unsafe" if unsafe else "--fix", "--fail-on=never", str(target)],
                          capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{source}: {done.stderr}")
    return [text for texts in re.findall(r"note: fixed: (.*)$", done.stderr, re.M) for text in re.findall(r"'([^']*)'", texts)]


def arrays_with_conflicts(bankcheck, source):
    done = subprocess.run([str(bankcheck), "--cuda-path=none", "--format=json", "--fail-on=never", str(source)], capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{source}: {done.stderr}")
    return sorted({access["array"] for access in json.loads(done.stdout)["accesses"] if access["verdict"] == "conflict"})
