//===- FileError.h - errors that name a file --------------------------------===//

#ifndef BANKCHECK_EDITS_FILEERROR_H
#define BANKCHECK_EDITS_FILEERROR_H

#include "llvm/ADT/Twine.h"
#include "llvm/Support/Error.h"
#include <cerrno>
#include <system_error>

namespace bankcheck::edits {

/// What `errno` says.
inline std::error_code lastError() { return std::error_code(errno, std::generic_category()); }

/// "'File' What: why"
inline llvm::Error fileError(const llvm::Twine &File, const llvm::Twine &What, std::error_code Code) {
  return llvm::createStringError("'" + File + "' " + What + (Code ? ": " + Code.message() : ""));
}

} // namespace bankcheck::edits

#endif
