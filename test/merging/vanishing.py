"""Accesses to shared variables that nvcc leaves out, or not, because of others that vanish: what runs only if a call
returns something it does not, what only the thread that stores it reads, and what a condition stores once more.

    vanishing.py > vanishing.cu
"""

from itertools import product

HEADER = """__device__ int square(int x) { return x * x + 1; }
static __device__ int other(int x) { return x * x + 2; }
__device__ int seven() { return 7; }
__device__ void set(int *p, int x) { *p = x; }
__device__ int get(int *p) { return *p; }
struct Pair { int a, b; };
"""

CALLED = {  # square(3) is 10, square(m) is not known
    "never": "square(3) == 17",
    "always": "square(3) == 10",
    "either": "square(3) == 17 || square(4) == 3",
    "both": "m && square(3) == 17",
    "or": "m || square(3) == 17",
    "open": "square(m) == 17",
    "other": "other(3) == 17",
    "one": "seven() == 17",
    "never_open": "square(3) == 10 && square(m) == 3",
}
SET = {
    "once_more": "n = 4; if ({c}) n = 5;",
    "each": "if ({c}) n = 5; else n = 4;",
    "called": "n = 4; if ({c}) set(&n, 5);",
    "value": "n = 4; if ({c}) n = m;",
    "alone": "if ({c}) n = 4;",
    "loop": "n = 4; if ({c}) for (int i = 0; i < m; ++i) n = i;",
    "nested": "n = 4; if (m) {{ if ({c}) n = 7; }}",
    "counted": "n = 4; int k = ({c}) ? 1 : 0; if (k) n = 9;",
    "left": "n = 4; if ({c}) return; n = 4;",
}
READ = {
    "branch": "if ({c}) out[t] = n;",
    "choice": "out[t] = ({c}) ? get(&n) : 3;",
    "product": "out[t] = n * (int)({c});",
    "and": "out[t] = ({c}) && n;",
}
STORED = {"argument": "m", "constant": "4", "lane": "t"}
FIELDS = {
    "read": "n.a = m; n.b = m + 1; __syncthreads(); out[t] = n.a; if ({c}) out[t + 32] = n.b;",
    "set": "n.a = 4; n.b = m; __syncthreads(); out[t] = n.b; if ({c}) n.a = 5; out[t + 32] = n.a;",
    "both": "n.a = 4; n.b = m; if ({c}) n.b = 4; __syncthreads(); out[t] = n.b + n.a;",
    "pair": "n.a = m; n.b = 2 * m; __syncthreads(); if ({c}) {{ n.a = 1; n.b = 2; }} __syncthreads(); "
            "out[t] = n.a + n.b;",
}

PLACES = {  # a variable, and a place in it
    "scalar": ("int n", "n"),
    "pointer": ("int n; int *p = &n", "*p"),
    "element": ("int n[64]", "n[5]"),
    "small": ("int n[4]", "n[1]"),
    "lane": ("int n[64]", "n[t]"),
    "argument": ("int n[64]", "n[m & 63]"),
    "field": ("Pair n", "n.a"),
    "part": ("float4 n", "n.x"),
    "fields": ("struct { int a, b, c[32]; float4 f; } n", "n.f.x"),
}
OWN = {  # who reads is who stored
    "next": "{x} = m; out[t] = {x};",
    "behind_store": "{x} = m; out[t + 1] = 3; out[t] = {x};",
    "behind_barrier": "{x} = m; __syncthreads(); out[t] = {x};",
    "behind_second": "{x} = m; __syncthreads(); {x} = m + 1; out[t] = {x};",
    "arms": "if (m) {x} = m; else {x} = 2 * m; out[t] = {x};",
    "loop": "for (int i = 0; i < m; ++i) {{ {x} = i * m; out[t + 32 * i] = {x}; }}",
    "sum": "{x} = m; for (int i = 0; i < 20; ++i) {x} = {x} * out[i]; out[t] = {x};",
    "arm": "{x} = m; if (m == 3) out[t] = {x};",
    "lanes": "if (t % 32 == 0) {x} = m; if (t % 32 == 0) out[t] = {x};",
    "one_lane": "if (t % 32 == 0) {{ {x} = m; out[t] = {x}; }} __syncthreads(); "
                "if (t % 32 == 1) {{ {x} = 2 * m; out[t] = {x}; }}",
    "warp": "{x} = m; __syncwarp(); out[t] = {x};",
    "fence": "{x} = m; __threadfence_block(); out[t] = {x};",
}

CONDITIONS = {
    "if": "if (m > 3)",
    "ifs": "if (m > 3) if (m * m > 26)",
    "three": "if (m > 3) if (m * m > 26) if (m < 100)",
    "and": "if (m > 3 && m * m > 26)",
    "or": "if (m > 3 || m * m > 26)",
    "mixed": "if ((m > 3 && t < 7) || m * m > 26)",
    "loads": "if (m > 3) if (out[5])",
    "load_or": "if (m > 3 || out[5])",
    "else": "if (m > 3) out[t + 9] = 1; else if (m * m > 26)",
    "division": "if (m > 3) if (t % m == 1)",
}
AGAIN = {
    "next": "{x} = m + 4; {c} {x} = 7;",
    "arm": "if (t != 9) {{ {x} = m + 4; {c} {x} = 7; }}",
    "behind": "{x} = m + 4; out[t + 3] = t; {c} {x} = 7;",
}


def kernel(name, declaration, body):
    return (f"__global__ void {name}(int *out, int m) {{\n  __shared__ {declaration};\n"
            f"  int t = threadIdx.x;\n  {body}\n}}\n")


def kernels():
    yield HEADER
    shown = "__syncthreads(); out[t] = n;"
    for (of, call), (how, body) in product(CALLED.items(), SET.items()):
        if how == "each" and "m" in call:
            continue  # may run as one store, which the report says and compare.py does not read
        yield kernel(f"set_{how}_{of}", "int n", f"{body.format(c=call)} {shown}")
    for (of, call), (how, body), (what, value) in product(CALLED.items(), READ.items(), STORED.items()):
        yield kernel(f"read_{how}_{what}_{of}", "int n", f"n = {value}; __syncthreads(); {body.format(c=call)}")
    for (of, call), (how, body) in product(CALLED.items(), FIELDS.items()):
        yield kernel(f"fields_{how}_{of}", "Pair n", body.format(c=call))
    for (where, (declaration, x)), (how, body) in product(PLACES.items(), OWN.items()):
        yield kernel(f"own_{where}_{how}", declaration, body.format(x=x))
    for where in ("field", "small"):
        declaration, x = PLACES[where]
        beside = {"field": "n.b", "small": "n[0]"}[where]
        for how, body in OWN.items():
            yield kernel(f"beside_{where}_{how}", declaration,
                         f"{beside} = m * 3; {body.format(x=x)} __syncthreads(); out[t + 99] = {beside};")
    for (of, condition), (how, body), where in product(CONDITIONS.items(), AGAIN.items(), ("scalar", "lane", "field")):
        declaration, x = PLACES[where]
        yield kernel(f"again_{how}_{where}_{of}", declaration,
                     f"{body.format(x=x, c=condition)} __syncthreads(); out[t] = {x.replace('[t]', '[t ^ 1]')};")
    yield """
__global__ void calls(int *out, int m) { out[0] = square(m) + other(m); out[1] = square(m + out[2]) + other(7); }
"""


if __name__ == "__main__":
    print("".join(kernels()))
