//===- Samples.h - values of a kernel for random inputs ---------------------===//
//
// A compiler cannot prove a property that fails for one input; it may prove one that
// holds for all samples. This shows which merges are open: two loads that are not in one
// aligned window in some sample are not merged in any code.
//
// Inputs are the kernel's arguments, special registers, loads and all values that are not
// computed here. Each gets a random value in its known range, the same for all uses, and the
// same for equal operations on equal operands. Tables with a known initialiser are read. A
// phi behind the two arms of a branch gets the value of the arm that is taken.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_NVCC_SAMPLES_H
#define BANKCHECK_NVCC_SAMPLES_H

#include "llvm/ADT/ArrayRef.h"
#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>

namespace llvm {
class DataLayout;
class DominatorTree;
class Instruction;
class LoadInst;
class PHINode;
class SwitchInst;
class Value;
} // namespace llvm

namespace bankcheck::nvcc {

class Samples {
public:
  static constexpr unsigned Count = 16;
  /// One value a sample, without the bits above the type's width. A pointer is its
  /// distance in bytes from where an aligned array begins, modulo 2^32.
  using Values = std::array<uint64_t, Count>;

  /// Inputs that are often small, or near \p Numbers, and others in each round.
  struct Near {
    llvm::ArrayRef<uint64_t> Numbers;
    uint64_t Round;
  };

  Samples(const llvm::DataLayout &Layout, const llvm::DominatorTree &Dominators)
      : Layout(Layout), Dominators(Dominators) {}
  Samples(const llvm::DataLayout &Layout, const llvm::DominatorTree &Dominators, Near Inputs)
      : Layout(Layout), Dominators(Dominators), Inputs(Inputs) {}
  /// The reference stays good while others are asked for.
  const Values &of(const llvm::Value *V);

private:
  const llvm::DataLayout &Layout;
  const llvm::DominatorTree &Dominators;
  std::optional<Near> Inputs;
  std::unordered_map<const llvm::Value *, Values> Cache;

  Values compute(const llvm::Value *V, unsigned Depth);
  const Values &at(const llvm::Value *V, unsigned Depth);
  /// \p Round: 0 for what is a function of its operands, which is the same in each.
  Values random(const llvm::Value *V, uint64_t Seed, uint64_t Round) const;
  Values random(const llvm::Value *V, uint64_t Seed) const { return random(V, Seed, Inputs ? Inputs->Round : 0); }
  uint64_t seedOf(const llvm::Instruction &I, unsigned Depth);
  bool computeInstruction(const llvm::Instruction &I, unsigned Depth, Values &Into);
  bool fromTable(const llvm::LoadInst &Load, unsigned Depth, Values &Into);
  bool chosen(const llvm::PHINode &Phi, unsigned Depth, Values &Into);
  bool chosenBy(const llvm::SwitchInst &Switch, const llvm::PHINode &Phi, unsigned Depth, Values &Into);
};

} // namespace bankcheck::nvcc

#endif
