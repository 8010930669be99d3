; Loads of bytes and halves are joined over gaps from the first element on, others are not:
; the table of lib/Nvcc/Gaps.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@bytes = addrspace(3) global [256 x [4 x i8]] poison, align 4
@words = addrspace(3) global [256 x [4 x float]] poison, align 16

; 0 and 3 of a uchar4: one load of all
; CHECK:      {{^}}first_and_last:{{$}}
; CHECK-NEXT: access 0: load of 1 bytes, runs in requests of 4 with 1; uncertain: merged{{$}}
; CHECK-NEXT: access 1: load of 1 bytes, runs in requests of 4 with 0; uncertain: merged{{$}}
define ptx_kernel void @first_and_last(i32 %t, ptr %out) {
  %p0 = getelementptr [4 x i8], ptr addrspace(3) @bytes, i32 %t, i32 0
  %p3 = getelementptr [4 x i8], ptr addrspace(3) @bytes, i32 %t, i32 3
  %v0 = load i8, ptr addrspace(3) %p0
  %v3 = load i8, ptr addrspace(3) %p3
  %s3 = add i8 %v0, %v3
  store i8 %s3, ptr %out
  ret void
}

; 1 and 2: two
; CHECK:      {{^}}middle:{{$}}
; CHECK-NEXT: access 2: load of 1 bytes, runs in requests of 1{{$}}
; CHECK-NEXT: access 3: load of 1 bytes, runs in requests of 1{{$}}
define ptx_kernel void @middle(i32 %t, ptr %out) {
  %p1 = getelementptr [4 x i8], ptr addrspace(3) @bytes, i32 %t, i32 1
  %p2 = getelementptr [4 x i8], ptr addrspace(3) @bytes, i32 %t, i32 2
  %v1 = load i8, ptr addrspace(3) %p1
  %v2 = load i8, ptr addrspace(3) %p2
  %s2 = add i8 %v1, %v2
  store i8 %s2, ptr %out
  ret void
}

; 1, 2 and 3: one, and two together
; CHECK:      {{^}}behind_first:{{$}}
; CHECK-NEXT: access 4: load of 1 bytes, runs in requests of 1; uncertain: merged{{$}}
; CHECK-NEXT: access 5: load of 1 bytes, runs in requests of 2 with 6; uncertain: merged{{$}}
; CHECK-NEXT: access 6: load of 1 bytes, runs in requests of 2 with 5; uncertain: merged{{$}}
define ptx_kernel void @behind_first(i32 %t, ptr %out) {
  %p1 = getelementptr [4 x i8], ptr addrspace(3) @bytes, i32 %t, i32 1
  %p2 = getelementptr [4 x i8], ptr addrspace(3) @bytes, i32 %t, i32 2
  %p3 = getelementptr [4 x i8], ptr addrspace(3) @bytes, i32 %t, i32 3
  %v1 = load i8, ptr addrspace(3) %p1
  %v2 = load i8, ptr addrspace(3) %p2
  %v3 = load i8, ptr addrspace(3) %p3
  %s2 = add i8 %v1, %v2
  %s3 = add i8 %s2, %v3
  store i8 %s3, ptr %out
  ret void
}

; 0 and 2 of a float4: two
; CHECK:      {{^}}no_bytes:{{$}}
; CHECK-NEXT: access 7: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 8: load of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @no_bytes(i32 %t, ptr %out) {
  %p0 = getelementptr [4 x float], ptr addrspace(3) @words, i32 %t, i32 0
  %p2 = getelementptr [4 x float], ptr addrspace(3) @words, i32 %t, i32 2
  %v0 = load float, ptr addrspace(3) %p0
  %v2 = load float, ptr addrspace(3) %p2
  %s2 = fadd float %v0, %v2
  store float %s2, ptr %out
  ret void
}

