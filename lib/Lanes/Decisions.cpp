#include "Lanes/Decisions.h"
#include "Limits/Limits.h"

namespace bankcheck::lanes {
namespace {

/// A case takes some 300 bytes.
constexpr size_t MostKept = 4096;

size_t hashOf(const BankQuery &Q, const Substitution &Given) {
  size_t Hash = lanes::hashOf(Q.Address);
  auto Mix = [&](size_t Value) { Hash = (Hash ^ Value) * 0x9e3779b97f4a7c15ull + (Hash >> 29); };
  Mix(Q.Active);
  Mix(Q.Width);
  for (const Guard &G : Q.Guards)
    Mix(lanes::hashOf(G.Condition));
  for (auto [Id, Value] : Given)
    Mix(Id), Mix(size_t(Value));
  return Hash;
}

} // namespace

const BankResult &Decisions::decide(const BankQuery &Q, const Substitution &Given) {
  return answerTo(Q, Given, /*WhileClean=*/false);
}

const BankResult &Decisions::decideWhileClean(const BankQuery &Q, const Substitution &Given) {
  return answerTo(Q, Given, /*WhileClean=*/true);
}

const BankResult &Decisions::answerTo(const BankQuery &Q, const Substitution &Given, bool WhileClean) {
  uint64_t &RangeTerms = Math.symbols().RangeTerms;
  const size_t Hash = hashOf(Q, Given);
  auto [Begin, End] = Answers.equal_range(Hash);
  for (auto It = Begin; It != End; ++It) {
    const Answer &A = It->second;
    if (A.WhileClean == WhileClean && A.Given == Given && A.Query == Q &&
        RangeTerms + A.RangeTerms <= limits::RangeTerms) { // else ranges are wider from now on
      RangeTerms += A.RangeTerms;
      return A.Result;
    }
  }
  const uint64_t Before = RangeTerms;
  BankResult Result = WhileClean ? lanes::decideWhileClean(Q, Math, Given) : lanes::decide(Q, Math, Given);
  Size += 1 + Result.Cases.size();
  if (Size > MostKept) {
    Answers.clear();
    Size = 1 + Result.Cases.size();
  }
  return Answers.emplace(Hash, Answer{Q, Given, WhileClean, std::move(Result), RangeTerms - Before})->second.Result;
}

} // namespace bankcheck::lanes
