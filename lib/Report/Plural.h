//===- Plural.h - numbers of things in words -------------------------------------===//

#ifndef BANKCHECK_REPORT_PLURAL_H
#define BANKCHECK_REPORT_PLURAL_H

#include <cstdint>
#include <string>

namespace bankcheck::report {

/// "1 word", "2 words"
inline std::string plural(uint64_t Count, const std::string &Noun) {
  return std::to_string(Count) + " " + Noun + (Count == 1 ? "" : "s");
}

} // namespace bankcheck::report

#endif
