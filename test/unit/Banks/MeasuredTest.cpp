// The rules against every record that was measured on the hardware.

#include "Banks/Cost.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include <gtest/gtest.h>
#include <map>

using namespace bankcheck;
using namespace llvm;

namespace {

Operation operationOf(StringRef Ptx, StringRef Sass) {
  if (Sass.contains("SPIN"))
    return Operation::AtomicRetryLoop;
  if (Sass.contains("POPC.INC"))
    return Operation::AtomicIncrement;
  if (Sass.starts_with("ATOMS.CAS"))
    return Operation::CompareAndSwap;
  if (Sass.starts_with("ATOMS.EXCH.64"))
    return Operation::Exchange64;
  if (Sass.starts_with("ATOMS"))
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

struct Record {
  Request Measured;
  std::optional<unsigned> Wavefronts;
  std::optional<unsigned> SourcePage, Ideal;
  std::string Name;
};

Record parse(StringRef Line) {
  auto Value = cantFail(json::parse(Line));
  const json::Object &O = *Value.getAsObject();
  Record R;
  StringRef Ptx = *O.getString("ptx"), Sass = *O.getString("sass");
  R.Name = Line.str();
  R.Measured.Op = operationOf(Ptx, Sass);
  R.Measured.Width = *O.getInteger("width");
  R.Measured.Active = std::stoul(O.getString("mask")->str(), nullptr, 16);
  R.Measured.Matrices = Ptx.contains(".x1") ? 1 : Ptx.contains(".x2") ? 2 : 4;
  size_t Lane = 0;
  for (const json::Value &Offset : *O.getArray("offsets"))
    R.Measured.Offsets.at(Lane++) = *Offset.getAsInteger();
  EXPECT_EQ(Lane, 32u);
  if (auto W = O.getInteger("wavefronts"))
    R.Wavefronts = *W;
  if (auto *Page = O.getObject("source_page")) {
    R.SourcePage = *Page->getInteger("wavefronts");
    R.Ideal = *Page->getInteger("ideal");
  }
  return R;
}

std::vector<Record> records() {
  auto Buffer = MemoryBuffer::getFile(BANKCHECK_TEST_DATA "/h200.jsonl");
  EXPECT_TRUE(Buffer) << "no h200.jsonl";
  std::vector<Record> Result;
  for (line_iterator It(**Buffer); !It.is_at_eof(); ++It)
    Result.push_back(parse(*It));
  return Result;
}

TEST(Measured, EveryRecordWithARuleComesOutAlike) {
  std::map<Operation, unsigned> Compared, Without;
  for (const Record &R : records()) {
    std::optional<Cost> C = costOf(R.Measured);
    if (!C) {
      ++Without[R.Measured.Op];
      continue;
    }
    ++Compared[R.Measured.Op];
    ASSERT_TRUE(R.Wavefronts) << R.Name;
    EXPECT_EQ(C->Wavefronts, *R.Wavefronts) << R.Name;
    if (R.SourcePage) {
      EXPECT_EQ(C->SourcePage, *R.SourcePage) << R.Name;
      EXPECT_EQ(C->Ideal, *R.Ideal) << R.Name;
    }
  }
  // Nothing without a rule but what is documented to have none.
  EXPECT_EQ(Without, (std::map<Operation, unsigned>{{Operation::AtomicRetryLoop, 48},
                                                     {Operation::CpAsyncBypass, 24}}));
  unsigned Total = 0;
  for (auto [Op, Count] : Compared)
    Total += Count;
  EXPECT_EQ(Total, 1392u - 48 - 24);
}

TEST(Measured, CpAsyncThroughL1) {
  auto Buffer = MemoryBuffer::getFile(BANKCHECK_TEST_DATA "/cp-async.jsonl");
  ASSERT_TRUE(Buffer);
  unsigned Compared = 0;
  for (line_iterator It(**Buffer); !It.is_at_eof(); ++It) {
    auto Value = cantFail(json::parse(*It));
    const json::Object &O = *Value.getAsObject();
    for (unsigned Width : {4u, 8u, 16u}) {
      const json::Object *Form = O.getObject("ca" + std::to_string(Width));
      if (!Form)
        continue;
      Request R;
      R.Op = Operation::CpAsync;
      R.Width = Width;
      size_t Lane = 0;
      for (const json::Value &Chunk : *O.getArray("chunks"))
        R.Offsets.at(Lane++) = *Chunk.getAsInteger() * Width;
      EXPECT_EQ(costOf(R)->Wavefronts, *Form->getInteger("wavefronts")) << It->str() << " width " << Width;
      ++Compared;
    }
  }
  EXPECT_GE(Compared, 33u);
}

} // namespace
