//===- FixText.h - what is said of a change --------------------------------------===//

#ifndef BANKCHECK_REPORT_FIXTEXT_H
#define BANKCHECK_REPORT_FIXTEXT_H

#include "Report/Finding.h"

namespace bankcheck::report {

/// Whether both have edits, and the same ones.
bool haveSameEdits(const FixFinding &A, const FixFinding &B);

/// "'float t[32][33]' makes both accesses to 't' clean, for 128 bytes more shared memory (--fix)". \p Where: nothing,
/// or the blocks or the kernel of which it is said.
std::string cureText(const FixFinding &F, const std::string &Array, const std::string &Where);

/// "with 'float t[32][33]' a block needs 64 wavefronts for 't' instead of 1024, ...", and which conflicts stay.
/// \p Where: as above.
std::string partialCureText(const PartialFixFinding &P, const std::string &Array, const std::string &Where);

} // namespace bankcheck::report

#endif
