//===- ParseLimits.h - what the parser is spared ---------------------------===//
//
// Two things cost clang the square of the text. For each operand that an asm string names, all of the literal that
// it stands in is read again; and for each declaration of a name all that are already there are looked through.
// Both are seen in the tokens, before the parser has them.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FRONTEND_PARSELIMITS_H
#define BANKCHECK_FRONTEND_PARSELIMITS_H

#include <functional>

namespace clang {
class CompilerInstance;
} // namespace clang

namespace bankcheck::frontend {

class ErrorCollector;

/// Watches the tokens that the parser of \p Compiler gets; called before the parse. Where the literals of asm
/// statements are too long for the operands in them, those that are left are replaced by "", with an error at their
/// location: what holds them is not sound (\see Soundness). Where the parse is given up, by \p Errors or for too many
/// invalid declarations of a name, or is to be done again with CCCL, the text ends. \p Errors has to outlive the parse.
/// \p AtEnd, which may be null, is called at the end of the text.
void limitParse(clang::CompilerInstance &Compiler, ErrorCollector &Errors, std::function<void()> AtEnd);

} // namespace bankcheck::frontend

#endif
