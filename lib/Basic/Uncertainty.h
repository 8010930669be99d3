//===- Uncertainty.h - why an access may run in other requests ---------------===//

#ifndef BANKCHECK_BASIC_UNCERTAINTY_H
#define BANKCHECK_BASIC_UNCERTAINTY_H

#include <bit>
#include <cstdint>
#include <initializer_list>

namespace bankcheck {

/// Why the requests that are counted for an access may not be those of nvcc's code. Those that say most come first:
/// of several the first is told.
enum class Uncertainty : uint8_t {
  LanesLeaveLoop,     ///< In a loop that lanes leave in different iterations.
  LanesLeftLoop,      ///< Behind such a loop.
  ComponentReloaded,  ///< nvcc may load one of four components again, for want of registers.
  KeptInRegister,     ///< nvcc may not access it each time.
  FieldOfOtherBlock,  ///< A bit-field's value comes from another block: it may be written with bytes around it.
  NeighbourBudget,    ///< Too many accesses around it to look for merges.
  ArmBudget,          ///< Too many arms of a branch to look for its like in the others.
  Speculated,         ///< It may be loaded whatever the condition says.
  RunsApart,          ///< Lanes that come by two conditions may run it apart.
  Delayed,            ///< It may be loaded behind a later condition, by fewer lanes.
  Merged,             ///< It may be merged with its neighbours, or not.
  MergedIfUnrolled,   ///< It is merged with itself in another iteration, if nvcc unrolls the loop.
  BitField,           ///< nvcc may access other bytes around it: its neighbours are of other types.
  StructCopy,         ///< nvcc may copy it in other pieces.
  MergedInArrays,     ///< Its address may lie in several arrays, of which some would let it merge.
  PartlyOtherMemory,  ///< Lanes of the same instruction access other memory.
  OtherWarps,         ///< Other warps change the same words meanwhile.
};
inline constexpr unsigned UncertaintyKinds = unsigned(Uncertainty::OtherWarps) + 1;

class Uncertainties {
public:
  constexpr Uncertainties() = default;
  constexpr Uncertainties(std::initializer_list<Uncertainty> All) {
    for (Uncertainty U : All)
      add(U);
  }
  constexpr bool any() const { return Bits; }
  constexpr bool has(Uncertainty U) const { return Bits >> unsigned(U) & 1; }
  constexpr bool hasAny(Uncertainties Other) const { return Bits & Other.Bits; }
  constexpr void add(Uncertainty U) { Bits |= 1u << unsigned(U); }
  constexpr void add(Uncertainties Other) { Bits |= Other.Bits; }
  /// That says most; there must be one.
  constexpr Uncertainty first() const { return Uncertainty(std::countr_zero(Bits)); }
  bool operator==(const Uncertainties &) const = default;

private:
  uint32_t Bits = 0;
};

} // namespace bankcheck

#endif
