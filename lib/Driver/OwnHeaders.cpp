#include "Driver/OwnHeaders.h"
#include "Index/Includers.h"
#include "Input/Paths.h"
#include "Limits/Limits.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <set>

using namespace llvm;

namespace bankcheck::driver {

bool isFolderOfSystem(const std::string &Folder) {
  return sys::fs::exists(Folder + "/stdlib.h") || sys::fs::exists(Folder + "/cuda_runtime_api.h");
}

/// Headers in \p Folder itself: they may include those below it by their place beside it.
static void addHeadersIn(const std::string &Folder, std::set<std::string> &Names) {
  size_t Entries = 0;
  std::error_code Error;
  for (sys::fs::directory_iterator I(Folder, Error), End; I != End && !Error; I.increment(Error)) {
    if (++Entries > limits::IndexedEntries)
      return;
    if (StringRef Name = sys::path::filename(I->path()); index::isHeaderName(Name))
      Names.insert(Name.str());
  }
}

void makeOwn(std::vector<std::string> &Flags, ArrayRef<std::string> Headers) {
  std::set<std::string> Prefixes;
  for (size_t I = 0; I < Flags.size(); ++I) {
    StringRef Value = Flags[I];
    if (!Value.consume_front("-isystem") && !Value.consume_front("-idirafter"))
      continue;
    if (Value.empty() && ++I < Flags.size())
      Value = Flags[I];
    const std::string Folder = input::comparablePath(Value);
    std::set<std::string> Names;
    for (StringRef Header : Headers)
      if (Header.consume_front(Folder) && Header.consume_front("/"))
        Names.insert(Header.contains('/') ? Header.take_front(Header.find('/') + 1).str() : Header.str());
    if (Names.empty() || isFolderOfSystem(Folder))
      continue;
    addHeadersIn(Folder, Names);
    Prefixes.merge(Names);
  }
  for (const std::string &Prefix : Prefixes)
    Flags.push_back("--no-system-header-prefix=" + Prefix);
}

} // namespace bankcheck::driver
