#include "Driver/KernelMemory.h"
#include "Cache/Archive.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::cache;

namespace bankcheck::driver {
namespace {

using KeyBytes = std::array<uint8_t, 32>;
using Changes = std::pair<std::vector<KeyBytes>, std::map<KeyBytes, std::string>>; ///< Used, and added.

} // namespace

std::optional<std::string> KernelMemory::load(const Key &K) {
  std::lock_guard Guard(Lock);
  auto It = Entries.find(K);
  if (It == Entries.end())
    return std::nullopt;
  It->second.LastUse = ++Uses;
  Used.insert(K);
  return It->second.Payload;
}

void KernelMemory::save(const Key &K, std::string Payload) {
  std::lock_guard Guard(Lock);
  put(K, std::move(Payload));
  Added.insert(K);
}

void KernelMemory::put(const Key &K, std::string Payload) {
  Entry &E = Entries[K];
  Bytes += Payload.size();
  Bytes -= E.Payload.size();
  E = {std::move(Payload), ++Uses};
  while (Bytes > MostBytes) {
    auto Oldest =
        min_element(Entries, [](const auto &A, const auto &B) { return A.second.LastUse < B.second.LastUse; });
    Bytes -= Oldest->second.Payload.size();
    Entries.erase(Oldest);
  }
}

std::string KernelMemory::takeChanges() {
  std::lock_guard Guard(Lock);
  Changes All;
  for (const Key &K : Used)
    All.first.push_back(K.bytes());
  for (const Key &K : Added)
    if (auto It = Entries.find(K); It != Entries.end())
      All.second.emplace(K.bytes(), It->second.Payload);
  Used.clear();
  Added.clear();
  return archived(All);
}

void KernelMemory::apply(StringRef Bytes) {
  std::optional<Changes> All = unarchived<Changes>(Bytes);
  if (!All)
    return;
  std::lock_guard Guard(Lock);
  for (const KeyBytes &K : All->first)
    if (auto It = Entries.find(Key::withBytes(K)); It != Entries.end())
      It->second.LastUse = ++Uses;
  for (auto &[K, Payload] : All->second)
    put(Key::withBytes(K), std::move(Payload));
}

uint64_t KernelMemory::bytes() {
  std::lock_guard Guard(Lock);
  return Bytes;
}

size_t KernelMemory::size() {
  std::lock_guard Guard(Lock);
  return Entries.size();
}

} // namespace bankcheck::driver
