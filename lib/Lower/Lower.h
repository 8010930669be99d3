//===- Lower.h - from clang's IR to what runs ------------------------------===//
//
// Clang's unoptimised IR is made plain in steps, each of which keeps every
// shared access:
//
//   inline      every function into the kernels; values out of memory into
//               registers; pointers resolved to address space 3
//   number      each shared access gets a number (metadata `bankcheck.access`),
//               from here on the identity of a line of the report
//   unroll      loops as LLVM's NVPTX cost model would
//   merge       neighbouring accesses as the compiler before PTX merges them;
//               what it forwards or deletes does not run
//
// and ptxas merges again (MergedRequests.h). So the instruction that runs can be
// wider than what the source says. To know *which* accesses went into a vector
// each loaded value passes through an opaque call `bankcheck.load(number, v)`
// and each stored one through `bankcheck.store(number, v)` first.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_LOWER_LOWER_H
#define BANKCHECK_LOWER_LOWER_H

#include "Lower/Access.h"
#include "Lower/Displaced.h"
#include "Lower/Ledger.h"
#include "Lower/MergedRequests.h"
#include "Lower/RepeatedAccesses.h"
#include "Lower/SpeculatedLoads.h"
#include "Lower/SunkLoads.h"
#include "Lower/UnclearMerges.h"
#include "Lower/UniformAtomics.h"
#include "llvm/IR/Instructions.h"
#include <memory>
#include <set>

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace bankcheck {

/// What the source says and the IR does not.
struct SourceFacts {
  /// Linkage names of variables that keep their initial value.
  std::set<std::string> ConstantTables;
  /// Of others that do, which nvcc does not know: it loads them.
  std::set<std::string> InitialValues;
  /// \see SourceModel
  std::set<Place> ConditionalLvalues;
  /// Places where nvcc may access other bytes around a bit-field than clang.
  std::set<Place> UnclearFields;
};

/// Whether \p G has the value that its initialiser says whenever a kernel reads it.
bool keepsInitialValue(const llvm::GlobalVariable &G);

struct Lowered {
  std::unique_ptr<llvm::Module> Module;
  std::vector<llvm::Function *> Kernels; ///< In order of definition.
  std::vector<Access> Accesses;          ///< Number is the index.
  llvm::DenseMap<const llvm::Function *, std::vector<unsigned>> Numbers; ///< By kernel, those of its accesses.
  llvm::DenseMap<const llvm::Function *, Account> Accounts; ///< By kernel.
  MergedRequests Merged;
  SunkLoads Sunk;
  SpeculatedLoads Speculated;
  UnclearMerges Unclear;
  UniformAtomics Uniform;
  RepeatedAccesses Repeated;
  llvm::DenseMap<const llvm::Function *, DisplacedArrays> Displaced; ///< By kernel.

  llvm::ArrayRef<unsigned> numbersOf(const llvm::Function &Kernel) const {
    auto It = Numbers.find(&Kernel);
    return It == Numbers.end() ? llvm::ArrayRef<unsigned>() : llvm::ArrayRef<unsigned>(It->second);
  }
};

Lowered lower(std::unique_ptr<llvm::Module> Module, const std::string &Arch, const SourceFacts &Facts);

/// The numbers of the accesses that \p I performs, in order of their offset:
/// one as a rule, more if accesses were merged into it; empty if none. For a
/// copy one entry for each of its operations, ~0 where that is not shared.
struct Share {
  unsigned Number;
  unsigned Offset; ///< Bytes from the start of the instruction's own access.
  unsigned Size;
};
std::vector<Share> sharesOf(const llvm::Instruction &I, const std::vector<Access> &Accesses);

/// The value behind a marker call, or \p V itself.
const llvm::Value *skipMarker(const llvm::Value *V);

} // namespace bankcheck

#endif
