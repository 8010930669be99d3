#include "Report/Restrict.h"
#include "Input/Paths.h"
#include "llvm/ADT/StringMap.h"
#include <algorithm>

using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::report {

void eraseKernels(Report &R, const std::vector<bool> &Gone) {
  constexpr unsigned None = ~0u;
  std::vector<unsigned> Kernel(R.Kernels.size(), None), Id(R.Accesses.size(), None);
  Report Kept;
  for (size_t K = 0; K < R.Kernels.size(); ++K)
    if (!Gone[K]) {
      Kernel[K] = Kept.Kernels.size();
      Kept.Kernels.push_back(std::move(R.Kernels[K]));
    }
  for (AccessFinding &A : R.Accesses)
    if (!Gone[A.Kernel]) {
      Id[A.Id] = Kept.Accesses.size();
      Kept.Accesses.push_back(std::move(A));
    }
  for (AccessFinding &A : Kept.Accesses) {
    A.Id = Id[A.Id];
    A.Kernel = Kernel[A.Kernel];
    for (unsigned &Other : A.Merged)
      Other = Id[Other];
  }
  R.Kernels = std::move(Kept.Kernels);
  R.Accesses = std::move(Kept.Accesses);
}

void restrictTo(Report &R, const std::set<std::string> &Files, const std::string &MainFile) {
  StringMap<std::string> Paths; // by spelling
  auto PathOf = [&](const Location &P) -> const std::string & {
    auto [It, IsNew] = Paths.try_emplace(P.File);
    if (IsNew)
      It->second = comparablePath(P.File);
    return It->second;
  };
  auto IsThere = [&](const Location &P) { return P.Line && Files.contains(PathOf(P)); };
  std::vector<bool> Gone;
  for (const KernelFinding &K : R.Kernels)
    Gone.push_back(!IsThere(K.Where));
  for (const AccessFinding &A : R.Accesses)
    if (IsThere(A.Where))
      Gone[A.Kernel] = false;
  eraseKernels(R, Gone);
  for (AccessFinding &A : R.Accesses)
    if (!IsThere(A.Where) && A.IsWithheld == Withheld::No)
      A.IsWithheld = Withheld::Path;
  std::erase_if(R.Remarks, [&](const RemarkFinding &F) { return !IsThere(F.Where); });
  std::erase_if(R.Errors, [&](const ErrorFinding &E) { return E.Where.Line && PathOf(E.Where) == MainFile; });
}

} // namespace bankcheck::report
