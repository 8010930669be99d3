; What is loaded in front of a condition and used only behind it, the lanes that pass load: the table of
; lib/Nvcc/DelayedLoads.h.
;
; RUN: bankcheck-opt --pass=delay-loads %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x float] poison, align 4

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; v = s[t]; out[0] = 1; if (c) out[1] = 2 * v;
; CHECK-LABEL: define ptx_kernel void @moved(
; CHECK-NEXT:    %p =
; CHECK-NEXT:    store
; CHECK:       passed:
; CHECK-NEXT:    %v = load float, ptr addrspace(3) %p, align 4{{$}}
; CHECK-NEXT:    %twice =
define ptx_kernel void @moved(i32 %t, i1 %c, ptr addrspace(1) %out) {
  %p = getelementptr float, ptr addrspace(3) @s, i32 %t
  %v = load float, ptr addrspace(3) %p
  store float 1.0, ptr addrspace(1) %out
  br i1 %c, label %passed, label %end
passed:
  %twice = fmul float %v, 2.0
  %q = getelementptr float, ptr addrspace(1) %out, i32 1
  store float %twice, ptr addrspace(1) %q
  br label %end
end:
  ret void
}

; v = s[t]; s[i] = 1; if (c) out[0] = v;
; CHECK-LABEL: define ptx_kernel void @changed(
; CHECK:         %v = load float, ptr addrspace(3) %p, align 4{{$}}
; CHECK-NEXT:    store
define ptx_kernel void @changed(i32 %t, i32 %i, i1 %c, ptr addrspace(1) %out) {
  %p = getelementptr float, ptr addrspace(3) @s, i32 %t
  %q = getelementptr float, ptr addrspace(3) @s, i32 %i
  %v = load float, ptr addrspace(3) %p
  store float 1.0, ptr addrspace(3) %q
  br i1 %c, label %passed, label %end
passed:
  store float %v, ptr addrspace(1) %out
  br label %end
end:
  ret void
}

; v = s[0]; __syncthreads(); if (c) out[0] = v;
; CHECK-LABEL: define ptx_kernel void @barrier(
; CHECK:         %v = load float, ptr addrspace(3) @s, align 4{{$}}
; CHECK-NEXT:    call void @llvm.nvvm.barrier
define ptx_kernel void @barrier(i1 %c, ptr addrspace(1) %out) {
  %v = load float, ptr addrspace(3) @s
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %c, label %passed, label %end
passed:
  store float %v, ptr addrspace(1) %out
  br label %end
end:
  ret void
}

; v = s[t] + s[i]; if (c) out[0] = v: either
; CHECK-LABEL: define ptx_kernel void @sum(
; CHECK:         %v = load float, ptr addrspace(3) %p, align 4, !bankcheck.delayed
; CHECK-NEXT:    %w = load float, ptr addrspace(3) %q, align 4, !bankcheck.delayed
define ptx_kernel void @sum(i32 %t, i32 %i, i1 %c, ptr addrspace(1) %out) {
  %p = getelementptr float, ptr addrspace(3) @s, i32 %t
  %q = getelementptr float, ptr addrspace(3) @s, i32 %i
  %v = load float, ptr addrspace(3) %p
  %w = load float, ptr addrspace(3) %q
  %sum = fadd float %v, %w
  br i1 %c, label %passed, label %end
passed:
  store float %sum, ptr addrspace(1) %out
  br label %end
end:
  ret void
}

; v = s[t] + s[t + 1] + s[t + 2]; if (c) out[0] = v: one address, and so all three move
; CHECK-LABEL: define ptx_kernel void @window(
; CHECK-NOT:     load
; CHECK:       passed:
; CHECK-NEXT:    %u = load i32, ptr addrspace(3) %p, align 4{{$}}
; CHECK-NEXT:    %v = load i32, ptr addrspace(3) %q, align 4{{$}}
; CHECK-NEXT:    %w = load i32, ptr addrspace(3) %r, align 4{{$}}
; CHECK-NEXT:    %a = add
; CHECK-NEXT:    %sum = add
define ptx_kernel void @window(i32 %t, i1 %c, ptr addrspace(1) %out) {
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %q = getelementptr i32, ptr addrspace(3) %p, i32 1
  %r = getelementptr i32, ptr addrspace(3) %p, i32 2
  %u = load i32, ptr addrspace(3) %p
  %v = load i32, ptr addrspace(3) %q
  %w = load i32, ptr addrspace(3) %r
  %a = add i32 %u, %v
  %sum = add i32 %a, %w
  br i1 %c, label %passed, label %end
passed:
  store i32 %sum, ptr addrspace(1) %out
  br label %end
end:
  ret void
}

; v = s[t] * s[t] + 1: a product in a sum stays, or not
; CHECK-LABEL: define ptx_kernel void @contracted(
; CHECK:         %v = load float, ptr addrspace(3) %p, align 4, !bankcheck.delayed
define ptx_kernel void @contracted(i32 %t, i1 %c, ptr addrspace(1) %out) {
  %p = getelementptr float, ptr addrspace(3) @s, i32 %t
  %v = load float, ptr addrspace(3) %p
  %square = fmul float %v, %v
  %sum = fadd float %square, 1.0
  br i1 %c, label %passed, label %end
passed:
  store float %sum, ptr addrspace(1) %out
  br label %end
end:
  ret void
}

; v = s[t]; if (c) { if (d) out[0] = v; else out[1] = v; }: needed in two arms, either
; CHECK-LABEL: define ptx_kernel void @arms(
; CHECK:         %v = load i32, ptr addrspace(3) %p, align 4, !bankcheck.delayed
define ptx_kernel void @arms(i32 %t, i1 %c, i1 %d, ptr addrspace(1) %out) {
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %v = load i32, ptr addrspace(3) %p
  br i1 %c, label %passed, label %end
passed:
  br i1 %d, label %one, label %other
one:
  store i32 %v, ptr addrspace(1) %out
  br label %end
other:
  %q = getelementptr i32, ptr addrspace(1) %out, i32 1
  store i32 %v, ptr addrspace(1) %q
  br label %end
end:
  ret void
}
