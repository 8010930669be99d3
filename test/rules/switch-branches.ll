; The branches that a switch is lowered to have its location: lib/Nvcc/SwitchBranches.h.
;
; RUN: bankcheck-opt --pass=switch-branches %s | FileCheck %s

target triple = "nvptx64-nvidia-cuda"

declare void @f()

; CHECK-LABEL: define void @two(
; CHECK-COUNT-5: br i1 {{.*}}, !dbg ![[#FIRST:]]
; CHECK: br i1 %c, label %more, label %end, !dbg ![[#OWN:]]
; CHECK-COUNT-3: br i1 {{.*}}, !dbg ![[#SECOND:]]
; CHECK-DAG: ![[#FIRST]] = !DILocation(line: 8,
; CHECK-DAG: ![[#OWN]] = !DILocation(line: 9,
; CHECK-DAG: ![[#SECOND]] = !DILocation(line: 12,
define void @two(i32 %mode, i32 %kind, i1 %c) !dbg !4 {
  switch i32 %mode, label %next [
    i32 0, label %a
    i32 45, label %a
    i32 90, label %a
  ], !dbg !6
a:
  call void @f()
  br label %next
next:
  br i1 %c, label %more, label %end, !dbg !7
more:
  switch i32 %kind, label %end [
    i32 1, label %b
    i32 5, label %b
  ], !dbg !8
b:
  call void @f()
  br label %end
end:
  ret void
}

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: LineTablesOnly)
!1 = !DIFile(filename: "k.cu", directory: "/")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "two", file: !1, line: 1, unit: !0, type: !5)
!5 = !DISubroutineType(types: !9)
!6 = !DILocation(line: 8, column: 3, scope: !4)
!7 = !DILocation(line: 9, column: 3, scope: !4)
!8 = !DILocation(line: 12, column: 3, scope: !4)
!9 = !{null}
