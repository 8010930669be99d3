"""A kernel of as many labels as asked for, with a jump from each to another one and to each from its end."""

import sys

count = int(sys.argv[1])
print("__global__ void kernel(float *out, int n) {\n  __shared__ float s[1024];\n  int t = threadIdx.x;")
for i in range(count):
    print(f"  if (n == {i}) goto l{(i * 7 + 3) % count};\n  l{i}: s[t + {i}] = n; n += out[{i}];")
for i in range(count):
    print(f"  if (n == {i + 1000}) goto l{i};")
print("}\nint main() { kernel<<<1, 256>>>(nullptr, 0); }")
