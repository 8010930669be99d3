; Where the bits that change are a byte, a half or a word of their own, nvcc stores these alone and loads nothing:
; the table of lib/Nvcc/NarrowStores.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x i32] poison, align 4

; unsigned a:8; a = v
; CHECK:      {{^}}byte:{{$}}
; CHECK-NEXT: access 0: load of 4 bytes, removed{{$}}
; CHECK-NEXT: access 1: store of 4 bytes, runs in requests of 1{{$}}
define ptx_kernel void @byte(i32 %t, i32 %v) {
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %old = load i32, ptr addrspace(3) %p
  %new = and i32 %v, 255
  %kept = and i32 %old, -256
  %word = or i32 %kept, %new
  store i32 %word, ptr addrspace(3) %p
  ret void
}

; unsigned a:8, b:24; b = v
; CHECK:      {{^}}three_bytes:{{$}}
; CHECK-NEXT: access 2: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 3: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @three_bytes(i32 %t, i32 %v) {
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %old = load i32, ptr addrspace(3) %p
  %new = shl i32 %v, 8
  %kept = and i32 %old, 255
  %word = or i32 %kept, %new
  store i32 %word, ptr addrspace(3) %p
  ret void
}

; unsigned a:16, b:16; a = v; b = w;
; CHECK:      {{^}}both_halves:{{$}}
; CHECK-NEXT: access 4: load of 4 bytes, removed{{$}}
; CHECK-NEXT: access 5: store of 4 bytes, removed{{$}}
; CHECK-NEXT: access 6: load of 4 bytes, removed{{$}}
; CHECK-NEXT: access 7: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @both_halves(i32 %t, i32 %v, i32 %w) {
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %old = load i32, ptr addrspace(3) %p
  %low = and i32 %v, 65535
  %high = and i32 %old, -65536
  %half = or i32 %high, %low
  store i32 %half, ptr addrspace(3) %p
  %again = load i32, ptr addrspace(3) %p
  %new = shl i32 %w, 16
  %kept = and i32 %again, 65535
  %word = or i32 %kept, %new
  store i32 %word, ptr addrspace(3) %p
  ret void
}

; unsigned a:16, b:16; b += v
; CHECK:      {{^}}sum_of_high:{{$}}
; CHECK-NEXT: access 8: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 9: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @sum_of_high(i32 %t, i32 %v) {
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %old = load i32, ptr addrspace(3) %p
  %b = lshr i32 %old, 16
  %sum = add i32 %b, %v
  %new = shl i32 %sum, 16
  %kept = and i32 %old, 65535
  %word = or i32 %kept, %new
  store i32 %word, ptr addrspace(3) %p
  ret void
}
