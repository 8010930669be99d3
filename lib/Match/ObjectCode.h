//===- ObjectCode.h - the machine code that a user has ------------------------===//

#ifndef BANKCHECK_MATCH_OBJECTCODE_H
#define BANKCHECK_MATCH_OBJECTCODE_H

#include "Sass/MachineCode.h"
#include <map>

namespace bankcheck::match {

/// The machine code of one or more files, for any architectures.
class ObjectCode {
public:
  /// Adds that of \p File. An error if it cannot be read, or holds none.
  llvm::Error add(const std::string &File);

  /// A function, and the code that it is part of.
  struct Found {
    const sass::MachineCode *Code = nullptr;
    const sass::Function *Function = nullptr;
    bool IsOneOfSeveral = false; ///< Another file has other code of that name.
    explicit operator bool() const { return Function; }
  };
  /// Kernel \p Name for \p Architecture, 90 for sm_90a; nothing if there is none.
  Found find(llvm::StringRef Name, unsigned Architecture) const;
  bool hasArchitecture(unsigned Architecture) const;

  /// Why the code cannot be that of the file at \p Path, with so many bytes and changed at \p Time, in seconds since
  /// 1970; "" if it may be.
  std::string whyOfOtherSource(llvm::StringRef Path, uint64_t Size, uint64_t Time) const;

  /// "sm_80, sm_90"
  std::string archText() const;
  const std::string &name() const { return Name; } ///< Of the files: "a.o", or "2 objects".
  /// Differs where the files' contents do.
  const std::string &identity() const { return Identity; }

private:
  std::vector<sass::MachineCode> Images;
  std::string Name, Identity;
  std::multimap<std::string, sass::SourceFile> Sources; ///< By the last part of their names.
  unsigned Files = 0;
  uint64_t Time = 0; ///< When the last of them was made.
};

} // namespace bankcheck::match

#endif
