//===- FatBinary.h - the images in nvcc's fat binaries -----------------------===//
//
// A fat binary holds code for several architectures. A section of an object (`.nv_fatbin`, or `__nv_relfatbin` of
// code that is still to be linked) is a row of them. All numbers are little endian.
//
//   header   u32 0xba55ed50 · u16 version, 1 · u16 bytes of this header · u64 bytes of the entries behind it
//   entry    u16 kind: 1 PTX, 2 machine code
//            u16 version · u32 bytes of this header · u64 bytes of what follows, with padding
//            u32 bytes of the packed data · u32 · u16 minor · u16 major · u32 architecture, 90
//            u32 place and u32 length of the source's name · u64 flags · u64
//            u64 bytes of the data unpacked, 0 where it is not packed
//
// Flag 0x2000 says that LZ4 has packed the data, 0x8000 that zstd has. Read from what fatbinary 13.0 writes with
// each --compress-mode.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SASS_FATBINARY_H
#define BANKCHECK_SASS_FATBINARY_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <vector>

namespace bankcheck::sass {

/// The bytes of a cubin.
using Image = llvm::SmallVector<uint8_t, 0>;

bool isFatBinary(llvm::StringRef Bytes);

/// Adds the machine code in \p Section, a row of fat binaries, to \p Images; PTX is passed over. \p Room: bytes that
/// may still be unpacked, which are taken off. An error names the place in the section.
llvm::Error addFatBinaryImages(llvm::StringRef Section, uint64_t &Room, std::vector<Image> &Images);

} // namespace bankcheck::sass

#endif
