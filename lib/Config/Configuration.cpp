#include "Config/Configuration.h"
#include "Frontend/Architecture.h"
#include "Input/Paths.h"
#include "Report/Diagnostic.h"
#include "Report/TimeShare.h"
#include "Source/Assumption.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/GlobPattern.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"

using namespace llvm;
using namespace bankcheck::driver;
using namespace bankcheck::input;
using namespace bankcheck::report;
using namespace bankcheck::source;

namespace bankcheck::config {
namespace {

/// \p Path as it is written in patterns: relative to the folder.
std::string patternPath(StringRef Folder, StringRef Path) {
  return Folder.empty() ? comparablePath(Path) : relativePath(Folder, Path);
}

bool matchesAny(ArrayRef<std::string> Patterns, StringRef Path) {
  return any_of(Patterns,
                [&](const std::string &Pattern) { return cantFail(GlobPattern::create(Pattern)).match(Path); });
}

template <typename T> void take(std::optional<T> &Into, const std::optional<T> &Over) {
  if (Over)
    Into = Over;
}

void add(const std::string &Kernel, const std::map<std::string, int64_t> &Set, ArrayRef<std::string> Assume,
         UserOverrides &Into) {
  for (auto &[Name, Value] : Set)
    Into.Parameters.push_back({Kernel, Name, ParameterFact::exactly(Value)});
  Assumptions Facts;
  for (const std::string &Text : Assume)
    cantFail(assume(Text, Facts)); // checked when it was read
  for (auto &[Name, Fact] : Facts)
    Into.Parameters.push_back({Kernel, Name, Fact});
}

} // namespace

std::optional<std::string> Configuration::findFor(const std::string &Source) {
  SmallString<256> Folder(comparablePath(Source));
  while (!(sys::path::remove_filename(Folder), Folder).empty()) {
    SmallString<256> Path(Folder);
    sys::path::append(Path, FileName);
    if (sys::fs::exists(Path))
      return Path.str().str();
    if (Folder == sys::path::root_path(Folder))
      break;
  }
  return std::nullopt;
}

Configuration Configuration::overriddenBy(const Configuration &Over) const {
  Configuration C = *this;
  take(C.Arch, Over.Arch);
  take(C.Block, Over.Block);
  take(C.HeaderFilter, Over.HeaderFilter);
  take(C.SystemHeaders, Over.SystemHeaders);
  take(C.MinimumWays, Over.MinimumWays);
  take(C.MinimumGain, Over.MinimumGain);
  take(C.TheFailOn, Over.TheFailOn);
  for (auto &[Name, Value] : Over.Set)
    C.Set[Name] = Value;
  for (auto &[Kind, Level] : Over.Severities)
    C.Severities[Kind] = Level;
  C.Kernels.insert(C.Kernels.begin(), Over.Kernels.begin(), Over.Kernels.end());
  C.Include.insert(C.Include.end(), Over.Include.begin(), Over.Include.end());
  C.Exclude.insert(C.Exclude.end(), Over.Exclude.begin(), Over.Exclude.end());
  return C;
}

bool Configuration::takeBlock(StringRef Text) {
  std::optional<BlockOverride> Setting = parseBlockOverride(Text);
  if (Setting && Setting->Kernel.empty())
    Block = Setting->Shape;
  else if (Setting)
    Kernels.insert(Kernels.begin(), KernelConfiguration{Setting->Kernel, Setting->Shape, {}, {}});
  return Setting.has_value();
}

bool Configuration::takeValue(StringRef Text) {
  std::optional<ParameterOverride> Setting = parseParameterOverride(Text);
  if (Setting && Setting->Kernel.empty())
    Set[Setting->Parameter] = Setting->Fact.Low;
  else if (Setting)
    Kernels.insert(Kernels.begin(),
                   KernelConfiguration{Setting->Kernel, std::nullopt, {{Setting->Parameter, Setting->Fact.Low}}, {}});
  return Setting.has_value();
}

void Configuration::configure(AnalysisOptions &Options, const std::string &ArchOfFlags) const {
  Options.Parse.Arch = Arch ? *Arch : ArchOfFlags.empty() ? frontend::DefaultArch : ArchOfFlags;
  Options.Configured = userOverrides();
  Options.WithBudget |= MinimumGain.has_value();
}

UserOverrides Configuration::userOverrides() const {
  UserOverrides S;
  for (const KernelConfiguration &K : Kernels) {
    if (K.Block)
      S.Blocks.push_back({K.Name, *K.Block});
    add(K.Name, K.Set, K.Assume, S);
  }
  if (Block)
    S.Blocks.push_back({"", *Block});
  add("", Set, {}, S);
  return S;
}

bool Configuration::takes(const std::string &Source) const {
  std::string Path = patternPath(Folder, Source);
  return (Include.empty() || matchesAny(Include, Path)) && !matchesAny(Exclude, Path);
}

static bool isPossibleConflict(const AccessFinding &A) { return A.isOnlyPossible(); }
static bool isPossibleConflict(const RemarkFinding &) { return false; }

template <typename Finding> bool Configuration::failsByKind(const Finding &F) const {
  switch (F.kind()) {
  case FindingKind::Conflict:
  case FindingKind::Misaligned:
    return !isPossibleConflict(F) || TheFailOn == FailOn::Possible || TheFailOn == FailOn::Undecided;
  case FindingKind::Undecided:
    return TheFailOn == FailOn::Undecided;
  default:
    return F.kind() == FindingKind::Skipped;
  }
}

void Configuration::applyTo(Report &R, const std::string &Source) const {
  std::optional<Regex> Headers;
  if (HeaderFilter)
    Headers.emplace(*HeaderFilter);
  std::string Main = comparablePath(Source);
  auto Apply = [&](auto &Finding) {
    bool Fails = failsByKind(Finding);
    if (auto It = Severities.find(Finding.kind()); It != Severities.end())
      Finding.Level = It->second;
    else if (Fails && severityOf(Finding) == Severity::Note)
      Finding.Level = Severity::Warning;
    if (Finding.Level && isPossibleConflict(Finding) && !Fails)
      Finding.Level = std::min(*Finding.Level, Severity::Note);
    Severity Level = severityOf(Finding);
    Finding.Fails = TheFailOn != FailOn::Never && (Level == Severity::Error || (Fails && Level == Severity::Warning));
    std::string Path = patternPath(Folder, Finding.Where.File);
    if (Finding.Level == Severity::Ignore)
      Finding.IsWithheld = Withheld::Ignored;
    else if (Finding.Where.Line && comparablePath(Finding.Where.File) != Main &&
             (matchesAny(Exclude, Path) || (Headers && !Headers->match(Path))))
      Finding.IsWithheld = Withheld::Path;
  };
  for (RemarkFinding &F : R.Remarks)
    Apply(F);
  for (AccessFinding &A : R.Accesses) {
    Apply(A);
    if (A.IsWithheld == Withheld::No && A.InSystemHeader && !SystemHeaders.value_or(false))
      A.IsWithheld = Withheld::System;
    if (A.IsWithheld == Withheld::No && MinimumWays && A.Verdict == FindingVerdict::Conflict &&
        A.Worst->Ways < *MinimumWays)
      A.IsWithheld = Withheld::FewWays;
    if (A.IsWithheld == Withheld::No && MinimumGain)
      if (std::optional<TimeShare> Share = timeShareOf(A, R.Kernels[A.Kernel]);
          Share && 100 * Share->Most < *MinimumGain)
        A.IsWithheld = Withheld::Cheap;
  }
}

} // namespace bankcheck::config
