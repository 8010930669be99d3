//===- Remainders.h - remainders that nvcc does not know -------------------===//
//
// LLVM 22 knows that a multiple of 5 that does not overflow leaves no remainder. nvcc 13.0 does not, and asks:
//
//   if (tx * 65 % 5 == 2) v = s[3];        no lane loads, or all do: it is one of SpeculatedLoads.h
//   if (tx * 12 % 4 == 2) v = s[3];        no load: the low bits of a product are known
//
// Source: nvcc's code for eight kernels, and one of 8,050 random kernels measured on sm_90.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_REMAINDERS_H
#define BANKCHECK_NVCC_REMAINDERS_H

namespace llvm {
class Function;
} // namespace llvm

namespace bankcheck::nvcc {

/// Has LLVM know no more of remainders in \p F than nvcc does.
void hideRemainders(llvm::Function &F);

} // namespace bankcheck::nvcc

#endif
