"""Prints a kernel of so many conditions, one behind the other.

    deep-conditions.py SHAPE COUNT
"""

import sys

shape, count = sys.argv[1], int(sys.argv[2])
numbers = range(count)
print("__global__ void kernel(float *o, int n, int m) {\n  __shared__ float s[8192];\n  int t = threadIdx.x;")
if shape == "nested":
    print("\n".join(f"  if (n > {i})" for i in numbers), "s[t] = n;")
elif shape == "else-if":
    print("  if (n < 0) s[t] = 0;\n" + "\n".join(f"  else if (n == {i * 3}) s[t + {i}] = o[{i}];" for i in numbers))
elif shape == "lanes":
    print("  if (n < 0) s[t] = 0;\n" + "\n".join(f"  else if (n + t == {i * 3}) s[t + {i}] = o[{i}];" for i in numbers))
elif shape == "unknown":  # the address rests on what the conditions say something of
    print("\n".join(f"  if (n == {i} * m) return;" for i in numbers), "\n  s[t * n] = m;")
elif shape == "fall-through":
    print("  switch (n) {\n" + "\n".join(f"  case {i * 3}: s[t + {i}] = o[{i}];" for i in numbers) + "\n  }")
print("  __syncthreads();\n  o[t] = s[8191 - t];\n}")
