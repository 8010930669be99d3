#include "Report/AccessText.h"
#include "Report/DataText.h"
#include "Report/Plural.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <bit>

using namespace llvm;
using namespace bankcheck::banks;

namespace bankcheck::report {

static bool isNameCharacter(char C) { return isAlnum(C) || C == '_'; }

/// Whether \p Text has \p Name as a word.
static bool names(StringRef Text, StringRef Name) {
  for (size_t At = Text.find(Name); At != StringRef::npos; At = Text.find(Name, At + 1)) {
    size_t End = At + Name.size();
    if ((At == 0 || !isNameCharacter(Text[At - 1])) && (End == Text.size() || !isNameCharacter(Text[End])))
      return true;
  }
  return false;
}

/// The variable or member, "p" or "s.rows", that \p Expression begins with; empty if it begins otherwise: with a call,
/// a macro or a cast.
static StringRef pointerOf(StringRef Expression) {
  StringRef Rest = Expression.ltrim("*&( \t\n"), Name = Rest;
  for (;;) {
    Rest = Rest.drop_while(isNameCharacter);
    StringRef Next = Rest;
    if (!(Next.consume_front("->") || Next.consume_front("::") || Next.consume_front(".")) || Next.empty() ||
        !isNameCharacter(Next.front()))
      break;
    Rest = Next;
  }
  Name = Name.drop_back(Rest.size());
  StringRef Behind = Rest.ltrim();
  const bool IsWhole = Behind.empty() || StringRef("[)+-").contains(Behind.front());
  return IsWhole && !Name.empty() && !isDigit(Name.front()) && !Behind.starts_with("->") ? Name : StringRef();
}

std::string nameOf(const AccessFinding &A) {
  std::string Name = A.Array.empty() ? "shared memory" : "'" + A.Array + "'";
  if (StringRef Pointer = pointerOf(A.Expression);
      !A.Array.empty() && !Pointer.empty() && !names(A.Expression, A.Array))
    Name += (" (through '" + Pointer + "')").str();
  return Name;
}

std::string actOf(const AccessFinding &A) {
  const std::string Name = nameOf(A);
  if (A.Op == "load")
    return "reading " + Name;
  if (A.Op == "store")
    return "writing " + Name;
  if (A.Op == "cp.async")
    return "in cp.async to " + Name;
  if (A.Op == "atomic" || A.Op == "wmma")
    return "in " + A.Op + " on " + Name;
  if (A.Op == "other")
    return "accessing " + Name;
  return "in " + A.Op + (A.Op == "stmatrix" ? " to " : " of ") + Name;
}

size_t wordsThatMeet(const WorstFinding &W) {
  std::set<uint32_t> Words;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    if (W.LanesInBank >> Lane & 1)
      Words.insert(W.Offsets[Lane] / WordBytes);
  return Words.size();
}

bool isOfOneWord(const AccessFinding &A) {
  return A.Op == "atomic" && A.Verdict == FindingVerdict::Conflict && std::popcount(A.Worst->LanesInBank) > 1 &&
         wordsThatMeet(*A.Worst) == 1;
}

std::string lanesText(LaneMask Lanes) {
  std::vector<unsigned> All;
  for (; Lanes; Lanes &= Lanes - 1)
    All.push_back(std::countr_zero(Lanes));
  std::string Text;
  for (size_t I = 0; I < All.size(); ++I) {
    if (All.size() > 6 && I == 3) {
      Text += ", ...";
      I = All.size() - 1;
    }
    Text += (Text.empty() ? "" : ", ") + std::to_string(All[I]);
  }
  return Text;
}

std::string costText(const AccessFinding &A) {
  const bool IsConflict = A.Verdict == FindingVerdict::Conflict;
  bool AtMost = !A.Worst->IsExact || (A.AtMost && IsConflict);
  // Lanes that share words need less than that.
  const bool IsBound = IsConflict && A.Worst->Wavefronts <= A.Worst->Ideal;
  return (AtMost      ? "at most "
          : A.AtLeast ? "at least "
                      : "") +
         plural(A.Worst->Wavefronts, "wavefront") + " per request, ideal " + (IsBound ? "at most " : "") +
         std::to_string(A.Worst->Ideal);
}

std::string costText(const CopyFinding &C) {
  return "at least " + plural(C.LeastCycles, "cycle") + " per request, " + std::to_string(C.BestCycles) + " at best";
}

/// "lines 40, 52 and a.cu:7", four at most.
static std::string placesText(const std::set<Location> &Where, const Location &Seen, PlaceWriter Write) {
  constexpr size_t Most = 4;
  std::map<unsigned, Location> Here;
  std::map<std::pair<std::string, unsigned>, Location> Elsewhere;
  for (const Location &P : Where)
    if (P.File == Seen.File)
      Here.try_emplace(P.Line, P);
    else
      Elsewhere.try_emplace({P.File, P.Line}, P);
  size_t All = Here.size() + Elsewhere.size();
  while (Here.size() > Most)
    Here.erase(std::prev(Here.end()));
  while (!Elsewhere.empty() && Here.size() + Elsewhere.size() > Most)
    Elsewhere.erase(std::prev(Elsewhere.end()));
  size_t More = All - Here.size() - Elsewhere.size();
  std::string Text, Between = Here.size() > 1 ? "lines " : "line ";
  for (const auto &[Line, P] : Here) {
    Text += Between + Write(P, std::to_string(Line));
    Between = ", ";
  }
  Between = Here.empty() ? "" : " and ";
  for (const auto &[_, P] : Elsewhere) {
    Text += Between + Write(P, P.File + ":" + std::to_string(P.Line));
    Between = ", ";
  }
  return Text + (More ? " and " + std::to_string(More) + " more" : "");
}

std::string lineText(const Location &Where, const Location &Seen) {
  return (Where.File == Seen.File ? "line " : Where.File + ":") + std::to_string(Where.Line);
}

std::string launchText(const std::vector<LaunchPlace> &Where, const Location &Seen) {
  return launchText(Where, Seen, [](const Location &, const std::string &Text) { return Text; });
}

std::string launchText(const std::vector<LaunchPlace> &Where, const Location &Seen, PlaceWriter Write) {
  std::set<Location> Launches, Calls;
  for (const LaunchPlace &P : Where) {
    Launches.insert(P.Where);
    if (P.CalledFrom.Line)
      Calls.insert(P.CalledFrom);
  }
  std::string Text = "as launched at " + placesText(Launches, Seen, Write);
  if (!Calls.empty())
    Text += (Calls.size() > 1 ? " by the calls at " : " by the call at ") + placesText(Calls, Seen, Write);
  return Text;
}

std::string launchedText(const LaunchedFinding &L, const Location &Seen) {
  std::string Values;
  for (const auto &[Name, Value] : L.Values)
    Values += (Values.empty() ? "where " : " and ") + Name + " == " + std::to_string(Value);
  return (Values.empty() ? "with values that are not known" : Values) + ", " + launchText(L.Where, Seen);
}

bool holdsForAny(const AccessFinding &A) {
  if (!A.Unconditional)
    return true;
  const OutcomeFinding &Any = *A.Unconditional, &Here = A.Launched[0].Outcome;
  return std::tie(Any.Verdict, Any.Ways, Any.Wavefronts, Any.ValueConditions) ==
             std::tie(Here.Verdict, Here.Ways, Here.Wavefronts, Here.ValueConditions) &&
         Any.Verdict != FindingVerdict::Undecided;
}

std::string givenText(const AccessFinding &A) {
  LaunchedFinding First = A.Launched[0];
  if (!First.Deciding.empty())
    std::erase_if(First.Values, [&](const auto &V) { return !is_contained(First.Deciding, V.first); });
  return launchedText(First, A.Where);
}

/// The first assumptions without which it is no such conflict.
static unsigned necessaryConditions(const ClaimFinding &C) {
  return C.ValueConditions + (C.Verdict == FindingVerdict::Conflict ? C.Exceptions : 0);
}

unsigned conditionsTold(const ClaimFinding &C) {
  constexpr unsigned Most = 2;
  return std::min(necessaryConditions(C), Most);
}

/// \p Condition without where its values come from, as far as \p Said has it of the same: "stride (in the loop at line
/// 7) % 32 == 0 and stride != 0".
static std::string withoutOrigins(std::string Condition, StringRef Said) {
  auto Replace = [&](StringRef Begin, StringRef End, auto With) {
    for (size_t At = Condition.find(Begin); At != std::string::npos; At = Condition.find(Begin, At + 1)) {
      const size_t Behind = Condition.find(End, At);
      if (Behind == std::string::npos)
        return;
      With(At, Behind + End.size() - At);
    }
  };
  Replace(" (in the loop at line ", ")", [&](size_t At, size_t Length) {
    const size_t Name = StringRef(Condition).take_front(At).find_last_of(" (-") + 1; // 0 if there is no such character
    if (Said.contains(StringRef(Condition).slice(Name, At + Length)))
      Condition.erase(At, Length);
  });
  Replace("a value that the loop at line ", " changes", [&](size_t At, size_t Length) {
    if (Said.contains(StringRef(Condition).substr(At, Length)))
      Condition.replace(At, Length, "that value");
  });
  return Condition;
}

/// ", where ld % 32 == 0 and ld != 0"
static std::string necessaryText(const ClaimFinding &C) {
  const unsigned Told = conditionsTold(C), More = necessaryConditions(C) - Told;
  std::string Text;
  for (unsigned I = 0; I < Told; ++I)
    Text += (I ? " and " : C.IsExample ? ", for example where " : ", where ") + withoutOrigins(C.Assumptions[I], Text);
  if (More)
    Text += " and " + plural(More, "more condition") + (More == 1 ? " holds" : " hold");
  return Text;
}

std::string whereText(const AccessFinding &A, const KernelFinding &Kernel) {
  std::string Text = necessaryText(A);
  if (A.Verdict == FindingVerdict::Conflict && !holdsForAny(A)) {
    const std::string Given = givenText(A);
    StringRef Further = Given;
    if (!Text.empty())
      Further.consume_front("where "); // the conditions begin with it
    Text += (Text.empty() ? ", " : " and ") + Further.str();
  }
  return Text + (A.DependsOnBlock ? ", in blocks of " + Kernel.Block.text() +
                                        (isGuessedBlock(Kernel.BlockOrigin) ? " (a guess)" : "")
                                  : "");
}

std::string instanceText(const std::set<Location> &OfSeveral, const KernelFinding &Kernel) {
  return OfSeveral.contains(Kernel.Where) ? ", in '" + Kernel.Name + "'" : "";
}

std::string conditionsText(const AccessFinding &A) {
  std::set<unsigned> Lines;
  for (const Location &P : A.Conditions)
    Lines.insert(P.Line);
  return Lines.empty() ? ""
                       : std::string(", if it runs: by the condition") + (Lines.size() > 1 ? "s" : "") + " at " +
                             linesText(Lines);
}

std::string outcomeText(const OutcomeFinding &O) {
  if (O.Verdict == FindingVerdict::Undecided)
    return "undecided: " + O.Reason;
  if (O.Verdict == FindingVerdict::Misaligned)
    return O.Reason;
  if (O.Data)
    return "data-dependent: " + costText(*O.Data);
  if (O.Copy)
    return "a scattered copy: " + costText(*O.Copy);
  std::string Text = "clean";
  if (O.Verdict == FindingVerdict::Conflict)
    Text = std::string(O.AtMost ? "up to " : "") + std::to_string(O.Ways) + "-way, " +
           plural(O.Wavefronts, "wavefront") + " per request";
  if (O.PerBlock)
    Text += ", " + plural(O.PerBlock->Wavefronts, "wavefront") + " a block";
  return Text + necessaryText(O);
}

} // namespace bankcheck::report
