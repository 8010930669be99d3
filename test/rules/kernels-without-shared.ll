; A kernel in whose code no shared memory is named is emptied, but for the dimensions that it reads: lib/IR/KernelsWithoutShared.h.
;
; RUN: bankcheck-opt --pass=empty-kernels-without-shared %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [256 x float] poison, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()

; CHECK-LABEL: define ptx_kernel void @idle(
; CHECK:         call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
; CHECK-NEXT:    alloca
; CHECK-NEXT:    store volatile
; CHECK-NEXT:    ret void
define ptx_kernel void @idle(ptr %out) {
  %y = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %v = mul i32 %y, 3
  store i32 %v, ptr %out
  ret void
}

; CHECK-LABEL: define ptx_kernel void @names(
; CHECK-NEXT:    store float 0{{.*}}, ptr addrspace(3) @s
define ptx_kernel void @names() {
  store float 0.0, ptr addrspace(3) @s
  ret void
}

; in what it calls
; CHECK-LABEL: define ptx_kernel void @calls(
; CHECK-NEXT:    call void @callee()
define ptx_kernel void @calls() {
  call void @callee()
  ret void
}

define void @callee() {
  store float 0.0, ptr addrspace(3) @s
  ret void
}

; CHECK-LABEL: define ptx_kernel void @calls_any(
; CHECK-NEXT:    call void %f()
define ptx_kernel void @calls_any(ptr %f) {
  call void %f()
  ret void
}

; CHECK-LABEL: define ptx_kernel void @assembly(
; CHECK-NEXT:    call void asm
define ptx_kernel void @assembly(i32 %p) {
  call void asm sideeffect "st.shared.u32 [$0], 0;", "r"(i32 %p)
  ret void
}
