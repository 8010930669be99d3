//===- ClaimAssumption.h - what a verdict holds under --------------------------===//
//
// As with Undecided.h: the sentences are in lib/Report/Texts.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_BASIC_CLAIMASSUMPTION_H
#define BANKCHECK_BASIC_CLAIMASSUMPTION_H

#include "Basic/ValueName.h"
#include <vector>

namespace bankcheck {

enum class Assumed : uint8_t {
  Residue,              ///< Value % Modulus == Number; without a modulus Value == Number.
  ConditionGoesOneWay,  ///< That at Line, whichever way.
  Unlike,               ///< Sum != Number.
  NoOtherCoincidence,   ///< None of Number more relations like those of Unlike holds.
  AsLaunched,           ///< Value == Number, as all launches have it.
  AsSomeLaunch,         ///< Value is what one of the launches gives.
  NoWrap,               ///< Of index arithmetic.
  NonNegative,          ///< Indices that are divided.
  AtomicsChangeValues,  ///< Each lane's changes what it finds.
  NoOtherWarp,          ///< Changes the same words meanwhile.
  LanesPass,            ///< All that may pass the condition at Line, if that is known.
  LanesPassAroundThese, ///< The same of the conditions around those that were named.
  OwnBlock,             ///< An address of the cluster is one of the block itself.
  SourceBeginsLine,     ///< What a copy reads begins where a line of 128 bytes does.
  BeginsRow,            ///< The array begins where a row of 128 bytes does.
};

struct ClaimAssumption {
  struct Addend {
    int64_t Coefficient;
    std::vector<ValueName> Factors;
    bool operator==(const Addend &) const = default;
  };

  Assumed Kind;
  std::optional<unsigned> Line = std::nullopt;
  ValueName Value = {};
  uint64_t Modulus = 0;
  int64_t Number = 0;
  std::vector<Addend> Sum = {};

  bool operator==(const ClaimAssumption &) const = default;
};

} // namespace bankcheck

#endif
