"""A kernel that reads and writes as often as asked for, with no barrier between."""

import sys

count = int(sys.argv[1])
print("__global__ void kernel(float *out, float n) {\n  __shared__ float s[8192];\n  int t = threadIdx.x;")
for i in range(count):
    print(f"  s[t + {i}] = s[t + {i + 1}] + n;")
print("  __syncthreads();\n  out[t] = s[8 * t];\n}\nint main() { kernel<<<1, 256>>>(nullptr, 0); }")
