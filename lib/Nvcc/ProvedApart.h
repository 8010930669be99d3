//===- ProvedApart.h - elements that nvcc may see to be different ones -----------===//
//
// A part of RepeatedAccesses.h. Of two elements of an array nvcc proves more than ConservativeAliases.h claims:
//
//   s[0] and s[1 + j]          j a counter from 0 on, d & 7, 4 * x of the thread's index x: none of them is negative
//   s[x] and s[x + j]          in the copies of an unrolled loop, of which all but the first have j >= 1
//   s[4 * d] and s[2 * e + 1]  multiples of different numbers
//   s[0] and s[1 + d]          not, nor s[1 + x]
//
// Source: the PTX of 42 loops by nvcc 13.0 for sm_90, and test/random/storage.py, measured on an H100.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_PROVEDAPART_H
#define BANKCHECK_NVCC_PROVEDAPART_H

#include "IR/LinearAddress.h"

namespace bankcheck::nvcc {

/// An access to an array: where, and of how many bytes.
struct Extent {
  const ir::LinearAddress &Address;
  unsigned Bytes;
};

/// Whether nvcc may see that the two have no byte in common.
bool mayBeProvedApart(const Extent &A, const Extent &B, const llvm::DataLayout &Layout);

} // namespace bankcheck::nvcc

#endif
