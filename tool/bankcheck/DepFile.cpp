#include "DepFile.h"
#include "Command.h"
#include "OutputFile.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace bankcheck::cli {
namespace {

cl::opt<std::string> DepFile(
    "depfile",
    cl::desc(
        "Write a rule for make and ninja: what -o names depends on the files that were read, system headers left out"),
    cl::value_desc("FILE"), cl::sub(cl::SubCommand::getTopLevel()), cl::sub(indexCommand()),
    cl::cat(category(OptionGroup::Report)));

/// Whether make and ninja can read \p Path: control characters and some others end a name for one of them, '='
/// makes it an assignment and ':' a target, and a backslash may be read as an escape of the next character.
bool canBeQuotedForMake(StringRef Path) {
  auto IsControl = [](char C) { return uint8_t(C) < 0x20 || C == 0x7f; };
  return none_of(Path, IsControl) && Path.find_first_of("\"&'*:;<=>?^`|") == StringRef::npos && !Path.ends_with("\\") &&
         !Path.contains("\\#");
}

/// As make reads it; ninja understands the same. Backslashes stand for themselves, but before a blank.
std::string quotedForMake(StringRef Path) {
  std::string Result;
  for (size_t I = 0; I < Path.size(); ++I) {
    if (Path[I] == ' ')
      Result.append(Path.take_front(I).size() - Path.take_front(I).rtrim('\\').size() + 1, '\\');
    else if (Path[I] == '#')
      Result += '\\';
    else if (Path[I] == '$')
      Result += '$';
    Result += Path[I];
  }
  return Result;
}

} // namespace

Error writeDepFile(const std::set<std::string> &Read) {
  if (DepFile.empty())
    return Error::success();
  if (Output == "-")
    return createStringError("--depfile needs -o FILE, which the rule is for");
  auto IsUnnamed = [](StringRef File) { return !canBeQuotedForMake(File); };
  if (auto It = find_if(Read, IsUnnamed); IsUnnamed(Output) || It != Read.end())
    return createStringError("--depfile: no rule for make and ninja can name '" + (IsUnnamed(Output) ? Output : *It) +
                             "'");
  return writeOutput(DepFile, [&](raw_ostream &Out) {
    Out << quotedForMake(Output) << ":";
    for (const std::string &File : Read)
      Out << " \\\n  " << quotedForMake(File);
    Out << "\n";
  });
}

} // namespace bankcheck::cli
