//===- Profile.h - how fast an architecture serves each resource ----------------===//

#ifndef BANKCHECK_TIME_PROFILE_H
#define BANKCHECK_TIME_PROFILE_H

#include "Basic/InstructionClass.h"
#include <optional>
#include <string>

namespace bankcheck::time {

/// Models of one architecture that differ in their memory.
enum class Gpu { H100, H200 };
inline constexpr Gpu DefaultGpu = Gpu::H100;

/// Rates of one multiprocessor, in units of its clock.
struct Profile {
  const char *Name; ///< Of the GPU: "H100".
  unsigned Multiprocessors;
  double GHz; ///< Under load.

  // Each cycle.
  double Wavefronts; ///< Of L1 and shared memory, with those of global memory.
  double Sectors;    ///< Of global memory, that one such wavefront moves.
  double Issued;     ///< Instructions of all warps.
  /// By class, of those that have a pipe of their own; 0: none.
  ByInstructionClass<double> Instructions;
  double L2Sectors, DramSectors; ///< A multiprocessor's share.

  // In cycles, from an instruction to one that needs its result.
  double SharedLatency, L1Latency, L2Latency, DramLatency;
  double BlockLatency;  ///< From the end of a block to the first instruction of the next one.
  double LaunchLatency; ///< Between kernels that follow one another.

  /// Bytes that kernels that follow one another find in L2: at most, and surely.
  double MostInL2, SurelyInL2;

  /// Nothing for an architecture that was not measured. \p Arch: "sm_90a".
  static std::optional<Profile> of(const std::string &Arch, Gpu Which = DefaultGpu);
};

} // namespace bankcheck::time

#endif
