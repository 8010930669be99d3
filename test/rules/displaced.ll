; An array behind one that takes no multiple of 16 bytes may begin at none, and its merges are not exact: the table of
; lib/Nvcc/Displaced.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@three = addrspace(3) global [3 x float] poison, align 4
@behind_three = addrspace(3) global [12 x float] poison, align 4
@table = addrspace(3) global [32 x [33 x float]] poison, align 4
@behind_table = addrspace(3) global [12 x float] poison, align 4
@one = addrspace(3) global float poison, align 4
@other = addrspace(3) global float poison, align 4

; float three[3], behind_three[12]: the second at 12
; CHECK:      {{^}}displaced:{{$}}
; CHECK-NEXT: access 0: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 1: load of 4 bytes, runs in requests of 8 with 2; uncertain: merged{{$}}
; CHECK-NEXT: access 2: load of 4 bytes, runs in requests of 8 with 1; uncertain: merged{{$}}
define ptx_kernel void @displaced(ptr %out) {
  store volatile float 0.0, ptr addrspace(3) @three
  %v = load float, ptr addrspace(3) @behind_three
  %w = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @behind_three, i32 4)
  %sum = fadd float %v, %w
  store float %sum, ptr %out
  ret void
}

; float table[32][33], behind_table[12]: the second at 4,224, a multiple of 16
; CHECK:      {{^}}in_place:{{$}}
; CHECK-NEXT: access 3: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 4: load of 4 bytes, runs in requests of 8 with 5{{$}}
; CHECK-NEXT: access 5: load of 4 bytes, runs in requests of 8 with 4{{$}}
define ptx_kernel void @in_place(ptr %out) {
  store volatile float 0.0, ptr addrspace(3) @table
  %v = load float, ptr addrspace(3) @behind_table
  %w = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @behind_table, i32 4)
  %sum = fadd float %v, %w
  store float %sum, ptr %out
  ret void
}

; float one, other: the second at 4, both are read at once
; CHECK:      {{^}}together:{{$}}
; CHECK-NEXT: access 6: load of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
; CHECK-NEXT: access 7: load of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
define ptx_kernel void @together(ptr %out) {
  %v = load float, ptr addrspace(3) @one
  %w = load float, ptr addrspace(3) @other
  %sum = fadd float %v, %w
  store float %sum, ptr %out
  ret void
}

; 12 * lane: no pair of it is aligned, wherever the array begins
; CHECK:      {{^}}across:{{$}}
; CHECK-NEXT: access 8: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 9: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 10: load of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @across(ptr %out, i32 %lane) {
  store volatile float 0.0, ptr addrspace(3) @three
  %p = getelementptr [3 x float], ptr addrspace(3) @behind_three, i32 %lane
  %q = getelementptr i8, ptr addrspace(3) %p, i32 4
  %v = load float, ptr addrspace(3) %p
  %w = load float, ptr addrspace(3) %q
  %sum = fadd float %v, %w
  store float %sum, ptr %out
  ret void
}
