; A sum that is made from an earlier one by other factors loses its alignment, and four neighbours stay apart or go in
; pairs: the table of lib/Nvcc/StrengthReduction.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [4096 x float] poison, align 4

; s[at] to s[at + 3]
define void @four(i32 %at) {
  %p = getelementptr float, ptr addrspace(3) @s, i32 %at
  call void @stores(ptr addrspace(3) %p)
  ret void
}

define void @stores(ptr addrspace(3) %p) {
  %q = getelementptr float, ptr addrspace(3) %p, i32 1
  %r = getelementptr float, ptr addrspace(3) %p, i32 2
  %t = getelementptr float, ptr addrspace(3) %p, i32 3
  store float 0.0, ptr addrspace(3) %p
  store float 0.0, ptr addrspace(3) %q
  store float 0.0, ptr addrspace(3) %r
  store float 0.0, ptr addrspace(3) %t
  ret void
}

; g[128 * y + x], then s[128 * y + 4 * x + i]: made as the earlier one and 3 * x
; CHECK:      {{^}}one:{{$}}
; CHECK-NEXT: access 0: store of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
; CHECK-NEXT: access 1: store of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
; CHECK-NEXT: access 2: store of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
; CHECK-NEXT: access 3: store of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
define ptx_kernel void @one(i32 %x, i32 %y, ptr %g) {
  %row = mul nsw i32 %y, 128
  %a = add nsw i32 %row, %x
  %e = getelementptr float, ptr %g, i32 %a
  store float 0.0, ptr %e
  %x4 = mul nsw i32 %x, 4
  %b = add nsw i32 %row, %x4
  call void @four(i32 %b)
  ret void
}

; g[128 * y + 2 * x]: made as that and 2 * x
; CHECK:      {{^}}two:{{$}}
; CHECK-NEXT: access 4: store of 4 bytes, runs in requests of 8 with 5; uncertain: merged{{$}}
; CHECK-NEXT: access 5: store of 4 bytes, runs in requests of 8 with 4; uncertain: merged{{$}}
; CHECK-NEXT: access 6: store of 4 bytes, runs in requests of 8 with 7; uncertain: merged{{$}}
; CHECK-NEXT: access 7: store of 4 bytes, runs in requests of 8 with 6; uncertain: merged{{$}}
define ptx_kernel void @two(i32 %x, i32 %y, ptr %g) {
  %row = mul nsw i32 %y, 128
  %x2 = mul nsw i32 %x, 2
  %a = add nsw i32 %row, %x2
  %e = getelementptr float, ptr %g, i32 %a
  store float 0.0, ptr %e
  %x4 = mul nsw i32 %x, 4
  %b = add nsw i32 %row, %x4
  call void @four(i32 %b)
  ret void
}

; g[64 * y + x]: no such sum
; CHECK:      {{^}}other:{{$}}
; CHECK-NEXT: access 8: store of 4 bytes, runs in requests of 16 with 9 10 11{{$}}
; CHECK-NEXT: access 9: store of 4 bytes, runs in requests of 16 with 8 10 11{{$}}
; CHECK-NEXT: access 10: store of 4 bytes, runs in requests of 16 with 8 9 11{{$}}
; CHECK-NEXT: access 11: store of 4 bytes, runs in requests of 16 with 8 9 10{{$}}
define ptx_kernel void @other(i32 %x, i32 %y, ptr %g) {
  %row = mul nsw i32 %y, 128
  %part = mul nsw i32 %y, 64
  %a = add nsw i32 %part, %x
  %e = getelementptr float, ptr %g, i32 %a
  store float 0.0, ptr %e
  %x4 = mul nsw i32 %x, 4
  %b = add nsw i32 %row, %x4
  call void @four(i32 %b)
  ret void
}
