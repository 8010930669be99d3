; Assembly that only computes becomes IR; other assembly stays: lib/IR/AsmValues.h.
;
; RUN: bankcheck-opt --pass=asm-values %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"


; CHECK-LABEL: define i32 @lane(
; CHECK-NEXT:    [[LANE:%.*]] = call{{.*}} i32 @llvm.nvvm.read.ptx.sreg.laneid()
; CHECK-NEXT:    ret i32 [[LANE]]
define i32 @lane() {
  %v = call i32 asm "mov.u32 $0, %laneid;", "=r"()
  ret i32 %v
}

; CHECK-LABEL: define i32 @choice(
; CHECK-NEXT:    [[LESS:%.*]] = icmp slt i32 %x, 20{{$}}
; CHECK:         [[V:%.*]] = select i1 [[LESS]], i32 %x, i32 7{{$}}
; CHECK-NEXT:    ret i32 [[V]]
define i32 @choice(i32 %x) {
  %v = call i32 asm "{ .reg .pred p; setp.lt.s32 p, $1, 20; selp.b32 $0, $1, 7, p; }", "=r,r"(i32 %x)
  ret i32 %v
}

; how many blocks are in a cluster
; CHECK-LABEL: define i32 @blocks(
; CHECK-NEXT:    [[BLOCKS:%.*]] = call{{.*}} i32 @llvm.nvvm.read.ptx.sreg.cluster.nctarank()
; CHECK-NEXT:    ret i32 [[BLOCKS]]
define i32 @blocks() {
  %v = call i32 asm "mov.u32 $0, %cluster_nctarank;", "=r"()
  ret i32 %v
}

; a register that nothing is known of
; CHECK-LABEL: define i32 @clock(
; CHECK-NEXT:    %v = call i32 asm "mov.u32 $0, %nothing;", "=r"()
define i32 @clock() {
  %v = call i32 asm "mov.u32 $0, %nothing;", "=r"()
  ret i32 %v
}

; one of its statements is no value
; CHECK-LABEL: define i32 @load(
; CHECK-NEXT:    %v = call i32 asm "mov.u32 $0, 1; ld.shared.u32 $0, [$1];", "=r,r"(i32 %p)
define i32 @load(i32 %p) {
  %v = call i32 asm "mov.u32 $0, 1; ld.shared.u32 $0, [$1];", "=r,r"(i32 %p)
  ret i32 %v
}
