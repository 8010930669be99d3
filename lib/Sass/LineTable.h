//===- LineTable.h - the source lines of machine code ------------------------===//
//
// With -lineinfo or -G, a cubin has a section .debug_line in DWARF 2: sequences of rows, each row with an offset in the
// code, a file and a line. ptxas says besides where a line was inlined, by an instruction of its own (extended
// opcode 0x90) before a row, with two numbers:
//
//   context    the row of the same sequence, counted from 1, where the function was called; 0: nowhere
//   function   where in .debug_str the linkage name of the function stands that the line is in
//
// So the code for `pick`, which `both` calls in line 3, and the kernel in line 11, has these rows:
//
//   row   offset   line   context   function
//    11    0x210     11       -                the kernel
//    12    0x210      3      11     both       called in row 11
//    13    0x210      1      12     pick       called in row 12
//    14    0x220     10       -
//
// Of the rows at one offset the last is the code's, and the others are there to be its context. Columns are not
// written. An instruction has the places
//
//   pick, line 1 · both, line 3 · the kernel, line 11
//
// Offsets count from the start of a function, which a relocation of the sequence's first offset names. Read from the
// code of nvcc 13.0.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SASS_LINETABLE_H
#define BANKCHECK_SASS_LINETABLE_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace bankcheck::sass {

struct Place {
  std::string File; ///< As the compiler knew it.
  unsigned Line = 0;
  std::string Function; ///< Linkage name of the inlined function; "" in the code's own.
  bool operator==(const Place &) const = default;
};

/// A file as it was when the code was made.
struct SourceFile {
  std::string Name;
  uint64_t Time = 0, Size = 0; ///< In seconds since 1970, and bytes; 0 where that is not known.
};

class LineTable {
public:
  /// Where a sequence begins: in a section, by index.
  struct Start {
    unsigned Section = 0;
    uint64_t Offset = 0;
  };
  /// The relocated value of the address that stands at an offset of .debug_line.
  using Relocated = llvm::function_ref<std::optional<Start>(uint64_t)>;

  LineTable() = default;
  /// An error names the place in \p DebugLine.
  static llvm::Expected<LineTable> read(llvm::StringRef DebugLine, llvm::StringRef Strings, Relocated StartAt);

  bool hasLinesOf(unsigned Section) const { return OfSection.contains(Section); }
  /// Of the instruction at \p Offset of a section, innermost first; none if the table has none, or more than
  /// limits::InlinedRows.
  std::vector<Place> placesAt(unsigned Section, uint64_t Offset) const;
  /// Those that the tables name.
  std::vector<SourceFile> files() const;

private:
  friend class LineReader;
  /// What units say of their files. Names are put together where they are asked for: together they may be much longer
  /// than the table.
  struct Files {
    struct File {
      std::string Name;
      uint64_t Folder = 0, Time = 0, Size = 0;
    };
    std::vector<std::string> Folders; ///< By number, from 1.
    std::vector<File> All;            ///< The same.
    std::string nameOf(uint64_t Number) const;
  };
  struct Row {
    uint64_t Offset = 0;
    unsigned File = 0, Line = 0;
    unsigned Context = 0;  ///< A row before this one, from 1.
    uint64_t Function = 0; ///< In Strings, if there is a context.
  };
  struct Sequence {
    std::shared_ptr<const Files> Names;
    std::vector<Row> Rows; ///< By offset; one or more.
    uint64_t End = 0;
    uint64_t begin() const { return Rows.front().Offset; }
  };
  std::string Strings;
  llvm::DenseMap<unsigned, std::vector<Sequence>> OfSection; ///< By where they begin.
};

} // namespace bankcheck::sass

#endif
