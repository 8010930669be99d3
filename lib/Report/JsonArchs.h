//===- JsonArchs.h - architectures in a JSON report -------------------------===//
//
// They stand in sentences of other formats: what is read is one, or an error.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_JSONARCHS_H
#define BANKCHECK_REPORT_JSONARCHS_H

#include "Report/JsonFields.h"
#include "llvm/ADT/StringExtras.h"

namespace bankcheck::report {

/// Whether \p Text is `sm_90`, `sm_90a`, `sm_100f`.
inline bool isArch(llvm::StringRef Text) {
  if (!Text.consume_front("sm_"))
    return false;
  llvm::StringRef Number = Text.take_while(llvm::isDigit), Suffix = Text.drop_front(Number.size());
  return !Number.empty() && Number.size() <= 4 && (Suffix.empty() || Suffix == "a" || Suffix == "f");
}

/// "sm_90": it stands in sentences.
template <typename Text> struct ArchName {
  Text &T;
};
template <typename Text> ArchName(Text &) -> ArchName<Text>;
template <typename Text> llvm::json::Value toJSON(const ArchName<Text> &V) { return V.T; }
inline bool fromJSON(const llvm::json::Value &V, ArchName<std::string> &Into, llvm::json::Path P) {
  return fromJSON(V, Into.T, P) && (isArch(Into.T) || wrong(P, "expected an architecture, \"sm_90\""));
}

/// "sm_80, sm_90"
template <typename Set> struct Archs {
  Set &S;
};
template <typename Set> Archs(Set &) -> Archs<Set>;
template <typename Set> llvm::json::Value toJSON(const Archs<Set> &V) { return llvm::join(V.S, ", "); }
inline bool fromJSON(const llvm::json::Value &V, Archs<std::set<std::string>> &Into, llvm::json::Path P) {
  std::string Text;
  if (!fromJSON(V, Text, P))
    return false;
  for (llvm::StringRef Arch : llvm::split(Text, ", "))
    if (isArch(Arch))
      Into.S.insert(Arch.str());
    else if (!Arch.empty())
      return wrong(P, "expected architectures, \"sm_80, sm_90\"");
  return true;
}

} // namespace bankcheck::report

#endif
