; A generic pointer leads to shared memory only where somebody put such an address, and is numbered there: lib/IR/SharedFlow.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x float] poison, align 4
@elsewhere = addrspace(1) global ptr null

; p = &s[i] to global memory, and back: it may
; CHECK:      {{^}}through_memory:{{$}}
; CHECK-NEXT: access 0: store of 4 bytes, may reach s, runs in requests of 4{{$}}
define ptx_kernel void @through_memory(ptr addrspace(1) %out, i32 %i) {
  %g = getelementptr float, ptr addrspace(3) @s, i32 %i
  %a = addrspacecast ptr addrspace(3) %g to ptr
  store volatile ptr %a, ptr addrspace(1) @elsewhere
  %p = load volatile ptr, ptr addrspace(1) @elsewhere
  store volatile float 1.0, ptr %p
  ret void
}

; no such address was stored
; CHECK:      {{^}}not_stored:{{$}}
; CHECK-NEXT: access 1: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @not_stored(ptr addrspace(1) %out, i32 %i) {
  store volatile float 0.0, ptr addrspace(3) @s
  %p = load volatile ptr, ptr addrspace(1) @elsewhere
  store volatile float 1.0, ptr %p
  ret void
}

; a number made of two addresses is none, and one next to an address is
; CHECK:      {{^}}difference:{{$}}
; CHECK-NEXT: access 2: store of 8 bytes, may reach s, runs in requests of 8{{$}}
define ptx_kernel void @difference(ptr addrspace(1) %out, i32 %i) {
  %g = addrspacecast ptr addrspace(3) @s to ptr
  %a = ptrtoint ptr %g to i64
  %e = getelementptr float, ptr %g, i32 %i
  %b = ptrtoint ptr %e to i64
  %d = sub i64 %b, %a
  %p = inttoptr i64 %d to ptr
  store volatile float 1.0, ptr %p
  %n = add i64 %b, 4
  %q = inttoptr i64 %n to ptr
  store volatile double 2.0, ptr %q
  ret void
}
