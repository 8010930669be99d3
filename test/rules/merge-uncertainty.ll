; Whether neighbours are merged is open where nvcc's proofs decide: rows of the table of lib/Nvcc/MergeUncertainty.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x float] poison, align 4
@wide = addrspace(3) global [1024 x float] poison, align 16

; never together in a window for some sample: apart
; CHECK:      {{^}}apart:{{$}}
; CHECK-NEXT: access 0: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 1: load of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @apart(i32 %t, i32 %u, ptr %out) {
  %p = getelementptr float, ptr addrspace(3) @s, i32 %t
  %q = getelementptr float, ptr addrspace(3) @s, i32 %u
  %v = load float, ptr addrspace(3) %p
  %w = load float, ptr addrspace(3) %q
  %sum = fadd float %v, %w
  store float %sum, ptr %out
  ret void
}

; together in all samples, merged: s[2 * t], s[2 * t + 1]
; CHECK:      {{^}}merged:{{$}}
; CHECK-NEXT: access 2: load of 4 bytes, runs in requests of 8 with 3{{$}}
; CHECK-NEXT: access 3: load of 4 bytes, runs in requests of 8 with 2{{$}}
define ptx_kernel void @merged(i32 %t, ptr %out) {
  %p = getelementptr [2 x float], ptr addrspace(3) @s, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i32 4
  %v = load float, ptr addrspace(3) %p
  %w = load float, ptr addrspace(3) %q
  %sum = fadd float %v, %w
  store float %sum, ptr %out
  ret void
}

; together in all samples, not merged: s[2 * t], s[2 * t ^ 1]
; CHECK:      {{^}}open:{{$}}
; CHECK-NEXT: access 4: load of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
; CHECK-NEXT: access 5: load of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
define ptx_kernel void @open(i32 %t, ptr %out) {
  %even = shl i32 %t, 1
  %odd = xor i32 %even, 1
  %p = getelementptr float, ptr addrspace(3) @s, i32 %even
  %q = getelementptr float, ptr addrspace(3) @s, i32 %odd
  %v = load float, ptr addrspace(3) %p
  %w = load float, ptr addrspace(3) %q
  %sum = fadd float %v, %w
  store float %sum, ptr %out
  ret void
}

; with another of the array between: s[2 * t] = a, s[u] = b, s[2 * t + 1] = a. The compiler before PTX would have to merge
; them, and does not know that the array is aligned
; CHECK:      {{^}}between:{{$}}
; CHECK-NEXT: access 6: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 7: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 8: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @between(i32 %t, i32 %u, float %a, float %b) {
  %p = getelementptr [2 x float], ptr addrspace(3) @s, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i32 4
  %r = getelementptr float, ptr addrspace(3) @s, i32 %u
  store float %a, ptr addrspace(3) %p
  store float %b, ptr addrspace(3) %r
  store float %a, ptr addrspace(3) %q
  ret void
}

; where it does know, from the declaration
; CHECK:      {{^}}between_aligned:{{$}}
; CHECK-NEXT: access 9: store of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
; CHECK-NEXT: access 10: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 11: store of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
define ptx_kernel void @between_aligned(i32 %t, i32 %u, float %a, float %b) {
  %p = getelementptr [2 x float], ptr addrspace(3) @wide, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i32 4
  %r = getelementptr float, ptr addrspace(3) @wide, i32 %u
  store float %a, ptr addrspace(3) %p
  store float %b, ptr addrspace(3) %r
  store float %a, ptr addrspace(3) %q
  ret void
}

; s[t] = a, s[2 * t] = a, s[2 * t + 1] = b: the second address is the first plus t
; CHECK:      {{^}}made_from_another:{{$}}
; CHECK-NEXT: access 12: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 13: store of 4 bytes, runs in requests of 8{{.*}}; uncertain: merged{{$}}
; CHECK-NEXT: access 14: store of 4 bytes, runs in requests of 8{{.*}}; uncertain: merged{{$}}
define ptx_kernel void @made_from_another(i32 %t, float %a, float %b) {
  %o = getelementptr float, ptr addrspace(3) @s, i32 %t
  %p = getelementptr [2 x float], ptr addrspace(3) @s, i32 %t
  %q = getelementptr i8, ptr addrspace(3) %p, i32 4
  store float %a, ptr addrspace(3) %o
  store float %a, ptr addrspace(3) %p
  store float %b, ptr addrspace(3) %q
  ret void
}
