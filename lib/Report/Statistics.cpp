#include "Report/Statistics.h"
#include "Report/Escape.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>

using namespace llvm;

namespace bankcheck::report {
namespace {

struct Row {
  unsigned Accesses = 0, Conflicts = 0, Undecided = 0;
  uint64_t Excess = 0;

  void add(const AccessBrief &A) {
    ++Accesses;
    if (A.IsWithheld != Withheld::No || A.HardwareAddressed)
      return;
    Conflicts += A.Verdict == FindingVerdict::Conflict;
    Undecided += A.Verdict == FindingVerdict::Undecided;
    Excess += A.Excess;
  }
};

/// "gemm<128, 64> (256)": the name and its block.
std::string nameOf(const KernelFinding &K) { return plainLine(K.Name) + " (" + K.Block.text() + ")"; }

void write(StringRef What, const std::map<std::string, Row> &ByName, raw_ostream &Out) {
  std::vector<std::pair<std::string, Row>> Rows(ByName.begin(), ByName.end());
  std::stable_sort(Rows.begin(), Rows.end(),
                   [](const auto &A, const auto &B) { return A.second.Excess > B.second.Excess; });
  size_t Width = What.size();
  for (const auto &[Name, R] : Rows)
    Width = std::max(Width, Name.size());
  auto Write = [&](StringRef Name, auto Accesses, auto Conflicts, auto Undecided, auto Excess) {
    Out << formatv("{0}{1}  {2,8}  {3,9}  {4,9}  {5,17}\n", Name, std::string(Width - Name.size(), ' '), Accesses,
                   Conflicts, Undecided, Excess);
  };
  Write(What, "accesses", "conflicts", "undecided", "excess wavefronts");
  for (const auto &[Name, R] : Rows)
    Write(Name, R.Accesses, R.Conflicts, R.Undecided, R.Excess);
  Out << "\n";
}

} // namespace

void writeStatistics(const ReportView &R, raw_ostream &Out) {
  std::map<std::string, Row> ByKernel, ByFile;
  for (const AccessBrief &A : R.briefs()) {
    ByKernel[nameOf(R.Kernels[A.Kernel])].add(A);
    ByFile[plainLine(*A.Where.File)].add(A);
  }
  Out << "\n";
  write("kernel (block)", ByKernel, Out);
  write("file", ByFile, Out);
}

} // namespace bankcheck::report
