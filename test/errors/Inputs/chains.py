"""Kernels whose index is made in as many steps as asked for, each of the one before."""

import sys

STEPS = {
    "clamps": "a = min(a * 3, max(a, {0} + n));",
    "choices": "a = a > n + {0} ? a - n : a * 2;",
    "squares": "a = a * a + {0};",
    "quotients": "a = (a * {0} + n) / 3 + a % 5 ^ {0};",
}
for name, step in STEPS.items():
    print(f"__global__ void {name}(float *out, int n) {{\n  __shared__ float s[1024];\n  int a = threadIdx.x;")
    print("\n".join(step.format(i + 1) for i in range(int(sys.argv[1]))))
    print("s[a & 1023] = 1;\n  __syncthreads();\n  out[0] = s[threadIdx.x];\n}")
