#include "Report/Finding.h"
#include <algorithm>
#include <iterator>
#include <tuple>

namespace bankcheck::report {

enum class Counted : uint8_t { Findings, SkippedKernels };

/// Whether one of \p Findings of the kind \p Which counts for the exit status.
template <typename T> static bool anyFails(const std::vector<T> &Findings, Counted Which) {
  return std::any_of(Findings.begin(), Findings.end(), [&](const T &F) {
    return F.Fails && F.IsWithheld == Withheld::No &&
           (F.kind() == FindingKind::Skipped) == (Which == Counted::SkippedKernels);
  });
}

bool Report::fails() const { return anyFails(Accesses, Counted::Findings) || anyFails(Remarks, Counted::Findings); }

bool Report::isIncomplete() const { return anyFails(Remarks, Counted::SkippedKernels); }

std::string Report::archText() const {
  std::string Text;
  for (const std::string &Arch : Archs)
    Text += (Text.empty() ? "" : ", ") + Arch;
  return Text;
}

std::string Report::carriedOverTo() const {
  std::string Text;
  for (const std::string &Arch : Archs)
    if (!Arch.starts_with("sm_90"))
      Text += (Text.empty() ? "" : ", ") + Arch;
  return Text;
}

template <typename T> static void moveBehind(std::vector<T> &To, std::vector<T> &From) {
  To.insert(To.end(), std::make_move_iterator(From.begin()), std::make_move_iterator(From.end()));
}

void Report::renumber(size_t OtherAccesses, size_t OtherKernels) {
  for (AccessFinding &A : Accesses) {
    A.Id += OtherAccesses;
    A.Kernel += OtherKernels;
    for (unsigned &Id : A.Merged)
      Id += OtherAccesses;
  }
}

void Report::append(Report Other) {
  Other.renumber(Accesses.size(), Kernels.size());
  moveBehind(Files, Other.Files);
  moveBehind(NotAnalysed, Other.NotAnalysed);
  Archs.merge(Other.Archs);
  moveBehind(Kernels, Other.Kernels);
  moveBehind(Accesses, Other.Accesses);
  moveBehind(Errors, Other.Errors);
  moveBehind(Remarks, Other.Remarks);
  moveBehind(Notes, Other.Notes);
}

void Report::sortRemarks() {
  std::sort(Remarks.begin(), Remarks.end(), [](const RemarkFinding &A, const RemarkFinding &B) {
    return std::tie(A.Where, A.Kind, A.Message, A.IsWithheld) < std::tie(B.Where, B.Kind, B.Message, B.IsWithheld);
  });
}

} // namespace bankcheck::report
