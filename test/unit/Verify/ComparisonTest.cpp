#include "Verify/Comparison.h"
#include <gtest/gtest.h>

using namespace bankcheck;
using namespace bankcheck::profile;
using namespace bankcheck::report;
using namespace bankcheck::verify;

namespace {

AccessFinding loadAt(unsigned Line, uint64_t Requests) {
  AccessFinding A;
  A.Where = A.CodeAt = {"k.cu", Line, 1};
  A.Op = "load";
  A.Width = 1;
  A.PerBlock = TotalsFinding{Requests, Requests, Requests, Requests, {{1, Requests}}};
  return A;
}

/// How line 3 compares where \p Wavefronts of the 64 requests of line 2 had lanes that took part.
Agreement ofLineThree(uint64_t Wavefronts) {
  Report Predicted;
  Predicted.Files = {"k.cu"};
  KernelFinding K;
  K.Name = K.Key = "k";
  K.Block = {256, 1, 1};
  Predicted.Kernels = {K};
  AccessFinding InArm = loadAt(1, 56), InOther = loadAt(2, 32);
  InArm.MayRunWith = {2};
  InOther.MayRunWith = {1};
  Predicted.Accesses = {InArm, InOther, loadAt(3, 64)};

  ProfiledLaunch Run{"k()", {K.Block, {1, 1, 1}}, {}};
  Run.Instructions = {{"k.cu", 2, "LDS.U8", 64, Wavefronts, Wavefronts},
                      {"k.cu", 3, "LDS.U8", 64, 64, 64},
                      {"k.cu", 3, "LDS.U8", 64, 64, 64}};
  Comparison C = compare(Predicted, {{Run}});
  for (const LineComparison &L : C.Lines)
    if (L.Where.Line == 3)
      return L.TheAgreement;
  ADD_FAILURE();
  return Agreement::Differs;
}

} // namespace

// The profiler counts requests that a predicate leaves no lane; they are none that line 2 made, so that line 3 may
// have the rest.
TEST(Comparison, RequestsWithoutLanesDoNotCount) {
  EXPECT_EQ(ofLineThree(16), Agreement::NotExact);
  EXPECT_EQ(ofLineThree(64), Agreement::Differs);
}

// Where some requests of a line have lanes and others none, each instruction counts by itself.
TEST(Comparison, RequestsOfOneInstructionDoNotHideThoseOfAnother) {
  Report Predicted;
  KernelFinding K;
  K.Name = K.Key = "k";
  K.Block = {128, 1, 1};
  AccessFinding InArm = loadAt(1, 8), Behind = loadAt(3, 4);
  InArm.MayRunWith = {2};
  Predicted.Kernels = {K};
  Predicted.Accesses = {InArm, Behind};
  ProfiledLaunch Run{"k()", {K.Block, {1, 1, 1}}, {}};
  Run.Instructions = {{"k.cu", 3, "LDS", 8, 12, 8}, {"k.cu", 3, "LDS", 8, 4, 4}};
  Comparison C = compare(Predicted, {{Run}});
  EXPECT_EQ(C.count(Agreement::Differs), 0u);
}

// Assembly is counted at another line. What else is in the kernel does not matter.
TEST(Comparison, OneKindOfOperationMayBeCountedElsewhere) {
  auto Lines = [](uint64_t Requests) {
    Report Predicted;
    KernelFinding K;
    K.Name = K.Key = "k";
    K.Block = {32, 1, 1};
    Predicted.Kernels = {K};
    AccessFinding Matrix = loadAt(2, 16), Open = loadAt(5, 1);
    Matrix.Op = "ldmatrix";
    Open.PerBlock.reset();
    Predicted.Accesses = {Matrix, Open};
    ProfiledLaunch Run{"k()", {K.Block, {1, 1, 1}}, {}};
    Run.Instructions = {{"k.cu", 1, "LDSM.16.M88.4", Requests, Requests, Requests}, {"k.cu", 5, "LDS", 7, 7, 7}};
    return compare(Predicted, {{Run}});
  };
  EXPECT_EQ(Lines(16).count(Agreement::Elsewhere), 2u);
  EXPECT_EQ(Lines(16).count(Agreement::NotExact), 1u);
  EXPECT_EQ(Lines(17).count(Agreement::Elsewhere), 0u);
}

namespace {

/// Line 3 is a load of which it is not known whether it is merged, with a sum of 64 or without one.
LineComparison uncertain(bool HasSum, uint64_t Measured) {
  Report Predicted;
  KernelFinding K;
  K.Name = K.Key = "k";
  K.Block = {64, 1, 1};
  Predicted.Kernels = {K};
  AccessFinding A = loadAt(3, 64);
  A.UncertaintyText = "it may be merged";
  if (!HasSum)
    A.PerBlock.reset();
  Predicted.Accesses = {A};
  ProfiledLaunch Run{"k()", {K.Block, {1, 1, 1}}, {}};
  Run.Instructions = {{"k.cu", 3, "LDS.U8", Measured, Measured, Measured}};
  Comparison C = compare(Predicted, {{Run}});
  EXPECT_EQ(C.countAsLikely(), C.Lines.front().isAsLikely());
  return C.Lines.front();
}

} // namespace

// What is likely says how good a guess was. It neither excuses nor blames.
TEST(Comparison, LikelyFiguresDecideNothing) {
  EXPECT_TRUE(uncertain(true, 64).isAsLikely());
  EXPECT_EQ(uncertain(true, 64).TheAgreement, Agreement::NotExact);
  EXPECT_FALSE(uncertain(true, 16).isAsLikely());
  EXPECT_EQ(uncertain(true, 16).TheAgreement, Agreement::NotExact);
  EXPECT_FALSE(uncertain(false, 64).isAsLikely());
  EXPECT_FALSE(uncertain(false, 64).Likely.has_value());
}
