#include "Cache/Archive.h"
#include "Driver/FileResultArchive.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::cache;
using namespace bankcheck::driver;
using namespace bankcheck::report;

namespace {

template <typename T> T again(const T &V) { return unarchived<T>(archived(V)).value(); }

FileResult someResult() {
  FileResult Result;
  Result.IsAnalysed = true;
  Result.Files = {{"/a.cu", 0xffffffffffffffff}, {"/b.h", 0}};
  Result.Fallbacks = {"torch/all.h", ""};
  source::Launch L;
  L.Where = {"/a.cu", 3, 4};
  L.PartOfBlock = {32, std::nullopt, 1};
  L.GrowingBlock[1] = source::GrowingFunction(7).plus(-3)->dividedBy(4);
  L.Arguments = {{0, INT64_MIN}, {2, -1}};
  L.Members = {{{1, 8}, INT64_MAX}};
  Result.Indexed.Kernels["_Z1k"].Launches = {L};
  Result.Elsewhere["_Z1k"] = {{L, L}, {L}, {{"/a.cu", "a.cu"}}};
  Report &R = Result.Findings;
  R.Archs = {"sm_90"};
  R.Accesses.resize(2);
  const EditList Edits({{{"/a.cu", 1, 2}, 1, 4, 10, 2, "33"}});
  for (AccessFinding &A : R.Accesses) {
    A.Verdict = FindingVerdict::Conflict;
    A.Costs = CostsFinding{{{1, 1}, {32, 1}}, false, true, {4}, std::pair(64, 2)};
    A.Data.emplace().Expected = 3.5;
    A.Fixes.resize(1);
    A.Fixes[0].Edits = Edits;
    A.Fixes[0].Drawn = {banks::Request{banks::Operation::Store, 4, 7, 4, {0, 4, 128}}, std::nullopt};
    A.Drawn.push_back({banks::Request(), 5, {{0, "any"}}});
  }
  R.Accesses[1].Id = 1;
  R.Accesses[1].WhyNoFix = "none";
  return Result;
}

} // namespace

TEST(Archive, ValuesComeBack) {
  for (int64_t V : {int64_t(0), int64_t(-1), int64_t(1), int64_t(64), INT64_MIN, INT64_MAX})
    EXPECT_EQ(again(V), V);
  for (uint64_t V : {uint64_t(0), uint64_t(127), uint64_t(128), UINT64_MAX})
    EXPECT_EQ(again(V), V);
  EXPECT_EQ(again(-0.1), -0.1);
  EXPECT_EQ(again(std::string("a\0b", 3)), std::string("a\0b", 3));
  EXPECT_EQ(again(std::optional<bool>(false)), std::optional<bool>(false));
  EXPECT_EQ(again(std::optional<bool>()), std::nullopt);
  std::map<std::string, std::vector<std::pair<int, bool>>> Nested = {{"x", {{-1, true}, {2, false}}}, {"", {}}};
  EXPECT_EQ(again(Nested), Nested);
}

TEST(Archive, AResultComesBack) {
  const FileResult Before = someResult(), After = again(Before);
  EXPECT_EQ(After.Files, Before.Files);
  EXPECT_EQ(After.Indexed, Before.Indexed);
  EXPECT_EQ(After.Elsewhere, Before.Elsewhere);
  ASSERT_EQ(After.Findings.Accesses.size(), 2u);
  const AccessFinding &A = After.Findings.Accesses[0], &B = After.Findings.Accesses[1];
  EXPECT_EQ(static_cast<const ClaimFinding &>(A), Before.Findings.Accesses[0]);
  EXPECT_EQ(B.WhyNoFix, "none");
  EXPECT_EQ(A.Fixes[0].Drawn[0]->Offsets[2], 128u);
  // The edits are one object again.
  EXPECT_EQ(A.Fixes[0].Edits.all().front().Text, "33");
  EXPECT_TRUE(A.Fixes[0].Edits.isKeptWith(B.Fixes[0].Edits));
  // Whatever this does not look at.
  EXPECT_EQ(archived(After), archived(Before));
}

TEST(Archive, WhatIsNotWholeIsNothing) {
  const std::string Whole = archived(someResult());
  ASSERT_TRUE(unarchived<FileResult>(Whole));
  EXPECT_FALSE(unarchived<FileResult>(Whole + "x"));
  for (size_t Size = 0; Size < Whole.size(); ++Size)
    EXPECT_FALSE(unarchived<FileResult>(StringRef(Whole).take_front(Size))) << Size;
  // Bytes that were changed may be another result, or none; they are read all the same.
  for (size_t At = 0; At < Whole.size(); ++At)
    for (char Byte : {'\0', '\x7f', '\xff'}) {
      std::string Changed = Whole;
      Changed[At] = Byte;
      (void)unarchived<FileResult>(Changed);
    }
  EXPECT_FALSE(unarchived<std::vector<std::string>>("\xff\xff\xff\xff\xff\xff\xff\xff\x7f"));
}
