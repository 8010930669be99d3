//===- ProgramIdentity.h - which program this is ----------------------------------===//

#ifndef BANKCHECK_CACHE_PROGRAMIDENTITY_H
#define BANKCHECK_CACHE_PROGRAMIDENTITY_H

#include <string>

namespace bankcheck::cache {

/// The linker's build IDs of the program and of the libraries that it has loaded: another build with other code, of
/// bankcheck or of LLVM, has others. Empty if the program has none: then nothing may be kept for a later run.
std::string programIdentity();

} // namespace bankcheck::cache

#endif
