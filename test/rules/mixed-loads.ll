; Of many loads of one array, or at constants beside others, nvcc may not find neighbours together.
; lib/Nvcc/MixedLoads.h
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [4096 x float] poison, align 16
@p = addrspace(3) global [4096 x float] poison, align 4

; v += s[4] + s[5] + s[t + 100] + s[6] + s[7] + s[12] + s[13] + s[14] + s[15];
; CHECK:      {{^}}constants:{{$}}
; CHECK-NEXT: access 0: load of 4 bytes, runs in requests of 16 with 1 3 4; uncertain: merged{{$}}
; CHECK-NEXT: access 1: load of 4 bytes, runs in requests of 16 with 0 3 4; uncertain: merged{{$}}
; CHECK-NEXT: access 2: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 3: load of 4 bytes, runs in requests of 16 with 0 1 4; uncertain: merged{{$}}
; CHECK-NEXT: access 4: load of 4 bytes, runs in requests of 16 with 0 1 3; uncertain: merged{{$}}
; CHECK-NEXT: access 5: load of 4 bytes, runs in requests of 16 with 6 7 8; uncertain: merged{{$}}
; CHECK-NEXT: access 6: load of 4 bytes, runs in requests of 16 with 5 7 8; uncertain: merged{{$}}
; CHECK-NEXT: access 7: load of 4 bytes, runs in requests of 16 with 5 6 8; uncertain: merged{{$}}
; CHECK-NEXT: access 8: load of 4 bytes, runs in requests of 16 with 5 6 7; uncertain: merged{{$}}
define ptx_kernel void @constants(i32 %t, ptr %out) {
  %p0 = getelementptr float, ptr addrspace(3) @s, i32 4
  %f0 = load float, ptr addrspace(3) %p0
  %v0 = fadd float 0.0, %f0
  %p1 = getelementptr float, ptr addrspace(3) @s, i32 5
  %f1 = load float, ptr addrspace(3) %p1
  %v1 = fadd float %v0, %f1
  %i2 = add i32 %t, 100
  %p2 = getelementptr float, ptr addrspace(3) @s, i32 %i2
  %f2 = load float, ptr addrspace(3) %p2
  %v2 = fadd float %v1, %f2
  %p3 = getelementptr float, ptr addrspace(3) @s, i32 6
  %f3 = load float, ptr addrspace(3) %p3
  %v3 = fadd float %v2, %f3
  %p4 = getelementptr float, ptr addrspace(3) @s, i32 7
  %f4 = load float, ptr addrspace(3) %p4
  %v4 = fadd float %v3, %f4
  %p5 = getelementptr float, ptr addrspace(3) @s, i32 12
  %f5 = load float, ptr addrspace(3) %p5
  %v5 = fadd float %v4, %f5
  %p6 = getelementptr float, ptr addrspace(3) @s, i32 13
  %f6 = load float, ptr addrspace(3) %p6
  %v6 = fadd float %v5, %f6
  %p7 = getelementptr float, ptr addrspace(3) @s, i32 14
  %f7 = load float, ptr addrspace(3) %p7
  %v7 = fadd float %v6, %f7
  %p8 = getelementptr float, ptr addrspace(3) @s, i32 15
  %f8 = load float, ptr addrspace(3) %p8
  %v8 = fadd float %v7, %f8
  store float %v8, ptr %out
  ret void
}

; The same of an array that no declaration aligns: ptxas merges alone.
; CHECK:      {{^}}unaligned:{{$}}
; CHECK-NEXT: access 9: load of 4 bytes, runs in requests of 16 with 10 12 13{{$}}
; CHECK-NEXT: access 10: load of 4 bytes, runs in requests of 16 with 9 12 13{{$}}
; CHECK-NEXT: access 11: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 12: load of 4 bytes, runs in requests of 16 with 9 10 13{{$}}
; CHECK-NEXT: access 13: load of 4 bytes, runs in requests of 16 with 9 10 12{{$}}
; CHECK-NEXT: access 14: load of 4 bytes, runs in requests of 16 with 15 16 17{{$}}
; CHECK-NEXT: access 15: load of 4 bytes, runs in requests of 16 with 14 16 17{{$}}
; CHECK-NEXT: access 16: load of 4 bytes, runs in requests of 16 with 14 15 17{{$}}
; CHECK-NEXT: access 17: load of 4 bytes, runs in requests of 16 with 14 15 16{{$}}
define ptx_kernel void @unaligned(i32 %t, ptr %out) {
  %p0 = getelementptr float, ptr addrspace(3) @p, i32 4
  %f0 = load float, ptr addrspace(3) %p0
  %v0 = fadd float 0.0, %f0
  %p1 = getelementptr float, ptr addrspace(3) @p, i32 5
  %f1 = load float, ptr addrspace(3) %p1
  %v1 = fadd float %v0, %f1
  %i2 = add i32 %t, 100
  %p2 = getelementptr float, ptr addrspace(3) @p, i32 %i2
  %f2 = load float, ptr addrspace(3) %p2
  %v2 = fadd float %v1, %f2
  %p3 = getelementptr float, ptr addrspace(3) @p, i32 6
  %f3 = load float, ptr addrspace(3) %p3
  %v3 = fadd float %v2, %f3
  %p4 = getelementptr float, ptr addrspace(3) @p, i32 7
  %f4 = load float, ptr addrspace(3) %p4
  %v4 = fadd float %v3, %f4
  %p5 = getelementptr float, ptr addrspace(3) @p, i32 12
  %f5 = load float, ptr addrspace(3) %p5
  %v5 = fadd float %v4, %f5
  %p6 = getelementptr float, ptr addrspace(3) @p, i32 13
  %f6 = load float, ptr addrspace(3) %p6
  %v6 = fadd float %v5, %f6
  %p7 = getelementptr float, ptr addrspace(3) @p, i32 14
  %f7 = load float, ptr addrspace(3) %p7
  %v7 = fadd float %v6, %f7
  %p8 = getelementptr float, ptr addrspace(3) @p, i32 15
  %f8 = load float, ptr addrspace(3) %p8
  %v8 = fadd float %v7, %f8
  store float %v8, ptr %out
  ret void
}

; Constants only.
; CHECK:      {{^}}alone:{{$}}
; CHECK-NEXT: access 18: load of 4 bytes, runs in requests of 16 with 19 20 21{{$}}
; CHECK-NEXT: access 19: load of 4 bytes, runs in requests of 16 with 18 20 21{{$}}
; CHECK-NEXT: access 20: load of 4 bytes, runs in requests of 16 with 18 19 21{{$}}
; CHECK-NEXT: access 21: load of 4 bytes, runs in requests of 16 with 18 19 20{{$}}
; CHECK-NEXT: access 22: load of 4 bytes, runs in requests of 16 with 23 24 25{{$}}
; CHECK-NEXT: access 23: load of 4 bytes, runs in requests of 16 with 22 24 25{{$}}
; CHECK-NEXT: access 24: load of 4 bytes, runs in requests of 16 with 22 23 25{{$}}
; CHECK-NEXT: access 25: load of 4 bytes, runs in requests of 16 with 22 23 24{{$}}
define ptx_kernel void @alone(i32 %t, ptr %out) {
  %p0 = getelementptr float, ptr addrspace(3) @s, i32 4
  %f0 = load float, ptr addrspace(3) %p0
  %v0 = fadd float 0.0, %f0
  %p1 = getelementptr float, ptr addrspace(3) @s, i32 5
  %f1 = load float, ptr addrspace(3) %p1
  %v1 = fadd float %v0, %f1
  %p2 = getelementptr float, ptr addrspace(3) @s, i32 6
  %f2 = load float, ptr addrspace(3) %p2
  %v2 = fadd float %v1, %f2
  %p3 = getelementptr float, ptr addrspace(3) @s, i32 7
  %f3 = load float, ptr addrspace(3) %p3
  %v3 = fadd float %v2, %f3
  %p4 = getelementptr float, ptr addrspace(3) @s, i32 12
  %f4 = load float, ptr addrspace(3) %p4
  %v4 = fadd float %v3, %f4
  %p5 = getelementptr float, ptr addrspace(3) @s, i32 13
  %f5 = load float, ptr addrspace(3) %p5
  %v5 = fadd float %v4, %f5
  %p6 = getelementptr float, ptr addrspace(3) @s, i32 14
  %f6 = load float, ptr addrspace(3) %p6
  %v6 = fadd float %v5, %f6
  %p7 = getelementptr float, ptr addrspace(3) @s, i32 15
  %f7 = load float, ptr addrspace(3) %p7
  %v7 = fadd float %v6, %f7
  store float %v7, ptr %out
  ret void
}

; Four at constants.
; CHECK:      {{^}}few:{{$}}
; CHECK-NEXT: access 26: load of 4 bytes, runs in requests of 16 with 27 29 30{{$}}
; CHECK-NEXT: access 27: load of 4 bytes, runs in requests of 16 with 26 29 30{{$}}
; CHECK-NEXT: access 28: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 29: load of 4 bytes, runs in requests of 16 with 26 27 30{{$}}
; CHECK-NEXT: access 30: load of 4 bytes, runs in requests of 16 with 26 27 29{{$}}
define ptx_kernel void @few(i32 %t, ptr %out) {
  %p0 = getelementptr float, ptr addrspace(3) @s, i32 4
  %f0 = load float, ptr addrspace(3) %p0
  %v0 = fadd float 0.0, %f0
  %p1 = getelementptr float, ptr addrspace(3) @s, i32 5
  %f1 = load float, ptr addrspace(3) %p1
  %v1 = fadd float %v0, %f1
  %i2 = add i32 %t, 100
  %p2 = getelementptr float, ptr addrspace(3) @s, i32 %i2
  %f2 = load float, ptr addrspace(3) %p2
  %v2 = fadd float %v1, %f2
  %p3 = getelementptr float, ptr addrspace(3) @s, i32 6
  %f3 = load float, ptr addrspace(3) %p3
  %v3 = fadd float %v2, %f3
  %p4 = getelementptr float, ptr addrspace(3) @s, i32 7
  %f4 = load float, ptr addrspace(3) %p4
  %v4 = fadd float %v3, %f4
  store float %v4, ptr %out
  ret void
}
