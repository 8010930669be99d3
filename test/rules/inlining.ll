; Functions of the file are inlined up to a bound, and those that call themselves are not: lib/IR/Inlining.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x float] poison, align 4

; CHECK:      {{^}}calls:{{$}}
; CHECK-NEXT: access 0: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 1: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @calls(i32 %t) {
  call void @set(i32 %t)
  call void @set(i32 %t)
  ret void
}

define void @set(i32 %t) noinline {
  %p = getelementptr float, ptr addrspace(3) @s, i32 %t
  store volatile float 0.0, ptr addrspace(3) %p
  ret void
}

; CHECK:      {{^}}recurs:{{$}}
; CHECK-NEXT: access 2: store of 4 bytes, not followed{{$}}
define ptx_kernel void @recurs(i32 %t) {
  call void @again(i32 %t)
  ret void
}

define void @again(i32 %t) {
  store volatile float 0.0, ptr addrspace(3) @s
  %n = sub i32 %t, 1
  %more = icmp sgt i32 %n, 0
  br i1 %more, label %next, label %end
next:
  call void @again(i32 %n)
  br label %end
end:
  ret void
}
