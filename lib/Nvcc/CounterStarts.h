//===- CounterStarts.h - what counters make an address a multiple of ---------===//

#ifndef BANKCHECK_NVCC_COUNTERSTARTS_H
#define BANKCHECK_NVCC_COUNTERSTARTS_H

namespace llvm {
class DataLayout;
}

namespace bankcheck::ir {
struct LinearAddress;
}

namespace bankcheck::nvcc {

enum class Steps { Counted, LeftOut };

/// The power of two, at most 16, that \p Address without its offset is a multiple of, where each counter in it is the
/// sum of what it starts from and its steps, also in the loop behind one that runs the remaining trips. With i from
/// 2 * n in steps of 4, it is 4 of 2 * n + i. Steps are left out to ask for some iteration, not for each.
unsigned alignmentFromStarts(const ir::LinearAddress &Address, Steps Of, const llvm::DataLayout &Layout);

} // namespace bankcheck::nvcc

#endif
