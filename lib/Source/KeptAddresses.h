//===- KeptAddresses.h - where an address in a shared array goes --------------------===//
//
// A change of the array's layout changes each place that forms an address in it. Not all of these name the array:
//
//   float *row = &s[y][0];                     takes an address
//   row[x]                                     forms another
//   unsigned at = __cvta_generic_to_shared(row);
//   asm("..." :: "r"(at + 4 * i))              and another
//   sum(row, 32)                               and so does the function that has it, or one that it calls
//
// Followed are variables, parameters and what functions return; a struct or an array that has an address is as good as
// the address. What is kept elsewhere is lost: in memory, behind a pointer, in a function that is not seen.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SOURCE_KEPTADDRESSES_H
#define BANKCHECK_SOURCE_KEPTADDRESSES_H

#include "Source/Locations.h"
#include "clang/AST/ASTFwd.h"
#include <memory>

namespace bankcheck::source {

class KeptAddresses {
public:
  KeptAddresses(clang::ASTContext &Ast, Locations &Where);
  ~KeptAddresses();

  struct Places {
    std::set<Location> Forming; ///< Addresses of addresses.
    std::optional<Location> Lost;
  };
  /// \p Function takes an address in \p Array.
  Places of(const clang::VarDecl &Array, const clang::FunctionDecl &Function);

private:
  class Reader;
  struct Flow;
  clang::ASTContext &Ast;
  Locations &Where;
  std::map<const clang::FunctionDecl *, std::unique_ptr<Flow>> Flows;

  const Flow &flowOf(const clang::FunctionDecl &Function);
};

} // namespace bankcheck::source

#endif
