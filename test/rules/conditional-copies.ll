; What is loaded from or stored to a conditional lvalue is accessed on its side of the condition: the table of
; lib/IR/ConditionalCopies.h.
;
; RUN: bankcheck-opt --pass=access-on-each-side %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

@s = addrspace(3) global [256 x float] poison, align 4

; v = c ? s[i] : z;
; CHECK-LABEL: define void @load(
; CHECK:       a:
; CHECK:         [[A:%.*]] = load float, ptr %g, align 4
; CHECK-NEXT:    br label %end
; CHECK:       b:
; CHECK-NEXT:    [[B:%.*]] = load float, ptr %z, align 4
; CHECK-NEXT:    br label %end
; CHECK:       end:
; CHECK-NEXT:    [[V:%.*]] = phi float [ [[B]], %b ], [ [[A]], %a ]
; CHECK-NEXT:    store float [[V]], ptr %out
define void @load(i1 %c, i32 %i, ptr %out) !dbg !3 {
  %z = alloca float
  br i1 %c, label %a, label %b
a:
  %p = getelementptr float, ptr addrspace(3) @s, i32 %i
  %g = addrspacecast ptr addrspace(3) %p to ptr
  br label %end
b:
  br label %end
end:
  %q = phi ptr [ %g, %a ], [ %z, %b ], !dbg !4
  %v = load float, ptr %q
  store float %v, ptr %out
  ret void
}

; v = c ? s[i] : s[j]; of a number: what both sides end with
; CHECK-LABEL: define void @of_shared(
; CHECK:         %q = phi ptr addrspace(3)
; CHECK-NEXT:    %v = load float, ptr addrspace(3) %q
define void @of_shared(i1 %c, ptr %out) !dbg !5 {
  br i1 %c, label %a, label %b
a:
  br label %end
b:
  br label %end
end:
  %q = phi ptr addrspace(3) [ @s, %a ], [ getelementptr (i8, ptr addrspace(3) @s, i32 64), %b ], !dbg !6
  %v = load float, ptr addrspace(3) %q
  store float %v, ptr %out
  ret void
}

!llvm.module.flags = !{!0}
!llvm.dbg.cu = !{!1}
!0 = !{i32 2, !"Debug Info Version", i32 3}
!1 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !2, emissionKind: LineTablesOnly)
!2 = !DIFile(filename: "a.cu", directory: "/")
!3 = distinct !DISubprogram(name: "f", file: !2, unit: !1, spFlags: DISPFlagDefinition)
!4 = !DILocation(line: 1, column: 1, scope: !3)
!5 = distinct !DISubprogram(name: "g", file: !2, unit: !1, spFlags: DISPFlagDefinition)
!6 = !DILocation(line: 2, column: 1, scope: !5)
