//===- MergedRequests.h - accesses that ptxas runs as one -------------------===//
//
// Neighbouring accesses of one lane are merged twice. The compiler before PTX
// merges as far as the declared alignment allows (dynamic shared memory counts as
// aligned to 16 bytes), and proves accesses to different arrays, or at constant
// distances, independent. LLVM's load-store vectoriser does the same. ptxas
// aligns every array to 16 bytes and merges again, by rules of its own. An instruction of PTX has an element size e of 2, 4 or 8
// bytes; a *window* is an aligned run of 4 elements, at most 16 bytes:
//
//   elements of a window accessed      loads            stores
//   0 1 2 3                            one of 4         one of 4
//   three of them                      one of 4         a pair and one
//   0 1, or 2 3                        one of 2         one of 2
//   any other two                      apart            apart
//   bytes (e = 1)                      apart            apart
//   16 bits that are extended to 32    apart
//
// Between the first and the last of them must stand, in program order,
//
//   for loads: no store to shared memory, no atomic on it, no barrier
//   for stores: no access to shared memory at all but stores to the same window,
//               all of one width, and no barrier
//
// whatever the addresses. So, for `float a[], b[]` that are not over-aligned,
//
//   store a[2t], a[2t+1], b[2t], b[2t+1]       2 of 8 bytes
//   store a[2t], b[2t], a[2t+1], b[2t+1]       4 of 4
//   load a[2t], store b[t], load a[2t+1]       3 of 4
//   load a[2t], b[2t], a[2t+1], b[2t+1]        2 of 8
//   load a[4t+1], a[4t+2], a[4t+3]             1 of 16
//
// A division may end the block between them (BranchingOperations.h).
//
// Source: the code that nvcc 13.0 makes for sm_90, read for some 250 small
// kernels; test/merging has them. Shuffles, votes, global memory accesses and
// assembly without shared accesses do not prevent a merge.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_MERGEDREQUESTS_H
#define BANKCHECK_NVCC_MERGEDREQUESTS_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include <deque>
#include <vector>

namespace llvm {
class DominatorTree;
class Function;
class Instruction;
class LoopInfo;
} // namespace llvm

namespace bankcheck::nvcc {

struct MergedRequest {
  struct Member {
    const llvm::Instruction *Instruction;
    unsigned Offset; ///< Bytes from the start of the request.
    bool operator==(const Member &) const = default;
  };
  /// In program order: two or more, or one that PTX takes apart and ptxas joins again.
  std::vector<Member> Members;
  /// The member in whose place it runs: the first load, the last store.
  const llvm::Instruction *Runs = nullptr;
  unsigned Start = 0; ///< Bytes that the request begins before Runs' address.
  unsigned Width = 0; ///< 4, 8 or 16.
  bool operator==(const MergedRequest &) const = default;
};

class MergedRequests {
public:
  /// The request that \p I is part of, or null if it runs by itself.
  const MergedRequest *of(const llvm::Instruction &I) const { return Of.lookup(&I); }
  /// Whether \p I stores two neighbours that are merged here before PTX, while the compiler there finds a third in
  /// front of them, where no pair begins, and leaves all to ptxas, which does not see that they are aligned
  /// (StrengthReduction.h).
  bool isLeftToPtxas(const llvm::Instruction &I) const { return LeftToPtxas.contains(&I); }
  /// Whether \p I is merged as the code stands, and may stand in several blocks of ptxas (BranchingOperations.h).
  bool isPerhapsInBlocks(const llvm::Instruction &I) const { return PerhapsInBlocks.contains(&I); }
  /// Whether \p I ends a block of ptxas, where it stands.
  bool divides(const llvm::Instruction &I) const { return Divides.contains(&I); }
  /// Finds those of \p Kernel, which must not change any more.
  void find(llvm::Function &Kernel, const llvm::DominatorTree &Dominators, const llvm::LoopInfo &Loops);

private:
  std::deque<MergedRequest> All;
  llvm::DenseMap<const llvm::Instruction *, const MergedRequest *> Of;
  llvm::SmallPtrSet<const llvm::Instruction *, 4> LeftToPtxas, PerhapsInBlocks, Divides;
};

} // namespace bankcheck::nvcc

#endif
