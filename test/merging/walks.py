"""Loads of neighbours whose address a loop behind them walks on from, or that another block computes as well: ptxas may
not see how it is aligned then.

    walks.py > walks.cu
"""

from itertools import product
from random import Random

WALKS = {  # what the loop behind stores to in iteration i
    "same": "s[4 * t + i]",
    "pairs": "s[4 * t + 2 * i]",
    "next": "s[4 * t + i + 1]",
    "window": "s[4 * t + i + 4]",
    "other": "s[2 * t + i]",
}
RESULTS = {  # of x, one of the loads
    "division": "n / ({x} | 1)",
    "remainder": "n % ({x} | 1)",
    "unsigned_division": "(int)((unsigned)n / (unsigned)({x} | 1))",
    "by_constant": "{x} / 7",
    "root": "(int)sqrtf((float){x})",
    "reciprocal_root": "(int)rsqrtf((float){x})",
    "quotient": "(int)((float){x} / (float)m)",
    "power": "(int)powf((float){x}, (float)m)",
    "sine": "(int)sinf((float){x})",
    "long_division": "(int)((long long)n * n / ({x} | 1))",
}
PLACES = {"among": 2, "behind": 4}
LOADS = {name: f"int {name} = s[4 * t + {at}];" for at, name in enumerate("abcd")}


def kernel(name, body):
    return (f"__global__ void {name}(unsigned *out, int n, int m) {{\n  __shared__ int s[1152];\n"
            "  int t = threadIdx.x;\n  unsigned v = t;\n  for (int i = t; i < 1152; i += 64)\n    s[i] = i;\n"
            "  __syncthreads();\n" + "".join(f"  {line}\n" for line in body) +
            "  out[t] = v;\n}\n")


def walk(place):
    return ["__syncthreads();", "#pragma unroll 1", "for (int i = 0; i < 8; ++i)", f"  {place} = v + i;"]


def walked():
    for (walk_name, place), (result_name, result), (where, at) in product(WALKS.items(), RESULTS.items(),
                                                                          PLACES.items()):
        body = [LOADS[name] for name in "abcd"]
        body.insert(at, f"int q = {result.format(x='a')};")
        yield kernel(f"{walk_name}_{result_name}_{where}", body + ["v += a + b * 3 + c * 5 + d * 7 + q;"] + walk(place))


def behind_condition():
    """The neighbours, or the loop, or both, behind a condition, and an element before them."""
    conditions = {"none": [], "store": ["if (m > 3)", "  s[4 * t + 4] = v + 4;", "__syncthreads();"],
                  "first": ["if (m > 3)", "  s[4 * t] = v + 4;", "__syncthreads();"],
                  "other": ["if (m > 3)", "  s[4 * t + 4] = n;", "__syncthreads();"],
                  "load": ["if (m > 3)", "  v += s[4 * t];", "__syncthreads();"]}
    first = {"none": [], "one": ["v += s[t];", "__syncthreads();"], "walk": walk("s[4 * t + i]"),
             "walk_from": ["#pragma unroll 1", "for (int i = 4 * t; i < 4 * t + 8; ++i)", "  s[i] = v;"]}
    for (c, condition), (f, before), at, arm, behind in product(conditions.items(), first.items(), (0, 4),
                                                                (False, True), (False, True)):
        loads = [f"v = v * 3 + s[4 * t + {at + k}];" for k in range(4)]
        loads = ["if (n > 3) {"] + loads + ["}"] if arm else loads
        yield kernel(f"behind_{c}_{f}_{at}_{'arm' if arm else 'all'}_{'walk' if behind else 'end'}",
                     before + ["__syncthreads();"] + condition + loads + (walk("s[4 * t + i]") if behind else []))


def starts():
    """Loops that start behind a window's begin, with the start written out or not."""
    indices = {"plain": "4 * t", "masked": "4 * (t & 31) + 128 * (t >> 5)", "turned": "(t ^ 5) * 4", "uniform": "4 * n"}
    for (i, index), start, step in product(indices.items(), range(4), (1, 2)):
        yield kernel(f"start_{i}_{start}_{step}",
                     [f"for (int i = {index} + {start}; i < {index} + {start} + 8 * {step}; i += {step})",
                      "  v += s[i] % 10;"])
        yield kernel(f"count_{i}_{start}_{step}",
                     ["for (int i = 0; i < 8; ++i)", f"  v += s[{index} + {start} + {step} * i] % 10;"])


def mixed(random, number):
    """Several of these behind one another."""
    places = ["4 * t", "4 * t", "4 * (t & 31) + 128 * (t >> 5)", "(t ^ 5) * 4", "2 * t"]
    place, body = random.choice(places), []
    for part in range(random.randint(2, 4)):
        if random.random() < 0.35:
            start, step = random.choice([0, 0, 0, 1, 2, 4]), random.choice([1, 1, 2, 4, 3])
            body += random.choice([
                ["#pragma unroll 1", "for (int i = 0; i < 8; ++i)", f"  s[{place} + {start} + {step} * i] = v + i;"],
                ["#pragma unroll 1", f"for (int i = {place} + {start};",
                 f"     i < {place} + {start} + {step} * n; i += {step})", "  s[i] = v + i;"],
                ["{", f"  int *p = s + ({place} + {start});", "#pragma unroll 1",
                 f"  for (int i = 0; i < 8; ++i, p += {step})", "    *p = v + i;", "}"]])
        else:
            order = random.choice(["abcd", "ab", "abcd", "cd"])
            result = random.choice(list(RESULTS.values())) if random.random() < 0.6 else "0"
            loads = [LOADS[name] for name in order]
            loads.insert(random.randint(1, len(order)), f"int q = {result.format(x=order[0])};")
            total = " + ".join(f"{name} * {2 * k + 3}" for k, name in enumerate(order))
            loads = ["{"] + loads + [f"v += {total} + q;", "}"]
            loads = [line.replace("4 * t +", f"{place} +") for line in loads]
            body += ["if (m > 3)"] * (random.random() < 0.3) + loads
        body += ["__syncthreads();"] * (random.random() < 0.8)
    return kernel(f"mixed_{number}", body + ["__syncthreads();", "v += s[t ^ 1];"])


def main():
    random = Random(1)
    print("".join(list(walked()) + list(behind_condition()) + list(starts()) +
                  [mixed(random, number) for number in range(400)]))


if __name__ == "__main__":
    main()
