//===- Bytes.h - bytes that are read once and not copied ---------------------------===//

#ifndef BANKCHECK_CACHE_BYTES_H
#define BANKCHECK_CACHE_BYTES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include <memory>
#include <string>

namespace bankcheck::cache {

/// A part keeps the whole alive: a precompiled header is some megabytes of an entry.
class Bytes {
public:
  Bytes() = default;
  explicit Bytes(const std::string &Text) : Bytes(llvm::MemoryBuffer::getMemBufferCopy(Text)) {}
  explicit Bytes(std::unique_ptr<llvm::MemoryBuffer> Read) : Owner(std::move(Read)), Text(Owner->getBuffer()) {}

  operator llvm::StringRef() const { return Text; }
  size_t size() const { return Text.size(); }
  bool empty() const { return Text.empty(); }
  /// \p Part stands in these.
  Bytes part(llvm::StringRef Part) const {
    Bytes Result = *this;
    Result.Text = Part;
    return Result;
  }
  friend bool operator==(const Bytes &A, llvm::StringRef B) { return A.Text == B; }

private:
  std::shared_ptr<const llvm::MemoryBuffer> Owner;
  llvm::StringRef Text;
};

} // namespace bankcheck::cache

#endif
