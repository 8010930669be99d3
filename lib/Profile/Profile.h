//===- Profile.h - what a profiler measured ----------------------------------===//

#ifndef BANKCHECK_PROFILE_PROFILE_H
#define BANKCHECK_PROFILE_PROFILE_H

#include "Basic/BlockShape.h"
#include "Profile/Counter.h"
#include "llvm/Support/Error.h"
#include <string>
#include <vector>

namespace bankcheck::profile {

/// One instruction that touches shared memory, summed over a launch.
struct ProfiledInstruction {
  std::string File; ///< As the profile spells it.
  unsigned Line = 0;
  std::string Operation;              ///< LDS.128, STS, ATOMS.ADD, ...
  uint64_t Requests = 0;              ///< Executions by a warp, those with no lane active included.
  uint64_t Wavefronts = 0, Ideal = 0; ///< Of Nsight Compute's source page.
};

struct ProfiledLaunch {
  std::string Kernel; ///< Demangled, as the profile spells it.
  LaunchShape Shape;
  CounterValues Counted;
  std::vector<ProfiledInstruction> Instructions; ///< By address.
};

struct Profile {
  std::vector<ProfiledLaunch> Launches;
};

/// Reads a source page (`ncu --page source --csv --print-source cuda,sass`) with
/// the raw page of the same report (`--page raw --csv`) for the launches' sizes.
/// Errors: a page that is cut off, empty, without source lines, or that does not
/// fit the other; with the line. Counters are those of the raw page, where it has them.
llvm::Expected<Profile> readPages(llvm::StringRef SourcePage, llvm::StringRef RawPage);

/// Reads what cuda-samples/measure writes.
llvm::Expected<Profile> readMeasured(llvm::StringRef Json);

} // namespace bankcheck::profile

#endif
