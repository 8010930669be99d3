; Of a run whose accesses times its writes are more than 131,072, it is not said what is merged: lib/Nvcc/MergeBudget.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [16384 x float] poison, align 4

; 360 stores: 129,600 questions
; CHECK:      {{^}}looked_through:{{$}}
; CHECK-NEXT: access 0: store of 4 bytes, runs in requests of 4 x360{{$}}
define ptx_kernel void @looked_through(i32 %t, float %v) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %p = getelementptr [32 x float], ptr addrspace(3) @s, i32 %i, i32 %t
  store float %v, ptr addrspace(3) %p
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, 360
  br i1 %more, label %loop, label %done, !llvm.loop !0
done:
  ret void
}

; 370 stores: 136,900
; CHECK:      {{^}}cut:{{$}}
; CHECK-NEXT: access 1: store of 4 bytes, runs in requests of 4 x370; uncertain: neighbour-budget{{$}}
define ptx_kernel void @cut(i32 %t, float %v) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %p = getelementptr [32 x float], ptr addrspace(3) @s, i32 %i, i32 %t
  store float %v, ptr addrspace(3) %p
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, 370
  br i1 %more, label %loop, label %done, !llvm.loop !0
done:
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.full"}
