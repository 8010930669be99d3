; Of a 64-bit integer of which one word is used, nvcc loads that word: lib/Nvcc/NarrowLoads.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x i64] poison, align 8

; (int)(x >> 32)
; CHECK:      {{^}}high:{{$}}
; CHECK-NEXT: access 0: load of 8 bytes, runs in requests of 4{{$}}
define ptx_kernel void @high(i32 %t, ptr %out) {
  %p = getelementptr i64, ptr addrspace(3) @s, i32 %t
  %x = load i64, ptr addrspace(3) %p
  %shifted = lshr i64 %x, 32
  %v = trunc i64 %shifted to i32
  store i32 %v, ptr %out
  ret void
}

; (short)(x >> 32)
; CHECK:      {{^}}half:{{$}}
; CHECK-NEXT: access 1: load of 8 bytes, runs in requests of 4{{$}}
define ptx_kernel void @half(i32 %t, ptr %out) {
  %p = getelementptr i64, ptr addrspace(3) @s, i32 %t
  %x = load i64, ptr addrspace(3) %p
  %shifted = lshr i64 %x, 32
  %v = trunc i64 %shifted to i16
  store i16 %v, ptr %out
  ret void
}

; (long long)(short)(x >> 32): its sign is copied
; CHECK:      {{^}}extended:{{$}}
; CHECK-NEXT: access 2: load of 8 bytes, runs in requests of 8{{$}}
define ptx_kernel void @extended(i32 %t, ptr %out) {
  %p = getelementptr i64, ptr addrspace(3) @s, i32 %t
  %x = load i64, ptr addrspace(3) %p
  %shifted = lshr i64 %x, 32
  %v = trunc i64 %shifted to i16
  %w = sext i16 %v to i64
  store i64 %w, ptr %out
  ret void
}

; (x >> 8) & 0xff
; CHECK:      {{^}}byte:{{$}}
; CHECK-NEXT: access 3: load of 8 bytes, runs in requests of 4{{$}}
define ptx_kernel void @byte(i32 %t, ptr %out) {
  %p = getelementptr i64, ptr addrspace(3) @s, i32 %t
  %x = load i64, ptr addrspace(3) %p
  %shifted = lshr i64 %x, 8
  %v = and i64 %shifted, 255
  store i64 %v, ptr %out
  ret void
}

; (x >> 8) & 0xffff
; CHECK:      {{^}}across:{{$}}
; CHECK-NEXT: access 4: load of 8 bytes, runs in requests of 8{{$}}
define ptx_kernel void @across(i32 %t, ptr %out) {
  %p = getelementptr i64, ptr addrspace(3) @s, i32 %t
  %x = load i64, ptr addrspace(3) %p
  %shifted = lshr i64 %x, 8
  %v = and i64 %shifted, 65535
  store i64 %v, ptr %out
  ret void
}

; (char)(x >> 8), of the low word: either
; CHECK:      {{^}}low_part:{{$}}
; CHECK-NEXT: access 5: load of 8 bytes, runs in requests of 8; uncertain: part-loaded{{$}}
define ptx_kernel void @low_part(i32 %t, ptr %out) {
  %p = getelementptr i64, ptr addrspace(3) @s, i32 %t
  %x = load i64, ptr addrspace(3) %p
  %shifted = lshr i64 %x, 8
  %v = trunc i64 %shifted to i8
  store i8 %v, ptr %out
  ret void
}
