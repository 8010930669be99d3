; Copies of vector types are one access, others pieces as wide as they are aligned, and so is what memset sets:
; lib/IR/WideCopies.h.
;
; RUN: bankcheck-opt --pass=wide-copies %s | FileCheck --check-prefix=WIDE %s
; RUN: bankcheck-opt --pass=expand-copies %s | FileCheck --check-prefix=EXPAND %s
; RUN: bankcheck-opt --pass=expand-sets %s | FileCheck --check-prefix=SET %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x float] poison, align 16

declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)
declare void @llvm.memset.p3.i64(ptr addrspace(3), i8, i64, i1)

; a float4
; WIDE-LABEL: define ptx_kernel void @vector(
; WIDE:         [[V:%.*]] = load <4 x i32>, ptr addrspace(3) %p, align 16
; WIDE-NEXT:    store <4 x i32> [[V]], ptr addrspace(1) %out, align 16{{$}}
; WIDE-NEXT:    ret void
define ptx_kernel void @vector(i32 %t, ptr addrspace(1) %out) {
  %p = getelementptr [4 x float], ptr addrspace(3) @s, i32 %t
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 16 %out, ptr addrspace(3) align 16 %p, i64 16, i1 false)
  ret void
}

; 24 bytes that are aligned to 8
; WIDE-LABEL: define ptx_kernel void @pieces(
; WIDE:         call void @llvm.memcpy
; EXPAND-LABEL: define ptx_kernel void @pieces(
; EXPAND-COUNT-3: = load <2 x i32>, ptr addrspace(3) {{.*}}, align 8{{$}}
; EXPAND-COUNT-3: store <2 x i32> {{.*}}, align 8{{$}}
; EXPAND-NEXT:  ret void
define ptx_kernel void @pieces(i32 %t, ptr addrspace(1) %out) {
  %p = getelementptr [6 x float], ptr addrspace(3) @s, i32 %t
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 8 %out, ptr addrspace(3) align 8 %p, i64 24, i1 false)
  ret void
}

; bytes that are set, where up to 16
; SET-LABEL: define ptx_kernel void @set(
; SET:         store <4 x i32> zeroinitializer, ptr addrspace(3) {{%.*}}, align 16{{$}}
; SET-NEXT:    ret void
define ptx_kernel void @set(i32 %t) {
  %p = getelementptr [4 x float], ptr addrspace(3) @s, i32 %t
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 16 %p, i8 0, i64 16, i1 false)
  ret void
}

; more: bytes, in a loop
; SET-LABEL: define ptx_kernel void @long_set(
; SET:         call void @llvm.memset.p3.i64(ptr addrspace(3) align 1 %p, i8 0, i64 32, i1 false)
define ptx_kernel void @long_set(i32 %t) {
  %p = getelementptr [8 x float], ptr addrspace(3) @s, i32 %t
  call void @llvm.memset.p3.i64(ptr addrspace(3) align 16 %p, i8 0, i64 32, i1 false)
  ret void
}
