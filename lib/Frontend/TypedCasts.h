//===- TypedCasts.h - accesses are as wide as their type says ----------------===//
//
// How many instructions `*(float *)(bytes + i)` takes depends on what is known of
// the address. clang looks through the cast, finds that `bytes` is declared as an
// array of bytes, and promises no more: four accesses of one byte. nvcc goes by the
// type that is accessed, one of four bytes, and so does everybody who writes the
// cast. (Read from nvcc 13.0's code for sm_90: test/merging/widths.py.)
//
//   unsigned char p[8192];          clang    nvcc
//   *(float *)&p[4 * t]             1        4
//   ((double *)p)[t]                1        8
//   reinterpret_cast<int &>(p[i])   1        4
//   *(float4 *)(p + 16 * t)         1        16
//   new (&p[4 * t]) float(v)        1        4
//   memcpy(&v, &p[4 * t], 4)        1        1      no cast
//   packed.member                   1        1      the type itself is not aligned
//
// So during code generation the operand of each cast to a pointer or a reference, and of
// `new`, is wrapped in an operator that changes nothing, but that clang does not look through.
//
// Copies of classes lose their type, too: clang makes a memcpy of `a = b`, while nvcc copies
// by fields (IR/StructCopies.h). There `b` becomes `(&b)[0]`, and so the memcpy's source a
// getelementptr of the class with one index, 0; and of another such where the class has bit-fields
// and other fields, of which clang's type says less than is needed.
//
// A class with a member that has a copy constructor of its own (__half2) is copied member by
// member. clang merges copies of neighbouring other members into one memcpy, which has no type,
// unless a garbage collector must see each copy. So code is generated with garbage collection
// enabled, which changes nothing else in C++.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FRONTEND_TYPEDCASTS_H
#define BANKCHECK_FRONTEND_TYPEDCASTS_H

#include "llvm/ADT/DenseSet.h"
#include <vector>

namespace clang {
class ASTContext;
class Decl;
class Expr;
class FunctionDecl;
class Stmt;
} // namespace clang

namespace bankcheck::frontend {

/// The tree is as it was when this is gone.
class TypedCasts {
public:
  explicit TypedCasts(clang::ASTContext &Ast);
  ~TypedCasts();
  TypedCasts(const TypedCasts &) = delete;
  TypedCasts &operator=(const TypedCasts &) = delete;

  /// Hides the operands of the casts and types those of the copies in \p D, a function that
  /// device code is made of, or in the functions that are declared in it.
  void hideIn(clang::Decl &D);

private:
  clang::ASTContext &Ast;
  struct Replaced {
    clang::Expr *Of;      ///< A cast, or a copy.
    clang::Expr *Operand; ///< As it was.
  };
  std::vector<Replaced> All;
  llvm::DenseSet<const clang::Decl *> Functions; ///< Done.

  void hideInBody(const clang::FunctionDecl &F);
  void hide(clang::Expr &Cast);
  void giveType(clang::Expr &Copy);
};

} // namespace bankcheck::frontend

#endif
