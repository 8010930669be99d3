#include "Nvcc/WalkedPointers.h"
#include "IR/AddressSpaces.h"
#include "IR/LinearAddress.h"
#include "Nvcc/BranchingOperations.h"
#include "Nvcc/MergedRequests.h"
#include "Nvcc/Samples.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Analysis/CFG.h"
#include "llvm/Analysis/LoopInfo.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include <map>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

struct Walk {
  const Loop *L = nullptr;
  uint32_t Offset = 0;
  bool StartsAtIndex = false; ///< The counter starts from a value, and not from a constant.

  bool operator==(const Walk &) const = default;
};

struct Use {
  const Instruction *I;
  uint32_t Offset;
};

/// What is accessed at one address, but for its constant.
struct Place {
  MapVector<const BasicBlock *, SmallVector<Use, 4>> Uses; ///< Without a counter, in the order of each block.
  SmallVector<Walk, 2> Walks;
};

/// Replaces the counters and the pointer of \p L in \p Address by what they start from. Nothing if there are none.
std::optional<Walk> walkOf(LinearAddress &Address, const Loop &L, const DataLayout &Layout) {
  const BasicBlock *Before = L.getLoopPredecessor();
  auto StartOf = [&](const Value *V) -> const Value * {
    auto *Phi = dyn_cast_if_present<PHINode>(V);
    return Before && Phi && Phi->getParent() == L.getHeader() ? Phi->getIncomingValueForBlock(Before) : nullptr;
  };
  auto Add = [&](const LinearAddress &Start, uint32_t Factor) {
    Address.Offset += Start.Offset * Factor;
    for (auto [Term, Times] : Start.Terms)
      Address.Terms[Term] += Times * Factor;
  };
  std::optional<Walk> Result;
  for (auto [Term, Factor] : std::map(Address.Terms))
    if (const Value *Start = StartOf(Term)) {
      Result = Walk{.L = &L, .StartsAtIndex = (Result && Result->StartsAtIndex) || !isa<Constant>(Start)};
      Address.Terms.erase(Term);
      Add(linearSumOf(Start, Layout), Factor);
    }
  if (const Value *Start = StartOf(Address.Base)) {
    const LinearAddress First = linearAddressOf(Start, Layout);
    Result = Result.value_or(Walk{.L = &L});
    Address.Base = First.Base;
    Add(First, 1);
  }
  std::erase_if(Address.Terms, [](const auto &Term) { return Term.second == 0; });
  if (Result)
    Result->Offset = Address.Offset;
  return Result;
}

class Finder {
public:
  Finder(const MergedRequests &Merged, const DominatorTree &Dominators, const LoopInfo &Loops)
      : Merged(Merged), Dominators(Dominators), Loops(Loops) {}

  void find(Place &Here, SmallPtrSetImpl<const Instruction *> &Found) {
    SmallVector<const BasicBlock *, 8> Needs; // the blocks that need the address
    for (const auto &Of : Here.Uses)
      Needs.push_back(Of.first);
    for (const Walk &W : Here.Walks)
      Needs.push_back(W.L->getLoopPredecessor());
    erase_if(Here.Walks, [&](const Walk &W) {
      return none_of(Here.Uses, [&](const auto &Of) { return reaches(*Of.first, *W.L->getHeader()); });
    });
    if (Here.Walks.empty())
      return;
    for (const auto &[Block, Uses] : Here.Uses) {
      const bool IsMadeBefore = any_of(Needs, [&, To = Block](const BasicBlock *Other) {
        return Other && Other != To && !Dominators.dominates(To, Other) && reaches(*Other, *To);
      });
      MapVector<const MergedRequest *, uint32_t> Requests; // with the least offset
      for (const Use &U : Uses)
        if (const MergedRequest *Together = Merged.of(*U.I)) {
          uint32_t &Least = Requests.try_emplace(Together, U.Offset).first->second;
          Least = std::min(Least, U.Offset);
        }
      if (Requests.empty())
        continue;
      const Divisions Behind = divisionsBehind(*Uses.front().I);
      for (const auto &[Together, Least] : Requests) {
        const bool IsDivided = divide(Behind, *Together);
        if (any_of(Here.Walks, [&, From = Block, At = Least](const Walk &W) {
              const Loop *Around = W.L->getParentLoop();
              return (!Around || Around->contains(From)) &&
                     (IsMadeBefore ||
                      ((Needs.size() > 2 || W.StartsAtIndex) && !Dominators.dominates(From, W.L->getHeader())) ||
                      (IsDivided && (W.Offset == 0 || W.Offset == At)));
            }))
          for (const MergedRequest::Member &M : Together->Members)
            Found.insert(M.Instruction);
      }
    }
  }

private:
  const MergedRequests &Merged;
  const DominatorTree &Dominators;
  const LoopInfo &Loops;

  bool reaches(const BasicBlock &From, const BasicBlock &To) const {
    return isPotentiallyReachable(&From, &To, nullptr, &Dominators, &Loops);
  }

  /// Computations of which ptxas makes branches, or may.
  struct Divisions {
    bool Any = false;                                 ///< It may move one among the members.
    SmallVector<const Instruction *, 4> WithBranches; ///< Before PTX: these stay where they are.
  };

  static Divisions divisionsBehind(const Instruction &First) {
    Divisions Result;
    for (const Instruction &I : make_range(First.getIterator(), First.getParent()->end())) {
      const BlockEnd End = blockEndOf(I);
      if (End.BeforePtx)
        Result.WithBranches.push_back(&I);
      else
        Result.Any |= End.Loads != Branching::None || (I.isIntDivRem() && !End.isNothing());
    }
    return Result;
  }

  static bool divide(const Divisions &Behind, const MergedRequest &Together) {
    const Instruction &Last = *Together.Members.back().Instruction;
    return Behind.Any || any_of(Behind.WithBranches, [&](const Instruction *I) {
             return I->getParent() == Last.getParent() && I->comesBefore(&Last);
           });
  }
};

} // namespace

void findWalkedPointers(const Function &Kernel, const MergedRequests &Merged, const DominatorTree &Dominators,
                        const LoopInfo &Loops, SmallPtrSetImpl<const Instruction *> &Found) {
  if (Loops.empty() || none_of(instructions(Kernel), [&](const Instruction &I) { return Merged.of(I); }))
    return;
  std::map<std::pair<const Value *, Samples::Values>, Place> Places; // by array, and the values of all terms
  Samples Sampled(Kernel.getDataLayout(), Dominators);
  for (const Instruction &I : instructions(Kernel)) {
    const Value *Pointer = getLoadStorePointerOperand(&I);
    if (!Pointer || Pointer->getType()->getPointerAddressSpace() != SharedSpace)
      continue;
    LinearAddress Address = linearAddressOf(Pointer, I.getDataLayout());
    const Loop *Around = Loops.getLoopFor(I.getParent());
    const std::optional<Walk> W = Around ? walkOf(Address, *Around, I.getDataLayout()) : std::nullopt;
    Samples::Values At = Sampled.of(Address.Base);
    for (auto [Term, Factor] : Address.Terms)
      for (auto [Sum, Value] : zip(At, Sampled.of(Term)))
        Sum = uint32_t(Sum + Value * Factor);
    Place &Here = Places[{getUnderlyingObject(Address.Base), At}];
    if (!W)
      Here.Uses[I.getParent()].push_back({&I, Address.Offset});
    else if (!is_contained(Here.Walks, *W))
      Here.Walks.push_back(*W);
  }
  Finder All(Merged, Dominators, Loops);
  for (auto &[At, Here] : Places)
    All.find(Here, Found);
}

} // namespace bankcheck::nvcc
