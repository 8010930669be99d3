//===- AccessFile.h - accesses in a file, while they are not asked for -------------===//
//
// Accesses of many reports take twenty times what grouping asks of them (AccessBrief.h). Here each is written to a file
// that has no name and goes with the process, and read again when it is told. A change that several accesses share is
// written once, and shared by those that are read:
//
//   file     edits 0 | access 0: [0] | access 1: [0] | edits 1 | access 2: [1] | access 0, as it was changed: [0]
//   memory   where edits 0, edits 1, access 0, access 1 and access 2 stand
//
// What fits in a buffer needs no file.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_ACCESSFILE_H
#define BANKCHECK_REPORT_ACCESSFILE_H

#include "Report/ReportView.h"
#include "llvm/Support/Error.h"

namespace bankcheck::report {

class AccessFile : public AccessSource {
public:
  explicit AccessFile(size_t BufferBytes = 4 << 20) : BufferBytes(BufferBytes) {}
  AccessFile(const AccessFile &) = delete;
  AccessFile &operator=(const AccessFile &) = delete;
  ~AccessFile() override;

  size_t size() const { return Accesses.size(); }
  /// The next of a report. Those that share edits are appended together.
  void append(llvm::ArrayRef<AccessFinding> All);
  /// It may drop edits, and add none.
  void change(size_t Id, llvm::function_ref<void(AccessFinding &)> With);

  std::shared_ptr<const AccessFinding> at(size_t Id) const override;
  /// Why something could not be written or read, if so: accesses are then not what they were.
  llvm::Error error() const;

private:
  struct Part {
    uint64_t Begin = 0, Size = 0;
  };
  /// Edits of a change: the vector is the keeper of those that are read, and empty while nobody has them.
  struct Edits {
    Part Written;
    std::shared_ptr<std::vector<EditFinding>> Kept;
  };

  const size_t BufferBytes;
  int Descriptor = -1;
  uint64_t Flushed = 0;
  std::string Unwritten; ///< What comes behind Flushed.
  std::vector<Part> Accesses;
  mutable std::vector<Edits> Changes;
  std::map<const void *, size_t> Numbers; ///< Of changes, by their keepers.
  /// What was changed, and is not yet written again: a header's accesses are changed with each file that includes it.
  std::map<size_t, AccessFinding> Changed;
  mutable std::vector<size_t> Loaded; ///< Of Changes.
  mutable std::vector<std::pair<size_t, std::shared_ptr<const AccessFinding>>> Recent;
  mutable std::error_code Failure;

  Part write(llvm::StringRef Bytes);
  std::string read(const Part &P) const;
  /// \p New: the numbers of changes that are first seen.
  Part written(AccessFinding A, std::map<const void *, size_t> &New);
  EditList editsAt(size_t Number) const;
  void flush();
};

} // namespace bankcheck::report

#endif
