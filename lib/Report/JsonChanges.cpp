#include "Report/JsonChanges.h"
#include "Report/Json.h"
#include "Report/JsonFields.h"

using namespace llvm;

namespace bankcheck {

template <typename Map, Is<EditFinding> Edit> static void fields(Map &F, Edit &E) {
  fields(F, E.Begin);
  F("end_line", E.EndLine);
  F("end_column", E.EndColumn);
  F("offset", E.Offset);
  F("length", E.Length);
  F("text", E.Text);
}
static bool fromJSON(const json::Value &V, EditFinding &E, json::Path P) { return read(V, E, P); }

json::Array toJson(const EditList &Edits) {
  json::Array All;
  for (const EditFinding &E : Edits)
    All.push_back(written(E));
  return All;
}

json::Value ChangeNumbers::refer(const AccessFinding &A) {
  json::Value Said = A;
  json::Array &Fixes = *Said.getAsObject()->getArray("fixes");
  for (size_t I = 0; I < A.Fixes.size(); ++I) {
    const EditList &Edits = A.Fixes[I].Edits;
    json::Value &Change = (*Fixes[I].getAsObject())["change"];
    if (Edits.empty())
      continue; // null: made by hand
    auto [It, New] = Numbers.try_emplace(Edits.keeper(), All.size());
    if (New)
      All.push_back(&Edits);
    Change = It->second;
  }
  return Said;
}

json::Array ChangeNumbers::toJson() const {
  json::Array Changes;
  for (const EditList *Edits : All)
    Changes.push_back(json::Object{{"edits", bankcheck::toJson(*Edits)}});
  return Changes;
}

/// Calls \p Read for each fix of an access with the object that it was read from.
static bool forEachFix(const json::Object &Report, bankcheck::Report &R, json::Path P,
                       function_ref<bool(FixFinding &, const json::Object &, json::Path)> Read) {
  json::Path All = P.field("accesses");
  for (size_t I = 0; I < R.Accesses.size(); ++I) {
    json::Path OfAccess = All.index(I), Here = OfAccess.field("fixes");
    std::vector<FixFinding> &Fixes = R.Accesses[I].Fixes;
    for (size_t F = 0; F < Fixes.size(); ++F)
      if (!Read(Fixes[F], *(*(*Report.getArray("accesses"))[I].getAsObject()->getArray("fixes"))[F].getAsObject(), Here.index(F)))
        return false;
  }
  return true;
}

/// The edits of \p Object.
static bool readEdits(const json::Object &Object, EditList &Into, json::Path P) {
  const json::Value *Edits = Object.get("edits");
  std::vector<EditFinding> All;
  json::Path Here = P.field("edits");
  if (!Edits)
    return wrong(Here, "missing value");
  if (!fromJSON(*Edits, All, Here))
    return false;
  Into = std::move(All);
  return true;
}

bool readChanges(const json::Object &Report, bankcheck::Report &R, json::Path P) {
  const json::Array *Changes = Report.getArray("changes");
  json::Path All = P.field("changes");
  if (!Changes)
    return wrong(All, "expected array");
  std::vector<EditList> Edits(Changes->size());
  for (size_t I = 0; I < Edits.size(); ++I) {
    json::Path Here = All.index(I);
    const json::Object *Change = (*Changes)[I].getAsObject();
    if (!Change)
      return wrong(Here, "expected object");
    if (!readEdits(*Change, Edits[I], Here))
      return false;
  }
  return forEachFix(Report, R, P, [&](FixFinding &F, const json::Object &From, json::Path Here) {
    json::Path Field = Here.field("change");
    const json::Value *Change = From.get("change");
    if (!Change)
      return wrong(Field, "missing value");
    if (Change->getAsNull())
      return true;
    std::optional<int64_t> Number = Change->getAsInteger();
    if (!Number || *Number < 0 || size_t(*Number) >= Edits.size())
      return wrong(Field, "no such change");
    F.Edits = Edits[*Number];
    return true;
  });
}

bool readEditsInFixes(const json::Object &Report, bankcheck::Report &R, json::Path P) {
  return forEachFix(Report, R, P, [](FixFinding &F, const json::Object &From, json::Path Here) { return readEdits(From, F.Edits, Here); });
}

} // namespace bankcheck
