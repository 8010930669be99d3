; Branches on constants go, and what they alone led to; empty arms go: lib/IR/Branches.h.
;
; RUN: bankcheck-opt --pass=fold-branches %s | FileCheck --check-prefix=FOLD %s
; RUN: bankcheck-opt --pass=empty-arms %s | FileCheck --check-prefix=EMPTY %s

target triple = "nvptx64-nvidia-cuda"

declare void @f()

; FOLD-LABEL: define void @constant(
; FOLD-NEXT:  a:
; FOLD-NEXT:    call void @f()
; FOLD-NEXT:    ret void
define void @constant() {
  br i1 true, label %a, label %b
a:
  call void @f()
  br label %end
b:
  br label %end
end:
  ret void
}

; not a constant, and an arm that does something
; FOLD-LABEL: define void @variable(
; FOLD-NEXT:    br i1 %c, label %a, label %b
; EMPTY-LABEL: define void @variable(
; EMPTY-NEXT:    br i1 %c, label %a, label %end
; EMPTY:       a:
; EMPTY-NEXT:    call void @f()
; EMPTY-NEXT:    br label %end
; EMPTY:       end:
; EMPTY-NEXT:    ret void
define void @variable(i1 %c) {
  br i1 %c, label %a, label %b
a:
  call void @f()
  br label %end
b:
  br label %end
end:
  ret void
}

; one `if` around nothing in another
; EMPTY-LABEL: define void @nested(
; EMPTY-NEXT:    br label %end
; EMPTY:       end:
; EMPTY-NEXT:    ret void
define void @nested(i1 %c, i1 %d) {
  br label %first
first:
  br i1 %c, label %outer, label %end
outer:
  br i1 %d, label %inner, label %end
inner:
  br label %end
end:
  ret void
}
