//===- MachineCode.h - the functions of a cubin, with their source lines -------===//
//
// A cubin is an ELF file. Each function, a kernel as a rule, has a section of its own, `.text.` and its linkage name;
// what the kernel calls and was not inlined stands in another, and helpers of nvcc (divisions) in the kernel's. Of
// the instructions those are kept that access memory, wait or branch, and those that the table lacks: of a function
// that has one of these, it is not known which memory it accesses.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SASS_MACHINECODE_H
#define BANKCHECK_SASS_MACHINECODE_H

#include "Sass/Instruction.h"
#include "Sass/LineTable.h"
#include <map>
#include <optional>
#include <vector>

namespace bankcheck::sass {

struct Function {
  std::string Name; ///< Its linkage name.
  bool IsKernel = false;
  unsigned Section = 0;
  std::vector<Instruction> Instructions; ///< By offset; those that compute are left out.
  /// How often each operation stands in the code, by name; those without a name are not counted.
  std::map<std::string, unsigned> Counts;
  bool HasUnknown = false;                         ///< Some operation is not in the table.
  std::optional<unsigned> Registers;               ///< Of a thread, as ptxas -v prints them.
  std::vector<std::pair<uint64_t, uint64_t>> Code; ///< All instructions, each as its low and its high 8 bytes.
};

struct MachineCode {
  unsigned Architecture = 0;                 ///< 90 for sm_90 and sm_90a.
  std::string Compiler;                      ///< "Cuda compilation tools, release 13.0, V13.0.88", or ""
  std::vector<Function> Functions;           ///< As they stand there.
  LineTable Lines;                           ///< Empty without -lineinfo and -G.
  std::map<unsigned, std::string> Constants; ///< The constant banks that all functions share, by number.
  /// What global memory is initialised with, at an address of our own that the constants have, too.
  std::string Tables;
  static constexpr uint64_t TablesBegin = uint64_t(1) << 40;

  /// The word at \p Offset of one of these; nothing beyond its end.
  std::optional<uint32_t> constantAt(unsigned Bank, uint64_t Offset) const;
  /// \p Size bytes, 8 at most, of what global memory is initialised with.
  std::optional<uint64_t> tableAt(uint64_t Address, unsigned Size) const;

  std::vector<Place> placesOf(const Function &F, const Instruction &I) const {
    return Lines.placesAt(F.Section, I.Offset);
  }
};

/// Reads a cubin. An error if it is damaged, or of an architecture before sm_75, whose instructions are others.
llvm::Expected<MachineCode> readCubin(llvm::StringRef Bytes);

} // namespace bankcheck::sass

#endif
