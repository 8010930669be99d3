; Where all lanes of a warp add to one address, which can be proved, one lane does the atomic: the table of
; lib/Nvcc/UniformAtomics.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x i32] poison, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()

; atomicMax(&s[blockIdx.x], t);
; CHECK:      {{^}}max_of_block:{{$}}
; CHECK-NEXT: access 0: other of 4 bytes, runs in requests of 4, by one lane{{$}}
define ptx_kernel void @max_of_block(i32 %n, ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %w
  %r = atomicrmw max ptr addrspace(3) %p, i32 %t monotonic
  ret void
}

; out[t] = atomicAdd(s, 1);
; CHECK:      {{^}}count:{{$}}
; CHECK-NEXT: access 1: other of 4 bytes, runs in requests of 4, by one lane{{$}}
define ptx_kernel void @count(i32 %n, ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = atomicrmw add ptr addrspace(3) @s, i32 1 monotonic
  %q = getelementptr i32, ptr %out, i32 %t
  store i32 %r, ptr %q
  ret void
}

; out[t] = atomicAdd(s, t);
; CHECK:      {{^}}places:{{$}}
; CHECK-NEXT: access 2: other of 4 bytes, runs in requests of 4, by one lane of a full warp{{$}}
define ptx_kernel void @places(i32 %n, ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = atomicrmw add ptr addrspace(3) @s, i32 %t monotonic
  %q = getelementptr i32, ptr %out, i32 %t
  store i32 %r, ptr %q
  ret void
}

; atomicAdd(&s[t / 32], t); it is not seen to be uniform
; CHECK:      {{^}}warps:{{$}}
; CHECK-NEXT: access 3: other of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @warps(i32 %n, ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = udiv i32 %t, 32
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %w
  %r = atomicrmw add ptr addrspace(3) %p, i32 %t monotonic
  ret void
}

; out[t] = atomicMax(s, t);
; CHECK:      {{^}}max_used:{{$}}
; CHECK-NEXT: access 4: other of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @max_used(i32 %n, ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = atomicrmw max ptr addrspace(3) @s, i32 %t monotonic
  %q = getelementptr i32, ptr %out, i32 %t
  store i32 %r, ptr %q
  ret void
}

; atomicExch(s, t);
; CHECK:      {{^}}exchange:{{$}}
; CHECK-NEXT: access 5: other of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @exchange(i32 %n, ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %r = atomicrmw xchg ptr addrspace(3) @s, i32 %t monotonic
  ret void
}
