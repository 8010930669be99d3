"""The changes to the samples, as the scripts make, compare and keep them.

Two programs may be made of a sample NAME: with the changes that bankcheck makes
itself, and with those that it leaves to the user, which NAME/by-hand.diff makes.
Such a diff begins with the changes as bankcheck words them, one a line: for each
array the first that is offered. It has no context, as comments may change their
words, not their number; `git apply --unidiff-zero` takes it, too.
"""

import json
import re
import shutil
import subprocess

# The key in NAME/measured.json, and what the folder's name has after the sample's.
KINDS = {"fixed": "", "by_hand": ".by-hand"}


def place(folder, name, kind):
    return folder / (name + KINDS[kind]) / f"{name}.cu"


def make(bankcheck, source, target, unsafe):
    """Writes source to target with the changes of --fix or --fix-unsafe. Returns their texts."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)
    done = subprocess.run([str(bankcheck), "--cuda-path=none", "--fix-unsafe" if unsafe else "--fix", "--fix-slower",
                           "--fail-on=never", str(target)],
                          capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{source}: {done.stderr}")
    return [
        text for texts in re.findall(r"note: fixed: (.*)$", done.stderr, re.M)
        for text in re.findall(r"'([^']*)'", texts)
    ]


def make_by_hand(source, target):
    """Writes \\p source to \\p target with the changes of its by-hand.diff; their texts, none if there is no diff."""
    diff = source.with_name("by-hand.diff")
    if not diff.exists():
        return []
    texts, _, hunks = diff.read_text().partition("--- ")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(patched(source.read_text(), hunks, source.name))
    return texts.splitlines()


def patched(text, diff, name):
    """\\p text after a unified diff, whose lines must be there to the letter; RuntimeError if one is not."""
    old, new, done, at = text.splitlines(True), [], 0, None
    for line in diff.splitlines(True):
        if hunk := re.match(r"@@ -(\d+)(,0)?", line):
            # A hunk that only adds names the line before it.
            at = int(hunk[1]) - (0 if hunk[2] else 1)
            new, done = new + old[done:at], at
        elif at is None:
            continue
        elif line[0] == "+":
            new.append(line[1:])
        elif old[done:done + 1] == [line[1:]]:
            new += [line[1:]] if line[0] == " " else []
            done += 1
        else:
            raise RuntimeError(f"by-hand.diff does not apply: line {done + 1} of {name} is not '{line[1:].strip()}'")
    return "".join(new + old[done:])


def report_of(bankcheck, sources):
    done = subprocess.run([str(bankcheck), "--cuda-path=none", "--format=json", "--fail-on=never", *map(str, sources)],
                          capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(f"{done.stderr}")
    return json.loads(done.stdout)


def arrays_with_conflicts(bankcheck, source):
    return sorted(
        {access["array"] for access in report_of(bankcheck, [source])["accesses"] if access["verdict"] == "conflict"})
