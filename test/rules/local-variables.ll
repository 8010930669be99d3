; Variables that nobody reads are not written, and local copies of constant tables are the tables: lib/IR/LocalVariables.h.
;
; RUN: bankcheck-opt --pass=remove-dead-locals %s | FileCheck --check-prefix=LOCAL %s
; RUN: bankcheck-opt --pass=remove-dead-arrays %s | FileCheck --check-prefix=ARRAY %s
; RUN: bankcheck-opt --pass=read-tables %s | FileCheck --check-prefix=TABLE %s

target triple = "nvptx64-nvidia-cuda"

@dead = internal addrspace(3) global [256 x float] poison, align 4
@read = internal addrspace(3) global [256 x float] poison, align 4
@pointer = internal addrspace(3) global ptr null, align 8
@pointers = internal addrspace(3) global [2 x ptr] poison, align 8
@rows = constant [4 x i32] [i32 3, i32 1, i32 0, i32 2]

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

; LOCAL-LABEL: define i32 @locals(
; LOCAL-NEXT:    %used = alloca
; LOCAL-NEXT:    store i32 %x, ptr %used
; LOCAL-NEXT:    %v = load i32, ptr %used
define i32 @locals(i32 %x) {
  %unused = alloca i32
  %used = alloca i32
  store i32 %x, ptr %unused
  store i32 %x, ptr %used
  %v = load i32, ptr %used
  ret i32 %v
}

; ARRAY-LABEL: define float @arrays(
; ARRAY-NEXT:    store float 1{{.*}}, ptr addrspace(3) @read
; ARRAY-NEXT:    store ptr %p, ptr addrspace(3) @pointers
; ARRAY-NEXT:    %v = load float, ptr addrspace(3) @read
; ARRAY-NEXT:    ret float %v
define float @arrays(ptr %p) {
  store float 1.0, ptr addrspace(3) @dead
  store float 1.0, ptr addrspace(3) @read
  store ptr null, ptr addrspace(3) @pointer
  store ptr %p, ptr addrspace(3) @pointers
  %v = load float, ptr addrspace(3) @read
  ret float %v
}

; TABLE-LABEL: define i32 @table(
; TABLE-NOT:     alloca
; TABLE:         %p = getelementptr [4 x i32], ptr @rows, i32 0, i32 %i
; TABLE-NEXT:    %v = load i32, ptr %p
define i32 @table(i32 %i) {
  %copy = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr @rows, i64 16, i1 false)
  %p = getelementptr [4 x i32], ptr %copy, i32 0, i32 %i
  %v = load i32, ptr %p
  ret i32 %v
}

; it is written, too
; TABLE-LABEL: define i32 @written(
; TABLE-NEXT:    %copy = alloca [4 x i32]
define i32 @written(i32 %i) {
  %copy = alloca [4 x i32]
  call void @llvm.memcpy.p0.p0.i64(ptr %copy, ptr @rows, i64 16, i1 false)
  store i32 7, ptr %copy
  %p = getelementptr [4 x i32], ptr %copy, i32 0, i32 %i
  %v = load i32, ptr %p
  ret i32 %v
}
