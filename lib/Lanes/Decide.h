//===- Decide.h - from a symbolic address to banks ------------------------===//
//
// A request's address is a form (Form.h). Its cost needs numbers: the 32 byte
// offsets up to a common shift by a multiple of four. Most addresses have them
// as they stand, because what is unknown moves all lanes alike. For the others
// Decide splits: it chooses a symbol whose residue an operation or a
// coefficient asks for, and answers every case.
//
//   address (bytes)               split                    cases
//   4*lane + 4*j                  none                     1
//   4*lane*n                      n mod 32                 32
//   lane + j        (1 byte)      j mod 4                  4
//   4*((lane + j) & 31)           j mod 32                 32
//   4*(lane ^ k), 0 <= k < 4      the values of k          4
//   4*lane*n*m                    n mod 32, then m mod 32  at most 1024
//   128*d + 4*lane, d of the lane none                     1
//
// After `n = 32 n' + r` a term 128 n' lane is left: all its lanes stay in their
// banks, and their words differ for every n' but a few (n' = 0: all lanes
// coincide). A case is answered for all other values and lists those few as
// exceptions when they would cost less. So:
//
// An unknown of each lane's own (data) cannot be split. Where it moves lanes by
// whole rows of 128 bytes they stay in their banks: clean if no two lanes share
// one, else undecided.
//
// A guard that is an equality splits lanes: of `threadIdx.x == n` one lane passes,
// whatever n is (Guard.h), and each group of lanes that can pass together is a case.
//
// - *clean* in every case holds for all values of all symbols;
// - a number holds for every value in its case but the listed exceptions;
// - more than MostCases cases, those counted that no lane gets to: undecided,
//   "budget". A question costs at most MostCases evaluations of 32 lanes.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_LANES_DECIDE_H
#define BANKCHECK_LANES_DECIDE_H

#include "Banks/Cost.h"
#include "Lanes/Guard.h"

namespace bankcheck {

/// Values given to symbols before anything is split (a padding, say).
using Substitution = std::map<SymbolId, int64_t>;

inline constexpr unsigned MostCases = 1024;

struct Question {
  Form Address; ///< Byte address; a shift by a multiple of 4 does not matter.
  LaneMask Active = AllLanes; ///< The most lanes that can be active.
  std::vector<Guard> Guards;
  Operation Op = Operation::Load;
  unsigned Width = 4;
  unsigned Matrices = 4;
  unsigned Cases = MostCases; ///< The most that are looked at; at least 1.
};

/// `Symbol % Modulus == Residue`, or `Symbol == Residue` where Modulus is 0.
struct Choice {
  SymbolId Symbol;
  uint64_t Modulus;
  int64_t Residue;
  bool operator==(const Choice &) const = default;
};

struct Case {
  std::vector<Choice> Choices;
  /// Values of a symbol for which the case is cheaper than stated.
  std::vector<Choice> Exceptions;
  Cost TheCost;
  LaneMask Active = 0;
  std::array<uint32_t, WarpSize> Offsets{};
  /// Active lanes whose offset is no multiple of the width: the access faults,
  /// and the cost means nothing.
  LaneMask Misaligned = 0;
  uint8_t Assumes = AssumesNothing;
};

struct Answer {
  enum Kind : uint8_t {
    Decided,
    UnknownLanes,  ///< The address is not known in a lane; \see Reason.
    NoRule,        ///< The operation has no rule.
    Undetermined,  ///< An operation on symbols that no split resolves.
    Budget,        ///< More cases than the question allows.
  };
  Kind TheKind = Decided;
  ReasonId Reason = 0;
  SymbolId Culprit = 0; ///< For Undetermined: the derived symbol.
  unsigned Looked = 0; ///< Cases looked at.
  uint64_t Values = 0; ///< Of unknown values, computed in these cases: the work.
  /// Feasible cases only, at least one if decided and any lane can be active.
  std::vector<Case> Cases;

  bool isDecided() const { return TheKind == Decided; }
  /// The case with the most excess wavefronts, then ways, of those that do not
  /// fault if there are any; of several such one that people are likely to have;
  /// null without cases.
  const Case *worst() const;
};

/// Answers \p Q. Exact in the sense above.
Answer decide(const Question &Q, Arithmetic &Math, const Substitution &Given = {});

/// The same as long as all cases are clean and aligned; the first that is not is
/// the last one looked at.
Answer decideWhileClean(const Question &Q, Arithmetic &Math, const Substitution &Given);

} // namespace bankcheck

#endif
