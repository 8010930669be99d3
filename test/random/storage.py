"""Random kernels whose accesses nvcc keeps in registers, or merges, or not, by what the variable and the index are.

    storage.py --seed N --count K -o DIR

writes DIR/kernels-000.cu, ... for `cuda-samples/measure`. A variable is an array, a union, or a struct with either.
Elements at constant places are added up, with stores between them or not; a loop adds up a row; or a loop stores to one
place, or loads from it, beside accesses that may be somewhere else: at counters, at what has no sign, at the thread's
index, at arguments and data. The only launch says what the arguments are. The same seed makes the same kernels.
"""

import argparse
import pathlib
import sys
from random import Random

sys.dont_write_bytecode = True  # the source tree stays as it is
from conditions import HEAD, KERNELS_A_FILE, MAIN

TYPES = {"unsigned": 2048, "float": 2048, "short": 4096, "double": 2048, "unsigned char": 4096}


def variable(random):
    """(declaration, its element array, type)"""
    type = random.choice(["unsigned", "unsigned", "float", "float", "short", "double", "unsigned char"])
    count, align = TYPES[type], random.choice(["alignas(16) ", "alignas(16) ", ""])
    other = random.choice(["float other[512];", "char other[4096];", "struct { int a, b; } other[64];"])
    match random.choice(["array", "dynamic", "union", "union", "struct", "struct of union", "union of struct"]):
        case "dynamic":
            return f"extern __shared__ double pool[];\n  {type} *s = ({type} *)pool;", "s", type
        case "array":
            return f"__shared__ {align}{type} s[{count}];", "s", type
        case "union":
            return f"__shared__ union {align}{{ {type} e[{count}]; {other} }} s;", "s.e", type
        case "struct":
            return f"__shared__ struct {align}{{ {type} e[{count}]; {other} }} s;", "s.e", type
        case "struct of union":
            return (f"__shared__ struct {align}{{ int head[4]; union {{ {type} e[{count}]; {other} }} u; }} s;",
                    "s.u.e", type)
        case "union of struct":
            return (f"__shared__ union {align}{{ struct {{ int head[4]; {type} e[{count}]; }} a; {other} }} s;",
                    "s.a.e", type)


def constants(random, s):
    """A sum of neighbours at constant places."""
    first, count = random.choice([0, 0, 0, 4, 8, 20, 1, 3]), random.choice([2, 3, 4, 4, 5, 8, 8, 12])
    match random.choice(["sum", "loop", "weights", "choice"]):
        case "sum":
            places = list(range(first, first + count))
            if random.random() < 0.3:
                random.shuffle(places)
            return [f"v += {' + '.join(f'(unsigned){s}[{i}]' for i in places)};"]
        case "loop":
            return [f"for (int i = 0; i < {count}; ++i)", f"  v += (unsigned){s}[{first} + i];"]
        case "weights":
            return ["#pragma unroll", f"for (int i = 0; i < {count}; ++i)",
                    f"  v += (unsigned){s}[{first} + i] * (n + i);"]
        case "choice":
            return ["unsigned total = 0;", "#pragma unroll", f"for (int i = 0; i < {count}; ++i) {{",
                    "  if (i == (t >> 5))", "    v += total;", f"  total += (unsigned){s}[{first} + i];", "}",
                    "v += total << 16;"]


def stores_between(random, s):
    """Neighbours at constant places, or in front of an argument, with stores between them."""
    place, aside = random.choice(["", "", "", "n * 4 + ", "t * 4 + "]), random.choice([4, 5, 8, 64])
    order, body = random.sample(range(4), random.choice([2, 3, 4, 4])), []
    order = sorted(order) if random.random() < 0.7 else order
    for i in order:
        body.append(f"v += (unsigned){s}[{place}{i}]{random.choice(['', ' * 3', ' * m'])};")
        if random.random() < 0.5:
            at = random.choice([f"{place}{aside + i}", f"{place}{aside + i}", f"{aside} + t", f"{aside} + n"])
            body.append(f"{s}[{at}] = {random.choice(['n', 'm', 'data[t]'])};")
    return body


def running(random, s):
    """A loop whose neighbouring iterations load neighbours."""
    base = random.choice(["n * 4", "n * 4", "n * 8", "t * 4", "n", "t * 16", "m * 2", "n * 4 + m * 8"])
    start, place = random.choice([("0", f"{base} + i"), ("0", f"{base} + i"), (base, "i"), (base, f"{base} + i"),
                                  ("t", f"{base} + i")])
    end = random.choice(["m", "m * 4", "16", "8", "n", "32"]) + ("" if start == "0" else f" + {start}")
    step, width = random.choice([("++i", 1), ("++i", 1), ("++i", 1), ("i += 2", 2), ("i += 4", 4), ("i += 2", 1)])
    head = f"for ({random.choice(['int', 'int', 'unsigned'])} i = {start}; i < {end}; {step})"
    load = " + ".join(f"{s}[{place}{f' + {k}' * (k > 0)}]" for k in range(width))
    return [random.choice(["#pragma unroll 1", "#pragma unroll 4", "", "", ""]), head,
            f"  v {random.choice(['+', '^'])}= {random.choice(['', 'i + ', '3 * '])}(unsigned)({load});"]


def elsewhere(random, s, fixed):
    """An access of the loop besides that of the place `fixed`."""
    apart = random.choice([1, 1, 1, 2, 4, 32])
    value = "data[i + t]"
    index = random.choice([
        f"i + {apart}", f"(t & 31) + {apart}", f"t / 32 + {apart}", f"threadIdx.x / 32 + {apart}", f"t * 4 + {apart}",
        f"t + {apart}", f"n + {apart}", f"(n & 7) + {apart}", f"(data[i] & 63) + {apart}", "n", "t", "i", "n | 1",
        f"min(n, 9) + {apart}", f"(unsigned)n % 8 + {apart}", f"2 * i + {apart}"])
    place = f"{index}" if fixed == "0" else f"{fixed} + {index}"
    access = random.choice([f"{s}[{place}] = {value};", f"{s}[{place}] = {value};", f"v += (unsigned){s}[{place}];"])
    if random.random() < 0.4:
        counter = random.choice([f"j + {apart}", "j + 1", f"2 * j + {apart}", "j", "m - j"])
        place = counter if fixed == "0" else f"{fixed} + {counter}"
        head = random.choice(["for (int j = 0; j < m; ++j)", "for (int j = 1; j <= m; ++j)",
                              "for (unsigned j = 0; j < m; ++j)", "for (int j = m; j > 0; --j)",
                              "for (int j = 1; j < 8; j *= 2)"])
        return [random.choice(["#pragma unroll 1", "#pragma unroll 2", ""]), head,
                f"  {s}[{place}] = data[j];" if random.random() < 0.6 else f"  v += (unsigned){s}[{place}];"]
    return [access]


def fixed_place(random, s):
    """A loop that accesses one place, and others."""
    fixed = random.choice(["0", "0", "t", "n", "t * 4"])
    own = random.choice([f"{s}[{fixed}] = data[i];", f"{s}[{fixed}] = data[i];", f"{s}[{fixed}] += data[i];",
                         f"v += (unsigned){s}[{fixed}] * i;"])
    body = [own] + elsewhere(random, s, fixed)
    if random.random() < 0.3:
        body.reverse() if len(body) == 2 else body.append(f"v ^= {random.randint(1, 9)};")
    if random.random() < 0.12:
        body.append("__syncthreads();")
    head = random.choice(["for (int i = 0; i < n; ++i) {", "for (int i = 0; i < n; ++i) {",
                          "for (int i = 0; i < 6; ++i) {"])
    return [random.choice(["#pragma unroll 1", "", ""]), head] + [f"  {line}" for line in body] + ["}"]


def kernel(name, random):
    declaration, s, type = variable(random)
    made = random.choices([constants, stores_between, running, fixed_place], [0.3, 0.15, 0.15, 0.4])[0]
    body = made(random, s)
    lines = [f"__global__ void {name}(unsigned *out, const unsigned *data, int n, int m) {{", f"  {declaration}",
             "  int t = threadIdx.x;", "  unsigned v = t;", f"  {s}[t] = data[t];", f"  {s}[t + 128] = data[t + 1];",
             "  __syncthreads();", *(f"  {line}" for line in body if line), "  __syncthreads();",
             f"  out[t] = v + (unsigned){s}[t];", "}"]
    return "\n".join(lines) + "\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", required=True)
    parser.add_argument("--count", type=int, default=KERNELS_A_FILE)
    parser.add_argument("-o", dest="folder", type=pathlib.Path, required=True)
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    for number, first in enumerate(range(0, options.count, KERNELS_A_FILE)):
        text, launches = HEAD, ""
        for i in range(first, min(options.count, first + KERNELS_A_FILE)):
            random = Random(f"{options.seed} {i} storage")
            made = kernel(f"k{i}", random)
            text += made
            dynamic = ", 16384" if "extern" in made else ""  # with all of the others' memory it would be too much
            n, m = random.choice([3, 5, 6, 9]), random.choice([2, 4, 5, 7])
            launches += f"  k{i}<<<1, {random.choice([32, 64, 128])}{dynamic}>>>(out, out + 1024, {n}, {m});\n"
        (options.folder / f"kernels-{number:03}.cu").write_text(text + MAIN.format(launches=launches))


if __name__ == "__main__":
    main()
