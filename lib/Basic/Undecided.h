//===- Undecided.h - why an access is undecided ------------------------------===//
//
// Libraries below lib/Report say why in a value of this type. Its sentence is in
// lib/Report/Texts.cpp, for each kind of Undecided.def one.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_BASIC_UNDECIDED_H
#define BANKCHECK_BASIC_UNDECIDED_H

#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace bankcheck {

enum class Undecided : uint8_t {
#define UNDECIDED(Enumerator, Name, About) Enumerator,
#include "Basic/Undecided.def"
#undef UNDECIDED
};

/// By Undecided: its name in tables and tests.
inline constexpr const char *UndecidedNames[] = {
#define UNDECIDED(Enumerator, Name, About) Name,
#include "Basic/Undecided.def"
#undef UNDECIDED
};
inline constexpr unsigned UndecidedKinds = sizeof(UndecidedNames) / sizeof(*UndecidedNames);

/// What the sentence of a kind is about.
enum class UndecidedAbout : uint8_t {
  Nothing,
  Line,    ///< Of the source; nothing where it is not known.
  Names,   ///< Of arrays, or a function.
  Numbers, ///< As the kind says.
};

constexpr UndecidedAbout aboutOf(Undecided Kind) {
  constexpr UndecidedAbout All[] = {
#define UNDECIDED(Enumerator, Name, About) UndecidedAbout::About,
#include "Basic/Undecided.def"
#undef UNDECIDED
  };
  return All[unsigned(Kind)];
}

/// One reason, with what its sentence is about. Reasons with the same sentence are equal.
class UndecidedReason {
public:
  UndecidedReason(Undecided Kind) : Kind(Kind) { assert(isAbout(UndecidedAbout::Nothing)); }
  static UndecidedReason atLine(Undecided Kind, std::optional<unsigned> Line) {
    UndecidedReason R(Kind, UndecidedAbout::Line);
    R.Line = Line;
    return R;
  }
  static UndecidedReason ofNames(Undecided Kind, std::vector<std::string> Names) {
    UndecidedReason R(Kind, UndecidedAbout::Names);
    R.Names = std::move(Names);
    return R;
  }
  static UndecidedReason ofNumbers(Undecided Kind, std::vector<uint64_t> Numbers) {
    UndecidedReason R(Kind, UndecidedAbout::Numbers);
    R.Numbers = std::move(Numbers);
    return R;
  }
  /// The same of an access that need not be one of shared memory, as far as is known.
  UndecidedReason ofAnyMemory() && {
    MayBeOtherMemory = true;
    return std::move(*this);
  }

  Undecided Kind;
  std::optional<unsigned> Line;
  std::vector<std::string> Names;
  std::vector<uint64_t> Numbers;
  bool MayBeOtherMemory = false;

  auto operator<=>(const UndecidedReason &) const = default;

private:
  UndecidedReason(Undecided Kind, [[maybe_unused]] UndecidedAbout About) : Kind(Kind) { assert(isAbout(About)); }
  bool isAbout(UndecidedAbout About) const { return aboutOf(Kind) == About; }
};

} // namespace bankcheck

#endif
