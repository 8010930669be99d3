; What a compiler knows of index arithmetic: lib/IR/Identities.h.
;
; RUN: bankcheck-opt --pass=identities %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"


; CHECK-LABEL: define i32 @twice(
; CHECK-NEXT:    [[V:%.*]] = shl i32 %x, 1{{$}}
; CHECK:         ret i32 [[V]]
define i32 @twice(i32 %x) {
  %v = add i32 %x, %x
  ret i32 %v
}

; CHECK-LABEL: define i32 @sum(
; CHECK-NEXT:    %v = add i32 %x, %y
; CHECK-NEXT:    ret i32 %v
define i32 @sum(i32 %x, i32 %y) {
  %v = add i32 %x, %y
  ret i32 %v
}

; CHECK-LABEL: define i32 @rest(
; CHECK:         [[M:%.*]] = and i32 %x, -32{{$}}
; CHECK-NEXT:    [[V:%.*]] = sub i32 0, [[M]]
; CHECK:         ret i32 [[V]]
define i32 @rest(i32 %x) {
  %a = and i32 %x, 31
  %v = sub i32 %a, %x
  ret i32 %v
}

; CHECK-LABEL: define i32 @known(
; CHECK:         ret i32 0{{$}}
define i32 @known(i32 %x) {
  %a = shl i32 %x, 5
  %v = and i32 %a, 31
  ret i32 %v
}

; one bit of it is not known
; CHECK-LABEL: define i32 @unknown(
; CHECK:         ret i32 %v
define i32 @unknown(i32 %x) {
  %a = shl i32 %x, 4
  %v = and i32 %a, 31
  ret i32 %v
}

; CHECK-LABEL: define i32 @field(
; CHECK:         ret i32 %x
define i32 @field(i32 %x, i32 %y) {
  %a = insertvalue { i32, i32 } poison, i32 %x, 0
  %b = insertvalue { i32, i32 } %a, i32 %y, 1
  %v = extractvalue { i32, i32 } %b, 0
  ret i32 %v
}
