#include "Fixes/Argument.h"
#include "Lanes/Resolver.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::lanes;

namespace bankcheck::fixes {
namespace {

bool isBad(const Case &C) { return C.Misaligned || C.TheCost.Ways > 1; }

/// Whether the parameter \p Name is a factor in what lanes' addresses differ by, as the length of rows is. One of which
/// only bits, quotients or comparisons lead there is the size of a problem.
bool scalesIndex(const ArrayRequests &All, StringRef Name) {
  return any_of(All.all(), [&](const ArrayRequest &T) {
    const SymbolTable &Symbols = T.Context->symbols();
    auto IsIt = [&](SymbolId Id) { return Symbols[Id].TheKind == Symbol::Free && Symbols[Id].Name.isOfSource(Name); };
    return any_of(T.TheQuery.Address.Terms, [&](const Term &Of) {
      return !Of.Coefficient.isUniform() && (IsIt(Of.Symbol) || any_of(Symbols[Of.Symbol].Factors, IsIt));
    });
  });
}

/// The choice of the case that fixes a residue of the parameter \p Name, or null.
const ResidueAssignment *assignmentOf(const Case &C, KernelContext &Context, StringRef Name) {
  auto It = find_if(C.Assignments, [&](const ResidueAssignment &O) {
    return O.Modulus && Context.symbols()[O.Symbol].Name.isOfSource(Name);
  });
  return It == C.Assignments.end() ? nullptr : &*It;
}

/// Residues modulo \p Modulus without a case that is bad; none where a bad case
/// does not rest on the argument.
std::vector<bool> suitable(const std::vector<std::pair<const ArrayRequest *, BankResult>> &Answers, StringRef Name,
                           uint64_t Modulus) {
  std::vector<bool> Suits(Modulus, true);
  for (const auto &[T, A] : Answers)
    for (const Case &C : A.Cases) {
      if (!isBad(C))
        continue;
      const ResidueAssignment *O = assignmentOf(C, *T->Context, Name);
      if (!O)
        return std::vector<bool>(Modulus, false);
      for (uint64_t R = uint64_t(O->Residue) % O->Modulus; R < Modulus; R += O->Modulus)
        Suits[R] = false;
    }
  return Suits;
}

/// Takes those residues away from \p Suits for which a matrix of wmma begins elsewhere in its 32 bytes than for
/// multiples of the modulus.
void keepMatrices(const ArrayRequests &All, StringRef Name, std::vector<bool> &Suits) {
  for (const ArrayRequest &T : All.all()) {
    if (!T.Matrix)
      continue;
    Arithmetic &Math = T.Context->math();
    auto With = [&](uint64_t Residue) {
      Resolver Values(Math);
      T.Context->symbols().any(*T.Matrix, [&](SymbolId Id) {
        const Symbol &S = T.Context->symbols()[Id];
        if (S.TheKind == Symbol::Free && S.Name.isOfSource(Name))
          Values.give(Id, Math.binary(Opcode::Add, Math.constant(64, int64_t(Residue)),
                                      Math.binary(Opcode::Mul, Math.symbol(64, Math.symbols().free("")),
                                                  Math.constant(64, int64_t(Suits.size())), SignedWrap::Undefined),
                                      SignedWrap::Undefined));
        return false;
      });
      return Values.resolve(*T.Matrix);
    };
    for (uint64_t R = 0; R < Suits.size(); ++R)
      Suits[R] = Suits[R] && staysAligned(With(0), With(R), Math);
  }
}

} // namespace

std::optional<ArgumentFix> findArgument(const ArrayRequests &All) {
  std::vector<std::pair<const ArrayRequest *, BankResult>> Answers;
  std::set<std::string> Names;
  for (const ArrayRequest &T : All.all()) {
    BankQuery Q = T.TheQuery;
    Q.ArrayBytes = 0; // which would grow with the value
    Answers.push_back({&T, T.Context->decisions().decide(Q, noPadding(*T.Context, Q))});
    if (!Answers.back().second.isDecided())
      return std::nullopt;
    for (const Case &C : Answers.back().second.Cases)
      for (const ResidueAssignment &O : C.Assignments)
        if (const ValueName &Name = T.Context->symbols()[O.Symbol].Name;
            O.Modulus && Name.Kind == ValueKind::OfSource && T.Context->inputs().names(Name.Text))
          Names.insert(Name.Text);
    if (T.NowWays > 1 && Names.empty())
      return std::nullopt;
  }
  for (const std::string &Name : Names) {
    if (!scalesIndex(All, Name))
      continue;
    ArgumentFix F;
    F.Name = Name;
    for (const auto &[T, A] : Answers)
      for (const Case &C : A.Cases)
        if (const ResidueAssignment *O = assignmentOf(C, *T->Context, Name))
          F.Modulus = std::lcm(F.Modulus, O->Modulus);
    if (All.haveFragments())
      F.Modulus = std::lcm(F.Modulus, FragmentAlignment);
    if (F.Modulus == 1 || F.Modulus > limits::Residues)
      continue;
    std::vector<bool> Suits = suitable(Answers, Name, F.Modulus);
    keepMatrices(All, Name, Suits);
    for (const auto &[T, A] : Answers) {
      unsigned Worst = 0;
      for (const Case &C : A.Cases)
        if (!isBad(C))
          Worst = std::max(Worst, C.TheCost.Wavefronts);
      unsigned &W = F.Wavefronts[T->Number];
      W = std::max(W, Worst);
      F.Costs.add(T->Context, {.Wavefronts = T->Count * Worst});
    }
    // The least modulus that says the same.
    for (uint64_t Least = 1; Least <= F.Modulus; ++Least) {
      bool Repeats = F.Modulus % Least == 0;
      for (uint64_t R = Least; Repeats && R < F.Modulus; ++R)
        Repeats = Suits[R] == Suits[R - Least];
      if (Repeats) {
        F.Modulus = Least;
        break;
      }
    }
    for (uint64_t R = 0; R < F.Modulus; ++R)
      if (Suits[R])
        F.Residues.push_back(R);
    if (!F.Residues.empty() && F.Modulus > 1)
      return F;
  }
  return std::nullopt;
}

std::string ArgumentFix::text() const {
  std::string Text = Name + " % " + std::to_string(Modulus);
  if (Residues.size() == 1)
    return Text + " == " + std::to_string(Residues[0]);
  Text += " in {";
  for (size_t I = 0; I < Residues.size(); ++I)
    Text += (I ? ", " : "") + std::to_string(Residues[I]);
  return Text + "}";
}

} // namespace bankcheck::fixes
