#include "Report/AccessFile.h"
#include "Report/ReportArchive.h"
#include "gtest/gtest.h"

using namespace bankcheck;
using namespace bankcheck::report;
using cache::archived;

namespace {

std::vector<AccessFinding> accesses(const std::string &File, size_t Count) {
  const EditList Shared(std::vector<EditFinding>{{{File, 9, 20}, 9, 22, 100, 2, "33"}});
  std::vector<AccessFinding> All;
  for (size_t I = 0; I < Count; ++I) {
    AccessFinding &A = All.emplace_back();
    A.Id = I;
    A.Where = {File, unsigned(I), 7};
    A.Expression = "tile[" + std::to_string(I) + "]";
    if (I % 3)
      A.Fixes.push_back({.Kind = "padding", .Description = "float tile[32][33]", .Edits = Shared});
    if (I % 3 == 2)
      A.Fixes.push_back({.Kind = "swizzle", .ByHand = "of many lines"});
  }
  return All;
}

TEST(AccessFile, AccessesComeBackInAnyOrder) {
  for (size_t BufferBytes : {0, 1000, 1 << 20}) {
    AccessFile File(BufferBytes);
    std::vector<AccessFinding> All;
    for (const char *Name : {"a.cu", "b.cu"}) {
      const std::vector<AccessFinding> Next = accesses(Name, 500);
      File.append(Next);
      All.insert(All.end(), Next.begin(), Next.end());
    }
    ASSERT_EQ(File.size(), All.size());
    for (size_t I = 0; I < All.size(); ++I) {
      const size_t Id = I * 617 % All.size();
      EXPECT_EQ(archived(*File.at(Id)), archived(All[Id])) << Id;
    }
    EXPECT_FALSE(File.error());
  }
}

TEST(AccessFile, EditsThatWereSharedAreShared) {
  AccessFile File(0);
  const void *Keeper = nullptr;
  File.append(accesses("a.cu", 3));
  for (int Number = 0; Number < 300; ++Number) // more changes than are kept
    File.append(accesses("b.cu", 3));
  for (int Round = 0; Round < 2; ++Round) {
    const auto A = File.at(1), B = File.at(2), Other = File.at(4);
    EXPECT_TRUE(A->Fixes[0].Edits.isKeptWith(B->Fixes[0].Edits));
    EXPECT_FALSE(A->Fixes[0].Edits.isKeptWith(Other->Fixes[0].Edits));
    if (Round)
      EXPECT_EQ(A->Fixes[0].Edits.keeper(), Keeper);
    Keeper = A->Fixes[0].Edits.keeper();
    for (size_t Id = 3; Id < File.size(); ++Id)
      EXPECT_EQ(File.at(Id)->Fixes.empty(), Id % 3 == 0);
  }
}

TEST(AccessFile, ChangesStay) {
  AccessFile File(0);
  File.append(accesses("a.cu", 5000));
  for (unsigned Id = 0; Id < 5000; Id += 2)
    File.change(Id, [](AccessFinding &A) { A.Width = 4; });
  for (unsigned Id = 0; Id < 5000; Id += 4)
    File.change(Id, [](AccessFinding &A) { A.Width *= 2; });
  for (unsigned Id = 0; Id < 5000; ++Id)
    EXPECT_EQ(File.at(Id)->Width, Id % 4 == 0 ? 8u : Id % 2 == 0 ? 4u : 0u) << Id;
  EXPECT_TRUE(File.at(4)->Fixes[0].Edits.isKeptWith(File.at(5)->Fixes[0].Edits));
}

} // namespace
