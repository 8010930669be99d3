#!/usr/bin/env python3
"""Fails if a library below lib/Report writes words for users. What they read is made in
lib/Report/Texts.cpp from values such as those of lib/Basic/Undecided.h, so that no code goes
by a sentence.

    words.py ROOT
"""

import pathlib
import re
import sys

LIBRARIES = ["Banks", "Lanes", "IR", "Nvcc", "Analysis"]
# What these statements say is for whoever works on the code.
FOR_DEVELOPERS = re.compile(r"assert|report_fatal_error|llvm_unreachable|has lost its number|#include")
FILES_FOR_DEVELOPERS = {"lib/IR/Pipeline.cpp"}  # what is wrong with the order of stages
IN_JSON = {" or later"}  # of "iteration", as docs/json.md has it
WORDS = re.compile(r"[A-Za-z']+ [a-z']+")
STRING = r'"((?:[^"\\]|\\.)*)"'


def words_in(text):
    """(line, string) of each string of C++ code that holds words."""
    for number, line in enumerate(text.splitlines(), 1):
        code = re.sub(STRING + "|//.*", lambda m: m[0] if m[0].startswith('"') else "", line)
        if FOR_DEVELOPERS.search(code):
            continue
        for string in re.findall(STRING, code):
            if WORDS.search(string) and string not in IN_JSON:
                yield number, string


def main(root):
    probe = 'f("the way decides", "one"); // "and so on"\nassert(X && "are there");'
    assert list(words_in(probe)) == [(1, "the way decides")], "the check cannot fail"
    files, found = 0, 0
    for library in LIBRARIES:
        for path in sorted((root / "lib" / library).glob("*.[ch]*")):
            name = path.relative_to(root).as_posix()
            files += 1
            for number, string in words_in(path.read_text()) if name not in FILES_FOR_DEVELOPERS else []:
                print(f'{name}:{number}: words for users: "{string}"')
                found += 1
    print(f"{files} files without words for users" if not found else f"{found} are for lib/Report/Texts.cpp")
    return 1 if found or not files else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
