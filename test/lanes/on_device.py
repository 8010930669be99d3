"""Writes a program a group that checks the cases' own values on a GPU: nvcc -arch=sm_90 FOLDER/GROUP.cu prints PASS."""
import os
import sys

from cases import GROUPS

THREADS, WORDS = 64, 1024


def program(name, group):
    text = ["#include <cstdio>"] + (group["includes"].split("\n") if group["includes"] else [])
    launches = []
    for number, (expression, setup, outside, value) in enumerate(group["cases"]):
        text += outside.split("\n") if outside else []
        closing = "}" * (setup.count("{") - setup.count("}") if "asm" not in setup else 0)
        text += [f"__global__ void k{number}(int *out) {{ const int t = threadIdx.x; {setup}",
                 f"out[t] = ({expression}) & {WORDS - 1}; {closing}}}"]
        values = [
            -1 if v is None else int(v) % WORDS for w in range(0, THREADS, 32) for v in value(list(range(w, w + 32)))
        ]
        launches += [
            f"{{ int right[] = {{{', '.join(map(str, values))}}}; bad += differs({number}, k{number}, right); }}"
        ]
    text += [
        "int *out;", "int differs(int number, void (*kernel)(int *), const int *right) {",
        f"  for (int t = 0; t < {THREADS}; ++t) out[t] = -1;", f"  kernel<<<1, {THREADS}>>>(out);",
        "  if (cudaDeviceSynchronize() != cudaSuccess) { printf(\"case %d fails\\n\", number); return 1; }",
        "  int bad = 0;", f"  for (int t = 0; t < {THREADS}; ++t)",
        "    if (right[t] >= 0 && out[t] != right[t] && !bad++) printf(\"case %d, thread %d: %d, not %d\\n\", number, "
        "t, out[t], right[t]);",
        "  return bad != 0;", "}", "int main() {", f"  cudaMallocManaged(&out, {THREADS} * sizeof(int));",
        "  int bad = 0;", *launches,
        f"  printf(bad ? \"{name}: %d of {len(launches)} cases differ\\n\" : \"{name}: PASS\\n\", bad);",
        "  return bad != 0;", "}"
    ]
    return "\n".join(text) + "\n"


for name, group in GROUPS.items():
    with open(os.path.join(sys.argv[1], name + ".cu"), "w") as file:
        file.write(program(name, group))
