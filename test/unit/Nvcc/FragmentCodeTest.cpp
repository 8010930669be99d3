// The rules on wmma's fragments against the code of nvcc 13.0 and what an H100 counted for it. A record of
// test/data/fragments.jsonl says where each lane accesses the matrix (line and byte), in which architectures, and the
// wavefronts of a launch by leading dimension. cuda-samples/fragment-probe made them.

#include "Nvcc/FragmentCode.h"
#include "Banks/Cost.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include <gtest/gtest.h>
#include <map>
#include <set>

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::banks;
using namespace bankcheck::nvcc;

namespace {

using Place = std::pair<unsigned, unsigned>;
/// Operation, width, and the places of the lanes. Of ldmatrix the eight rows of a matrix: how many matrices one
/// instruction loads makes no difference to their cost.
using Accesses = std::multiset<std::tuple<Operation, unsigned, std::vector<Place>>>;

struct Record {
  std::string Name;
  ir::Fragment Of;
  FragmentAddress Address;
  std::vector<std::string> Architectures;
  Accesses Recorded;
  unsigned Transposed = 0; ///< MOVM, which the counter counts once each.
  std::map<unsigned, unsigned> LaunchWavefronts;
};

void add(Operation Op, unsigned Width, const std::vector<Place> &Lanes, Accesses &To) {
  if (Op != Operation::Ldmatrix) {
    To.insert({Op, Width, Lanes});
    return;
  }
  for (size_t First = 0; First < Lanes.size(); First += 8)
    To.insert({Op, Width, {Lanes.begin() + First, Lanes.begin() + First + 8}});
}

/// "LDS.U8", "LD.64", "STS", "LDSM.16.MT88.4"
std::pair<Operation, unsigned> parseSass(StringRef Name) {
  if (Name.starts_with("LDSM"))
    return {Operation::Ldmatrix, 16};
  Operation Op = Name.starts_with("ST") ? Operation::Store : Operation::Load;
  return {Op, Name.contains("U8") ? 1 : Name.contains("128") ? 16 : Name.contains("64") ? 8 : 4};
}

Record parse(StringRef Line) {
  json::Value Value = cantFail(json::parse(Line));
  const json::Object &O = *Value.getAsObject();
  Record R;
  R.Name = (*O.getString("ptx") + " " + *O.getString("address")).str();
  R.Of = *ir::fragmentNamed(*O.getString("ptx"));
  R.Address = *O.getString("address") == "shared" ? FragmentAddress::Shared : FragmentAddress::Generic;
  for (const json::Value &Arch : *O.getArray("archs"))
    R.Architectures.push_back(Arch.getAsString()->str());
  for (const json::Value &Instruction : *O.getArray("instructions")) {
    const json::Array &Both = *Instruction.getAsArray();
    std::vector<Place> Lanes;
    for (const json::Value &Lane : *Both[1].getAsArray())
      Lanes.push_back({*(*Lane.getAsArray())[0].getAsInteger(), *(*Lane.getAsArray())[1].getAsInteger()});
    auto [Op, Width] = parseSass(*Both[0].getAsString());
    add(Op, Width, Lanes, R.Recorded);
  }
  R.Transposed = O.getInteger("movm").value_or(0);
  if (const json::Object *Counts = O.getObject("launch_wavefronts"))
    for (const auto &[LeadingDimension, Count] : *Counts)
      R.LaunchWavefronts[std::stoul(LeadingDimension.str())] = *Count.getAsInteger();
  return R;
}

std::vector<Record> records() {
  auto Buffer = MemoryBuffer::getFile(BANKCHECK_TEST_DATA "/fragments.jsonl");
  EXPECT_TRUE(bool(Buffer));
  std::vector<Record> All;
  for (line_iterator Line(**Buffer); !Line.is_at_eof(); ++Line)
    All.push_back(parse(*Line));
  return All;
}

Accesses byRule(const Record &R, const std::string &Arch) {
  Accesses Result;
  for (const FragmentInstruction &I : instructionsOf(R.Of, R.Address, {Arch})) {
    std::vector<Place> Lanes;
    for (unsigned Lane = 0; Lane < (I.Op == Operation::Ldmatrix ? 8 * I.Matrices : WarpSize); ++Lane)
      Lanes.push_back({I.Lanes[Lane].Line, I.Lanes[Lane].Byte});
    add(I.Op, I.Width, Lanes, Result);
  }
  return Result;
}

unsigned wavefrontsByRule(const Record &R, unsigned LeadingDimension) {
  unsigned Sum = 0;
  for (const FragmentInstruction &I : instructionsOf(R.Of, R.Address, {"sm_90"})) {
    Request Of{I.Op, I.Width, AllLanes, I.Matrices, {}};
    for (unsigned Lane = 0; Lane < WarpSize; ++Lane)
      Of.Offsets[Lane] = I.Lanes[Lane].Line * LeadingDimension * R.Of.elementBits() / 8 + I.Lanes[Lane].Byte;
    Sum += costOf(Of)->Wavefronts;
  }
  return Sum;
}

TEST(FragmentCode, EachLaneAccessesWhatItDoesInTheRecordedCode) {
  unsigned Compared = 0;
  for (const Record &R : records())
    for (const std::string &Arch : R.Architectures) {
      EXPECT_EQ(byRule(R, Arch), R.Recorded) << R.Name << " for " << Arch;
      ++Compared;
    }
  EXPECT_EQ(Compared, 1538u);
}

TEST(FragmentCode, WavefrontsAreThoseThatWereMeasured) {
  // What a launch counts without a request: the same for all kernels.
  constexpr unsigned OfLaunch = 4;
  unsigned Compared = 0;
  for (const Record &R : records())
    for (auto [LeadingDimension, Measured] : R.LaunchWavefronts) {
      EXPECT_EQ(wavefrontsByRule(R, LeadingDimension) + R.Transposed + OfLaunch, Measured)
          << R.Name << ", leading dimension " << LeadingDimension;
      ++Compared;
    }
  EXPECT_EQ(Compared, 1078u);
}

TEST(FragmentCode, LeadingDimensionsOfHalf) {
  Record R;
  R.Of = {}; // half, m16n16k16, a, row-major
  R.Address = FragmentAddress::Shared;
  for (auto [LeadingDimension, Wavefronts] :
       std::map<unsigned, unsigned>{{16, 8}, {24, 4}, {32, 16}, {40, 4}, {64, 32}, {72, 4}, {128, 32}, {136, 4}})
    EXPECT_EQ(wavefrontsByRule(R, LeadingDimension), Wavefronts) << LeadingDimension;
}

TEST(FragmentCode, WhatWasNotRecordedHasNoInstructions) {
  ir::Fragment Half;
  EXPECT_FALSE(instructionsOf(Half, FragmentAddress::Shared, {"sm_75"}).empty());
  EXPECT_TRUE(instructionsOf(Half, FragmentAddress::Shared, {"sm_70"}).empty());
  ir::Fragment Odd = Half;
  Odd.K = 8;
  EXPECT_TRUE(instructionsOf(Odd, FragmentAddress::Shared, {"sm_90"}).empty());
  ir::Fragment Wide = *ir::fragmentNamed("wmma.load.a.sync.aligned.row.m16n16k8.tf32");
  EXPECT_FALSE(instructionsOf(Wide, FragmentAddress::Shared, {"sm_80"}).empty());
  EXPECT_TRUE(instructionsOf(Wide, FragmentAddress::Shared, {"sm_75"}).empty());
}

TEST(FragmentCode, NamesOfPtxAndOfIntrinsics) {
  ir::Fragment F = *ir::fragmentNamed("llvm.nvvm.wmma.m8n32k16.store.d.col.stride.s32");
  EXPECT_EQ(F, *ir::fragmentNamed("wmma.store.d.sync.aligned.col.m8n32k16.shared.s32"));
  EXPECT_EQ(F.As, ir::Fragment::Use::D);
  EXPECT_EQ(F.lines(), 32u);
  EXPECT_EQ(F.bitsOfLine(), 8u * 32);
  EXPECT_FALSE(ir::fragmentNamed("wmma.mma.sync.aligned.row.col.m16n16k16.f32.f32"));
  EXPECT_FALSE(ir::fragmentNamed("wmma.load.a.sync.aligned.row.m16n16k16.shared.e4m3"));
}

} // namespace
