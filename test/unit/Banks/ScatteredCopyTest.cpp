// What cp.async.cg waits for, against every record that was measured (cuda-samples/bank-probe).

#include "Banks/ScatteredCopy.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include <gtest/gtest.h>
#include <map>
#include <set>

using namespace llvm;
using namespace bankcheck::banks;

namespace {

Request copyTo(function_ref<uint32_t(unsigned)> Offset, LaneMask Active = AllLanes) {
  Request R;
  R.Op = Operation::CpAsyncBypass;
  R.Width = 16;
  R.Active = Active;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
    R.Offsets[Lane] = Offset(Lane);
  return R;
}

Request copyToTile(unsigned LanesARow, unsigned Pitch) {
  return copyTo([&](unsigned Lane) { return Lane / LanesARow * Pitch + Lane % LanesARow * 16; });
}

/// Calls \p Do with each record of \p File, and the copy it is of.
void forEachCopy(const Twine &File, StringRef Offsets, unsigned Unit,
                 function_ref<void(const json::Object &, const Request &)> Do) {
  auto Buffer = MemoryBuffer::getFile(File);
  ASSERT_TRUE(bool(Buffer));
  for (line_iterator Line(**Buffer); !Line.is_at_eof(); ++Line) {
    json::Value Value = cantFail(json::parse(*Line));
    const json::Object &O = *Value.getAsObject();
    const json::Array &All = *O.getArray(Offsets);
    ASSERT_EQ(All.size(), WarpSize);
    Do(O, copyTo([&](unsigned Lane) { return uint32_t(*All[Lane].getAsInteger()) * Unit; },
                 std::stoul(O.getString("mask")->str(), nullptr, 16)));
  }
}

double medianOf(std::vector<double> All) {
  std::sort(All.begin(), All.end());
  return All[All.size() / 2];
}

TEST(ScatteredCopy, RowsOfTiles) {
  EXPECT_EQ(rowsOfOneSet(copyToTile(32, 512)), 1u);
  EXPECT_EQ(rowsOfOneSet(copyToTile(8, 128)), 1u);
  EXPECT_EQ(rowsOfOneSet(copyToTile(8, 144)), 2u);
  EXPECT_EQ(rowsOfOneSet(copyToTile(2, 144)), 5u);
  EXPECT_EQ(rowsOfOneSet(copyToTile(1, 128)), 8u);
  EXPECT_EQ(rowsOfOneSet(copyToTile(1, 144)), 8u);
  EXPECT_EQ(rowsOfOneSet(copyToTile(1, 256)), 16u);
  EXPECT_EQ(rowsOfOneSet(copyToTile(1, 512)), 32u);
}

TEST(ScatteredCopy, OrderWithinRowsDoesNotMatter) {
  auto Swizzled = copyTo([](unsigned Lane) { return Lane / 8 * 256 + (Lane % 8 ^ (Lane / 8 & 7)) * 16; });
  EXPECT_EQ(rowsOfOneSet(Swizzled), rowsOfOneSet(copyToTile(8, 256)));
}

TEST(ScatteredCopy, InactiveLanesWriteNothing) {
  Request R = copyToTile(1, 512);
  R.Active = 0x0000ffff;
  EXPECT_EQ(rowsOfOneSet(R), 16u);
  R.Active = 0;
  EXPECT_EQ(rowsOfOneSet(R), 0u);
}

TEST(ScatteredCopy, APlaceWithinARowMayBeBetter) {
  // Half of the lanes are pushed into the next row, of another set.
  auto R = copyTo([](unsigned Lane) { return Lane * 512 + (Lane & 1) * 64; });
  EXPECT_EQ(rowsOfOneSet(R), 32u);
  EXPECT_EQ(rowsOfOneSetAnywhere(R), 16u);
  EXPECT_EQ(rowsOfOneSetAnywhere(copyToTile(1, 512)), 32u);
}

// What the counter of the tag stage shows is the passes of requests that read at most four lines, and no less for
// others; nor than the rows alone.
void comparePasses(const Twine &File, unsigned &Compared, unsigned &OfFewLines) {
  forEachCopy(File, "offsets", 1, [&](const json::Object &O, const Request &R) {
    std::optional<int64_t> Counted = O.getInteger("tag_wavefronts");
    if (!Counted)
      return;
    std::map<unsigned, std::set<std::pair<uint32_t, uint32_t>>> PairsOfSet;
    std::set<uint32_t> Lines;
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      if (R.Active >> Lane & 1) {
        uint32_t Line = *(*O.getArray("sources"))[Lane].getAsInteger() / 128, Row = R.Offsets[Lane] / 128;
        PairsOfSet[Row % 4].insert({Line, Row});
        Lines.insert(Line);
      }
    size_t Passes = 0;
    for (const auto &[Set, Pairs] : PairsOfSet)
      Passes = std::max(Passes, Pairs.size());
    ++Compared;
    OfFewLines += Lines.size() <= 4;
    if (Lines.size() <= 4)
      EXPECT_EQ(Passes, uint64_t(*Counted));
    EXPECT_LE(Passes, uint64_t(*Counted));
    EXPECT_LE(rowsOfOneSet(R), Passes);
  });
}

TEST(ScatteredCopy, PassesAreWhatTheTagStageCounts) {
  unsigned Compared = 0, OfFewLines = 0;
  comparePasses(BANKCHECK_PROBE_DATA "/h200.jsonl", Compared, OfFewLines);
  EXPECT_EQ(Compared, 300u);
  EXPECT_EQ(OfFewLines, 97u);
}

// An H100 differed from the H200 in requests that read more lines, and in nothing else.
TEST(ScatteredCopy, PassesAreABoundOnAnH100) {
  unsigned Compared = 0, OfFewLines = 0;
  comparePasses(BANKCHECK_PROBE_DATA "/h100-differences.jsonl", Compared, OfFewLines);
  EXPECT_EQ(Compared, 148u);
  EXPECT_EQ(OfFewLines, 0u);
}

/// Of an H100 and of an H200.
void forEachTimedCopy(function_ref<void(const json::Object &, const Request &)> Do) {
  for (const char *File : {BANKCHECK_PROBE_DATA "/cp-async-h100.jsonl", BANKCHECK_PROBE_DATA "/cp-async-h200.jsonl"})
    forEachCopy(File, "chunks", 16, Do);
}

// Whatever the source. Times are given to a hundredth of a cycle, and 16 of them are short by three.
TEST(ScatteredCopy, ARequestTakesACycleForEachRowAndOneMore) {
  unsigned Compared = 0;
  forEachTimedCopy([&](const json::Object &O, const Request &R) {
    ++Compared;
    EXPECT_GE(*O.getNumber("cg"), leastCopyCycles(rowsOfOneSet(R)) - 0.05) << O.getString("destination")->str();
  });
  EXPECT_EQ(Compared, 5000u);
}

/// By the name of the source: so many neighbouring lanes have one line.
CopyLines linesOf(StringRef Source) {
  const unsigned LanesALine = StringSwitch<unsigned>(Source)
                                  .Cases({"contiguous", "rows of 8"}, 8)
                                  .Case("rows of 4", 4)
                                  .Case("rows of 2", 2)
                                  .Default(1);
  CopyLines Lines;
  for (unsigned Lane = 0; Lane < WarpSize; ++Lane) {
    Lines.Group[Lane] = Lane / LanesALine;
    Lines.Offset[Lane] = Lane % LanesALine * 16;
  }
  return Lines;
}

TEST(ScatteredCopy, LinesOfTheSource) {
  const Request ARowALane = copyToTile(1, 128);
  EXPECT_EQ(waitsOf(ARowALane, linesOf("contiguous")).Lines, 4u);
  EXPECT_EQ(waitsOf(ARowALane, linesOf("contiguous"), 16).Lines, 8u);
  EXPECT_EQ(waitsOf(ARowALane, linesOf("contiguous")).Passes, 8u);
  EXPECT_TRUE(waitsOf(ARowALane, linesOf("contiguous")).areSeen());
  EXPECT_FALSE(waitsOf(ARowALane, linesOf("rows of 4")).areSeen());
  // Two lanes of a row that read different lines are two pairs.
  EXPECT_EQ(waitsOf(copyToTile(8, 128), linesOf("rows of 4")).Passes, 2u);
  EXPECT_EQ(waitsOf(copyToTile(8, 128), linesOf("rows of 1")).Passes, 8u);
}

// Of the sources that the code shows: no request takes less than is said, and what is called hidden takes no
// longer than rows that are not waited for, in the median.
TEST(ScatteredCopy, WhatTheSourceHides) {
  std::map<unsigned, std::vector<double>> Hidden, Contiguous;
  unsigned Seen = 0;
  forEachTimedCopy([&](const json::Object &O, const Request &R) {
    const CopyWaits Waits = waitsOf(R, linesOf(*O.getString("source")));
    const double Cycles = *O.getNumber("cg");
    EXPECT_GE(Cycles, Waits.leastCycles() - 0.05) << O.getString("destination")->str();
    Seen += Waits.areSeen();
    if (R.Active != AllLanes || Waits.areSeen())
      return;
    (rowsOfOneSet(R) > MostHiddenRows ? Hidden : Contiguous)[Waits.Lines].push_back(Cycles);
  });
  EXPECT_GT(Seen, 600u);
  ASSERT_EQ(Hidden.size(), 3u); // 8, 16 and 32 lines
  for (const auto &[Lines, Cycles] : Hidden)
    EXPECT_LT(medianOf(Cycles), 1.15 * medianOf(Contiguous[Lines])) << Lines;
}

// So a finding is worth it, and what is called clean is: with whole lines of the source, as a full warp.
TEST(ScatteredCopy, WhatIsFoundIsSlowAndWhatIsCleanIsNot) {
  std::vector<double> Clean, Scattered;
  forEachTimedCopy([&](const json::Object &O, const Request &R) {
    StringRef Source = *O.getString("source");
    if (R.Active != AllLanes || (Source != "contiguous" && Source != "rows of 8"))
      return;
    if (rowsOfOneSet(R) <= MostHiddenRows)
      Clean.push_back(*O.getNumber("cg"));
    if (rowsOfOneSet(R) >= LeastScatteredRows)
      Scattered.push_back(*O.getNumber("cg"));
  });
  EXPECT_LT(medianOf(Clean), 1.2 * BestCopyCycles);
  EXPECT_GT(*std::min_element(Scattered.begin(), Scattered.end()), 2.3 * BestCopyCycles);
}

} // namespace
