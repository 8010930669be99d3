#include "Driver/CachedFile.h"
#include "Cache/ProgramIdentity.h"
#include "Driver/FileResultArchive.h"
#include "Frontend/Invocation.h"
#include "Input/Paths.h"
#include "Match/ObjectCode.h"
#include "Match/PtxasInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Process.h"

using namespace llvm;
using namespace bankcheck::cache;

namespace bankcheck::driver {
namespace {

/// Bound to all options, so that the compiler asks about a new one. Those that are not in the key: Contents, Index, Others
/// and Project answer questions, SearchesLaunches says which; Reads, Before, Begin, IsWorkedOn, IsStale, Cache and
/// Kernels change no result.
Key keyOf(const AnalysisOptions &Options, const std::string &Program) {
  const auto &[Parse, CommandLine, Configured, Launches, IsStale, OnlyIndex, Index, Others, Project, SearchesLaunches,
               Objects, Ptxas, WithFixes, WithBudget, Gpu, DumpIr, Cache, Kernels] = Options;
  const auto &[File, Flags, Arch, Toolkit, WithCccl, WithBuiltinAtomics, IsOfHost, HasOtherFlags, OnlyAst, Resources,
               Uninitialised, Contents, Reads, Before, Begin, IsWorkedOn] = Parse;
  const auto &[ClangResourceDir, BundledHeaders] = Resources;
  std::vector<std::optional<std::string>> Environment;
  for (const char *Variable : frontend::EnvironmentOfParse)
    Environment.push_back(sys::Process::GetEnv(Variable));
  return Key::of(archived(Program, File, input::comparablePath("."), Flags, Arch, Toolkit,
                          Toolkit.empty() ? std::string() : frontend::headersOf(Toolkit), WithCccl, WithBuiltinAtomics,
                          IsOfHost, HasOtherFlags, OnlyAst, ClangResourceDir, BundledHeaders, Uninitialised,
                          CommandLine, Configured, Launches, OnlyIndex, Others != nullptr, Index != nullptr,
                          Objects ? Objects->identity() : std::string(), Ptxas ? Ptxas->identity() : std::string(),
                          WithFixes, WithBudget, Gpu, Environment));
}

Key keyOf(const Key &Before, const AnsweredQuestions &OfFiles) { return Key::of(archived(Before, OfFiles)); }

Key keyOf(const Key &Before, const std::map<std::string, index::LaunchesElsewhere> &OfProgram) {
  return Key::of(archived(Before, OfProgram));
}

/// The entry's value, if it is there.
template <typename T> std::optional<T> load(const ResultCache &Cache, EntryKind Kind, const Key &K) {
  std::optional<Bytes> Read = Cache.Entries.load(Kind, K);
  return Read ? unarchived<T>(*Read) : std::nullopt;
}

/// Of the last runs, the newest first.
using QuestionLists = std::vector<std::vector<FileQuestion>>;
constexpr size_t MostLists = 4;

using ProgramEntry = std::pair<index::IndexedFile, std::vector<std::string>>;

} // namespace

ResultCache::ResultCache(Store Entries) : Entries(std::move(Entries)), Program(programIdentity()) {}

CachedFile::CachedFile(const AnalysisOptions &Options) : Options(Options), Cache(Options.Cache.get()) {
  if (Cache && (Cache->Program.empty() || Options.DumpIr))
    Cache = nullptr;
  if (Cache)
    OfOptions = keyOf(Options, Cache->Program);
}

std::optional<FileResult> CachedFile::find() {
  if (!Cache)
    return std::nullopt;
  ++Cache->Asked;
  auto Lists = load<QuestionLists>(*Cache, EntryKind::Reads, OfOptions);
  for (const std::vector<FileQuestion> &Questions : Lists ? *Lists : QuestionLists())
    if (std::optional<FileResult> Result = find(Questions)) {
      ++Cache->Found;
      Result->WasKept = true;
      return Result;
    }
  HasOther = Lists.has_value();
  return std::nullopt;
}

std::optional<FileResult> CachedFile::find(const std::vector<FileQuestion> &Questions) {
  AnsweredQuestions OfFiles;
  for (const FileQuestion &Question : Questions)
    OfFiles.emplace_hint(OfFiles.end(), Question, Cache->Files.on(Question, Options.Parse.Contents));
  const Key OfTexts = keyOf(OfOptions, OfFiles);
  auto Known = load<ProgramEntry>(*Cache, EntryKind::Program, OfTexts);
  if (!Known)
    return std::nullopt;
  const auto &[Indexed, Kernels] = *Known;
  if (Options.Others)
    Options.Others->note(Indexed);
  std::map<std::string, index::LaunchesElsewhere> OfProgram;
  for (const std::string &Linkage : Kernels)
    if (auto Answer = launchesElsewhere(Options, Indexed, Linkage))
      OfProgram.emplace(Linkage, std::move(*Answer));
  return load<FileResult>(*Cache, EntryKind::Result, keyOf(OfTexts, OfProgram));
}

bool CachedFile::mayBeKept(const ReadLog &Reads) const {
  return Reads.isRepeatable() && !(Options.IsStale && Options.IsStale()) && isOfFiles(Reads);
}

bool CachedFile::isOfFiles(const ReadLog &Reads) const {
  const Contents &Instead = Options.Parse.Contents;
  if (Instead.empty())
    return true;
  return all_of(Reads.answers(), [&](const auto &Asked) {
    const auto &[Question, Answer] = Asked;
    return !Instead.contains(input::comparablePath(Question.Path)) || Cache->Files.on(Question) == Answer;
  });
}

void CachedFile::keep(const FileResult &Result, const ReadLog &Reads,
                      const std::map<std::string, index::LaunchesElsewhere> &OfProgram) {
  if (!Cache || !mayBeKept(Reads))
    return;
  const AnsweredQuestions OfFiles = Reads.answers();
  const Key OfTexts = keyOf(OfOptions, OfFiles);
  std::vector<FileQuestion> Questions;
  for (const auto &[Question, Answer] : OfFiles)
    Questions.push_back(Question);
  std::vector<std::string> Kernels;
  for (const auto &[Linkage, Answer] : OfProgram)
    Kernels.push_back(Linkage);
  Cache->Entries.save(EntryKind::Result, keyOf(OfTexts, OfProgram), archived(Result));
  Cache->Entries.save(EntryKind::Program, OfTexts, archived(ProgramEntry(Result.Indexed, std::move(Kernels))));
  auto Lists = load<QuestionLists>(*Cache, EntryKind::Reads, OfOptions).value_or(QuestionLists());
  llvm::erase(Lists, Questions);
  Lists.insert(Lists.begin(), std::move(Questions));
  Lists.resize(std::min(Lists.size(), MostLists));
  Cache->Entries.save(EntryKind::Reads, OfOptions, archived(Lists));
}

} // namespace bankcheck::driver
