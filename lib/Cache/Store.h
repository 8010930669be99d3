//===- Store.h - entries by key ---------------------------------------------------===//
//
// An entry is a file that is named by its key and kind. It is replaced as a whole, if at all: a file is written beside its place and renamed, so that a reader finds all of it or nothing, and no lock is
// ever held: a process that is killed leaves at most a temporary file, which Eviction.h removes later.
//
//   "bkcache1", xxh3 of the name and of the payload, the length of the payload, payload
//
// Whatever is not so, or has the name of another entry, is no entry: it is removed, and the caller does the work.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_CACHE_STORE_H
#define BANKCHECK_CACHE_STORE_H

#include "Cache/Folder.h"
#include "Cache/Key.h"

namespace bankcheck::cache {

/// What CachedFile.h keeps of a file, in the order in which it is looked up; what Frontend/Prelude.h and
/// Frontend/Preamble.h keep, and what Driver/CachedKernels.h does.
enum class EntryKind : uint8_t { Reads, Program, Result, Prelude, Preamble, Kernels };

/// "reads", "program", "result", "prelude", "preamble", "kernels"
llvm::StringRef nameOf(EntryKind Kind);

struct StoreSize {
  uint64_t Bytes = 0, MostBytes = 0;
  uint64_t Results = 0, Preludes = 0, Preambles = 0, Kernels = 0; ///< Entries of these kinds.
};

class Store {
public:
  Store(Folder Where, uint64_t MostBytes) : Where(std::move(Where)), MostBytes(MostBytes) {}

  /// The payload; nothing if the entry is not there, or is damaged.
  std::optional<Bytes> load(EntryKind Kind, const Key &K) const;
  /// Keeps the entry if that is possible, and makes room where there is too much.
  void save(EntryKind Kind, const Key &K, std::string Payload) const;

  /// False if another process is likely to be at the work whose result is to be this entry. It need not wait: at worst
  /// both do it.
  bool claim(EntryKind Kind, const Key &K) const;
  void release(EntryKind Kind, const Key &K) const;

  const Folder &folder() const { return Where; }
  StoreSize size() const;
  /// Removes all that is there.
  void clear() const;

private:
  Folder Where;
  uint64_t MostBytes;
};

} // namespace bankcheck::cache

#endif
