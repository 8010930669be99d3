#include "Filters/Baseline.h"
#include "Input/Nesting.h"
#include "Input/Paths.h"
#include "Input/ReadFile.h"
#include "Limits/Limits.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace bankcheck::input;
using namespace bankcheck::report;

namespace bankcheck::filters {
namespace {

bool fromJSON(const json::Value &Value, Identity &Into, json::Path Path) {
  json::ObjectMapper Map(Value, Path);
  return Map && Map.map("kind", Into.Kind) && Map.map("file", Into.File) && Map.map("kernel", Into.Kernel) &&
         Map.map("text", Into.Text);
}

} // namespace

Expected<Baseline> Baseline::read(const std::string &Path) {
  ErrorOr<std::unique_ptr<MemoryBuffer>> Buffer = readFile(Path, limits::ReportBytes);
  if (!Buffer)
    return createStringError("'" + Path + "': " + Buffer.getError().message());
  Expected<json::Value> Value = parseJson((*Buffer)->getBuffer());
  if (!Value)
    return createStringError("'" + Path + "': " + toString(Value.takeError()));
  json::Path::Root Root("baseline");
  const json::Object *Top = Value->getAsObject();
  const json::Array *Findings = Top ? Top->getArray("findings") : nullptr;
  if (!Findings || Top->getInteger("schema") != 1)
    return createStringError("'" + Path + "' is no baseline of this version of bankcheck: --write-baseline makes one");
  Baseline Result;
  Result.Folder = sys::path::parent_path(comparablePath(Path)).str();
  for (const json::Value &Finding : *Findings) {
    Identity Id;
    std::optional<int64_t> Count = Finding.getAsObject() ? Finding.getAsObject()->getInteger("count") : std::nullopt;
    if (!fromJSON(Finding, Id, Root) || !Count || *Count < 1)
      return createStringError("'" + Path + "': entry " + Twine(size_t(&Finding - &Findings->front()) + 1) +
                               " of 'findings' is not complete: --write-baseline makes a new one");
    Result.Counts[Id] += *Count;
  }
  return Result;
}

Baseline Baseline::of(const Report &R, const std::string &Path) {
  Baseline Result;
  Result.Folder = sys::path::parent_path(comparablePath(Path)).str();
  for (const Diagnostic &D : diagnosticsOf(R, {.Each = true}))
    ++Result.Counts[identityOf(R, D, Result.Folder)];
  return Result;
}

void Baseline::print(raw_ostream &Out) const {
  Out << "{\"schema\": 1, \"findings\": [";
  const char *Separator = "\n";
  for (auto &[Id, Count] : Counts) {
    Out << std::exchange(Separator, ",\n")
        << json::Value(json::Object{
               {"kind", Id.Kind}, {"file", Id.File}, {"kernel", Id.Kernel}, {"text", Id.Text}, {"count", Count}});
  }
  Out << "\n]}\n";
}

void Baseline::applyTo(Report &R) const {
  std::map<Identity, unsigned> Remaining = Counts;
  // By location, as they are shown.
  for (const Diagnostic &D : diagnosticsOf(R, {.Each = true})) {
    auto It = Remaining.find(identityOf(R, D, Folder));
    if (It == Remaining.end() || It->second == 0)
      continue;
    --It->second;
    if (D.Access)
      R.Accesses[D.Access - R.Accesses.data()].IsWithheld = Withheld::Baseline;
    else
      R.Remarks[D.Remark - R.Remarks.data()].IsWithheld = Withheld::Baseline;
  }
}

} // namespace bankcheck::filters
