#include "Report/Renderers.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace bankcheck {

static StringRef nameOf(FindingVerdict V) {
  switch (V) {
  case FindingVerdict::Clean: return "clean";
  case FindingVerdict::Conflict: return "conflict";
  case FindingVerdict::Undecided: return "undecided";
  }
  return "";
}

static json::Value nameOf(Withheld W) {
  switch (W) {
  case Withheld::No: return nullptr;
  case Withheld::Ignored: return "severity";
  case Withheld::FewWays: return "minimum-ways";
  case Withheld::Path: return "path";
  case Withheld::Comment: return "nolint";
  case Withheld::Baseline: return "baseline";
  case Withheld::Line: return "line";
  }
  return nullptr;
}

static json::Value valueOf(const Place &P) {
  if (!P.Line)
    return nullptr;
  return json::Object{{"file", P.File}, {"line", P.Line}, {"column", P.Column}};
}

template <typename T> static json::Value valueOf(const std::optional<T> &V) { return V ? json::Value(*V) : json::Value(nullptr); }

/// Bytes a lane accesses in a request, after merging, to requests.
static json::Object widthsOf(const TotalsFinding &T) {
  json::Object O;
  for (auto [Width, Requests] : T.Widths)
    O[std::to_string(Width)] = Requests;
  return O;
}

static json::Value roomOf(const FixFinding &F) {
  if (!F.Room)
    return nullptr;
  return json::Object{{"static_bytes_before", F.Room->StaticBefore},
                      {"static_bytes_after", F.Room->StaticAfter},
                      {"static_limit", F.Room->StaticLimit},
                      {"block_limit", F.Room->BlockLimit},
                      {"blocks_by_shared_memory_before", F.Room->BlocksBefore},
                      {"blocks_by_shared_memory_after", F.Room->BlocksAfter}};
}

static json::Array editsOf(const FixFinding &F) {
  json::Array Edits;
  for (const EditFinding &E : F.Edits)
    Edits.push_back(json::Object{{"file", E.Begin.File},
                                 {"line", E.Begin.Line},
                                 {"column", E.Begin.Column},
                                 {"end_line", E.EndLine},
                                 {"end_column", E.EndColumn},
                                 {"offset", E.Offset},
                                 {"length", E.Length},
                                 {"text", E.Text}});
  return Edits;
}

static json::Object valueOf(const AccessFinding &A) {
  json::Array Conditions;
  for (const Place &P : A.Conditions)
    Conditions.push_back(valueOf(P));
  json::Object O{{"id", A.Id},
                 {"kernel", A.Kernel},
                 {"file", A.Where.File},
                 {"line", A.Where.Line},
                 {"column", A.Where.Column},
                 {"end_line", A.EndLine},
                 {"end_column", A.EndColumn},
                 {"expression", A.Expression},
                 {"array", A.Array.empty() ? json::Value(nullptr) : json::Value(A.Array)},
                 {"declared_at", valueOf(A.DeclaredAt)},
                 {"op", A.Op},
                 {"width", A.Width},
                 {"verdict", nameOf(A.Verdict)},
                 {"hardware_addressed", A.HardwareAddressed},
                 {"reason", A.Reason.empty() ? json::Value(nullptr) : json::Value(A.Reason)},
                 {"assumptions", json::Array(A.Assumptions)},
                 {"at_most", A.AtMost},
                 {"may_run_with_lines", json::Array(A.MayRunWith)},
                 {"may_vary", A.MayVary.empty() ? json::Value(nullptr) : json::Value(A.MayVary)},
                 {"conditions", std::move(Conditions)},
                 {"merged", json::Array(A.Merged)},
                 {"severity", wordOf(severityOf(A))},
                 {"withheld", nameOf(A.IsWithheld)}};
  if (A.Worst) {
    json::Array Offsets;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      Offsets.push_back(A.Worst->Active >> Lane & 1 ? json::Value(A.Worst->Offsets[Lane]) : json::Value(nullptr));
    O["worst"] = json::Object{{"warp", A.Worst->Warp},
                              {"iteration", A.Worst->Iteration.empty() ? json::Value(nullptr) : json::Value(A.Worst->Iteration)},
                              {"active", "0x" + utohexstr(A.Worst->Active, true, 8)},
                              {"offsets", std::move(Offsets)},
                              {"wavefronts", A.Worst->Wavefronts},
                              {"source_page_wavefronts", valueOf(A.Worst->SourcePage)},
                              {"ideal", A.Worst->Ideal},
                              {"ways", A.Worst->Ways}};
  } else {
    O["worst"] = nullptr;
  }
  if (A.PerBlock)
    O["per_block"] = json::Object{{"requests", A.PerBlock->Requests},
                                  {"wavefronts", A.PerBlock->Wavefronts},
                                  {"source_page_wavefronts", valueOf(A.PerBlock->SourcePage)},
                                  {"ideal", A.PerBlock->Ideal},
                                  {"widths", widthsOf(*A.PerBlock)}};
  else
    O["per_block"] = nullptr;
  json::Array Fixes;
  for (const FixFinding &F : A.Fixes)
    Fixes.push_back(json::Object{{"kind", F.Kind},
                                 {"description", F.Description},
                                 {"at", valueOf(F.Where)},
                                 {"edits", editsOf(F)},
                                 {"safe", F.Safe},
                                 {"by_hand", F.ByHand.empty() ? json::Value(nullptr) : json::Value(F.ByHand)},
                                 {"wavefronts", F.Wavefronts},
                                 {"extra_bytes", F.ExtraBytes},
                                 {"room", roomOf(F)}});
  O["fixes"] = std::move(Fixes);
  if (!A.WhyNoFix.empty())
    O["why_no_fix"] = A.WhyNoFix;
  return O;
}

void renderJson(const Report &R, const std::string &Version, raw_ostream &Out) {
  json::Array Kernels, Accesses, Errors, Skipped, Remarks;
  for (const KernelFinding &K : R.Kernels)
    Kernels.push_back(json::Object{{"name", K.Name},
                                   {"file", K.Where.File},
                                   {"line", K.Where.Line},
                                   {"block", json::Array{K.Block.X, K.Block.Y, K.Block.Z}},
                                   {"block_from", K.BlockFrom},
                                   {"arch", K.Arch}});
  for (const AccessFinding &A : R.Accesses)
    Accesses.push_back(valueOf(A));
  for (const ErrorFinding &E : R.Errors)
    Errors.push_back(json::Object{{"at", valueOf(E.Where)}, {"message", E.Message}, {"costs_kernel", E.CostsKernel}});
  for (const RemarkFinding &E : R.Remarks)
    (E.Kind == FindingKind::Skipped ? Skipped : Remarks).push_back(json::Object{{"kind", textOf(E.Kind).Id}, {"at", valueOf(E.Where)}, {"message", E.Message}, {"withheld", nameOf(E.IsWithheld)}});
  json::Object Root{{"schema", 1},
                    {"version", Version},
                    {"arch", R.archText()},
                    {"rules", R.isCarriedOver() ? "carried over from sm_90" : "measured"},
                    {"kernels", std::move(Kernels)},
                    {"accesses", std::move(Accesses)},
                    {"errors", std::move(Errors)},
                    {"skipped", std::move(Skipped)},
                    {"remarks", std::move(Remarks)},
                    {"summary", json::Object{{"kernels", R.Kernels.size()},
                                             {"accesses", R.Accesses.size()},
                                             {"clean", R.count(FindingVerdict::Clean)},
                                             {"conflict", R.count(FindingVerdict::Conflict)},
                                             {"undecided", R.count(FindingVerdict::Undecided)}}}};
  Out << formatv("{0:2}", json::Value(std::move(Root))) << "\n";
}

} // namespace bankcheck
