//===- Instruction.h - what is read of a machine instruction -----------------===//
//
// From sm_70 on an instruction has 16 bytes. These bits are read, counted from the lowest of the first byte:
//
//   0..8     operation (Opcodes.def); 9..11: in which form its operands come
//   12..14   predicate, 7 for none; 15: negated
//
// and of those that access memory, by layout:
//
//                    address      offset           uniform register      what
//                    register     (signed)         if bit 91 is set
//   Loads            24..31       40..63           32..37                73..75 type
//   Stores           24..31       40..63           64..69                73..75 type
//   Atomics          24..31       40..63           64..69                73..75 type of the word
//   Swaps            24..31       40..63           -                     73..75 type of the word
//   MatrixLoads      24..31       40..63           32..37                72..73 1, 2 or 4 matrices
//   MatrixStores     24..31       40..63           -                     72..73 1, 2 or 4 matrices
//   Copies           16..23       44..63           -                     73..75 type; from sm_100 on 74..76
//
// If bit 91 is set where none is known (-), no address is read.
// A register of 255 is RZ, none, and so is a uniform register of 63. Bits 78..79 scale the address register of LDS,
// STS and ATOMS by 4, 8 or 16. Addresses are read of shared memory only.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SASS_INSTRUCTION_H
#define BANKCHECK_SASS_INSTRUCTION_H

#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <optional>
#include <string>

namespace bankcheck::sass {

enum class Space : uint8_t { None, Shared, Generic, Global, Local, Constant, Tensor };

enum class Action : uint8_t {
  Compute, ///< In registers alone.
  Unknown, ///< Not in the table: it may access memory.
  Load,
  Store,
  Atomic,
  LoadMatrix,
  StoreMatrix,
  AsyncCopy,     ///< From global to shared memory, lane by lane.
  BulkCopy,      ///< By a unit of its own.
  TensorMemory,  ///< Copies to tensor memory, and what allocates it.
  MatrixProduct, ///< By the tensor cores, which read their operands there.
  RemoteStore,   ///< Into another block of the cluster.
  Mbarrier,
  Barrier,
  Branch,
  Call,
  End,
};

/// Where a memory instruction has its operands; \see above.
enum class Layout : uint8_t { Unread, Loads, Stores, Atomics, Swaps, MatrixLoads, MatrixStores, Copies };

/// Register * Scale + UniformRegister + Offset.
struct Address {
  std::optional<unsigned> Register, UniformRegister;
  unsigned Scale = 1;
  int32_t Offset = 0;
  bool operator==(const Address &) const = default;
};

struct Instruction {
  uint64_t Offset = 0; ///< In the code of its function.
  unsigned Code = 0;   ///< Of the operation.
  llvm::StringRef Name;
  Space In = Space::None;
  Action Does = Action::Unknown;
  unsigned Predicate = 7; ///< 7 is always true.
  bool IsNegated = false;
  std::optional<Address> At; ///< In shared memory. Nothing where it is not read.
  unsigned Variant = 0;      ///< Of atomics, in bits 87..90: 0 adds, 8 exchanges, 11 counts; of CAS 3 in a loop.
  unsigned Width = 0;        ///< In bytes per lane, 0 where it is not known; of LDSM and STSM: 4 for each matrix.

  bool accessesShared() const { return In == Space::Shared; }
  bool isConditional() const { return Predicate != 7 || IsNegated; }
};

/// The instruction that stands at \p Offset of a function as two numbers of 8 bytes, for \p Architecture, 90 for sm_90.
Instruction decode(uint64_t Low, uint64_t High, uint64_t Offset, unsigned Architecture);

/// "LDS.64", with the width where it is above 4 bytes.
std::string textOf(const Instruction &I);
/// "[R4.X4+UR4+0x10]"
std::string textOf(const Address &A);

llvm::StringRef nameOf(Space S);
llvm::StringRef nameOf(Action A);

} // namespace bankcheck::sass

#endif
