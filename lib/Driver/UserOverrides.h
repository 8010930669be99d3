//===- UserOverrides.h - what the user says of kernels -------------------------===//

#ifndef BANKCHECK_DRIVER_USEROVERRIDES_H
#define BANKCHECK_DRIVER_USEROVERRIDES_H

#include "Basic/BlockShape.h"
#include "Basic/ParameterFact.h"
#include "Report/Finding.h"
#include "llvm/ADT/StringRef.h"

namespace bankcheck::driver {

/// \p Kernel of a setting: a kernel's name with or without namespace and template
/// arguments, or a pattern with `*` and `?`; empty for any kernel.
struct BlockOverride {
  std::string Kernel; ///< Empty: for kernels whose launch is unknown.
  BlockShape Shape;
  bool operator==(const BlockOverride &) const = default;
};

struct ParameterOverride {
  std::string Kernel;
  std::string Parameter;
  ParameterFact Fact;
  /// Whether it is for parameter or member \p Name of kernel \p Of. What stands before
  /// a dot can be a kernel or a parameter: "params.n" and "kernel.params.n" both are
  /// the member n, "kernel.n" is the parameter.
  bool isFor(const std::string &Of, llvm::StringRef Name) const;
};

/// In order of precedence: the first that fits is taken.
struct UserOverrides {
  std::vector<BlockOverride> Blocks;
  std::vector<ParameterOverride> Parameters;

  const BlockOverride *blockFor(const std::string &Kernel) const;
  const BlockOverride *blockForUnknownLaunch() const;
  const ParameterOverride *parameterFor(const std::string &Kernel, const std::string &Parameter) const;
};

/// "32x8" as a shape of 1 to 1024 threads, or nothing.
std::optional<BlockShape> parseShape(llvm::StringRef Text);
/// "32x8", or "kernel=32x8"; nothing if the shape is none.
std::optional<BlockOverride> parseBlockOverride(llvm::StringRef Text);
/// "n=3", "params.n=3", or with "kernel." before it; nothing if it is neither.
std::optional<ParameterOverride> parseParameterOverride(llvm::StringRef Text);

/// Whether \p Pattern, not empty, means the kernel.
bool namesKernel(const std::string &Pattern, const std::string &Kernel);

/// What names a kernel or a parameter that \p R has nothing of: "--block=..." as
/// a message without severity.
std::vector<std::string> unmatched(const UserOverrides &S, const report::Report &R);

} // namespace bankcheck::driver

#endif
