//===- ObjectLimits.h - how much of object files is read ---------------------===//

#ifndef BANKCHECK_LIMITS_OBJECTLIMITS_H
#define BANKCHECK_LIMITS_OBJECTLIMITS_H

#include <cstdint>

namespace bankcheck::limits {

#define LIMIT(Group, Name, Value, What, Beyond) inline constexpr uint64_t Name = Value;
#include "Limits/ObjectLimits.def"
#undef LIMIT

} // namespace bankcheck::limits

#endif
