; The integer functions of libdevice get bodies; of others it is known that they only compute: lib/IR/Libdevice.h.
; The upper half of a product of 32 bits is that of one of 64: lib/IR/HighProduct.h.
;
; RUN: bankcheck-opt --pass=libdevice %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

; CHECK-LABEL: define i32 @__nv_brev(
; CHECK-NEXT:    [[R:%.*]] = call i32 @llvm.bitreverse.i32(i32 %0)
; CHECK-NEXT:    ret i32 [[R]]
declare i32 @__nv_brev(i32)

; CHECK-LABEL: define i32 @__nv_umulhi(
; CHECK-NEXT:    [[X:%.*]] = zext i32 %0 to i64
; CHECK-NEXT:    [[Y:%.*]] = zext i32 %1 to i64
; CHECK-NEXT:    [[P:%.*]] = mul i64 [[X]], [[Y]]
; CHECK-NEXT:    [[H:%.*]] = lshr i64 [[P]], 32{{$}}
; CHECK-NEXT:    [[R:%.*]] = trunc i64 [[H]] to i32
; CHECK-NEXT:    ret i32 [[R]]
declare i32 @__nv_umulhi(i32, i32)

; CHECK-LABEL: define i64 @__nv_mul64hi(
; CHECK-COUNT-4: = mul i64
; CHECK-NOT:     = mul i64
; CHECK-COUNT-2: = sub i64
; CHECK-NOT:     = sub i64
; CHECK:         ret i64
declare i64 @__nv_mul64hi(i64, i64)

; CHECK-DAG: declare i32 @__nv_other(i32) #[[COMPUTES:[0-9]+]]{{$}}
; CHECK-DAG: declare i32 @__nv_writes(i32, ptr) #[[WRITES:[0-9]+]]{{$}}
; CHECK-DAG: attributes #[[COMPUTES]] = { nounwind willreturn memory(none) }
; CHECK-DAG: attributes #[[WRITES]] = { nounwind willreturn memory(argmem: readwrite) }
declare i32 @__nv_other(i32)
declare i32 @__nv_writes(i32, ptr)

define i32 @caller(i32 %x) {
  %v = call i32 @__nv_brev(i32 %x)
  ret i32 %v
}
