#include "Driver/CachedKernels.h"
#include "Driver/CachedFile.h"
#include "Driver/KernelArchive.h"
#include "Driver/KernelEvaluator.h"
#include "Driver/KernelMemory.h"
#include "IR/AddressSpaces.h"
#include "IR/GroupText.h"
#include "Match/PtxasInfo.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"

using namespace llvm;
using namespace bankcheck::analysis;
using namespace bankcheck::cache;
using namespace bankcheck::ir;
using namespace bankcheck::source;

namespace bankcheck::driver {
namespace {

constexpr size_t MostKnown = 4;

using KeyBytes = std::array<uint8_t, 32>;
/// Of the rest of a key, the lines and the findings.
using KeptFindings = std::pair<KeyBytes, std::pair<SpelledLines, std::string>>;
using Payload = std::pair<std::vector<std::string>, std::vector<KeptFindings>>;

bool isBelow(const Effort &Spent, const Effort &More) {
  return Spent.Steps + More.Steps <= MostOfFile.Steps && Spent.Values + More.Values <= MostOfFile.Values;
}

void addFiles(std::set<StringRef> &Files, const std::vector<TextRange> &Ranges) {
  for (const TextRange &R : Ranges)
    Files.insert(R.Begin.File);
}

void addFiles(std::set<StringRef> &Files, const std::set<Location> &Locations) {
  for (const Location &P : Locations)
    Files.insert(P.File);
}

} // namespace

CachedKernels::CachedKernels(const FileFacts &File) : File(File) {
  for (const ArraySource *Array : File.Model.allArrays())
    Arrays[Array->Where].push_back(Array);
}

std::unique_ptr<CachedKernels::Group> CachedKernels::open(const KernelGroup &Of) {
  const AnalysisOptions &Options = File.Options;
  if (Of.IsIdle || Options.DumpIr || !Options.Launches.empty() || Options.Objects ||
      !(Options.Cache || Options.Kernels))
    return nullptr;
  std::optional<GroupText> Text = textOf(File.Unoptimised, Of);
  if (!Text)
    return nullptr;
  auto G = std::make_unique<Group>();
  G->Of = &Of;
  ArchiveWriter All;
  All(Options.Cache ? Options.Cache->Program : std::string(), Options.Parse.Arch, Text->Bytes);
  LineTable Lines;
  for (auto [File, Line] : Text->Lines)
    Lines.noteLine(Text->Files[File], Line);
  Lines.close();
  for (auto [File, Line] : Text->Lines)
    All(Lines.rankOfLine(Text->Files[File], Line));
  for (const Location &P : Text->Locations)
    All(File.ForIr.UnclearFields.contains(P), File.ForIr.ConditionalLvalues.contains(P));
  for (const GlobalValue *V : Of.Reached) {
    std::string Name = V->getName().str();
    All(File.ForIr.ConstantTables.contains(Name), File.ForIr.InitialValues.contains(Name),
        File.ForIr.OfOtherFiles.contains(Name));
  }
  G->OfCode = Key::of(All.Bytes);
  G->Locations = std::move(Text->Locations);
  std::optional<Payload> Known;
  if (std::optional<std::string> InMemory = Options.Kernels ? Options.Kernels->load(G->OfCode) : std::nullopt)
    Known = unarchived<Payload>(*InMemory);
  else if (std::optional<Bytes> Kept =
               Options.Cache ? Options.Cache->Entries.load(EntryKind::Kernels, G->OfCode) : std::nullopt)
    Known = unarchived<Payload>(*Kept);
  if (Known) {
    G->Accessing = std::move(Known->first);
    for (auto &[K, Findings] : Known->second)
      G->Known.push_back({Key::withBytes(K), std::move(Findings.first), std::move(Findings.second)});
  }
  return G;
}

std::optional<CachedKernels::KeyAndLines> CachedKernels::keyOf(const Group &G) const {
  LineTable Lines;
  ArchiveWriter Notes;
  Notes.LineOf = [&](const std::string &File, uint64_t Line) {
    Lines.noteLine(File, Line);
    return 0;
  };
  Notes.ByteOf = [&](const std::string &File, uint64_t Offset) {
    Lines.noteByte(File, Offset);
    return 0;
  };
  write(G, Notes);
  Lines.close();
  ArchiveWriter All;
  All.LineOf = [&](const std::string &File, uint64_t Line) { return Line ? 1 + Lines.rankOfLine(File, Line) : 0; };
  All.ByteOf = [&](const std::string &File, uint64_t Offset) { return Lines.rankOfByte(File, Offset); };
  write(G, All);
  auto Spelled =
      Lines.spelled([&](const std::string &File) { return this->File.Locations.spelled({File, 0, 0}).File; });
  return Spelled ? std::optional(KeyAndLines{Key::of(All.Bytes), std::move(*Spelled)}) : std::nullopt;
}

void CachedKernels::write(const ArraySource &Array, ArchiveWriter &All, std::set<StringRef> &Files) const {
  const Location &Where = Array.Where;
  All(Array);
  Files.insert(Where.File);
  for (const ExtentSource &Extent : Array.ExtentTexts)
    Files.insert(Extent.Range.Begin.File);
  if (Array.Helper)
    Files.insert(Array.Helper->At.Begin.File);
  for (const ArraySource *Instance : Arrays.at(Where))
    All(Instance->Extents, Instance->ElementBytes, Instance->ElementType);
  const std::vector<LengthHolder> &Holders = File.Lengths.holdersOf(Where);
  All(Holders);
  for (const LengthHolder &H : Holders) {
    Files.insert(H.Where.File);
    addFiles(Files, H.Products);
    addFiles(Files, H.Siblings);
    for (const ExtentSource &Text : H.Texts)
      Files.insert(Text.Range.Begin.File);
  }
  auto Uses = File.Model.Uses.find(Where);
  All(Uses != File.Model.Uses.end());
  if (Uses == File.Model.Uses.end())
    return;
  All(Uses->second);
  for (const IndexUse &Use : Uses->second.Indexed)
    addFiles(Files, Use.Indices);
  for (const std::set<Location> *Some : {&Uses->second.Others, &Uses->second.OfType, &Uses->second.Distances})
    addFiles(Files, *Some);
}

void CachedKernels::write(const Group &G, ArchiveWriter &All) const {
  // Bound to all options, so that the compiler asks about a new one. Not in the key: Parse and DumpIr (\see open,
  // kindOf); Index, Others and Project, whose launches are in the sources; Launches and Objects, with which nothing is
  // kept; the others change no finding.
  const auto &[Parse, CommandLine, Configured, Launches, IsStale, OnlyIndex, Index, Others, Project, SearchesLaunches,
               Objects, Ptxas, WithFixes, WithBudget, Gpu, DumpIr, Cache, Kernels] = File.Options;
  std::set<StringRef> Files;
  All(G.OfCode, CommandLine, Configured, WithFixes, WithBudget, Gpu, Ptxas ? Ptxas->identity() : std::string());
  for (const Function *Kernel : G.Of->Kernels) {
    auto It = File.Model.Kernels.find(Kernel->getName().str());
    All(It != File.Model.Kernels.end());
    if (It == File.Model.Kernels.end())
      continue;
    KernelSource Source = It->second;
    Source.Declared.clear(); // launches were asked for by it
    for (Launch &L : Source.Launches)
      L.numberVariables();
    All(Source);
    Files.insert(It->second.Where.File);
    for (const Launch &L : It->second.Launches) {
      Files.insert(L.Where.File);
      Files.insert(L.CalledFrom.File);
    }
  }
  for (const GlobalValue *V : G.Of->Reached) {
    auto *Variable = dyn_cast<GlobalVariable>(V);
    const bool IsShared = Variable && isSharedSpace(Variable->getAddressSpace());
    std::vector<const ArraySource *> Declared; // dynamic ones in each kernel
    for (const Function *Kernel : G.Of->Kernels)
      if (const ArraySource *Array =
              IsShared ? File.Model.arrayIn(Kernel->getName().str(), V->getName().str()) : nullptr)
        if (!is_contained(Declared, Array))
          Declared.push_back(Array);
    All(Declared.size());
    for (const ArraySource *Array : Declared)
      write(*Array, All, Files);
  }
  for (const Location &P : G.Locations) {
    All(P);
    auto It = File.Model.Expressions.find(P);
    All(It == File.Model.Expressions.end() ? std::vector<ExpressionSource>() : It->second);
    if (It != File.Model.Expressions.end())
      for (const ExpressionSource &E : It->second)
        Files.insert(E.Begin.File);
    const std::set<RowLength> &Lengths = File.Lengths.at({P});
    All(Lengths);
    for (const RowLength &L : Lengths) {
      Files.insert(L.Where.File);
      Files.insert(L.Base.File);
    }
  }
  addFiles(Files, G.Locations);
  for (StringRef Path : Files)
    All(Path, File.Locations.spelled({Path.str(), 0, 0}).File, File.Locations.kindOf(Path));
}

std::optional<GroupFindings> CachedKernels::find(const Group &G, Effort &Spent) {
  if (File.Options.Cache)
    File.Options.Cache->KernelsAsked += G.Of->Kernels.size();
  if (!G.Accessing)
    return std::nullopt;
  const std::optional<KeyAndLines> Sought = keyOf(G);
  for (const Group::Findings &Known : G.Known)
    if (Sought && Known.OfRest == Sought->OfRest) {
      std::optional<GroupFindings> Found = unarchived<GroupFindings>(Known.Bytes);
      if (!Found || Found->Kernels.size() != G.Of->Kernels.size() || !isBelow(Spent, Found->Spent) ||
          !moveFindings(*Found, Known.Lines, Sought->Lines))
        return std::nullopt;
      Spent.add(Found->Spent);
      if (File.Options.Cache)
        File.Options.Cache->KernelsFound += G.Of->Kernels.size();
      return Found;
    }
  return std::nullopt;
}

void CachedKernels::keep(Group &G, const GroupFindings &Found, std::vector<std::string> Accessing,
                         const Effort &Spent) {
  if (!isBelow(Spent, {0, 0}))
    return;
  std::optional<KeyAndLines> Own = keyOf(G);
  if (!Own)
    return;
  Payload New{std::move(Accessing), {{Own->OfRest.bytes(), {std::move(Own->Lines), archived(Found)}}}};
  for (Group::Findings &Known : G.Known)
    if (New.second.size() < MostKnown && Known.OfRest != Own->OfRest)
      New.second.push_back({Known.OfRest.bytes(), {std::move(Known.Lines), std::move(Known.Bytes)}});
  std::string Bytes = archived(New);
  if (File.Options.Kernels)
    File.Options.Kernels->save(G.OfCode, Bytes);
  if (File.Options.Cache && !File.Options.Cache->Program.empty())
    Unwritten.push_back({G.OfCode, std::move(Bytes)});
}

void CachedKernels::write() {
  for (auto &[K, Bytes] : Unwritten)
    File.Options.Cache->Entries.save(EntryKind::Kernels, K, std::move(Bytes));
  Unwritten.clear();
}

} // namespace bankcheck::driver
