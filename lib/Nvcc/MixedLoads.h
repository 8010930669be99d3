//===- MixedLoads.h - neighbours that nvcc does not find together -----------===//
//
// The compiler before PTX looks for neighbours among the loads of one array in one block, by chunks of 64 in
// program order. Where it finds some of a window only, it loads the whole window for them (a mask says which
// bytes are used) and the others by themselves: ptxas leaves it at that. So of neighbours at an address whose
// alignment the declaration gives, it is open what
//
//   lies in two chunks                               v[4 * x + y] of 80 loads, y outside
//   has others between, of more than 64 loads        the same
//   is read at constants, in an array that is        v[4 * y + x] beside v[t + y], in unrolled loops
//   also read at places that are computed, of eight
//   such loads or more
//   is read at constants, in a variable that is a    union { float f[64]; int i[64]; } s; s.f[0] + ... + s.f[3]
//   union; of bytes and halves also if it has one
//
// Of the last two no rule was found. At constants beside others, of 2, 3 or 7 times four neighbours some are left
// alone, of 4, 5 or 6 none in one kernel and some in another; neighbours at places that are computed stay together. Of a
// union, the third of four floats is left alone, and the fifth of eight; none of two or three, none whose place a lane
// decides, and no store.
//
// Source: nvcc 13.0 for sm_90, the PTX of more than 60 small kernels.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_MIXEDLOADS_H
#define BANKCHECK_NVCC_MIXEDLOADS_H

#include "IR/Access.h"
#include "llvm/ADT/SmallSet.h"
#include <vector>

namespace llvm {
class Function;
} // namespace llvm

namespace bankcheck::nvcc {

class MixedLoads {
public:
  bool contains(unsigned Number) const { return Open.contains(Number); }
  /// Before neighbours become one.
  void lookBefore(const llvm::Function &Kernel, const std::vector<ir::Access> &Accesses);

private:
  llvm::SmallSet<unsigned, 8> Open; ///< Numbers of accesses.
};

} // namespace bankcheck::nvcc

#endif
