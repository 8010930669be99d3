//===- Program.h - the other files of a program, as an analysis asks for them ----===//

#ifndef BANKCHECK_DRIVER_PROGRAM_H
#define BANKCHECK_DRIVER_PROGRAM_H

#include "Index/ProjectIndex.h"

namespace bankcheck::driver {

/// Asked from several threads.
class Program {
public:
  virtual ~Program() = default;
  /// The source of \p File is read, and this is what it says.
  virtual void note(const index::IndexedFile &File) = 0;
  /// \see ProjectIndex::launchesElsewhere
  virtual index::LaunchesElsewhere launchesElsewhere(const index::IndexedFile &Of, const std::string &Linkage) = 0;
};

} // namespace bankcheck::driver

#endif
