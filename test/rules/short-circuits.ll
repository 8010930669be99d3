; `if (a || b)`: where b is four instructions or more, the lanes that a lets through may run apart from those that b does:
; the table of lib/Nvcc/ShortCircuits.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x i32] poison, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; if (t < n || ((t * m) ^ n) / 7 > m) s[t] = 1;
; CHECK:      {{^}}long:{{$}}
; CHECK-NEXT: access 0: store of 4 bytes, runs in requests of 4; uncertain: runs-apart{{$}}
define ptx_kernel void @long(i32 %n, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %a = icmp slt i32 %t, %n
  br i1 %a, label %store, label %second
second:
  %x = mul i32 %t, %m
  %y = xor i32 %x, %n
  %z = udiv i32 %y, 7
  %b = icmp ugt i32 %z, %m
  br i1 %b, label %store, label %end
store:
  store i32 1, ptr addrspace(3) %p
  br label %end
end:
  ret void
}

; if (t < n || t * m > n) s[t] = 1;
; CHECK:      {{^}}short:{{$}}
; CHECK-NEXT: access 1: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @short(i32 %n, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %a = icmp slt i32 %t, %n
  br i1 %a, label %store, label %second
second:
  %x = mul i32 %t, %m
  %b = icmp ugt i32 %x, %n
  br i1 %b, label %store, label %end
store:
  store i32 1, ptr addrspace(3) %p
  br label %end
end:
  ret void
}

; if (m < n || ((t * m) ^ n) / 7 > m) s[t] = 1; all lanes agree on the first
; CHECK:      {{^}}uniform:{{$}}
; CHECK-NEXT: access 2: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @uniform(i32 %n, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %a = icmp slt i32 %m, %n
  br i1 %a, label %store, label %second
second:
  %x = mul i32 %t, %m
  %y = xor i32 %x, %n
  %z = udiv i32 %y, 7
  %b = icmp ugt i32 %z, %m
  br i1 %b, label %store, label %end
store:
  store i32 1, ptr addrspace(3) %p
  br label %end
end:
  ret void
}

; if (k == 1 || k == 3 || k == 9 || t > n) s[t] = 1; nvcc asks t > n first, and has a switch for the others
; CHECK:      {{^}}switch:{{$}}
; CHECK-NEXT: access 3: store of 4 bytes, runs in requests of 4; uncertain: runs-apart{{$}}
define ptx_kernel void @switch(i32 %n, i32 %k) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %a = icmp eq i32 %k, 1
  br i1 %a, label %store, label %second
second:
  %b = icmp eq i32 %k, 3
  br i1 %b, label %store, label %third
third:
  %c = icmp eq i32 %k, 9
  br i1 %c, label %store, label %fourth
fourth:
  %d = icmp sgt i32 %t, %n
  br i1 %d, label %store, label %end
store:
  store i32 1, ptr addrspace(3) %p
  br label %end
end:
  ret void
}

; if (k == 1 | k == 3 | t > n) s[t] = 1; 1 and 3 differ in one bit: one comparison does
; CHECK:      {{^}}onebit:{{$}}
; CHECK-NEXT: access 4: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @onebit(i32 %n, i32 %k) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %a = icmp eq i32 %k, 1
  %b = icmp eq i32 %k, 3
  %ab = or i1 %a, %b
  %c = icmp sgt i32 %t, %n
  %abc = or i1 %ab, %c
  br i1 %abc, label %store, label %end
store:
  store i32 1, ptr addrspace(3) %p
  br label %end
end:
  ret void
}

; bool set = k == 1 || k == 50 || t > n; if (set) s[t] = 1;
; CHECK:      {{^}}variable:{{$}}
; CHECK-NEXT: access 5: store of 4 bytes, runs in requests of 4; uncertain: runs-apart{{$}}
define ptx_kernel void @variable(i32 %n, i32 %k) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  switch i32 %k, label %other [ i32 1, label %join
                                i32 50, label %join ]
other:
  %c = icmp sgt i32 %t, %n
  br label %join
join:
  %set = phi i1 [ true, %0 ], [ true, %0 ], [ %c, %other ]
  br i1 %set, label %store, label %end
store:
  store i32 1, ptr addrspace(3) %p
  br label %end
end:
  ret void
}

; if (k == 1 || k == 50 || t > n || t < k) s[t] = 1; two other conditions: all are computed first
; CHECK:      {{^}}others:{{$}}
; CHECK-NEXT: access 6: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @others(i32 %n, i32 %k) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %a = icmp eq i32 %k, 1
  %b = icmp eq i32 %k, 50
  %ab = or i1 %a, %b
  %c = icmp sgt i32 %t, %n
  %abc = or i1 %ab, %c
  %d = icmp slt i32 %t, %k
  %all = or i1 %abc, %d
  br i1 %all, label %store, label %end
store:
  store i32 1, ptr addrspace(3) %p
  br label %end
end:
  ret void
}

; if (i < 3 || i >= 4 || i + t >= 25) s[t] = 1; nvcc knows what a counter can be, and finds other comparisons
; CHECK:      {{^}}counter:{{$}}
; CHECK-NEXT: access 7: store of 4 bytes, runs in requests of 4; uncertain: runs-apart{{$}}
define ptx_kernel void @counter(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  br label %loop
loop:
  %i = phi i32 [ 2, %0 ], [ %next, %latch ]
  %a = icmp slt i32 %i, 3
  %b = icmp sge i32 %i, 4
  %ab = or i1 %a, %b
  %sum = add i32 %i, %t
  %c = icmp sge i32 %sum, 25
  %abc = or i1 %ab, %c
  br i1 %abc, label %store, label %latch
store:
  store volatile i32 1, ptr addrspace(3) %p
  br label %latch
latch:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end, !llvm.loop !0
end:
  ret void
}

; if (32 * t < n || t % 3 == 1 || m >= 2) s[t] = 1; of several conditions a constant division is not computed early
; CHECK:      {{^}}three:{{$}}
; CHECK-NEXT: access {{[0-9]+}}: store of 4 bytes, runs in requests of 4; uncertain: runs-apart{{$}}
define ptx_kernel void @three(i32 %n, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %x = mul i32 %t, 32
  %a = icmp slt i32 %x, %n
  br i1 %a, label %store, label %second
second:
  %r = srem i32 %t, 3
  %b = icmp eq i32 %r, 1
  br i1 %b, label %store, label %third
third:
  %c = icmp sge i32 %m, 2
  br i1 %c, label %store, label %end
store:
  store i32 1, ptr addrspace(3) %p
  br label %end
end:
  ret void
}

; if (t < n || t % 3 == 1) s[t] = 1; of two it is
; CHECK:      {{^}}division:{{$}}
; CHECK-NEXT: access {{[0-9]+}}: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @division(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %a = icmp slt i32 %t, %n
  br i1 %a, label %store, label %second
second:
  %r = srem i32 %t, 3
  %b = icmp eq i32 %r, 1
  br i1 %b, label %store, label %end
store:
  store i32 1, ptr addrspace(3) %p
  br label %end
end:
  ret void
}

; if (t < n && (t / m > 3 || t > 9)) ; else s[t] = 1; a division by what varies is not computed early
; CHECK:      {{^}}nested:{{$}}
; CHECK-NEXT: access {{[0-9]+}}: store of 4 bytes, runs in requests of 4; uncertain: runs-apart{{$}}
define ptx_kernel void @nested(i32 %n, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %p = getelementptr i32, ptr addrspace(3) @s, i32 %t
  %a = icmp slt i32 %t, %n
  br i1 %a, label %second, label %store
second:
  %q = sdiv i32 %t, %m
  %b = icmp sgt i32 %q, 3
  br i1 %b, label %end, label %third
third:
  %c = icmp sgt i32 %t, 9
  br i1 %c, label %end, label %store
store:
  store i32 1, ptr addrspace(3) %p
  br label %end
end:
  ret void
}

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
