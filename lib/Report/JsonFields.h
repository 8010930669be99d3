//===- JsonFields.h - objects of the JSON report, field by field ------------===//
//
// Each kind of object has one list of its fields, `fields`, for both directions: a
// Writer fills an object from a value, a Reader a value from an object.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_REPORT_JSONFIELDS_H
#define BANKCHECK_REPORT_JSONFIELDS_H

#include "Report/Finding.h"
#include "llvm/Support/JSON.h"

namespace bankcheck::report {

class Writer {
public:
  static constexpr bool Reads = false;
  llvm::json::Object O;

  template <typename T> void operator()(llvm::StringLiteral Name, const T &V) { O[Name] = llvm::json::Value(V); }
  /// Of a report; they are too many to be in memory as JSON. \see renderJson
  void operator()(llvm::StringLiteral, const std::vector<AccessFinding> &) {}
  void operator()(llvm::StringLiteral, const std::vector<KernelFinding> &) {}
  /// Paths and texts may be of any encoding.
  void operator()(llvm::StringLiteral Name, const std::string &Text) { O[Name] = llvm::json::fixUTF8(Text); }
  void operator()(llvm::StringLiteral Name, const std::vector<std::string> &Texts) { optional(Name, Texts); }
  void optional(llvm::StringLiteral Name, const std::vector<std::string> &Texts) {
    llvm::json::Array &All = *(O[Name] = llvm::json::Array()).getAsArray();
    for (const std::string &Text : Texts)
      All.push_back(llvm::json::fixUTF8(Text));
  }
  /// Left out where it is null, false, 0 or empty.
  template <typename T> void optional(llvm::StringLiteral Name, const T &V) {
    if constexpr (std::is_same_v<T, bool> || std::is_same_v<T, unsigned> || std::is_same_v<T, std::vector<unsigned>> ||
                  std::is_same_v<T, std::vector<Location>> || std::is_same_v<T, std::vector<LaunchPlace>> ||
                  std::is_same_v<T, std::vector<ResourceFinding>>) {
      if (V != T())
        O[Name] = llvm::json::Value(V);
    } else if (llvm::json::Value Written = llvm::json::Value(V); Written.kind() != llvm::json::Value::Null)
      O[Name] = std::move(Written);
  }
  /// Left out where it is empty.
  void optional(llvm::StringLiteral Name, const std::vector<LaunchPlace> &V) {
    if (!V.empty())
      O[Name] = llvm::json::Value(V);
  }
  void optional(llvm::StringLiteral Name, const std::vector<Location> &V) {
    if (!V.empty())
      O[Name] = llvm::json::Value(V);
  }
  void optional(llvm::StringLiteral Name, const std::string &Text) {
    if (!Text.empty())
      O[Name] = llvm::json::fixUTF8(Text);
  }
};

class Reader {
public:
  static constexpr bool Reads = true;
  bool Ok;

  Reader(const llvm::json::Value &V, llvm::json::Path P) : Map(V, P) { Ok = bool(Map); }
  template <typename T> void operator()(llvm::StringLiteral Name, T &&V) { Ok = Ok && Map.map(Name, V); }
  template <typename T> void optional(llvm::StringLiteral Name, T &V) { Ok = Ok && Map.mapOptional(Name, V); }

private:
  llvm::json::ObjectMapper Map;
};

inline bool wrong(llvm::json::Path P, llvm::StringLiteral Message) {
  P.report(Message);
  return false;
}

/// T, or const T where it is written.
template <typename V, typename T>
concept Is = std::is_same_v<std::remove_const_t<V>, T>;

} // namespace bankcheck::report

namespace bankcheck { // Where LLVM's templates look for what writes and reads a Location.

template <typename Map, report::Is<Location> TheLocation> void fields(Map &F, TheLocation &P) {
  F("file", P.File);
  F("line", P.Line);
  F("column", P.Column);
}
inline llvm::json::Value toJSON(const Location &P) {
  if (!P.Line)
    return nullptr;
  report::Writer W;
  fields(W, P);
  return std::move(W.O);
}
inline bool fromJSON(const llvm::json::Value &V, Location &Into, llvm::json::Path P) {
  Into = {};
  if (V.getAsNull())
    return true;
  report::Reader R(V, P);
  fields(R, Into);
  return R.Ok;
}

template <typename Map, report::Is<Amount> Bounds> void fields(Map &F, Bounds &A) {
  F("least", A.Least);
  F("most", A.Most);
}
inline llvm::json::Value toJSON(const Amount &A) {
  report::Writer W;
  fields(W, A);
  return std::move(W.O);
}
inline bool fromJSON(const llvm::json::Value &V, Amount &Into, llvm::json::Path P) {
  report::Reader R(V, P);
  fields(R, Into);
  return R.Ok && (Into.Least <= Into.Most || report::wrong(P, "expected bounds, the lower one first"));
}

/// That of its launch, with the call as one more field.
template <typename Map, report::Is<LaunchPlace> ThePlace> void fields(Map &F, ThePlace &P) {
  fields(F, P.Where);
  F.optional("called_from", P.CalledFrom);
}
inline llvm::json::Value toJSON(const LaunchPlace &P) {
  report::Writer W;
  fields(W, P);
  return std::move(W.O);
}
inline bool fromJSON(const llvm::json::Value &V, LaunchPlace &Into, llvm::json::Path P) {
  if (V.getAsNull()) // of reports of before
    return true;
  report::Reader R(V, P);
  fields(R, Into);
  return R.Ok;
}

} // namespace bankcheck

namespace bankcheck::report {

template <typename T> llvm::json::Object written(const T &V) {
  Writer W;
  fields(W, V);
  return std::move(W.O);
}
template <typename T> bool read(const llvm::json::Value &V, T &Into, llvm::json::Path P) {
  Reader R(V, P);
  fields(R, Into);
  return R.Ok;
}

} // namespace bankcheck::report

#endif
