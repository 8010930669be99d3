//===- UnchangedStores.h - stores that may write what is there already -------===//
//
// A part of RepeatedAccesses.h. Where a value is chosen by two conditions, `a || b` or `a && b`, nvcc may take each way
// apart, and then it sees that one of them stores what was just loaded from there:
//
//   v = s[t]; w = s[i];
//   s[t] = a ? w : v;           all lanes store
//   s[t] = a || b ? w : v;      all lanes, or only those for which a or b holds
//
// Source: 417 stores of a merge sort with pairs as keys, measured on an H100 with nvcc 13.0: the lanes that swap nothing
// store nothing.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_UNCHANGEDSTORES_H
#define BANKCHECK_NVCC_UNCHANGEDSTORES_H

namespace llvm {
class Instruction;
} // namespace llvm

namespace bankcheck::nvcc {

/// Whether \p I stores what was loaded from the same place, chosen by two conditions.
bool mayStoreWhatIsThere(const llvm::Instruction &I);

} // namespace bankcheck::nvcc

#endif
