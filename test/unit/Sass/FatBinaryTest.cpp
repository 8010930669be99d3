#include "Sass/FatBinary.h"
#include "Limits/ObjectLimits.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Compression.h"
#include "llvm/Support/Endian.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::sass;

namespace {

template <class T> std::string number(T Value) {
  std::string Bytes(sizeof(T), 0);
  support::endian::write<T, endianness::little>(Bytes.data(), Value);
  return Bytes;
}

enum : uint16_t { Ptx = 1, MachineCode = 2 };
enum : uint64_t { Plain = 0x11, Lz4 = 0x2011, Zstd = 0x8011 };

/// An entry whose data is \p Data, padded to 8 bytes.
std::string entry(uint16_t Kind, std::string Data, uint64_t Flags = Plain, uint64_t Unpacked = 0) {
  const uint32_t Packed = Data.size();
  Data.resize((Data.size() + 7) / 8 * 8);
  return number(Kind) + number<uint16_t>(0x101) + number<uint32_t>(64) + number<uint64_t>(Data.size()) +
         number(Packed) + number<uint32_t>(0) + number<uint32_t>(0) + number<uint32_t>(90) + number<uint64_t>(0) +
         number(Flags) + number<uint64_t>(0) + number(Unpacked) + Data;
}

std::string fatBinary(const std::string &Entries) {
  return number<uint32_t>(0xba55ed50) + number<uint16_t>(1) + number<uint16_t>(16) + number<uint64_t>(Entries.size()) +
         Entries;
}

/// The images, separated by '|', or the error.
std::string imagesIn(const std::string &Section, uint64_t Room = 1 << 20) {
  std::vector<Image> Images;
  if (Error E = addFatBinaryImages(Section, Room, Images))
    return "error: " + toString(std::move(E));
  return join(map_range(Images, [](const Image &I) { return toStringRef(I).str(); }), "|");
}

} // namespace

TEST(FatBinary, HasTheMachineCodeOfAllEntries) {
  EXPECT_EQ(imagesIn(fatBinary(entry(MachineCode, "one00000") + entry(Ptx, "ptx") + entry(MachineCode, "two00000"))),
            "one00000|two00000");
}

TEST(FatBinary, MayStandBehindAnotherWithPadding) {
  EXPECT_EQ(imagesIn(fatBinary(entry(MachineCode, "one00000")) + std::string(8, 0) +
                     fatBinary(entry(MachineCode, "two00000")) + std::string(24, 0)),
            "one00000|two00000");
}

TEST(FatBinary, MayBePackedByLz4) {
  EXPECT_EQ(imagesIn(fatBinary(entry(MachineCode,
                                     std::string("\x35"
                                                 "abc\x03\0\x10X",
                                                 8),
                                     Lz4, 13))),
            "abcabcabcabcX");
}

TEST(FatBinary, MayBePackedByZstd) {
  SmallVector<uint8_t, 0> Packed;
  compression::zstd::compress(arrayRefFromStringRef("cubincubincubin"), Packed);
  EXPECT_EQ(imagesIn(fatBinary(entry(MachineCode, toStringRef(Packed).str(), Zstd, 15))), "cubincubincubin");
}

TEST(FatBinary, DamageIsAnErrorThatNamesThePlace) {
  const std::string Whole = fatBinary(entry(MachineCode, "one00000"));
  EXPECT_EQ(imagesIn(Whole.substr(0, Whole.size() - 1)),
            "error: at byte 0 of its fat binaries a fat binary is cut off");
  EXPECT_EQ(imagesIn(Whole + "rest"),
            "error: at byte " + std::to_string(Whole.size()) + " of its fat binaries no fat binary begins");
  std::string Longer = Whole;
  Longer[16 + 8] = 9; // of the entry's data
  EXPECT_EQ(imagesIn(Longer), "error: at byte 16 of its fat binaries an entry is cut off");
  std::string NoHeader = Whole;
  NoHeader[16 + 4] = 0;
  EXPECT_EQ(imagesIn(NoHeader), "error: at byte 16 of its fat binaries an entry is cut off");
  EXPECT_TRUE(StringRef(imagesIn(fatBinary(entry(MachineCode, "junk", Zstd, 15))))
                  .starts_with("error: at byte 16 of its fat binaries packed data can't be read: "));
}

TEST(FatBinary, UnpacksNoMoreThanThereIsRoom) {
  EXPECT_EQ(imagesIn(fatBinary(entry(MachineCode, "one00000") + entry(MachineCode, "two00000")), 15),
            "error: at byte 88 of its fat binaries more than " + std::to_string(limits::UnpackedBytes) +
                " bytes are unpacked");
}
