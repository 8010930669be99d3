//===- Pad.h - more elements in the innermost dimension ---------------------===//

#ifndef BANKCHECK_FIXES_PAD_H
#define BANKCHECK_FIXES_PAD_H

#include "Fixes/Offers.h"

namespace bankcheck::fixes {

/// Adds the smallest padding of the innermost dimension that helps, or returns why there is none. This is known
/// without the requests (LayoutTarget::Touched), and sets LayoutTarget::Flat.
std::string offerInnermostPad(LayoutTarget &S, Offers &Of);

/// Such paddings as layouts, whether they help or not.
CandidateList innermostPads(const LayoutTarget &S);

} // namespace bankcheck::fixes

#endif
