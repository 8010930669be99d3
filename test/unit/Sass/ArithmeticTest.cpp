// Instructions that compute, as nvcc 13.0 wrote them for sm_90, with what nvdisasm prints.

#include "Sass/Arithmetic.h"
#include "Sass/MachineCode.h"
#include <gtest/gtest.h>

using namespace bankcheck;
using namespace bankcheck::banks;
using namespace bankcheck::sass;

namespace {

class Machine {
public:
  Machine(const Machine &) = delete;
  Machine() {
    Code.Architecture = 90;
    Inputs.Block = {64, 2, 1};
  }
  Machine &with(unsigned Number, uint32_t Value) {
    R.set(Number, LaneValues::all(Value), AllLanes, 0);
    return *this;
  }
  Machine &withUniform(unsigned Number, uint32_t Value) {
    R.setUniform(Number, LaneValues::all(Value), AllLanes, 0);
    return *this;
  }
  Machine &withPredicate(unsigned Number, bool Value) {
    R.setPredicate(Number, LanePredicate::all(Value), AllLanes, 0);
    return *this;
  }
  Machine &run(uint64_t Low, uint64_t High, Executing In = {AllLanes, 0}) {
    EXPECT_TRUE(compute(Bits(Low, High), R, In));
    return *this;
  }
  /// Of lane 0; nothing where it is not known.
  std::optional<uint32_t> at(unsigned Number, unsigned Lane = 0) const { return valueOf(R.of(Number), Lane); }
  std::optional<uint32_t> atUniform(unsigned Number) const { return valueOf(R.ofUniform(Number), 0); }
  std::optional<bool> predicate(unsigned Number, bool IsUniform = false) const {
    const LanePredicate P = R.predicate(Number, IsUniform);
    return P.Known & 1 ? std::optional<bool>(P.True & 1) : std::nullopt;
  }

  MachineCode Code;
  RunInputs Inputs;
  Registers R{Code, Inputs, 1};

private:
  static std::optional<uint32_t> valueOf(const LaneValues &V, unsigned Lane) {
    return V.Known >> Lane & 1 ? std::optional(V.Of[Lane]) : std::nullopt;
  }
};

} // namespace

TEST(Arithmetic, SumsOfThree) {
  // IADD3 R6, -R3, 0x7f, R6
  EXPECT_EQ(Machine().with(3, 5).with(6, 10).run(0x0000007f03067810, 0x000fc80007ffe106).at(6), 0x7f - 5 + 10);
  // IADD3 R2, R6, R3, R0
  EXPECT_EQ(Machine().with(6, 1).with(3, 20).with(0, 300).run(0x0000000306037210, 0x002fca0007ffe000).at(3), 321);
}

TEST(Arithmetic, ASumCarries) {
  // IADD3 R10, P1, R10, 0x80, RZ
  Machine Over;
  Over.with(10, 0xffffffc0).run(0x000000800a0a7810, 0x000fe40007f3e0ff);
  EXPECT_EQ(Over.at(10), 0x40);
  EXPECT_EQ(Over.predicate(1), true);
  EXPECT_EQ(Machine().with(10, 1).run(0x000000800a0a7810, 0x000fe40007f3e0ff).predicate(1), false);
  // IMAD.X R11, RZ, RZ, R11, P1
  EXPECT_EQ(Over.with(11, 7).run(0x000000ffff0b7224, 0x000fe400008e060b).at(11), 8);
  // IADD3.X R15, RZ, R21, RZ, P2, !PT
  EXPECT_EQ(Machine().with(21, 7).withPredicate(2, true).run(0x00000015ff0f7210, 0x000fe200017fe4ff).at(15), 8);
}

TEST(Arithmetic, Products) {
  // IMAD R7, R7, -0x21, R2
  EXPECT_EQ(Machine().with(7, 3).with(2, 200).run(0xffffffdf07077824, 0x000fe200078e0202).at(7), 200 - 99);
  // IMAD R3, R3, UR4, R0
  EXPECT_EQ(Machine().with(3, 3).withUniform(4, 5).with(0, 1).run(0x0000000403037c24, 0x001fe2000f8e0200).at(3), 16);
  // IMAD.MOV R5, RZ, RZ, -R7
  EXPECT_EQ(Machine().with(7, 3).run(0x000000ffff057224, 0x000fe200078e0a07).at(5), uint32_t(-3));
  // IMAD.MOV.U32 R7, RZ, RZ, 0x9
  EXPECT_EQ(Machine().run(0x00000009ff077424, 0x000fe200078e00ff).at(7), 9);
  // IMAD.WIDE R8, R3, 0x4, R8
  Machine Wide;
  Wide.with(3, uint32_t(-2)).with(8, 4).with(9, 1).run(0x0000000403087825, 0x001fcc00078e0208);
  EXPECT_EQ(Wide.at(8), uint32_t(-4));
  EXPECT_EQ(Wide.at(9), 0);
}

TEST(Arithmetic, DivisionsByConstants) {
  // IMAD.HI R5, R0, 0x66666667, RZ: five times 2 / 5
  EXPECT_EQ(Machine().with(0, 123).run(0x6666666700057827, 0x000fe200078e02ff).at(5), 123 * 2 / 5);
  // IMAD.HI.U32 R3, R3, R11, R2, where R2 and R3 are the addend
  EXPECT_EQ(Machine().with(3, 7).with(11, 1u << 31).with(2, 0).run(0x0000000b03037227, 0x000fe400078e0002).at(3), 10);
}

TEST(Arithmetic, ADivisionByAVariable) {
  // I2F.RP R4, R7; MUFU.RCP R4, R4; F2I.FTZ.U32.TRUNC.NTZ R3, R2
  Machine M;
  M.with(7, 7).run(0x0000000700047306, 0x000e220000209400);
  EXPECT_EQ(M.at(4), std::bit_cast<uint32_t>(7.0f));
  EXPECT_EQ(M.run(0x0000000400047308, 0x001e240000001000).at(4), std::bit_cast<uint32_t>(1.0f / 7));
  EXPECT_EQ(Machine().with(2, std::bit_cast<uint32_t>(6.9f)).run(0x0000000200037305, 0x000064000021f000).at(3), 6);
}

TEST(Arithmetic, Logic) {
  // LOP3.LUT R4, R3, 0x1f, RZ, 0xc0, !PT
  EXPECT_EQ(Machine().with(3, 0x75).run(0x0000001f03047812, 0x000fd600078ec0ff).at(4), 0x15);
  // LOP3.LUT P2, R5, R5, 0x3, RZ, 0xc0, !PT
  EXPECT_EQ(Machine().with(5, 8).run(0x0000000305057812, 0x000fda000784c0ff).predicate(2), false);
  EXPECT_EQ(Machine().with(5, 9).run(0x0000000305057812, 0x000fda000784c0ff).predicate(2), true);
  // LOP3.LUT R8, R6, 0xff80, RZ, 0x3c, !PT
  EXPECT_EQ(Machine().with(6, 0xf).run(0x0000ff8006087812, 0x000fe400078e3cff).at(8), 0xff8f);
}

TEST(Arithmetic, ShiftsAndSums) {
  // LEA R7, R3, UR4, 0x3
  EXPECT_EQ(Machine().with(3, 5).withUniform(4, 0x400).run(0x0000000403077c11, 0x000fce000f8e18ff).at(7), 0x428);
  // LEA.HI R5, R6, 0x1, RZ, 0x19
  EXPECT_EQ(Machine().with(6, 300).run(0x0000000106057811, 0x040fe400078fc8ff).at(5), 300 / 128 + 1);
  // LEA.HI R14, R14, -R9, RZ, 0x1d
  EXPECT_EQ(Machine().with(14, 47).with(9, 2).run(0x800000090e0e7211, 0x000fe200078fe8ff).at(14), 47 / 8 - 2);
  // LEA.HI.SX32 R7, R7, R8, 0x1d
  EXPECT_EQ(Machine().with(7, uint32_t(-16)).with(8, 5).run(0x0000000807077211, 0x000fca00078feaff).at(7), 3);
  // SHF.R.S32.HI R11, RZ, 0x1f, R5
  EXPECT_EQ(Machine().with(5, uint32_t(-5)).run(0x0000001fff0b7819, 0x100fe20000011405).at(11), ~0u);
  // SHF.L.U32 R2, R2, 0x3, RZ
  EXPECT_EQ(Machine().with(2, 5).run(0x0000000302027819, 0x000fe400000006ff).at(2), 40);
  // SHF.R.U64 R15, R2, 0x2, R3
  EXPECT_EQ(Machine().with(2, 8).with(3, 1).run(0x00000002020f7819, 0x000fe40000001203).at(15), 0x40000002);
  // USHF.R.U32.HI UR5, URZ, 0x1b, UR5
  EXPECT_EQ(Machine().withUniform(5, 0xf0000000).run(0x0000001b3f057899, 0x000fe40008011605).atUniform(5), 0x1e);
}

TEST(Arithmetic, Comparisons) {
  // ISETP.LT.OR P0, PT, R7, 0x300, P0
  EXPECT_EQ(
      Machine().with(7, uint32_t(-1)).withPredicate(0, false).run(0x000003000700780c, 0x000fda0000701670).predicate(0),
      true);
  EXPECT_EQ(Machine().with(7, 0x300).withPredicate(0, false).run(0x000003000700780c, 0x000fda0000701670).predicate(0),
            false);
  EXPECT_EQ(Machine().with(7, 0x300).withPredicate(0, true).run(0x000003000700780c, 0x000fda0000701670).predicate(0),
            true);
  // ISETP.GT.U32.AND.EX P0, PT, R7, RZ, PT, P0: of high words, where P0 is the comparison of the low ones
  EXPECT_EQ(Machine().with(7, 0).withPredicate(0, true).run(0x000000ff0700720c, 0x000fda0003f04100).predicate(0), true);
  EXPECT_EQ(Machine().with(7, 0).withPredicate(0, false).run(0x000000ff0700720c, 0x000fda0003f04100).predicate(0),
            false);
  // SEL R3, R3, 0x1, !P0
  EXPECT_EQ(Machine().with(3, 9).withPredicate(0, true).run(0x0000000103037807, 0x000fe40004000000).at(3), 1);
}

TEST(Arithmetic, TheLessAndTheGreater) {
  // VIMNMX R6, R5, -0xb, !PT: the greater, with signs
  EXPECT_EQ(Machine().with(5, uint32_t(-20)).run(0xfffffff505067848, 0x040fe20007fe0100).at(6), uint32_t(-11));
  EXPECT_EQ(Machine().with(5, 3).run(0xfffffff505067848, 0x040fe20007fe0100).at(6), 3);
  // VIADDMNMX R10, R5, 0x33, R10, !PT: of a sum
  EXPECT_EQ(Machine().with(5, uint32_t(-60)).with(10, 4).run(0x00000033050a7846, 0x040fe4000780010a).at(10), 4);
  EXPECT_EQ(Machine().with(5, 1).with(10, 4).run(0x00000033050a7846, 0x040fe4000780010a).at(10), 0x34);
}

TEST(Arithmetic, LogicOfPredicates) {
  // PLOP3.LUT P0, PT, PT, PT, PT, 0x80, 0x0
  EXPECT_EQ(Machine().run(0x000000000000781c, 0x000fe40003f0f070).predicate(0), true);
  // PLOP3.LUT P0, PT, P1, P0, PT, 0x2a, 0x0: the third, and not both of the others
  EXPECT_EQ(
      Machine().withPredicate(1, true).withPredicate(0, true).run(0x000000000000781c, 0x000fc80000f00572).predicate(0),
      false);
  EXPECT_EQ(
      Machine().withPredicate(1, true).withPredicate(0, false).run(0x000000000000781c, 0x000fc80000f00572).predicate(0),
      true);
}

TEST(Arithmetic, BytesAndBits) {
  // PRMT R8, R3, 0x7610, R8
  EXPECT_EQ(Machine().with(3, 0x11223344).with(8, 0xaabbccdd).run(0x0000761003087816, 0x000fe20000000008).at(8),
            0xaabb3344);
  // PRMT R6, R0, 0x9910, RZ: the sign of 16 bits
  EXPECT_EQ(Machine().with(0, 0x8001).run(0x0000991000067816, 0x000fc600000000ff).at(6), 0xffff8001);
  // FLO.U32 R4, R4; POPC R19, R19; BREV R9, R0; IABS R6, R2
  EXPECT_EQ(Machine().with(4, 0x50).run(0x0000000400047300, 0x000e6200000e0000).at(4), 6);
  EXPECT_EQ(Machine().with(19, 0x50).run(0x0000001300137309, 0x000e620000000000).at(19), 2);
  EXPECT_EQ(Machine().with(0, 1).run(0x0000000000097301, 0x000ea40000000000).at(9), 0x80000000);
  EXPECT_EQ(Machine().with(2, uint32_t(-7)).run(0x0000000200067213, 0x000fe40000000000).at(6), 7);
}

TEST(Arithmetic, WhatTheBlockGives) {
  Machine M;
  // S2R R0, SR_TID.Y; S2R R2, SR_TID.X: warp 1 of blocks of 64 x 2
  EXPECT_EQ(M.run(0x0000000000007919, 0x000e220000002200).at(0, 5), 0);
  EXPECT_EQ(M.run(0x0000000000027919, 0x000e620000002100).at(2, 5), 37);
  // ULDC UR4, c[0x0][0x4]; LDC.64 R8, c[0x0][0x210]: blockDim.y, and an argument
  EXPECT_EQ(M.run(0x0000010000047ab9, 0x000fe20000000800).atUniform(4), 2);
  EXPECT_EQ(M.run(0x00008400ff087b82, 0x001e220000000a00).at(8), std::nullopt);
  M.Inputs.Arguments = {{0, 12}, {4, 34}};
  EXPECT_EQ(M.run(0x00008400ff087b82, 0x001e220000000a00).at(9), 34);
  // LDC.U8 R2, c[0x3][R2]: a table
  M.Code.Constants[3] = "abcdefgh";
  EXPECT_EQ(M.with(2, 5).run(0x00c0000002027b82, 0x000e620000000000).at(2), 'f');
  EXPECT_EQ(M.with(2, 8).run(0x00c0000002027b82, 0x000e620000000000).at(2), std::nullopt);
}

TEST(Arithmetic, ALoadFromATableInGlobalMemory) {
  Machine M;
  M.Code.Tables = std::string("\x01\x00\x02\x80", 4);
  M.with(6, uint32_t(MachineCode::TablesBegin) + 2).with(7, MachineCode::TablesBegin >> 32);
  // LDG.E.U16.CONSTANT R6, [R6.64]
  EXPECT_EQ(M.run(0x0000000806067981, 0x000ea2000c1e9500).at(6), 0x8002);
  EXPECT_EQ(M.with(6, uint32_t(MachineCode::TablesBegin) + 3).run(0x0000000806067981, 0x000ea2000c1e9500).at(6),
            std::nullopt);
}

TEST(Arithmetic, WhatIsNotKnownStaysSo) {
  // LOP3.LUT R4, R3, 0x1f, RZ, 0xc0, !PT of a register that is not known; 0 times it is
  EXPECT_EQ(Machine().run(0x0000001f03047812, 0x000fd600078ec0ff).at(4), std::nullopt);
  // IMAD.MOV.U32 R6, RZ, RZ, R3, where it is not known whether it runs
  EXPECT_EQ(Machine().with(6, 1).with(3, 1).run(0x000000ffff067224, 0x000fe200078e0003, {0, AllLanes}).at(6),
            std::nullopt);
  // The same, in the upper lanes alone
  Machine Upper;
  Upper.with(6, 1).with(3, 2).run(0x000000ffff067224, 0x000fe200078e0003, {0xffff0000, 0});
  EXPECT_EQ(Upper.at(6, 0), 1);
  EXPECT_EQ(Upper.at(6, 16), 2);
  // FADD, of which the results are data; LDS R7, [R7]
  EXPECT_EQ(Machine().with(7, 1).run(0x0000000007077984, 0x000e620000000800).at(7), std::nullopt);
}

TEST(Arithmetic, VotesAskTheLanesThatRun) {
  Machine M;
  M.R.setPredicate(2, {0x0000ff00, AllLanes}, AllLanes, 0);
  // VOTEU.ANY UP0, P2
  EXPECT_EQ(M.run(0x00000000003f7886, 0x000fe20001000100, {0x000000ff, 0}).predicate(0, /*IsUniform=*/true), false);
  EXPECT_EQ(M.run(0x00000000003f7886, 0x000fe20001000100, {0x0000ffff, 0}).predicate(0, /*IsUniform=*/true), true);
  // VOTE.ANY R6, PT, PT
  EXPECT_EQ(M.run(0x0000000000067806, 0x000fe400038e0100, {0x00000ff0, 0}).at(6, 4), 0xff0);
}

TEST(Arithmetic, WhatTheTableLacksIsRefused) {
  Machine M;
  EXPECT_FALSE(compute(Bits(0x1ff, 0), M.R, {AllLanes, 0}));
}
