//===- Padding.h - a larger innermost extent that is proved to help ---------===//

#ifndef BANKCHECK_FIXES_PADDING_H
#define BANKCHECK_FIXES_PADDING_H

#include "Fixes/Fix.h"

namespace bankcheck::fixes {

/// What a padding of one array does, over every access to it.
struct PaddingResult {
  bool Found = false;
  unsigned Elements = 0; ///< Added to the innermost extent.
  uint64_t ExtraBytes = 0;
  unsigned Accesses = 0; ///< All proved clean and aligned with it.
  /// Worst wavefronts of a request, by access number, with the padding.
  std::map<unsigned, unsigned> Wavefronts;
  BlockCosts Costs;   ///< With it.
  bool Flat = false;  ///< Not found because steps over its elements leave a row.
  std::string WhyNot; ///< If not found.
};

/// The smallest padding of the innermost extent of the array that \p Meant
/// names which leaves every access of \p Kernels to it clean and aligned. Exact:
/// each access is evaluated again, for all warps, iterations and unknowns.
PaddingResult findPadding(const std::vector<KernelUse> &Kernels, const IsArray &Meant);

} // namespace bankcheck::fixes

#endif
