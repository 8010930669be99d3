"""Files that never end, are huge, or nest without end, in each place where a file is
read: inputs.py BANKCHECK. Each has to be told of, soon, in little memory."""

import json
import os
import pathlib
import resource
import subprocess
import sys

bankcheck = sys.argv[1]
KERNEL = ("__global__ void k(float *o) { __shared__ float s[64]; s[2 * threadIdx.x] = *o; __syncthreads(); "
          "*o = s[threadIdx.x]; }\n")
#: Resident bytes would be the measure; address space is what can be limited.
MEMORY, SECONDS = 3 << 30, 120


def run(*arguments, stdin=subprocess.DEVNULL):
    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    return subprocess.run([bankcheck, *arguments], capture_output=True, text=True, stdin=stdin, timeout=SECONDS,
                          preexec_fn=None if "SANITIZED" in os.environ else limit)


def expect(what, done, status, *words):
    output = done.stdout + done.stderr
    assert done.returncode == status, f"{what}: status {done.returncode}, not {status}: {output[-2000:]}"
    for word in words:
        assert word in output, f"{what}: no {word!r} in {output[-2000:]!r}"


def fresh(path):
    path = pathlib.Path(path)
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.is_symlink() or path.exists():
        path.unlink()
    return path


def device(path):
    fresh(path).symlink_to("/dev/zero")


def pipe(path):
    os.mkfifo(fresh(path))


def huge(path):
    with open(fresh(path), "wb") as file:
        file.truncate(1 << 40)


pathlib.Path("good.cu").write_text(KERNEL)
BUNDLED = "--cuda-path=none"
for name, make, word in [("device", device, "not a regular file"), ("pipe", pipe, "not a regular file"),
                         ("huge", huge, "larger than what is read")]:
    here = pathlib.Path(name)
    make(here / "k.cu")
    expect(f"{name}: source", run(BUNDLED, f"{here}/k.cu"), 2, "error")
    expect(f"{name}: folder", run(BUNDLED, str(here)), 2, "error")
    (here / "inc").mkdir()
    make(here / "inc/h.cuh")
    for directive in ("#include", "#embed", "#include_next"):
        (here / "inc/k.cu").write_text(KERNEL + f'const char x[] = {{\n{directive} "h.cuh"\n}};\n')
        expect(f"{name}: {directive}", run(BUNDLED, "--fail-on=never", f"{here}/inc/k.cu"), 0, "2-way")
    (here / "inc/h.cuh").unlink()
    # Among the texts that are searched for the sources that include a header.
    make(here / "inc/other.cu")
    (here / "inc/k.cu").write_text('#include "own.cuh"\n')
    (here / "inc/own.cuh").write_text(KERNEL)
    expect(f"{name}: beside a header", run(BUNDLED, "--fail-on=never", f"{here}/inc/own.cuh"), 0, "k.cu' includes it",
           "2-way")
    (here / "inc/other.cu").unlink()
    (here / "inc/own.cuh").unlink()
    (here / "inc/k.cu").write_text(KERNEL)
    make(here / "inc/.bankcheck.yaml")
    expect(f"{name}: configuration", run(BUNDLED, f"{here}/inc/k.cu"), 2, word)
    (here / "inc/.bankcheck.yaml").unlink()
    make(here / "inc/compile_commands.json")
    expect(f"{name}: database", run(BUNDLED, "--fail-on=never", f"{here}/inc/k.cu"), 0, word)
    expect(f"{name}: database that is given", run(BUNDLED, "-p", f"{here}/inc", f"{here}/inc/k.cu"), 2, word)
    (here / "inc/compile_commands.json").unlink()
    make(here / "file")
    expect(f"{name}: response file", run(BUNDLED, "--fail-on=never", "good.cu", "--", f"@{here}/file"), 0, word)
    expect(f"{name}: configuration that is given", run(BUNDLED, f"--config={here}/file", "good.cu"), 2, word)
    expect(f"{name}: baseline", run(BUNDLED, f"--baseline={here}/file", "good.cu"), 2, word)
    expect(f"{name}: index", run(BUNDLED, f"--index={here}/file", "good.cu"), 2, word)
    expect(f"{name}: merge", run("merge", f"{here}/file"), 2, word)
    expect(f"{name}: profile", run("verify", BUNDLED, f"--profile={here}/file", "good.cu"), 2, word)
with open("/dev/zero", "rb") as endless:
    expect("merge of an endless input", run("merge", "-", stdin=endless), 2, "larger than what is read")

# Deep nesting.
levels = 200000
for text in ("[" * levels, '{"a":' * levels, '{"schema": 1, "findings": ' + "[" * levels):
    pathlib.Path("deep.json").write_text(text)
    expect("deep baseline", run(BUNDLED, "--baseline=deep.json", "good.cu"), 2, "too many levels")
    expect("deep report", run("merge", "deep.json"), 2, "too many levels")
    expect("deep index", run(BUNDLED, "--index=deep.json", "good.cu"), 2, "too many levels")
    expect("deep profile", run("verify", BUNDLED, "--profile=deep.json", "good.cu"), 2)
    if len(text) < 100000:
        expect("deep line filter", run(BUNDLED, "--line-filter=" + text, "good.cu"), 2, "--line-filter")
expect("deep line filter", run(BUNDLED, "--line-filter=" + "[" * 100000, "good.cu"), 2, "--line-filter")
for text in ("[" * levels, "- " * levels, "a: " + "{b: " * levels, "? " * levels,
             "".join(" " * i + "a:\n" for i in range(2000)), "!" * levels, "&a [" * levels,
             "a: *b\n" * 1000, "'" + "\n" * levels, "\x00" * 1000, "%YAML " * 1000):
    pathlib.Path("deep.yaml").write_text(text)
    done = run(BUNDLED, "--fail-on=possible", "--config=deep.yaml", "good.cu")
    assert done.returncode in (1, 2), f"configuration {text[:20]!r}: {done.returncode}: {done.stderr[-2000:]}"
    pathlib.Path("database").mkdir(exist_ok=True)
    pathlib.Path("database/compile_commands.json").write_text(text)
    done = run(BUNDLED, "-p", "database", "good.cu")
    assert done.returncode in (1, 2), f"database {text[:20]!r}: {done.returncode}: {done.stderr[-2000:]}"

# Few bytes that take many, and commands of many words.
for text in ('{"schema": 1, "findings": [' + '{"":0},' * 700000 + "{}]}",
             '{"schema": 1, "findings": [' + "0," * 20000000 + "0]}"):
    pathlib.Path("many.json").write_text(text)
    expect("many values, baseline", run(BUNDLED, "--baseline=many.json", "good.cu"), 2, "more values than are read")
done = run(BUNDLED, "--fail-on=never", "--format=json", "good.cu")
report = json.loads(done.stdout)
pathlib.Path("many.json").write_text(json.dumps(report | {"kernels": [{"": 0} for _ in range(400000)]}))
expect("many objects, report", run("merge", "many.json"), 2, "more values than are read")
# A large project's: accesses are read one by one.
access = report["accesses"][0] | {"fixes": [], "merged": []}
pathlib.Path("large.json").write_text(
    json.dumps(report | {"accesses": [access | {"id": n, "launched": []} for n in range(50000)]}))
expect("50,000 accesses, report", run("merge", "--fail-on=never", "--format=concise", "large.json"), 0,
       "50000 shared accesses")
text = json.dumps(report)
pathlib.Path("twice.json").write_text(text[:-1] + ', "accesses": [' + "{}," * 300000 + "{}]}")
expect("accesses twice", run("merge", "twice.json"), 2)
pathlib.Path("element.json").write_text(json.dumps(report | {"accesses": ["?"]}).replace('"?"', "{} {"))
expect("a cut element", run("merge", "element.json"), 2)
pathlib.Path("many").mkdir(exist_ok=True)
pathlib.Path("many/k.cu").write_text(KERNEL)
pathlib.Path("many/.bankcheck.yaml").write_text("set: {" + ",".join(f"a{n}: 1" for n in range(60000)) + "}\n")
expect("a long configuration", run(BUNDLED, "many/k.cu"), 2, "larger than what is read")
pathlib.Path("many/.bankcheck.yaml").unlink()
pathlib.Path("many/huge.rsp").write_text("-DA " * 6000000)
entry = {"directory": str(pathlib.Path("many").absolute()), "file": "k.cu"}
for what, text, word in [
    ("words", json.dumps([entry | {"arguments": ["clang++"] + [f"-DX{n}" for n in range(200000)]}]),
     "behind the first 20000 words are left out"),
    ("list", json.dumps([entry | {"arguments": ["nvcc", "-include", ",".join(["none.h"] * 100000)]}]),
     "behind the first 20000 words are left out"),
    ("list for the host",
     json.dumps([entry | {"arguments": ["nvcc", "-Xcompiler", ",".join(f"-DX{n}" for n in range(200000))]}]),
     "20000 words are left out"),
    ("values", json.dumps([entry | {"arguments": ["a"] * 5000000}]), "more values than are read"),
    ("value", json.dumps([entry | {"command": "clang++ " + "-DA " * 6000000}]),
     "a value that is larger than what is read"),
    ("response file", json.dumps([entry | {"arguments": ["clang++", "@huge.rsp"]}]),
     "huge.rsp': it is larger than what is read")
]:
    pathlib.Path("many/compile_commands.json").write_text(text)
    expect(f"a database, {what}", run(BUNDLED, "--fail-on=never", "many/k.cu"), 0, word, "2-way")

# Expressions that would take gigabytes, or ages.
for text, word in [("(((a{255}){255}){255}){255}", "repetitions multiply"),
                   ("(a*)(a*)(a*)\\1x", "references to groups"), ("a" * 2000, "longer than"),
                   ("(" * 900, "parentheses"), ("a{1,1000}{2}", "repetitions multiply")]:
    pathlib.Path("filter.yaml").write_text(f"header-filter: '{text}'\n")
    expect(f"header-filter {text[:40]}", run(BUNDLED, "--config=filter.yaml", "good.cu"), 2, word)
    expect(f"--header-filter {text[:40]}", run(BUNDLED, "--header-filter=" + text, "good.cu"), 2, word)

# Response files that name themselves.
pathlib.Path("three.rsp").write_text("-DX @three.rsp @three.rsp @three.rsp")
expect("3 ^ 20 response files", run(BUNDLED, "--fail-on=never", "good.cu", "--", "@three.rsp"), 0,
       "more than 200 are named")
pathlib.Path("three.rsp").write_text("--options-file three.rsp,three.rsp,three.rsp")
expect("3 ^ 20 files of options", run(BUNDLED, "--fail-on=never", "good.cu", "--", "@three.rsp"), 0,
       "more than 200 are named")

# Sources whose parse is deep: an error, or a result, and no end of the process.
for what, text in {
        "~": "s[" + "~" * 10000 + "threadIdx.x & 31]", "sum": "s[(" + "+".join(["threadIdx.x"] * 200000) + ") & 31]",
        "parentheses": "s[" + "(" * 100000 + "threadIdx.x" + ")" * 100000 + "]",
        "casts": "s[" + "(int)" * 20000 + "threadIdx.x & 31]", "conditions": "s[" + "threadIdx.x ? 1 : " * 5000 + "0]",
        "commas": "s[(" + "1," * 100000 + "threadIdx.x) & 31]",
        "calls": "s[" + "abs(" * 5000 + "threadIdx.x" + ")" * 5000 + "]", "-": "s[" + "- " * 50000 + "threadIdx.x & 31]"
}.items():
    pathlib.Path("deep.cu").write_text("__global__ void k(float *o) { __shared__ float s[64]; " + text
                                       + " = *o; __syncthreads(); *o = s[threadIdx.x]; }\n")
    done = run(BUNDLED, "--fail-on=never", "deep.cu")
    assert done.returncode in (0, 2), f"{what}: {done.returncode}: {done.stderr[-2000:]}"
    assert done.returncode == 0 or "error: " in done.stderr, what
    print(what, done.returncode,
          (done.stderr.strip().splitlines() or done.stdout.strip().splitlines() or [""])[-1][:150])
for what, text in {"blocks": "{" * 50000, "statements": "if (o) " * 4000 + ";", "else": "if (o) ; else " * 5000 + ";",
                   "loops": "for (;;) " * 5000 + ";",
                   "lambdas": "[]{" * 500}.items():
    pathlib.Path("deep.cu").write_text("__global__ void k(float *o) { __shared__ float s[64]; s[threadIdx.x] = *o; "
                                       + text + "}\n")
    done = run(BUNDLED, "--fail-on=never", "deep.cu")
    assert done.returncode in (0, 2), f"{what}: {done.returncode}: {done.stderr[-2000:]}"
    print(what, done.returncode,
          (done.stderr.strip().splitlines() or done.stdout.strip().splitlines() or [""])[-1][:150])
pathlib.Path("deep.cu").write_text("template <int N> struct T { enum { v = T<N - 1>::v }; };\nint x = T<100000>::v;\n"
                                   + KERNEL)
expect("templates", run(BUNDLED, "--fail-on=never", "deep.cu"), 0, "2-way")
pathlib.Path("deep.cu").write_text(
    "constexpr int f(int n) { return n ? f(n - 1) + 1 : 0; }\nconstexpr int x = f(100000000);\n" + KERNEL)
expect("constant functions", run(BUNDLED, "--fail-on=never", "deep.cu"), 0, "2-way")
expect("banks, ~", run("banks", BUNDLED, "float t[32]; t[" + "~" * 10000 + "threadIdx.x & 31]"), 2, "error: ")
expect("banks, sum", run("banks", BUNDLED, "float t[32]; t[(" + "+".join(["threadIdx.x"] * 9000) + ") & 31]"), 0)
print("every input is told of")
