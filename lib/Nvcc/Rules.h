//===- Rules.h - parameters of what is known of nvcc -------------------------===//

#ifndef BANKCHECK_NVCC_RULES_H
#define BANKCHECK_NVCC_RULES_H

#include <cstdint>

namespace bankcheck::nvcc::rules {

#define NVCC_PARAMETER(Rule, Name, Value, Unit) inline constexpr uint64_t Name = Value;
#include "Nvcc/Rules.def"

} // namespace bankcheck::nvcc::rules

#endif
