; Neighbours behind conditions that hold for the same lanes, though they are written in different ways, may be merged:
; lib/Nvcc/ReachSamples.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x i32] poison, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; if (t < n) s[2 * t] = 1; if (!(n <= t)) s[2 * t + 1] = 2;
; CHECK:      {{^}}reversed:{{$}}
; CHECK-NEXT: access 0: store of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
; CHECK-NEXT: access 1: store of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
define ptx_kernel void @reversed(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %twice = shl i32 %t, 1
  %i = and i32 %twice, 1022
  %j = or disjoint i32 %i, 1
  %p = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %i
  %q = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %j
  %a = icmp slt i32 %t, %n
  br i1 %a, label %first, label %meet
first:
  store i32 1, ptr addrspace(3) %p
  br label %meet
meet:
  %c = icmp sle i32 %n, %t
  br i1 %c, label %end, label %second
second:
  store i32 2, ptr addrspace(3) %q
  br label %end
end:
  ret void
}

; if (t < n) s[2 * t] = 1; if (t < n + 1) s[2 * t + 1] = 2; lanes with t == n make one of them.
; CHECK:      {{^}}next:{{$}}
; CHECK-NEXT: access 2: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 3: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @next(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %twice = shl i32 %t, 1
  %i = and i32 %twice, 1022
  %j = or disjoint i32 %i, 1
  %p = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %i
  %q = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %j
  %a = icmp slt i32 %t, %n
  br i1 %a, label %first, label %meet
first:
  store i32 1, ptr addrspace(3) %p
  br label %meet
meet:
  %m = add i32 %n, 1
  %b = icmp slt i32 %t, %m
  br i1 %b, label %second, label %end
second:
  store i32 2, ptr addrspace(3) %q
  br label %end
end:
  ret void
}
