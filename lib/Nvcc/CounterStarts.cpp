#include "Nvcc/CounterStarts.h"
#include "IR/LinearAddress.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include <bit>
#include <optional>

using namespace llvm;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

constexpr unsigned All = 32, MostLog = 4;

/// Of an integer, or a pointer.
LinearAddress sumOf(const Value *V, const DataLayout &Layout) {
  return V->getType()->isPointerTy() ? linearAddressOf(V, Layout) : linearSumOf(V, Layout);
}

struct Counter {
  const Value *Start = nullptr; ///< Null: a constant.
  uint32_t Constant = 0;        ///< What it starts from then.
  unsigned ZeroBits = All;      ///< Low bits of all steps, and of all distances between starts, that are 0.
};

/// Nothing if \p Phi starts from several values.
std::optional<Counter> counterOf(const PHINode &Phi, const DataLayout &Layout) {
  constexpr unsigned MostPhis = 16;
  Counter Result;
  SmallVector<uint32_t, 2> Constants;
  SmallSetVector<const PHINode *, 8> Phis;
  Phis.insert(&Phi);
  for (unsigned N = 0; N < Phis.size(); ++N) {
    if (N == MostPhis)
      return std::nullopt;
    for (const Value *V : Phis[N]->incoming_values()) {
      if (auto *C = dyn_cast<ConstantInt>(V)) {
        Constants.push_back(C->getValue().zextOrTrunc(32).getZExtValue());
        continue;
      }
      const LinearAddress Sum = sumOf(V, Layout);
      const PHINode *Other = Sum.Terms.empty() ? dyn_cast_if_present<PHINode>(Sum.Base) : nullptr;
      if (!Sum.Base && Sum.Terms.size() == 1 && Sum.Terms.begin()->second == 1)
        Other = dyn_cast<PHINode>(Sum.Terms.begin()->first);
      if (Other) {
        Phis.insert(Other);
        Result.ZeroBits = std::min<unsigned>(Result.ZeroBits, std::countr_zero(Sum.Offset));
      } else if (!isa<UndefValue>(V)) {
        if (Result.Start && Result.Start != V)
          return std::nullopt;
        Result.Start = V;
      }
    }
  }
  if (!Result.Start && !Constants.empty())
    Result.Constant = Constants.front();
  for (uint32_t C : Constants)
    Result.ZeroBits = std::min<unsigned>(Result.ZeroBits, std::countr_zero(C - Result.Constant));
  return Result;
}

} // namespace

StartAlignment alignmentFromStarts(const LinearAddress &Address, Steps Of, const DataLayout &Layout) {
  constexpr unsigned MostCounters = 8;
  LinearAddress Sum{Address.Base, {}, 0};
  unsigned Log = MostLog, Counters = 0;
  auto CounterOf = [&](const Value *V) {
    auto *Phi = dyn_cast_if_present<PHINode>(V);
    return Phi && ++Counters <= MostCounters ? counterOf(*Phi, Layout) : std::nullopt;
  };
  auto Step = [&](const Counter &C, uint32_t Factor) {
    if (Of == Steps::Counted)
      Log = std::min<unsigned>(Log, C.ZeroBits + std::countr_zero(Factor));
  };
  SmallVector<std::pair<const Value *, uint32_t>, 8> ToDo(Address.Terms.begin(), Address.Terms.end());
  while (std::optional<Counter> C = CounterOf(Sum.Base)) {
    if (!C->Start)
      break;
    Step(*C, 1);
    const LinearAddress Start = linearAddressOf(C->Start, Layout);
    Sum.Base = Start.Base;
    Sum.Offset += Start.Offset;
    ToDo.append(Start.Terms.begin(), Start.Terms.end());
  }
  while (!ToDo.empty()) {
    auto [V, Factor] = ToDo.pop_back_val();
    std::optional<Counter> C = CounterOf(V);
    if (!C) {
      Sum.Terms[V] += Factor;
      continue;
    }
    Step(*C, Factor);
    Sum.Offset += C->Constant * Factor;
    if (!C->Start)
      continue;
    const LinearAddress Start = linearSumOf(C->Start, Layout);
    Sum.Offset += Start.Offset * Factor;
    for (auto [Term, Times] : Start.Terms)
      ToDo.push_back({Term, Times * Factor});
  }
  std::erase_if(Sum.Terms, [](const auto &Term) { return Term.second == 0; });
  return {std::min(Sum.alignment(Layout), 1u << Log), Sum.Offset};
}

} // namespace bankcheck::nvcc
