//===- Identities.h - what a compiler knows of index arithmetic -------------===//
//
// LLVM's InstCombine would rewrite the index arithmetic as a whole, and with it
// what the source says. Of what it knows only this is needed, since alignment,
// equal addresses and trip counts are proved by it:
//
//   x + x            2 x
//   (x & c) - x      -(x & ~c)
//   an element of a struct, of one within it too, that was put together before
//                    what it was put together from
//   any value all of whose bits are known    that constant
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_IR_IDENTITIES_H
#define BANKCHECK_IR_IDENTITIES_H

namespace llvm {
class Function;
}

namespace bankcheck::ir {

void applyIdentities(llvm::Function &Kernel);

} // namespace bankcheck::ir

#endif
