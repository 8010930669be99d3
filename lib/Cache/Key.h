//===- Key.h - the name of an entry ---------------------------------------------===//

#ifndef BANKCHECK_CACHE_KEY_H
#define BANKCHECK_CACHE_KEY_H

#include "llvm/ADT/StringRef.h"
#include <array>
#include <cstdint>
#include <string>

namespace bankcheck::cache {

/// 256 bits (BLAKE3) that stand for the bytes they are made of: nobody can make other bytes with the same key.
class Key {
public:
  static Key of(llvm::StringRef Bytes);
  static Key withBytes(const std::array<uint8_t, 32> &Bytes) {
    Key Result;
    Result.Bytes = Bytes;
    return Result;
  }
  const std::array<uint8_t, 32> &bytes() const { return Bytes; }
  std::string hex() const;
  auto operator<=>(const Key &) const = default;

private:
  std::array<uint8_t, 32> Bytes{};
};

} // namespace bankcheck::cache

#endif
