#include "Report/Plural.h"
#include "Report/Told.h"
#include "Report/Wording.h"

using namespace llvm;

namespace bankcheck::report {

/// "3 of fewer ways, 1 by path", or nothing. Clean accesses are left out anyway.
static std::string withheldText(const ReportView &R) {
  std::map<Withheld, unsigned> Count;
  for (const AccessBrief &A : R.briefs())
    Count[A.IsWithheld] += A.Verdict != FindingVerdict::Clean && !A.HardwareAddressed;
  for (const RemarkFinding &F : R.Head.Remarks)
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

static std::vector<Diagnostic> remarksOf(const Report &R) {
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
  return Result;
}

static std::set<Location> templatesOfSeveral(const std::vector<KernelFinding> &Kernels) {
  std::set<Location> OfSeveral;
  std::map<Location, const std::string *> Names;
  for (const KernelFinding &K : Kernels)
    if (*Names.try_emplace(K.Where, &K.Name).first->second != K.Name)
      OfSeveral.insert(K.Where);
  return OfSeveral;
}

Told::Told(const ReportView &R, const Shown &What)
    : R(R), What(What), Remarks(remarksOf(R.Head)), OfSeveral(templatesOfSeveral(R.Kernels)), AtPlaces(R, What) {}

void Told::at(size_t Number, Use With) const {
  if (Number < Remarks.size())
    return With(Remarks[Number]);
  const Places::Kept Kept = AtPlaces.at(Number - Remarks.size());
  With(diagnosticOf(R, OfSeveral, Kept.ThePlace, What));
}

void Told::each(Use With) const {
  for (const Diagnostic &D : Remarks)
    With(D);
  eachAccess(With);
}

void Told::eachAccess(Use With) const {
  for (size_t Number = Remarks.size(); Number < size(); ++Number)
    at(Number, With);
}

std::vector<Diagnostic> diagnosticsOf(const Report &R, const Shown &What) {
  std::vector<Diagnostic> Result;
  const ReportView All(R);
  Told(All, What).each([&](const Diagnostic &D) { Result.push_back(D); });
  return Result;
}

std::string summaryOf(const ReportView &R) {
  std::string Text = plural(R.Kernels.size(), "kernel") + ", " + std::to_string(R.size()) + " shared access" +
                     (R.size() == 1 ? "" : "es") + ": " + std::to_string(R.count(FindingVerdict::Clean)) + " clean, " +
                     std::to_string(R.count(FindingVerdict::Conflict)) + " with conflicts, " +
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
  if (std::string Archs = R.Head.carriedOverTo(); !Archs.empty())
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
