//===- KernelMemory.h - what is kept of kernels while a process lives ---------------===//

#ifndef BANKCHECK_DRIVER_KERNELMEMORY_H
#define BANKCHECK_DRIVER_KERNELMEMORY_H

#include "Cache/Key.h"
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>

namespace bankcheck::driver {

/// Entries of CachedKernels.h of at most so many bytes: beyond them those go that were used least recently. Used by all
/// threads. A child process has what its parent had, and what it adds goes back as bytes.
class KernelMemory {
public:
  explicit KernelMemory(uint64_t MostBytes) : MostBytes(MostBytes) {}

  std::optional<std::string> load(const cache::Key &K);
  void save(const cache::Key &K, std::string Payload);

  /// Nobody changes it meanwhile: for a fork, after which both sides own the lock.
  std::unique_lock<std::mutex> hold() { return std::unique_lock(Lock); }
  /// What was used and added since the last call, for apply() in the parent.
  std::string takeChanges();
  /// Bytes that are not of takeChanges() change nothing.
  void apply(llvm::StringRef Changes);

  uint64_t bytes();
  size_t size();

private:
  struct Entry {
    std::string Payload;
    uint64_t LastUse = 0;
  };
  std::mutex Lock;
  const uint64_t MostBytes;
  uint64_t Bytes = 0, Uses = 0;
  std::map<cache::Key, Entry> Entries;
  std::set<cache::Key> Used, Added; ///< Since takeChanges().

  void put(const cache::Key &K, std::string Payload);
};

} // namespace bankcheck::driver

#endif
