#include "Report/Plural.h"
#include "Report/Wording.h"

using namespace llvm;

namespace bankcheck::report {

/// "3 of fewer ways, 1 by path", or nothing. Clean accesses are left out anyway.
static std::string withheldText(const Report &R) {
  std::map<Withheld, unsigned> Count;
  for (const AccessFinding &A : R.Accesses)
    Count[A.IsWithheld] += A.Verdict != FindingVerdict::Clean && !A.HardwareAddressed;
  for (const RemarkFinding &F : R.Remarks)
    ++Count[F.IsWithheld];
  std::string Text;
  for (auto [Why, Words] : {std::pair(Withheld::Ignored, "by severity"),
                            {Withheld::FewWays, "of fewer ways"},
                            {Withheld::Cheap, "of less gain"},
                            {Withheld::Path, "by path"},
                            {Withheld::System, "in system headers"},
                            {Withheld::Comment, "by NOLINT"},
                            {Withheld::Baseline, "in the baseline"},
                            {Withheld::Line, "on other lines"}})
    if (unsigned Here = Count[Why])
      Text += (Text.empty() ? "" : ", ") + std::to_string(Here) + " " + Words;
  return Text;
}

std::vector<Diagnostic> diagnosticsOf(const Report &R, const Shown &What) {
  std::vector<Diagnostic> Result;
  for (const RemarkFinding &S : R.Remarks) {
    if (S.IsWithheld != Withheld::No)
      continue;
    Diagnostic D;
    D.Kind = S.Kind;
    D.Remark = &S;
    D.TheSeverity = severityOf(S);
    D.Where = S.Where;
    D.Message = S.Message;
    Result.push_back(std::move(D));
  }
  std::set<Location> OfSeveral;
  std::map<Location, const std::string *> Names;
  for (const KernelFinding &K : R.Kernels)
    if (*Names.try_emplace(K.Where, &K.Name).first->second != K.Name)
      OfSeveral.insert(K.Where);
  for (const Place &P : placesOf(R, What))
    Result.push_back(diagnosticOf(R, OfSeveral, P, What));
  return Result;
}

std::string summaryOf(const Report &R) {
  std::string Text = plural(R.Kernels.size(), "kernel") + ", " + std::to_string(R.Accesses.size()) + " shared access" +
                     (R.Accesses.size() == 1 ? "" : "es") + ": " + std::to_string(R.count(FindingVerdict::Clean)) +
                     " clean, " + std::to_string(R.count(FindingVerdict::Conflict)) + " with conflicts, " +
                     std::to_string(R.count(FindingVerdict::Undecided)) + " undecided";
  if (unsigned ByData = R.count(FindingVerdict::DataDependent))
    Text += ", " + std::to_string(ByData) + " data-dependent";
  if (unsigned Scattered = R.count(FindingVerdict::ScatteredCopy))
    Text += ", " + std::to_string(Scattered) + " with scattered copies";
  if (unsigned Faulty = R.count(FindingVerdict::Misaligned))
    Text += ", " + std::to_string(Faulty) + " misaligned";
  if (unsigned Hardware = R.countHardwareAddressed())
    Text += ", " + std::to_string(Hardware) + " hardware-addressed";
  if (std::string Withheld = withheldText(R); !Withheld.empty())
    Text += "; left out: " + Withheld;
  if (std::string Archs = R.carriedOverTo(); !Archs.empty())
    Text += " (rules measured on sm_90, carried over to " + Archs + ")";
  return Text;
}

StringRef wordOf(Severity S) {
  switch (S) {
  case Severity::Error:
    return "error";
  case Severity::Warning:
    return "warning";
  case Severity::Note:
  case Severity::Ignore:
    return "remark";
  }
  return "";
}

} // namespace bankcheck::report
