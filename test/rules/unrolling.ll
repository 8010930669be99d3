; nvcc unrolls a loop completely whose trips are a constant and whose copies come to at most 450 instructions, or 4,000
; where its counter is multiplied; neighbours of two iterations can be merged then. lib/Nvcc/Unrolling.h
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [4096 x float] poison, align 4

define float @long(float %v, float %x) {
  %1 = fmul float %v, %x
  %2 = fadd float %1, %v
  %3 = fmul float %2, %x
  %4 = fadd float %3, %v
  %5 = fmul float %4, %x
  %6 = fadd float %5, %v
  %7 = fmul float %6, %x
  %8 = fadd float %7, %v
  %9 = fmul float %8, %x
  %10 = fadd float %9, %v
  %11 = fmul float %10, %x
  ret float %11
}

; for (i = 0; i < 4; ++i) v += s[4 * t + i];
; CHECK:      {{^}}short:{{$}}
; CHECK-NEXT: access 0: load of 4 bytes, runs in requests of 16 x4{{$}}
define ptx_kernel void @short(i32 %t, ptr %out) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %v = phi float [ 0.0, %0 ], [ %sum, %loop ]
  %p = getelementptr [4 x float], ptr addrspace(3) @s, i32 %t, i32 %i
  %x = load float, ptr addrspace(3) %p
  %sum = fadd float %v, %x
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, 4
  br i1 %more, label %loop, label %done
done:
  store float %sum, ptr %out
  ret void
}

; for (i = 0; i < 62; ++i) v = long(v, s[32 * i + t]);
; CHECK:      {{^}}stepped:{{$}}
; CHECK-NEXT: access 1: load of 4 bytes, runs in requests of 4 x2{{$}}
define ptx_kernel void @stepped(i32 %t, ptr %out) {
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %v = phi float [ 0.0, %0 ], [ %sum, %loop ]
  %p = getelementptr [32 x float], ptr addrspace(3) @s, i64 %i, i32 %t
  %x = load float, ptr addrspace(3) %p
  %sum = call float @long(float %v, float %x)
  %next = add nsw i64 %i, 1
  %more = icmp slt i64 %next, 62
  br i1 %more, label %loop, label %done
done:
  store float %sum, ptr %out
  ret void
}

; for (i = 1, j = 0; i < 1LL << 62; i *= 2, ++j) v = long(v, s[32 * j + t]); as many trips of the same size
; CHECK:      {{^}}multiplied:{{$}}
; CHECK-NEXT: access 2: load of 4 bytes, runs in requests of 4 x62{{$}}
define ptx_kernel void @multiplied(i32 %t, ptr %out) {
  br label %loop
loop:
  %i = phi i64 [ 1, %0 ], [ %next, %loop ]
  %j = phi i32 [ 0, %0 ], [ %row, %loop ]
  %v = phi float [ 0.0, %0 ], [ %sum, %loop ]
  %p = getelementptr [32 x float], ptr addrspace(3) @s, i32 %j, i32 %t
  %x = load float, ptr addrspace(3) %p
  %sum = call float @long(float %v, float %x)
  %row = add nsw i32 %j, 1
  %next = mul nsw i64 %i, 2
  %more = icmp slt i64 %next, 4611686018427387904
  br i1 %more, label %loop, label %done
done:
  store float %sum, ptr %out
  ret void
}
