//===- KernelLines.h - what is predicted and measured of each line of a kernel ---===//

#ifndef BANKCHECK_VERIFY_KERNELLINES_H
#define BANKCHECK_VERIFY_KERNELLINES_H

#include "Profile/Profile.h"
#include "Verify/Bounds.h"
#include "Verify/Claims.h"
#include "Verify/Figures.h"
#include "llvm/ADT/StringRef.h"

namespace bankcheck::verify {

/// The kernel's key, and a block shape that it was launched with.
using KernelId = std::pair<std::string, BlockShape>;

struct LineId {
  std::string File; ///< Its last part: the profile may have been made elsewhere.
  unsigned Line;
  auto operator<=>(const LineId &) const = default;
};

struct Line {
  Figures Predicted, Measured;
  std::optional<Figures> Likely = Figures(); ///< Of all accesses, exact or not; nothing if one has no sum.
  /// By kind of operation ("LDS", "LDSM"): of exact claims, and as measured.
  std::map<std::string, PageCost, std::less<>> PredictedOf, MeasuredOf;
  uint64_t Ran = 0; ///< \see ranOf
  Location Where;
  bool AnyPredicted = false;
  std::string NotExact;
  uint64_t InexactRequests = 0; ///< As many as there would be, of accesses that are not exact.
  LineBounds Bounds;            ///< Of all accesses.

  bool isExact() const { return NotExact.empty(); }
};

struct KernelLines {
  std::string Name;
  LaunchedBlocks Blocks;
  std::map<LineId, Line> Lines;
  std::set<std::string, std::less<>> Open; ///< Kinds of operations with an access that has no exact sum.
  /// Accesses and instructions of inlined header code.
  std::vector<const report::AccessFinding *> HeaderAccesses;
  std::vector<const profile::ProfiledInstruction *> HeaderInstructions;
};

/// The lines of a report and of a profile, joined.
struct JoinedLines {
  std::map<KernelId, KernelLines> Kernels;
  unsigned Accesses = 0, ExactAccesses = 0; ///< Of the kernels that were launched.
  std::vector<std::string> NotInFiles;      ///< Kernels of the profile that the report does not have.
};

JoinedLines joinLines(const report::Report &Predicted, const profile::Profile &Measured);

/// Bytes per lane of an operation of \ref Figures, as far as their names distinguish them: 4 stands for 4 and fewer.
unsigned widthOf(llvm::StringRef Operation);

} // namespace bankcheck::verify

#endif
