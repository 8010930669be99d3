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
//     then each that came out is looked at: it must   exchanges them back
//     be what was analysed, or all go back
//   4 the journal says that all is done               all files are changed: the next run
//   5 what came out is removed, then the journal      removes what is left beside them
//
// A file saved before 3 comes out with another content than was analysed, and goes back in:
// it is never overwritten, and nothing of it is lost. Who goes on writing into a file that he opened
// before 3 writes into what came out: the look at the end of 3 finds it, and nothing is removed
// in 5 but the two texts that this run knows. Putting back is an exchange as well, after which
// what came out is looked at again. What nobody knows is kept beside its file, and named.
//
// Where the file system cannot exchange two files, what has the name is renamed first, and the new
// one linked to the name if that is still free. The name leads nowhere for that moment.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_EDITS_TRANSACTION_H
#define BANKCHECK_EDITS_TRANSACTION_H

#include "Edits/ChangedFiles.h"

namespace bankcheck::edits {

/// Writes all of \p Files, whose keys are real paths below \p Root, or none; permissions, owner, group and
/// extended attributes stay. The error names the file that stood in the way.
llvm::Error writeFiles(const std::map<std::string, ChangedFile> &Files, const std::string &Root);

/// Undoes or finishes what interrupted runs of writeFiles left, of this root, of those in it and around it.
/// What was done, as a sentence; empty if there was nothing to do. An error where another run is at work there.
llvm::Expected<std::string> recoverFiles(const std::string &Root);

} // namespace bankcheck::edits

#endif
