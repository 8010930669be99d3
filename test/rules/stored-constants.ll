; A shared variable that is only ever set to one constant has that value wherever it is read: the table of
; lib/IR/StoredConstants.h.
;
; RUN: bankcheck-opt --pass=forward-constants %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@pointer = addrspace(3) global ptr poison, align 8
@computed = addrspace(3) global ptr poison, align 8
@two = addrspace(3) global i32 poison, align 4
@rows = addrspace(3) global [2 x i32] poison, align 4
@fields = addrspace(3) global { i32, i32, i32 } poison, align 4
@s = addrspace(3) global [1024 x float] poison, align 4

; p = s; ... p
; CHECK-LABEL: define ptr @constant(
; CHECK-NEXT:    ret ptr addrspacecast (ptr addrspace(3) @s to ptr)
define ptr @constant() {
  store ptr addrspacecast (ptr addrspace(3) @s to ptr), ptr addrspace(3) @pointer
  %v = load ptr, ptr addrspace(3) @pointer
  ret ptr %v
}

; p = q; ... p
; CHECK-LABEL: define ptr @variable(
; CHECK-NEXT:    store ptr %q, ptr addrspace(3) @computed
; CHECK-NEXT:    %v = load ptr, ptr addrspace(3) @computed
define ptr @variable(ptr %q) {
  store ptr %q, ptr addrspace(3) @computed
  %v = load ptr, ptr addrspace(3) @computed
  ret ptr %v
}

; n = 2; n = 4; ... n
; CHECK-LABEL: define i32 @of_two(
; CHECK-NEXT:    store i32 2, ptr addrspace(3) @two
; CHECK-NEXT:    store i32 4, ptr addrspace(3) @two
; CHECK-NEXT:    %v = load i32, ptr addrspace(3) @two
define i32 @of_two() {
  store i32 2, ptr addrspace(3) @two
  store i32 4, ptr addrspace(3) @two
  %v = load i32, ptr addrspace(3) @two
  ret i32 %v
}

; rows[0] = 1; ... rows[i]
; CHECK-LABEL: define i32 @index(
; CHECK-NEXT:    store i32 1, ptr addrspace(3) @rows
; CHECK-NEXT:    %p =
; CHECK-NEXT:    %v = load i32
define i32 @index(i32 %i) {
  store i32 1, ptr addrspace(3) @rows
  %p = getelementptr i32, ptr addrspace(3) @rows, i32 %i
  %v = load i32, ptr addrspace(3) %p
  ret i32 %v
}

; one that is never read is not set
; CHECK-LABEL: define i32 @unread(
; CHECK-NEXT:    store i32 %x, ptr addrspace(3) @fields
; CHECK-NEXT:    %v = load i32, ptr addrspace(3) @fields
; CHECK-NEXT:    ret i32 %v
define i32 @unread(i32 %x, i32 %y) {
  store i32 %x, ptr addrspace(3) @fields
  store i32 %y, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @fields, i32 4)
  store i32 7, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @fields, i32 8)
  %v = load i32, ptr addrspace(3) @fields
  ret i32 %v
}
