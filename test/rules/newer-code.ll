; Neighbours that are merged are exact for the release and the architectures that have records, and for no
; others: lib/Nvcc/NewerCode.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s --check-prefix=RECORDED
; RUN: bankcheck-opt --predict --nvcc=13.0.88 --arch=sm_80 %s | FileCheck %s --check-prefix=RECORDED
; RUN: bankcheck-opt --predict --arch=sm_100 %s | FileCheck %s --check-prefix=NEWER
; RUN: bankcheck-opt --predict --nvcc=12.9 %s | FileCheck %s --check-prefix=NEWER
; RUN: not bankcheck-opt --predict --nvcc=new %s 2>&1 | FileCheck %s --check-prefix=WRONG
;
; RECORDED-NOT: uncertain
; RECORDED:     access 1: load of 4 bytes, runs in requests of 16
; RECORDED-NOT: uncertain
; NEWER:        access 1: load of 4 bytes, runs in requests of 16{{.*}}; uncertain: newer-code{{$}}
; WRONG:        'new' is not a release of nvcc

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x i32] poison, align 16

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

; sum(s[4 * t], ..., s[4 * t + 3])
define ptx_kernel void @sum(ptr %out) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %first = shl nuw nsw i32 %t, 2
  %p = getelementptr inbounds i32, ptr addrspace(3) @s, i32 %first
  %p1 = getelementptr inbounds i8, ptr addrspace(3) %p, i32 4
  %p2 = getelementptr inbounds i8, ptr addrspace(3) %p, i32 8
  %p3 = getelementptr inbounds i8, ptr addrspace(3) %p, i32 12
  %a = load i32, ptr addrspace(3) %p, align 4
  %b = load i32, ptr addrspace(3) %p1, align 4
  %c = load i32, ptr addrspace(3) %p2, align 4
  %d = load i32, ptr addrspace(3) %p3, align 4
  %ab = add i32 %a, %b
  %cd = add i32 %c, %d
  %abcd = add i32 %ab, %cd
  store i32 %abcd, ptr %out, align 4
  ret void
}
