//===- ArraysBehind.h - what a longer array does to those behind it ----------===//
//
// ptxas lays a kernel's static arrays one behind the other (Nvcc/Displaced.h). One that gets longer moves those behind
// it, and what was proved of them may not hold there:
//
//   short a[33][40]; char b[64][20];     b at 2,640
//   short a[33][41]; char b[64][20];     b at 2,706, two bytes past a word: 32 words of it are 33 of the memory
//   float a[5][32], b[64];               b at 640, of which four elements are read at once
//   float a[5][33], b[64];               b at 660, no multiple of 16: each is read on its own
//
// A change is right if each array behind still begins where it did in its word, and up to the last that is read by
// several elements at once, in its 16 bytes, and one in which matrices of wmma begin, in its 32 bytes
// (FragmentPointer.h). Several such changes of one kernel are right together: where an array begins, modulo 4, 16 or
// 32, depends on where the one before it does and on its length.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FIXES_ARRAYSBEHIND_H
#define BANKCHECK_FIXES_ARRAYSBEHIND_H

#include "Fixes/Fix.h"

namespace bankcheck::fixes {

/// Whether what is known of the other arrays of \p Kernels may not hold once those that are \p Meant are longer, by
/// \p Extra bytes each.
bool movesArraysBehind(llvm::ArrayRef<KernelUse> Kernels, const IsArray &Meant,
                       llvm::function_ref<uint64_t(const analysis::SharedArray &)> Extra);

} // namespace bankcheck::fixes

#endif
