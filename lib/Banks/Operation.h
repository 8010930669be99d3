//===- Operation.h - what an instruction does to shared memory -----------------===//
//
// All that distinguishes one operation from another stands in Operation.def.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_BANKS_OPERATION_H
#define BANKCHECK_BANKS_OPERATION_H

#include <cstdint>
#include <string_view>

namespace bankcheck::banks {

/// What the instruction does, as far as it changes the cost.
enum class Operation : uint8_t {
#define BANK_OPERATION(Enumerator, Name, Instruction, Effect, Service) Enumerator,
#include "Banks/Operation.def"
#undef BANK_OPERATION
};

enum class Effect : uint8_t { Reads, Writes };
enum class Service : uint8_t { ByWords, ByRows, ByLanes, ByLanesTwice, InRounds, NoRule, NotEvaluated };

struct OperationTraits {
  std::string_view Name, Instruction;
  Effect TheEffect;
  Service TheService;
};

inline constexpr OperationTraits AllOperationTraits[] = {
#define BANK_OPERATION(Enumerator, Name, Instruction, TheEffect, TheService)                                           \
  {Name, Instruction, Effect::TheEffect, Service::TheService},
#include "Banks/Operation.def"
#undef BANK_OPERATION
};

constexpr const OperationTraits &traitsOf(Operation Op) { return AllOperationTraits[unsigned(Op)]; }

/// "load", "store", "atomic", ...
constexpr std::string_view nameOf(Operation Op) { return traitsOf(Op).Name; }
/// The SASS instruction of the operations with that name: "LDS" of "load". "" if none of them has one.
constexpr std::string_view instructionNamed(std::string_view Name) {
  for (const OperationTraits &T : AllOperationTraits)
    if (T.Name == Name)
      return T.Instruction;
  return "";
}

constexpr bool writes(Operation Op) { return traitsOf(Op).TheEffect == Effect::Writes; }
/// Whether its addresses are those of 16-byte rows, eight lanes' for each matrix.
constexpr bool isMatrix(Operation Op) { return traitsOf(Op).TheService == Service::ByRows; }
/// Whether it is one of those under "Loops" in Cost.h.
constexpr bool isLoop(Operation Op) { return traitsOf(Op).TheService == Service::InRounds; }
/// Whether it is not a matter of banks, whatever its addresses.
constexpr bool ignoresBanks(Operation Op) {
  return Op == Operation::BankIndependent || Op == Operation::HardwareAddressed;
}
/// Whether its addresses are looked at.
constexpr bool isEvaluated(Operation Op) { return traitsOf(Op).TheService != Service::NotEvaluated; }

} // namespace bankcheck::banks

#endif
