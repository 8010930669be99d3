// Asks Decide random queries and holds the results to an oracle (Lanes/Queries.h), with
// --z3 linear ones to a proof.
//
//   decide-queries --queries=1000000 --seed=1 [--first=0] [--z3]

#include "Lanes/Refuter.h"
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace bankcheck;
using namespace bankcheck::test;

int main(int Count, char **Arguments) {
  uint64_t Queries = 10000, Seed = 1, First = 0;
  bool ByProof = false;
  for (int I = 1; I < Count; ++I) {
    if (!std::strncmp(Arguments[I], "--queries=", 10))
      Queries = std::strtoull(Arguments[I] + 10, nullptr, 10);
    else if (!std::strncmp(Arguments[I], "--seed=", 7))
      Seed = std::strtoull(Arguments[I] + 7, nullptr, 10);
    else if (!std::strncmp(Arguments[I], "--first=", 8))
      First = std::strtoull(Arguments[I] + 8, nullptr, 10);
    else if (!std::strcmp(Arguments[I], "--z3"))
      ByProof = true;
    else
      return std::fprintf(stderr, "decide-queries: unknown argument '%s'\n", Arguments[I]), 2;
  }
  constexpr uint64_t Apart = uint64_t(1) << 32, MostShown = 20; // seeds do not overlap
  Tally Sum;
  uint64_t Differ = 0, Proved = 0, Open = 0;
  auto Print = [&](uint64_t I, const std::string &Text) {
    if (++Differ <= MostShown)
      std::printf("seed %lu, query %lu: %s\n", Seed, I, Text.c_str());
  };
  for (uint64_t I = First; I < First + Queries; ++I) {
    RandomQuery Q(Seed * Apart + I, ByProof ? RandomQuery::Linear : RandomQuery::Any);
    if (std::string Wrong = Q.difference(Sum); !Wrong.empty())
      Print(I, Wrong);
    if (!ByProof)
      continue;
    std::string Model;
    Refuted Is = refute(Q, Model);
    Proved += Is == Refuted::No;
    Open += Is == Refuted::Unknown;
    if (Is == Refuted::Yes)
      Print(I, "refuted by " + Model + " of: " + Q.text());
  }
  std::printf("%lu queries: %lu decided, %lu values compared, %lu excepted, %lu of %lu conflicts attained", Sum.Queries,
              Sum.Decided, Sum.Compared, Sum.Excepted, Sum.Attained, Sum.Conflicts);
  if (ByProof)
    std::printf(", %lu proved, %lu not within the time", Proved, Open);
  std::printf(", %lu differences\n", Differ);
  return Differ != 0;
}
