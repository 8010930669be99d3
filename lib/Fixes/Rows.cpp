#include "Fixes/Rows.h"
#include "Fixes/LeadingDimensionSources.h"

namespace bankcheck::fixes {

void forEachPeriod(const LayoutTarget &S, uint64_t Unit, llvm::function_ref<bool(const RowShape &)> Try) {
  for (uint64_t Period : S.periods(Unit))
    for (uint64_t Gap = Unit; Period % Unit == 0 && Gap <= std::min<uint64_t>(Period, 128); Gap += Unit)
      if (Try({Unit, Period, Gap}))
        break;
}

std::string rowsByHand(const LayoutTarget &S, const RowShape &Shape) {
  std::string Sources = textOf(leadingDimensionSources(S, Shape));
  if (S.Array.IsDynamic)
    return (Sources.empty() ? "in each index" : Sources) + ", and with as much more memory at the launch";
  if (!Sources.empty())
    return Sources;
  if (S.Flat)
    return "its rows are also counted by index arithmetic" +
           (S.Uses.Others.empty() ? "" : ", see " + linesOf(S.Uses.Others));
  return "in its declaration, of one dimension then, and in each index";
}

} // namespace bankcheck::fixes
