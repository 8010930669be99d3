#include "Analysis/LocalMemory.h"
#include <limits>

using namespace bankcheck::lanes;

namespace bankcheck::analysis {

const LocalMemory::Cell *LocalMemory::find(Key Where, unsigned Bytes, unsigned Width) const {
  auto It = All.find(Where);
  return It != All.end() && It->second.Bytes == Bytes && It->second.Value.Width == Width ? &It->second : nullptr;
}

std::optional<LocalMemory::Part> LocalMemory::covering(Key Where) const {
  auto It = All.upper_bound(Where);
  if (It == All.begin())
    return std::nullopt;
  const auto &[At, C] = *--It;
  if (At.Base != Where.Base || Where.Offset >= At.Offset + int64_t(C.Bytes))
    return std::nullopt;
  return Part{C, unsigned(Where.Offset - At.Offset)};
}

void LocalMemory::write(Key Where, Cell New) {
  auto Overlaps = [&](Cells::iterator It) {
    return It->first.Base == Where.Base && It->first.Offset < Where.Offset + int64_t(New.Bytes) &&
           Where.Offset < It->first.Offset + int64_t(It->second.Bytes);
  };
  auto It = All.lower_bound(Where);
  if (It != All.begin() && Overlaps(std::prev(It))) // no two overlap: one at most begins before it
    All.erase(std::prev(It));
  while (It != All.end() && Overlaps(It))
    It = All.erase(It);
  All.emplace_hint(It, Where, std::move(New));
}

void LocalMemory::eraseVariable(SymbolId Base) {
  constexpr int64_t Least = std::numeric_limits<int64_t>::min();
  All.erase(All.lower_bound({Base, Least}), All.lower_bound({Base + 1, Least}));
}

} // namespace bankcheck::analysis
