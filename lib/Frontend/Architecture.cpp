#include "Frontend/Architecture.h"
#include "clang/Basic/OffloadArch.h"
#include <algorithm>
#include <tuple>

using namespace clang;

namespace bankcheck {

/// Toolkits have had no device library for older ones since CUDA 9: clang refuses.
constexpr unsigned Oldest = 30;

bool isKnownArch(llvm::StringRef Arch) {
  unsigned Number = 0;
  llvm::StringRef Digits = Arch;
  return IsNVIDIAOffloadArch(StringToOffloadArch(Arch)) && Digits.consume_front("sm_") && !Digits.consumeInteger(10, Number) && Number >= Oldest;
}

static std::string nameOf(unsigned Number, bool IsSpecific) {
  return "sm_" + std::to_string(Number) + (IsSpecific ? "a" : "");
}

void ArchitectureChoice::add(llvm::StringRef Name) {
  for (llvm::StringRef Prefix : {"sm_", "compute_", "lto_"})
    if (Name.consume_front(Prefix))
      break;
  unsigned Wanted = 0;
  if (Name.consumeInteger(10, Wanted) || Wanted == 0)
    return;
  bool Specific = Name == "a";
  // Between the numbers there are gaps of up to 20.
  constexpr unsigned Newest = 1000;
  for (Wanted = std::clamp(Wanted, Oldest, Newest); Wanted && !isKnownArch(nameOf(Wanted, false)); --Wanted)
    Specific = false;
  Specific = Specific && isKnownArch(nameOf(Wanted, true));
  std::tie(Number, IsSpecific) = std::max(std::tuple(Number, IsSpecific), std::tuple(Wanted, Specific));
}

std::string ArchitectureChoice::newest() const { return Number ? nameOf(Number, IsSpecific) : ""; }

} // namespace bankcheck
