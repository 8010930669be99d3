#include "Edits/EditsOfFile.h"

using namespace llvm;
using namespace bankcheck::report;

namespace bankcheck::edits {

void EditsOfFile::add(const EditFinding &E) {
  if (!Made.insert({E.Offset, E.Length, E.Text}).second)
    return;
  if (E.Length)
    Replaced.push_back(E);
  else
    Inserted[E.Offset] += E.Text;
}

Expected<clang::tooling::Replacements> EditsOfFile::replacements(const std::string &Path) const {
  clang::tooling::Replacements Result;
  for (const EditFinding &E : Replaced)
    if (Error Overlap = Result.add({Path, E.Offset, E.Length, E.Text}))
      return Overlap;
  for (const auto &[Offset, Text] : Inserted)
    if (Error Overlap = Result.add({Path, Offset, 0, Text}))
      return Overlap;
  return Result;
}

} // namespace bankcheck::edits
