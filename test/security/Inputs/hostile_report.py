"""hostile_report.py BANKCHECK SOURCE...: writes reports, replaces each string in them by what a terminal or a build
service would obey, one at a time, and has each format made of that."""

import copy
import json
import subprocess
import sys

from judge import FORMATS, STRUCTURED, judge

bankcheck, sources = sys.argv[1], sys.argv[2:]
TEXT = "::error ::a\x1b]0;title\x07\x1b[2J\u009b31m\n::error ::b\r##[group]c\u202e"


def strings(value, path=()):
    """The ways to all strings, keys included (as the way to their object and themselves)."""
    if isinstance(value, str):
        yield path, None
    elif isinstance(value, list):
        for index, element in enumerate(value):
            yield from strings(element, (*path, index))
    elif isinstance(value, dict):
        for key, element in value.items():
            yield (*path, key), key
            yield from strings(element, (*path, key))


def spoilt(report, path, key):
    report = copy.deepcopy(report)
    holder = report
    for step in path[:-1]:
        holder = holder[step]
    if key is None:
        holder[path[-1]] = TEXT
    else:
        holder[TEXT] = holder.pop(key)
    return report


seen, read = set(), 0
for source in sources:
    done = subprocess.run([bankcheck, "--cuda-path=none", "--all", "--format=json", "--exit-zero", "--verbose", source],
                          capture_output=True, check=True)
    good = json.loads(done.stdout)
    for path, key in strings(good):
        kind = tuple("N" if isinstance(step, int) else step for step in path) + ((key is None,))
        if kind in seen:
            continue
        seen.add(kind)
        with open("spoilt.json", "w") as f:
            json.dump(spoilt(good, path, key), f)
        for form in FORMATS:
            done = subprocess.run([bankcheck, "merge", "--all", f"--format={form}", "spoilt.json"], capture_output=True)
            assert done.returncode in (0, 1, 2), (path, done.returncode)
            judge(f"{path} {form}, output", done.stdout, form in STRUCTURED)
            judge(f"{path} {form}, errors", done.stderr)
            if done.returncode == 2 and not done.stdout:
                break  # it is refused, whatever the format
        else:
            read += key is None
ways = sum(not_key for *_, not_key in seen)
print(f"{ways} strings, {read} of them any text")
