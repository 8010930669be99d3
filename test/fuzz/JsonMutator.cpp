#include "JsonMutator.h"
#include "Common.h"
#include "Input/Nesting.h"
#include "llvm/Support/raw_ostream.h"
#include <random>

using namespace llvm;
using namespace bankcheck::input;

extern "C" size_t LLVMFuzzerMutate(uint8_t *Data, size_t Size, size_t Most);

namespace bankcheck::fuzz {
namespace {

class JsonMutator {
public:
  explicit JsonMutator(unsigned Seed) : Random(Seed) {}

  void mutate(json::Value &Top) {
    Nodes.clear();
    collect(Top);
    json::Value &At = *Nodes[below(Nodes.size())];
    switch (below(6)) {
    case 0:
      At = scalar();
      break;
    case 1:
      At = json::Value(*Nodes[below(Nodes.size())]);
      break; // the copy is made before
    case 2:
      removeIn(At);
      break;
    case 3:
      repeatIn(At);
      break;
    case 4:
      At = json::Array{At};
      break;
    default:
      nudge(At);
    }
  }

private:
  std::mt19937 Random;
  std::vector<json::Value *> Nodes;

  unsigned below(size_t Bound) { return Bound ? Random() % Bound : 0; }

  void collect(json::Value &V) {
    Nodes.push_back(&V);
    if (json::Array *A = V.getAsArray())
      for (json::Value &Element : *A)
        collect(Element);
    if (json::Object *O = V.getAsObject())
      for (auto &[Name, Value] : *O)
        collect(Value);
  }

  json::Value scalar() {
    static constexpr int64_t Numbers[] = {0,     1,         -1,        2,         31,        32,        33,   63,
                                          64,    127,       128,       255,       256,       1024,      1025, 65535,
                                          65536, INT32_MAX, INT32_MIN, INT64_MAX, INT64_MIN, UINT32_MAX};
    static constexpr StringLiteral Texts[] = {"",
                                              "a",
                                              "/",
                                              "..",
                                              "float tile[32][32]",
                                              "32x8",
                                              "sm_90",
                                              "conflict",
                                              "LDS.128",
                                              "\n::error ::x",
                                              "\x1b[2J",
                                              "k<int>",
                                              "*",
                                              "file:///nowhere/tile.cu",
                                              "k.cu",
                                              "<img>",
                                              "\xe2\x80\xae"};
    switch (below(7)) {
    case 0:
      return nullptr;
    case 1:
      return below(2) == 0;
    case 2:
      return double(int64_t(Random())) / 3;
    case 3:
      return Texts[below(std::size(Texts))];
    case 4:
      return json::Array();
    case 5:
      return UINT64_MAX;
    default:
      return Numbers[below(std::size(Numbers))];
    }
  }

  void removeIn(json::Value &V) {
    if (json::Array *A = V.getAsArray(); A && !A->empty())
      A->erase(A->begin() + below(A->size()));
    else if (json::Object *O = V.getAsObject(); O && !O->empty())
      O->erase(std::next(O->begin(), below(O->size()))->first);
    else
      V = scalar();
  }

  void repeatIn(json::Value &V) {
    constexpr size_t MostElements = 200;
    json::Array *A = V.getAsArray();
    if (!A || A->empty() || A->size() > MostElements)
      return nudge(V);
    for (unsigned Times = 1 + below(4); Times; --Times)
      A->push_back(json::Value((*A)[below(A->size())]));
  }

  void nudge(json::Value &V) {
    if (std::optional<int64_t> N = V.getAsInteger())
      V = int64_t(uint64_t(*N) + below(9) - 4);
    else if (std::optional<StringRef> Text = V.getAsString()) {
      std::string Changed = Text->str();
      Changed.insert(below(Changed.size() + 1), 1 + below(40), " \n\x1b'\"{}[](,:x0-"[below(16)]);
      V = json::fixUTF8(Changed);
    } else
      V = scalar();
  }
};

} // namespace

std::string mutateJson(StringRef Text, unsigned Seed) {
  Expected<json::Value> Value = parseJson(Text);
  if (!Value) {
    consumeError(Value.takeError());
    return Text.str();
  }
  JsonMutator Mutator(Seed);
  for (unsigned Times = 1 + Seed % 3; Times; --Times)
    Mutator.mutate(*Value);
  std::string Result;
  raw_string_ostream(Result) << *Value;
  return Result;
}

size_t mutateJsonParts(uint8_t *Data, size_t Size, size_t Most, unsigned Seed) {
  if (Seed % 3 == 0)
    return LLVMFuzzerMutate(Data, Size, Most);
  std::string Result;
  std::vector<StringRef> All = parts(StringRef(reinterpret_cast<char *>(Data), Size));
  size_t Chosen = Seed / 3 % All.size();
  for (size_t I = 0; I < All.size(); ++I)
    Result += (I ? "\n-----\n" : "") + (I == Chosen ? mutateJson(All[I], Seed) : All[I].str());
  if (Result.size() > Most)
    return LLVMFuzzerMutate(Data, Size, Most);
  std::copy(Result.begin(), Result.end(), Data);
  return Result.size();
}

} // namespace bankcheck::fuzz
