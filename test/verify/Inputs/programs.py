"""Holds what bankcheck says of whole programs to what a GPU measured.

    programs.py [--bankcheck PROGRAM] [--cuda-path=none] [--most-open=N] [--every=N] ARCHIVE...

An archive (test/random/pack.py makes them) has programs of several kernels, and beside each the record that
`cuda-samples/measure FILE...` made of it. Prints the lines of all by verdict of `bankcheck verify`; a line is open if
it is not exact, not within bounds, and not as likely. Exit status 1 if a line differs, or more than N are open.
With --every=N it is each Nth program of all archives.
"""

import argparse
import collections
import json
import pathlib
import subprocess
import sys
import tarfile
import tempfile


def lines_of(bankcheck, flags, source):
    done = subprocess.run([bankcheck, "verify", "--fail-on=never", "--format=json", *flags,
                           f"--profile={source.with_suffix('.json')}", source], capture_output=True, text=True)
    return json.loads(done.stdout)["lines"]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("archives", nargs="+", type=pathlib.Path)
    parser.add_argument("--bankcheck", default="bankcheck")
    parser.add_argument("--most-open", type=int, default=0)
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--cuda-path", help="'none': the bundled headers")
    options = parser.parse_args()
    flags = [f"--cuda-path={options.cuda_path}"] if options.cuda_path else []
    found = collections.Counter()
    programs = 0
    with tempfile.TemporaryDirectory() as scratch:
        for archive in options.archives:
            with tarfile.open(archive) as packed:
                packed.extractall(f"{scratch}/{archive.name}", filter="data")
        for source in sorted(pathlib.Path(scratch).rglob("*.cu"))[::options.every]:
            programs += 1
            for line in lines_of(options.bankcheck, flags, source):
                is_likely = line["verdict"] == "not exact" and line["as_likely"]
                found["as likely" if is_likely else line["verdict"]] += 1
                if line["verdict"] == "differs":
                    print(f"{source.name}:{line['line']}: {line['reason']}", file=sys.stderr)
    print(f"programs {programs}: lines {sum(found.values())}, {found['agrees']} agree, {found['elsewhere']} elsewhere, "
          f"{found['within']} within bounds, {found['as likely']} as likely, {found['not exact']} open, "
          f"{found['differs']} differ")
    sys.exit(found["differs"] > 0 or found["not exact"] > options.most_open)


if __name__ == "__main__":
    main()
