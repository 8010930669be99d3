; Local arrays from which neither an address nor a condition is made go, and what was stored in them stays in use:
; the table of lib/IR/IrrelevantLocals.h.
;
; RUN: bankcheck-opt --pass=remove-irrelevant-locals %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x float] poison, align 4

; float sum[64]; sum[i] = s[t]; out[0] = sum[j];
; CHECK-LABEL: define ptx_kernel void @sums(
; CHECK-NEXT:    %p =
; CHECK-NEXT:    %v = load float, ptr addrspace(3) %p
; CHECK-NOT:     store float %v
; CHECK:         call void (...) @llvm.fake.use(float %v)
; CHECK-NEXT:    [[ANY:%.*]] = freeze float poison
; CHECK-NEXT:    store float [[ANY]], ptr addrspace(1) %out
define ptx_kernel void @sums(i32 %t, i32 %i, i32 %j, ptr addrspace(1) %out) {
  %sum = alloca [64 x float]
  %p = getelementptr float, ptr addrspace(3) @s, i32 %t
  %v = load float, ptr addrspace(3) %p, !bankcheck.access !0
  %to = getelementptr float, ptr %sum, i32 %i
  store float %v, ptr %to
  %from = getelementptr float, ptr %sum, i32 %j
  %w = load float, ptr %from
  store float %w, ptr addrspace(1) %out
  ret void
}

; int column[4]; column[i] = n; s[column[j]] = 0;
; CHECK-LABEL: define ptx_kernel void @index(
; CHECK-NEXT:    %column = alloca
; CHECK:         store i32 %n, ptr %to
; CHECK:         %c = load i32, ptr %from
define ptx_kernel void @index(i32 %i, i32 %j, i32 %n) {
  %column = alloca [4 x i32]
  %to = getelementptr i32, ptr %column, i32 %i
  store i32 %n, ptr %to
  %from = getelementptr i32, ptr %column, i32 %j
  %c = load i32, ptr %from
  %p = getelementptr float, ptr addrspace(3) @s, i32 %c
  store float 0.0, ptr addrspace(3) %p, !bankcheck.access !0
  ret void
}

; if (column[j]) s[0] = 0;
; CHECK-LABEL: define ptx_kernel void @condition(
; CHECK-NEXT:    %column = alloca
; CHECK:         %c = load i32, ptr %from
define ptx_kernel void @condition(i32 %i, i32 %j, i32 %n) {
  %column = alloca [4 x i32]
  %to = getelementptr i32, ptr %column, i32 %i
  store i32 %n, ptr %to
  %from = getelementptr i32, ptr %column, i32 %j
  %c = load i32, ptr %from
  %any = icmp ne i32 %c, 0
  br i1 %any, label %store, label %end
store:
  store float 0.0, ptr addrspace(3) @s, !bankcheck.access !0
  br label %end
end:
  ret void
}

!0 = !{i32 0}
