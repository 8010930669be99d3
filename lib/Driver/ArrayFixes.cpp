#include "Driver/ArrayFixes.h"
#include "Driver/AccessExpression.h"
#include "Driver/Figures.h"
#include "Fixes/Search.h"
#include "Fixes/SharedLimits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::fixes;
using namespace bankcheck::ir;
using namespace bankcheck::report;
using namespace bankcheck::source;

namespace bankcheck::driver {

const ArrayDeclarations &ArrayFixes::declarations() {
  if (!Declarations)
    Declarations.emplace(File, Legality);
  return *Declarations;
}

/// The kernel and launch whose block the text speaks of: \p Context or that of \p E, if it has \p Costs; else the
/// launch that costs most.
static const KernelContext *blockIn(const BlockCosts &Costs, const Evaluation &E, const KernelContext &Context) {
  for (const KernelContext *Of : {&Context, static_cast<const KernelContext *>(E.Context.get())})
    if (Costs.find(Of))
      return Of;
  const KernelContext *Worst = nullptr;
  for (const LaunchedEvaluation &L : E.Launched)
    if (const BlockCost *Cost = Costs.find(L.Context.get());
        Cost && (!Worst || Cost->Wavefronts > Costs.find(Worst)->Wavefronts))
      Worst = L.Context.get();
  return Worst;
}

OfferedChanges ArrayFixes::changesFor(const AccessResult &A, const Drawing &Drawn, const Evaluation &E,
                                      const KernelContext &Context) {
  OfferedChanges Offered;
  const ArraySource *Found = File.Model.arrayIn(Context.function().getName().str(), A.ArrayLinkage);
  if (!Found) {
    Offered.WhyNoFix = "its array is not known";
    return Offered;
  }
  const ArraySource &Array = *Found;
  if (declarations().beginsInWord(A.ArrayLinkage)) {
    Offered.WhyNoFix = "it begins within a word, behind an array of another size";
    return Offered;
  }
  const FixResult &Result = resultFor(Array);
  Offered.WhyNoFix = Result.WhyNone;
  if (const std::optional<PartialFix> &Partial = Result.Partial) {
    const KernelContext *Block = blockIn(Partial->Before, E, Context);
    const BlockCost *Before = Partial->Before.find(Block), *After = Partial->Change.Costs.find(Block);
    if (Before && After && After->Wavefronts < Before->Wavefronts) // else other kernels gain
      Offered.PartialFix = {findingOf(Partial->Change, A.Number, Array, After), Before->Wavefronts, After->Wavefronts,
                            Partial->Left};
  }
  for (const Fix &Found : Result.Fixes) {
    Offered.Fixes.push_back(findingOf(Found, A.Number, Array, Found.Costs.find(blockIn(Found.Costs, E, Context))));
    if (Found.Padding)
      Offered.Fixes.back().Drawn = Drawn.padded(Found.Padding);
  }
  return Offered;
}

const FixResult &ArrayFixes::resultFor(const ArraySource &Array) {
  auto [It, IsNew] = Results.try_emplace({Array.Where, Array.Extents});
  if (IsNew)
    It->second = findFixes(Array, File.Model, declarations().at(Array.Where).Uses, accessSource());
  return It->second;
}

AccessSource ArrayFixes::accessSource() {
  AccessSource Source;
  Source.NameOf = [this](unsigned Number) {
    const Access &Other = File.Code.Accesses[Number];
    return AccessName{std::string(nameOf(Other.Op)), File.Locations.of(Other.Locations).Line};
  };
  Source.LineOf = [this](const std::vector<Location> &Locations) { return File.Locations.of(Locations).Line; };
  Source.LengthsOf = [this](unsigned Number) -> const std::set<RowLength> & {
    return File.Lengths.at(File.Code.Accesses[Number].Locations);
  };
  Source.HoldersOf = [this](const Location &Array) -> const std::vector<LengthHolder> & {
    return File.Lengths.holdersOf(Array);
  };
  Source.UsesOf = [this](const Location &Array) -> const DeclarationUses & { return declarations().at(Array).Uses; };
  Source.IsInCute = [this](unsigned Number) {
    return any_of(File.Code.Accesses[Number].Locations,
                  [](const Location &P) { return StringRef(P.File).contains("/cute/"); });
  };
  Source.BytesOf = [this](unsigned Number) { return bytesOfExpression(File.Code.Accesses[Number], File); };
  return Source;
}

std::optional<RoomFinding> ArrayFixes::roomOf(const Fix &Found, const ArraySource &Array) {
  std::optional<SharedLimits> Limits = sharedLimitsOf(File.Arch);
  if (!Limits || !Found.ExtraBytes || Array.IsDynamic) // the launch gives what is dynamic
    return std::nullopt;
  uint64_t Before = declarations().at(Array.Where).StaticBytes;
  uint64_t After = Before + *Found.ExtraBytes;
  return RoomFinding{Before, After, StaticLimit, Limits->Block, Limits->blocksOf(Before), Limits->blocksOf(After)};
}

EditList ArrayFixes::editsOf(const Fix &Found) {
  auto [It, IsNew] = EditsOf.try_emplace(&Found);
  if (IsNew) {
    std::vector<EditFinding> Edits;
    for (const Edit &E : Found.Edits)
      Edits.push_back({File.Locations.spelled(E.Range.Begin), E.Range.EndLine, E.Range.EndColumn, E.Range.Offset,
                       E.Range.Length, E.Text});
    It->second = std::move(Edits);
  }
  return It->second;
}

std::string ArrayFixes::shapesText(const Fix &Found, const ArraySource &Array) {
  constexpr size_t MostOthers = 4;
  if (Found.IsOfAllShapes)
    return "";
  auto [It, IsNew] = Shapes.try_emplace(Array.Where);
  if (IsNew)
    for (const ArraySource *Source : File.Model.allArrays())
      if (Source->Where == Array.Where)
        ++It->second.try_emplace(Source->Extents, Source, 0).first->second.second;
  if (It->second.size() < 2)
    return "";
  unsigned All = 0, Own = 0, Others = 0;
  std::vector<std::string> Clean, InConflict, TooLarge, NotTried;
  for (const auto &[Extents, Shape] : It->second) {
    const auto &[Source, Count] = Shape;
    All += Count;
    if (Extents == Array.Extents) {
      Own = Count;
      continue;
    }
    if (Others == MostOthers)
      continue;
    ++Others;
    const FixResult &There = resultFor(*Source);
    auto IsSame = [&](const auto &F) { return F.Kind == Found.Kind && F.Description == Found.Description; };
    auto Tried = find_if(There.Tried, IsSame);
    const bool IsFix = any_of(There.Fixes, IsSame) || (Tried != There.Tried.end() && Tried->IsClean);
    (IsFix                        ? Clean
     : Tried == There.Tried.end() ? NotTried
     : Tried->Fits                ? InConflict
                                  : TooLarge)
        .push_back("'" + Source->declaredWith(Extents) + "'" + (There.IsCleanNow ? " (clean now)" : ""));
  }
  const size_t More = It->second.size() - 1 - Others;
  if (Clean.size() == Others && !More)
    return All == 2 ? "clean in both" : "clean in all " + std::to_string(All);
  std::string Text = "for " + std::to_string(Own) + " of " + std::to_string(All) + " instantiations, with '" +
                     Array.declaredWith(Array.Extents) + "'";
  auto List = [&](StringRef Outcome, const std::vector<std::string> &Shapes) {
    if (!Shapes.empty())
      Text += "; " + Outcome.str() + " with " + join(Shapes, ", ");
  };
  List("clean, too,", Clean);
  List("a conflict stays", InConflict);
  List("48 KiB are too little for it", TooLarge);
  List("not tried", NotTried);
  return Text + (More ? "; not looked at with " + std::to_string(More) + " others" : "");
}

/// \p Block: what it costs there, if that is known.
FixFinding ArrayFixes::findingOf(const Fix &Found, unsigned Access, const ArraySource &Array, const BlockCost *Block) {
  FixFinding F;
  F.Kind = nameOf(Found.Kind);
  F.Description = Found.Description;
  F.Where = File.Locations.spelled(Array.Where);
  F.Accesses = Found.Accesses;
  F.ExtraBytes = Found.ExtraBytes;
  if (Block && Block->addedRequests())
    F.Split = {Block->RequestsBefore, Block->RequestsAfter, !Block->MayStayMerged};
  F.Room = roomOf(Found, Array);
  F.ByHand = Found.ByHand;
  if (const std::string Shapes = shapesText(Found, Array); !Shapes.empty())
    F.ByHand += (F.ByHand.empty() ? "" : ": ") + Shapes;
  F.Safe = Found.Safe;
  if (auto W = Found.Wavefronts.find(Access); W != Found.Wavefronts.end())
    F.Wavefronts = W->second;
  F.Edits = editsOf(Found);
  return F;
}

} // namespace bankcheck::driver
