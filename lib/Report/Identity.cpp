#include "Report/Identity.h"
#include "Input/Paths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::report {
namespace {

/// Formatting is no change.
std::string withoutBlanks(StringRef Text) {
  std::string Result;
  copy_if(Text, std::back_inserter(Result), [](char C) { return !isSpace(C); });
  return Result;
}

} // namespace

Identity identityOf(const ReportView &R, const Diagnostic &D, StringRef Folder) {
  // What data decide was undecided once, and so were scattered copies: baselines and fingerprints of then are good.
  // (What faults was, too, but is no less to be told for that.)
  const bool WasUndecided = D.Kind == FindingKind::DataDependent || D.Kind == FindingKind::ScatteredCopy;
  const FindingKind Kind = WasUndecided ? FindingKind::Undecided : D.Kind;
  Identity I{textOf(Kind).Id.str(), relativePath(Folder, D.Where.File), "", D.Message};
  if (D.Access) {
    if (!D.IsOfSeveralKernels) // the worst of them may be another tomorrow
      I.Kernel = R.Kernels[D.Access->Kernel].Name;
    I.Text = D.Access->Op + " " + withoutBlanks(D.Access->Expression);
  }
  for (std::string *Part : {&I.File, &I.Kernel, &I.Text})
    *Part = json::fixUTF8(*Part); // as a baseline holds it
  return I;
}

std::string IdentityCount::fingerprintOf(const Identity &I) {
  std::string Key;
  for (StringRef Part : {StringRef(I.Kind), StringRef(I.File), StringRef(I.Kernel), StringRef(I.Text)})
    (Key += Part) += '\0';
  Key += std::to_string(Seen[markOf(Key)]++);
  return utohexstr(xxh3_64bits(Key), /*LowerCase=*/true, /*Width=*/16);
}

} // namespace bankcheck::report
