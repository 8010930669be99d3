//===- Mark.h - texts compared without keeping them ---------------------------------===//

#ifndef BANKCHECK_REPORT_MARK_H
#define BANKCHECK_REPORT_MARK_H

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

namespace bankcheck::report {

/// Equal for equal texts; 128 bits, which do not collide.
using Mark = std::pair<uint64_t, uint64_t>;
inline Mark markOf(llvm::StringRef Text) {
  const llvm::XXH128_hash_t Hash = llvm::xxh3_128bits(llvm::arrayRefFromStringRef(Text));
  return {Hash.high64, Hash.low64};
}

} // namespace bankcheck::report

#endif
