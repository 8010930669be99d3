//===- DeviceImages.h - the machine code for GPUs in a file ------------------===//

#ifndef BANKCHECK_SASS_DEVICEIMAGES_H
#define BANKCHECK_SASS_DEVICEIMAGES_H

#include "Sass/FatBinary.h"
#include "llvm/Support/MemoryBufferRef.h"

namespace bankcheck::sass {

/// The cubins in \p File, in the order in which they stand there: a cubin itself, a fat binary, or an object, a shared
/// library or a program for the host in ELF that holds fat binaries, or an archive (.a) of such. None if it holds no
/// machine code. An error if it is no such file, or damaged, or too large.
llvm::Expected<std::vector<Image>> deviceImages(llvm::MemoryBufferRef File);

/// Whether \p Bytes begin as a cubin does.
bool isCubin(llvm::StringRef Bytes);

} // namespace bankcheck::sass

#endif
