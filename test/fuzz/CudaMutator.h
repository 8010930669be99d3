//===- CudaMutator.h - CUDA text that stays nearly well formed -------------------===//
//
// Works on tokens and on what stands between matching brackets, so that most of what
// comes out parses: an expression for an expression, a statement for a statement, a
// literal for a literal, a type for a type. New expressions and statements are drawn from a
// grammar of what kernels do, over names that stand in the text.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_TEST_FUZZ_CUDAMUTATOR_H
#define BANKCHECK_TEST_FUZZ_CUDAMUTATOR_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace bankcheck::fuzz {

/// \p Text with one to four changes; \p Other: another text whose parts may come in.
std::string mutateCuda(llvm::StringRef Text, llvm::StringRef Other, unsigned Seed);

} // namespace bankcheck::fuzz

#endif
