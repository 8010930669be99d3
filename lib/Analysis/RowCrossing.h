//===- RowCrossing.h - requests that leave a row of their array --------------===//

#ifndef BANKCHECK_ANALYSIS_ROWCROSSING_H
#define BANKCHECK_ANALYSIS_ROWCROSSING_H

#include "Analysis/KernelContext.h"

namespace bankcheck::analysis {

/// Whether the part of \p Address that is no step over rows of \p Array leaves a row, where \p Active lanes access
/// \p Width bytes each. False where that is not known.
bool crossesRows(const KernelContext &Kernel, const lanes::AffineValue &Address, banks::LaneMask Active, unsigned Width,
                 const SharedArray &Array);

} // namespace bankcheck::analysis

#endif
