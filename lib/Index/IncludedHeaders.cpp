#include "Index/IncludedHeaders.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/Path.h"
#include <deque>

using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::index {

StringRef includedBy(StringRef Line) {
  Line = Line.ltrim();
  if (!Line.consume_front("#") || !(Line = Line.ltrim()).consume_front("include"))
    return "";
  Line.consume_front("_next");
  Line = Line.ltrim();
  if (Line.consume_front("\""))
    return Line.take_until([](char C) { return C == '"'; });
  if (Line.consume_front("<"))
    return Line.take_until([](char C) { return C == '>'; });
  return "";
}

const std::vector<IncludedHeaders::Include> &IncludedHeaders::linesOf(const std::string &File) {
  auto [It, IsNew] = Lines.try_emplace(File);
  if (!IsNew || Lines.size() > limits::IndexedEntries)
    return It->second;
  if (auto Text = readFile(File, limits::SourceBytes))
    for (line_iterator Line(**Text); !Line.is_at_eof(); ++Line)
      if (StringRef Name = includedBy(*Line); !Name.empty())
        It->second.push_back({Name.str(), Name.data()[-1] == '"'});
  return It->second;
}

std::vector<std::string> IncludedHeaders::includesOf(const std::string &File, const HeaderSearch &Search) {
  std::vector<std::string> Result;
  for (const Include &I : linesOf(File)) {
    auto Find = [&](StringRef Folder) {
      SmallString<256> Path(Folder);
      sys::path::append(Path, I.Name);
      if (!sys::fs::is_regular_file(Path))
        return false;
      Result.push_back(comparablePath(Path));
      return true;
    };
    if (!I.IsQuoted || !Find(sys::path::parent_path(File)))
      any_of(Search.Folders, Find);
  }
  return Result;
}

std::vector<std::string> IncludedHeaders::of(const std::string &Source, const HeaderSearch &Search) {
  std::map<std::string, std::vector<std::string>> &Known = Found[Search];
  std::vector<std::string> Headers;
  StringSet<> Seen;
  std::deque<std::string> Open = {Source};
  auto Add = [&](const std::vector<std::string> &Files) {
    for (const std::string &File : Files)
      if (File != Source && Seen.insert(File).second) {
        Headers.push_back(File);
        Open.push_back(File);
      }
  };
  Add(Search.First);
  for (; !Open.empty(); Open.pop_front()) {
    auto [It, IsNew] = Known.try_emplace(Open.front());
    if (IsNew)
      It->second = includesOf(Open.front(), Search);
    Add(It->second);
  }
  return Headers;
}

} // namespace bankcheck::index
