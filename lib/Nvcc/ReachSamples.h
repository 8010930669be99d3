//===- ReachSamples.h - which blocks lanes come to, for random inputs ----------===//
//
// Two conditions that are written in different ways may be one, and a condition may always hold:
//
//   t / 16 < 2 || t >= 24              always, for a thread number t
//   !(t < n) || t < n                  always
//   t != 3, behind t >= 64             always
//   i == 2 || min(i, m) == 3           for i = 0, 1: never
//   t * 2 < n * 2, t < n               not the same: n * 2 may wrap around
//
// nvcc proves some of these and not others, and no list of what it proves is complete. But what it proves holds for
// all inputs, so for those of all samples (Samples.h): blocks that lanes come to in other samples are not the same.
// Inputs are drawn near the numbers that the kernel compares with, so that a comparison holds in some and not in
// others.
//
// A block is reached from one above it in the same loop, in one iteration. A loop inside it, which is left at one
// place, is passed.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_REACHSAMPLES_H
#define BANKCHECK_NVCC_REACHSAMPLES_H

#include "Nvcc/Samples.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"
#include <bitset>
#include <optional>
#include <vector>

namespace llvm {
class BasicBlock;
class Function;
class LoopInfo;
class PostDominatorTree;
} // namespace llvm

namespace bankcheck::nvcc {

class ReachSamples {
public:
  static constexpr unsigned Rounds = 32;
  /// Whether lanes come to a block, for each sample.
  using Reach = std::bitset<Rounds * Samples::Count>;

  ReachSamples(const llvm::Function &Kernel, const llvm::DominatorTree &Dominators,
               const llvm::PostDominatorTree &PostDominators, const llvm::LoopInfo &Loops);

  /// The way from \p From to \p Block as it is written: two blocks with the same lie behind the same conditions.
  uint64_t way(const llvm::BasicBlock *From, const llvm::BasicBlock *Block);

  /// Of lanes that are in \p From, which dominates \p Block. Nothing if it is in another loop, or that is too much work.
  std::optional<Reach> of(const llvm::BasicBlock *From, const llvm::BasicBlock *Block);

  /// Whether \p V has one value in all samples of \p Where.
  bool isOneValue(const llvm::Value *V, const Reach &Where);

private:
  const llvm::DominatorTree &Dominators;
  const llvm::PostDominatorTree &PostDominators;
  const llvm::LoopInfo &Loops;
  std::vector<uint64_t> Compared; ///< The numbers that the kernel compares with.
  std::vector<Samples> Sampled;   ///< One a round.
  using ReachOfBlock = llvm::SmallDenseMap<const llvm::BasicBlock *, std::optional<Reach>>;
  llvm::DenseMap<const llvm::BasicBlock *, ReachOfBlock> From;
  llvm::DenseMap<std::pair<const llvm::BasicBlock *, const llvm::BasicBlock *>, uint64_t> Ways;
  unsigned BlocksLeft;

  std::optional<Reach> of(ReachOfBlock &Here, const llvm::BasicBlock *From, const llvm::BasicBlock *Block);
  /// Of lanes that are at the end of \p Block those that go on to \p To.
  Reach edge(const llvm::BasicBlock *Block, const llvm::BasicBlock *To);
};

} // namespace bankcheck::nvcc

#endif
