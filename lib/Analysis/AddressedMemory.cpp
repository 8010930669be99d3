#include "Analysis/AddressedMemory.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::analysis {

namespace {

constexpr int64_t BaseUnit = 16; ///< Of SharedArray::Base, in bytes.

/// A term's factors but the base of an array, and how many bytes of that base it counts in a lane.
struct BaseTerm {
  std::vector<SymbolId> Beside;
  const LaneVector *Coefficient;
};

/// The factors of \p T without the one base of an array among them; none if there is no base,
/// or if there are several.
std::optional<BaseTerm> baseTermOf(const Term &T, const KernelContext &Kernel) {
  if (Kernel.arrayWithBase(T.Symbol))
    return BaseTerm{{}, &T.Coefficient};
  const Symbol &S = Kernel.symbols()[T.Symbol];
  BaseTerm Result{{}, &T.Coefficient};
  unsigned Bases = 0;
  for (SymbolId Factor : S.Factors)
    if (Kernel.arrayWithBase(Factor))
      ++Bases;
    else
      Result.Beside.push_back(Factor);
  return Bases == 1 ? std::optional(Result) : std::nullopt;
}

} // namespace

AddressedMemory memoryOf(const AffineValue &Address, const KernelContext &Kernel) {
  AddressedMemory Result;
  // How much of a base there is, whichever array's, beside the same factors.
  std::map<std::vector<SymbolId>, LaneVector> Bases;
  LaneMask Unclear = Address.MayBeShared ? Address.Unknown : 0;
  for (const Term &T : Address.Terms) {
    if (std::optional<BaseTerm> B = baseTermOf(T, Kernel)) {
      auto [It, New] = Bases.try_emplace(B->Beside, *B->Coefficient);
      if (!New)
        It->second = LaneVector::zip(It->second, *B->Coefficient, [](int64_t A, int64_t C) { return A + C; });
      continue;
    }
    AffineValue Alone;
    Alone.Terms.push_back({T.Symbol, LaneVector(1)});
    if (Kernel.restsOnSharedAddress(Alone))
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        Unclear |= LaneMask(T.Coefficient[Lane] != 0) << Lane;
  }
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    auto Plain = Bases.find({});
    int64_t Whole = Plain == Bases.end() ? 0 : Plain->second[Lane];
    bool Depends =
        (Unclear >> Lane & 1) || any_of(Bases, [&](const auto &B) { return !B.first.empty() && B.second[Lane] != 0; });
    // An unknown that is no address itself is a distance from the base: it does not leave the array.
    bool IsAddress = !Depends && Whole == BaseUnit;
    if (IsAddress)
      Result.Shared |= 1u << Lane;
    else if (Depends || Whole) // also differences and sums of addresses
      Result.Open |= 1u << Lane;
  }
  return Result;
}

std::vector<const SharedArray *> arraysOf(const AffineValue &Address, LaneMask Lanes, const KernelContext &Kernel) {
  std::vector<const SharedArray *> Result;
  for (const SharedArray &A : Kernel.arrays())
    for (const Term &T : Address.Terms) {
      bool Names = T.Symbol == A.Base || is_contained(Kernel.symbols()[T.Symbol].Factors, A.Base);
      bool Here = false;
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        Here |= (Lanes >> Lane & 1) && T.Coefficient[Lane];
      if (Names && Here) {
        Result.push_back(&A);
        break;
      }
    }
  return Result;
}

AffineValue onlyIn(AffineValue Address, LaneMask Lanes) {
  unsigned First = std::countr_zero(Lanes);
  auto Only = [&](const LaneVector &V) { return V.blend(Lanes, LaneVector(V[First])); };
  Address.Unknown &= Lanes;
  Address.Constant = Only(Address.Constant);
  for (Term &T : Address.Terms)
    T.Coefficient = Only(T.Coefficient);
  std::erase_if(Address.Terms, [](const Term &T) { return T.Coefficient.isZero(); });
  return Address;
}

} // namespace bankcheck::analysis
