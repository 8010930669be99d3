"""Kernels with neighbours of which it is not plain whether nvcc merges them: loads with stores of the array between,
addresses that may be made from one another, loops that start anywhere, and places of an array with wider elements.

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
    print("\n".join(kernels), end="")


if __name__ == "__main__":
    main()
