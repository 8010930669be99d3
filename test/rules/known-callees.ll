; A call through a pointer that is known by now is one of that function: lib/IR/KnownCallees.h.
;
; RUN: bankcheck-opt --until=make-plain %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x float] poison, align 4
@table = constant [2 x ptr] [ptr @twice, ptr @thrice]
@stores = constant [2 x ptr] [ptr @set, ptr @clear]

define i32 @twice(i32 %x) {
  %v = mul i32 %x, 2
  ret i32 %v
}
define i32 @thrice(i32 %x) {
  %v = mul i32 %x, 3
  ret i32 %v
}
define void @set(i32 %x) {
  store volatile float 1.0, ptr addrspace(3) @s
  ret void
}
define void @clear(i32 %x) {
  store volatile float 0.0, ptr addrspace(3) @s
  ret void
}

; (c ? twice : thrice)(x)
; CHECK-LABEL: define ptx_kernel void @choice(
; CHECK-NOT:     call
; CHECK-DAG:     [[TWICE:%.*]] = mul i32 %1, 2{{$}}
; CHECK-DAG:     [[THRICE:%.*]] = mul i32 %1, 3{{$}}
; CHECK-NOT:     call
; CHECK:         select i1 %0, i32 [[TWICE]], i32 [[THRICE]]{{$}}
define ptx_kernel void @choice(i1 %c, i32 %x, ptr %out) {
  %f = select i1 %c, ptr @twice, ptr @thrice
  %v = call i32 %f(i32 %x)
  store i32 %v, ptr %out
  store volatile float 0.0, ptr addrspace(3) @s
  ret void
}

; table[i](x)
; CHECK-LABEL: define ptx_kernel void @by_index(
; CHECK-NOT:     call
; CHECK:         [[FIRST:%.*]] = icmp eq i32 %0, 0{{$}}
; CHECK-NOT:     call
; CHECK:         select i1 [[FIRST]],
define ptx_kernel void @by_index(i32 %i, i32 %x, ptr %out) {
  %p = getelementptr ptr, ptr @table, i32 %i
  %f = load ptr, ptr %p
  %v = call i32 %f(i32 %x)
  store i32 %v, ptr %out
  store volatile float 0.0, ptr addrspace(3) @s
  ret void
}

; of functions that access memory
; CHECK-LABEL: define ptx_kernel void @accesses(
; CHECK-NEXT:    [[F:%.*]] = select i1 %0, ptr @set, ptr @clear
; CHECK-NEXT:    call void [[F]](i32 %1)
define ptx_kernel void @accesses(i1 %c, i32 %x) {
  %f = select i1 %c, ptr @set, ptr @clear
  call void %f(i32 %x)
  ret void
}
