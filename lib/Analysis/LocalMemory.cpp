#include "Analysis/LocalMemory.h"

namespace bankcheck {

const LocalMemory::Cell *LocalMemory::find(Key Where, unsigned Bytes, unsigned Width) const {
  auto It = All.find(Where);
  return It != All.end() && It->second.Bytes == Bytes && It->second.Value.Width == Width ? &It->second : nullptr;
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
