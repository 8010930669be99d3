//===- NvccOptions.h - every option of nvcc, and what it means to a parse ----===//
//
// nvcc's options are taken from a positive table. clang must not be asked which
// of them it knows: it accepts some and reads them wrongly (`-G` takes the next
// argument, `-lineinfo` is a library, `-dc` dumps), and of others it takes the
// value for an input file (`-t 4`).
//
// nvcc's rules of spelling, seen in `nvcc --dryrun`:
//   * a value follows as `-arch sm_90` or `-arch=sm_90`; of options of one letter
//     that stand for paths and macros also joined: `-Iinclude`;
//   * a list is split at commas, also at those inside parentheses, but not inside
//     double quotes nor behind a backslash.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FRONTEND_NVCCOPTIONS_H
#define BANKCHECK_FRONTEND_NVCCOPTIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace bankcheck::frontend {

enum class NvccValue : uint8_t { None, One, List };

/// How a value follows the short form.
enum class NvccShortForm : uint8_t {
  Separate,    ///< `-odir DIR`
  MayBeJoined, ///< `-I DIR` or `-IDIR`
};

/// What the parse makes of an option.
enum class NvccMeaning : uint8_t {
  Nothing,
  IncludePath,   ///< list of directories
  SystemInclude, ///< list of directories
  PreInclude,    ///< list of headers
  Define,        ///< list of macros
  Undefine,      ///< list of macros
  Standard,      ///< C++ dialect
  TemplateDepth,
  Macro,           ///< defines NvccOption::Macro; with a value only if that is "true"
  Approximate,     ///< floats are not as IEEE 754 has them; with a value only if that is NvccOption::Macro
  PerThreadStream, ///< a macro if the value is per-thread
  Architecture,    ///< names of architectures are in the value
  HostFlags,       ///< list of flags of the host compiler
  OptionsFile,     ///< list of files with more options
};

struct NvccOption {
  llvm::StringLiteral Long, Short; ///< Without dashes.
  NvccValue Value = NvccValue::None;
  NvccMeaning Meaning = NvccMeaning::Nothing;
  llvm::StringLiteral Macro = "";
  NvccShortForm ShortForm = NvccShortForm::Separate;
};

/// All options, those of `nvcc --help` in its order first.
llvm::ArrayRef<NvccOption> nvccOptions();

/// The option of that name, written without dashes, or null. '_' is as good as '-'.
const NvccOption *findNvccOption(llvm::StringRef Name);

} // namespace bankcheck::frontend

#endif
