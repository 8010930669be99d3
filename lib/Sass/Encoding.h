//===- Encoding.h - the fields of a machine instruction ----------------------===//
//
// From sm_70 on an instruction has 16 bytes. Bits count from the lowest of the first byte. Instructions that compute
// have these fields; what the modifiers of one operation mean is said where it is computed (Arithmetic.cpp):
//
//   0..8     operation (Opcodes.def)
//   9..11    the form: where operands B and C come from
//   12..14   predicate, 7 for none; 15: negated
//   16..23   destination
//   24..31   A, a register
//   32..63   the wide slot: a register in 32..39, a number of 32 bits, a constant with its bank in 54..58 and its
//            offset in 38..53, or a uniform register
//   64..71   the narrow slot, a register
//   81..83   a predicate that is written; 84..86: another one
//   87..89   a predicate that is read, 90: negated; 77..79 and 80, 68..70 and 71: others
//
//   form   B                    C
//   1      register, wide       register, narrow
//   2      register, narrow     number
//   3      register, narrow     constant
//   4      number               register, narrow
//   5      constant             register, narrow
//   6      uniform register     register, narrow
//   7      register, narrow     uniform register
//
// An operation on uniform registers is as a rule that on registers plus 0x80, with the same fields.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SASS_ENCODING_H
#define BANKCHECK_SASS_ENCODING_H

#include "llvm/Support/MathExtras.h"
#include <cstdint>

namespace bankcheck::sass {

inline constexpr unsigned InstructionBytes = 16;
inline constexpr unsigned NoRegister = 255;  ///< RZ, which is 0.
inline constexpr unsigned TruePredicate = 7; ///< PT.

/// The bits of an instruction.
class Bits {
public:
  Bits(uint64_t Low, uint64_t High) : Low(Low), High(High) {}

  uint64_t at(unsigned First, unsigned Last) const {
    uint64_t Whole = First < 64 ? Low >> First | (First ? High << (64 - First) : 0) : High >> (First - 64);
    return Whole & llvm::maskTrailingOnes<uint64_t>(Last - First + 1);
  }
  int64_t signedAt(unsigned First, unsigned Last) const {
    return llvm::SignExtend64(at(First, Last), Last - First + 1);
  }
  bool is(unsigned Bit) const { return at(Bit, Bit); }

  unsigned operation() const { return at(0, 8); }
  unsigned form() const { return at(9, 11); }

private:
  uint64_t Low, High;
};

} // namespace bankcheck::sass

#endif
