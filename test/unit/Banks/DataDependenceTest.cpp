// Requests whose addresses the data decide: bounds and means against all data there are, where these are few, and
// against random data where they are many.

#include "Banks/DataDependence.h"
#include "Banks/Cost.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include <bit>
#include <cmath>
#include <gtest/gtest.h>
#include <random>

using namespace bankcheck::banks;

namespace {

const Operation WithRule[] = {
    Operation::Load,           Operation::Store,        Operation::AtomicIncrement,   Operation::Atomic,
    Operation::CompareAndSwap, Operation::WideExchange, Operation::CpAsync,           Operation::RetryLoop32,
    Operation::RetryLoop64,    Operation::RetryLoop16,  Operation::RetryLoop64MayKeep};

DataRequest sameForAll(Operation Op, Places Where, unsigned Width = 4) {
  DataRequest R;
  R.Op = Op;
  R.Width = Width;
  R.Of.fill(Where);
  return R;
}

Request chosen(const DataRequest &R, const std::array<uint64_t, WarpSize> &Which) {
  Request Result{R.Op, R.Width, R.Active, R.Matrices, {}};
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    Result.Offsets[Lane] = uint32_t(R.Of[Lane].First + int64_t(Which[Lane] * R.Of[Lane].Step));
  return Result;
}

bool isAligned(const Request &R) {
  for (LaneMask Lanes = R.Active; Lanes; Lanes &= Lanes - 1)
    if (R.Offsets[std::countr_zero(Lanes)] % R.Width)
      return false;
  return true;
}

/// What all data make of a request.
struct Outcomes {
  unsigned Least = ~0u, Most = 0, Ways = 0;
  double Sum = 0;
  unsigned Count = 0;
};

/// Calls costOf for each choice of the lanes' places that are aligned.
Outcomes tryAll(const DataRequest &R) {
  Outcomes Result;
  std::array<uint64_t, WarpSize> Which{};
  for (;;) {
    if (Request Asked = chosen(R, Which); isAligned(Asked)) {
      Cost C = *costOf(Asked);
      Result.Least = std::min(Result.Least, C.Wavefronts);
      Result.Most = std::max(Result.Most, C.Wavefronts);
      Result.Ways = std::max(Result.Ways, C.Ways);
      Result.Sum += C.Wavefronts;
      ++Result.Count;
    }
    LaneMask Lanes = R.Active;
    for (; Lanes; Lanes &= Lanes - 1) {
      unsigned Lane = std::countr_zero(Lanes);
      if (++Which[Lane] < R.Of[Lane].Count)
        break;
      Which[Lane] = 0;
    }
    if (!Lanes)
      return Result;
  }
}

unsigned widthFor(Operation Op, std::mt19937 &Random) {
  switch (Op) {
  case Operation::Load:
  case Operation::Store:
    return 1u << Random() % 5;
  case Operation::WideExchange:
  case Operation::RetryLoop64:
  case Operation::RetryLoop64MayKeep:
    return 8;
  case Operation::RetryLoop16:
    return 2;
  case Operation::CpAsync:
    return 4u << Random() % 3;
  default:
    return 4;
  }
}

/// Few lanes with few places each, near each other so that they meet.
DataRequest fewPlaces(std::mt19937 &Random) {
  DataRequest R;
  R.Op = WithRule[Random() % std::size(WithRule)];
  R.Width = widthFor(R.Op, Random);
  R.Active = 0;
  const bool AreAlike = Random() % 3 == 0;
  const Places Common{int64_t(Random() % 8) * R.Width, R.Width << Random() % 6, 1 + Random() % 4};
  for (unsigned I = 0, Lanes = 1 + Random() % 5; I < Lanes; ++I) {
    unsigned Lane = Random() % 2 ? Random() % WarpSize : Random() % 6;
    R.Active |= LaneMask(1) << Lane;
    uint64_t Step = (Random() % 4 ? R.Width : 1) * (1 + Random() % 3) << Random() % 6;
    R.Of[Lane] = AreAlike ? Common : Places{int64_t(Random() % 16) * R.Width, Step, 1 + Random() % 4};
  }
  return R;
}

std::string describe(const DataRequest &R) {
  std::string Text = "operation " + std::to_string(unsigned(R.Op)) + ", width " + std::to_string(R.Width);
  for (LaneMask Lanes = R.Active; Lanes; Lanes &= Lanes - 1) {
    const Places &P = R.Of[std::countr_zero(Lanes)];
    Text += ", lane " + std::to_string(std::countr_zero(Lanes)) + ": " + std::to_string(P.First) + " + " +
            std::to_string(P.Step) + " k, " + std::to_string(P.Count);
  }
  return Text;
}

TEST(DataDependence, BoundsHoldForAllData) {
  std::mt19937 Random(41);
  unsigned Tight = 0, All = 0;
  for (unsigned Round = 0; Round < 6000; ++Round) {
    DataRequest R = fewPlaces(Random);
    Outcomes O = tryAll(R);
    std::optional<CostBounds> B = costBounds(R);
    if (!O.Count) // some lane faults in any case
      continue;
    ASSERT_TRUE(B) << describe(R);
    EXPECT_LE(B->Least, O.Least) << describe(R);
    EXPECT_GE(B->Most, O.Most) << describe(R);
    EXPECT_GE(B->Ways, O.Ways) << describe(R);
    Tight += B->Least == O.Least && B->Most == O.Most;
    ++All;
  }
  // Bounds that are never attained would hold, too: most are.
  EXPECT_GT(All, 3000u);
  EXPECT_GT(Tight * 10, All * 8) << Tight << " of " << All << " bounds are attained";
}

TEST(DataDependence, BoundsHoldForFewerLanes) {
  std::mt19937 Random(42);
  for (unsigned Round = 0; Round < 1500; ++Round) {
    DataRequest R = fewPlaces(Random);
    R.MayHaveFewerLanes = true;
    std::optional<CostBounds> B = costBounds(R);
    for (LaneMask Some = R.Active; B && Some; Some = (Some - 1) & R.Active) {
      DataRequest Part = R;
      Part.Active = Some;
      Outcomes O = tryAll(Part);
      if (!O.Count)
        continue;
      EXPECT_LE(B->Least, O.Least) << describe(R) << ", of which " << Some;
      EXPECT_GE(B->Most, O.Most) << describe(R) << ", of which " << Some;
    }
  }
}

TEST(DataDependence, TheMeanIsThatOfAllData) {
  std::mt19937 Random(43);
  unsigned Calculated = 0;
  for (unsigned Round = 0; Round < 600; ++Round) {
    DataRequest R = fewPlaces(Random);
    Outcomes O = tryAll(R);
    std::optional<MeanCost> M = meanCost(R);
    if (!O.Count || !M)
      continue;
    double Mean = O.Sum / O.Count;
    if (M->IsSimulated)
      EXPECT_NEAR(M->Wavefronts, Mean, 0.1 * (O.Most - O.Least) + 1e-9) << describe(R);
    else
      EXPECT_NEAR(M->Wavefronts, Mean, 1e-9) << describe(R);
    Calculated += !M->IsSimulated;
  }
  EXPECT_GT(Calculated, 100u);
}

/// The table of the header, whose last two columns are of M.
TEST(DataDependence, TheTableOfTheHeader) {
  struct Row {
    DataRequest R;
    unsigned Least, Most;
    double Mean;
    unsigned LeastOfAtomic, MostOfAtomic;
    double MeanOfAtomic;
  };
  DataRequest OwnRows;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    OwnRows.Of[Lane] = {32 * int64_t(Lane), 4, 8};
  auto Words = [](uint64_t Count) { return sameForAll(Operation::Load, {0, 4, Count}); };
  const Row Rows[] = {
      {Words(32), 1, 1, 1, 1, 32, 3.53},
      {Words(64), 1, 2, 2.00, 1, 32, 3.53},
      {Words(256), 1, 8, 3.15, 1, 32, 3.53},
      {Words(1024), 1, 32, 3.44, 1, 32, 3.53},
      {Words(Places::Endless), 1, 32, 3.53, 1, 32, 3.53},
      {sameForAll(Operation::Load, {0, 8, 32}), 1, 2, 2.00, 2, 32, 4.83},
      {OwnRows, 1, 8, 3.32, 1, 8, 3.32},
  };
  for (Row Row : Rows) {
    std::optional<CostBounds> B = costBounds(Row.R);
    EXPECT_EQ(std::tie(B->Least, B->Most), std::tie(Row.Least, Row.Most)) << describe(Row.R);
    EXPECT_NEAR(meanCost(Row.R)->Wavefronts, Row.Mean, 0.005) << describe(Row.R);
    Row.R.Op = Operation::Atomic;
    B = costBounds(Row.R);
    EXPECT_EQ(std::tie(B->Least, B->Most), std::tie(Row.LeastOfAtomic, Row.MostOfAtomic)) << describe(Row.R);
    EXPECT_NEAR(meanCost(Row.R)->Wavefronts, Row.MeanOfAtomic, 0.005) << describe(Row.R);
  }
}

/// Draws of its own, with a seed that a failure prints.
TEST(DataDependence, TheMeanIsThatOfRandomData) {
  const unsigned Seed = std::random_device()();
  std::mt19937_64 Random(Seed);
  DataRequest Requests[] = {
      sameForAll(Operation::Load, {0, 4, 256}),          sameForAll(Operation::Atomic, {0, 4, 256}),
      sameForAll(Operation::CompareAndSwap, {0, 4, 64}), sameForAll(Operation::Load, {0, 12, 100}),
      sameForAll(Operation::Store, {0, 8, 300}, 8),      sameForAll(Operation::Load, {0, 16, 64}, 16),
      sameForAll(Operation::Load, {0, 1, 256}, 1),       sameForAll(Operation::RetryLoop32, {0, 4, 256}),
      sameForAll(Operation::RetryLoop64, {0, 8, 256}, 8)};
  Requests[1].Active = 0x00ffff0f;
  for (const DataRequest &R : Requests) {
    constexpr unsigned Samples = 20000;
    double Sum = 0, Squares = 0;
    for (unsigned Sample = 0; Sample < Samples; ++Sample) {
      std::array<uint64_t, WarpSize> Which;
      for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
        Which[Lane] = std::uniform_int_distribution<uint64_t>(0, R.Of[Lane].Count - 1)(Random);
      double Wavefronts = costOf(chosen(R, Which))->Wavefronts;
      Sum += Wavefronts;
      Squares += Wavefronts * Wavefronts;
    }
    const double Mean = Sum / Samples, Deviation = std::sqrt(Squares / Samples - Mean * Mean);
    std::optional<MeanCost> M = meanCost(R);
    // Six standard errors: of these draws, and of those of a simulation.
    EXPECT_NEAR(M->Wavefronts, Mean, 6 * Deviation / std::sqrt(M->IsSimulated ? 1024. : Samples) + 1e-9)
        << describe(R) << ", seed " << Seed;
  }
}

Operation operationOf(llvm::StringRef Sass, unsigned Width) {
  if (Sass.contains("SPIN"))
    return Width == 8 ? Operation::RetryLoop64 : Operation::RetryLoop32;
  if (Sass.contains("match")) // of lanes with one word one is left
    return Operation::AtomicIncrement;
  return Sass == "LDS"              ? Operation::Load
         : Sass == "STS"            ? Operation::Store
         : Sass == "ATOMS.POPC.INC" ? Operation::AtomicIncrement
         : Sass == "ATOMS.CAS"      ? Operation::CompareAndSwap
                                    : Operation::Atomic;
}

/// test/data/data-dependent.cu on an H100.
TEST(DataDependence, MeasurementsLieWithinTheBounds) {
  auto Buffer = llvm::MemoryBuffer::getFile(BANKCHECK_TEST_DATA "/data-dependent.jsonl");
  ASSERT_TRUE(bool(Buffer));
  unsigned Random = 0, AtMost = 0;
  for (llvm::line_iterator Line(**Buffer); !Line.is_at_end(); ++Line) {
    llvm::Expected<llvm::json::Value> V = llvm::json::parse(*Line);
    ASSERT_TRUE(bool(V));
    const llvm::json::Object &O = *V->getAsObject();
    auto Number = [&](llvm::StringRef Name) { return *O.getInteger(Name); };
    DataRequest R;
    R.Width = unsigned(Number("width"));
    R.Op = operationOf(*O.getString("sass"), R.Width);
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      R.Of[Lane] = {Number("lane_step") * int64_t(Lane % Number("lane_period")), uint64_t(Number("step")),
                    uint64_t(Number("count"))};
    const std::string About = Line->str();
    const double Measured = double(Number("wavefronts")) / double(Number("requests"));
    const bool MeetsOthers = isLoop(R.Op) && Number("warps") > 1;
    std::optional<CostBounds> B = costBounds(R);
    ASSERT_TRUE(B) << About;
    EXPECT_GE(Measured, B->Least) << About;
    if (MeetsOthers)
      continue; // they make it longer
    EXPECT_LE(Measured, B->Most) << About;
    AtMost += Measured == B->Most;
    if (*O.getString("data") != "random")
      continue;
    ++Random;
    // 512 requests, or 4,096, and a simulation of 1,024: 3 % are more than four standard errors of each.
    EXPECT_NEAR(Measured, meanCost(R)->Wavefronts, 0.03 * Measured) << About;
  }
  EXPECT_EQ(Random, 28u);
  EXPECT_GT(AtMost, 10u); // constant data are the worst for some
}

TEST(DataDependence, NothingIsSaidWithoutARule) {
  for (Operation Op : {Operation::OtherAtomic, Operation::CpAsyncBypass, Operation::Fragment,
                       Operation::HardwareAddressed, Operation::OtherBlock, Operation::Unmeasured})
    EXPECT_FALSE(costBounds(sameForAll(Op, {0, 8, 64}, 8)));
  EXPECT_FALSE(costBounds(sameForAll(Operation::Load, {4, 16, 64}, 16))) << "every lane faults";
}

} // namespace
