// The JSON report, written and read. Each kind of object has one list of its
// fields, `fields`, for both directions: a Writer fills an object from a value, a
// Reader a value from an object.

#include "Report/Json.h"
#include "Input/Nesting.h"
#include "Report/JsonArchs.h"
#include "Report/JsonChanges.h"
#include "Report/JsonValues.h"
#include "Report/Renderers.h"

using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::report {
namespace {

constexpr int Schema = 2;
constexpr int EditsInFixes = 1; ///< The schema of reports that say a change with each access that it mends.

/// Of the remarks those on kernels that are skipped, or the others.
enum class RemarksOn : bool { OtherCode, SkippedKernels };
template <typename Remarks> struct Part {
  Remarks &All;
  RemarksOn Which;
};
template <typename Remarks> Part(Remarks &, RemarksOn) -> Part<Remarks>;
template <typename Remarks> json::Value toJSON(const Part<Remarks> &V) {
  json::Array Result;
  for (const RemarkFinding &F : V.All)
    if ((F.Kind == FindingKind::Skipped) == (V.Which == RemarksOn::SkippedKernels))
      Result.push_back(F);
  return Result;
}
bool fromJSON(const json::Value &V, Part<std::vector<RemarkFinding>> &Into, json::Path P);

} // namespace

template <typename Map, Is<RoomFinding> Room> static void fields(Map &F, Room &R) {
  F("static_bytes_before", R.StaticBefore);
  F("static_bytes_after", R.StaticAfter);
  F("static_limit", R.StaticLimit);
  F("block_limit", R.BlockLimit);
  F("blocks_by_shared_memory_before", R.BlocksBefore);
  F("blocks_by_shared_memory_after", R.BlocksAfter);
}

template <typename Map, Is<SplitFinding> Split> static void fields(Map &F, Split &S) {
  F("requests_before", S.Before);
  F("requests_after", S.After);
  F("sure", S.IsSure);
}

template <typename Map, Is<FixFinding> Fix> static void fields(Map &F, Fix &X) {
  F("kind", X.Kind);
  F("description", X.Description);
  F("at", X.Where);
  F("accesses", X.Accesses);
  F("safe", X.Safe);
  F("by_hand", OrNull{X.ByHand});
  F("wavefronts", X.Wavefronts);
  F("extra_bytes", X.ExtraBytes);
  F.optional("split", X.Split);
  F("room", X.Room);
}

template <typename Map, Is<PartialFixFinding> Partial> static void fields(Map &F, Partial &X) {
  fields(F, X.Change);
  F("wavefronts_before", X.Before);
  F("wavefronts_after", X.After);
  F("left", X.Left);
}

template <typename Map, Is<WorstFinding> Worst> static void fields(Map &F, Worst &W) {
  F("warp", W.Warp);
  F("iteration", OrNull{W.Iteration});
  F.optional("loop_lines", W.LoopLines);
  F("active", Hexadecimal{W.Active});
  F("offsets", Offsets{W});
  F("wavefronts", W.Wavefronts);
  F("exact", W.IsExact);
  F("source_page_wavefronts", W.SourcePage);
  F("ideal", W.Ideal);
  F("ways", W.Ways);
  F("bank", W.Bank);
  F("lanes_in_bank", Hexadecimal{W.LanesInBank});
  F("stride", W.Stride);
}

template <typename Map, Is<TotalsFinding> Totals> static void fields(Map &F, Totals &T) {
  F("requests", T.Requests);
  F("wavefronts", T.Wavefronts);
  F("source_page_wavefronts", T.SourcePage);
  F("ideal", T.Ideal);
  F("widths", Widths{T.Widths});
}

template <typename Map, Is<DataFinding::Sums> Sums> static void fields(Map &F, Sums &S) {
  F("requests", S.Requests);
  F("best", S.Best);
  F("worst", S.Worst);
  F("expected", S.Expected);
  F("ideal", S.Ideal);
}

template <typename Map, Is<DataChangeFinding> Change> static void fields(Map &F, Change &C) {
  F("kind", C.Kind);
  F("description", C.Description);
  F("best", C.Best);
  F("worst", C.Worst);
  F("expected", C.Expected);
  F("expected_from", ExpectedFrom{C.IsSimulated});
  F("extra_bytes", C.ExtraBytes);
}

template <typename Map, Is<DataFinding> Data> static void fields(Map &F, Data &D) {
  F("best", D.Best);
  F("worst", D.Worst);
  F("ways", D.Ways);
  F("ideal", D.Ideal);
  F("expected", D.Expected);
  F("expected_from", ExpectedFrom{D.IsSimulated});
  F("per_block", D.PerBlock);
  F("changes", D.Changes);
}

template <typename Map, Is<CopyFinding> Copy> static void fields(Map &F, Copy &C) {
  F("rows", C.Rows);
  F("cycles_at_least", C.LeastCycles);
  F("best_cycles", C.BestCycles);
  F("wavefronts_through_l1", C.ThroughL1);
}

template <typename Map, Is<OutcomeFinding> Outcome> static void fields(Map &F, Outcome &X) {
  F("verdict", X.Verdict);
  F("reason", OrNull{X.Reason});
  F.optional("reason_kind", X.ReasonKind);
  F("assumptions", X.Assumptions);
  F("value_conditions", X.ValueConditions);
  F("at_most", X.AtMost);
  F.optional("at_least", X.AtLeast);
  F.optional("for_example", X.IsExample);
  F.optional("exceptions", X.Exceptions);
  F("wavefronts", X.Wavefronts);
  F("ideal", X.Ideal);
  F("ways", X.Ways);
  F("per_block", X.PerBlock);
  F("data", X.Data);
  F.optional("copy", X.Copy);
}

template <typename Map, Is<LaunchedFinding> Launched> static void fields(Map &F, Launched &L) {
  F("values", Numbers{L.Values});
  if (Map::Reads || !L.Deciding.empty())
    F.optional("deciding", L.Deciding);
  F("at", L.Where);
  fields(F, L.Outcome);
}

/// What findings that speak of an access and others have.
template <typename Map, typename Finding> static void levelFields(Map &F, Finding &X) {
  Severity Level = severityOf(X);
  F("severity", Level);
  if constexpr (Map::Reads)
    X.Level = Level;
  F("fails", X.Fails);
  F("withheld", X.IsWithheld);
}

template <typename Map, Is<AccessFinding> Access> static void fields(Map &F, Access &A) {
  F("id", A.Id);
  F("kernel", A.Kernel);
  fields(F, A.Where);
  F("end_line", A.EndLine);
  F("end_column", A.EndColumn);
  F.optional("in_system_header", A.InSystemHeader);
  F.optional("made_at", A.MadeAt);
  F.optional("library_calls", A.LibraryCalls);
  F.optional("called_from", A.CalledFrom);
  F("expression", A.Expression);
  F("array", OrNull{A.Array});
  F("declared_at", A.DeclaredAt);
  F("op", A.Op);
  F("width", A.Width);
  F.optional("source_width", A.SourceWidth);
  F("verdict", A.Verdict);
  F("hardware_addressed", A.HardwareAddressed);
  levelFields(F, A);
  F("reason", OrNull{A.Reason});
  F.optional("reason_kind", A.ReasonKind);
  F("reason_at", A.ReasonWhere);
  F("assumptions", A.Assumptions);
  F("value_conditions", A.ValueConditions);
  F("depends_on_block", A.DependsOnBlock);
  F.optional("only_for", A.Possible);
  F("worse_elsewhere", OrNull{A.WorseElsewhere});
  F("at_most", A.AtMost);
  F.optional("at_least", A.AtLeast);
  F.optional("for_example", A.IsExample);
  F.optional("exceptions", A.Exceptions);
  F("may_run_with_lines", A.MayRunWith);
  F("may_vary", OrNull{A.UncertaintyText});
  F.optional("requests_from", A.RequestsFrom);
  F("rest_undecided", OrNull{A.RestUndecided});
  F("conditions", A.Conditions);
  F("launched", A.Launched);
  F("unconditional", A.Unconditional);
  F("merged", A.Merged);
  F("worst", A.Worst);
  F("per_block", A.PerBlock);
  F("data", A.Data);
  F.optional("copy", A.Copy);
  F("fixes", A.Fixes);
  F("partial_fix", A.PartialFix);
  F.optional("why_no_fix", A.WhyNoFix);
}

template <typename Map, Is<InstructionsFinding> Instructions> static void fields(Map &F, Instructions &I) {
  F("accesses", I.Accesses);
  F("other_memory", I.OtherMemory);
  F("removed", I.Removed);
}

template <typename Map, Is<LoopFinding> Finding> static void fields(Map &F, Finding &L) {
  F("line", L.Line);
  F("iterations", L.Iterations);
  F("instructions", ByClass{L.Instructions});
  F("load_sectors", L.LoadSectors);
  F("store_sectors", L.StoreSectors);
  F("wavefronts", L.Wavefronts);
  F("ideal_wavefronts", L.Ideal);
}

template <typename Map, Is<BudgetFinding> Budget> static void fields(Map &F, Budget &B) {
  F("instructions", ByClass{B.Instructions});
  F("instructions_if_rolled", B.InstructionsIfRolled);
  F("load_sectors", B.LoadSectors);
  F("store_sectors", B.StoreSectors);
  F("distinct_load_sectors", B.DistinctLoadSectors);
  F("wavefronts", B.Wavefronts);
  F("ideal_wavefronts", B.Ideal);
  F("expected_wavefronts", B.Expected);
  F("wait_cycles", B.WaitCycles);
  F("wait_shared_loads", B.WaitSharedLoads);
  F("wait_global_loads", B.WaitGlobalLoads);
  F("shared_bytes", B.SharedBytes);
  F("registers", B.Registers);
  F("registers_estimated", B.RegistersAreEstimated);
  F("blocks_by_registers", B.BlocksByRegisters);
  F("blocks_per_sm", B.BlocksPerSM);
  F("blocks", B.Blocks);
  F("footprint_sectors", B.FootprintSectors);
  F("load_footprint_sectors", B.LoadFootprintSectors);
  F("trip_counts_known", B.TripCountsAreKnown);
  F.optional("loops", B.Loops);
}

template <typename Map, Is<ResourceFinding> Resource> static void fields(Map &F, Resource &R) {
  F("name", R.Name);
  F("before", R.Before);
  F("after", R.After);
}

template <typename Map, Is<GainFinding> Gain> static void fields(Map &F, Gain &G) {
  F("least", G.Least);
  F("most", G.Most);
  F("gpu", G.Gpu);
  F("bound_before", G.BoundBefore);
  F("bound_after", G.BoundAfter);
  F("verdict", G.Verdict);
  F.optional("resources", G.Resources);
}

template <typename Map, Is<KernelFinding> Kernel> static void fields(Map &F, Kernel &K) {
  F("name", K.Name);
  fields(F, K.Where);
  F("block", K.Block);
  F("block_from", K.BlockOrigin);
  F.optional("launched_at", K.LaunchedAt);
  F("arch", ArchName{K.Arch});
  F("instructions", K.Instructions);
  F.optional("budget", K.Budget);
  F.optional("typical_budget", K.TypicalBudget);
  F.optional("gain", K.Gain);
}

template <typename Map, Is<ErrorFinding> Finding> static void fields(Map &F, Finding &E) {
  F("at", E.Where);
  F("message", E.Message);
  F("costs_kernel", E.CostsKernel);
}

template <typename Map, Is<RemarkFinding> Remark> static void fields(Map &F, Remark &R) {
  F("kind", R.Kind);
  F("at", R.Where);
  F("message", R.Message);
  levelFields(F, R);
}

template <typename Map, Is<Report> TheReport> static void fields(Map &F, TheReport &R) {
  F("files", R.Files);
  F("not_analysed", R.NotAnalysed);
  F("arch", Archs{R.Archs});
  F("kernels", R.Kernels);
  F("accesses", R.Accesses);
  F("errors", R.Errors);
  F("skipped", Part{R.Remarks, RemarksOn::SkippedKernels});
  F("remarks", Part{R.Remarks, RemarksOn::OtherCode});
  F.optional("notes", R.Notes);
}

static json::Value toJSON(const SplitFinding &S) { return written(S); }
static json::Value toJSON(const RoomFinding &R) { return written(R); }
static json::Value toJSON(const FixFinding &F) { return written(F); }
static json::Value toJSON(const PartialFixFinding &F) { return written(F); }
static json::Value toJSON(const InstructionsFinding &I) { return written(I); }
static json::Value toJSON(const LoopFinding &L) { return written(L); }
json::Value toJSON(const BudgetFinding &B) { return written(B); }
json::Value toJSON(const ResourceFinding &R) { return written(R); }
json::Value toJSON(const GainFinding &G) { return written(G); }
static json::Value toJSON(const WorstFinding &W) { return written(W); }
static json::Value toJSON(const TotalsFinding &T) { return written(T); }
static json::Value toJSON(const DataChangeFinding &C) { return written(C); }
static json::Value toJSON(const DataFinding::Sums &S) { return written(S); }
static json::Value toJSON(const DataFinding &D) { return written(D); }
static json::Value toJSON(const CopyFinding &C) { return written(C); }
static json::Value toJSON(const OutcomeFinding &X) { return written(X); }
static json::Value toJSON(const LaunchedFinding &L) { return written(L); }
json::Value toJSON(const AccessFinding &A) { return written(A); }
json::Value toJSON(const KernelFinding &K) { return written(K); }
json::Value toJSON(const ErrorFinding &E) { return written(E); }
json::Value toJSON(const RemarkFinding &F) { return written(F); }

static bool fromJSON(const json::Value &V, SplitFinding &S, json::Path P) { return read(V, S, P); }
static bool fromJSON(const json::Value &V, RoomFinding &R, json::Path P) { return read(V, R, P); }
static bool fromJSON(const json::Value &V, FixFinding &F, json::Path P) { return read(V, F, P); }
static bool fromJSON(const json::Value &V, PartialFixFinding &F, json::Path P) { return read(V, F, P); }
static bool fromJSON(const json::Value &V, InstructionsFinding &I, json::Path P) { return read(V, I, P); }
static bool fromJSON(const json::Value &V, LoopFinding &L, json::Path P) { return read(V, L, P); }
bool fromJSON(const json::Value &V, BudgetFinding &B, json::Path P) { return read(V, B, P); }
static bool fromJSON(const json::Value &V, ResourceFinding &R, json::Path P) { return read(V, R, P); }
static bool fromJSON(const json::Value &V, GainFinding &G, json::Path P) { return read(V, G, P); }
static bool fromJSON(const json::Value &V, WorstFinding &W, json::Path P) { return read(V, W, P); }
static bool fromJSON(const json::Value &V, TotalsFinding &T, json::Path P) { return read(V, T, P); }
static bool fromJSON(const json::Value &V, DataChangeFinding &C, json::Path P) { return read(V, C, P); }
static bool fromJSON(const json::Value &V, DataFinding::Sums &S, json::Path P) { return read(V, S, P); }
static bool fromJSON(const json::Value &V, DataFinding &D, json::Path P) { return read(V, D, P); }
static bool fromJSON(const json::Value &V, CopyFinding &C, json::Path P) { return read(V, C, P); }
/// The conditions on values are the first of the assumptions, and the exceptions to them the next.
static bool isConsistent(const ClaimFinding &C, json::Path P) {
  const size_t All = C.Assumptions.size();
  if (C.ValueConditions > All)
    return wrong(P.field("value_conditions"), "expected at most as many as 'assumptions' are");
  return C.Exceptions <= All - C.ValueConditions ||
         wrong(P.field("exceptions"), "expected at most as many as 'assumptions' are");
}
static bool fromJSON(const json::Value &V, OutcomeFinding &X, json::Path P) {
  return read(V, X, P) && isConsistent(X, P);
}
static bool fromJSON(const json::Value &V, LaunchedFinding &L, json::Path P) {
  return read(V, L, P) && isConsistent(L.Outcome, P);
}
static bool fromJSON(const json::Value &V, KernelFinding &K, json::Path P) { return read(V, K, P); }
static bool fromJSON(const json::Value &V, ErrorFinding &E, json::Path P) { return read(V, E, P); }
static bool fromJSON(const json::Value &V, RemarkFinding &F, json::Path P) { return read(V, F, P); }
static bool fromJSON(const json::Value &V, AccessFinding &A, json::Path P) {
  if (!read(V, A, P) || !isConsistent(A, P))
    return false;
  if (A.Verdict == FindingVerdict::Conflict && !A.Worst)
    return wrong(P.field("worst"), "expected the request that conflicts");
  if (A.Verdict == FindingVerdict::DataDependent && !A.Data)
    return wrong(P.field("data"), "expected what the data can do");
  if (A.Verdict == FindingVerdict::ScatteredCopy && !A.Copy)
    return wrong(P.field("copy"), "expected the rows that wait");
  return true;
}

namespace {

bool fromJSON(const json::Value &V, Part<std::vector<RemarkFinding>> &Into, json::Path P) {
  const json::Array *A = V.getAsArray();
  if (!A)
    return wrong(P, "expected array");
  for (size_t I = 0; I < A->size(); ++I) {
    RemarkFinding F{};
    if (!report::fromJSON((*A)[I], F, P.index(I)))
      return false;
    Into.All.push_back(std::move(F));
  }
  return true;
}

/// What one part of the report says of another.
bool isConsistent(const Report &R, json::Path P) {
  json::Path All = P.field("accesses"); // a path refers to the one it goes on from
  for (size_t I = 0; I < R.Accesses.size(); ++I) {
    const AccessFinding &A = R.Accesses[I];
    json::Path Here = All.index(I);
    if (A.Id != I)
      return wrong(Here.field("id"), "expected its place in 'accesses'");
    if (A.Kernel >= R.Kernels.size())
      return wrong(Here.field("kernel"), "no such kernel");
    for (size_t M = 0; M < A.Merged.size(); ++M)
      if (A.Merged[M] >= R.Accesses.size() || R.Accesses[A.Merged[M]].Kernel != A.Kernel)
        return wrong(Here.field("merged").index(M), "no such access of this kernel");
  }
  return true;
}

/// One at a time: all as objects of LLVM would take a hundred times what they are as findings.
Error readEach(ArrayRef<StringRef> Elements, StringLiteral Name, json::Path::Root &Root,
               function_ref<bool(const json::Value &, json::Path)> Read) {
  json::Path Top = Root, All = Top.field(Name);
  for (auto [I, Element] : enumerate(Elements)) {
    Expected<json::Value> V = parseJson(Element);
    if (!V)
      return createStringError(Name + "[" + Twine(I) + "]: " + toString(V.takeError()));
    if (!Read(*V, All.index(I)))
      return Root.getError();
  }
  return Error::success();
}

} // namespace

Expected<Report> readJson(StringRef Text) {
  if (Text.trim().empty())
    return createStringError("it is empty");
  if (isJsonTooDeep(Text))
    return createStringError("no JSON report of bankcheck: too many levels of brackets");
  TakenOut Accesses = takeOutArray(Text, "accesses"), Changes = takeOutArray(Accesses.Rest, "changes");
  Expected<json::Value> Value = parseJson(Changes.Rest);
  if (!Value)
    return Value.takeError();
  const json::Object *Top = Value->getAsObject();
  std::optional<int64_t> Of = Top ? Top->getInteger("schema") : std::nullopt;
  if (!Of || !Top->get("accesses"))
    return createStringError("no JSON report of bankcheck: --format=json writes one");
  if (Of != Schema && Of != EditsInFixes)
    return createStringError("schema " + Twine(*Of) + "; this version of bankcheck reads " + Twine(EditsInFixes) +
                             " and " + Twine(Schema));
  json::Path::Root Root("report");
  json::Path Path = Root;
  Report R;
  if (!read(*Value, R, Path))
    return Root.getError();
  bool HasChanges = Of == Schema;
  if (HasChanges && !Top->getArray("changes")) {
    wrong(Path.field("changes"), "expected array");
    return Root.getError();
  }
  for (StringLiteral Name : {StringLiteral("accesses"), StringLiteral("changes")})
    if (const json::Array *Twice = Top->getArray(Name); Twice && !Twice->empty()) {
      wrong(Path.field(Name), "expected once, by its plain name");
      return Root.getError();
    }
  std::vector<EditList> Edits;
  if (HasChanges)
    if (Error E = readEach(Changes.Elements, "changes", Root,
                           [&](const json::Value &V, json::Path P) { return readChange(V, Edits.emplace_back(), P); }))
      return E;
  if (Error E = readEach(Accesses.Elements, "accesses", Root, [&](const json::Value &V, json::Path P) {
        AccessFinding &A = R.Accesses.emplace_back();
        return fromJSON(V, A, P) && readFixes(*V.getAsObject(), HasChanges ? &Edits : nullptr, A, P);
      }))
    return E;
  if (!isConsistent(R, Path))
    return Root.getError();
  return R;
}

ReportNames namesInJson(StringRef Text) {
  for (StringRef Name : {"accesses", "changes", "kernels"})
    if (TakenOut Large = takeOutArray(Text, Name); !Large.Elements.empty())
      return namesInJson(Large.Rest);
  Expected<json::Value> Value = parseJson(Text);
  if (!Value)
    return consumeError(Value.takeError()), ReportNames();
  ReportNames Names;
  json::Path::Root Root;
  json::ObjectMapper Map(*Value, Root);
  if (!Map || !Map.map("files", Names.first) || !Map.map("not_analysed", Names.second))
    return {};
  return Names;
}

void renderJson(const ReportView &R, const std::string &Version, raw_ostream &Out) {
  Writer W;
  fields(W, R.Head);
  W.O["schema"] = Schema;
  W.O["version"] = Version;
  W.O["rules"] = R.Head.carriedOverTo().empty() ? "measured" : "carried over from sm_90";
  W.O["summary"] = json::Object{{"kernels", R.Kernels.size()},
                                {"accesses", R.size()},
                                {"clean", R.count(FindingVerdict::Clean)},
                                {"conflict", R.count(FindingVerdict::Conflict)},
                                {"undecided", R.count(FindingVerdict::Undecided)},
                                {"data_dependent", R.count(FindingVerdict::DataDependent)},
                                {"scattered_copy", R.count(FindingVerdict::ScatteredCopy)},
                                {"misaligned", R.count(FindingVerdict::Misaligned)}};
  json::OStream Json(Out, /*IndentSize=*/2);
  ChangeNumbers Changes;
  // The names in their order, as those of an object.
  std::map<StringRef, std::function<void()>> ByName;
  ByName["accesses"] = [&] { R.each([&](const AccessFinding &A) { Json.value(Changes.refer(A)); }); };
  ByName["changes"] = [&] { Changes.write(R, Json); }; // behind "accesses", which name them
  ByName["kernels"] = [&] {
    for (const KernelFinding &K : R.Kernels)
      Json.value(K);
  };
  Json.object([&] {
    auto Arrays = ByName.begin();
    auto WriteArraysBefore = [&](StringRef Name) {
      for (; Arrays != ByName.end() && (Name.empty() || Arrays->first < Name); ++Arrays)
        Json.attributeArray(Arrays->first, Arrays->second);
    };
    std::map<StringRef, const json::Value *> Others;
    for (const auto &[Name, V] : W.O)
      Others[Name] = &V;
    for (const auto &[Name, V] : Others) {
      WriteArraysBefore(Name);
      Json.attribute(Name, *V);
    }
    WriteArraysBefore("");
  });
  Out << "\n";
}

} // namespace bankcheck::report
