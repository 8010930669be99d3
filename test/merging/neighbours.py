"""Kernels with neighbours of which it is not plain whether nvcc merges them: loads with stores of the array between,
addresses that may be made from one another, loops that start anywhere, places of an array with wider elements, elements
that are overwritten where they were loaded, all choices of elements with all alignments, and values that cancel.

    neighbours.py > neighbours.cu
"""

from random import Random

HEAD = "  int t = threadIdx.x;\n  unsigned v = t;\n"


def kernel(name, declarations, body, value="unsigned", result="v"):
    return (f"__global__ void {name}(unsigned *out, const {value} *data, int n, int m) {{\n  {declarations}\n{HEAD}" +
            "".join(f"  {line}\n" for line in body) + f"  __syncthreads();\n  out[t] = {result};\n}}\n")


def between(random):
    """Loads of a window, and stores beside it."""
    place, order = random.choice(["", "n * 4 + ", "t * 4 + ", "t + "]), random.sample(range(4), random.randint(2, 4))
    order = sorted(order) if random.random() < 0.6 else order
    body = ["s[t] = data[t];", "s[t + 128] = data[t + 1];", "__syncthreads();"]
    for n, i in enumerate(order):
        body.append(f"v += (unsigned)s[{place}{i}]{random.choice(['', ' * 3', ' * m'])};")
        if n + 1 < len(order) or random.random() < 0.3:
            body += [f"s[{place}{random.choice([4, 5, 8, 12]) + i}] = {random.choice(['n', 'm', 'data[t]'])};"
                     for _ in range(random.choice([0, 1, 1, 2]))]
    return f"__shared__ {random.choice(['unsigned', 'float'])} s[2048];", body, "v + (unsigned)s[t]"


def made(random):
    """A window whose address is made from that of a load before, or of a neighbour that comes first."""
    index, order = random.choice(["t * 4", "t * 4", "t * 8", "t * 2"]), random.sample(range(4), random.randint(2, 4))
    before = random.choice(["t + 1", "t + 2", "2 * t + 1", "t + 3", "3 * t + 1", "t - 1", "8 * t + 1"])
    stores = random.random() < 0.3
    body = ["s[t] = data[t];", f"s[n + 128] = data[{before}];", "__syncthreads();"]
    if random.random() < 0.3:
        body.append(f"v += s[{index} + {random.randint(0, 5)}];")
        body += random.choice([[], ["__syncthreads();"], ["s[m] = n;"]])
    body += [f"s[{index} + {i}] = v + {n};" if stores else f"v += s[{index} + {i}]{' * 3' * (n % 2)};"
             for n, i in enumerate(order)]
    plain, union = "unsigned s[2048];", "union { struct { int head[4]; unsigned e[2048]; } a; } u; unsigned *s = u.a.e;"
    return f"__shared__ {random.choice([plain, plain, union])}", body, "v + s[t]"


def wider(element, part, declaration, first, count):
    body = ["s[t] = data[t];", "__syncthreads();", f"for (int i = 0; i < {count}; ++i)", f"  v += s[{first} + i];"]
    return declaration.format(element=element, part=part), body


def starting(start, end, step, load):
    body = ["s[t] = data[t];", "__syncthreads();", f"for (int i = {start}; i {end}; {step})", f"  v += {load};"]
    return "extern __shared__ unsigned s[];", body


def overwritten(random):
    """Loads and stores of one window in any order."""
    element = random.choice(["unsigned", "unsigned", "float"])
    place = random.choice(["", "n * 4 + ", "t * 4 + ", "t * 8 + "])
    names, body = [], []
    for n in range(random.randint(3, 8)):
        at = random.randint(0, 3) + random.choice([0, 0, 0, 4, 8])
        kind = random.choice(["load", "add", "store", "store"])
        if kind == "load":
            names.append(f"x{n}")
            body.append(f"{element} x{n} = s[{place}{at}];")
        elif kind == "add":
            body.append(f"v += (unsigned)s[{place}{at}] * {random.choice(['1', '3', 'm', '5'])};")
        else:
            values = ["n", "m", "data[t]", "7"] + [f"{name} * 3" for name in names] * 2
            body.append(f"s[{place}{at}] = {random.choice(values)};")
    if len(names) > 1 and random.random() < 0.7:
        body.append(f"v += (unsigned)({random.choice([' + ', ' * ']).join(names)});")
    return f"__shared__ {element} s[2048];", body, "v + (unsigned)s[t]"


def chosen(alignment, place, elements, stores):
    body = ["s[t] = data[t];", "s[t + 128] = data[t + 1];", "__syncthreads();"]
    body += [
        f"s[{place}{e}] = data[t + {7 * e + 3}];" if stores else f"v += s[{place}{e}] * {e + 3};" for e in elements
    ]
    return f"__shared__ {alignment}unsigned s[4096];", body


CANCELLED = {
    "sum": "v += x; v += y; v -= x;", "xor": "v ^= x; v ^= y; v ^= x;",
    "multiple": "v += x * 3; v += y; v -= x + 2 * x;",
    "product": "v += x * n; v += y; v -= x * n;", "products": "v += (x + y) * n; v -= x * n; v -= y * n;",
    "condition": "v += x; if (n) v += y; v -= x;", "shift": "v += (x << 4) - x * 16 + y;",
    "twice": "v = v * 2 + x; v = v * 2 - x * 2 + y;", "mixed": "v += x; v ^= y; v -= x;",
    "loop": "v += x; for (int i = 0; i < n; ++i) v += data[i]; v -= x;",
    "again": "v += s[t + 1]; v += y; v -= s[t + 1];",
    "part": "v += x & 15; v += y; v -= x & 7;", "squares": "v += x * x - (x + 1) * (x - 1) + y;"
}


def main():
    random, kernels = Random("neighbours"), []
    for n in range(240):
        declaration, body, result = between(random)
        kernels.append(kernel(f"between_{n}", declaration, body, result=result))
    for n in range(240):
        declaration, body, result = made(random)
        kernels.append(kernel(f"made_{n}", declaration, body, result=result))
    for element in ("char", "short", "unsigned", "double", "float4"):
        for part in ("unsigned", "short", "unsigned char"):
            for n, declaration in enumerate(("__shared__ alignas(16) {element} q[64]; {part} *s = ({part} *)q;",
                                             "__shared__ struct alignas(16) {{ {element} a[64]; int b; }} q; "
                                             "{part} *s = ({part} *)q.a;")):
                for first, count in ((0, 4), (1, 4), (4, 8), (0, 16)):
                    name = f"wider_{element}_{part.replace(' ', '_')}_{n}_{first}_{count}"
                    kernels.append(kernel(name, *wider(element, part, declaration, first, count)))
    for n, start in enumerate(("n * 4", "t * 4", "n * 16 + t * 4")):
        for trips in (2, 3, 4, 6, 8, 9, 12, 16):
            for name, end, step, load in (("less", f"< {start} + {trips}", "++i", "s[i]"),
                                          ("unlike", f"!= {start} + {trips}", "++i", "s[i]"),
                                          ("by_two", f"< {start} + {2 * trips}", "i += 2", "s[i] + s[i + 1]")):
                kernels.append(kernel(f"starting_{n}_{name}_{trips}", *starting(start, end, step, load)))
    for n in range(240):
        declaration, body, result = overwritten(random)
        body = ["s[t] = data[t];", "s[t + 128] = data[t + 1];", "__syncthreads();"] + body
        kernels.append(kernel(f"overwritten_{n}", declaration, body, result=result))
    for a, alignment in enumerate(("", "alignas(8) ", "alignas(16) ")):
        for p, place in enumerate(("", "t * 8 + ", "n * 8 + ")):
            for stores in (False, True):
                for mask in range(1, 16):
                    elements = [e for e in range(4) if mask >> e & 1] + ([5, 6, 7] if mask % 5 == 0 else [])
                    if len(elements) > 1:
                        name = f"chosen_{a}_{p}_{'stores' if stores else 'loads'}_{mask}"
                        kernels.append(kernel(name, *chosen(alignment, place, elements, stores)))
    for name, statements in CANCELLED.items():
        for element in ("unsigned", "float"):
            body = ["s[t] = data[t];", "__syncthreads();", f"{element} x = s[t + 1], y = s[t + 2];", statements]
            if element == "unsigned" or not set("^&<") & set(statements):
                kernels.append(kernel(f"cancelled_{name}_{element}", f"__shared__ {element} s[2048];", body))
    print("\n".join(kernels), end="")


if __name__ == "__main__":
    main()
