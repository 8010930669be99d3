//===- Witness.h - which lanes meet in which bank ---------------------------===//

#ifndef BANKCHECK_BANKS_WITNESS_H
#define BANKCHECK_BANKS_WITNESS_H

#include "Banks/Request.h"

namespace bankcheck::banks {

/// The bank that a request waits for, and the lanes that want it.
struct Witness {
  unsigned Bank = 0;
  LaneMask Lanes = 0;
  unsigned Words = 0; ///< Different words of that bank in one phase.
  /// Bytes from each active lane to the next, if they are all alike; else 0.
  int64_t Stride = 0;
};

Witness witnessOf(const Request &R);

} // namespace bankcheck::banks

#endif
