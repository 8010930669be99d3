"""Tries every flag of clang that writes a file, or loads code, by every way that a folder
has to give flags: routes.py BANKCHECK. Fails if anything changes but what it wrote itself."""

import json
import os
import pathlib
import subprocess
import sys

bankcheck = sys.argv[1]
root = pathlib.Path("routes").resolve()
out = str(root / "out/file")
KERNEL = ("__global__ void k(float *o) { __shared__ float s[64]; s[2 * threadIdx.x] = *o; __syncthreads(); "
          "*o = s[threadIdx.x]; }\n")

# (words for clang++, or for its inner command line)
driver = [["-MD", "-MF", out], ["-MJ", out], ["-o", out], ["-save-temps=obj"], ["--serialize-diagnostics", out],
          ["-ftime-trace=" + out], ["-fproc-stat-report=" + out], ["-gen-cdb-fragment-path", out],
          ["-fsave-optimization-record", "-foptimization-record-file=" + out], ["-fplugin=" + out],
          ["-fpass-plugin=" + out], ["-fcrash-diagnostics-dir=" + out], ["-fprofile-instr-generate=" + out],
          ["-ftest-coverage"], ["-fmodules", "-fcxx-modules", "-fmodules-cache-path=" + out], ["-fprofile-use=" + out],
          ["-include-pch", out], ["-ivfsoverlay", out], ["--config=" + out], ["-mllvm", "-info-output-file=" + out],
          ["-fdump-record-layouts"], ["-working-directory", out], ["-H"], ["-Wp,-MD," + out],
          ["-Xpreprocessor", "-MF", "-Xpreprocessor", out], ["-fdebug-compilation-dir=" + out],
          ["-dependency-dot", out], ["-dependency-file", out, "-MT", "TEXT"], ["--print-stats"], ["-E"], ["-S"],
          ["-emit-llvm"], ["--analyze"], ["-fstack-usage"]]
inner = [["-dependency-file", out, "-MT", "TEXT"], ["-header-include-file", out], ["-diagnostic-log-file", out],
         ["-dependency-dot", out], ["-module-dependency-dir", out], ["-serialize-diagnostic-file", out], ["-load", out],
         ["-add-plugin", "x"], ["-stats-file=" + out], ["-opt-record-file", out], ["-coverage-notes-file=" + out],
         ["-fmodule-file=" + out], ["-ast-merge", out], ["-o", out], ["-emit-pch"], ["-fmodule-map-file=" + out],
         ["-split-dwarf-output", out], ["-mlink-builtin-bitcode", out], ["-foverride-record-layout=" + out]]


def each(before, words):
    return [w for word in words for w in (before, word)]


attacks = driver + [each("-Xclang", words) for words in inner]


def files():
    return sorted((str(p), p.stat().st_size, p.stat().st_mtime_ns) for p in root.rglob("*") if not p.is_dir())


def write(path, text):
    path = root / path
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def lsp(message):
    text = json.dumps(message)
    return f"Content-Length: {len(text)}\r\n\r\n{text}"


def message(stream):
    size = 0
    while (line := stream.readline().strip()):
        if line.startswith(b"Content-Length:"):
            size = int(line.split(b":")[1])
    assert size, "the server ended"
    return stream.read(size)


def attempt(name, arguments, behind=(), response=None, server=False):
    for path in list(root.rglob("*"))[::-1] if root.exists() else ():
        path.rmdir() if path.is_dir() else path.unlink()
    write("k.cu", KERNEL)
    write("work/empty", "")
    (root / "out").mkdir()
    if arguments is not None:
        write("compile_commands.json",
              json.dumps([{"directory": str(root), "file": "k.cu", "arguments": arguments + ["-c", "k.cu"]}]))
    if response is not None:
        write("flags.rsp", "\n".join(f"'{word}'" for word in response))
    before = files()
    command, text = [bankcheck, "--cuda-path=none", "--fail-on=never", str(root / "k.cu"), *behind], ""
    if server:
        uri = "file://" + str(root / "k.cu")
        command = [bankcheck, "lsp", "--cuda-path=none"]
        text = "".join(map(lsp, [
            {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}}},
            {"jsonrpc": "2.0", "method": "textDocument/didOpen",
             "params": {"textDocument": {"uri": uri, "languageId": "cuda", "version": 1, "text": KERNEL}}}]))
    run = subprocess.Popen(command, cwd=root / "work", stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                           stderr=subprocess.PIPE)
    if server:
        run.stdin.write(text.encode())
        run.stdin.flush()
        while b"publishDiagnostics" not in message(run.stdout):
            pass
    stdout, stderr = (stream.decode() for stream in run.communicate())
    changed = set(files()) ^ set(before)
    assert not changed, f"{name}: {sorted(changed)} changed by {arguments or behind or response}"
    assert server or run.returncode in (0, 2), f"{name}: status {run.returncode}: {stderr}"
    return run.returncode, stdout, stderr


tried = 0
everything = [word for words in attacks for word in words]
for words in attacks + [everything]:
    for name, arguments in [("clang", ["clang++", *words]), ("nvcc", ["nvcc", *words]),
                            ("host", ["nvcc", *each("-Xcompiler", words)])]:
        if words is everything or name == "clang":
            status, stdout, _ = attempt(name, arguments)
            # A folder's flags are left out, and the file is analysed.
            assert status == 0 and "2-way bank conflict" in stdout, f"{name}: {arguments}: {stdout}"
            tried += 1
attempt("response file", ["clang++", "@flags.rsp"], response=everything)
attempt("response file of nvcc", ["nvcc", "--options-file", "flags.rsp"], response=everything)
attempt("behind --", None, behind=["--", *everything])
attempt("response file behind --", None, behind=["--", f"@{root}/flags.rsp"], response=everything)
attempt("editor", ["clang++", *everything], server=True)
attempt("editor, the attack that was found", ["clang++", *each("-Xclang", inner[0])], server=True)

# What the user writes himself is refused with a word.
status, _, stderr = attempt("refused", None, behind=["--", "-Xclang", "-dependency-file", "-Xclang", out])
assert status == 2 and "behind '--': no parse may have it" in stderr, stderr
status, _, stderr = attempt("unknown", None, behind=["--", "-nonsense"])
assert status == 2 and "'-nonsense' behind '--' is known neither to nvcc nor to clang" in stderr, stderr
# A folder's are said to be left out.
status, _, stderr = attempt("told", ["clang++", *each("-Xclang", inner[0])])
assert status == 0 and "warning: flag '-Xclang -dependency-file' is left out: no parse may have it" in stderr, stderr
print(f"{tried} commands of folders, and nothing was written")
