#include "Match/PlaceKey.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace bankcheck::match {
namespace {

std::string lineText(StringRef FileName, unsigned Line) { return (FileName + ":" + Twine(Line)).str(); }

} // namespace

AccessPlaces::AccessPlaces(const StatementLines &Of, function_ref<bool(StringRef)> IsLibrary) : IsLibrary(IsLibrary) {
  for (const auto &[File, Lines] : Of)
    if (!IsLibrary(File))
      for (auto [First, Last] : Lines) {
        unsigned &To = Statements[sys::path::filename(File).str()][First];
        To = std::max(To, Last);
      }
}

PlaceKey AccessPlaces::add(ArrayRef<Location> Locations, StringRef Instruction) {
  PlaceKey Key;
  for (const Location &L : Locations)
    if (!IsLibrary(L.File)) {
      const StringRef Name = sys::path::filename(L.File);
      Key += (Key.empty() ? "" : " ") + lineText(Name, L.Line);
      Files.insert(Name.str());
    }
  Instructions[Key].insert(Instruction.str());
  return Key;
}

PlaceKey AccessPlaces::keyOf(ArrayRef<sass::Place> Places, StringRef Instruction) const {
  PlaceKey Behind;
  StringRef InnermostFile;
  unsigned Innermost = 0;
  for (const sass::Place &P : Places) {
    const StringRef Name = sys::path::filename(P.File);
    if (!Files.contains(Name.str()))
      continue;
    if (InnermostFile.empty()) {
      InnermostFile = Name;
      Innermost = P.Line;
    } else
      Behind += " " + lineText(Name, P.Line);
  }
  if (InnermostFile.empty())
    return "";
  auto KeyAt = [&](unsigned Line) { return lineText(InnermostFile, Line) + Behind; };
  auto Has = [&](const PlaceKey &Key) {
    auto Found = Instructions.find(Key);
    return Found != Instructions.end() && Found->second.contains(Instruction.str());
  };
  const PlaceKey Own = KeyAt(Innermost);
  auto Lines = Statements.find(InnermostFile.str());
  if (Has(Own) || Lines == Statements.end())
    return Own;
  // Of the expressions around it those that begin last, and are the smallest, come first.
  for (auto It = Lines->second.upper_bound(Innermost); It != Lines->second.begin();) {
    const auto [First, Last] = *--It;
    if (Last < Innermost)
      continue;
    std::optional<PlaceKey> Other;
    bool IsOnlyOne = true;
    for (unsigned Line = First; Line <= Last; ++Line)
      if (Has(KeyAt(Line))) {
        IsOnlyOne &= !Other;
        Other = KeyAt(Line);
      }
    if (Other)
      return IsOnlyOne ? *Other : Own;
  }
  return Own;
}

} // namespace bankcheck::match
