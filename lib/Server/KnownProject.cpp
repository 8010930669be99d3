#include "Server/KnownProject.h"
#include "Index/FunctionText.h"
#include "Index/Includers.h"
#include "Index/KernelText.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::index;

namespace bankcheck::server {

bool launchesDiffer(const std::vector<IndexedFile> &Own, const IndexPtr &A, const IndexPtr &B) {
  if (A == B)
    return false;
  ProjectIndex Before = A ? *A : ProjectIndex(), After = B ? *B : ProjectIndex();
  for (const IndexedFile &File : Own) {
    Before.add(File);
    After.add(File);
  }
  return any_of(Own, [&](const IndexedFile &File) {
    return any_of(File.Kernels, [&](const auto &K) {
      return Before.launchesElsewhere(File, K.first) != After.launchesElsewhere(File, K.first);
    });
  });
}

void KnownProject::forget() {
  Index = nullptr;
  Sought.clear();
  Wanted.clear();
}

void KnownProject::learn(const std::vector<IndexedFile> &Files) {
  auto IsNew = [&](const IndexedFile &File) {
    const IndexedFile *Known = Index ? Index->find(File.Path) : nullptr;
    return !Known || *Known != File;
  };
  if (none_of(Files, IsNew))
    return;
  auto All = std::make_shared<ProjectIndex>(Index ? *Index : ProjectIndex());
  for (const IndexedFile &File : Files)
    All->add(File);
  Index = All;
}

void KnownProject::learn(const ProjectIndex &Read) {
  std::vector<IndexedFile> Files;
  for (const auto &[Path, File] : Read.files())
    Files.push_back(File);
  learn(Files);
}

bool KnownProject::isSought(const std::string &File, const std::set<std::string> &Names) const {
  auto It = Sought.find(File);
  return Names.empty() || (It != Sought.end() && std::ranges::includes(It->second, Names));
}

void KnownProject::noteSought(const std::string &File, std::set<std::string> Names, std::set<std::string> Unread,
                              bool Success) {
  Names.merge(Wanted[File]);
  Wanted.erase(File);
  if (!Success)
    Unread = Names;
  Sought[File].merge(Names);
  IndexedFile Others; // stands for all that are not read
  Others.Path = File + "/unread";
  Others.Words = std::move(Unread);
  if (!Others.Words.empty() || (Index && Index->find(Others.Path)))
    learn(std::vector{std::move(Others)});
}

bool KnownProject::mayConcern(const std::string &File, const std::string &Path, StringRef Text) const {
  auto It = Sought.find(File);
  if (It == Sought.end())
    return false;
  StringSet<> Names;
  for (const std::string &Name : It->second)
    Names.insert(Name);
  const NamesInText Has = namesIn(Text, isHeaderName(Path) ? TextKind::Header : TextKind::Source, Names);
  return Has.Pastes || !Has.Named.empty() || mayLaunch(Text, Names);
}

std::set<std::string> KnownProject::knownReadersOf(const std::string &Path) const {
  std::set<std::string> Result;
  if (Index)
    for (const auto &[Source, File] : Index->files())
      if (Source == Path || File.Includes.contains(Path))
        Result.insert(Source);
  return Result;
}

} // namespace bankcheck::server
