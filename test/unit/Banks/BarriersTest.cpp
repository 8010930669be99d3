// What was measured of instructions that are said not to be a matter of banks (cuda-samples/bank-probe/barriers.cu).

#include "llvm/Support/JSON.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include <gtest/gtest.h>
#include <map>

using namespace llvm;

namespace {

using Cycles = std::map<std::string, std::map<std::string, double>>; ///< By instruction and pattern.

Cycles measured() {
  auto Buffer = MemoryBuffer::getFile(BANKCHECK_PROBE_DATA "/barriers-h100.jsonl");
  EXPECT_TRUE(bool(Buffer));
  Cycles All;
  for (line_iterator Line(**Buffer); !Line.is_at_eof(); ++Line) {
    json::Value Value = cantFail(json::parse(*Line));
    const json::Object &O = *Value.getAsObject();
    All[O.getString("ptx")->str()][O.getString("pattern")->str()] = *O.getNumber("cycles");
  }
  return All;
}

/// How much dearer 32 lanes in one bank are than 32 lanes in different rows and eight banks: the most of the
/// distances that put them in one.
double ratioOfConflict(const std::map<std::string, double> &Of) {
  double Most = 0;
  for (const char *Pattern : {"all, 128 apart", "all, 256 apart", "all, 1024 apart"})
    Most = std::max(Most, Of.at(Pattern));
  return Most / Of.at("all, 144 apart");
}

bool isSaidNotToBe(StringRef Ptx) {
  return Ptx.starts_with("mbarrier.") || Ptx.starts_with("cp.async.mbarrier.") || Ptx.starts_with("st.async.") ||
         Ptx.starts_with("red.async.");
}

TEST(Barriers, LanesInOneBankCostWhatOthersCost) {
  unsigned Instructions = 0;
  for (const auto &[Ptx, Of] : measured()) {
    if (!isSaidNotToBe(Ptx))
      continue;
    ++Instructions;
    EXPECT_NEAR(ratioOfConflict(Of), 1, 0.03) << Ptx;
  }
  EXPECT_EQ(Instructions, 22u);
}

TEST(Barriers, WhatIsAMatterOfBanksShows) {
  Cycles All = measured();
  for (const char *Ptx : {"ld.shared.b32", "ld.shared.v4.b32", "st.shared.b64", "atom.shared.add.u32",
                          "atom.shared.exch.b128", "ld.shared::cluster.b32 (own block)"})
    EXPECT_GT(ratioOfConflict(All.at(Ptx)), 1.5) << Ptx;
}

TEST(Barriers, BarriersAreServedOneAddressAfterTheOther) {
  for (const auto &[Ptx, Of] : measured())
    if (StringRef(Ptx).starts_with("mbarrier.") && !StringRef(Ptx).contains("::cluster")) {
      EXPECT_EQ(Of.at("one lane"), Of.at("all lanes, one address")) << Ptx;
      EXPECT_EQ(Of.at("eight addresses, 16 apart"), Of.at("eight addresses, 128 apart")) << Ptx;
      EXPECT_GT(Of.at("all, 16 apart"), 2 * Of.at("eight addresses, 16 apart")) << Ptx;
    }
}

} // namespace
