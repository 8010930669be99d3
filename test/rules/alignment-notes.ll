; What a copy says of the alignment of its source is noted, but not of what cannot be shared memory:
; lib/IR/AlignmentNotes.h.
;
; RUN: bankcheck-opt --pass=wide-copies %s | FileCheck --check-prefix=WIDE %s
; RUN: bankcheck-opt --pass=drop-idle-notes %s | FileCheck --check-prefix=DROP %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x float] poison, align 4

declare void @llvm.memcpy.p0.p3.i64(ptr, ptr addrspace(3), i64, i1)
declare void @bankcheck.aligned.0(ptr captures(none), i64) memory(inaccessiblemem: readwrite)
declare void @bankcheck.aligned.3(ptr addrspace(3) captures(none), i64) memory(inaccessiblemem: readwrite)

; float4 v = *(float4 *)&s[t];
; WIDE-LABEL: define float @vector(
; WIDE:         call void @bankcheck.aligned.3(ptr addrspace(3) %p, i64 16)
; WIDE-NEXT:    call void @llvm.memcpy
define float @vector(i32 %t) {
  %v = alloca <4 x float>, align 16
  %p = getelementptr float, ptr addrspace(3) @s, i32 %t
  call void @llvm.memcpy.p0.p3.i64(ptr align 16 %v, ptr addrspace(3) align 16 %p, i64 16, i1 false)
  %x = load float, ptr %v
  ret float %x
}

; bytes, which are aligned to nothing
; WIDE-LABEL: define float @bytes(
; WIDE-NOT:     @bankcheck.aligned
; WIDE:         ret float
define float @bytes(i32 %t) {
  %v = alloca <4 x float>, align 16
  %p = getelementptr float, ptr addrspace(3) @s, i32 %t
  call void @llvm.memcpy.p0.p3.i64(ptr align 16 %v, ptr addrspace(3) align 1 %p, i64 16, i1 false)
  %x = load float, ptr %v
  ret float %x
}

; DROP-LABEL: define ptx_kernel void @notes(
; DROP-NEXT:    %l = alloca
; DROP-NEXT:    call void @bankcheck.aligned.3(ptr addrspace(3) @s, i64 16)
; DROP-NEXT:    ret void
define ptx_kernel void @notes(ptr addrspace(3) %in) {
  %l = alloca float
  call void @bankcheck.aligned.0(ptr %l, i64 16)
  call void @bankcheck.aligned.3(ptr addrspace(3) @s, i64 16)
  ret void
}
