; A store that another one overwrites in another block stays, and is in doubt; in one block it is removed:
; lib/Nvcc/OverwrittenStores.h.
;
; RUN: bankcheck-opt --predict %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [1024 x i32] poison, align 4

declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

; s[0] = a; s[0] = b;
; CHECK:      {{^}}one_block:{{$}}
; CHECK-NEXT: access 0: store of 4 bytes, removed{{$}}
; CHECK-NEXT: access 1: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @one_block(i32 %a, i32 %b) {
  store i32 %a, ptr addrspace(3) @s
  store i32 %b, ptr addrspace(3) @s
  ret void
}

; s[0] = a; if (c) s[1] = b; s[0] = b;
; CHECK:      {{^}}two_blocks:{{$}}
; CHECK-NEXT: access 2: store of 4 bytes, runs in requests of 4; uncertain: kept-in-register{{$}}
; CHECK-NEXT: access 3: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 4: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @two_blocks(i32 %a, i32 %b, i1 %c) {
  store i32 %a, ptr addrspace(3) @s
  br i1 %c, label %then, label %end
then:
  store i32 %b, ptr addrspace(3) getelementptr inbounds (i32, ptr addrspace(3) @s, i64 1)
  br label %end
end:
  store i32 %b, ptr addrspace(3) @s
  ret void
}

; s[0] = a; if (c) { __syncthreads(); } s[0] = b;
; CHECK:      {{^}}barrier:{{$}}
; CHECK-NEXT: access 5: store of 4 bytes, runs in requests of 4{{$}}
; CHECK-NEXT: access 6: store of 4 bytes, runs in requests of 4{{$}}
define ptx_kernel void @barrier(i32 %a, i32 %b, i1 %c) {
  store i32 %a, ptr addrspace(3) @s
  br i1 %c, label %then, label %end
then:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %end
end:
  store i32 %b, ptr addrspace(3) @s
  ret void
}
