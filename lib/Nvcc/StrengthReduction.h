//===- StrengthReduction.h - sums that are made from earlier sums -------------===//
//
// If b + j * s is computed before b + i * s, the compiler before PTX rewrites the later
// sum as the earlier one plus (i - j) * s. The new sum hides from ptxas that it is a
// multiple of 4 elements, so ptxas does not merge the neighbours. With x and y for
// threadIdx.x and threadIdx.y, and `float s[]`:
//
//   before              then, of 4 neighbours     made as         nvcc's requests
//   g[128 * y + x]      s[128 * y + 4 * x + i]    it + 3 x        4 of 4 bytes
//   g[128 * y + 2 * x]  the same                  it + 2 x        2 of 8 bytes
//   g[128 * y + 8 * x]  the same                  it - 4 x        1 of 16 bytes
//   g[64 * y + x]       the same                  no such sum     1 of 16 bytes
//   g[128 * y + x]      s[y][4 * x + i]           no sum          1 of 16 bytes
//
//   g[2 * x + 1]        s[4 * x + 1 + i]          it + 2 x        it is left alone
//   the same            s[4 * x + i]              1 from 4 x      1 of 16 bytes
//   the same            s[4 * x + 1], s[4 * x]    it + 2 x        apart: the second is the first less one
//   the same            s[4 * x + 1], s[4 * x],   it + 2 x        apart: so are those that are made from the second
//                       s[4 * x + 2]
//   x + 32 * y + 1      s[4 * (x + 32 * y) + 1]   it + 3 (x + 32 y)   1 and what is made from it apart
//   s[(4 * x + 1) * 16] s[64 * x + i]             no such sum:    1 of 16 bytes
//                                                 64 x + 16
//
// The earlier sum may be in another `if` with the same condition, since nvcc merges the
// two. If a block makes an index from a sum, as if (c) s[4 * x + 4] = x + 4, another block with the
// same index may get it from there, before the branch: s[4 * x + 4], s[4 * x + 5] behind it are apart
// (behind_store_none_4_all_end of test/merging/walks.py; not called exact). A sum that is made from a
// rewritten sum loses as much alignment. The earlier sum need not be an address, nor of the same array,
// and it may have more terms:
// `if (128 * y + x < n)` is enough. nvcc may associate a sum of three terms differently
// than the source does, so accesses that this rule leaves apart are not called exact
// (MergeUncertainty.h). Arrays with a declared alignment are not affected: their alignment
// is proved before the rewrite.
//
// Source: the code that nvcc 13.0 makes for sm_90 of some hundred kernels, of which
// test/merging/sums.cu has the kinds; LLVM's StraightLineStrengthReduce.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_STRENGTHREDUCTION_H
#define BANKCHECK_NVCC_STRENGTHREDUCTION_H

#include "llvm/ADT/DenseMap.h"
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

namespace llvm {
class BasicBlock;
class DataLayout;
class DominatorTree;
class Function;
class Instruction;
class LoopInfo;
class Value;
} // namespace llvm

namespace bankcheck::ir {
struct LinearAddress;
} // namespace bankcheck::ir

namespace bankcheck::nvcc {

class StrengthReduction {
public:
  StrengthReduction(const llvm::Function &Kernel, const llvm::DominatorTree &Dominators, const llvm::LoopInfo &Loops);
  /// The power of two, at most 16, that ptxas can still see the address of \p I to
  /// be a multiple of, but for what does not depend on such sums.
  unsigned alignmentLeft(const llvm::Instruction &I);

private:
  using Id = unsigned;         ///< Of a value; values that are computed alike have one.
  static constexpr Id One = 0; ///< Whose factor is the constant of a sum.
  using Terms = std::map<Id, uint32_t>;
  struct Place {
    const llvm::BasicBlock *Block;
    const llvm::Instruction *At; ///< Null: at the end of Block.
  };
  struct Computed {
    Terms Sum; ///< The constant is left out of a sum of two values or more.
    std::vector<Place> Places;
    unsigned ZeroBits; ///< Seen to be 0 if it is made from an earlier one itself; else many.
  };
  /// Part of an address: Factor bytes times the sum of the terms.
  struct Part {
    Terms Sum;
    uint64_t Factor;
  };

  const llvm::Function &Kernel;
  const llvm::DataLayout &Layout;
  const llvm::DominatorTree &Dominators;
  const llvm::LoopInfo &Loops;
  llvm::DenseMap<const llvm::Value *, Id> Ids;
  std::map<std::vector<uintptr_t>, Id> IdsByOperation;
  std::vector<unsigned> ZeroBits;                                              ///< By Id: low bits that are surely 0.
  std::map<Terms::value_type, std::vector<const llvm::Instruction *>> Indices; ///< Of one term, and where.
  /// Accesses at a term and a constant whose sum was made from an earlier one.
  std::map<Terms::value_type, std::vector<const llvm::Instruction *>> MadeFromEarlier;
  std::optional<std::vector<Computed>> Sums;
  llvm::DenseMap<const llvm::Instruction *, unsigned> Alignments;
  std::map<const llvm::BasicBlock *, llvm::DenseMap<Id, bool>> KnownAt;

  Id idOf(const llvm::Value *V, unsigned Depth = 0);
  Terms idsOf(const ir::LinearAddress &Sum);
  Terms ofOneSum(const llvm::Value *V);
  const std::vector<Computed> &computed();
  std::vector<Part> partsOf(const llvm::Value *Pointer);
  void addParts(const llvm::Value *Index, uint64_t Factor, std::vector<Part> &Into, unsigned Depth, bool IsMultiplied);
  unsigned zeroBitsLeft(const Part &Later, const Computed &Earlier) const;
  unsigned lookAt(const llvm::Instruction &I);
  bool isStepFromAnother(const Part &P, const llvm::Instruction &I) const;
  bool runsBefore(const std::vector<Place> &Places, const llvm::Instruction &I);
  std::optional<Id> conditionOf(const llvm::BasicBlock &Block);
  const llvm::DenseMap<Id, bool> &knownAt(const llvm::BasicBlock &Block);
  bool contradicts(const llvm::BasicBlock &Before, const llvm::BasicBlock &Block,
                   const llvm::DenseMap<Id, bool> &TruthOf);
};

} // namespace bankcheck::nvcc

#endif
