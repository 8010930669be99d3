; A struct is copied by its fields, or, where one lies behind a gap, in pieces as wide as it is aligned: the table of
; lib/IR/StructCopies.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

%three = type { float, float, float }
%mixed = type { float, i16, i8 }
%gap = type { i8, float, float }

@a = addrspace(3) global [64 x %three] poison, align 4
@b = addrspace(3) global [64 x %mixed] poison, align 4
@c = addrspace(3) global [64 x %gap] poison, align 4

declare void @llvm.memcpy.p1.p3.i64(ptr addrspace(1), ptr addrspace(3), i64, i1)

; struct { float x, y, z; }: 3 of 4 bytes
; CHECK:      {{^}}three:{{$}}
; CHECK-NEXT: access 0: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 1: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 2: load of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @three(i32 %t, ptr addrspace(1) %out) {
  %p = getelementptr %three, ptr addrspace(3) @a, i32 %t
  %typed = getelementptr %three, ptr addrspace(3) %p, i32 0
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 4 %out, ptr addrspace(3) align 4 %typed, i64 12, i1 false)
  ret void
}

; struct { float x; short n; char c; }: 4, 2, and 2
; CHECK:      {{^}}mixed:{{$}}
; CHECK-NEXT: access 3: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 4: load of 2 bytes, runs in requests of 2{{$}}
; CHECK-NEXT: access 5: load of 1 bytes, runs in requests of 2 with 6{{$}}
; CHECK-NEXT: access 6: load of 1 bytes, runs in requests of 2 with 5{{$}}
define ptx_kernel void @mixed(i32 %t, ptr addrspace(1) %out) {
  %p = getelementptr %mixed, ptr addrspace(3) @b, i32 %t
  %typed = getelementptr %mixed, ptr addrspace(3) %p, i32 0
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 4 %out, ptr addrspace(3) align 4 %typed, i64 8, i1 false)
  ret void
}

; struct { char c; float x, y; }: 3 of 4
; CHECK:      {{^}}gap:{{$}}
; CHECK-NEXT: access 7: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 8: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 9: load of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @gap(i32 %t, ptr addrspace(1) %out) {
  %p = getelementptr %gap, ptr addrspace(3) @c, i32 %t
  %typed = getelementptr %gap, ptr addrspace(3) %p, i32 0
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 4 %out, ptr addrspace(3) align 4 %typed, i64 12, i1 false)
  ret void
}

; the same by way of a local variable of which a field is used: 1, 4 and 4
; CHECK:      {{^}}field:{{$}}
; CHECK-NEXT: access 10: load of 1 bytes, runs in requests of 1{{$}}
; CHECK-NEXT: access 11: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 12: load of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @field(i32 %t, ptr addrspace(1) %out, ptr addrspace(1) %c) {
  %v = alloca %gap, align 4
  %p = getelementptr %gap, ptr addrspace(3) @c, i32 %t
  %typed = getelementptr %gap, ptr addrspace(3) %p, i32 0
  call void @llvm.memcpy.p0.p3.i64(ptr align 4 %v, ptr addrspace(3) align 4 %typed, i64 12, i1 false)
  %x = load i8, ptr %v
  store i8 %x, ptr addrspace(1) %c
  %own = getelementptr %gap, ptr %v, i32 0
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) align 4 %out, ptr align 4 %own, i64 12, i1 false)
  ret void
}

; a memcpy in the source, of no type
; CHECK:      {{^}}bytes:{{$}}
; CHECK-NEXT: access 13: load of 12 bytes, runs in requests of 4 x3; uncertain: struct-copy{{$}}
define ptx_kernel void @bytes(i32 %t, ptr addrspace(1) %out) {
  %p = getelementptr %three, ptr addrspace(3) @a, i32 %t
  call void @llvm.memcpy.p1.p3.i64(ptr addrspace(1) align 4 %out, ptr addrspace(3) align 4 %p, i64 12, i1 false)
  ret void
}
