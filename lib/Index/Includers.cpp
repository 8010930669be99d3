#include "Index/Includers.h"
#include "Index/IncludedHeaders.h"
#include "Index/KernelText.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/Path.h"
#include <deque>
#include <set>

using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::index {
namespace {

bool isSourceName(StringRef File) { return sys::path::extension(File) == ".cu"; }

/// Files below the folder that are named like CUDA or C++, near ones first.
std::vector<std::string> filesBelow(const std::string &Folder) {
  std::vector<std::string> Files;
  std::deque<std::string> Folders = {Folder};
  for (size_t Entries = 0; !Folders.empty(); Folders.pop_front()) {
    std::vector<std::string> Inner;
    std::error_code Error;
    for (sys::fs::directory_iterator I(Folders.front(), Error, /*follow_symlinks=*/false), End; I != End && !Error;
         I.increment(Error)) {
      if (++Entries > limits::IndexedEntries)
        return Files;
      if (sys::path::filename(I->path()).starts_with("."))
        continue;
      if (I->type() == sys::fs::file_type::directory_file)
        Inner.push_back(I->path());
      else if (isSourceName(I->path()) || isHeaderName(I->path()))
        Files.push_back(I->path());
    }
    llvm::sort(Inner);
    Folders.insert(Folders.end(), Inner.begin(), Inner.end());
  }
  return Files;
}

/// Whether \p Name in \p File can mean \p Header: relative to the file's folder, or below some other folder.
bool canMean(StringRef Name, StringRef File, StringRef Header) {
  SmallString<256> Path(sys::path::parent_path(File));
  sys::path::append(Path, Name);
  sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
  if (Path == Header)
    return true;
  SmallString<256> Plain(Name);
  sys::path::remove_dots(Plain, /*remove_dot_dot=*/true);
  StringRef End = Plain;
  while (End.consume_front("../"))
    ;
  return Header.ends_with(End) && Header.drop_back(End.size()).ends_with("/");
}

} // namespace

size_t commonFolders(StringRef A, StringRef B) {
  auto I = sys::path::begin(A), J = sys::path::begin(B);
  size_t Common = 0;
  for (; I != sys::path::end(A) && J != sys::path::end(B) && *I == *J; ++I, ++J)
    ++Common;
  return Common;
}

bool isHeaderName(StringRef File) { return is_contained(HeaderExtensions, sys::path::extension(File)); }

Includers::Includers(const std::string &Folder, const std::vector<std::string> &Commanded) {
  for (const std::string &File : Commanded) {
    this->Commanded.insert(File);
    read(File);
  }
  for (const std::string &File : filesBelow(Folder))
    read(comparablePath(File));
}

void Includers::read(const std::string &File) {
  if (!Seen.insert(File).second || Seen.size() > limits::IndexedEntries)
    return;
  ErrorOr<std::unique_ptr<MemoryBuffer>> Text = readFile(File, limits::SourceBytes);
  if (!Text)
    return;
  if ((*Text)->getBuffer().contains("<<<") || (*Text)->getBuffer().contains("cudaLaunch"))
    Launching.insert(File);
  for (line_iterator Line(**Text); !Line.is_at_eof(); ++Line)
    if (StringRef Name = includedBy(*Line); !Name.empty())
      ByName[sys::path::filename(Name).str()].push_back({File, Name.str()});
}

std::vector<std::string> Includers::of(const std::string &Header) const {
  std::vector<std::string> Sources;
  std::set<std::string> Reached = {Header};
  std::deque<std::string> Open = {Header};
  for (; !Open.empty(); Open.pop_front()) {
    auto It = ByName.find(sys::path::filename(Open.front()));
    if (It == ByName.end())
      continue;
    for (const Includer &I : It->second) {
      if (!canMean(I.Name, I.File, Open.front()) || !Reached.insert(I.File).second)
        continue;
      if (isSourceName(I.File))
        Sources.push_back(I.File);
      Open.push_back(I.File);
    }
  }
  auto Rank = [&](const std::string &File) {
    return std::tuple(!Commanded.contains(File), !Launching.contains(File),
                      sys::path::stem(File) != sys::path::stem(Header), -int64_t(commonFolders(File, Header)), File);
  };
  llvm::sort(Sources, [&](const std::string &A, const std::string &B) { return Rank(A) < Rank(B); });
  return Sources;
}

std::vector<std::string> filesNaming(const StringSet<> &Words, const std::vector<std::string> &Files) {
  auto HasWord = [&](StringRef Text) { return !eachWord(Text, [&](StringRef Word) { return !Words.contains(Word); }); };
  std::vector<std::string> Result;
  for (const std::string &File : Files)
    if (auto Text = readFile(File, limits::SourceBytes); Text && HasWord((*Text)->getBuffer()))
      Result.push_back(File);
  return Result;
}

} // namespace bankcheck::index
