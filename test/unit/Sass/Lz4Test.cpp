#include "Sass/Lz4.h"
#include "llvm/ADT/StringExtras.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace bankcheck::sass;

namespace {

/// What \p Packed unpacks to, or the error.
std::string unpacked(ArrayRef<uint8_t> Packed, size_t Size) {
  Expected<SmallVector<uint8_t, 0>> Data = unpackLz4(Packed, Size);
  return Data ? toStringRef(*Data).str() : "error: " + toString(Data.takeError());
}

} // namespace

TEST(Lz4, LiteralsStandAsTheyAre) { EXPECT_EQ(unpacked({0x30, 'a', 'b', 'c'}, 3), "abc"); }

TEST(Lz4, AMatchMayReadWhatItWrites) {
  // 3 literals, and 5 + 4 bytes from 3 before.
  EXPECT_EQ(unpacked({0x35, 'a', 'b', 'c', 3, 0, 0x10, 'X'}, 13), "abcabcabcabcX");
}

TEST(Lz4, LongLengthsGoOnInBytes) {
  std::vector<uint8_t> Packed = {0xf0, 255, 5}; // 15 + 255 + 5
  Packed.insert(Packed.end(), 275, 'a');
  EXPECT_EQ(unpacked(Packed, 275), std::string(275, 'a'));
  // 1 literal, and 15 + 255 + 0 + 4 from 1 before
  EXPECT_EQ(unpacked({0x1f, 'b', 1, 0, 255, 0}, 275), std::string(275, 'b'));
}

TEST(Lz4, DamageIsAnError) {
  EXPECT_EQ(unpacked({0x30, 'a', 'b'}, 3), "error: literals behind byte 0 of the unpacked data is damaged");
  EXPECT_EQ(unpacked({0x10, 'a', 2, 0}, 6), "error: a match behind byte 1 of the unpacked data is damaged");
  EXPECT_EQ(unpacked({0x10, 'a', 0, 0}, 6), "error: a match behind byte 1 of the unpacked data is damaged");
  EXPECT_EQ(unpacked({0x10, 'a', 1}, 6), "error: a distance behind byte 1 of the unpacked data is damaged");
  EXPECT_EQ(unpacked({0x1f, 'a', 1, 0, 255, 255}, 20), "error: a match behind byte 1 of the unpacked data is damaged");
}

TEST(Lz4, TheSizeIsThatWhichWasPromised) {
  EXPECT_EQ(unpacked({0x30, 'a', 'b', 'c'}, 2), "error: literals behind byte 0 of the unpacked data is damaged");
  EXPECT_EQ(unpacked({0x30, 'a', 'b', 'c'}, 4), "error: it unpacks to 3 bytes in place of 4");
  EXPECT_EQ(unpacked({}, 0), "");
}
