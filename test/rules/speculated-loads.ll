; A load from a place that is certain to exist may be made whatever the condition says: the table of
; lib/Nvcc/SpeculatedLoads.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x float] poison, align 4
@r = addrspace(3) global [1024 x float] poison, align 4

; if (c) v += s[3];
; CHECK:      {{^}}constant:{{$}}
; CHECK-NEXT: access 0: load of 4 bytes, runs in requests of 4; uncertain: speculated{{$}}
define ptx_kernel void @constant(i1 %c, ptr %out) {
  br i1 %c, label %a, label %end
a:
  %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 12)
  %y = fdiv float 1.0, %v
  br label %end
end:
  %x = phi float [ %y, %a ], [ 0.0, %0 ]
  store float %x, ptr %out
  ret void
}

; if (c) v += s[i];
; CHECK:      {{^}}computed:{{$}}
; CHECK-NEXT: access 1: load of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @computed(i32 %i, i1 %c, ptr %out) {
  br i1 %c, label %a, label %end
a:
  %p = getelementptr float, ptr addrspace(3) @s, i32 %i
  %v = load float, ptr addrspace(3) %p
  %y = fdiv float 1.0, %v
  br label %end
end:
  %x = phi float [ %y, %a ], [ 0.0, %0 ]
  store float %x, ptr %out
  ret void
}

; if (c) { s[4] = 1; v = s[3]; } An arm that writes
; CHECK:      {{^}}writes:{{$}}
; CHECK-NEXT: access 2: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 3: load of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @writes(i1 %c, ptr %out) {
  br i1 %c, label %a, label %end
a:
  store float 1.0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @r, i32 16)
  %v = load float, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 12)
  br label %end
end:
  %x = phi float [ %v, %a ], [ 0.0, %0 ]
  store float %x, ptr %out
  ret void
}

; *(c ? &s[3] : &r[5])
; CHECK:      {{^}}choice:{{$}}
; CHECK-NEXT: access 4: load of 4 bytes, runs in requests of 4; uncertain: speculated{{$}}
define ptx_kernel void @choice(i1 %c, ptr %out) {
  %p = select i1 %c, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i32 12), ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @r, i32 20)
  %v = load float, ptr addrspace(3) %p
  store float %v, ptr %out
  ret void
}

; *(c ? &s[i] : &r[i])
; CHECK:      {{^}}chosen:{{$}}
; CHECK-NEXT: access 5: load of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @chosen(i32 %i, i1 %c, ptr %out) {
  %a = getelementptr float, ptr addrspace(3) @s, i32 %i
  %b = getelementptr float, ptr addrspace(3) @r, i32 %i
  %p = select i1 %c, ptr addrspace(3) %a, ptr addrspace(3) %b
  %v = load float, ptr addrspace(3) %p
  store float %v, ptr %out
  ret void
}
