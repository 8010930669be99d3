; A loop that begins with its condition ends with it, as LLVM makes it: lib/IR/Rotation.h.
;
; RUN: bankcheck-opt --pass=rotate-loops %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

declare void @f(i32)

; while (i < n) f(i++);
; CHECK-LABEL: define void @while(
; CHECK-NEXT:    [[ANY:%.*]] = icmp slt i32 0, %n
; CHECK-NEXT:    br i1 [[ANY]], label
; CHECK:       body:{{ }}
; CHECK:         call void @f(i32 [[I:%.*]])
; CHECK-NEXT:    [[NEXT:%.*]] = add i32 [[I]], 1{{$}}
; CHECK-NEXT:    [[MORE:%.*]] = icmp slt i32 [[NEXT]], %n
; CHECK-NEXT:    br i1 [[MORE]], label %body, label
define void @while(i32 %n) {
  br label %header
header:
  %i = phi i32 [ 0, %0 ], [ %next, %body ]
  %more = icmp slt i32 %i, %n
  br i1 %more, label %body, label %end
body:
  call void @f(i32 %i)
  %next = add i32 %i, 1
  br label %header
end:
  ret void
}

; do f(i++); while (i < n);
; CHECK-LABEL: define void @do(
; CHECK-NEXT:    br label %body
; CHECK:       body:
; CHECK-NEXT:    %i = phi i32 [ 0, %0 ], [ %next, %body ]
define void @do(i32 %n) {
  br label %body
body:
  %i = phi i32 [ 0, %0 ], [ %next, %body ]
  call void @f(i32 %i)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %body, label %end
end:
  ret void
}
