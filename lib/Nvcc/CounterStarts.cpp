#include "Nvcc/CounterStarts.h"
#include "IR/LinearAddress.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/PatternMatch.h"
#include <bit>
#include <optional>

using namespace llvm;
using namespace llvm::PatternMatch;
using namespace bankcheck::ir;

namespace bankcheck::nvcc {
namespace {

constexpr unsigned All = 32, MostLog = 4;

struct Counter {
  const Value *Start = nullptr; ///< Null: a constant.
  unsigned ZeroBits = All;      ///< Low bits that are 0 in all steps, and in a constant start.
};

/// Nothing if \p Phi starts from several values.
std::optional<Counter> counterOf(const PHINode &Phi) {
  constexpr unsigned MostPhis = 16;
  Counter Result;
  SmallSetVector<const PHINode *, 8> Phis;
  Phis.insert(&Phi);
  for (unsigned N = 0; N < Phis.size(); ++N) {
    if (N == MostPhis)
      return std::nullopt;
    for (const Value *V : Phis[N]->incoming_values()) {
      const Value *From = V;
      uint64_t Step;
      unsigned ZeroBits = All;
      while (match(From, m_AddLike(m_Value(From), m_ConstantInt(Step))))
        ZeroBits = std::min<unsigned>(ZeroBits, countr_zero(Step));
      if (auto *Other = dyn_cast<PHINode>(From)) {
        Phis.insert(Other);
        Result.ZeroBits = std::min(Result.ZeroBits, ZeroBits);
      } else if (auto *C = dyn_cast<ConstantInt>(V)) {
        Result.ZeroBits = std::min<unsigned>(Result.ZeroBits, C->isZero() ? All : C->getValue().countr_zero());
      } else if (!isa<UndefValue>(V)) {
        if (Result.Start && Result.Start != V)
          return std::nullopt;
        Result.Start = V;
      }
    }
  }
  return Result;
}

} // namespace

unsigned alignmentFromStarts(const LinearAddress &Address, Steps Of, const DataLayout &Layout) {
  constexpr unsigned MostCounters = 8;
  LinearAddress Result{Address.Base, {}, 0};
  unsigned Log = MostLog, Counters = 0;
  SmallVector<std::pair<const Value *, uint32_t>, 8> ToDo(Address.Terms.begin(), Address.Terms.end());
  while (!ToDo.empty()) {
    auto [V, Factor] = ToDo.pop_back_val();
    auto *Phi = dyn_cast<PHINode>(V);
    std::optional<Counter> C = Phi && ++Counters <= MostCounters ? counterOf(*Phi) : std::nullopt;
    if (!C) {
      Result.Terms[V] += Factor;
      continue;
    }
    if (Of == Steps::Counted)
      Log = std::min<unsigned>(Log, C->ZeroBits + std::countr_zero(Factor));
    if (!C->Start)
      continue;
    const LinearAddress Start = linearSumOf(C->Start, Layout);
    Log = std::min<unsigned>(Log, std::countr_zero(Start.Offset * Factor));
    for (auto [Term, Times] : Start.Terms)
      ToDo.push_back({Term, Times * Factor});
  }
  std::erase_if(Result.Terms, [](const auto &Term) { return Term.second == 0; });
  return std::min(Result.alignment(Layout), 1u << Log);
}

} // namespace bankcheck::nvcc
