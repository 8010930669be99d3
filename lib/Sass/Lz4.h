//===- Lz4.h - blocks as LZ4 packs them --------------------------------------===//
//
// nvcc's fat binaries hold bare blocks of LZ4. A block is a row of sequences: a token, literals, and a match that is
// copied from what was unpacked before.
//
//   token         high 4 bits: number of literals; low 4 bits: length of the match less 4
//                 15 in either: bytes follow that are added to it, up to the first that is not 255
//   literals      so many bytes
//   distance      2 bytes, little endian, back from here to the match; the last sequence ends before it
//
// For example "abcabcabcabcX" is
//
//   38  a b c  03 00     3 literals, and 8 + 4 bytes from 3 before: abc abcabcabc abc ...
//   10  X                1 literal
//
// It is read here, not by liblz4: LLVM has zlib and zstd only, and a static program would link a library
// for 40 lines.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SASS_LZ4_H
#define BANKCHECK_SASS_LZ4_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

namespace bankcheck::sass {

/// \p Packed, unpacked. An error if that is not \p Size bytes, or the block is damaged.
llvm::Expected<llvm::SmallVector<uint8_t, 0>> unpackLz4(llvm::ArrayRef<uint8_t> Packed, size_t Size);

} // namespace bankcheck::sass

#endif
