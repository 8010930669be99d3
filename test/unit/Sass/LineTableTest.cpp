#include "Sass/LineTable.h"
#include "llvm/Support/Endian.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace bankcheck::sass;

namespace {

const std::string Header("\x02\0"     // version
                         "\x1b\0\0\0" // bytes of what follows
                         "\x01\x01\xfb\x0e\x0a\0\x01\x01\x01\x01\0\0\0\x01"
                         "/k\0\0"         // folders
                         "a.cu\0\x01\0\0" // a file of the first
                         "\0",
                         2 + 4 + 14 + 4 + 8 + 1);
const std::string Strings("both\0pick\0", 10);

/// A unit with one sequence, whose rows \p Program makes.
std::string unit(const std::string &Program) {
  const std::string Start("\0\x09\x02\0\0\0\0\0\0\0\0", 11), End("\0\x01\x01", 3);
  const std::string All = Header + Start + Program + End;
  std::string Length(4, 0);
  support::endian::write32le(Length.data(), All.size());
  return Length + All;
}

Expected<LineTable> read(StringRef Bytes) {
  return LineTable::read(Bytes, Strings, [](uint64_t) { return LineTable::Start{3, 0x100}; });
}

std::string placesAt(const LineTable &Lines, uint64_t Offset) {
  std::string Text;
  for (const Place &P : Lines.placesAt(3, Offset))
    Text += (Text.empty() ? "" : " ") + P.Function + "@" + P.File + ":" + std::to_string(P.Line);
  return Text;
}

std::string advanceLine(char By) { return std::string("\x03") + char(By & 0x7f); }
std::string advance(char By) { return std::string("\x02") + By; }
std::string inlined(char Context, char Function) { return std::string("\0\x03\x90", 3) + Context + Function; }
const std::string Copy = "\x01";

} // namespace

TEST(LineTable, ARowHoldsUntilTheNext) {
  auto Lines = read(unit(advanceLine(9) + Copy + advance(32) + advanceLine(2) + Copy + advance(16)));
  ASSERT_TRUE(bool(Lines)) << toString(Lines.takeError());
  EXPECT_EQ(placesAt(*Lines, 0xff), "");
  EXPECT_EQ(placesAt(*Lines, 0x100), "@/k/a.cu:10");
  EXPECT_EQ(placesAt(*Lines, 0x110), "@/k/a.cu:10");
  EXPECT_EQ(placesAt(*Lines, 0x120), "@/k/a.cu:12");
  EXPECT_EQ(placesAt(*Lines, 0x130), "");
  EXPECT_TRUE(Lines->hasLinesOf(3));
  EXPECT_FALSE(Lines->hasLinesOf(4));
}

TEST(LineTable, AnInlinedRowNamesThatOfTheCall) {
  // The kernel's line 11 calls both, which calls pick in line 3, which is line 1.
  auto Lines = read(unit(advanceLine(10) + Copy + inlined(1, 0) + advanceLine(-8) + Copy + inlined(2, 5) +
                         advanceLine(-2) + Copy + advance(16) + inlined(0, 0) + advanceLine(9) + Copy + advance(16)));
  ASSERT_TRUE(bool(Lines)) << toString(Lines.takeError());
  EXPECT_EQ(placesAt(*Lines, 0x100), "pick@/k/a.cu:1 both@/k/a.cu:3 @/k/a.cu:11");
  EXPECT_EQ(placesAt(*Lines, 0x110), "@/k/a.cu:10");
}

TEST(LineTable, DamageIsAnErrorThatNamesThePlace) {
  auto ErrorOf = [](const std::string &Bytes) {
    auto Lines = read(Bytes);
    return Lines ? std::string() : toString(Lines.takeError());
  };
  const std::string Whole = unit(Copy);
  EXPECT_EQ(ErrorOf(Whole), "");
  EXPECT_EQ(ErrorOf(Whole + Whole.substr(0, Whole.size() - 1)),
            "at byte " + std::to_string(Whole.size()) + " of .debug_line a line table is cut off");
  EXPECT_EQ(ErrorOf(unit(Copy + inlined(2, 0) + Copy)), "at byte 0 of .debug_line a row is inlined at a row behind it");
  std::string Newer = Whole;
  Newer[4] = 5;
  EXPECT_EQ(ErrorOf(Newer), "at byte 0 of .debug_line a line table has version 5, which is not known");
  EXPECT_NE(ErrorOf(Whole.substr(0, 3)), "");
}
