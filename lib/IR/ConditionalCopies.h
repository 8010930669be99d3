//===- ConditionalCopies.h - one of two objects, accessed where it is chosen ---===//
//
// `c ? s[i] : z` is an lvalue in C++, and clang makes an address of it that a phi chooses:
// one access, of which the lanes that choose the local `z` would be part. nvcc's front end
// accesses the chosen object on its side of the condition, so that two requests may run,
// each by the lanes of its side. (Read from nvcc 13.0's code for sm_90.)
//
//   T v = c ? s[i] : z;            a load for the lanes with c; none for the others
//   T v = c ? s[i] : r[i];         two loads of a struct; one of a number or a vector type, which
//                                  is what both sides end with (TailMergedAccesses.h)
//   T v = c ? s[i] : s[j];         not exact for a struct: some of its fields may be loaded once, from
//                                  an address that is chosen
//   (c ? s[i] : z) = v;            a store for the lanes with c
//   f = (c ? s[i] : z).field;      as the first
//   const T &v = c ? s[i] : r[i];  an address, as clang makes it: one load, generic where
//   *(c ? &s[i] : &r[i])           the two lie in different memory
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_CONDITIONALCOPIES_H
#define BANKCHECK_IR_CONDITIONALCOPIES_H

#include "Basic/Location.h"
#include <set>

namespace llvm {
class Function;
}

namespace bankcheck::ir {

/// Moves what \p F, as clang made it, loads from and stores to a conditional lvalue to the
/// sides of the condition. An lvalue that is used otherwise stays as it is. \p Lvalues: where
/// those begin; of other conditionals clang makes the same code.
void accessOnEachSide(llvm::Function &F, const std::set<Location> &Lvalues);

} // namespace bankcheck::ir

#endif
