#include "Report/Serialise.h"
#include "Input/Nesting.h"
#include "Report/Json.h"
#include "Report/Renderers.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck::banks;
using namespace bankcheck::input;

namespace bankcheck::report {
namespace {

/// Requests, each once: accesses that look alike have the same.
class RequestTable {
public:
  json::Array All;

  json::Value add(const Request &R) {
    json::Array Offsets;
    for (uint32_t Offset : R.Offsets)
      Offsets.push_back(Offset);
    json::Value V = json::Array{unsigned(R.Op), R.Width, R.Active, R.Matrices, std::move(Offsets)};
    std::string Text;
    raw_string_ostream(Text) << V;
    auto [It, New] = Index.try_emplace(std::move(Text), All.size());
    if (New)
      All.push_back(std::move(V));
    return It->second;
  }

private:
  std::map<std::string, size_t> Index;
};

/// Reads numbers and arrays; after the first that is wrong nothing counts.
class ArrayReader {
public:
  bool Ok = true;

  const json::Array &array(const json::Value &V) {
    static const json::Array Empty;
    const json::Array *A = V.getAsArray();
    Ok &= A != nullptr;
    return A ? *A : Empty;
  }
  uint64_t number(const json::Value &V) {
    std::optional<uint64_t> N = V.getAsUINT64();
    Ok &= N.has_value();
    return N.value_or(0);
  }
  const json::Value &at(const json::Array &A, size_t I) {
    static const json::Value Null = nullptr;
    Ok &= I < A.size();
    return I < A.size() ? A[I] : Null;
  }
  Request request(const json::Value &V) {
    const json::Array &A = array(V);
    Request R;
    R.Op = Operation(number(at(A, 0)));
    R.Width = number(at(A, 1));
    R.Active = number(at(A, 2));
    R.Matrices = number(at(A, 3));
    const json::Array &Offsets = array(at(A, 4));
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      R.Offsets[Lane] = number(at(Offsets, Lane));
    return R;
  }
};

} // namespace

void serialise(const Report &R, raw_ostream &Out) {
  RequestTable Requests;
  json::Array Accesses;
  for (const AccessFinding &A : R.Accesses) {
    json::Array Drawn, Fixed;
    for (const DrawnFinding &D : A.Drawn) {
      json::Array Runs;
      for (const auto &[Warp, Iteration] : D.Runs)
        Runs.push_back(json::Array{Warp, json::fixUTF8(Iteration)});
      Drawn.push_back(json::Array{Requests.add(D.Asked), D.Count, std::move(Runs)});
    }
    for (const FixFinding &F : A.Fixes) {
      json::Array Here;
      for (const std::optional<Request> &Q : F.Drawn)
        Here.push_back(Q ? Requests.add(*Q) : json::Value(nullptr));
      Fixed.push_back(std::move(Here));
    }
    Accesses.push_back(json::Array{std::move(Drawn), std::move(Fixed)});
  }
  std::string Text;
  raw_string_ostream Json(Text);
  renderJson(R, "", Json);
  Out << Text.size() << "\n" << Text << json::Value(json::Array{std::move(Requests.All), std::move(Accesses)});
}

Expected<Report> deserialise(StringRef Text) {
  auto [Size, Rest] = Text.split('\n');
  size_t Bytes = 0;
  if (Size.getAsInteger(10, Bytes) || Bytes > Rest.size())
    return createStringError("the report is not complete");
  Expected<Report> R = readJson(Rest.take_front(Bytes));
  if (!R)
    return R;
  Expected<json::Value> More = parseJson(Rest.drop_front(Bytes));
  if (!More)
    return More.takeError();
  ArrayReader Read;
  const json::Array &Top = Read.array(*More);
  std::vector<Request> Requests;
  for (const json::Value &V : Read.array(Read.at(Top, 0)))
    Requests.push_back(Read.request(V));
  auto Named = [&](const json::Value &V) {
    size_t Index = Read.number(V);
    Read.Ok &= Index < Requests.size();
    return Index < Requests.size() ? Requests[Index] : Request();
  };
  const json::Array &Accesses = Read.array(Read.at(Top, 1));
  for (size_t I = 0; I < R->Accesses.size(); ++I) {
    AccessFinding &A = R->Accesses[I];
    const json::Array &Parts = Read.array(Read.at(Accesses, I));
    for (const json::Value &V : Read.array(Read.at(Parts, 0))) {
      const json::Array &D = Read.array(V);
      DrawnFinding &Drawn = A.Drawn.emplace_back(DrawnFinding{Named(Read.at(D, 0)), Read.number(Read.at(D, 1)), {}});
      for (const json::Value &Run : Read.array(Read.at(D, 2)))
        Drawn.Runs.push_back({unsigned(Read.number(Read.at(Read.array(Run), 0))),
                              Read.at(Read.array(Run), 1).getAsString().value_or("").str()});
    }
    const json::Array &Fixed = Read.array(Read.at(Parts, 1));
    for (size_t F = 0; F < A.Fixes.size(); ++F)
      for (const json::Value &V : Read.array(Read.at(Fixed, F)))
        A.Fixes[F].Drawn.push_back(V.getAsNull() ? std::nullopt : std::optional(Named(V)));
  }
  if (!Read.Ok)
    return createStringError("the report is not whole");
  return R;
}

} // namespace bankcheck::report
