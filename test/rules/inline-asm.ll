; Accesses of shared memory in assembly: lib/IR/InlineAsm.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x float] poison, align 4

; ld.shared.v4.f32: ptxas merges nothing that was written by hand
; CHECK:      {{^}}vector:{{$}}
; CHECK-NEXT: access 0: load of 16 bytes, runs in requests of 16{{$}}
; CHECK-NEXT: access 1: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 2: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @vector(i32 %p, ptr %out) {
  %a = call float asm sideeffect "{ .reg .f32 b, c, d; ld.shared.v4.f32 {$0, b, c, d}, [$1]; }", "=f,r"(i32 %p)
  %q = add i32 %p, 16
  %b = call float asm sideeffect "ld.shared.f32 $0, [$1 + 4];", "=f,r"(i32 %q)
  %v = fadd float %a, %b
  store float %v, ptr %out
  store volatile float 0.0, ptr addrspace(3) @s
  ret void
}

; a matrix, an asynchronous copy, and an atomic
; CHECK:      {{^}}others:{{$}}
; CHECK-NEXT: access 3: other of 16 bytes, runs in requests of 16{{$}}
; CHECK-NEXT: access 4: other of 8 bytes, runs in requests of 8{{$}}
; CHECK-NEXT: access 5: other of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 6: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @others(i32 %p, ptr %in) {
  %m = call i32 asm sideeffect "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {$0}, [$1];", "=r,r"(i32 %p)
  call void asm sideeffect "cp.async.ca.shared.global [$0], [$1], 8;", "r,l"(i32 %p, ptr %in)
  call void asm sideeffect "red.shared.add.u32 [$0], 1;", "r"(i32 %p)
  store volatile i32 %m, ptr addrspace(3) @s
  ret void
}

; memory of another kind, and assembly that only computes
; CHECK:      {{^}}none:{{$}}
; CHECK-NEXT: access 7: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @none(ptr %in) {
  %g = addrspacecast ptr %in to ptr addrspace(1)
  %v = call float asm sideeffect "ld.global.f32 $0, [$1];", "=f,l"(ptr addrspace(1) %g)
  %w = call float asm "add.f32 $0, $1, $1;", "=f,f"(float %v)
  call void asm sideeffect ".shared .align 4 .b8 named[64];", ""()
  store volatile float %w, ptr addrspace(3) @s
  ret void
}
