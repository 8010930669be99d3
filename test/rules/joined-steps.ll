; Constant steps behind one another are steps from one pointer: lib/IR/JoinedSteps.h.
;
; RUN: bankcheck-opt --pass=join-steps %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"


; CHECK-LABEL: define ptr @elements(
; CHECK-NEXT:    %a = getelementptr float, ptr %p, i32 2{{$}}
; CHECK-NEXT:    [[B:%.*]] = getelementptr float, ptr %p, i64 5{{$}}
; CHECK-NEXT:    ret ptr [[B]]
define ptr @elements(ptr %p) {
  %a = getelementptr float, ptr %p, i32 2
  %b = getelementptr float, ptr %a, i32 3
  ret ptr %b
}

; CHECK-LABEL: define ptr @variable(
; CHECK-NEXT:    %a = getelementptr float, ptr %p, i32 %i
; CHECK-NEXT:    %b = getelementptr float, ptr %a, i32 3{{$}}
define ptr @variable(ptr %p, i32 %i) {
  %a = getelementptr float, ptr %p, i32 %i
  %b = getelementptr float, ptr %a, i32 3
  ret ptr %b
}

; of rows, which padding makes longer
; CHECK-LABEL: define ptr @rows(
; CHECK-NEXT:    %a = getelementptr [32 x float], ptr %p, i32 2{{$}}
; CHECK-NEXT:    %b = getelementptr [32 x float], ptr %a, i32 3{{$}}
define ptr @rows(ptr %p) {
  %a = getelementptr [32 x float], ptr %p, i32 2
  %b = getelementptr [32 x float], ptr %a, i32 3
  ret ptr %b
}

; CHECK-LABEL: define ptr @other_size(
; CHECK-NEXT:    %a = getelementptr float, ptr %p, i32 2{{$}}
; CHECK-NEXT:    %b = getelementptr double, ptr %a, i32 3{{$}}
define ptr @other_size(ptr %p) {
  %a = getelementptr float, ptr %p, i32 2
  %b = getelementptr double, ptr %a, i32 3
  ret ptr %b
}
