#include "Analysis/ArrayPlacement.h"
#include "Analysis/AddressedMemory.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/GlobalVariable.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;
using namespace bankcheck::nvcc;

namespace bankcheck::analysis {

constexpr int64_t BaseUnit = 16; ///< Of SharedArray::Base, in bytes.

std::vector<const SharedArray *> ArrayPlacement::arraysAddressedBy(const AffineValue &Address, LaneMask Lanes) const {
  unsigned Bases = 0;
  for (const Term &T : Address.Terms) {
    const Symbol &S = Kernel.symbols()[T.Symbol];
    Bases += Kernel.arrayWithBase(T.Symbol) || any_of(S.Factors, [&](SymbolId F) { return Kernel.arrayWithBase(F); });
  }
  if (Bases < 2)
    return {};
  std::vector<const SharedArray *> Result = arraysOf(Address, Lanes, Kernel);
  return Result.size() > 1 ? Result : std::vector<const SharedArray *>();
}

void ArrayPlacement::addKnownBases(const std::vector<const SharedArray *> &Arrays, Substitution &Given) {
  if (Arrays.empty())
    return;
  if (!InRows)
    InRows = placesInWholeRows(Kernel.function());
  if (!*InRows)
    return;
  for (const SharedArray *A : Arrays)
    if (auto It = (*InRows)->find(A->Variable); It != (*InRows)->end())
      Given[A->Base] = It->second / BaseUnit;
}

bool ArrayPlacement::isDisplaced(const std::vector<const SharedArray *> &Arrays) const {
  return any_of(Arrays, [&](const SharedArray *A) {
    auto It = Displaced.find(A->Variable);
    return It != Displaced.end() && It->second.IsDisplaced;
  });
}

bool ArrayPlacement::isOneForAllLanes(const std::vector<const SharedArray *> &Arrays,
                                      const AffineValue &Address) const {
  auto IsBase = [&](SymbolId Id) { return Kernel.arrayWithBase(Id) != nullptr; };
  return all_of(Address.Terms,
                [&](const Term &T) {
                  const Symbol &S = Kernel.symbols()[T.Symbol];
                  return !(IsBase(T.Symbol) || any_of(S.Factors, IsBase)) ||
                         (!isLaneDependent(T.Symbol) && T.Coefficient.isUniform());
                }) &&
         none_of(Arrays, [&](const SharedArray *A) { return Displaced.lookup(A->Variable).pastWord(); });
}

void ArrayPlacement::undecideIfPlacementMatters(const std::vector<const SharedArray *> &Arrays,
                                                const AffineValue &Address, BankResult &A) {
  auto IsOfPlace = [&](const ResidueAssignment &C) { return Kernel.isVariableBase(C.Symbol); };
  auto RestsOnPlace = [&](const Relation &R) {
    return any_of(R.Sum, [&](const Relation::Addend &Part) {
      return any_of(Part.Factors, [&](SymbolId Id) { return Kernel.isVariableBase(Id); });
    });
  };
  bool Names = any_of(
      A.Cases, [&](const Case &C) { return any_of(C.Assignments, IsOfPlace) || any_of(C.Exceptions, RestsOnPlace); });
  bool Other = isDisplaced(Arrays) && A.isDecided() && !isOneForAllLanes(Arrays, Address);
  if (!Names && !Other)
    return;
  // Exceptions are places where arrays would overlap.
  bool Alike = !Other && all_of(A.Cases, [&](const Case &C) {
    return C.TheCost == A.Cases[0].TheCost && C.Misaligned == A.Cases[0].Misaligned;
  });
  if (Alike) {
    for (Case &C : A.Cases) {
      std::erase_if(C.Assignments, IsOfPlace);
      std::erase_if(C.Exceptions, RestsOnPlace);
    }
    return;
  }
  std::vector<std::string> ArrayNames;
  for (const SharedArray *Array : Arrays)
    ArrayNames.push_back(Array->Name);
  A.TheKind = BankResult::UnknownLanes;
  A.Cases.clear();
  A.Reason =
      Kernel.reason(nullptr, ArrayNames.empty() ? UndecidedReason(Undecided::PlaceOfVariable)
                                                : UndecidedReason::ofNames(Undecided::PlacesOfArrays, ArrayNames));
}

} // namespace bankcheck::analysis
