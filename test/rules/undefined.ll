; An index that is undefined is a value that nobody knows, and the access stays: lib/IR/Undefined.h.
;
; RUN: bankcheck-opt --pass=define-simplify %s | FileCheck --check-prefix=SIMPLIFY %s
; RUN: bankcheck-opt --pass=define-in-loops %s | FileCheck --check-prefix=LOOP %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x float] poison, align 4

; s[x << 77] = 1;
; SIMPLIFY-LABEL: define void @shifted(
; SIMPLIFY-NEXT:    [[ANY:%.*]] = freeze i32 poison
; SIMPLIFY-NEXT:    %p = getelementptr float, ptr addrspace(3) @s, i32 [[ANY]]
; SIMPLIFY-NEXT:    store float 1{{.*}}, ptr addrspace(3) %p
define void @shifted(i32 %x) {
  %i = shl i32 %x, 77
  %p = getelementptr float, ptr addrspace(3) @s, i32 %i
  store float 1.0, ptr addrspace(3) %p
  ret void
}

; s[x << 0] = 1;
; SIMPLIFY-LABEL: define void @defined(
; SIMPLIFY-NEXT:    %p = getelementptr float, ptr addrspace(3) @s, i32 %x{{$}}
define void @defined(i32 %x) {
  %i = shl i32 %x, 0
  %p = getelementptr float, ptr addrspace(3) @s, i32 %i
  store float 1.0, ptr addrspace(3) %p
  ret void
}

; for (i = 0; i < 40; ++i) s[x >> i] = 1; from 32 on it is not defined
; LOOP-LABEL: define void @some(
; LOOP:         [[SHIFT:%.*]] = lshr i32 %x, %i
; LOOP-NEXT:    [[ANY:%.*]] = freeze i32 poison
; LOOP-NEXT:    [[INDEX:%.*]] = select i1 {{%.*}}, i32 [[SHIFT]], i32 [[ANY]]
; LOOP-NEXT:    %p = getelementptr float, ptr addrspace(3) @s, i32 [[INDEX]]
define void @some(i32 %x) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %shift = lshr i32 %x, %i
  %p = getelementptr float, ptr addrspace(3) @s, i32 %shift
  store float 1.0, ptr addrspace(3) %p
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 40
  br i1 %more, label %loop, label %end
end:
  ret void
}

; for (i = 0; i < 32; ++i) s[x >> i] = 1;
; LOOP-LABEL: define void @none(
; LOOP:         %shift = lshr i32 %x, %i
; LOOP-NEXT:    %p = getelementptr float, ptr addrspace(3) @s, i32 %shift
define void @none(i32 %x) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %shift = lshr i32 %x, %i
  %p = getelementptr float, ptr addrspace(3) @s, i32 %shift
  store float 1.0, ptr addrspace(3) %p
  %next = add nuw nsw i32 %i, 1
  %more = icmp ult i32 %next, 32
  br i1 %more, label %loop, label %end
end:
  ret void
}
