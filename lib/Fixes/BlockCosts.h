//===- BlockCosts.h - what blocks of several kernels make of an array ---------===//
//
// An array may be in several kernels, and a kernel launched with several blocks and arguments. A change has to suit all
// of them, so changes are compared by the sum; a message says what one block takes.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FIXES_BLOCKCOSTS_H
#define BANKCHECK_FIXES_BLOCKCOSTS_H

#include <cstdint>
#include <map>

namespace bankcheck::analysis {
class KernelContext;
}

namespace bankcheck::fixes {

/// Of a block, or summed over several.
struct BlockCost {
  uint64_t Wavefronts = 0;
  uint64_t RequestsBefore = 0,
           RequestsAfter = 0; ///< Of those that the compiler merged at the most: a change may take them apart.
  bool MayStayMerged = false; ///< Some of those that it may take apart: then it makes fewer.

  uint64_t addedRequests() const { return RequestsAfter - RequestsBefore; }

  BlockCost &operator+=(const BlockCost &More) {
    Wavefronts += More.Wavefronts;
    RequestsBefore += More.RequestsBefore;
    RequestsAfter += More.RequestsAfter;
    MayStayMerged |= More.MayStayMerged;
    return *this;
  }
};

/// One block for each evaluation of a kernel.
class BlockCosts {
public:
  void add(const analysis::KernelContext *Of, const BlockCost &More) {
    ByKernel[Of] += More;
    Sum += More;
  }
  const BlockCost &sum() const { return Sum; }
  /// Null if it does not use the array.
  const BlockCost *find(const analysis::KernelContext *Of) const {
    auto It = ByKernel.find(Of);
    return It == ByKernel.end() ? nullptr : &It->second;
  }

private:
  std::map<const analysis::KernelContext *, BlockCost> ByKernel;
  BlockCost Sum;
};

} // namespace bankcheck::fixes

#endif
