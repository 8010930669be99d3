//===- Registers.h - what a running warp knows --------------------------------===//

#ifndef BANKCHECK_SASS_REGISTERS_H
#define BANKCHECK_SASS_REGISTERS_H

#include "Basic/BlockShape.h"
#include "Sass/Encoding.h"
#include "Sass/RegisterFile.h"
#include <map>

namespace bankcheck::sass {

struct MachineCode;

/// What is known of the block that a warp is part of.
struct RunInputs {
  BlockShape Block;
  std::optional<GridExtents> Grid, BlockIndex;
  std::map<uint64_t, uint32_t> Arguments; ///< Words, by the offset from where the arguments begin.
};

/// The registers of a warp. Uniform ones are kept in each lane, all alike.
class Registers {
public:
  Registers(const MachineCode &Code, const RunInputs &Inputs, unsigned Warp);

  LaneValues of(unsigned Number) const { return Number == NoRegister ? LaneValues::all(0) : Plain[Number]; }
  LaneValues ofUniform(unsigned Number) const {
    return Number == noUniform() ? LaneValues::all(0) : Uniform[Number & 255];
  }
  LanePredicate predicate(unsigned Number, bool IsUniform = false) const {
    return Number == TruePredicate ? LanePredicate::all(true) : (IsUniform ? UniformPredicates : Predicates)[Number];
  }
  /// For \p Lanes; those of \p Perhaps are not known afterwards.
  void set(unsigned Number, const LaneValues &Values, banks::LaneMask Lanes, banks::LaneMask Perhaps);
  void setUniform(unsigned Number, const LaneValues &Values, banks::LaneMask Lanes, banks::LaneMask Perhaps);
  void setPredicate(unsigned Number, LanePredicate Value, banks::LaneMask Lanes, banks::LaneMask Perhaps,
                    bool IsUniform = false);

  /// What the constant bank has there: the block's extents, what is known of the arguments, and constants of the code.
  std::optional<uint32_t> constant(unsigned Bank, uint64_t Offset) const;
  /// threadIdx, blockIdx and masks of lanes, by their number in S2R.
  LaneValues special(unsigned Number) const;

  /// What a table in global memory is initialised with, at \p Address.
  std::optional<uint64_t> table(uint64_t Address, unsigned Size) const;

  /// Forgets what \p Other knows otherwise, or does not know.
  void keepCommon(const Registers &Other);
  /// Whether \p Other knows all that this knows, and the same.
  bool isCommonWith(const Registers &Other) const;
  /// How many lanes of registers both know the same.
  unsigned commonWith(const Registers &Other) const;

  unsigned noUniform() const { return IsNew ? 255 : 63; } ///< URZ, which is 0.
  unsigned uniformBits() const { return IsNew ? 8 : 6; }

private:
  const MachineCode *Code;
  const RunInputs *Inputs;
  unsigned Warp;
  bool IsNew; ///< sm_100 on.
  RegisterFile Plain, Uniform;
  std::array<LanePredicate, 8> Predicates, UniformPredicates;
};

} // namespace bankcheck::sass

#endif
