; What both arms of an `if` end with may run as one, with an address that is chosen: the table of lib/Nvcc/TailMergedAccesses.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x float] poison, align 4

; v = c ? s[i] : s[j];
; CHECK:      {{^}}alike:{{$}}
; CHECK-NEXT: access 0: load of 4 bytes, may run with 1, runs in requests of 4{{$}}
; CHECK-NEXT: access 1: load of 4 bytes, may run with 0, runs in requests of 4{{$}}
define ptx_kernel void @alike(i32 %t, i32 %i, i32 %j, i1 %c, ptr %out) {
  br i1 %c, label %a, label %b
a:
  %p = getelementptr float, ptr addrspace(3) @s, i32 %i
  %v = load float, ptr addrspace(3) %p
  br label %end
b:
  %q = getelementptr float, ptr addrspace(3) @s, i32 %j
  %w = load float, ptr addrspace(3) %q
  br label %end
end:
  %x = phi float [ %v, %a ], [ %w, %b ]
  store float %x, ptr %out
  ret void
}

; if (c) s[i] = 1; else s[j] = 2; address and value differ: nvcc does either
; CHECK:      {{^}}two_differ:{{$}}
; CHECK-NEXT: access 2: store of 4 bytes, may run with 3, runs in requests of 4{{$}}
; CHECK-NEXT: access 3: store of 4 bytes, may run with 2, runs in requests of 4{{$}}
define ptx_kernel void @two_differ(i32 %t, i32 %i, i32 %j, i1 %c, ptr %out) {
  br i1 %c, label %a, label %b
a:
  %p = getelementptr float, ptr addrspace(3) @s, i32 %i
  store float 1.0, ptr addrspace(3) %p
  br label %end
b:
  %q = getelementptr float, ptr addrspace(3) @s, i32 %j
  store float 2.0, ptr addrspace(3) %q
  br label %end
end:

  ret void
}

; v = c ? s[i] : s[j] + 1: what follows is not alike
; CHECK:      {{^}}follows:{{$}}
; CHECK-NEXT: access 4: load of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 5: load of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @follows(i32 %t, i32 %i, i32 %j, i1 %c, ptr %out) {
  br i1 %c, label %a, label %b
a:
  %p = getelementptr float, ptr addrspace(3) @s, i32 %i
  %v = load float, ptr addrspace(3) %p
  br label %end
b:
  %q = getelementptr float, ptr addrspace(3) @s, i32 %j
  %w = load float, ptr addrspace(3) %q
  %y = fadd float %w, 1.0
  br label %end
end:
  %x = phi float [ %v, %a ], [ %y, %b ]
  store float %x, ptr %out
  ret void
}
