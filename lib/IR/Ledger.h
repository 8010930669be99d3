//===- Ledger.h - what became of every access that clang made --------------===//
//
// The ledger is opened on the IR as clang made it, before any pass: each instruction
// that can touch memory which is not plainly local is entered, by its place in the source
// (line, column and scope of its debug location, which inlining and the passes keep)
// and by whether it reads or writes. It is closed for a kernel once its accesses are
// numbered, and says of each entry that the kernel may reach by calls which of these
// it is:
//
//   access         an instruction at its place has a number. It is in the report, or
//                  its evaluation proves that it leads elsewhere
//   other memory   instructions at its place are left, none with a number: no address
//                  of shared memory gets to them (SharedFlow.h), or they are local
//   removed        none is left: what the passes have proved to be dead, forwarded, or
//                  a local variable that is a register now
//
// Entries of several paths by which one function is called are one entry; each path
// has accesses of its own. Accesses are lost behind that, too: a pass may drop the number
// of an instruction and keep the instruction. findLostNumbers looks for that.
//
// What is found to be lost becomes an access that is undecided. With the environment
// variable BANKCHECK_STRICT the process ends instead, so that a test sees it.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_LEDGER_H
#define BANKCHECK_IR_LEDGER_H

#include "IR/Access.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"
#include <map>

namespace llvm {
class DILocation;
class Function;
class Instruction;
class Module;
} // namespace llvm

namespace bankcheck::ir {

/// How many entries of a kernel ended as what.
struct Account {
  unsigned Accesses = 0, OtherMemory = 0, Removed = 0;
};

class Ledger {
public:
  explicit Ledger(const llvm::Module &M);

  /// Of \p Kernel, with the functions that it still calls: \p Code.
  Account close(const llvm::Function &Kernel, llvm::ArrayRef<const llvm::Function *> Code) const;

private:
  /// Scope, line and column.
  using LocationKey = std::pair<const void *, uint64_t>;
  struct Entry {
    LocationKey At;
    bool Writes;
  };
  struct Opened {
    std::vector<Entry> Entries;
    std::vector<unsigned> Names; ///< Functions that it calls or takes the address of.
  };
  std::vector<Opened> Functions;
  std::map<std::string, unsigned> Kernels; ///< By name.

  static LocationKey keyOf(const llvm::DILocation &L);
};

/// Accesses, of those with \p Kernel's \p Numbers, whose number is on no instruction of \p Kernel any more, while one at their
/// place is left that may be shared and has none, cannot be followed.
void findLostNumbers(const llvm::Function &Kernel, llvm::ArrayRef<unsigned> Numbers, std::vector<Access> &Accesses);

} // namespace bankcheck::ir

#endif
