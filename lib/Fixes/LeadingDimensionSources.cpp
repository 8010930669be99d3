#include "Fixes/LeadingDimensionSources.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::lanes;
using namespace bankcheck::source;

namespace bankcheck::fixes {

namespace {

/// Those in the lines of an access that are of the array: by its name if they are, else
/// by the one name that there is, which has to be another of it.
std::vector<RowLength> factorsOf(const LayoutTarget &S, unsigned Number) {
  std::vector<RowLength> OfArray, Open;
  std::set<Location> Bases;
  for (const RowLength &R : S.Accesses.LengthsOf(Number)) {
    if (R.Array == S.Array.Name)
      OfArray.push_back(R);
    else if (R.Array.empty()) {
      Open.push_back(R);
      Bases.insert(R.Base);
    }
  }
  return !OfArray.empty() || Bases.size() != 1 ? OfArray : Open;
}

/// Whether all that the access touches lies in the first row, wherever the others begin.
bool isInFirstRow(const LayoutTarget &S, unsigned Number, uint64_t RowBytes) {
  return all_of(S.Touched->of(Number), [&](const ArrayRequest *T) {
    const BankQuery &Q = T->TheQuery;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      if ((Q.Active >> Lane & 1) && (!Q.Address.isKnown() || uint64_t(Q.Address.Constant[Lane]) + Q.Width > RowBytes))
        return false;
    return true;
  });
}

/// Whether it is the length of such rows, and another value makes the longer ones: what counts whole rows of an array
/// (4 in `tile[4 * k][x]`) leaves no gap of a few elements.
bool isLengthOf(const LayoutTarget &S, const RowLength &R, const RowShape &Shape) {
  return R.UnitBytes ? R.rowBytes() == Shape.Period && Shape.Gap % R.UnitBytes == 0
                     : R.Value == int64_t(Shape.Period / S.rowUnit());
}

/// With what is known of their names where these are holders.
std::set<RowLength> withOtherUses(const LayoutTarget &S, const std::set<RowLength> &Sources) {
  std::set<RowLength> Result;
  for (RowLength R : Sources) {
    for (const LengthHolder &H : S.Accesses.HoldersOf(S.Array.Where))
      if (H.Name == R.Name && H.Where.File == R.Where.File)
        R.AlsoUsed.insert(H.OtherUses.begin(), H.OtherUses.end());
    Result.insert(std::move(R));
  }
  return Result;
}

} // namespace

std::set<RowLength> leadingDimensionSources(const LayoutTarget &S, const RowShape &Shape) {
  std::set<RowLength> Certain, Open;
  for (unsigned Number : S.Touched->numbers()) {
    std::set<RowLength> KnownHere, OpenHere;
    std::set<std::pair<std::string, Location>> Names;
    for (const RowLength &R : factorsOf(S, Number)) {
      if (R.Value && !isLengthOf(S, R, Shape))
        continue;
      (R.Value ? KnownHere : OpenHere).insert(R);
      if (R.Value)
        Names.insert({R.Name, R.Name.empty() ? Location() : R.Where});
    }
    // Two factors have that value: it is unknown which of them multiplies the row.
    if (Names.size() > 1 || (KnownHere.empty() && OpenHere.size() > 1))
      return {};
    // Where the array has rows of its own, the declaration makes those of other accesses, but for wmma's lines.
    const bool HasDeclared =
        S.Array.Extents.size() >= 2 && Shape.Period == S.rowBytes() && !S.Touched->isOfFragment(Number);
    if (KnownHere.empty() && OpenHere.empty() && !HasDeclared && !isInFirstRow(S, Number, Shape.Period))
      return {}; // its rows would stay as they are
    Certain.insert(KnownHere.begin(), KnownHere.end());
    if (KnownHere.empty())
      Open.insert(OpenHere.begin(), OpenHere.end());
  }
  if (!Open.empty() && (!Certain.empty() || Open.size() > 1))
    return {};
  return withOtherUses(S, Certain.empty() ? Open : Certain);
}

std::string textOf(const std::set<RowLength> &Sources) {
  std::set<std::string> Named;
  std::set<unsigned> Numbers, Others;
  for (const RowLength &H : Sources) {
    if (H.Name.empty())
      Numbers.insert(H.Where.Line);
    else
      Named.insert("'" + H.Name + "' in line " + std::to_string(H.Where.Line));
    Others.insert(H.AlsoUsed.begin(), H.AlsoUsed.end());
  }
  std::string Text = join(Named, " and ");
  if (!Named.empty())
    Text += (Named.size() == 1 ? " holds" : " hold") + std::string(" their length");
  if (!Numbers.empty())
    Text += (Text.empty() ? "their length stands in " : ", and it stands as a number in ") + linesText(Numbers);
  if (!Text.empty() && !Others.empty())
    Text += ", and is also used in " + linesText(Others);
  return Text;
}

} // namespace bankcheck::fixes
