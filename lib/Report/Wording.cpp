#include "Report/Wording.h"
#include "Report/AccessText.h"
#include "Report/DataText.h"
#include "Report/FixText.h"
#include "Report/MergedText.h"
#include "Report/Plural.h"
#include "Report/RunText.h"
#include "Report/TimeText.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/ADT/bit.h"

using namespace llvm;

namespace bankcheck::report {
namespace {

/// Fills in the message and the notes of one place.
class Wording {
public:
  Wording(const ReportView &R, const std::set<Location> &OfSeveral, const Place &Told, const Shown &What)
      : R(R), OfSeveral(OfSeveral), Told(Told), A(Told.worst()), All(What.All) {
    D.Kind = A.kind();
    D.Where = A.Where;
    D.EndLine = A.EndLine;
    D.EndColumn = A.EndColumn;
    D.Access = &A;
    D.IsOfSeveralKernels = Told.Kernels.size() > 1;
    switch (A.Verdict) {
    case FindingVerdict::Conflict:
      conflict();
      break;
    case FindingVerdict::Undecided:
      undecided();
      break;
    case FindingVerdict::DataDependent:
      dataDependent();
      break;
    case FindingVerdict::ScatteredCopy:
      scatteredCopy();
      break;
    case FindingVerdict::Misaligned:
      misaligned();
      break;
    case FindingVerdict::Clean:
      clean();
      break;
    }
    D.TheSeverity = severityOf(A);
    if (What.Explain) {
      otherInstances();
      otherPlaces();
    }
    callChain(What.Explain);
  }

  Diagnostic D;

private:
  const ReportView &R;
  const std::set<Location> &OfSeveral; ///< Where templates with several instances stand.
  const Place &Told;
  const AccessFinding &A;
  bool All; ///< What holds for other values, too.

  void note(const Location &Where, const Twine &Message, NoteRole Role = NoteRole::Detail) {
    D.Notes.push_back({Where, Message.str(), Role});
  }

  void conflict() {
    const WorstFinding &W = *A.Worst;
    const bool IsOfOneWord = isOfOneWord(A);
    D.Message = (A.AtMost ? "up to " : "") + std::to_string(W.Ways) +
                (IsOfOneWord ? " lanes update one word of " + nameOf(A) + ", one after the other"
                             : "-way bank conflict " + actOf(A)) +
                ": " + costText(A) + whereText(A, R.Kernels[A.Kernel]) + instancesText(R, Told);
    std::string Stride;
    if (W.Stride % 4 == 0 && W.Stride)
      Stride = "lanes are " + plural(std::abs(W.Stride) / 4, "word") + " apart; ";
    else if (W.Stride)
      Stride = "lanes are " + plural(std::abs(W.Stride), "byte") + " apart; ";
    note(A.Where,
         Stride + "in warp " + Twine(W.Warp) + ofBlockText() + asLaunchedText() + inIterationText(W) + ", lanes " +
             lanesText(W.LanesInBank) + " meet in bank " + Twine(W.Bank) + wordsText(W) +
             (A.AtMost ? ", if they all run" : "") +
             (Told.Kernels.size() > 1 ? "" : instanceText(OfSeveral, R.Kernels[A.Kernel])) + alikeText(),
         A.isOnlyPossible() ? NoteRole::Detail : NoteRole::Reason);
    if (std::string Merged = mergedText(R, A); !Merged.empty())
      note(A.Where, Merged, A.isOnlyPossible() ? NoteRole::Detail : NoteRole::Merge);
    if (A.PerBlock)
      note(A.Where, "a block needs " +
                        Twine(A.AtMost    ? "at most "
                              : A.AtLeast ? "at least "
                                          : "") +
                        plural(A.PerBlock->Wavefronts, "wavefront") + " for " +
                        plural(A.PerBlock->Requests, "request") + ", ideal " + Twine(A.PerBlock->Ideal) +
                        conditionsText(A) + (A.Unconditional && holdsForAny(A) ? ", " + givenText(A) : ""));
    const KernelFinding &Kernel = R.Kernels[A.Kernel];
    bool IsGuess = isGuessedBlock(Kernel.BlockOrigin);
    if (IsGuess)
      guess(Kernel,
            A.DependsOnBlock ? " are a guess, the worst of the usual ones"
                             : " are a guess; other usual ones give the same",
            "");
    if (A.Possible == OnlyFor::UnseenValues)
      note(A.Where, "no launch that was found gives such values; give yours with --set=NAME=VALUE", NoteRole::Reason);
    if (A.Possible == OnlyFor::OwnBlock)
      note(
          A.Where,
          "in another block's memory banks do not matter: there a request waits for each 32 bytes that its lanes touch",
          NoteRole::Reason);
    conditions(conditionsTold(A));
    if (std::string Time = timeText(A, Kernel); !Time.empty())
      note(A.Where, Time, NoteRole::Time);
    cures(IsGuess);
  }

  /// " of a block of 32x8 (a guess)"
  std::string ofBlockText() const {
    const KernelFinding &Kernel = R.Kernels[A.Kernel];
    return " of a block of " + Kernel.Block.text() + (isGuessedBlock(Kernel.BlockOrigin) ? " (a guess)" : "");
  }

  /// ", in any iteration", or in those for which the message gives a condition.
  std::string inIterationText(const WorstFinding &W) const {
    if (W.Iteration.empty())
      return "";
    const std::string Text = iterationText(W.Iteration, W.LoopLines);
    const bool IsConditional = any_of(ArrayRef(A.Assumptions).take_front(conditionsTold(A)),
                                      [](StringRef Condition) { return Condition.contains("the loop at line"); });
    return ", in " + (IsConditional && StringRef(Text).starts_with("any") ? "such an iteration" : Text);
  }

  /// "; all 80 requests of a block cost as much", where the iteration that is named is no other than the rest.
  std::string alikeText() const {
    const WorstFinding &W = *A.Worst;
    const bool IsNamed = any_of(W.Iteration, [](char C) { return isDigit(C); });
    if (!IsNamed || A.AtMost || A.AtLeast || !A.PerBlock || A.PerBlock->Requests < 2 ||
        A.PerBlock->Wavefronts != A.PerBlock->Requests * W.Wavefronts)
      return "";
    return "; all " + plural(A.PerBlock->Requests, "request") + " of a block cost as much";
  }

  /// ", at 2 different words", where some of the lanes that meet ask for the same; of atomics, that wait for each other
  /// there, ", at 2 different words, each of which atomics of several lanes update one after the other".
  std::string wordsText(const WorstFinding &W) const {
    const unsigned Lanes = popcount(W.LanesInBank);
    if (A.Op == "load" || A.Op == "store")
      return Lanes > W.Ways ? ", at " + plural(W.Ways, "different word") : "";
    const size_t Words = wordsThatMeet(W);
    if (A.Op != "atomic" || Words == Lanes || Words == 1)
      return "";
    return ", at " + plural(Words, "different word") +
           ", each of which atomics of several lanes update one after the other";
  }

  void cures(bool IsGuess) {
    const KernelFinding &Kernel = R.Kernels[A.Kernel];
    for (const FixFinding &F : A.Fixes)
      note(F.Where,
           cureText(F, A.Array, (IsGuess ? " in blocks of " + Kernel.Block.text() : "") + onlyInText(F, Kernel)),
           &F == A.Fixes.data() ? NoteRole::Cure : NoteRole::Detail);
    const bool NoneHelps = isOfOneWord(A) && A.Fixes.empty(); // what helps others of the array is told there
    if (NoneHelps)
      note(A.Where,
           "no layout changes that: combine the lanes' values first, with warp intrinsics or one word for each warp, "
           "and let one lane update it; where all store the same, a plain store does",
           NoteRole::Cure);
    else if (A.Fixes.empty() && !A.WhyNoFix.empty())
      note(A.DeclaredAt.Line ? A.DeclaredAt : A.Where,
           "no fix found" + (A.Array.empty() ? "" : " for '" + A.Array + "'") + ": " + A.WhyNoFix,
           A.PartialFix ? NoteRole::Detail : NoteRole::Cure);
    if (A.PartialFix)
      note(A.PartialFix->Change.Where, partialCureText(*A.PartialFix, A.Array, ""),
           A.Fixes.empty() && !NoneHelps ? NoteRole::Cure : NoteRole::Detail);
    curesElsewhere();
  }

  /// Changes of other arrays, or of other instances of this one, in other kernels that run the line, where this one has
  /// none or a worse one.
  void curesElsewhere() {
    auto RankOf = [](const AccessFinding &Of) { return !Of.Fixes.empty() ? 2 : Of.PartialFix ? 1 : 0; };
    std::set<Location> Arrays;
    for (const AccessFinding *Other : ArrayRef(Told.Accesses).drop_front()) {
      if (Other->Verdict != FindingVerdict::Conflict || RankOf(*Other) <= RankOf(A) ||
          !Arrays.insert(Other->DeclaredAt).second)
        continue;
      const size_t More = count_if(Told.Accesses, [&](const AccessFinding *Of) {
        return Of != Other && Of->DeclaredAt == Other->DeclaredAt && RankOf(*Of) == RankOf(*Other);
      });
      const std::string Where = " in '" + R.Kernels[Other->Kernel].Name + "'" +
                                (More ? ", and others like it in " + plural(More, "other kernel") : "");
      if (!Other->Fixes.empty())
        note(Other->Fixes[0].Where, cureText(Other->Fixes[0], Other->Array, Where), NoteRole::CureElsewhere);
      else
        note(Other->PartialFix->Change.Where, partialCureText(*Other->PartialFix, Other->Array, Where),
             NoteRole::CureElsewhere);
    }
  }

  /// " in 'gemm<128>' only", if others in which the place conflicts have no such change of the array.
  std::string onlyInText(const FixFinding &F, const KernelFinding &Kernel) const {
    auto HasIt = [&](const AccessFinding *Other) {
      return Other->Verdict != FindingVerdict::Conflict || Other->Array != A.Array ||
             any_of(Other->Fixes,
                    [&](const FixFinding &Its) { return Its.Description == F.Description || haveSameEdits(Its, F); });
    };
    return all_of(Told.Accesses, HasIt) ? "" : " in '" + Kernel.Name + "' only";
  }

  /// ", as launched at main.cu:40", where the message does not say it.
  std::string asLaunchedText() const {
    const std::vector<LaunchPlace> &Where = R.Kernels[A.Kernel].LaunchedAt;
    return Where.empty() || !A.Launched.empty() ? "" : ", " + launchText(Where, A.Where);
  }

  /// "3 places that access 'tile'"
  std::string placesText() const {
    return plural(Told.OfSameArray.size() + 1, "place") + " that access " +
           (A.Array.empty() ? "shared memory" : "'" + A.Array + "'");
  }

  /// Whether data may cost as much at each.
  bool areAlike() const {
    return all_of(Told.OfSameArray,
                  [&](const AccessFinding *Other) { return costText(*Other->Data) == costText(*A.Data); });
  }

  void undecided() {
    if (Told.OfSameArray.empty())
      D.Message = "undecided bank conflict " + actOf(A) + ": " + A.Reason + instancesText(R, Told);
    else
      D.Message = "undecided bank conflicts at " + placesText() + ", here first: " + A.Reason;
    if (A.ReasonWhere.Line && (A.ReasonWhere.File != A.Where.File || A.ReasonWhere.Line != A.Where.Line))
      note(A.ReasonWhere, "the first value that is not known", NoteRole::Reason);
    launches();
  }

  void dataDependent() {
    const DataFinding &Data = *A.Data;
    if (Told.OfSameArray.empty())
      D.Message = "data-dependent bank conflict " + actOf(A) + ": " + costText(Data) + instancesText(R, Told);
    else
      D.Message = "data-dependent bank conflicts at " + placesText() + (areAlike() ? ": each " : ": the worst here, ") +
                  costText(Data);
    const bool IsElsewhere =
        A.ReasonWhere.Line && (A.ReasonWhere.File != A.Where.File || A.ReasonWhere.Line != A.Where.Line);
    // In a function of another file the line is that of its call: two lines for one value.
    const bool IsLoad = IsElsewhere && StringRef(A.Reason).starts_with("the value loaded at line ");
    note(IsElsewhere ? A.ReasonWhere : A.Where, IsLoad ? "the value loaded here decides the address" : A.Reason,
         NoteRole::Reason);
    if (std::string Block = blockText(Data); !Block.empty())
      note(A.Where, Block + conditionsText(A));
    if (std::string Alone = aloneText(Data); !Alone.empty())
      note(A.Where, Alone);
    conditions(0);
    dataChanges();
  }

  /// Those of the worst access, then those that only others of its array have.
  void dataChanges() {
    std::set<std::string> Said;
    auto Say = [&](const AccessFinding &Of, const std::string &Before) {
      for (const DataChangeFinding &C : Of.Data->Changes)
        if (Said.insert(C.Description).second)
          note(A.DeclaredAt.Line ? A.DeclaredAt : A.Where, Before + changeText(C),
               Said.size() == 1 ? NoteRole::Cure : NoteRole::Detail);
    };
    Say(A, "");
    for (const AccessFinding *Other : Told.OfSameArray)
      Say(*Other, "for the access at " + lineText(Other->Where, A.Where) + ", ");
  }

  void scatteredCopy() {
    const CopyFinding &C = *A.Copy;
    D.Message =
        "scattered copy " + actOf(A) + ": " + costText(C) + whereText(A, R.Kernels[A.Kernel]) + instancesText(R, Told);
    note(A.Where,
         "it bypasses the banks; its lanes write to " + Twine(C.Rows) +
             " rows of 128 bytes whose numbers are equal modulo 4, and these are written one after the other",
         NoteRole::Reason);
    conditions(conditionsTold(A));
    note(A.Where,
         "neighbouring lanes that write neighbouring 16 bytes of a row take less: 8 lanes, a row" +
             (C.ThroughL1 < C.Rows ? "; so does cp.async.ca here, with " + plural(C.ThroughL1, "wavefront")
                                   : std::string()),
         NoteRole::Cure);
  }

  /// The reason has the lane and the address.
  void misaligned() {
    D.Message = "misaligned access " + actOf(A) + ": " + StringRef(A.Reason).split(": ").second.str() +
                whereText(A, R.Kernels[A.Kernel]) + instancesText(R, Told);
    conditions(conditionsTold(A));
  }

  void clean() {
    if (A.HardwareAddressed) {
      D.Message = (A.Array.empty() ? "shared memory" : "'" + A.Array + "'") +
                  " is hardware-addressed here: " + A.Reason + instancesText(R, Told);
      return;
    }
    D.Message = "no bank conflict " + actOf(A);
    if (A.Worst)
      D.Message += ": " + costText(A);
    else if (!A.Merged.empty())
      D.Message += ": it runs with another access";
    else if (!A.Reason.empty())
      D.Message += ": " + A.Reason;
    const KernelFinding &Kernel = R.Kernels[A.Kernel];
    D.Message += whereText(A, Kernel) + instancesText(R, Told);
    if (!A.WorseElsewhere.empty())
      guess(Kernel, " are a guess", ", and it is " + A.WorseElsewhere);
    conditions(conditionsTold(A));
  }

  void guess(const KernelFinding &Kernel, const Twine &Assumed, const Twine &Elsewhere) {
    note(Kernel.Where,
         "no launch of '" + Twine(Kernel.Name) + "' with a constant block was found: blocks of " + Kernel.Block.text() +
             (Kernel.BlockOrigin == "default" ? " are what its launch has by default" : Assumed) + Elsewhere +
             "; give yours with --block",
         A.DependsOnBlock ? NoteRole::Reason : NoteRole::Detail);
  }

  /// The same place in other kernels.
  void otherInstances() {
    for (const AccessFinding *Other : ArrayRef(Told.Accesses).drop_front()) {
      const KernelFinding &Kernel = R.Kernels[Other->Kernel];
      const Location *Call = Told.callOf(*Other);
      note(Kernel.Where,
           "in '" + Kernel.Name + "', blocks of " + Kernel.Block.text() +
               (Call ? ", called from " + lineText(*Call, Kernel.Where) : "") + ", it is " + outcomeInInstance(*Other),
           NoteRole::Listed);
    }
  }

  static std::string outcomeInInstance(const AccessFinding &Of) {
    switch (Of.Verdict) {
    case FindingVerdict::Conflict:
      return std::to_string(Of.Worst->Ways) + "-way: " + costText(Of);
    case FindingVerdict::ScatteredCopy:
      return "a scattered copy: " + costText(*Of.Copy);
    case FindingVerdict::Misaligned:
      return Of.Reason;
    case FindingVerdict::DataDependent:
      return "data-dependent: " + costText(*Of.Data);
    case FindingVerdict::Clean:
      return Of.Worst ? "clean: " + costText(Of) : "clean";
    case FindingVerdict::Undecided:
      break;
    }
    return (Of.HardwareAddressed ? "hardware-addressed: " : "undecided: ") + Of.Reason;
  }

  /// From the instruction outwards, as far as the finding does not say it: where it is in a library, and which of
  /// several calls is the worst; if \p Whole, all calls.
  void callChain(bool Whole) {
    if (A.MadeAt.Line)
      note(A.MadeAt, "the access is made here, in a header of a library",
           A.Op == "load" || A.Op == "store" ? NoteRole::Library : NoteRole::Listed); // others say by their names what
    if (Whole)
      for (const Location &P : A.LibraryCalls)
        note(P, "called from here", NoteRole::Listed);
    const Location *Worst = A.Verdict == FindingVerdict::Clean ? nullptr : Told.callOf(A);
    for (const Location &P : A.CalledFrom)
      if (&P == Worst)
        note(P, worstCallText(P), NoteRole::Caller);
      else if (Whole)
        note(P, "called from here", NoteRole::Listed);
  }

  /// "called from here where it is worst, and by 2 other calls"
  std::string worstCallText(const Location &Call) const {
    std::set<Location> Others;
    bool IsWorse = false;
    for (const AccessFinding *Other : Told.Everywhere)
      if (const Location *Its = Told.callOf(*Other); Its && *Its != Call) {
        Others.insert(*Its);
        IsWorse |= A.Verdict == FindingVerdict::Conflict &&
                   (Other->Verdict != A.Verdict || Other->Worst->Wavefronts < A.Worst->Wavefronts);
      }
    return std::string("called from here") + (IsWorse ? " where it is worst" : "") +
           (Others.empty() ? "" : ", and by " + plural(Others.size(), "other call"));
  }

  /// Others at which the array is undecided, or data-dependent.
  void otherPlaces() {
    for (const AccessFinding *Other : Told.OfSameArray)
      note(Other->Where,
           Other->Data ? "data-dependent " + actOf(*Other) + ": " + costText(*Other->Data)
                       : "undecided " + actOf(*Other) + ": " + Other->Reason,
           NoteRole::Listed);
  }

  /// What the claim depends on, without the \p Told first assumptions, which the message has.
  void conditions(unsigned Told) {
    if (!A.UncertaintyText.empty())
      note(A.Where, "the requests may be others: " + A.UncertaintyText);
    if (!A.RestUndecided.empty())
      note(A.Where, "other requests of it may be worse, and are undecided: " + A.RestUndecided);
    for (const std::string &Assumption : ArrayRef(A.Assumptions).drop_front(Told))
      note(A.Where, "this holds where " + Assumption);
    launches();
  }

  /// What becomes of it for the values of other launches.
  void launches() {
    constexpr size_t Most = 4;
    if (A.Launched.empty())
      return;
    if (A.Verdict != FindingVerdict::Conflict && !holdsForAny(A)) // a conflict's message says it
      note(A.Where, "this holds " + givenText(A));
    for (size_t I = 1; I < A.Launched.size() && (All || I < Most); ++I)
      note(A.Where, launchedText(A.Launched[I], A.Where) + ", it is " + outcomeText(A.Launched[I].Outcome));
    if (All && A.Unconditional)
      note(A.Where, "launched with any values it is " + outcomeText(*A.Unconditional));
  }
};

} // namespace

Diagnostic diagnosticOf(const ReportView &R, const std::set<Location> &OfSeveral, const Place &Told,
                        const Shown &What) {
  return std::move(Wording(R, OfSeveral, Told, What).D);
}

} // namespace bankcheck::report
