#include "Driver/LaunchedValues.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;
using namespace bankcheck::source;

namespace bankcheck::driver {
namespace {

template <typename Map> bool isPartOf(const Map &Part, const Map &Whole) {
  return all_of(Part, [&](const auto &Entry) {
    auto It = Whole.find(Entry.first);
    return It != Whole.end() && It->second == Entry.second;
  });
}

template <typename Map> void keepThoseOf(Map &Of, const Map &Other) {
  std::erase_if(Of, [&](const auto &Entry) { return !isPartOf(Map{Entry}, Other); });
}

} // namespace

bool LaunchedValues::includes(const LaunchedValues &Other) const {
  return isPartOf(Other.Arguments, Arguments) && isPartOf(Other.Members, Members);
}

void LaunchedValues::keepThoseOf(const LaunchedValues &Other) {
  driver::keepThoseOf(Arguments, Other.Arguments);
  driver::keepThoseOf(Members, Other.Members);
}

LaunchedValues valuesOf(const Launch &L, const BlockShape &Block, const LaunchedMatters &Matters) {
  LaunchedValues Values{L.argumentsWith(Block), L.Members, L.Grid, {L.place()}};
  std::erase_if(Values.Arguments, [&](const auto &A) { return !Matters(A.first, std::nullopt); });
  std::erase_if(Values.Members, [&](const auto &M) { return !Matters(M.first.first, M.first.second); });
  return Values;
}

std::vector<LaunchedValues> launchedValues(const KernelSource &Source, const ShapeChoice &Choice,
                                           const LaunchedMatters &Matters) {
  std::vector<LaunchedValues> All, Result;
  for (const Launch &L : Source.Launches) {
    if (!Choice.mayBeOf(L))
      continue;
    All.push_back(valuesOf(L, Choice.Shape, Matters));
  }
  if (all_of(All, [](const LaunchedValues &V) { return V.empty(); }))
    return {};
  // Those that leave the most open first: others may be of them.
  stable_sort(All, [](const LaunchedValues &A, const LaunchedValues &B) { return A.size() < B.size(); });
  size_t Smaller = 0; // of Result: those that leave more open than the ones of now
  std::map<std::pair<decltype(LaunchedValues::Arguments), decltype(LaunchedValues::Members)>, size_t> Equal;
  for (LaunchedValues &Here : All) {
    if (!Result.empty() && Result.back().size() < Here.size()) {
      Smaller = Result.size();
      Equal.clear();
    }
    // What nothing is known of is told besides the others, and does not stand for them.
    auto Wider = std::find_if(Result.begin(), Result.begin() + Smaller,
                              [&](const LaunchedValues &V) { return !V.empty() && Here.includes(V); });
    if (Wider == Result.begin() + Smaller) {
      auto [Entry, IsNew] = Equal.try_emplace({Here.Arguments, Here.Members}, Result.size());
      if (IsNew) {
        Result.push_back(std::move(Here));
        continue;
      }
      Wider = Result.begin() + Entry->second;
    }
    if (Wider->Grid != Here.Grid)
      Wider->Grid = std::nullopt;
    Wider->Where.push_back(Here.Where[0]);
  }
  for (LaunchedValues &V : Result) {
    sort(V.Where);
    V.Where.erase(llvm::unique(V.Where), V.Where.end());
  }
  return Result;
}

} // namespace bankcheck::driver
