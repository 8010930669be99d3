//===- TemplatesLeft.h - kernel templates that no file of a run instantiates -------===//
//
// A template that nothing instantiates has no code to analyse. Whether that is a warning depends on the other kernels
// of the run:
//
//   it stands in a file that the run was given     a warning; the run is incomplete
//   in a header, and the run has no kernel         the same: else nothing would be said at all
//   in a header, and the run has kernels           counted in one sentence, as most are only not used
//
// With an index the run is a step of a build, and other steps have other kernels: then the sentence takes the place of
// the warnings on headers, and what other files of the index instantiate is no template that is left.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_DRIVER_TEMPLATESLEFT_H
#define BANKCHECK_DRIVER_TEMPLATESLEFT_H

#include "Driver/SharedRun.h"

namespace bankcheck::driver {

/// Where the kernels and accesses stand that were analysed of a file.
std::set<Location> codeIn(const std::string &File, const FileResult &Result);

/// By file, the names of kernel templates that use shared memory and of which nothing was analysed.
std::map<std::string, llvm::StringSet<>> namesOfTemplatesLeft(const SharedRun &Run);

struct TemplatesLeft {
  std::map<size_t, std::vector<report::RemarkFinding>> Remarks; ///< By job.
  std::string Unused;                                           ///< The sentence; empty if there is nothing to say.
};

enum class Headers : bool { Asked, All }; ///< Those that the run was given, or all of the user's.

/// Before the results of \p Run are passed on.
TemplatesLeft templatesLeft(const SharedRun &Run, Headers Which);

} // namespace bankcheck::driver

#endif
