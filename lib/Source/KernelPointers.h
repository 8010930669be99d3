//===- KernelPointers.h - which kernels an expression may be ----------------===//
//
//   scan<float><<<...>>>                       itself
//   auto k = &scan<float>; k<<<...>>>          what the variable is initialised with,
//   k = copy; k<<<...>>>                       and whatever is assigned to it, anywhere:
//                                              copy, scan<float>
//   launch(scan<float>)                        in `launch`: what all calls in sight give
//   c ? scan<float> : copy                     both
//
// Not followed: pointers in arrays and structs, and through references.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_KERNELPOINTERS_H
#define BANKCHECK_SOURCE_KERNELPOINTERS_H

#include "Source/ConstantExpressions.h"
#include <set>

namespace clang {
class BinaryOperator;
class FunctionDecl;
} // namespace clang

namespace bankcheck::source {

class KernelPointers {
public:
  explicit KernelPointers(ConstantExpressions &Constants) : Constants(Constants) {}

  /// All assignments are to be noted before the first question.
  void note(const clang::BinaryOperator &Assignment);

  /// Without duplicates; none where nothing is known.
  std::vector<const clang::FunctionDecl *> kernelsOf(const clang::Expr &E);

private:
  ConstantExpressions &Constants;
  std::map<const clang::VarDecl *, std::vector<const clang::Expr *>> Assigned;

  void collect(const clang::Expr &E, std::set<const clang::VarDecl *> &Seen,
               std::vector<const clang::FunctionDecl *> &Kernels);
};

} // namespace bankcheck::source

#endif
