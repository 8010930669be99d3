//===- AddressedMemory.h - which lanes of a request address shared memory -----===//
//
// A generic pointer can lead to other memory in each lane (`lane < 8 ? s + i : p`),
// and to other arrays. Only lanes that address shared memory take part in a request
// to the banks. What a lane addresses follows from the terms of the address's affine value:
//
//   16 * base of s in lanes 0-7, p in the others    0-7 in s, the others elsewhere
//   16 * base of s + c * 16 * (base of r - base     in s or r, whichever c says:
//   of s), c in {0, 1}                              shared all the same
//   p + c * (16 * base of s - p)                    c decides: open
//   16 * base of s + what was loaded                in s, if that is no address: pointers stay in their array
//
// A pointer that came out of memory, or of assembly, may lead to any array whose
// address went there: its symbol *may be shared* (KernelContext::noteMayBeShared),
// and lanes that have it are open.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_ANALYSIS_ADDRESSEDMEMORY_H
#define BANKCHECK_ANALYSIS_ADDRESSEDMEMORY_H

#include "Analysis/KernelContext.h"

namespace bankcheck::analysis {

/// Each lane is in one of them, or in none: then it addresses other memory.
struct AddressedMemory {
  banks::LaneMask Shared = 0;
  banks::LaneMask Open = 0; ///< What decides it is not known.
};

AddressedMemory memoryOf(const lanes::AffineValue &Address, const KernelContext &Kernel);

/// The arrays that lanes of \p Lanes may address, by what the terms of \p Address say.
std::vector<const SharedArray *> arraysOf(const lanes::AffineValue &Address, banks::LaneMask Lanes,
                                          const KernelContext &Kernel);

/// \p Address as far as the lanes of \p Lanes go, which are not none: the others have what one of these has.
lanes::AffineValue onlyIn(lanes::AffineValue Address, banks::LaneMask Lanes);

} // namespace bankcheck::analysis

#endif
