; A loop of constant trips that stays one may be unrolled by nvcc: what then meets another load is not exact.
; lib/Nvcc/RolledLoops.h
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [4096 x float] poison, align 4

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; for (x = 0; x < n; ++x) for (y = 0; y < 96; ++y) v += s[32 * y + t];
; CHECK:      {{^}}again:{{$}}
; CHECK-NEXT: access 0: load of 4 bytes, runs in requests of 4{{.*}}; uncertain: merged-if-unrolled{{$}}
define ptx_kernel void @again(i32 %t, i32 %n, ptr %out) {
  br label %outer
outer:
  %x = phi i32 [ 0, %0 ], [ %x.next, %latch ]
  %v = phi float [ 0.0, %0 ], [ %sum, %latch ]
  br label %inner
inner:
  %y = phi i32 [ 0, %outer ], [ %y.next, %inner ]
  %w = phi float [ %v, %outer ], [ %sum, %inner ]
  %p = getelementptr [32 x float], ptr addrspace(3) @s, i32 %y, i32 %t
  %f = load float, ptr addrspace(3) %p
  %sum = fadd float %w, %f
  %y.next = add nsw i32 %y, 1
  %y.more = icmp slt i32 %y.next, 96
  br i1 %y.more, label %inner, label %latch
latch:
  %x.next = add nsw i32 %x, 1
  %x.more = icmp slt i32 %x.next, %n
  br i1 %x.more, label %outer, label %done
done:
  store float %sum, ptr %out
  ret void
}

; The same, and behind the inner loop a barrier: nothing is kept.
; CHECK:      {{^}}barrier:{{$}}
; CHECK-NEXT: access 1: load of 4 bytes, runs in requests of 4{{( x[0-9]+)?$}}
define ptx_kernel void @barrier(i32 %t, i32 %n, ptr %out) {
  br label %outer
outer:
  %x = phi i32 [ 0, %0 ], [ %x.next, %latch ]
  %v = phi float [ 0.0, %0 ], [ %sum, %latch ]
  br label %inner
inner:
  %y = phi i32 [ 0, %outer ], [ %y.next, %inner ]
  %w = phi float [ %v, %outer ], [ %sum, %inner ]
  %p = getelementptr [32 x float], ptr addrspace(3) @s, i32 %y, i32 %t
  %f = load float, ptr addrspace(3) %p
  %sum = fadd float %w, %f
  %y.next = add nsw i32 %y, 1
  %y.more = icmp slt i32 %y.next, 96
  br i1 %y.more, label %inner, label %latch
latch:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %x.next = add nsw i32 %x, 1
  %x.more = icmp slt i32 %x.next, %n
  br i1 %x.more, label %outer, label %done
done:
  store float %sum, ptr %out
  ret void
}

; for (y = 0; y < 96; ++y) v += s[32 * y + t]; v += s[t + 32];
; CHECK:      {{^}}beside:{{$}}
; CHECK-NEXT: access 2: load of 4 bytes, runs in requests of 4{{.*}}; uncertain: merged-if-unrolled{{$}}
; CHECK-NEXT: access 3: load of 4 bytes, runs in requests of 4; uncertain: merged-if-unrolled{{$}}
define ptx_kernel void @beside(i32 %t, ptr %out) {
  br label %inner
inner:
  %y = phi i32 [ 0, %0 ], [ %y.next, %inner ]
  %w = phi float [ 0.0, %0 ], [ %sum, %inner ]
  %p = getelementptr [32 x float], ptr addrspace(3) @s, i32 %y, i32 %t
  %f = load float, ptr addrspace(3) %p
  %sum = fadd float %w, %f
  %y.next = add nsw i32 %y, 1
  %y.more = icmp slt i32 %y.next, 96
  br i1 %y.more, label %inner, label %done
done:
  %q = getelementptr [32 x float], ptr addrspace(3) @s, i32 1, i32 %t
  %g = load float, ptr addrspace(3) %q
  %all = fadd float %sum, %g
  store float %all, ptr %out
  ret void
}

; for (y = 0; y < 1024; ++y) v += (s[2 * t + (y & 1)] / v) / v ...; some iterations become straight code, where y & 1 is known.
; CHECK:      {{^}}in_part:{{$}}
; CHECK-NEXT: access 4: load of 4 bytes, runs in requests of 4{{.*}}; uncertain: merged-if-unrolled{{$}}
define ptx_kernel void @in_part(i32 %t, ptr %out) {
  br label %inner
inner:
  %y = phi i32 [ 0, %0 ], [ %y.next, %inner ]
  %w = phi float [ 0.0, %0 ], [ %sum, %inner ]
  %bit = and i32 %y, 1
  %p = getelementptr [2 x float], ptr addrspace(3) @s, i32 %t, i32 %bit
  %f = load float, ptr addrspace(3) %p
  %g0 = fdiv float %f, %w
  %g1 = fdiv float %g0, %w
  %g2 = fdiv float %g1, %w
  %g3 = fdiv float %g2, %w
  %g4 = fdiv float %g3, %w
  %g5 = fdiv float %g4, %w
  %g6 = fdiv float %g5, %w
  %g7 = fdiv float %g6, %w
  %g8 = fdiv float %g7, %w
  %g9 = fdiv float %g8, %w
  %g10 = fdiv float %g9, %w
  %g11 = fdiv float %g10, %w
  %g12 = fdiv float %g11, %w
  %g13 = fdiv float %g12, %w
  %g14 = fdiv float %g13, %w
  %g15 = fdiv float %g14, %w
  %g16 = fdiv float %g15, %w
  %g17 = fdiv float %g16, %w
  %g18 = fdiv float %g17, %w
  %g19 = fdiv float %g18, %w
  %sum = fadd float %w, %g19
  %y.next = add nsw i32 %y, 1
  %y.more = icmp slt i32 %y.next, 1024
  br i1 %y.more, label %inner, label %done
done:
  store float %sum, ptr %out
  ret void
}
