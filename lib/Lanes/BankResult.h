//===- BankResult.h - the result of a bank query, case by case ----------------------===//

#ifndef BANKCHECK_LANES_BANKRESULT_H
#define BANKCHECK_LANES_BANKRESULT_H

#include "Banks/Cost.h"
#include "Lanes/Relation.h"

namespace bankcheck::lanes {

/// `Symbol % Modulus == Residue`, or `Symbol == Residue` where Modulus is 0.
struct ResidueAssignment {
  SymbolId Symbol;
  uint64_t Modulus;
  int64_t Residue;
  bool operator==(const ResidueAssignment &) const = default;
};

struct Case {
  std::vector<ResidueAssignment> Assignments;
  /// Where the case may be cheaper than stated, or is another case.
  std::vector<Relation> Exceptions;
  banks::Cost TheCost;
  banks::LaneMask Active = 0;
  std::array<uint32_t, banks::WarpSize> Offsets{};
  /// Active lanes whose offset is no multiple of the width: the access faults,
  /// and the cost means nothing.
  banks::LaneMask Misaligned = 0;
  uint8_t Assumes = AssumesNothing;
  /// Some values are known to be of this case. Said of conflicts that may be the worst.
  bool IsAttained = true;
};

/// By excess wavefronts, then ways; between cases as bad, the one whose values people are
/// more likely to have.
bool isWorse(const Case &A, const Case &B);

struct BankResult {
  enum Kind : uint8_t {
    Decided,
    UnknownLanes, ///< The address is not known in a lane; \see Reason.
    NoRule,       ///< The operation has no rule.
    Undetermined, ///< An operation on symbols that no split resolves.
    Budget,       ///< More cases than the query allows.
    SearchBudget, ///< Values for which it is so bad would take too long to find: there may be none.
  };
  Kind TheKind = Decided;
  ReasonId Reason = 0;
  SymbolId Culprit = 0; ///< For Undetermined: the derived symbol.
  unsigned Looked = 0;  ///< Cases looked at.
  uint64_t Values = 0;  ///< Of unknown values, computed in these cases: the work.
  /// Feasible cases only, at least one if decided and any lane can be active.
  std::vector<Case> Cases;

  bool isDecided() const { return TheKind == Decided; }
  /// The case with the most excess wavefronts, then ways, of those that do not
  /// fault if there are any; of several such one that people are likely to have;
  /// null without cases.
  const Case *worst() const;
};

} // namespace bankcheck::lanes

#endif
