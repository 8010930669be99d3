#include "Time/Profile.h"
#include "llvm/ADT/StringRef.h"

namespace bankcheck::time {
namespace {

// An H100 with HBM3, and an H200. Rates of pipes are those of the programming guide's table of arithmetic throughput.
// What memory reaches is what the kernels of bench/worth reach that are not held out.
Profile hopper(Gpu Which) {
  Profile P{};
  P.Name = Which == Gpu::H100 ? "H100" : "H200";
  P.Multiprocessors = 132;
  P.GHz = 1.95;
  P.Wavefronts = 1;
  P.Sectors = 4;
  P.Issued = 4;
  auto Rate = [&](InstructionClass C) -> double & { return P.Instructions[unsigned(C)]; };
  Rate(InstructionClass::Integer) = 3; // 2 in its own pipe; products and some others run in that for floats
  Rate(InstructionClass::Fp32) = 4;
  Rate(InstructionClass::Fp64) = 2;
  Rate(InstructionClass::Special) = 0.5;
  Rate(InstructionClass::Tensor) = 0.5;
  const double SectorsPerTB = 1e12 / 32 / (P.Multiprocessors * P.GHz * 1e9);
  P.L2Sectors = 7.5 * SectorsPerTB;
  P.DramSectors = (Which == Gpu::H100 ? 3.0 : 4.3) * SectorsPerTB; // of 3.35 and 4.8 TB/s
  P.SharedLatency = 29;
  P.L1Latency = 35;
  P.L2Latency = 270;
  P.DramLatency = 600;
  P.BlockLatency = 400;
  P.LaunchLatency = 2000 * P.GHz; // two microseconds
  P.MostInL2 = 60e6;              // of 50 MB; a part of what is larger stays
  P.SurelyInL2 = 40e6;
  return P;
}

} // namespace

std::optional<Profile> Profile::of(const std::string &Arch, Gpu Which) {
  return llvm::StringRef(Arch).starts_with("sm_90") ? std::optional(hopper(Which)) : std::nullopt;
}

} // namespace bankcheck::time
