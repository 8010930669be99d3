; ptxas merges neighbours in an aligned run of four elements: three of them are loaded as all four, and two in the
; middle stay apart. lib/Nvcc/MergedRequests.h
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [256 x float] poison, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK:      {{^}}three:{{$}}
; CHECK-NEXT: access 0: load of 4 bytes, runs in requests of 16 with 1 2{{$}}
; CHECK-NEXT: access 1: load of 4 bytes, runs in requests of 16 with 0 2{{$}}
; CHECK-NEXT: access 2: load of 4 bytes, runs in requests of 16 with 0 1{{$}}
define ptx_kernel void @three(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %t, 4
  %a = getelementptr float, ptr addrspace(3) @s, i32 %i
  %b = getelementptr float, ptr addrspace(3) %a, i32 1
  %c = getelementptr float, ptr addrspace(3) %a, i32 2
  %x = load float, ptr addrspace(3) %a
  %y = load float, ptr addrspace(3) %b
  %z = load float, ptr addrspace(3) %c
  %v = fadd float %x, %y
  %w = fadd float %v, %z
  store float %w, ptr %out
  ret void
}

; CHECK:      {{^}}middle:{{$}}
; CHECK-NEXT: access 3: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 4: load of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @middle(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %t, 4
  %a = getelementptr float, ptr addrspace(3) @s, i32 %i
  %b = getelementptr float, ptr addrspace(3) %a, i32 1
  %c = getelementptr float, ptr addrspace(3) %a, i32 2
  %y = load float, ptr addrspace(3) %b
  %z = load float, ptr addrspace(3) %c
  %w = fadd float %y, %z
  store float %w, ptr %out
  ret void
}
