#include "Driver/ProjectFiles.h"
#include "Driver/OwnHeaders.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace bankcheck::frontend;
using namespace bankcheck::index;
using namespace bankcheck::input;

namespace bankcheck::driver {
namespace {

/// In which a header's includers are looked for: its repository, else the current folder if it lies below that,
/// else its own folder.
std::string folderOfProject(StringRef Header) {
  StringRef Own = sys::path::parent_path(Header);
  for (StringRef D = Own; !D.empty(); D = sys::path::parent_path(D))
    if (sys::fs::exists(D + "/.git"))
      return D.str();
  std::string Here = comparablePath(".");
  return Own == Here || Own.starts_with(Here + "/") ? Here : Own.str();
}

} // namespace

static void nearFirst(std::vector<std::string> &Sources, const std::string &File) {
  llvm::stable_sort(Sources, [&](const std::string &A, const std::string &B) {
    return commonFolders(A, File) > commonFolders(B, File);
  });
}

std::vector<std::string> ProjectFiles::includersOf(const std::string &Header, const ProjectIndex *Known,
                                                   const StringSet<> *Words) {
  std::string Folder = folderOfProject(Header);
  auto It = ByFolder.find(Folder);
  if (It == ByFolder.end())
    It = ByFolder.emplace(Folder, Includers(Folder, Commands->sourcesFor(Header))).first;
  std::vector<std::string> Files;
  static const ProjectIndex None;
  for (const auto &[Path, File] : (Known ? *Known : None).files())
    if (File.Includes.contains(Header) && sys::path::extension(Path) == ".cu" && sys::fs::is_regular_file(Path))
      Files.push_back(Path);
  nearFirst(Files, Header);
  for (const std::string &File : It->second.of(Header))
    if (!is_contained(Files, File))
      Files.push_back(File);
  if (Words)
    Files = filesNaming(*Words, Files);
  if (Files.size() > limits::Includers)
    Files.resize(limits::Includers);
  return Files;
}

/// What is the project's own: no headers of the system, and no toolkit's.
static HeaderSearch searchOf(ArrayRef<std::string> Flags) {
  HeaderSearch Result;
  auto AddFolder = [&](StringRef Folder) {
    if (!isFolderOfSystem(Folder.str()) && !is_contained(Result.Folders, Folder))
      Result.Folders.push_back(Folder.str());
  };
  for (size_t I = 0; I < Flags.size(); ++I) {
    StringRef Flag = Flags[I];
    const bool IsFile = Flag.consume_front("-include") || Flag.consume_front("-imacros");
    if (!IsFile && !Flag.consume_front("-iquote") && !Flag.consume_front("-idirafter") && !Flag.consume_front("-I"))
      continue;
    StringRef Value = Flag.empty() && I + 1 < Flags.size() ? StringRef(Flags[++I]) : Flag;
    if (!IsFile)
      AddFolder(Value);
    else if (sys::fs::is_regular_file(Value))
      Result.First.push_back(comparablePath(Value));
  }
  return Result;
}

const std::vector<std::string> &ProjectFiles::headersOf(const std::string &Source) {
  auto [It, IsNew] = HeadersOf.try_emplace(Source);
  if (IsNew) {
    std::optional<AnalysisOptions> Own = Options(Source); // none: a configuration leaves it out
    It->second = Included.of(Source, searchOf(Own ? Own->Parse.Flags : Commands->flagsOf(Source).Flags));
  }
  return It->second;
}

std::vector<std::string> ProjectFiles::launchersOf(const KernelNames &Kernels, const std::string &File) {
  StringMap<bool> Known;
  auto Launches = [&](const std::string &Text) {
    auto [It, IsNew] = Known.try_emplace(Text, false);
    if (IsNew)
      if (auto Buffer = readFile(Text, limits::SourceBytes))
        It->second = mayLaunch((*Buffer)->getBuffer(), Kernels);
    return It->second;
  };
  std::vector<std::string> Sources = Commands->sourcesFor(File);
  llvm::erase_if(Sources,
                 [&](const std::string &Source) { return !Launches(Source) && none_of(headersOf(Source), Launches); });
  nearFirst(Sources, File);
  return Sources;
}

ProjectFiles::SourcesCalling ProjectFiles::sourcesCalling(const StringSet<> &Functions, const std::string &File,
                                                          function_ref<bool(const std::string &)> IsKnown) {
  std::vector<std::string> Sources = Commands->sourcesFor(File, CompileCommands::SourceKind::Any);
  nearFirst(Sources, File);
  StringMap<NamesInText> OfHeader;
  auto Read = [&](const std::string &Text, TextKind Kind) {
    auto Buffer = readFile(Text, limits::SourceBytes);
    return Buffer ? namesIn((*Buffer)->getBuffer(), Kind, Functions) : NamesInText();
  };
  SourcesCalling Result;
  for (const std::string &Source : Sources) {
    if (IsKnown(Source))
      continue;
    NamesInText All = Read(Source, TextKind::Source);
    for (const std::string &Header : headersOf(Source)) {
      auto [It, IsNew] = OfHeader.try_emplace(Header);
      if (IsNew)
        It->second = Read(Header, TextKind::Header);
      All.add(It->second);
    }
    std::set<std::string> Named = callable(All, Functions);
    if (Named.empty())
      continue;
    // In a project that pastes much, many have the parts of a name: these are not worth a parse each.
    const bool IsWorthParse = !All.Named.empty() && CompileCommands::isCudaOrCpp(Source);
    if (IsWorthParse && Result.Nearest.size() < limits::Callers)
      Result.Nearest.push_back({Source, std::move(Named)});
    else
      Result.NamesInOthers.merge(Named);
  }
  return Result;
}

} // namespace bankcheck::driver
