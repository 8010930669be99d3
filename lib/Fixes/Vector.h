//===- Vector.h - neighbouring elements in one access -------------------------===//
//
// A lane that takes neighbouring elements one by one makes a request of each, whose
// lanes are as many words apart as it takes elements. One request for all of them
// has no conflict:
//
//   s[4 * t + i], i = 0..3, one by one (volatile)    4 requests, 4-way: 16 wavefronts
//   the same as a float4                             1 request: 4, which is its ideal
//
// ptxas does this where it may and sees it (lib/Nvcc/MergedRequests.h); what is
// looked for here are the accesses that it leaves apart.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FIXES_VECTOR_H
#define BANKCHECK_FIXES_VECTOR_H

#include "Fixes/ArrayRequests.h"

namespace bankcheck::fixes {

struct VectorFix {
  unsigned Elements = 0;                   ///< At a time.
  unsigned Width = 0;                      ///< Bytes of one.
  std::set<unsigned> Numbers;              ///< The accesses that change.
  std::map<unsigned, unsigned> Wavefronts; ///< Worst, by access number.
  BlockCosts Costs;                        ///< Without requests.
};

/// The widest accesses that all requests with conflicts fall into, each clean and
/// aligned; nothing where there are none, or where more than loads and stores has
/// conflicts.
std::optional<VectorFix> findVector(const ArrayRequests &All);

} // namespace bankcheck::fixes

#endif
