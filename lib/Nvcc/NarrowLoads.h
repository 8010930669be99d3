//===- NarrowLoads.h - 64-bit loads of which half is used -------------------===//

#ifndef BANKCHECK_NVCC_NARROWLOADS_H
#define BANKCHECK_NVCC_NARROWLOADS_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class Function;
class Instruction;
} // namespace llvm

namespace bankcheck::nvcc {

/// Metadata of a load of 64 bits of which nvcc may load a part alone.
constexpr llvm::StringLiteral UnclearPart = "bankcheck.part";

/// On a load of a word of which only a part is used.
constexpr llvm::StringLiteral NarrowedToPart = "bankcheck.narrowed";

/// Makes a 64-bit integer load from shared memory of which only the low or only
/// the high word is used a load of that word, as nvcc does, volatile or not (measured). It
/// narrows 32-bit loads too, but that changes no cost: a bank is a word wide.
///
///   (int)(s[2t] + s[2t+1])  not narrowed where ptxas merges the two (\p IsMerged): it does that first with what comes
///                        to it as a sum, a difference or a product of 64 bits. Not called exact
///                        The same of a word that is stored as it is, of one that is shifted by no whole bytes, of a
///                        part of a word that is only compared, and of one that is wanted in another block: behind a
///                        loop, a condition, a division of 64 bits, a function with a slow path. nvcc computes values
///                        where they are wanted
///   (int)__shfl_xor(x)   either: of 64 bits that are shuffled word by word ptxas removes the shuffle that nobody needs
///   (x >> 8) & 0xffff    not narrowed; (x >> 8) & 0xff is, to the byte
///   (x << 24) >> 56      not narrowed, and so no signed bit-field of the high word
///   (short)(x >> 32)     narrowed as a short or an int; not as a 64-bit integer, into which its sign is copied
///   (char)(x >> 8)       either, as any part of the low word that is shifted and cut to fewer than 32 bits
///   (x >> 40) & 0xffff   two bytes, as (x >> 24) & 0xffff: not called exact
///   (long long)(hi + y)  hi, the high word, is not narrowed: the sum is (x + (y << 32)) >> 32. So is hi - y,
///                        and not y - hi. y is known in 64 bits: a constant, a part of another integer
///   (long long)(hi * y)  either, as other arithmetic that can be done in 64 bits and is extended to them, and
///                        with a shift also if it is extended without a sign: not called exact
///
/// Source: nvcc 13.0's code for sm_90, test/merging/bit_fields.py, parts.py and widened.py.
void narrowLoads(llvm::Function &Kernel, llvm::function_ref<bool(const llvm::Instruction &)> IsMerged);

} // namespace bankcheck::nvcc

#endif
