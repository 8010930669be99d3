//===- FixKind.h - which kind of change is offered -----------------------------===//

#ifndef BANKCHECK_BASIC_FIXKIND_H
#define BANKCHECK_BASIC_FIXKIND_H

#include <cstdint>

namespace bankcheck {

enum class FixKind : uint8_t {
#define FIX_KIND(Enumerator, Name) Enumerator,
#include "Basic/FixKind.def"
#undef FIX_KIND
};

/// As in the JSON report.
constexpr const char *nameOf(FixKind Kind) {
  switch (Kind) {
#define FIX_KIND(Enumerator, Name)                                                                                     \
  case FixKind::Enumerator:                                                                                            \
    return Name;
#include "Basic/FixKind.def"
#undef FIX_KIND
  }
  return "";
}

} // namespace bankcheck

#endif
