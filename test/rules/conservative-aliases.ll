; What was loaded is loaded again behind a store, unless that is a constant distance away or in another array or field:
; the table of lib/Nvcc/ConservativeAliases.h. The last access of each kernel is the second load of s[i].
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x float] poison, align 4
@r = addrspace(3) global [1024 x float] poison, align 4

; s[i + 1] = 1;
; CHECK:      {{^}}next:{{$}}
; CHECK-NEXT: access 0: load of 4 bytes, runs in requests of 4 with 2{{$}}
; CHECK-NEXT: access 1: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 2: load of 4 bytes, runs in requests of 4 with 0{{$}}
define ptx_kernel void @next(i32 %i, i32 %d, ptr addrspace(1) %out) {
  %p = getelementptr float, ptr addrspace(3) @s, i32 %i
  %at = add nsw i32 %i, 1
  %q = getelementptr float, ptr addrspace(3) @s, i32 %at
  %v = load float, ptr addrspace(3) %p
  store float 1.0, ptr addrspace(3) %q
  %again = load float, ptr addrspace(3) %p
  %sum = fadd float %v, %again
  store float %sum, ptr addrspace(1) %out
  ret void
}

; r[d] = 1;
; CHECK:      {{^}}other_array:{{$}}
; CHECK-NEXT: access 3: load of 4 bytes, runs in requests of 4 with 5{{$}}
; CHECK-NEXT: access 4: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 5: load of 4 bytes, runs in requests of 4 with 3{{$}}
define ptx_kernel void @other_array(i32 %i, i32 %d, ptr addrspace(1) %out) {
  %p = getelementptr float, ptr addrspace(3) @s, i32 %i
  %at = add nsw i32 %d, 0
  %q = getelementptr float, ptr addrspace(3) @r, i32 %at
  %v = load float, ptr addrspace(3) %p
  store float 1.0, ptr addrspace(3) %q
  %again = load float, ptr addrspace(3) %p
  %sum = fadd float %v, %again
  store float %sum, ptr addrspace(1) %out
  ret void
}

; s[i + 2 * d + 1] = 1; LLVM proves that it is another element, nvcc does not
; CHECK:      {{^}}odd:{{$}}
; CHECK-NEXT: access 6: load of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
; CHECK-NEXT: access 7: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 8: load of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
define ptx_kernel void @odd(i32 %i, i32 %d, ptr addrspace(1) %out) {
  %p = getelementptr float, ptr addrspace(3) @s, i32 %i
  %even = shl nsw i32 %d, 1
  %odd = or disjoint i32 %even, 1
  %at = add nsw i32 %i, %odd
  %q = getelementptr float, ptr addrspace(3) @s, i32 %at
  %v = load float, ptr addrspace(3) %p
  store float 1.0, ptr addrspace(3) %q
  %again = load float, ptr addrspace(3) %p
  %sum = fadd float %v, %again
  store float %sum, ptr addrspace(1) %out
  ret void
}

; s[i + d] = 1;
; CHECK:      {{^}}any:{{$}}
; CHECK-NEXT: access 9: load of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
; CHECK-NEXT: access 10: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 11: load of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
define ptx_kernel void @any(i32 %i, i32 %d, ptr addrspace(1) %out) {
  %p = getelementptr float, ptr addrspace(3) @s, i32 %i
  %at = add nsw i32 %i, %d
  %q = getelementptr float, ptr addrspace(3) @s, i32 %at
  %v = load float, ptr addrspace(3) %p
  store float 1.0, ptr addrspace(3) %q
  %again = load float, ptr addrspace(3) %p
  %sum = fadd float %v, %again
  store float %sum, ptr addrspace(1) %out
  ret void
}
