; Alignment is seen through 32 steps, where LLVM looks through six, and through what the source assumes of a pointer:
; lib/Nvcc/KnownAlignment.h.
;
; RUN: bankcheck-opt --pass=known-alignment %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [4096 x float] poison, align 16

declare void @llvm.assume(i1)

; s[4 * t ^ 4 * u ...], of eight steps
; CHECK-LABEL: define ptx_kernel void @swizzled(
; CHECK:         load float, ptr addrspace(3) %p, align 16{{$}}
define ptx_kernel void @swizzled(i32 %t, i32 %u, ptr %out) {
  %a = shl i32 %t, 2
  %b = shl i32 %u, 2
  %c = xor i32 %a, %b
  %d = add i32 %c, %b
  %e = xor i32 %d, %a
  %f = add i32 %e, %b
  %g = xor i32 %f, %a
  %h = add i32 %g, %b
  %p = getelementptr float, ptr addrspace(3) @s, i32 %h
  %v = load float, ptr addrspace(3) %p, align 4
  store float %v, ptr %out
  ret void
}

; one of the steps is not a multiple of 4
; CHECK-LABEL: define ptx_kernel void @odd(
; CHECK:         load float, ptr addrspace(3) %p, align 8{{$}}
define ptx_kernel void @odd(i32 %t, i32 %u, ptr %out) {
  %a = shl i32 %t, 2
  %b = shl i32 %u, 1
  %c = xor i32 %a, %b
  %p = getelementptr float, ptr addrspace(3) @s, i32 %c
  %v = load float, ptr addrspace(3) %p, align 4
  store float %v, ptr %out
  ret void
}

; __builtin_assume_aligned(s + t, 16)
; CHECK-LABEL: define ptx_kernel void @assumed(
; CHECK:         load float, ptr addrspace(3) %p, align 16{{$}}
define ptx_kernel void @assumed(i32 %t, ptr %out) {
  %p = getelementptr float, ptr addrspace(3) @s, i32 %t
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) %p, i64 16) ]
  %v = load float, ptr addrspace(3) %p, align 4
  store float %v, ptr %out
  ret void
}

; it is assumed behind a condition
; CHECK-LABEL: define ptx_kernel void @elsewhere(
; CHECK:         load float, ptr addrspace(3) %p, align 4{{$}}
define ptx_kernel void @elsewhere(i32 %t, i1 %c, ptr %out) {
  %p = getelementptr float, ptr addrspace(3) @s, i32 %t
  br i1 %c, label %then, label %end
then:
  call void @llvm.assume(i1 true) [ "align"(ptr addrspace(3) %p, i64 16) ]
  br label %end
end:
  %v = load float, ptr addrspace(3) %p, align 4
  store float %v, ptr %out
  ret void
}
