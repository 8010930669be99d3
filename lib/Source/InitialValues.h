//===- InitialValues.h - __constant__ variables that nobody writes -----------===//
//
// A `__constant__ int order[8] = {...}` can be written by the host, by
// cudaMemcpyToSymbol or through cudaGetSymbolAddress, and by nobody else: a kernel
// must not. In the whole-program mode of nvcc (the default) it has internal
// linkage on the host, whatever the source says (nvcc 13.0: `_ZL5order`). So it keeps its value if
//
//   - it has an initialiser, and is not `extern "C"`, as what a program that loads a
//     module asks for by name;
//   - no host function of the file names it;
//   - code is not relocatable (-rdc=true, -dc), or it is static.
//
// Host code that a parse of the device's side does not see (`#ifndef __CUDA_ARCH__`)
// is looked for in the text.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_INITIALVALUES_H
#define BANKCHECK_SOURCE_INITIALVALUES_H

#include <vector>

namespace clang {
class ASTContext;
class Decl;
class VarDecl;
} // namespace clang

namespace bankcheck::source {

/// Whether only the host could write \p V.
bool mayKeepInitialValue(const clang::VarDecl &V, clang::ASTContext &Ast);

/// Those of \p Candidates that nothing in \p Declarations writes.
std::vector<const clang::VarDecl *> keepInitialValue(std::vector<const clang::VarDecl *> Candidates,
                                                     const std::vector<clang::Decl *> &Declarations,
                                                     clang::ASTContext &Ast);

} // namespace bankcheck::source

#endif
