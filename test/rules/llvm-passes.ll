; The predictions lean on two passes of LLVM as 22.1 has them: which loops are unrolled, whether their number of trips is
; known or not, and which neighbours are merged. Another LLVM that differs here predicts other requests.
;
; RUN: bankcheck-opt --pass=load-store-vectorizer %s | FileCheck %s --check-prefix=MERGED
; RUN: bankcheck-opt --pass=loop-unroll %s | FileCheck %s --check-prefix=UNROLLED

target triple = "nvptx64-nvidia-cuda"

@plain = addrspace(3) global [256 x float] poison, align 4

; Four neighbours at a multiple of 16 bytes are one load, and two stores one of both.
; MERGED-LABEL: define float @neighbours(
; MERGED:         load <4 x float>, ptr addrspace(3) {{.*}}, align 16
; MERGED-NOT:     load
; MERGED:         store <2 x float> {{.*}}, align 8
; MERGED-NOT:     store
; MERGED:         ret float
define float @neighbours(ptr addrspace(3) align 16 %p) {
  %p1 = getelementptr inbounds float, ptr addrspace(3) %p, i32 1
  %p2 = getelementptr inbounds float, ptr addrspace(3) %p, i32 2
  %p3 = getelementptr inbounds float, ptr addrspace(3) %p, i32 3
  %p8 = getelementptr inbounds float, ptr addrspace(3) %p, i32 8
  %p9 = getelementptr inbounds float, ptr addrspace(3) %p, i32 9
  %a = load float, ptr addrspace(3) %p, align 16
  %b = load float, ptr addrspace(3) %p1, align 4
  %c = load float, ptr addrspace(3) %p2, align 8
  %d = load float, ptr addrspace(3) %p3, align 4
  %ab = fadd float %a, %b
  %cd = fadd float %c, %d
  store float %ab, ptr addrspace(3) %p8, align 8
  store float %cd, ptr addrspace(3) %p9, align 4
  %sum = fadd float %ab, %cd
  ret float %sum
}

; A store that may change the second keeps loads apart.
; MERGED-LABEL: define float @interrupted(
; MERGED-COUNT-2: load float,
; MERGED:         ret float
define float @interrupted(ptr addrspace(3) align 8 %p, i32 %i) {
  %p1 = getelementptr inbounds float, ptr addrspace(3) %p, i32 1
  %pi = getelementptr inbounds float, ptr addrspace(3) %p, i32 %i
  %a = load float, ptr addrspace(3) %p, align 8
  store float 0.0, ptr addrspace(3) %pi, align 4
  %b = load float, ptr addrspace(3) %p1, align 4
  %sum = fadd float %a, %b
  ret float %sum
}

; 6 trips are a block.
; UNROLLED-LABEL: define float @known(
; UNROLLED-COUNT-6: load float,
; UNROLLED-NOT:     load float,
; UNROLLED:         ret float
define float @known(i32 %t) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %v = phi float [ 0.0, %0 ], [ %sum, %loop ]
  %at = add i32 %i, %t
  %p = getelementptr float, ptr addrspace(3) @plain, i32 %at
  %x = load float, ptr addrspace(3) %p
  %sum = fadd float %v, %x
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, 6
  br i1 %more, label %loop, label %done
done:
  ret float %sum
}

; n trips run eight at a time, and what is left one by one.
; UNROLLED-LABEL: define float @unknown(
; UNROLLED-COUNT-8: load float,
; UNROLLED:       loop.epil:
; UNROLLED:         load float,
; UNROLLED-NOT:     load float,
; UNROLLED:         ret float
define float @unknown(i32 %t, i32 %n) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %v = phi float [ 0.0, %0 ], [ %sum, %loop ]
  %at = add i32 %i, %t
  %p = getelementptr float, ptr addrspace(3) @plain, i32 %at
  %x = load float, ptr addrspace(3) %p
  %sum = fadd float %v, %x
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret float %sum
}
