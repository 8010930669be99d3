#include "Report/JsonChanges.h"
#include "Report/Json.h"
#include "Report/JsonFields.h"

using namespace llvm;

namespace bankcheck::report {

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
    Change = Numbers.try_emplace(Edits.keeper(), Numbers.size()).first->second;
  }
  return Said;
}

void ChangeNumbers::write(const ReportView &R, json::OStream &Json) const {
  size_t Next = 0;
  R.each([&](const AccessFinding &A) {
    for (const FixFinding &F : A.Fixes)
      if (auto It = Numbers.find(F.Edits.keeper()); It != Numbers.end() && It->second == Next) {
        Json.value(json::Object{{"edits", toJson(F.Edits)}});
        ++Next;
      }
  });
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

bool readChange(const json::Value &V, EditList &Into, json::Path P) {
  const json::Object *Change = V.getAsObject();
  return Change ? readEdits(*Change, Into, P) : wrong(P, "expected object");
}

bool readFixes(const json::Object &From, const std::vector<EditList> *Changes, AccessFinding &A, json::Path P) {
  json::Path All = P.field("fixes");
  for (size_t I = 0; I < A.Fixes.size(); ++I) {
    const json::Object &Fix = *(*From.getArray("fixes"))[I].getAsObject();
    json::Path Here = All.index(I);
    if (!Changes) {
      if (!readEdits(Fix, A.Fixes[I].Edits, Here))
        return false;
      continue;
    }
    json::Path Field = Here.field("change");
    const json::Value *Change = Fix.get("change");
    if (!Change)
      return wrong(Field, "missing value");
    if (Change->getAsNull())
      continue;
    std::optional<int64_t> Number = Change->getAsInteger();
    if (!Number || *Number < 0 || size_t(*Number) >= Changes->size())
      return wrong(Field, "no such change");
    A.Fixes[I].Edits = (*Changes)[*Number];
  }
  return true;
}

} // namespace bankcheck::report
