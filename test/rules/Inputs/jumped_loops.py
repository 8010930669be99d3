#!/usr/bin/env python3
"""jumped_loops.py jumps|nested N: prints a kernel in whose loops jumps lead in N places, or that has N loops in each
other. The innermost stores to shared memory."""

import sys

PAIR = """a{0}:
  store volatile i32 0, ptr addrspace(3) @s
  switch i32 %n, label %end [ i32 0, label %b{0} ]
b{0}:
  switch i32 %n, label %end [ i32 0, label %a{0} ]
"""


def jumps(count):
    cases = " ".join(f"i32 {2 * i}, label %a{i} i32 {2 * i + 1}, label %b{i}" for i in range(count))
    return f"  switch i32 %t, label %end [ {cases} ]\n" + "".join(PAIR.format(i) for i in range(count))


def nested(count):
    inner = [f"head{i}" for i in range(1, count)] + ["store"]
    heads = "".join(f"head{i}:\n  br label %{inner[i]}\n" for i in range(count))
    ends = "".join(
        f"end{i}:\n  %c{i} = call i1 @again()\n  br i1 %c{i}, label %head{i}, label %end{i - 1 if i else ''}\n"
        for i in reversed(range(count)))
    return (f"  br label %head0\n{heads}store:\n  store volatile i32 0, ptr addrspace(3) @s\n"
            f"  br label %end{count - 1}\n{ends}")


if __name__ == "__main__":
    body = {"jumps": jumps, "nested": nested}[sys.argv[1]](int(sys.argv[2]))
    print(f"""target triple = "nvptx64-nvidia-cuda"
@s = addrspace(3) global i32 poison, align 4
declare i1 @again() memory(none)
define ptx_kernel void @kernel(i32 %t, i32 %n) {{
{body}end:
  ret void
}}""")
