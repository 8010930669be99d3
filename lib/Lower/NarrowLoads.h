//===- NarrowLoads.h - 64-bit loads of which half is used -------------------===//

#ifndef BANKCHECK_LOWER_NARROWLOADS_H
#define BANKCHECK_LOWER_NARROWLOADS_H

namespace llvm {
class Function;
}

namespace bankcheck {

/// Makes a 64-bit integer load from shared memory of which only the low or only
/// the high word is used a load of that word, as nvcc does, volatile or not (measured). It
/// narrows 32-bit loads too, but that changes no cost: a bank is a word wide.
void narrowLoads(llvm::Function &Kernel);

} // namespace bankcheck

#endif
