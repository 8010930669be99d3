//===- Limits.h - how much is read, evaluated and tried at the most ----------===//

#ifndef BANKCHECK_LIMITS_LIMITS_H
#define BANKCHECK_LIMITS_LIMITS_H

#include <cstdint>

namespace bankcheck::limits {

#define LIMIT(Group, Name, Value, What, Beyond) inline constexpr uint64_t Name = Value;
#include "Limits/Limits.def"
#undef LIMIT

} // namespace bankcheck::limits

#endif
