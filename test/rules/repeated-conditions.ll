; A condition that is asked again behind both its arms is asked once, so that neighbours behind it are merged: the table
; of lib/Nvcc/RepeatedConditions.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s
; RUN: bankcheck-opt --pass=repeated-conditions %s | FileCheck --check-prefix=PASS %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x i32] poison, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; if (t < n || t > m) s[2 * t] = 1; if (t < n || t > m) s[2 * t + 1] = 2;
; CHECK:      {{^}}once:{{$}}
; CHECK-NEXT: access 0: store of 4 bytes, runs in requests of 8 with 1{{$}}
; CHECK-NEXT: access 1: store of 4 bytes, runs in requests of 8 with 0{{$}}
; PASS-LABEL: @once
; PASS-COUNT-2: br i1
; PASS-NOT: br i1
; PASS:   ret void
define ptx_kernel void @once(i32 %n, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %twice = shl i32 %t, 1
  %i = and i32 %twice, 1022
  %j = or disjoint i32 %i, 1
  %p = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %i
  %q = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %j
  %a = icmp slt i32 %t, %n
  br i1 %a, label %first, label %or
or:
  %b = icmp sgt i32 %t, %m
  br i1 %b, label %first, label %meet
first:
  store i32 1, ptr addrspace(3) %p
  br label %meet
meet:
  %a2 = icmp slt i32 %t, %n
  br i1 %a2, label %second, label %or2
or2:
  %b2 = icmp sgt i32 %t, %m
  br i1 %b2, label %second, label %end
second:
  store i32 2, ptr addrspace(3) %q
  br label %end
end:
  ret void
}

; if (t < n) s[2 * t] = 1; if (t < m) s[2 * t + 1] = 2;
; CHECK:      {{^}}another:{{$}}
; CHECK-NEXT: access 2: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 3: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @another(i32 %n, i32 %m) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %twice = shl i32 %t, 1
  %i = and i32 %twice, 1022
  %j = or disjoint i32 %i, 1
  %p = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %i
  %q = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %j
  %a = icmp slt i32 %t, %n
  br i1 %a, label %first, label %meet
first:
  store i32 1, ptr addrspace(3) %p
  br label %meet
meet:
  %a2 = icmp slt i32 %t, %m
  br i1 %a2, label %second, label %end
second:
  store i32 2, ptr addrspace(3) %q
  br label %end
end:
  ret void
}

; The same with a barrier between them, behind which nothing is merged with what is in front.
; CHECK:      {{^}}barrier:{{$}}
; CHECK-NEXT: access 4: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 5: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @barrier(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %twice = shl i32 %t, 1
  %i = and i32 %twice, 1022
  %j = or disjoint i32 %i, 1
  %p = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %i
  %q = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %j
  %a = icmp slt i32 %t, %n
  br i1 %a, label %first, label %meet
first:
  store i32 1, ptr addrspace(3) %p
  br label %meet
meet:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %a, label %second, label %end
second:
  store i32 2, ptr addrspace(3) %q
  br label %end
end:
  ret void
}

; if (t < n) v += s[2 * t]; if (t < n) v += s[2 * t + 1]; the sum depends on the way
; CHECK:      {{^}}sum:{{$}}
; CHECK-NEXT: access 6: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 7: load of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @sum(i32 %n, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %twice = shl i32 %t, 1
  %i = and i32 %twice, 1022
  %j = or disjoint i32 %i, 1
  %p = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %i
  %q = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %j
  %a = icmp slt i32 %t, %n
  br i1 %a, label %first, label %meet
first:
  %x = load i32, ptr addrspace(3) %p
  br label %meet
meet:
  %v = phi i32 [ 0, %0 ], [ %x, %first ]
  br i1 %a, label %second, label %end
second:
  %y = load i32, ptr addrspace(3) %q
  %z = add i32 %v, %y
  br label %end
end:
  %w = phi i32 [ %v, %meet ], [ %z, %second ]
  store i32 %w, ptr addrspace(1) %out
  ret void
}

; The same where all lanes agree on the condition: a loop is made twice for that.
; CHECK:      {{^}}uniform:{{$}}
; CHECK-NEXT: access 8: load of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
; CHECK-NEXT: access 9: load of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
define ptx_kernel void @uniform(i32 %n, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %twice = shl i32 %t, 1
  %i = and i32 %twice, 1022
  %j = or disjoint i32 %i, 1
  %p = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %i
  %q = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %j
  %a = icmp slt i32 %n, 7
  br i1 %a, label %first, label %meet
first:
  %x = load i32, ptr addrspace(3) %p
  br label %meet
meet:
  %v = phi i32 [ 0, %0 ], [ %x, %first ]
  br i1 %a, label %second, label %end
second:
  %y = load i32, ptr addrspace(3) %q
  %z = add i32 %v, %y
  br label %end
end:
  %w = phi i32 [ %v, %meet ], [ %z, %second ]
  store i32 %w, ptr addrspace(1) %out
  ret void
}

; if (t + n == 3 || t + n == 8) ..., twice: a switch is made of comparisons with several constants, and not joined
; CHECK:      {{^}}switch:{{$}}
; CHECK-NEXT: access 10: store of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
; CHECK-NEXT: access 11: store of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
define ptx_kernel void @switch(i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %u = add i32 %t, %n
  %twice = shl i32 %t, 1
  %i = and i32 %twice, 1022
  %j = or disjoint i32 %i, 1
  %p = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %i
  %q = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %j
  %a = icmp eq i32 %u, 3
  br i1 %a, label %first, label %or
or:
  %b = icmp eq i32 %u, 8
  br i1 %b, label %first, label %meet
first:
  store i32 1, ptr addrspace(3) %p
  br label %meet
meet:
  br i1 %a, label %second, label %or2
or2:
  %b2 = icmp eq i32 %u, 8
  br i1 %b2, label %second, label %end
second:
  store i32 2, ptr addrspace(3) %q
  br label %end
end:
  ret void
}

; v = s[2 * t]; if (t < n) v += s[2 * t + 1]; ptxas may load both at once
; CHECK:      {{^}}beside:{{$}}
; CHECK-NEXT: access 12: load of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
; CHECK-NEXT: access 13: load of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
define ptx_kernel void @beside(i32 %n, ptr addrspace(1) %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %twice = shl i32 %t, 1
  %i = and i32 %twice, 1022
  %j = or disjoint i32 %i, 1
  %p = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %i
  %q = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %j
  %x = load i32, ptr addrspace(3) %p
  %a = icmp slt i32 %t, %n
  br i1 %a, label %arm, label %end
arm:
  %y = load i32, ptr addrspace(3) %q
  %z = add i32 %x, %y
  br label %end
end:
  %w = phi i32 [ %x, %0 ], [ %z, %arm ]
  store i32 %w, ptr addrspace(1) %out
  ret void
}

; if (t == 12) s[33 * t] = 1, s[33 * t + 1] = 2; nvcc knows how s[396] is aligned
; CHECK:      {{^}}pinned:{{$}}
; CHECK-NEXT: access 14: store of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
; CHECK-NEXT: access 15: store of 4 bytes, runs in requests of 4; uncertain: merged{{$}}
define ptx_kernel void @pinned() {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %t, 33
  %j = add i32 %i, 1
  %p = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %i
  %q = getelementptr [1024 x i32], ptr addrspace(3) @s, i32 0, i32 %j
  %a = icmp eq i32 %t, 12
  br i1 %a, label %arm, label %end
arm:
  store i32 1, ptr addrspace(3) %p
  store i32 2, ptr addrspace(3) %q
  br label %end
end:
  ret void
}
