//===- Decisions.h - queries that were answered before ----------------------===//
//
// Accesses of unrolled loops and the layouts tried for an array ask the same again and again.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_LANES_DECISIONS_H
#define BANKCHECK_LANES_DECISIONS_H

#include "Lanes/Decide.h"
#include <unordered_map>

namespace bankcheck::lanes {

/// Answers as decide() does, and remembers them. What an answer took counts each time.
class Decisions {
public:
  explicit Decisions(Arithmetic &Math) : Math(Math) {}

  /// Valid until the next query.
  const BankResult &decide(const BankQuery &Q, const Substitution &Given = {});
  const BankResult &decideWhileClean(const BankQuery &Q, const Substitution &Given);

private:
  struct Answer {
    BankQuery Query;
    Substitution Given;
    bool WhileClean;
    BankResult Result;
    uint64_t RangeTerms; ///< Of its ranges. \see SymbolTable
  };

  Arithmetic &Math;
  std::unordered_multimap<size_t, Answer> Answers;
  size_t Size = 0; ///< Of these: cases, and one for each.

  const BankResult &answerTo(const BankQuery &Q, const Substitution &Given, bool WhileClean);
};

} // namespace bankcheck::lanes

#endif
