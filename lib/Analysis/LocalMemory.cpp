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
  const auto Same = It != All.end() && It->first == Where && It->second.Bytes == New.Bytes ? It : All.end();
  auto Remove = [&](Cells::iterator Old) {
    if (Old != Same) // some of its bytes may stay what they were
      IsFresh[Where.Base] = false;
    return All.erase(Old);
  };
  if (It != All.begin() && Overlaps(std::prev(It))) // no two overlap: one at most begins before it
    Remove(std::prev(It));
  while (It != All.end() && Overlaps(It))
    It = Remove(It);
  All.emplace_hint(It, Where, std::move(New));
}

void LocalMemory::eraseVariable(SymbolId Base) {
  constexpr int64_t Least = std::numeric_limits<int64_t>::min();
  All.erase(All.lower_bound({Base, Least}), All.lower_bound({Base + 1, Least}));
  IsFresh[Base] = false;
}

void LocalMemory::begin(SymbolId Base) {
  eraseVariable(Base);
  IsFresh[Base] = true;
}

void LocalMemory::restore(Cells Saved) {
  All = std::move(Saved);
  IsFresh.clear();
  AreOthersFresh = false;
}

bool LocalMemory::isUnset(Key Where, unsigned Bytes) const {
  auto It = IsFresh.find(Where.Base);
  if (!(It == IsFresh.end() ? AreOthersFresh : It->second) || covering(Where))
    return false;
  auto Next = All.lower_bound(Where);
  return Next == All.end() || Next->first.Base != Where.Base || Next->first.Offset >= Where.Offset + int64_t(Bytes);
}

ReasonId LocalMemory::dataAt(Key Where) const {
  if (auto It = DataAt.find(Where); It != DataAt.end())
    return It->second;
  auto It = DataAnywhere.find(Where.Base);
  return It == DataAnywhere.end() ? 0 : It->second;
}

ReasonId LocalMemory::dataIn(SymbolId Base) const {
  auto First = DataAt.lower_bound({Base, std::numeric_limits<int64_t>::min()});
  return First != DataAt.end() && First->first.Base == Base ? First->second : dataAt({Base, 0});
}

} // namespace bankcheck::analysis
