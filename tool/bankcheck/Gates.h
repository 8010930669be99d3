//===- Gates.h - which findings a run shows -------------------------------------===//

#ifndef BANKCHECK_TOOL_GATES_H
#define BANKCHECK_TOOL_GATES_H

#include "Command.h"

namespace bankcheck {

/// Withholds what comments in the files of \p Jobs, and in their headers, suppress.
void applyGates(const std::vector<FileJob> &Jobs, Configurations &Configured, Report &R);

} // namespace bankcheck

#endif
