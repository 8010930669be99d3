#include "Analysis/LocalMemory.h"

namespace bankcheck {

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
  std::erase_if(All, [&](const auto &Entry) {
    return Entry.first.Base == Where.Base && Entry.first.Offset < Where.Offset + int64_t(New.Bytes) &&
           Where.Offset < Entry.first.Offset + int64_t(Entry.second.Bytes);
  });
  All.emplace(Where, std::move(New));
}

void LocalMemory::eraseVariable(SymbolId Base) {
  std::erase_if(All, [&](const auto &Entry) { return Entry.first.Base == Base; });
}

} // namespace bankcheck
