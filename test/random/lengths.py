"""Whether programs compute the same with longer rows, where bankcheck changes the name that holds their length.

    lengths.py [--seed N] [--count 200] [--bankcheck PROGRAM] [--work DIR]

Each kernel has arrays whose rows' length has a name: a macro, a constant, a template's argument, or a term of one. It
fills them, reads columns or a matrix of wmma, and uses the name, the array or the number in one or more other ways,
most of which forbid another length. --fix-unsafe changes the file, and the texts before and after run on the CPU, the
threads of a block in turn between the barriers: they have to store the same. No change that is offered is refused
when it is made, and some kernels of each kind of name are changed, or they were not held to anything.
"""

import argparse
import collections
import pathlib
import re
import subprocess
import sys
import tempfile
import time
from random import Random

sys.dont_write_bytecode = True  # the source tree stays as it is
import check

KERNELS_A_FILE = 20
ENOUGH = 800  # kernels, of which each kind of name is changed for some
CPU = """\
#include <cstdio>
#include <cstring>
#include <initializer_list>
#include <ucontext.h>
#define __device__
#define __host__
#define __global__
#define __shared__ static
#define __forceinline__ inline
#define __align__(n)
#define __launch_bounds__(n)
using half = _Float16;
struct dim3 { unsigned x, y, z; };
static dim3 threadIdx, blockDim{32, 1, 1}, blockIdx;
static ucontext_t home, threads[256];
static char stacks[256][1 << 16];
static bool ended[256];
static void (*body)(void *);
static void *arguments;
static void begin() { body(arguments); ended[threadIdx.x] = true; swapcontext(&threads[threadIdx.x], &home); }
static void __syncthreads() { unsigned t = threadIdx.x; swapcontext(&threads[t], &home); threadIdx.x = t; }
static void block(unsigned count, void (*f)(void *), void *a) {
  body = f, arguments = a, blockDim.x = count;
  for (unsigned t = 0; t < count; ++t) {
    ended[t] = false;
    getcontext(&threads[t]);
    threads[t].uc_stack.ss_sp = stacks[t];
    threads[t].uc_stack.ss_size = sizeof stacks[t];
    makecontext(&threads[t], begin, 0);
  }
  for (bool runs = true; runs;) {
    runs = false;
    for (unsigned t = 0; t < count; ++t)
      if (!ended[t]) {
        runs = true, threadIdx.x = t;
        swapcontext(&home, &threads[t]);
      }
  }
}
template <typename F> struct Launch {
  F *f;
  unsigned count;
  template <typename... A> void operator()(A... a) {
    auto call = [&] { f(a...); };
    block(count, [](void *c) { (*static_cast<decltype(call) *>(c))(); }, &call);
  }
};
template <typename F> Launch<F> on(unsigned count, F *f) { return {f, count}; }
namespace nvcuda::wmma {
struct matrix_a {}; struct matrix_b {}; struct accumulator {}; struct row_major {}; struct col_major {};
enum layout_t { mem_row_major, mem_col_major };
template <typename U, int M, int N, int K, typename T, typename L = void> struct fragment { T x[8]; };
template <typename U, int M, int N, int K, typename T, typename L>
void load_matrix_sync(fragment<U, M, N, K, T, L> &f, const T *p, unsigned ld) {
  for (int i = 0; i < 8; ++i)
    f.x[i] = p[(threadIdx.x % 32 * 8 + i) / 16 * ld + (threadIdx.x * 8 + i) % 16];
}
}
"""
MAIN = """\
int main() {
  static float o[1 << 15];
  static half in[1 << 15];
  for (int i = 0; i < 1 << 15; ++i)
    in[i] = half(i * 7 %% 2039);
  for (auto [name, launch] : std::initializer_list<Named>{%s}) {
    memset(o, 0, sizeof o);
    launch(o, in);
    unsigned long long hash = 1469598103934665603;
    for (unsigned i = 0; i < sizeof o; ++i)
      hash = (hash ^ reinterpret_cast<unsigned char *>(o)[i]) * 1099511628211;
    printf("%%s %%llx\\n", name, hash);
  }
}
"""
HEAD = """\
#include <mma.h>
using namespace nvcuda;
using Operand = wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major>;
#define EACH(i, n) for (int i = threadIdx.x; i < (n); i += 32)
#define APPLY(f, x) f(x)
"""
# How a name is declared, before the kernel or in it, and how it is written. {v}: the number.
NAMES = {
    "macro": ("#define {n} {v}\n", "", "{n}"),
    "sum macro": ("#define {n} ({v} - 8 + 8)\n", "", "{n}"),
    "term": ("#define {n} 16\n", "", "({v} - 16 + {n})"),
    "constexpr": ("constexpr int {n} = {v};\n", "", "{n}"),
    "const": ("static const unsigned {n} = {v};\n", "", "{n}"),
    "constant term": ("constexpr int {n} = 8 + 8;\n", "", "({m} + {n})"),
    "local": ("", "  constexpr int {n} = {v};\n", "{n}"),
    "argument": ("", "", "{n}"),
}
# What fills {a}, of {r} rows of {v} elements of type {e}; {w} is how the length is written.
FILLS = [
    "  EACH(i, {r} * {v}) {p}[i / {v} * {w} + i % {v}] = in[i];",
    "  EACH(i, {r} * {v}) {{ int row = i / {v} * {w}; {p}[row + i % {v}] = in[i]; }}",
    "  for (int r = 0; r < {r}; ++r) EACH(c, {v}) {p}[r * {w} + c] = in[r * {v} + c];",
    "  for (int r = 0; r < {r}; ++r) {{ {e} *q = {p} + r * {w}; EACH(c, {v}) q[c] = in[r * {v} + c]; }}",
    "  auto to = [&](int r, int c) -> {e} & {{ return {p}[r * {w} + c]; }};\n"
    "  EACH(i, {r} * {v}) to(i / {v}, i % {v}) = in[i];",
    "  static_assert({w} % 8 == 0, \"\");\n  EACH(i, {r} * {v}) *({p} + {w} * (i / {v}) + i % {v}) = in[i];",
]
# Those of a file's name, by a helper.
HELPERS = [
    "%s __device__ void fill{i}({e} *to, const half *in) "
    "{{ EACH(i, {r} * {v}) to[i / {v} * {w} + i %% {v}] = in[i]; }}\n" % before
    for before in ["static", "inline", "", "template <typename = int>"]
]
# Statements between barriers. `x` is a number from 0 that only the launch knows.
USES = [
    "o[at + t] = {p}[x * {w} + t % {v}];",
    "o[at + t] = {p}[(x + 1) * {w} + t % {v}];",
    "o[at + t] = {p}[(x + 1) * {w} - 1];",
    "o[at + t] = {p}[x * {v} + t % {v}];",
    "o[at + t] = {p}[{v} + t % {v}];",
    "o[at + t] = {p}[0 * {w} + t % {v}];",
    "o[at + t] = {p}[2 * {w} - {v} + t % {v}];",
    "o[at + t] = {p}[(4 * {w}) + t % {v} - 4 * {v}];",
    "o[at + t] = {p}[t * {w} % {v}];",
    "o[at + t] = {p}[t * {w} / {v}];",
    "const int first = 2 * {w}; o[at + t] = {p}[first + t % {v}];",
    "const int first = 2 * {w} - {v}; o[at + t] = {p}[first];",
    "int row = x * {w}; o[at + t] = {p}[row + t % {v}]; o[at + 64 + t] = row + 2;",
    "int row = (x + 2) * {w}; o[at + t] = row > 2 * {v} ? 1 : 2;",
    "int row = (x + 2) * {w}; row += 3; o[at + t] = {p}[row + t % 8];",
    "EACH(c, {w}) o[at + c] = in[c];",
    "for (int c = t; c < {w}; c += 32) o[at + c] = {p}[c % {v}];",
    "if ({w} == {v}) o[at + t] = 1;",
    "o[at + t] = {w} / 16 * t;",
    "o[at + t] = t & ({w} - 1);",
    "o[at + t] = in[x * {w} + {w} + t];",
    "o[at + t] = {w};",
    "o[at] = sizeof({a}) / 2;",
    "enum {{ Enumerated = {w} }}; o[at] = Enumerated;",
    "int other[{w}]; other[x] = 5; o[at] = other[x] + sizeof other;",
    "__shared__ {e} second[{w}]; EACH(c, {v}) second[c] = in[c]; o[at + t] = second[t];",
    "__shared__ {e} second[4][{w}]; EACH(c, {v}) second[x][c] = in[c]; o[at + t] = second[x][t];",
    "__shared__ {e} second[4 * {w}]; EACH(c, {v}) second[(x + 1) * {w} + c] = in[c]; o[at + t] = second[{w} + t];",
    "__shared__ __align__(32) half second[{r}][{w}]; EACH(c, {r} * {v}) second[c / {v}][c % {v}] = in[c];"
    " __syncthreads();"
    " Operand g; wmma::load_matrix_sync(g, &second[0][0], {w}); o[at + t] = g.x[x];",
    "{e} *q = {p}; q += 2 * {w}; o[at + t] = q[t % {v}];",
    "{e} *q = {p}; for (int r = 0; r < 4; ++r, q += {w}) o[at + r] = q[x];",
    "{e} *q = {p}; for (int r = 0; r < 4; ++r, q += {v}) o[at + r] = q[x];",
    "{e} *q = {p} + (x + 1) * {w}; o[at + t] = q[int(t % {v}) - x];",
    "{e} *q = {p} + (x + 1) * {w}; o[at + t] = q - {p};",
    "{e} *q = {p} + (x + 1) * {w}; o[at + t] = q > {p} + {v} ? 1 : q == {p} + {v} ? 2 : 3;",
    "{e} own[200]; {e} *q = x ? {p} : own; own[t] = 1; q[t * {w} % 128] = 2; o[at + t] = own[t];",
    "{e} own[1000]; {e} *both[] = {{{p}, own}}; for (int c = 0; c < 1000; ++c) own[c] = c; o[at + t] = both[1 -"
    " x][(x + 2) * {w} + t];",
    "{e} own[1000]; for (int c = 0; c < 1000; ++c) own[c] = c; o[at + t] = ({p}, own)[(x + 2) * {w} + t];",
    "{e} own[1000]; for (int c = 0; c < 1000; ++c) own[c] = c; auto put = [&]({e} *q) {{ return q[(x + 2) * {w} +"
    " t]; }};"
    " o[at + t] = put({p}) + put(own);",
    "{e} own[1000]; for (int c = 0; c < 1000; ++c) own[c] = c; struct Get {{ int x, t; __device__ half"
    " operator()({e} *q)"
    " {{ return q[(x + 2) * {w} + t]; }} }} get{{x, int(t)}}; o[at + t] = get({p}) + get.operator()(own);",
    "double own[1000]; for (int c = 0; c < 1000; ++c) own[c] = c; double *q = own; o[at + t] = q[(x + 2) * {w} + t];",
    "{e} (&whole)[{r}][{w}] = reinterpret_cast<{e} (&)[{r}][{w}]>(*{p}); o[at + t] = whole[x + 1][t % {v}];",
    "{e} (*whole)[{w}] = reinterpret_cast<{e} (*)[{w}]>({p}); o[at + t] = whole[x + 1][t % {v}];",
    "o[at + t] = (&{p}[x * {w}])[t % {v}] + {p}[(x + 1) * ({w}) + t % 8];",
    "o[at + t] = {p}[x * ({w} + 0) + t % 8];",
    "o[at + t] = {p}[(x + 1) * ({w} + 8) + t % 8];",
    "o[at + t] = {p}[(x + 1) * {w} * 2 + t % 8];",
    "o[at + t] = {p}[(x + 1) * (2 * {w}) + t % 8];",
    "o[at + t] = {p}[(x + 1) * ({w} + {w}) / 2 + t % 8];",
    "unsigned *words = reinterpret_cast<unsigned *>({p}); o[at + t] = words[(x + 1) * {w} + t % 8] % 1000;",
    "unsigned *words = reinterpret_cast<unsigned *>({p}); o[at + t] = words[(x + 1) * {w} / 2 + t % 8] % 1000;",
    "unsigned *words = reinterpret_cast<unsigned *>({p}); o[at + t] = words[t] % 1000;",
    "static_assert({w} < 1000, \"\");",
    "static_assert({w} == {v} || {w} == {v} + 16, \"\");",
    "static_assert({w} % 16 == 0, \"\");",
    "static_assert(({w} & 7) == 0 && {w} / 8 < 40, \"\");",
    "static_assert(sizeof({a}) % 16 == 0, \"\");",
    "o[at + t] = {p}[APPLY(, (x + 1) * {w}) + t % 8];",
]
# Behind the kernel.
OUTSIDE = [
    "#if {n} > 1000\n#error\n#endif\n",
    "constexpr int other{i} = {n};\n",
    "static_assert({n} % 8 == 0, \"\");\n",
    "static_assert({n} < 10 || {n} == {c}, \"\");\n",
    "template <int N> struct Times{i} {{ static constexpr int value = N * 2; }};\nconstexpr int twice{i} ="
    " Times{i}<{n}>::value;\n",
    "#define ALIAS{i} {n}\n",
    "#define ALIAS{i} {n}\nint table{i}[ALIAS{i}];\n",
    "static int length{i}() {{ return {n}; }}\n",
]
# How a kernel with an argument is launched.
LAUNCHES = [
    ("", "k{i}<{v}><<<1, 32>>>(o, in, 0);"),
    ("", "k{i}<{m} + 16><<<1, 32>>>(o, in, 0); k{i}<{v}><<<1, 32>>>(o, in, 1);"),
    ("constexpr int given{i} = {v};\n", "k{i}<given{i}><<<1, 32>>>(o, in, 0);"),
    ("#define GIVEN{i} {m} + 16\n", "k{i}<GIVEN{i}><<<1, 32>>>(o, in, 0);"),
    ("#define RUN{i}(n) k{i}<n><<<1, 32>>>(o, in, 0)\n", "RUN{i}({v});"),
    ("#define RUN{i}(n) k{i}<n><<<1, 32>>>(o, in, 0); o[9000] = n\n", "RUN{i}({v});"),
    ("template <int N> static void run{i}(float *o, half *in) {{ k{i}<N><<<1, 32>>>(o, in, 0); o[9000] = N; }}\n",
     "run{i}<{v}>(o, in);"),
    ("template <int N> static void run{i}(float *o, half *in) {{ k{i}<N><<<1, 32>>>(o, in, 0); }}\n",
     "run{i}<{v}>(o, in); run{i}<{v} + 16>(o, in);"),
    ("", "auto *f = k{i}<{v}>; f<<<1, 32>>>(o, in, 0);"),
    ("", "if (k{i}<{v}> == k{i}<{m} + 16>) k{i}<{v}><<<1, 32>>>(o, in, 0); else o[0] = 7;"),
]


class Kernel:
    def __init__(self, random, number):
        self.name, self.kind = f"k{number}", random.choice(list(NAMES))
        self.matrix = random.random() < 0.6
        rows, length = 16, random.choice([64, 64, 128])
        name = f"L{number}"
        before, inside, written = NAMES[self.kind]
        known = {"i": number, "n": name, "v": length, "m": length - 16, "r": rows, "a": "a"}
        known["w"] = written.format(**known)
        known["e"] = "half" if self.matrix else random.choice(["half", "float"])
        known["c"] = 16 if "term" in self.kind else length
        flat = random.random() < 0.5
        known["p"] = random.choice(["a", "p"]) if flat else random.choice(["(&a[0][0])", "p", "p"])
        extent = f"[{rows} * {known['w']}]" if flat else f"[{rows}][{known['w']}]"
        first = "a" if flat else "&a[0][0]"
        is_argument = self.kind == "argument"
        of_file = not is_argument and self.kind != "local"
        text = before.format(**known)
        fill = random.choice(FILLS).format(**known)
        if of_file and random.random() < 0.25:
            text += random.choice(HELPERS).format(**known)
            fill = f"  fill{number}(p, in);"
        uses = [f"  {{ const int at = {1024 * (n + 1)}; {use.format(**known)} }}\n  __syncthreads();"
                for n, use in enumerate(random.sample(USES, random.choice([0, 0, 1, 1, 1, 2])))]
        if self.matrix:
            last = (f"  Operand f;\n  wmma::load_matrix_sync(f, {known['p']}, {known['w']});\n"
                    "  for (int j = 0; j < 8; ++j) o[t * 8 + j] = f.x[j];")
        else:
            last = (f"  for (int c = 0; c < {length // 2}; ++c)\n"
                    f"    o[c * 32 + t] = {known['p']}[t % {rows} * {known['w']} + 2 * c];")
        text += (f"template <int {name}> " if is_argument else "") + (
            f"__global__ void {self.name}(float *o, const half *in, int x) {{\n{inside.format(**known)}"
            f"  __shared__ __align__(32) {known['e']} a{extent};\n  {known['e']} *p = {first};\n"
            "  const unsigned t = threadIdx.x;\n"
            f"{fill}\n  __syncthreads();\n" + "\n".join(uses) + f"\n{last}\n}}\n")
        if of_file and random.random() < 0.3:
            text += random.choice(OUTSIDE).format(**known)
        helper, launch = random.choice(LAUNCHES) if is_argument else ("", "{name}<<<1, 32>>>(o, in, 0);")
        known["name"] = self.name
        text += helper.format(**known)
        self.text = text + f"void launch_{self.name}(float *o, half *in) {{ {launch.format(**known)} }}\n"


def on_cpu(text, kernels):
    text = re.sub(r"(\w+(?:<[^<>;]*>)?)<<<1, 32>>>", r"on(32, \1)", text.replace("#include <mma.h>\n", CPU))
    names = ", ".join(f'{{"{kernel}", launch_{kernel}}}' for kernel in kernels)
    return text + "struct Named { const char *name; void (*launch)(float *, half *); };\n" + MAIN % names


def outputs(options, name, program):
    source = options.work / f"{name}.cpp"
    source.write_text(program)
    check.run(check.COMPILE[0], "-std=c++17", "-O0", "-w", source, "-o", source.with_suffix(""))
    return dict(line.split() for line in check.run(source.with_suffix("")).splitlines())


def piece(text, kernel):
    """The kernel's part of the file."""
    return re.search(rf"// {kernel.name}\n(.*?)// end\n", text, re.S)[1]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", default=str(int(time.time())))
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--bankcheck", default="bankcheck")
    parser.add_argument("--work", type=pathlib.Path, help="folder for the programs; kept")
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    differ, problems, changed = 0, 0, collections.Counter()
    with tempfile.TemporaryDirectory() as scratch:
        options.work = options.work or pathlib.Path(scratch)
        options.work.mkdir(parents=True, exist_ok=True)
        for first in range(0, options.count, KERNELS_A_FILE):
            kernels = [Kernel(Random(f"{options.seed} {number}"), number)
                       for number in range(first, min(first + KERNELS_A_FILE, options.count))]
            before = HEAD + "".join(f"// {kernel.name}\n{kernel.text}// end\n" for kernel in kernels)
            source = options.work / f"lengths-{first}.cu"
            source.write_text(before)
            done = subprocess.run([options.bankcheck, "--cuda-path=none", "--fix-unsafe", "--fix-slower",
                                   "--fail-on=never", source],
                                  capture_output=True, text=True)
            if done.returncode or re.search("does not compile|error:", done.stdout + done.stderr):
                problems += 1
                print(f"kernels {first} and on:\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")
            after = source.read_text()
            names = [kernel.name for kernel in kernels]
            then = outputs(options, f"before-{first}", on_cpu(before, names))
            now = outputs(options, f"after-{first}", on_cpu(after, names))
            for kernel in kernels:
                changed[kernel.kind] += piece(after, kernel) != kernel.text
                if then[kernel.name] != now[kernel.name]:
                    differ += 1
                    print(f"another result, of\n{kernel.text}changed to\n{piece(after, kernel)}")
    never = sorted(NAMES.keys() - +changed) if options.count >= ENOUGH else []
    if never:
        print(f"never changed: {', '.join(never)}")
    kinds = ", ".join(f"{kind} {count}" for kind, count in sorted(changed.items()))
    print(f"kernels {options.count}, changed {changed.total()} ({kinds}), problems {problems}, differ {differ}")
    sys.exit(bool(differ or problems or never or not changed))


if __name__ == "__main__":
    main()
