//===- JsonMutator.h - JSON that stays JSON -----------------------------------===//

#ifndef BANKCHECK_TEST_FUZZ_JSONMUTATOR_H
#define BANKCHECK_TEST_FUZZ_JSONMUTATOR_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace bankcheck::fuzz {

/// \p Text with values replaced, taken away, repeated or moved; as it is if it is no JSON.
std::string mutateJson(llvm::StringRef Text, unsigned Seed);

/// A libFuzzer mutator that changes a value of one of the parts that are JSON, or, one time
/// in three, bytes.
size_t mutateJsonParts(uint8_t *Data, size_t Size, size_t Most, unsigned Seed);

} // namespace bankcheck::fuzz

#endif
