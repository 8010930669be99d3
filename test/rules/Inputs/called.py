#!/usr/bin/env python3
"""called.py TIMES N: prints a kernel with so many calls of a function of N instructions, one of which stores to
shared memory."""

import sys

if __name__ == "__main__":
    times, count = map(int, sys.argv[1:])
    fences = "  fence seq_cst\n" * (count - 2)
    calls = "  call void @callee(ptr %p)\n" * times
    print(f"""target triple = "nvptx64-nvidia-cuda"
@s = addrspace(3) global i32 poison, align 4
define void @callee(ptr %p) {{
  store volatile i32 0, ptr addrspace(3) @s
{fences}  ret void
}}
define ptx_kernel void @kernel(ptr %p) {{
{calls}  ret void
}}""")
