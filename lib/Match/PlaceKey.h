//===- PlaceKey.h - the same place, in the source and in machine code --------------===//

#ifndef BANKCHECK_MATCH_PLACEKEY_H
#define BANKCHECK_MATCH_PLACEKEY_H

#include "Basic/Location.h"
#include "Sass/LineTable.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Path.h"
#include <set>

namespace bankcheck::match {

/// Lines of the user's files, innermost first: "a.cu:3 a.cu:11". Files by their last part: the code may have been made
/// elsewhere. Libraries are left out: their lines differ from toolkit to toolkit.
using PlaceKey = std::string;

inline std::string lineText(llvm::StringRef File, unsigned Line) {
  return (llvm::sys::path::filename(File) + ":" + llvm::Twine(Line)).str();
}

/// Of an access. \p Files: the last parts of the names of its files are added.
inline PlaceKey keyOf(llvm::ArrayRef<Location> Locations, llvm::function_ref<bool(llvm::StringRef)> IsLibrary,
                      std::set<std::string> &Files) {
  PlaceKey Key;
  for (const Location &L : Locations)
    if (!IsLibrary(L.File)) {
      Key += (Key.empty() ? "" : " ") + lineText(L.File, L.Line);
      Files.insert(llvm::sys::path::filename(L.File).str());
    }
  return Key;
}

/// Of an instruction. \p Files: those of accesses.
inline PlaceKey keyOf(llvm::ArrayRef<sass::Place> Places, const std::set<std::string> &Files) {
  PlaceKey Key;
  for (const sass::Place &P : Places)
    if (Files.contains(llvm::sys::path::filename(P.File).str()))
      Key += (Key.empty() ? "" : " ") + lineText(P.File, P.Line);
  return Key;
}

} // namespace bankcheck::match

#endif
