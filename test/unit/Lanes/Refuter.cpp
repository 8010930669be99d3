#include "Refuter.h"
#include <set>
#include <z3.h>

using namespace bankcheck::banks;
using namespace bankcheck::lanes;

namespace bankcheck::test {
namespace {

std::string number(int64_t Value) {
  return Value < 0 ? "(- " + std::to_string(-__int128(Value) > INT64_MAX ? INT64_MAX : -Value) + ")"
                   : std::to_string(Value);
}
std::string nameOf(SymbolId Id) { return "x" + std::to_string(Id); }

bool hasUnknown(const Expression &E) {
  return E.TheKind == Expression::Unknown || (E.A && hasUnknown(*E.A)) || (E.B && hasUnknown(*E.B));
}

/// Over the integers; nothing for an operation that is not linear.
std::optional<std::string> linear(const Expression &E, unsigned Lane) {
  if (E.TheKind == Expression::Lanes)
    return number(E.Values[Lane]);
  if (E.TheKind == Expression::Unknown)
    return nameOf(E.Id);
  const char *Op = E.Op == Opcode::Add ? "+" : E.Op == Opcode::Sub ? "-" : E.Op == Opcode::Mul ? "*" : nullptr;
  if (E.TheKind != Expression::Operation || !Op)
    return std::nullopt;
  if (E.Op == Opcode::Mul && hasUnknown(*E.A) && hasUnknown(*E.B))
    return std::nullopt;
  auto A = linear(*E.A, Lane), B = linear(*E.B, Lane);
  return A && B ? std::optional("(" + std::string(Op) + " " + *A + " " + *B + ")") : std::nullopt;
}

std::string holds(const ResidueAssignment &C) {
  std::string Value = C.Modulus ? "(mod " + nameOf(C.Symbol) + " " + std::to_string(C.Modulus) + ")" : nameOf(C.Symbol);
  return "(= " + Value + " " + number(C.Residue) + ")";
}

std::string holds(const Relation &R) {
  std::string Sum = number(R.Constant);
  for (const Relation::Addend &A : R.Sum) {
    std::string Product = number(A.Coefficient);
    for (SymbolId Id : A.Factors)
      Product += " " + nameOf(Id);
    Sum += " (* " + Product + ")";
  }
  return "(= 0 (+ " + Sum + "))";
}

/// Declarations, ranges and choices; the lanes' words; of each bank how many are wanted.
std::optional<std::string> problemOf(RandomQuery &Q, const Case &C, LaneMask Lanes) {
  std::string Text;
  std::set<SymbolId> Ids(Q.unknowns().begin(), Q.unknowns().end());
  for (SymbolId Id : Ids) {
    int64_t Low = std::max<int64_t>(Q.symbols()[Id].Low, INT32_MIN),
            High = std::min<int64_t>(Q.symbols()[Id].High, INT32_MAX);
    Text += "(declare-const " + nameOf(Id) + " Int)(assert (<= " + number(Low) + " " + nameOf(Id) + " " + number(High) +
            "))";
  }
  for (const ResidueAssignment &O : C.Assignments) {
    if (!Ids.count(O.Symbol))
      return std::nullopt;
    Text += "(assert " + holds(O) + ")";
  }
  for (const Relation &R : C.Exceptions)
    Text += "(assert (not " + holds(R) + "))";
  std::vector<std::string> Words;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    if (Lanes >> Lane & 1) {
      auto Word = linear(Q.index(), Lane);
      if (!Word)
        return std::nullopt;
      Words.push_back("w" + std::to_string(Lane));
      Text += "(define-fun " + Words.back() + " () Int " + *Word + ")";
    }
  for (size_t I = 0; I < Words.size(); ++I) {
    Text += "(define-fun first" + std::to_string(I) + " () Bool (and true";
    for (size_t J = 0; J < I; ++J)
      Text += " (not (= " + Words[I] + " " + Words[J] + "))";
    Text += "))";
  }
  for (unsigned Bank = 0; Bank < BankCount; ++Bank) {
    Text += "(define-fun bank" + std::to_string(Bank) + " () Int (+ 0";
    for (size_t I = 0; I < Words.size(); ++I)
      Text +=
          " (ite (and first" + std::to_string(I) + " (= (mod " + Words[I] + " 32) " + std::to_string(Bank) + ")) 1 0)";
    Text += "))";
  }
  return Text;
}

/// "sat", "unsat", "unknown"; \p Model if sat.
std::string solve(const std::string &Text, std::string &Model) {
  Z3_config Config = Z3_mk_config();
  Z3_set_param_value(Config, "timeout", "2000");
  Z3_context Context = Z3_mk_context(Config);
  Z3_del_config(Config);
  std::string Result = Z3_eval_smtlib2_string(Context, (Text + "(check-sat)").c_str());
  Result = Result.substr(0, Result.find('\n'));
  if (Result == "sat")
    Model = Z3_eval_smtlib2_string(Context, "(get-model)");
  Z3_del_context(Context);
  return Result;
}

} // namespace

Refuted refute(RandomQuery &Q, std::string &Model) {
  if (!Q.result().isDecided())
    return Refuted::NotAsked;
  const Case *Worst = Q.result().worst();
  if (!Worst || Worst->Misaligned)
    return Refuted::NotAsked;
  auto Problem = problemOf(Q, *Worst, Q.query().Active);
  if (!Problem)
    return Refuted::NotAsked;
  std::string Above = "(or false", Below = "(and true", Most = std::to_string(Worst->TheCost.Wavefronts);
  for (unsigned Bank = 0; Bank < BankCount; ++Bank) {
    Above += " (> bank" + std::to_string(Bank) + " " + Most + ")";
    Below += " (< bank" + std::to_string(Bank) + " " + Most + ")";
  }
  std::string Differs = "(or " + Above + ") " + Below + "))";
  std::string Other = solve(*Problem + "(assert " + Differs + ")", Model);
  if (Other == "sat")
    return Refuted::Yes;
  std::string Same = solve(*Problem + "(assert (not " + Differs + "))", Model);
  if (Same == "unsat") {
    Model = "no values attain it";
    return Refuted::Yes;
  }
  return Other == "unsat" && Same == "sat" ? Refuted::No : Refuted::Unknown;
}

} // namespace bankcheck::test
