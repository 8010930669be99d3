"""Fails if a C++ file of the repository is not as clang-format-22 makes it with .clang-format, or if another text that
is written by hand has a line of more than 120 columns."""

import ast
import pathlib
import re
import subprocess
import sys

COLUMNS = 120
SUFFIXES = {".py", ".sh", ".cmake", ".bzl", ".yml", ".yaml", ".md"}
# What scripts write: a paragraph is a line.
MADE = {"docs/nvcc.md", "docs/validation.md"}


def kind_of(path):
    """What the text is written in; '' for what has no limit."""
    if path.name == "CMakeLists.txt":
        return ".cmake"
    if path.suffix or path.name.startswith("."):
        return path.suffix if path.suffix in SUFFIXES else ""
    with path.open("rb") as file:
        head = file.readline()
    return ".py" if b"python3" in head else ".sh" if head.startswith(b"#!") else ""


def in_strings(text):
    """The lines of the texts that a script holds: values of several lines, but not what documents it."""
    tree = ast.parse(text)
    documenting = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documenting:
            segment = ast.get_source_segment(text, node) or ""
            if '"""' in segment or "'''" in segment:
                yield from range(node.lineno, node.end_lineno + 1)


def too_long(text, kind):
    """The numbers of the lines that could be broken: not those of tables and of what a page quotes."""
    quoted, exempt = False, set(in_strings(text)) if kind == ".py" else set()
    for number, line in enumerate(text.splitlines(), 1):
        if kind == ".md":
            quoted ^= line.lstrip().startswith("```")
            if quoted or re.match(r"\s*\||    ", line):
                continue
        if len(line) > COLUMNS and number not in exempt:
            yield number


LONG = "x " * 70
assert list(too_long(f"# {LONG}\n", ".cmake")) == [1], "the check cannot fail"
assert list(too_long(f"| {LONG} |\n```\n{LONG}\n```\n{LONG}\n", ".md")) == [5], "the check cannot fail"
assert list(too_long(f'"""{LONG}"""\nx = """{LONG}"""\ny = "{LONG}"\n', ".py")) == [1, 3], "the check cannot fail"

root = pathlib.Path(sys.argv[1])
files = sorted(path for folder in ("lib", "tool", "test/unit", "test/fuzz") for suffix in ("h", "cpp")
               for path in root.joinpath(folder).rglob(f"*.{suffix}") if "headers" not in path.parts)
done = subprocess.run(["clang-format-22", "--dry-run", "-Werror", *files], capture_output=True, text=True, cwd=root)
print("\n".join(line for line in done.stderr.splitlines() if "error:" in line))
print(f"format: {len(files)} files")

# What git ignores is on the disk, too: what was built and what npm fetched.
command = ["git", "-c", f"safe.directory={root}", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
listed = subprocess.run(command, capture_output=True, text=True, cwd=root)
long, texts = [], 0
for name in listed.stdout.split("\0")[:-1]:
    path = root / name
    kind = kind_of(path) if path.is_file() and name not in MADE and "headers" not in path.parts else ""
    if kind:
        texts += 1
        long += [f"{name}:{number}: more than {COLUMNS} columns" for number in too_long(path.read_text(), kind)]
print("\n".join(long), end="\n" if long else "")
print(f"columns: {texts} texts, {len(long)} lines too long")
sys.exit(bool(done.returncode or long))
