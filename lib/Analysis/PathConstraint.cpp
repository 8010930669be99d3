#include "Analysis/PathConstraint.h"
#include <algorithm>
#include <set>

using namespace bankcheck::lanes;

namespace bankcheck::analysis {

static std::optional<Guard> passed(const AffineValue *Condition, unsigned Successor) {
  if (!Condition || Condition->Unknown || Successor > 1)
    return std::nullopt;
  return Guard{*Condition, Successor == 0};
}

PathConstraint::PathConstraint(Ref Around, const llvm::Instruction *Branch, unsigned Successor, uint64_t Time,
                               const AffineValue *Condition, const SymbolTable &Symbols)
    : Branch(Branch), Successor(Successor), Time(Time), OfLanes(!Condition || !Condition->isUniform()),
      Passed(passed(Condition, Successor)), Depth(Around ? Around->Depth + 1 : 1),
      Guards((Around ? Around->Guards : 0) + Passed.has_value()), NextOfLanes(OfLanes  ? this
                                                                              : Around ? Around->NextOfLanes
                                                                                       : nullptr),
      NextOfWarp(!OfLanes ? this
                 : Around ? Around->NextOfWarp
                          : nullptr),
      NextLaneGuard(OfLanes && Passed ? this
                    : Around          ? Around->NextLaneGuard
                                      : nullptr),
      NextEqual(NextLaneGuard == this && asksForEqual(*Passed, Symbols) ? this
                : Around                                                ? Around->NextEqual
                                                                        : nullptr),
      Outer(std::move(Around)) {}

/// One after the other: of thousands each would call the next.
PathConstraint::~PathConstraint() {
  while (Outer && Outer.use_count() == 1)
    Outer = Ref(std::move(const_cast<PathConstraint &>(*Outer).Outer));
}

std::optional<std::vector<Guard>> guardsOf(const PathConstraint *PathCondition, const AffineValue &About,
                                           const SymbolTable &Symbols) {
  constexpr unsigned Few = 8; // to choose among them is more work
  std::vector<Guard> Found;
  if (!PathCondition)
    return Found;
  const bool All = PathCondition->Guards <= Few, EqualOnly = !All && About.Terms.empty();
  std::set<SymbolId> Asked;
  auto Ask = [&](const AffineValue &F) {
    Symbols.any(F, [&](SymbolId Id) {
      Asked.insert(Id);
      return false;
    });
  };
  if (!All && !EqualOnly) {
    if (PathCondition->Guards > MostGuards)
      return std::nullopt;
    Ask(About);
    for (const PathConstraint *C = PathCondition->NextLaneGuard; C;
         C = C->around() ? C->around()->NextLaneGuard : nullptr)
      Ask(C->Passed->Condition);
  }
  for (const PathConstraint *C = EqualOnly ? PathCondition->NextEqual : PathCondition; C;) {
    bool IsAsked = All || C->OfLanes;
    if (C->Passed && (IsAsked || Symbols.any(C->Passed->Condition, [&](SymbolId Id) { return Asked.count(Id); })))
      Found.push_back(*C->Passed);
    if (Found.size() > MostGuards)
      return std::nullopt;
    const PathConstraint *Next = C->around().get();
    C = EqualOnly && Next ? Next->NextEqual : Next;
  }
  std::reverse(Found.begin(), Found.end());
  return Found;
}

} // namespace bankcheck::analysis
