"""Fails if a C++ file of the repository is not as clang-format-22 makes it with .clang-format."""

import pathlib
import subprocess
import sys

root = pathlib.Path(sys.argv[1])
files = sorted(path for folder in ("lib", "tool", "test/unit", "test/fuzz") for suffix in ("h", "cpp")
               for path in root.joinpath(folder).rglob(f"*.{suffix}") if "headers" not in path.parts)
done = subprocess.run(["clang-format-22", "--dry-run", "-Werror", *files], capture_output=True, text=True, cwd=root)
print("\n".join(line for line in done.stderr.splitlines() if "error:" in line))
print(f"format: {len(files)} files")
sys.exit(done.returncode)
