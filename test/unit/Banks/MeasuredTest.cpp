// The rules against every record that was measured on the hardware.

#include "Banks/Cost.h"
#include "Banks/DataDependence.h"
#include "Banks/SourcePage.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include <gtest/gtest.h>
#include <map>

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::banks;

namespace {

/// The loop that \p Ptx runs as, with the operands and on the memory that were
/// measured: adding and xor always change it, if the operand is not 0.
Operation loopOf(StringRef Ptx, unsigned Width) {
  if (Width < 8)
    return Width == 2 ? Operation::RetryLoop16 : Operation::RetryLoop32;
  if (Ptx.contains(".min.") || Ptx.contains(".max."))
    return Operation::RetryLoop64MayLeave;
  bool Changes = (Ptx.contains(".add.") || Ptx.contains(".xor.")) && !Ptx.contains("(operand 0)");
  return Changes ? Operation::RetryLoop64 : Operation::RetryLoop64MayKeep;
}

Operation operationOf(StringRef Ptx, StringRef Sass, unsigned Width) {
  if (Sass.contains("+ ATOMS.CA"))
    return loopOf(Ptx, Width);
  if (Sass.contains("POPC.INC"))
    return Operation::AtomicIncrement;
  if (Sass.starts_with("ATOMS.CAS"))
    return Operation::CompareAndSwap;
  if (Sass.starts_with("ATOMS.EXCH.64") || Sass.starts_with("ATOMS.EXCH.128"))
    return Operation::WideExchange;
  if (Sass.starts_with("ATOM"))
    return Operation::Atomic;
  if (Sass.contains("BYPASS"))
    return Operation::CpAsyncBypass;
  if (Sass.starts_with("LDGSTS"))
    return Operation::CpAsync;
  if (Sass.starts_with("LDSM"))
    return Operation::Ldmatrix;
  if (Sass.starts_with("STSM"))
    return Operation::Stmatrix;
  return Ptx.starts_with("st") ? Operation::Store : Operation::Load;
}

/// Loops were measured as so many requests, one after the other.
constexpr unsigned Repeats = 32;

struct Record {
  Request Measured;
  /// LD rather than LDS.
  bool GenericLoad = false;
  /// Of one request, or of Repeats.
  std::optional<unsigned> Wavefronts, RepeatedWavefronts, RepeatedInstructions;
  std::optional<unsigned> SourcePage, Ideal;
  std::string Name;
};

Record parse(StringRef Line) {
  auto Value = cantFail(json::parse(Line));
  const json::Object &O = *Value.getAsObject();
  Record R;
  StringRef Ptx = *O.getString("ptx"), Sass = *O.getString("sass");
  R.Name = Line.str();
  R.Measured.Width = *O.getInteger("width");
  R.Measured.Op = operationOf(Ptx, Sass, R.Measured.Width);
  R.GenericLoad = Sass.starts_with("LD.");
  R.Measured.Active = std::stoul(O.getString("mask")->str(), nullptr, 16);
  R.Measured.Matrices = Ptx.contains(".x1") ? 1 : Ptx.contains(".x2") ? 2 : 4;
  size_t Lane = 0;
  for (const json::Value &Offset : *O.getArray("offsets"))
    R.Measured.Offsets.at(Lane++) = *Offset.getAsInteger();
  EXPECT_EQ(Lane, 32u);
  auto Read = [&](StringRef Name, std::optional<unsigned> &Into) {
    if (auto N = O.getInteger(Name))
      Into = *N;
  };
  Read("wavefronts", R.Wavefronts);
  Read("total_wavefronts", R.RepeatedWavefronts);
  Read("instructions", R.RepeatedInstructions);
  if (auto *Page = O.getObject("source_page")) {
    R.SourcePage = *Page->getInteger("wavefronts");
    R.Ideal = *Page->getInteger("ideal");
  }
  return R;
}

std::vector<Record> records(const char *Path) {
  auto Buffer = MemoryBuffer::getFile(Path);
  EXPECT_TRUE(Buffer) << Path;
  std::vector<Record> Result;
  for (line_iterator It(**Buffer); !It.is_at_eof(); ++It)
    Result.push_back(parse(*It));
  return Result;
}

/// The rules know no generic load. It is never merged: the cost of its phases,
/// one by one.
unsigned wavefrontsApart(Request R) {
  unsigned Sum = 0, Lanes = R.Width <= 4 ? 32 : 128 / R.Width;
  LaneMask Active = R.Active;
  for (unsigned First = 0; First < WarpSize; First += Lanes) {
    R.Active = Active & (AllLanes >> (WarpSize - Lanes) << First);
    Sum += costOf(R)->Wavefronts;
  }
  return Sum;
}

struct Tally {
  unsigned Equal = 0;  ///< The rule gives what was measured.
  unsigned AtMost = 0; ///< The rule is a bound, and the data made it less, or not.
  std::map<Operation, unsigned> WithoutRule;
};

void compareLoop(const Record &R, const Cost &C, Tally &T) {
  ASSERT_TRUE(R.RepeatedWavefronts) << R.Name;
  EXPECT_FALSE(C.SourcePageIsKnown);
  EXPECT_LE(C.Ideal, C.Wavefronts) << R.Name;
  // One round of half of the lanes can be loaded in 1 rather than 2.
  if (C.Ways == 1)
    EXPECT_LE(C.Wavefronts - C.Ideal, R.Measured.Width == 8) << R.Name;
  else
    EXPECT_LT(C.Ideal, C.Wavefronts) << R.Name;
  if (!C.IsExact) {
    ++T.AtMost;
    EXPECT_LE(*R.RepeatedWavefronts, C.Wavefronts * Repeats) << R.Name;
    return;
  }
  ++T.Equal;
  EXPECT_EQ(*R.RepeatedWavefronts, C.Wavefronts * Repeats) << R.Name;
  // A load and a store each round.
  if (R.Measured.Width >= 4)
    EXPECT_EQ(*R.RepeatedInstructions, 2 * C.Ways * Repeats) << R.Name;
}

/// Lanes that would change nothing leave the loop: the data decide how many wavefronts there are, within bounds.
void compareBounds(const Record &R) {
  DataRequest Asked{R.Measured.Op, R.Measured.Width, R.Measured.Matrices, R.Measured.Active, false, {}};
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    Asked.Of[Lane].First = R.Measured.Offsets[Lane];
  const std::optional<CostBounds> Bounds = costBounds(Asked);
  ASSERT_TRUE(Bounds && R.RepeatedWavefronts) << R.Name;
  EXPECT_GE(*R.RepeatedWavefronts, Bounds->Least * Repeats) << R.Name;
  EXPECT_LE(*R.RepeatedWavefronts, Bounds->Most * Repeats) << R.Name;
}

Tally compare(const std::vector<Record> &Records) {
  Tally T;
  for (const Record &R : Records) {
    std::optional<Cost> C = costOf(R.Measured);
    if (!C) {
      ++T.WithoutRule[R.Measured.Op];
      if (R.Measured.Op == Operation::RetryLoop64MayLeave)
        compareBounds(R);
      continue;
    }
    if (R.RepeatedWavefronts) {
      compareLoop(R, *C, T);
      continue;
    }
    ++T.Equal;
    EXPECT_TRUE(C->IsExact);
    EXPECT_TRUE(R.Wavefronts) << R.Name;
    EXPECT_EQ(R.GenericLoad ? wavefrontsApart(R.Measured) : C->Wavefronts, *R.Wavefronts) << R.Name;
    if (R.SourcePage) {
      EXPECT_EQ(C->SourcePage, *R.SourcePage) << R.Name;
      EXPECT_EQ(C->Ideal, *R.Ideal) << R.Name;
    }
  }
  return T;
}

// Nothing is without a rule but what is documented to have none.

TEST(Measured, RecordsWithTheSourcePage) {
  Tally T = compare(records(BANKCHECK_TEST_DATA "/h200.jsonl"));
  EXPECT_EQ(T.WithoutRule, (std::map<Operation, unsigned>{{Operation::CpAsyncBypass, 24}}));
  EXPECT_EQ(T.Equal, 1392u - 24);
  EXPECT_EQ(T.AtMost, 0u);
}

TEST(Measured, RecordsOfTheProbe) {
  Tally T = compare(records(BANKCHECK_PROBE_DATA "/h200.jsonl"));
  EXPECT_EQ(T.WithoutRule,
            (std::map<Operation, unsigned>{{Operation::RetryLoop64MayLeave, 48}, {Operation::CpAsyncBypass, 300}}));
  EXPECT_EQ(T.Equal, 3807u - 300 - 48 - 289);
  EXPECT_EQ(T.AtMost, 289u); // 208 of min and max, 81 where lanes meet in one word
}

TEST(Measured, AtomicsOf128Bits) {
  Tally T = compare(records(BANKCHECK_PROBE_DATA "/b128-h100.jsonl"));
  EXPECT_TRUE(T.WithoutRule.empty());
  EXPECT_EQ(T.Equal, 120u);
}

TEST(Measured, SourcePageOfLoadsAndStores) {
  unsigned Loads = 0, Parted = 0;
  for (const Record &R : records(BANKCHECK_PROBE_DATA "/page-h200.jsonl")) {
    const Cost C = *costOf(R.Measured);
    EXPECT_TRUE(C.SourcePageIsKnown);
    EXPECT_EQ(C.SourcePage, *R.SourcePage) << R.Name;
    EXPECT_EQ(C.Ideal, *R.Ideal) << R.Name;
    if (R.Measured.Op != Operation::Load)
      continue;
    ++Loads;
    // With one lane less it may be more, up to this.
    const unsigned Most = mostOnSourcePage(R.Measured);
    EXPECT_LE(C.SourcePage, Most) << R.Name;
    for (LaneMask Rest = R.Measured.Active; Rest; Rest &= Rest - 1) {
      Request Fewer = R.Measured;
      Fewer.Active &= ~(Rest & -Rest);
      const unsigned Page = costOf(Fewer)->SourcePage;
      EXPECT_LE(Page, Most) << R.Name;
      Parted += Page > C.SourcePage;
    }
  }
  EXPECT_EQ(Loads, 5668u);
  EXPECT_GT(Parted, 0u);
}

// The examples of SourcePage.h.
TEST(Measured, SourcePageOfLoadsOf16Bytes) {
  constexpr unsigned None = ~0u;
  auto PageOf = [](std::array<unsigned, WarpSize> Places) {
    Request R;
    R.Width = 16;
    R.Active = 0;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      if (Places[Lane] != None) {
        R.Active |= 1u << Lane;
        R.Offsets[Lane] = R.Width * Places[Lane];
      }
    return costOf(R)->SourcePage;
  };
  std::array<unsigned, WarpSize> Nothing;
  Nothing.fill(None);
  auto InRow = Nothing, Late = Nothing, Pairs = Nothing, Ends = Nothing;
  for (unsigned Lane = 0; Lane < 16; ++Lane) {
    InRow[Lane] = Late[16 + Lane] = Lane % 8;
    Pairs[Lane] = Lane % 8 / 2;
  }
  EXPECT_EQ(PageOf(InRow), 1u);
  EXPECT_EQ(PageOf(Late), 2u);
  InRow[31] = Pairs[31] = 0;
  EXPECT_EQ(PageOf(InRow), 3u);
  EXPECT_EQ(PageOf(Pairs), 2u);
  Ends[0] = Ends[31] = 0;
  EXPECT_EQ(PageOf(Ends), 1u);
  Ends[31] = 1;
  EXPECT_EQ(PageOf(Ends), 2u);
}

// The examples of Cost.h.
TEST(Measured, Loops) {
  auto At = [](Operation Op, unsigned Width, auto OffsetOf) {
    Request R;
    R.Op = Op;
    R.Width = Width;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      R.Offsets[Lane] = OffsetOf(Lane);
    return *costOf(R);
  };
  auto Float = [&](auto IndexOf) { return At(Operation::RetryLoop32, 4, [&](unsigned X) { return 4 * IndexOf(X); }); };
  auto Double = [&](Operation Op, auto IndexOf) { return At(Op, 8, [&](unsigned X) { return 8 * IndexOf(X); }); };
  auto LoopOf = [](unsigned Wavefronts, unsigned Rounds, unsigned Ideal, bool IsExact = true) {
    Cost C;
    C.Wavefronts = Wavefronts;
    C.IsExact = IsExact;
    C.SourcePageIsKnown = false;
    C.Ideal = Ideal;
    C.Ways = Rounds;
    return C;
  };
  EXPECT_EQ(Float([](unsigned X) { return X; }), LoopOf(1 + 2, 1, 3));
  EXPECT_EQ(Float([](unsigned X) { return 2 * X; }), LoopOf((2 + 2) + (1 + 2), 2, 3));
  EXPECT_EQ(Float([](unsigned X) { return 32 * X; }), LoopOf(32 * 33 / 2 + 32 * 2, 32, 3));
  EXPECT_EQ(Float([](unsigned) { return 0; }), LoopOf(32 * (1 + 2), 32, 3));
  EXPECT_EQ(Double(Operation::RetryLoop64, [](unsigned X) { return X; }), LoopOf(2 + 2 * 2, 1, 6));
  EXPECT_EQ(Double(Operation::RetryLoop64, [](unsigned X) { return X & 15; }), LoopOf((2 + 4) + (1 + 2), 2, 6));
  EXPECT_EQ(Double(Operation::RetryLoop64MayKeep, [](unsigned X) { return X & 15; }),
            LoopOf((2 + 4) + (1 + 2), 2, 6, false));
  // No two lanes at one word: the data decide nothing.
  EXPECT_EQ(Double(Operation::RetryLoop64MayKeep, [](unsigned X) { return 2 * X; }), LoopOf((4 + 4) + (2 + 4), 2, 6));
  EXPECT_EQ(Double(Operation::RetryLoop64MayLeave, [](unsigned X) { return X; }), LoopOf(6, 1, 6, false));
  Request R;
  R.Op = Operation::RetryLoop64MayLeave;
  R.Width = 8;
  EXPECT_FALSE(costOf(R));
  // Half of the lanes can be served by one load.
  R.Op = Operation::RetryLoop64;
  R.Active = 0x55555555;
  EXPECT_EQ(costOf(R)->Ideal, 1u + 2 * 2);
}

TEST(Measured, CpAsyncThroughL1) {
  auto Buffer = MemoryBuffer::getFile(BANKCHECK_TEST_DATA "/cp-async.jsonl");
  ASSERT_TRUE(Buffer);
  unsigned Compared = 0;
  for (line_iterator It(**Buffer); !It.is_at_eof(); ++It) {
    auto Value = cantFail(json::parse(*It));
    const json::Object &O = *Value.getAsObject();
    for (unsigned Width : {4u, 8u, 16u}) {
      const json::Object *AffineValue = O.getObject("ca" + std::to_string(Width));
      if (!AffineValue)
        continue;
      Request R;
      R.Op = Operation::CpAsync;
      R.Width = Width;
      size_t Lane = 0;
      for (const json::Value &Chunk : *O.getArray("chunks"))
        R.Offsets.at(Lane++) = *Chunk.getAsInteger() * Width;
      EXPECT_EQ(costOf(R)->Wavefronts, *AffineValue->getInteger("wavefronts")) << It->str() << " width " << Width;
      ++Compared;
    }
  }
  EXPECT_GE(Compared, 33u);
}

} // namespace
