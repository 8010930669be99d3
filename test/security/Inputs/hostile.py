"""Names and texts that a terminal, a build service or an editor would obey, through every
format and both streams: hostile.py BANKCHECK [--all]. Fails for a line that they begin, and for a
control character. Without --all the formats take turns where only the way to the file differs, and each other way is
tried with a third of the names."""

import json
import os
import pathlib
import subprocess
import sys

from judge import FORMATS, STRUCTURED, judge

bankcheck, is_all = sys.argv[1], "--all" in sys.argv
ESCAPE, CSI, RIGHT_TO_LEFT = "\x1b[2J\x1b]0;title\x07", "\u009b31m", "\u202e"
NAMES = ["::error ::hello", "a\n::error ::hello", f"a{ESCAPE}", f"a{CSI}{RIGHT_TO_LEFT}", "a\r::set-output name=x::y",
         "##[add-mask]x", " ::warning::x", "a\x7f\x08b",
         "a](https://x.invalid) <img src=x onerror=y> `b` *c* [d](command:e)",
         "no UTF-8\udcff\udce9"]
KERNEL = """__global__ void {kernel}(float *o) {{
  __shared__ float s[64];
  s[/* {text} */ threadIdx.x * 2] = *o;
  __syncthreads();
  *o = s[threadIdx.x];
  __shared__ float u[64];
  u[int(o[0])] = 1; // NOLINT(bankcheck-nothing{text})
  // bankcheck: set={text}
}}
void launch_{kernel}(float *o) {{ {kernel}<<<1, 32>>>(o); }}
"""


def write(path, text):
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(text.encode("utf-8", errors="surrogateescape"))


def run(what, *arguments, is_json=False, folder="."):
    done = subprocess.run([bankcheck, *arguments], cwd=folder, capture_output=True)
    assert done.returncode in (0, 1, 2), f"{what}: {done.returncode}"
    judge(what + ", output", done.stdout, is_json)
    judge(what + ", errors", done.stderr)
    return done


def in_line(name):
    """As it can stand in a #line directive or a comment."""
    return name.replace("\n", "").replace("\r", "").replace("*/", "")


def in_turn_of(number, ways):
    """Every third of the ways, unless all are asked for."""
    return [way for place, way in enumerate(ways) if is_all or (place + number) % 3 == 0]


runs = 0
for number, name in enumerate(NAMES):
    folder = pathlib.Path(f"n{number}")
    file = name.replace("/", "_") + ".cu"
    quoted = in_line(name).replace('"', "").replace("\\", "")
    write(folder / file,
          KERNEL.format(kernel="k", text=in_line(name)) + f'#line 1 "{quoted}"\n' + KERNEL.format(kernel="l", text="1"))
    write(folder / "broken" / file, f'#line 1 "{quoted}"\n#error {in_line(name)}\nnonsense "{in_line(name)}\n')
    write(
        folder / "raw" / "b.cu",
        f'static_assert(false, R"({name})");\n#define M R"({name})"\n#pragma clang __debug macro M\n'
        f'int x = "{in_line(name)}";\n'
    )
    in_turn = FORMATS if is_all else [FORMATS[number % len(FORMATS)]]
    for form in FORMATS:
        structured = form in STRUCTURED
        done = run(f"{name!r} {form}", "--cuda-path=none", f"--format={form}", "--all", "--explain", "--verbose",
                   file if not file.startswith(("-", "@")) else "./" + file,
                   is_json=structured, folder=folder)
        assert done.stdout, done.stderr
        runs += 1
    for form in FORMATS if is_all else in_turn + [STRUCTURED[number % len(STRUCTURED)]]:
        run(f"{name!r} {form} of a folder", "--cuda-path=none", f"--format={form}", "--verbose", ".",
            is_json=form in STRUCTURED, folder=folder)
        runs += 1
    for more in in_turn_of(number, [["--diff"], ["--fix", "--config=none"], [f"--baseline={file}"],
                                    [f"--config={file}"], ["-p", name], [f"--line-filter={name}"]]):
        run(f"{name!r} {more}", "--cuda-path=none", *more, ".", folder=folder)
        runs += 1
    run(f"{name!r} banks", "banks", "--cuda-path=none", f"float t[32]; t[threadIdx.x /* {in_line(name)} */]",
        folder=folder)
    for form in in_turn:
        run(f"{name!r} missing, {form}", "--cuda-path=none", f"--format={form}", "missing" + name,
            is_json=form in STRUCTURED, folder=folder)
    for more in ([], ["--write-baseline"], []):
        run(f"{name!r} baseline", "--cuda-path=none", "--baseline=known.json", *more, ".", folder=folder)
    run(f"{name!r} merge", "merge", file, folder=folder)
    write(folder / ".bankcheck.yaml", f"arch: sm_90\nnonsense: {in_line(name)}\n")
    run(f"{name!r} configuration", "--cuda-path=none", ".", folder=folder)
    (folder / ".bankcheck.yaml").unlink()
    write(folder / "compile_commands.json",
          json.dumps([{"directory": str(folder.absolute()), "file": file,
                       "arguments": ["clang++", "-Xclang", name, "@" + name, file]}]))
    told = run(f"{name!r} database", "--cuda-path=none", ".", folder=folder).stderr
    assert b"left out" in told or "\udcff" in name, told # which JSON cannot name
    for text in in_turn_of(number, [f"[{name}", f'[{{"directory": "/", "\\q{name}": "',
                                    f'[{{"directory": "\\q", "x": "{in_line(name)}"}}]', f'[{{"{name}": 1}}]',
                                    f'"\\u\n{name}', f"\n{name}: [\n"]):
        write(folder / "compile_commands.json", text)
        told = run(f"{name!r} database {text!r}", "--cuda-path=none", ".", folder=folder).stderr
        assert b"bankcheck: warning: '" in told and b"compile_commands.json': " in told, told
print(f"{runs} runs with hostile names")
