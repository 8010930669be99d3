#include "Cache/Key.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/BLAKE3.h"

using namespace llvm;

namespace bankcheck::cache {

Key Key::of(StringRef Bytes) {
  Key Result;
  Result.Bytes = BLAKE3::hash<32>(arrayRefFromStringRef(Bytes));
  return Result;
}

std::string Key::hex() const { return toHex(Bytes, /*LowerCase=*/true); }

} // namespace bankcheck::cache
