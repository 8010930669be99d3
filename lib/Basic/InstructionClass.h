//===- InstructionClass.h - what the instructions of a kernel keep busy --------===//

#ifndef BANKCHECK_BASIC_INSTRUCTIONCLASS_H
#define BANKCHECK_BASIC_INSTRUCTIONCLASS_H

#include <array>
#include <cstdint>

namespace bankcheck {

enum class InstructionClass : uint8_t {
#define INSTRUCTION_CLASS(Enumerator, Name) Enumerator,
#include "Basic/InstructionClass.def"
#undef INSTRUCTION_CLASS
};

/// By InstructionClass.
inline constexpr const char *InstructionClassNames[] = {
#define INSTRUCTION_CLASS(Enumerator, Name) Name,
#include "Basic/InstructionClass.def"
#undef INSTRUCTION_CLASS
};
inline constexpr unsigned InstructionClasses = sizeof(InstructionClassNames) / sizeof(*InstructionClassNames);

template <typename T> using ByInstructionClass = std::array<T, InstructionClasses>;

} // namespace bankcheck

#endif
