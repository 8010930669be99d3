"""Loads of neighbours, one of which only the lanes need that do not enter an arm: d = s[t + 3]; if (c) d = a / n;
Where a branch stays, it may be loaded there alone.

    arms.py > arms.cu
"""

from itertools import product

TYPES = {"short": "short", "int": "int", "float": "float", "byte": "unsigned char"}
ARMS = {  # what a lane that enters makes of the others
    "division": "{x} / n",
    "remainder": "{x} % n",
    "unsigned_division": "(unsigned){x} / (unsigned)n",
    "long_division": "(long long){x} * n / (m | 1)",
    "quotient": "(float){x} / (float)n",
    "root": "sqrtf((float){x})",
    "power": "powf((float){x}, (float)n)",
    "sum": "{x} + n",
    "load": "r[((int){x} + t) & 63]",
    "global_load": "out[t + n]",
}
CONDITIONS = {"lane": "t < n", "uniform": "m > 3", "value": "a > 7"}


def kernel(name, element, body):
    return (f"__global__ void {name}(int *out, int n, int m) {{\n  __shared__ {element} s[512], r[64];\n"
            f"  int t = threadIdx.x;\n  for (int i = t; i < 512; i += 64)\n    s[i] = r[i & 63] = i;\n"
            "  __syncthreads();\n" + "".join(f"  {line}\n" for line in body) + "}\n")


def arms():
    for (type_name, element), (arm_name, arm), (of, condition), count, replaced in product(
            TYPES.items(), ARMS.items(), CONDITIONS.items(), (2, 4), ("first", "last")):
        if "%" in arm and element == "float":
            continue
        names = "abcd"[:count]
        loads = [f"{element} {name} = s[{count} * t + {at}];" for at, name in enumerate(names)]
        to, x = (names[-1], "a") if replaced == "last" else ("a", names[-1])
        total = " + ".join(f"{name} * {2 * k + 3}" for k, name in enumerate(names))
        yield kernel(f"{type_name}_{arm_name}_{of}_{count}_{replaced}", element,
                     loads + [f"if ({condition})", f"  {to} = {arm.format(x=x)};", f"out[t] = (int)({total});"])
        # the one that is replaced is all that is needed
        if count == 2:
            yield kernel(f"{type_name}_{arm_name}_{of}_{replaced}_alone", element,
                         loads + [f"if ({condition})", f"  {to} = {arm.format(x=x)};", f"out[t] = (int){to};"])


if __name__ == "__main__":
    print("".join(arms()))
