//===- Argument.h - the values of a kernel's argument that suit an array ------===//
//
// Where an argument scales the index, the cost rests on its residue. The answers
// of all requests list the residues with a conflict; what is left suits all:
//
//   s[threadIdx.x * ld], float       conflicts: ld % 32 even     ld % 2 == 1
//   the same read as float4          ld % 8 == 4 is left: others conflict or
//                                    are not aligned
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FIXES_ARGUMENT_H
#define BANKCHECK_FIXES_ARGUMENT_H

#include "Fixes/ArrayRequests.h"

namespace bankcheck::fixes {

/// `Name % Modulus` is one of Residues, and all requests are clean and aligned.
struct ArgumentFix {
  std::string Name; ///< Of the kernel's parameter.
  uint64_t Modulus = 1;
  std::vector<uint64_t> Residues;
  std::map<unsigned, unsigned> Wavefronts; ///< Worst, by access number.
  BlockCosts Costs;                        ///< Wavefronts, at worst.

  std::string text() const; ///< "ld % 8 == 4"
};

/// Nothing where no residue of one argument suits all requests.
std::optional<ArgumentFix> findArgument(const ArrayRequests &All);

} // namespace bankcheck::fixes

#endif
