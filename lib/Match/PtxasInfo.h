//===- PtxasInfo.h - the registers that ptxas printed of each kernel ------------===//

#ifndef BANKCHECK_MATCH_PTXASINFO_H
#define BANKCHECK_MATCH_PTXASINFO_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <map>
#include <optional>
#include <set>
#include <string>

namespace bankcheck::match {

/// What `nvcc -Xptxas -v` writes to standard error, of one or more runs:
///
///   ptxas info    : Compiling entry function '_Z1kPf' for 'sm_90'
///   ptxas info    : Function properties for _Z1kPf
///       0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads
///   ptxas info    : Used 32 registers, used 1 barriers, 256 bytes smem
///
/// Other lines, and what stands in front of these in the log of a build, are passed over.
class PtxasInfo {
public:
  /// Adds that of \p File. An error if it cannot be read, has no kernel, or is damaged, with the line.
  llvm::Error add(const std::string &File);
  /// The same of a text.
  llvm::Error read(llvm::StringRef Text);

  /// Of a thread of kernel \p Linkage for \p Architecture, 90 for sm_90a; nothing if it is not there, or if several
  /// kernels of that name have different numbers.
  std::optional<unsigned> registersOf(llvm::StringRef Linkage, unsigned Architecture) const;
  bool hasArchitecture(unsigned Architecture) const;

  /// "sm_80, sm_90"
  std::string archText() const;
  const std::string &name() const { return Name; } ///< Of the files: "'build.log'", or "2 files of ptxas info".
  /// Differs where the files' contents do.
  const std::string &identity() const { return Identity; }

private:
  /// By architecture and linkage name.
  std::map<std::pair<unsigned, std::string>, std::set<unsigned>> Registers;
  std::string Name, Identity;
  unsigned Files = 0;
};

} // namespace bankcheck::match

#endif
