#include "Verify/Bounds.h"
#include <gtest/gtest.h>

using namespace bankcheck;
using namespace bankcheck::report;
using namespace bankcheck::verify;

namespace {

constexpr unsigned TheLine = 7;

/// Of one access: what a request costs, and all of a block at the most.
ClaimFinding claim(std::set<std::pair<uint64_t, uint64_t>> OfRequest,
                   std::optional<std::pair<uint64_t, uint64_t>> Most) {
  ClaimFinding C;
  C.Costs = CostsFinding{std::move(OfRequest), false, false, {4}, Most};
  return C;
}

LineBounds boundsOf(const ClaimFinding &Open, uint64_t Blocks) {
  LineBounds B;
  ClaimFinding Exact;
  Exact.PerBlock.emplace();
  Exact.PerBlock->SourcePage = 10;
  Exact.PerBlock->Ideal = 5;
  B.add(Exact, TheLine, Blocks, true);
  B.add(Open, TheLine, Blocks, false);
  return B;
}

bool isBroken(const LineBounds &B, const PageCost &Measured, BrokenBounds::Kind Kind, uint64_t Requests = 100) {
  auto Broken = brokenBy(B, Measured, Requests);
  return Broken && Broken->TheKind == Kind;
}

} // namespace

TEST(Bounds, LieBetweenTheExactSumAndThatAndTheMostOfOthers) {
  LineBounds B = boundsOf(claim({{4, 1}}, {{8, 2}}), 3);
  EXPECT_EQ(textOf(B), "30/15 to 54/21");
  EXPECT_FALSE(brokenBy(B, {30, 15}, 100));
  EXPECT_FALSE(brokenBy(B, {54, 21}, 100));
  EXPECT_FALSE(brokenBy(B, {38, 17}, 100));
  EXPECT_TRUE(isBroken(B, {29, 15}, BrokenBounds::Below));
  EXPECT_TRUE(isBroken(B, {34, 14}, BrokenBounds::Below));
  EXPECT_TRUE(isBroken(B, {58, 22}, BrokenBounds::Above));
}

TEST(Bounds, RequestsThatCostTheSameAddMultiples) {
  LineBounds B = boundsOf(claim({{4, 1}}, {{8, 2}}), 3);
  EXPECT_TRUE(isBroken(B, {37, 17}, BrokenBounds::Uneven));
  EXPECT_TRUE(isBroken(B, {38, 16}, BrokenBounds::Uneven));
  EXPECT_TRUE(isBroken(B, {38, 18}, BrokenBounds::Uneven));
  ClaimFinding Less = claim({{4, 1}}, {{8, 2}});
  Less.AtMost = true;
  EXPECT_FALSE(brokenBy(boundsOf(Less, 3), {37, 17}, 100));
}

TEST(Bounds, RequestsThatCostOneOrTheOtherLieBetween) {
  LineBounds B = boundsOf(claim({{2, 1}, {4, 1}}, {{40, 10}}), 1);
  EXPECT_FALSE(brokenBy(B, {10 + 3 * 2 + 4, 5 + 4}, 100));
  EXPECT_TRUE(isBroken(B, {10 + 3, 5 + 2}, BrokenBounds::Uneven));
  EXPECT_TRUE(isBroken(B, {10 + 9, 5 + 2}, BrokenBounds::Uneven));
}

TEST(Bounds, WithoutATripCountTheRequestsBound) {
  LineBounds B = boundsOf(claim({{4, 1}}, std::nullopt), 1);
  EXPECT_EQ(textOf(B), "10/5 + n * 4/1");
  EXPECT_FALSE(brokenBy(B, {10 + 40, 5 + 10}, 10));
  EXPECT_TRUE(isBroken(B, {10 + 44, 5 + 11}, BrokenBounds::Above, 10));
}

TEST(Bounds, AreNotKnownWhereTheCompilerMayMerge) {
  ClaimFinding C = claim({{4, 1}}, {{8, 2}});
  C.UncertaintyText = "the compiler may";
  LineBounds B = boundsOf(C, 1);
  EXPECT_FALSE(B.AreKnown);
  EXPECT_TRUE(B.MayMove);
}

// What two arms of one line access together costs no more than what each does by itself, but in fewer requests.
TEST(Bounds, HoldForArmsOfOneLine) {
  ClaimFinding C = claim({{4, 1}}, {{8, 2}});
  C.MayRunWith = {TheLine};
  LineBounds B = boundsOf(C, 1);
  EXPECT_TRUE(B.AreKnown);
  EXPECT_FALSE(brokenBy(B, {10 + 7, 5 + 1}, 1));
  EXPECT_TRUE(isBroken(B, {10 + 9, 5 + 1}, BrokenBounds::Above));
  C.MayRunWith = {TheLine, TheLine + 1};
  EXPECT_TRUE(boundsOf(C, 1).MayMove);
}

// Lanes that may run it apart make more requests, none of which costs more.
TEST(Bounds, HoldWhereTheCompilersCodeIsNotKnownIfTheySaySo) {
  ClaimFinding C = claim({{4, 1}}, std::nullopt);
  C.UncertaintyText = "lanes leave the loop in different iterations";
  EXPECT_FALSE(boundsOf(C, 1).AreKnown);
  C.Costs->HoldIfUncertain = C.Costs->MayBeLess = true;
  LineBounds B = boundsOf(C, 1);
  EXPECT_TRUE(B.AreKnown);
  EXPECT_FALSE(B.MayBeNone);
  C.Costs->MayBeNone = true;
  LineBounds OfItAlone;
  OfItAlone.add(C, TheLine, 1, false);
  EXPECT_TRUE(OfItAlone.MayBeNone);
  EXPECT_FALSE(brokenBy(B, {10 + 9, 5 + 3}, 3));
  EXPECT_TRUE(isBroken(B, {10 + 13, 5 + 3}, BrokenBounds::Above, 3));
}

// Neighbours that may be merged: what is measured may also be of other lines, or be counted there.
TEST(Bounds, OfWhatMayBeMergedAreKnownAndMove) {
  ClaimFinding C = claim({{4, 4}}, {{8, 8}});
  C.UncertaintyText = "the compiler may merge it";
  C.Costs->HoldIfUncertain = C.Costs->MayBeLess = C.Costs->MayBeNone = true;
  LineBounds B = boundsOf(C, 1);
  EXPECT_TRUE(B.AreKnown);
  EXPECT_TRUE(B.MayMove);
  EXPECT_FALSE(brokenBy(B, {10 + 8, 5 + 8}, 2));
  EXPECT_FALSE(brokenBy(B, {10, 5}, 1));
  EXPECT_TRUE(isBroken(B, {10 + 9, 5 + 9}, BrokenBounds::Above));
}
