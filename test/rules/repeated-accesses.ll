; What a thread has loaded or stored on one way, or in each iteration, may stay in a register: the table of
; lib/Nvcc/RepeatedAccesses.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x i32] poison, align 4

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; if (c) s[0] = 1; v = s[0];
; CHECK:      {{^}}one_arm:{{$}}
; CHECK-NEXT: access 0: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 1: load of 4 bytes, runs in requests of 4; uncertain: kept-in-register{{$}}
define ptx_kernel void @one_arm(i1 %c, ptr %out) {
  br i1 %c, label %a, label %end
a:
  store i32 1, ptr addrspace(3) @s
  br label %end
end:
  %v = load i32, ptr addrspace(3) @s
  store i32 %v, ptr %out
  ret void
}

; if (c) s[0] = 1; __syncthreads(); v = s[0];
; CHECK:      {{^}}barrier:{{$}}
; CHECK-NEXT: access 2: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 3: load of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @barrier(i1 %c, ptr %out) {
  br i1 %c, label %a, label %end
a:
  store i32 1, ptr addrspace(3) @s
  br label %end
end:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %v = load i32, ptr addrspace(3) @s
  store i32 %v, ptr %out
  ret void
}

; for (...) v += s[0];
; CHECK:      {{^}}loop:{{$}}
; CHECK-NEXT: access 4: load of 4 bytes, runs in requests of 4; uncertain: kept-in-register{{$}}
define ptx_kernel void @loop(i32 %n, ptr %out) {
  br label %loop
loop:
  %i = phi i32 [ 0, %0 ], [ %next, %loop ]
  %v = phi i32 [ 0, %0 ], [ %sum, %loop ]
  %x = load i32, ptr addrspace(3) @s
  %sum = add i32 %v, %x
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done, !llvm.loop !0
done:
  store i32 %sum, ptr %out
  ret void
}

; atomicAnd(s, v); atomicAnd(s, v); atomicXor(s, v); atomicXor(s, v);
; CHECK:      {{^}}atomics:{{$}}
; CHECK-NEXT: access 5: other of 4 bytes, runs in requests of 4, by one lane; uncertain: kept-in-register{{$}}
; CHECK-NEXT: access 6: other of 4 bytes, runs in requests of 4, by one lane; uncertain: kept-in-register{{$}}
; CHECK-NEXT: access 7: other of 4 bytes, runs in requests of 4, by one lane{{$}}
; CHECK-NEXT: access 8: other of 4 bytes, runs in requests of 4, by one lane{{$}}
define ptx_kernel void @atomics(i32 %v) {
  %a = atomicrmw and ptr addrspace(3) @s, i32 %v monotonic
  %b = atomicrmw and ptr addrspace(3) @s, i32 %v monotonic
  %c = atomicrmw xor ptr addrspace(3) @s, i32 %v monotonic
  %d = atomicrmw xor ptr addrspace(3) @s, i32 %v monotonic
  ret void
}

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
