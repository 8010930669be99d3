"""conditions.py N: LLVM IR of if (k == 0 || k == 3 || ... || t > n) s[t] = 1; with N comparisons of k."""

import sys

count = int(sys.argv[1])
print("""target triple = "nvptx64-nvidia-cuda"
@s = addrspace(3) global [1024 x i32] poison, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @kernel(i32 %n, i32 %k) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  br label %ask0""")
for i in range(count):
    print(f"ask{i}:\n  %c{i} = icmp eq i32 %k, {3 * i}\n  br i1 %c{i}, label %store, label %ask{i + 1}")
print(f"""ask{count}:
  %c = icmp sgt i32 %t, %n
  br i1 %c, label %store, label %end
store:
  store i32 1, ptr addrspace(3) %p
  br label %end
end:
  ret void
}}""")
