"""hostile_report.py BANKCHECK [--all] SOURCE...: writes reports, replaces each string in them by what a terminal or a
build service would obey, one at a time, and has each format made of that. Without --all one format is made of each, and
every format of all strings at once that may be any text."""

import copy
import json
import subprocess
import sys

from judge import FORMATS, STRUCTURED, judge

bankcheck, is_all, sources = sys.argv[1], "--all" in sys.argv, [word for word in sys.argv[2:] if word != "--all"]
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


def spoil(report, path, key):
    holder = report
    for step in path[:-1]:
        holder = holder[step]
    if key is None:
        holder[path[-1]] = TEXT
    else:
        holder[TEXT] = holder.pop(key)


def made_of(what, report, form):
    """Whether the format is made of the report; it may be refused."""
    with open("spoilt.json", "w") as f:
        json.dump(report, f)
    done = subprocess.run([bankcheck, "merge", "--all", f"--format={form}", "spoilt.json"], capture_output=True)
    assert done.returncode in (0, 1, 2), (what, done.returncode)
    judge(f"{what} {form}, output", done.stdout, form in STRUCTURED)
    judge(f"{what} {form}, errors", done.stderr)
    return done.returncode != 2 or bool(done.stdout)


seen, read = set(), 0
for source in sources:
    done = subprocess.run([bankcheck, "--cuda-path=none", "--all", "--format=json", "--exit-zero", "--verbose", source],
                          capture_output=True, check=True)
    good = json.loads(done.stdout)
    all_at_once = copy.deepcopy(good)
    for number, (path, key) in enumerate(strings(good)):
        kind = tuple("N" if isinstance(step, int) else step for step in path) + ((key is None,))
        if kind in seen:
            continue
        seen.add(kind)
        one = copy.deepcopy(good)
        spoil(one, path, key)
        # What is refused is so, whatever the format.
        if all(made_of(path, one, form) for form in (FORMATS if is_all else [FORMATS[number % len(FORMATS)]])):
            read += key is None
            if key is None:
                spoil(all_at_once, path, key)
    for form in FORMATS:
        assert made_of("all strings", all_at_once, form), form
ways = sum(not_key for *_, not_key in seen)
print(f"{ways} strings, {read} of them any text")
