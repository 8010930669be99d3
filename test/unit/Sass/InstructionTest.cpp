// Instructions as nvcc 13.0 wrote them, with what nvdisasm prints.

#include "Sass/Instruction.h"
#include <gtest/gtest.h>

using namespace bankcheck::sass;

namespace {

std::string decoded(uint64_t Low, uint64_t High, unsigned Architecture = 90) {
  Instruction I = decode(Low, High, 0, Architecture);
  return (I.isConditional() ? std::string(I.IsNegated ? "!" : "") + "P" + std::to_string(I.Predicate) + " " : "") +
         textOf(I) + (I.At ? " " + textOf(*I.At) : "") + ", " + std::to_string(I.Width) + " bytes";
}

} // namespace

TEST(Instruction, LoadsHaveRegisterOffsetAndWidth) {
  EXPECT_EQ(decoded(0x0000000000057984, 0x000e620000000800), "LDS [R0], 4 bytes");
  EXPECT_EQ(decoded(0x0000050005057984, 0x000e280000000000), "LDS [R5+0x5], 1 bytes");
  EXPECT_EQ(decoded(0x0003e80000067984, 0x000fe80000000600), "LDS [R0+0x3e8], 2 bytes");
  EXPECT_EQ(decoded(0xfffff80008097984, 0x000e680000000800), "LDS [R8+-0x8], 4 bytes");
  EXPECT_EQ(decoded(0x000100000c0c7984, 0x000ee80000000c00), "LDS.128 [R12+0x100], 16 bytes");
}

TEST(Instruction, AUniformRegisterIsAdded) {
  EXPECT_EQ(decoded(0x0000000404047984, 0x000fe80008000200), "LDS [R4+UR4], 1 bytes");
  EXPECT_EQ(decoded(0x00000006ff0a7984, 0x000ea80008000a00), "LDS.64 [UR6], 8 bytes");
  EXPECT_EQ(decoded(0x0000000300007988, 0x0021e60008000004), "STS [R0+UR4], 1 bytes");
  EXPECT_EQ(decoded(0x0000000004ff7f8c, 0x000fe2000d800004), "ATOMS [R4+UR4], 4 bytes");
  EXPECT_EQ(decoded(0x0000000000ff7f8c, 0x0001e2000d00003f), "ATOMS [R0], 4 bytes"); // URZ
}

TEST(Instruction, BeforeHopperARegisterMayBeScaled) {
  EXPECT_EQ(decoded(0x0010000011087984, 0x001e240000009a00), "LDS.64 [R17.X8+0x1000], 8 bytes");
  EXPECT_EQ(decoded(0x0000000c04007388, 0x000fe8000000cc00), "STS.128 [R4.X16], 16 bytes");
  EXPECT_EQ(decoded(0x001000041104738c, 0x000ea200040084ff), "ATOMS.64 [R17.X8+0x1000], 8 bytes");
}

TEST(Instruction, PredicatesMayBeNegated) {
  EXPECT_EQ(decoded(0x0000000700ff038c, 0x0001e80000000000), "P0 ATOMS [R0], 4 bytes");
  EXPECT_EQ(decoded(0x0000001100ff838c, 0x0001e200000000ff), "!P0 ATOMS [R0], 4 bytes");
  EXPECT_EQ(decoded(0x00000000fffff984, 0x000fe20000000800), "!P7 LDS [0x0], 4 bytes");
}

TEST(Instruction, MatricesHaveAWordOfEach) {
  EXPECT_EQ(decoded(0x000000001113783b, 0x000ee20000000000), "LDSM [R17], 4 bytes");
  EXPECT_EQ(decoded(0x000020001114783b, 0x000f280000000100), "LDSM.2 [R17+0x20], 8 bytes");
  EXPECT_EQ(decoded(0x0000000c11007844, 0x004fe20000000200), "STSM.4 [R17], 16 bytes");
}

TEST(Instruction, CopiesHaveTheAddressInSharedMemory) {
  EXPECT_EQ(decoded(0x00010000040b7fae, 0x000fe8000b921a46), "LDGSTS.64 [R11+0x10], 8 bytes");
  EXPECT_EQ(decoded(0x02200000080b7fae, 0x000fe80008141c46), "LDGSTS.128 [R11+0x2200], 16 bytes");
  EXPECT_EQ(decoded(0x00010000040b7fae, 0x000fe8000b9a1406, 100), "LDGSTS.64 [R11+0x10], 8 bytes");
}

TEST(Instruction, WhatTheTableLacksMayAccessMemory) {
  Instruction I = decode(0x1ff, 0, 32, 90);
  EXPECT_EQ(I.Does, Action::Unknown);
  EXPECT_EQ(textOf(I), "operation 0x1ff");
  EXPECT_EQ(I.Offset, 32u);
}

TEST(Instruction, ComputingIsNoMemoryAccess) {
  Instruction I = decode(0x00000000ff00798f, 0x000fe20002000000, 0, 90); // CCTL.IVALL
  EXPECT_EQ(I.Does, Action::Compute);
  EXPECT_FALSE(I.accessesShared());
  Instruction Product =
      decode(0x000000203a947237, 0x041fe60000400494, 0, 90); // IMMA.16816.U8.U8 R148, R58.ROW, R32.COL, R148
  EXPECT_EQ(Product.Does, Action::Compute);
  EXPECT_EQ(textOf(Product), "IMMA");
}
