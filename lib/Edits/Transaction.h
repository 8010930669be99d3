//===- Transaction.h - all changed files of a run, or none ------------------===//
//
// Between the moment when a file is read and the moment when its change is written somebody else
// may save it, the machine may go down, the disk may fill up. No such thing may cost an edit:
//
//   step                                              if the run ends here
//   1 a journal that names all files and one beside   nothing has changed
//     each, in the user's state folder
//   2 every new content is in the file beside         nothing has changed: the next run
//                                                     removes those
//   3 each pair is exchanged, in one system call;     some files are changed: the next run
//     what came out must be what was analysed, or     exchanges them back
//     all are exchanged back
//   4 the journal says that all is done               all files are changed: the next run
//   5 what came out is looked at once more and        removes what is left beside them
//     removed, then the journal
//
// A file saved before 3 comes out with another content than was analysed, and goes back in:
// it is never overwritten, and nothing of it is lost. Who goes on writing into a file that he opened
// before 3 writes into what came out: that is what 5 looks for.
//
// Where the file system cannot exchange two files the old one gets a second name first and the
// new one is renamed onto it.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_EDITS_TRANSACTION_H
#define BANKCHECK_EDITS_TRANSACTION_H

#include "Edits/ChangedFiles.h"

namespace bankcheck {

/// Writes all of \p Files, whose keys are real paths below \p Root, or none; permissions, owner and
/// group stay. The error names the file that stood in the way.
llvm::Error writeFiles(const std::map<std::string, ChangedFile> &Files, const std::string &Root);

/// Undoes or finishes what an interrupted writeFiles left below \p Root. What was done, as a
/// sentence; empty if there was nothing to do. An error where another run is at work there.
llvm::Expected<std::string> recoverFiles(const std::string &Root);

} // namespace bankcheck

#endif
