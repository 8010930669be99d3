"""Shrinks a random kernel whose prediction differs, line by line.

    reduce.py --seed N --kernel I [--bankcheck PROGRAM] [--not-exact TEXT]

Prints the .cu file that still differs; or, with --not-exact, that still holds
an access which is not exact for a reason that contains TEXT.
"""

import argparse
import json
import pathlib
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
import check
import generate


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", required=True)
    parser.add_argument("--kernel", type=int, required=True)
    parser.add_argument("--families", default="all", help="as for check.py")
    parser.add_argument("--bankcheck", default="bankcheck")
    parser.add_argument("--cuda-path", default="none")
    parser.add_argument("--not-exact")
    options = parser.parse_args()
    made = generate.program(options.seed, options.kernel, 1, chosen=generate.families_of(options.families))
    cuda, oracle = made.cuda.splitlines(), made.oracle.splitlines()
    launch = len(cuda) - cuda[::-1].index("int main() {") - 1
    start = next(i for i, line in enumerate(cuda) if line.startswith(f"__global__ void {made.kernels[0].name}("))

    with tempfile.TemporaryDirectory() as scratch:
        folder = pathlib.Path(scratch)
        for name in ("model", "recorder"):
            check.run(*check.COMPILE, "-c", check.HERE / f"{name}.cpp", "-o", folder / f"{name}.o")

        def interesting(kept):
            source, program = folder / "kernel.cu", folder / "oracle.cpp"
            text = lambda lines, end: "\n".join(lines[:start] + [lines[i] for i in kept] + lines[end:]) + "\n"
            source.write_text(text(cuda, launch))
            program.write_text(text(oracle, launch))
            try:
                report = json.loads(check.run(options.bankcheck, f"--cuda-path={options.cuda_path}", "--format=json",
                                              "--fail-on=never", source))
                if options.not_exact:
                    return any(options.not_exact in (check.why_not_exact(a) or "") for a in report["accesses"])
                check.run(*check.COMPILE, program, folder / "model.o", folder / "recorder.o", "-o", folder / "oracle")
                ran = subprocess.run([folder / "oracle"], capture_output=True, text=True, timeout=10)
                return ran.returncode == 0 and bool(check.compare(report, check.counted(ran.stdout))[2])
            except (RuntimeError, ValueError, subprocess.TimeoutExpired):
                return False

        kept = list(range(start, launch))
        if not interesting(kept):
            raise SystemExit("nothing to shrink")
        size = len(kept) // 2
        while size:
            i, shrunk = 0, False
            while i < len(kept):
                gone = kept[i:i + size]
                fewer = kept[:i] + kept[i + size:]
                # Without its barriers a kernel may be merged, and differ for that.
                if not any("__syncthreads" in cuda[line] for line in gone) and interesting(fewer):
                    kept, shrunk = fewer, True
                else:
                    i += 1 if size < 4 else size
            size = size if shrunk and size == 1 else size // 2
    print("\n".join([cuda[i] for i in kept] + cuda[launch:]))


if __name__ == "__main__":
    main()
