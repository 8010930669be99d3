; The arrays that a pointer whose origin is not seen may lead to: the table of lib/IR/SharedPointers.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x float] poison, align 4
@r = addrspace(3) global [1024 x float] poison, align 4
@h = addrspace(3) global ptr null

; h = c ? s : r; what was stored in order
; CHECK:      {{^}}stored:{{$}}
; CHECK-NEXT: access 0: store of 8 bytes, runs in requests of 8{{$}}
; CHECK-NEXT: access 1: load of 8 bytes, runs in requests of 8{{$}}
; CHECK-NEXT: access 2: store of 4 bytes, may reach s, runs in requests of 4{{$}}
define ptx_kernel void @stored(ptr addrspace(1) %out, i32 %i) {
  %a = addrspacecast ptr addrspace(3) @s to ptr
  store volatile ptr %a, ptr addrspace(3) @h
  %p = load volatile ptr, ptr addrspace(3) @h
  %q = getelementptr float, ptr %p, i32 %i
  store volatile float 1.0, ptr %q
  ret void
}

; what was stored to memory, in no order
; CHECK:      {{^}}both:{{$}}
; CHECK-NEXT: access 3: store of 8 bytes, runs in requests of 8{{$}}
; CHECK-NEXT: access 4: load of 8 bytes, runs in requests of 8{{$}}
; CHECK-NEXT: access 5: store of 4 bytes, may reach s, may reach r, runs in requests of 4{{$}}
; CHECK-NEXT: access 6: store of 8 bytes, runs in requests of 8{{$}}
define ptx_kernel void @both(ptr addrspace(1) %out, i32 %i) {
  %a = addrspacecast ptr addrspace(3) @s to ptr
  %b = addrspacecast ptr addrspace(3) @r to ptr
  store volatile ptr %a, ptr addrspace(3) @h
  %p = load volatile ptr, ptr addrspace(3) @h
  store volatile float 1.0, ptr %p
  store volatile ptr %b, ptr addrspace(3) @h
  ret void
}

; each local variable is told apart
; CHECK:      {{^}}local:{{$}}
; CHECK-NEXT: access 7: store of 4 bytes, may reach s, runs in requests of 4{{$}}
define ptx_kernel void @local(ptr addrspace(1) %out, i32 %i) {
  %l = alloca [2 x ptr]
  %m = alloca [2 x ptr]
  %a = addrspacecast ptr addrspace(3) @s to ptr
  %b = addrspacecast ptr addrspace(3) @r to ptr
  %x = getelementptr ptr, ptr %l, i32 %i
  %y = getelementptr ptr, ptr %m, i32 %i
  store ptr %a, ptr %x
  store ptr %b, ptr %y
  %z = load ptr, ptr %l
  store volatile float 1.0, ptr %z
  ret void
}

; what one assembly instruction loads out of shared memory is not made of the address that it loads from, and not what
; was stored to global memory
; CHECK:      {{^}}loaded:{{$}}
; CHECK-NEXT: access 8: other of 16 bytes, runs in requests of 16{{$}}
; CHECK-NEXT: access 9: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @loaded(ptr addrspace(1) %out) {
  %a = addrspacecast ptr addrspace(3) @s to ptr
  store volatile ptr %a, ptr addrspace(1) %out
  %n = ptrtoint ptr addrspace(3) @s to i32
  %w = call i32 asm sideeffect "ldmatrix.sync.aligned.x1.m8n8.shared.b16 {$0}, [$1];", "=r,r"(i32 %n)
  %i = zext i32 %w to i64
  %q = inttoptr i64 %i to ptr
  store volatile float 1.0, ptr %q
  ret void
}
