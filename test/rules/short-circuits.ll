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
