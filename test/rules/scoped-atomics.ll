; Atomics with a scope become atomics as those without one are: lib/IR/ScopedAtomics.h.
;
; RUN: bankcheck-opt --pass=scoped-atomics %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

declare i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr, i32)
declare i32 @llvm.nvvm.atomic.cas.gen.i.sys.i32.p0(ptr, i32, i32)
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()

; CHECK-LABEL: define i32 @add(
; CHECK-NEXT:    [[V:%.*]] = atomicrmw add ptr %p, i32 %x monotonic, align 4
; CHECK-NEXT:    ret i32 [[V]]
define i32 @add(ptr %p, i32 %x) {
  %v = call i32 @llvm.nvvm.atomic.add.gen.i.cta.i32.p0(ptr %p, i32 %x)
  ret i32 %v
}

; CHECK-LABEL: define i32 @cas(
; CHECK-NEXT:    [[PAIR:%.*]] = cmpxchg ptr %p, i32 %x, i32 %y monotonic monotonic, align 4
; CHECK-NEXT:    [[V:%.*]] = extractvalue { i32, i1 } [[PAIR]], 0
; CHECK-NEXT:    ret i32 [[V]]
define i32 @cas(ptr %p, i32 %x, i32 %y) {
  %v = call i32 @llvm.nvvm.atomic.cas.gen.i.sys.i32.p0(ptr %p, i32 %x, i32 %y)
  ret i32 %v
}

; another intrinsic
; CHECK-LABEL: define i32 @lane(
; CHECK-NEXT:    %v = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
define i32 @lane() {
  %v = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  ret i32 %v
}
