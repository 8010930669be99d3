; Neighbours are told by their distance, on whichever side of the index they lie. lib/Nvcc/Neighbours.h
;
; RUN: bankcheck-opt --predict %s | FileCheck %s
; RUN: bankcheck-opt --predict --arch=sm_100 %s | FileCheck %s --check-prefix=NEWER

target triple = "nvptx64-nvidia-cuda"

@s = internal addrspace(3) global [1024 x i16] zeroinitializer, align 2
@f = internal addrspace(3) global [1024 x float] poison, align 4

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; CHECK:      access 0: load of 2 bytes
; CHECK-SAME: uncertain: merged{{$}}
; CHECK:      access 1: load of 2 bytes
; CHECK-SAME: uncertain: merged{{$}}
define ptx_kernel void @before_and_at(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %t, 4
  %at = getelementptr i16, ptr addrspace(3) @s, i32 %i
  %before = getelementptr i16, ptr addrspace(3) %at, i32 -1
  %x = load i16, ptr addrspace(3) %before
  %y = load i16, ptr addrspace(3) %at
  %a = sext i16 %x to i32
  %b = sext i16 %y to i32
  %c = mul i32 %a, 3
  %d = mul i32 %b, 5
  %e = add i32 %c, %d
  store i32 %e, ptr %out
  ret void
}

; CHECK:     access 2: load of 2 bytes, runs in requests of 2{{$}}
; CHECK:     access 3: load of 2 bytes, runs in requests of 2{{$}}
define ptx_kernel void @far_before_and_at(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %t, 4
  %at = getelementptr i16, ptr addrspace(3) @s, i32 %i
  %before = getelementptr i16, ptr addrspace(3) %at, i32 -4
  %x = load i16, ptr addrspace(3) %before
  %y = load i16, ptr addrspace(3) %at
  %a = sext i16 %x to i32
  %b = sext i16 %y to i32
  %c = mul i32 %a, 3
  %d = mul i32 %b, 5
  %e = add i32 %c, %d
  store i32 %e, ptr %out
  ret void
}

; Two stores that lie in different runs of four are apart for sm_90; for sm_100 that is not known.
; CHECK:     access 4: store of 4 bytes, runs in requests of 4{{$}}
; CHECK:     access 5: store of 4 bytes, runs in requests of 4{{$}}
; NEWER:      access 4: store of 4 bytes
; NEWER-SAME: uncertain: newer-code{{$}}
; NEWER:      access 5: store of 4 bytes
; NEWER-SAME: uncertain: newer-code{{$}}
define ptx_kernel void @stores(ptr %out, i32 %v, i32 %n) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = mul i32 %t, 4
  %at = getelementptr i32, ptr addrspace(3) @f, i32 %i
  %before = getelementptr i32, ptr addrspace(3) %at, i32 -1
  store i32 %v, ptr addrspace(3) %before
  store i32 %v, ptr addrspace(3) %at
  %far = getelementptr i32, ptr addrspace(3) @f, i32 %n
  %x = load i32, ptr addrspace(3) %far
  store i32 %x, ptr %out
  ret void
}
