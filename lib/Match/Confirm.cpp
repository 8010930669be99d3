#include "Match/Confirm.h"
#include "Banks/Operation.h"
#include "IR/AlignmentNotes.h"
#include "IR/Markers.h"
#include "IR/MemoryOperation.h"
#include "Match/PlaceKey.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/InstIterator.h"
#include <set>

using namespace llvm;
using namespace bankcheck::ir;
using namespace bankcheck::nvcc;
using namespace bankcheck::sass;

namespace bankcheck::match {
namespace {

/// Doubts about which requests there are, and how wide. Others are about when they run.
constexpr Uncertainties Settleable = {
    Uncertainty::ComponentReloaded, Uncertainty::NeighbourBudget, Uncertainty::Merged,    Uncertainty::MergedIfUnrolled,
    Uncertainty::NewerCode,         Uncertainty::PartLoaded,      Uncertainty::StructCopy};
/// Of these it has to be known how many requests there are.
constexpr Uncertainties OfNumber = {Uncertainty::ComponentReloaded, Uncertainty::PartLoaded};

Uncertainties without(Uncertainties All, Uncertainties Gone) {
  Uncertainties Rest;
  for (unsigned Kind = 0; Kind < UncertaintyKinds; ++Kind)
    if (All.has(Uncertainty(Kind)) && !Gone.has(Uncertainty(Kind)))
      Rest.add(Uncertainty(Kind));
  return Rest;
}

using Key = PlaceKey;

/// Requests by their bytes per lane.
using Widths = std::map<unsigned, unsigned>;

/// Of one kind of instruction, "LDS", at the places of a group.
struct Requests {
  Widths Predicted, Found;
  std::set<unsigned> OfSource; ///< Bytes per lane of the accesses themselves.
  bool HasDoubt = false;
};

std::string textOf(StringRef Instruction, const Widths &W) {
  std::string Text;
  for (auto [Width, Count] : W)
    Text +=
        (Text.empty() ? "" : ", ") + std::to_string(Count) + " " + Instruction.str() + "." + std::to_string(8 * Width);
  return Text.empty() ? "none" : Text;
}

class KernelMatch {
public:
  KernelMatch(PredictedCode &Code, const llvm::Function &Kernel, const ObjectCode::Found &Machine,
              const StatementLines &Statements, function_ref<bool(StringRef)> IsLibrary)
      : Code(Code), Kernel(Kernel), Machine(Machine), Places(Statements, IsLibrary) {}

  void run(Confirmation &Into) {
    gatherPredicted();
    if (std::optional<Disagreement> Other = gatherFound()) {
      Into.Disagreements.push_back(std::move(*Other));
      return; // what its other lines say is not of this source either
    }
    std::optional<Disagreement> First;
    for (auto &[Group, OfGroup] : All)
      for (auto &[Instruction, R] : OfGroup)
        conclude(Group, Instruction, R, First);
    if (First)
      Into.Disagreements.push_back(std::move(*First));
    Into.Settled += settle();
  }

private:
  PredictedCode &Code;
  const llvm::Function &Kernel;
  const ObjectCode::Found &Machine;
  AccessPlaces Places;
  std::map<Key, unsigned> NumberOf;
  std::vector<Key> Keys; ///< By that number.
  IntEqClasses Groups;
  std::set<std::string> Lines;                        ///< Of the accesses.
  std::map<Key, std::map<std::string, Requests>> All; ///< By group, and by instruction.
  std::map<std::pair<Key, std::string>, Uncertainties> Settled;
  std::set<std::pair<Key, std::string>> Raised, AsPredicted;
  bool HasAssembly = false; ///< nvcc gives it the line on which it ends, which is not known here.
  std::set<Key> Unclear;    ///< Groups with atomics that run as loops, which load and store by themselves.

  struct PredictedRequest {
    std::string Instruction;
    unsigned Width = 0;
    std::vector<unsigned> Numbers;
    Uncertainties Why;
  };
  std::vector<PredictedRequest> Requested;
  std::map<unsigned, Key> KeyOf; ///< By number of the access.
  std::map<unsigned, std::set<std::string>> InstructionOf;

  const Key &group(const Key &K) const { return Keys[Groups.findLeader(NumberOf.at(K))]; }

  static bool isMatched(banks::Operation Op) { return Op == banks::Operation::Load || Op == banks::Operation::Store; }

  void gatherPredicted() {
    for (unsigned Number : Code.numbersOf(Kernel)) {
      const Key K = Places.add(Code.Accesses[Number].Locations, banks::traitsOf(Code.Accesses[Number].Op).Instruction);
      for (StringRef Line : split(K, ' '))
        Lines.insert(Line.str());
      HasAssembly |= Code.Accesses[Number].InAssembly;
      if (NumberOf.try_emplace(K, Keys.size()).second)
        Keys.push_back(K);
      KeyOf[Number] = K;
    }
    Groups.grow(Keys.size());
    for (const llvm::Instruction &I : instructions(Kernel))
      gatherPredicted(I);
    for (const PredictedRequest &R : Requested)
      for (unsigned Number : R.Numbers)
        Groups.join(NumberOf[KeyOf[R.Numbers.front()]], NumberOf[KeyOf[Number]]);
    for (const PredictedRequest &R : Requested) {
      const Key Group = group(KeyOf[R.Numbers.front()]);
      Requests &Here = All[Group][R.Instruction];
      ++Here.Predicted[R.Width];
      Here.HasDoubt |= R.Why.any();
      for (unsigned Number : R.Numbers) {
        Here.OfSource.insert(Code.Accesses[Number].Size);
        Here.HasDoubt |= Code.Predictions.of(Number).Why.any();
      }
    }
  }

  void addNumbers(const llvm::Instruction &I, std::vector<unsigned> &Numbers) {
    for (const Share &S : sharesOf(I, Code.Accesses))
      if (S.Number != ~0u && KeyOf.contains(S.Number))
        Numbers.push_back(S.Number);
  }

  void gatherPredicted(const llvm::Instruction &I) {
    if (isAlignmentNote(I))
      return;
    std::vector<unsigned> Own;
    addNumbers(I, Own);
    if (Own.empty())
      return;
    const CodegenPrediction &P = Code.Predictions.of(I);
    const auto Operations = memoryOperationsOf(I);
    for (unsigned Number : Own)
      if (banks::isLoop(Code.Accesses[Number].Op))
        Unclear.insert(KeyOf[Number]);
    if (!P.runsHere(I)) // counted where it runs; its doubts count, too
      return;
    if (Operations.size() != 1 || !isMatched(Operations.front().Op)) {
      for (unsigned Number : Own)
        Unclear.insert(KeyOf[Number]);
      return;
    }
    PredictedRequest R{banks::instructionNamed(nameOf(Operations.front().Op)).data(), Operations.front().Size, Own,
                       P.Why};
    if (P.Together) {
      R.Width = P.Together->Width;
      R.Numbers.clear();
      for (const MergedRequest::Member &M : P.Together->Members) {
        addNumbers(*M.Instruction, R.Numbers);
        R.Why.add(Code.Predictions.of(*M.Instruction).Why);
      }
    }
    Requested.push_back(std::move(R));
  }

  /// An access at a line where the source has none, if there is one.
  std::optional<Disagreement> gatherFound() {
    for (const sass::Instruction &I : Machine.Function->Instructions) {
      if ((!I.accessesShared() && I.In != Space::Generic) || (I.Predicate == 7 && I.IsNegated))
        continue;
      const Key K = Places.keyOf(Machine.Code->placesOf(*Machine.Function, I), I.Name);
      const std::string Innermost = StringRef(K).split(' ').first.str();
      const bool IsPlain = I.accessesShared() && (I.Does == Action::Load || I.Does == Action::Store);
      if (IsPlain && !HasAssembly && !Innermost.empty() && !Lines.contains(Innermost))
        return Disagreement{Disagreement::OtherSource,
                            "'" + Kernel.getName().str() + "' has " + I.Name.str() + " at " + Innermost +
                                " in the object, where the source accesses no shared memory: its requests are "
                                "only predicted",
                            &Kernel};
      if (!NumberOf.contains(K)) { // inlined in another way
        for (const Key &Other : Keys)
          if (StringRef(Other).split(' ').first == Innermost)
            Unclear.insert(Other);
        continue;
      }
      if (IsPlain)
        ++All[group(K)][I.Name.str()].Found[I.Width];
      else if (I.In == Space::Generic)
        Unclear.insert(K); // one of the accesses may run as this
    }
    return std::nullopt;
  }

  void conclude(const Key &Group, const std::string &Instruction, const Requests &R,
                std::optional<Disagreement> &First) {
    if (any_of(Unclear, [&](const Key &K) { return group(K) == Group; }) || R.Found.empty() || R.Predicted.empty())
      return;
    const bool IsOneWidth = R.Found.size() == 1;
    const bool IsUnmerged = IsOneWidth && R.Predicted.size() == 1 && R.OfSource.size() == 1 &&
                            R.Found.begin()->first == *R.OfSource.begin() &&
                            R.Predicted.begin()->first == *R.OfSource.begin() &&
                            R.Found.begin()->second >= R.Predicted.begin()->second && Instruction == "LDS";
    if (IsOneWidth && R.Found == R.Predicted) {
      Settled[{Group, Instruction}] = Settleable;
      AsPredicted.insert({Group, Instruction});
    } else if (IsUnmerged)
      Settled[{Group, Instruction}] = without(Settleable, OfNumber);
    const bool HasOtherWidths = any_of(R.Found, [&](const auto &Found) { return !R.Predicted.contains(Found.first); });
    if (!HasOtherWidths || R.HasDoubt)
      return;
    Raised.insert({Group, Instruction});
    if (!First)
      First = Disagreement{Disagreement::OtherRequests,
                           "'" + Kernel.getName().str() + "' has " + textOf(Instruction, R.Found) + " at " + Group +
                               " in the object, where " + textOf(Instruction, R.Predicted) + " was predicted"};
  }

  /// How many accesses have lost all their doubts.
  unsigned settle() {
    std::set<unsigned> Doubtful, Still;
    for (const PredictedRequest &R : Requested)
      for (unsigned Number : R.Numbers)
        if (R.Why.any() || Code.Predictions.of(Number).Why.any())
          Doubtful.insert(Number);
    for (const PredictedRequest &R : Requested)
      for (unsigned Number : R.Numbers)
        InstructionOf[Number].insert(R.Instruction);
    for (const auto &[Number, Instructions] : InstructionOf) {
      Code.Predictions.setDoubts(Number, doubtsAfter(Number, Code.Predictions.of(Number).Why));
      if (all_of(Instructions, [&](const std::string &I) { return Settled.contains({group(KeyOf[Number]), I}); }))
        Code.Predictions.setConfirmed(Number);
    }
    for (const llvm::Instruction &I : instructions(Kernel)) {
      std::vector<unsigned> Numbers;
      addNumbers(I, Numbers);
      if (Numbers.empty() || !InstructionOf.contains(Numbers.front()))
        continue;
      Code.Predictions.setDoubts(I, doubtsAfter(Numbers.front(), Code.Predictions.of(I).Why));
      if (const llvm::Instruction *Other = Code.Predictions.of(I).MayRunWith)
        if (isAsPredicted(I) && isAsPredicted(*Other))
          Code.Predictions.setRunsByItself(I);
      if (Code.Predictions.of(I).Why.any())
        Still.insert(Numbers.begin(), Numbers.end());
    }
    return count_if(Doubtful,
                    [&](unsigned Number) { return !Still.contains(Number) && !Code.Predictions.of(Number).Why.any(); });
  }

  bool isAsPredicted(const llvm::Instruction &I) {
    std::vector<unsigned> Numbers;
    addNumbers(I, Numbers);
    return !Numbers.empty() && all_of(Numbers, [&](unsigned Number) {
      const std::set<std::string> &Instructions = InstructionOf[Number];
      return !Instructions.empty() && all_of(Instructions, [&](const std::string &Instruction) {
        return AsPredicted.contains({group(KeyOf[Number]), Instruction});
      });
    });
  }

  Uncertainties doubtsAfter(unsigned Number, Uncertainties Why) {
    const Key Group = group(KeyOf[Number]);
    const std::set<std::string> &Instructions = InstructionOf[Number];
    for (const std::string &Instruction : Instructions)
      if (Raised.contains({Group, Instruction}))
        Why.add(Uncertainty::Merged);
    if (Instructions.size() != 1)
      return Why;
    auto It = Settled.find({Group, *Instructions.begin()});
    return It == Settled.end() ? Why : without(Why, It->second);
  }
};

} // namespace

Confirmation confirm(PredictedCode &Code, const ObjectCode &Objects, const StatementLines &Statements,
                     function_ref<bool(StringRef)> IsLibrary) {
  Confirmation Result;
  auto Note = [&](Disagreement::Kind Kind, const Twine &Text) { Result.Disagreements.push_back({Kind, Text.str()}); };
  for (const llvm::Function *Kernel : Code.Kernels) {
    if (Code.numbersOf(*Kernel).empty())
      continue;
    const std::string Name = "'" + Kernel->getName().str() + "'";
    const ObjectCode::Found Machine = Objects.find(Kernel->getName(), Code.Target.number());
    if (!Machine && !Objects.hasArchitecture(Code.Target.number())) {
      Note(Disagreement::OtherArchitecture,
           Objects.name() + " has code for " + Objects.archText() + ", not for " + Code.Target.Arch);
      return Result;
    }
    if (!Machine)
      Note(Disagreement::NoKernel, Objects.name() + " has no kernel " + Name);
    else if (Machine.IsOneOfSeveral)
      Note(Disagreement::SeveralKernels, Objects.name() + " have several kernels " + Name + ", which are not the same");
    else if (!Machine.Code->Lines.hasLinesOf(Machine.Function->Section))
      Note(Disagreement::NoLines, Name + " has no line numbers in the object: compile with -lineinfo");
    else if (Machine.Function->HasUnknown)
      Note(Disagreement::UnknownOperation, Name + " has an operation that is not known in the object");
    else
      KernelMatch(Code, *Kernel, Machine, Statements, IsLibrary).run(Result);
  }
  return Result;
}

} // namespace bankcheck::match
