#include "Fixes/RowHolders.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace bankcheck {

std::set<RowLength> holdersOf(const Subject &S, const Layout &L) {
  std::set<RowLength> Known, Open;
  for (unsigned Number : S.Touched->numbers())
    for (const RowLength &R : S.Accesses.LengthsOf(Number)) {
      if (!R.Array.empty() && R.Array != S.Array.Name)
        continue; // another one in that line
      if (R.Value == int64_t(L.Period / S.rowUnit()))
        Known.insert(R);
      else if (!R.Value)
        Open.insert(R);
    }
  return Known.empty() && Open.size() == 1 ? Open : Known;
}

std::string textOf(const std::set<RowLength> &Holders) {
  std::set<std::string> Named;
  std::set<unsigned> Numbers, Others;
  for (const RowLength &H : Holders) {
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

} // namespace bankcheck
