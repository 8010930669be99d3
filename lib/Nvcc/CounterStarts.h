//===- CounterStarts.h - what counters make an address a multiple of ---------===//

#ifndef BANKCHECK_NVCC_COUNTERSTARTS_H
#define BANKCHECK_NVCC_COUNTERSTARTS_H

#include <cstdint>

namespace llvm {
class DataLayout;
}

namespace bankcheck::ir {
struct LinearAddress;
}

namespace bankcheck::nvcc {

enum class Steps { Counted, LeftOut };

struct StartAlignment {
  unsigned Multiple = 1; ///< A power of two, at most 16.
  uint32_t Offset = 0;   ///< The address is a multiple of it, plus this.
};

/// What \p Address is a multiple of, where each counter in it, or the pointer that it begins with, is the sum of what
/// it starts from and its steps, also in the loop behind one that runs the remaining trips. With i from 2 * n in steps
/// of 4, 2 * n + i is a multiple of 4; with i from 8 * n + 1 in steps of 4, i is one, plus 1. Steps are left out to ask
/// for some iteration, not for each.
StartAlignment alignmentFromStarts(const ir::LinearAddress &Address, Steps Of, const llvm::DataLayout &Layout);

} // namespace bankcheck::nvcc

#endif
