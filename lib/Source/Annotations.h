//===- Annotations.h - comments `// bankcheck: ...` beside a kernel ------------===//

#ifndef BANKCHECK_SOURCE_ANNOTATIONS_H
#define BANKCHECK_SOURCE_ANNOTATIONS_H

#include "Basic/BlockShape.h"
#include "Source/Assumption.h"
#include <optional>
#include <vector>

namespace bankcheck::source {

struct Annotations {
  std::optional<BlockShape> Block;
  Assumptions Facts;
  struct Mistake {
    size_t Offset; ///< Into the text.
    std::string Message;
  };
  std::vector<Mistake> Mistakes;
};

/// Reads the comments of a kernel in \p Text: those directly above the
/// declaration that begins at \p Declaration, and from there to the end of the
/// line on which the body opens, at \p Body. Offsets count from 0.
Annotations annotationsOf(llvm::StringRef Text, size_t Declaration, size_t Body,
                          llvm::ArrayRef<std::string> Parameters);

} // namespace bankcheck::source

#endif
