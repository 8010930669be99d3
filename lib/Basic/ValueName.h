//===- ValueName.h - what a value that is not known is called -----------------===//
//
// A condition in a report names the values on which it depends: "n % 32 == 1". What the
// source has no name for is described by what it is and where. The words are in
// lib/Report/Texts.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_BASIC_VALUENAME_H
#define BANKCHECK_BASIC_VALUENAME_H

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace bankcheck {

enum class ValueKind : uint8_t {
  Unnamed,        ///< Nothing is said of it.
  Condition,      ///< The result of an operation that was not computed.
  OfSource,       ///< Text is its name there: "n", "params.n", "blockIdx.x".
  MemberAt,       ///< Of the struct that Text names, at the byte Number.
  Constant,       ///< Of the code, not a number.
  Computed,       ///< At Line, alike in all lanes, as are those that follow.
  Loaded,         ///< From memory, at Line.
  AgreedOn,       ///< By lanes of a warp, at Line.
  Broadcast,      ///< From a lane to all, at Line.
  FusedProduct,   ///< Whether the compiler uses fma, at Line.
  AddressOf,      ///< Of the variable Text.
  UnitsOfArray,   ///< The address of the shared array Text, in units of 16 bytes.
  AddressOfLocal, ///< Of some local variable.
  Padding,        ///< Of an array, as a fix may choose it.
  ChangedByLoop,  ///< A value that the loop at Line changes: the variable Text, if that is known.
  TripOfLoop,     ///< Of the loop at Line, after unrolling.
  LastTripOfLoop, ///< In which lanes leave it, of the trips whose values differ.
};

struct ValueName {
  ValueKind Kind = ValueKind::Unnamed;
  std::string Text;
  std::optional<unsigned> Line; ///< Nothing where it is not known.
  uint64_t Number = 0;

  ValueName() = default;
  /// As the source has it; empty: none.
  ValueName(std::string OfSource)
      : Kind(OfSource.empty() ? ValueKind::Unnamed : ValueKind::OfSource), Text(std::move(OfSource)) {}
  ValueName(const char *OfSource) : ValueName(std::string(OfSource)) {}
  explicit ValueName(ValueKind Kind) : Kind(Kind) {}
  ValueName(ValueKind Kind, std::optional<unsigned> Line) : Kind(Kind), Line(Line) {}
  ValueName(ValueKind Kind, std::string Text, std::optional<unsigned> Line = std::nullopt)
      : Kind(Kind), Text(std::move(Text)), Line(Line) {}

  static ValueName memberAt(std::string Struct, uint64_t Byte) {
    ValueName Name(ValueKind::MemberAt, std::move(Struct));
    Name.Number = Byte;
    return Name;
  }

  bool isGiven() const { return Kind != ValueKind::Unnamed; }
  /// Whether the source calls it \p Name.
  bool isOfSource(std::string_view Name) const { return Kind == ValueKind::OfSource && Text == Name; }

  auto operator<=>(const ValueName &) const = default;
};

} // namespace bankcheck

#endif
