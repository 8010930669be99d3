"""What a machine or a build may lack while the suite runs: the features of lit, which REQUIRES and %if name."""

import collections
import glob
import importlib.util
import os
import pathlib
import re
import shutil
import subprocess
import sys

# ci: whether it is there wherever ./dev set up the machine, so that CI must not run without it.
Feature = collections.namedtuple("Feature", "found ci where")


def bazel(source_root):
    """The path of the program; None without one."""
    own = glob.glob(os.path.join(source_root, "test/clients/node_modules/@bazel/bazel-linux_x64/bazel-*"))
    return own[0] if own else shutil.which("bazel")


def bazel_root(source_root):
    """The folder that scripts/bazel-root fills."""
    return os.path.join(source_root, "build/bazel-root")


def both_programs(source_root):
    """Whether there are a shared and a static program, and of one commit, without changes."""
    programs = [os.path.join(source_root, "build", preset, "bin/bankcheck") for preset in ("release", "static")]
    if not all(map(os.path.exists, programs)):
        return False
    commits = {subprocess.run([each, "--version"], capture_output=True, text=True).stdout.split("\n")[0]
               for each in programs}
    return len(commits) == 1 and "-changed" not in commits.pop()


def of_machine(source_root):
    return {
        "bazel": Feature(bool(bazel(source_root)), True, "npm ci in test/clients"),
        "bazel-root": Feature(os.path.exists(os.path.join(bazel_root(source_root), "complete")), False,
                              "./dev bazel-root, as root"),
        "clients": Feature(os.path.exists(os.path.join(source_root, "test/clients/node_modules/.installed")), True,
                           "npm ci in test/clients"),
        "vsce": Feature(os.path.exists(os.path.join(source_root, "editors/vscode/node_modules/.installed")), True,
                        "npm ci in editors/vscode"),
        "pre-commit": Feature(bool(shutil.which("pre-commit")), True, "the package pre-commit"),
        "rpm": Feature(bool(shutil.which("rpmbuild")), True, "the package rpm"),
        "venv": Feature(importlib.util.find_spec("ensurepip") is not None, True, "the package python3-venv"),
        "twine": Feature(bool(shutil.which("twine")), True, "the package twine"),
        "mypy": Feature(bool(shutil.which("mypy")), True, "the package mypy"),
        "valgrind": Feature(bool(shutil.which("valgrind")), True, "the package valgrind"),
        "nvcc": Feature(os.path.exists("/usr/local/cuda/bin/nvcc"), False, "a CUDA toolkit in /usr/local/cuda"),
        "toolkit": Feature(os.path.exists("/usr/local/cuda/include/cuda_runtime.h"), False,
                           "a CUDA toolkit in /usr/local/cuda"),
        "root": Feature(os.geteuid() == 0, False, "tests as root"),
        # Every night; a part of the large sets is enough for a commit.
        "thorough": Feature(os.environ.get("BANKCHECK_THOROUGH") == "1", False, "BANKCHECK_THOROUGH=1"),
        "both-programs": Feature(both_programs(source_root), False, "./dev build and PRESET=static ./dev build"),
        # It takes a compiler, minutes and a certain Node.
        "code-server": Feature(bool(shutil.which("code-server")), False, "npm install -g code-server"),
    }


def of_build(binary_root):
    preset = os.path.basename(binary_root)
    return {
        # Limits on time are for this build.
        "optimised": preset in ("release", "static"),
        # The static build is the program: no module of clang-tidy, no dependencies of a package.
        "shared": not preset.startswith("static"),
        "sanitized": preset in ("sanitize", "tsan"),
        # ThreadSanitizer has no libFuzzer.
        "fuzz": os.path.exists(os.path.join(binary_root, "bin/fuzz-sources")),
    }


def named_in(text):
    """The features that a test asks for."""
    asked = [
        word for line in re.findall(r"(?:REQUIRES|UNSUPPORTED):(.*)", text) for word in re.findall(r"[\w-]+", line)
    ]
    return set(asked + re.findall(r"%if ([\w-]+) %\{", text))


def unknown(root):
    """(test, feature) where a test asks for what no machine and no build has: it would never run."""
    known = {*of_machine(str(root)), *of_build("")}
    for folder in ("test", "cuda-samples"):
        for path in sorted(root.joinpath(folder).rglob("*")):
            if path.suffix in (".cu", ".ll", ".test") and "node_modules" not in path.parts:
                for name in sorted(named_in(path.read_text(errors="replace")) - known):
                    yield path.relative_to(root), name


def main():
    assert named_in("REQUIRES: a, !b-c\nRUN: %if d %{ x %}") == {"a", "b-c", "d"}, "the check cannot fail"
    found = [f"{path}: no feature is called '{name}'" for path, name in unknown(pathlib.Path(__file__).parent.parent)]
    print("\n".join(found) or "features: every test asks for known ones")
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
