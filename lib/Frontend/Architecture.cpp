#include "Frontend/Architecture.h"
#include "clang/Basic/OffloadArch.h"
#include <algorithm>
#include <tuple>
#include <vector>

using namespace clang;

namespace bankcheck::frontend {

/// Toolkits have had no device library for older ones since CUDA 9: clang refuses.
constexpr unsigned Oldest = 30;

bool isKnownArch(llvm::StringRef Arch) {
  unsigned Number = 0;
  llvm::StringRef Digits = Arch;
  return IsNVIDIAOffloadArch(StringToOffloadArch(Arch)) && Digits.consume_front("sm_") &&
         !Digits.consumeInteger(10, Number) && Number >= Oldest;
}

static std::string nameOf(unsigned Number, bool IsSpecific) {
  return "sm_" + std::to_string(Number) + (IsSpecific ? "a" : "");
}

/// Ascending. A command may name thousands, and clang looks through all its names for one.
static const std::vector<unsigned> &knownNumbers() {
  static const std::vector<unsigned> Numbers = [] {
    constexpr unsigned Newest = 1000; // no toolkit is near
    std::vector<unsigned> Numbers;
    for (unsigned Number = Oldest; Number <= Newest; ++Number)
      if (isKnownArch(nameOf(Number, /*IsSpecific=*/false)))
        Numbers.push_back(Number);
    return Numbers;
  }();
  return Numbers;
}

void ArchitectureChoice::add(llvm::StringRef Name) {
  for (llvm::StringRef Prefix : {"sm_", "compute_", "lto_"})
    if (Name.consume_front(Prefix))
      break;
  unsigned Wanted = 0;
  if (Name.consumeInteger(10, Wanted) || Wanted == 0)
    return;
  bool Specific = Name == "a";
  const std::vector<unsigned> &Numbers = knownNumbers();
  auto Above = std::upper_bound(Numbers.begin(), Numbers.end(), Wanted);
  unsigned Nearest = Above == Numbers.begin() ? *Above : *std::prev(Above);
  Specific = Specific && Nearest == Wanted && isKnownArch(nameOf(Wanted, /*IsSpecific=*/true));
  std::tie(Number, IsSpecific) = std::max(std::tuple(Number, IsSpecific), std::tuple(Nearest, Specific));
}

std::string ArchitectureChoice::newest() const { return Number ? nameOf(Number, IsSpecific) : ""; }

} // namespace bankcheck::frontend
