#include "Index/ProjectIndex.h"
#include <gtest/gtest.h>

using namespace bankcheck;
using namespace bankcheck::index;
using namespace bankcheck::source;

namespace {

/// A launch at line \p Line of \p File with a block of \p Threads, which are not constant if 0.
Launch launchAt(const char *File, unsigned Line, unsigned Threads) {
  Launch L;
  L.Where = {File, Line, 1};
  if (Threads)
    L.PartOfBlock = {Threads, 1, 1};
  return L;
}

IndexedFile file(const char *Path, Location Definition, std::set<Location> Declared, std::vector<Launch> Launches) {
  IndexedFile F;
  F.Path = Path;
  if (Definition.Line)
    Declared.insert(Definition);
  F.Kernels["k"] = {"k", Definition, std::move(Declared), false, std::move(Launches)};
  return F;
}

std::vector<unsigned> linesOf(const ProjectIndex &Index, const char *File) {
  std::vector<unsigned> Lines;
  for (const Launch &L : Index.launchesElsewhere(*Index.find(File), "k").Launches)
    Lines.push_back(L.Where.Line);
  return Lines;
}

const Location None, InHeader{"/k.cuh", 3, 1}, Here{"/a.cu", 1, 1}, There{"/c.cu", 1, 1}, Header{"/k.h", 5, 1};
using Lines = std::vector<unsigned>;

} // namespace

TEST(ProjectIndex, aDeclarationIsOfTheOnlyDefinition) {
  ProjectIndex Index;
  Index.add(file("/a.cu", Here, {}, {}));
  Index.add(file("/b.cu", None, {{"/b.cu", 9, 1}}, {launchAt("/b.cu", 40, 64)}));
  EXPECT_EQ(linesOf(Index, "/a.cu"), Lines{40});
  EXPECT_EQ(linesOf(Index, "/b.cu"), Lines{}) << "its own";
  Index.add(file("/c.cu", There, {}, {}));
  EXPECT_EQ(linesOf(Index, "/a.cu"), Lines{}) << "it could be of either";
  EXPECT_EQ(linesOf(Index, "/c.cu"), Lines{});
  Index.add(file("/c.cu", None, {}, {}));
  EXPECT_EQ(linesOf(Index, "/a.cu"), Lines{40}) << "what a file said before is forgotten";
}

TEST(ProjectIndex, aCommonDeclarationDecides) {
  ProjectIndex Index;
  Index.add(file("/a.cu", Here, {Header}, {}));
  Index.add(file("/c.cu", There, {}, {}));
  Index.add(file("/b.cu", None, {Header}, {launchAt("/b.cu", 40, 64)}));
  EXPECT_EQ(linesOf(Index, "/a.cu"), Lines{40});
  EXPECT_EQ(linesOf(Index, "/c.cu"), Lines{});
}

TEST(ProjectIndex, aDefinitionInAHeaderIsOneKernelInAllFiles) {
  ProjectIndex Index;
  Index.add(file("/a.cu", InHeader, {}, {}));
  Index.add(file("/b.cu", InHeader, {}, {launchAt("/b.cu", 40, 64)}));
  Index.add(file("/c.cu", There, {}, {launchAt("/c.cu", 50, 32)}));
  Index.add(file("/d.cu", InHeader, {}, {launchAt("/d.cu", 60, 0)}));
  EXPECT_EQ(linesOf(Index, "/a.cu"), (Lines{40, 60}));
  EXPECT_EQ(linesOf(Index, "/c.cu"), Lines{}) << "another kernel of the name";
  EXPECT_EQ(linesOf(Index, "/d.cu"), Lines{40}) << "its own launch has no constant block";
  EXPECT_EQ(linesOf(Index, "/b.cu"), Lines{}) << "the other files are evaluated for theirs";
}

TEST(ProjectIndex, aKernelOfOneFileIsNotLaunchedByDeclarationsElsewhere) {
  ProjectIndex Index;
  IndexedFile Static = file("/a.cu", Here, {}, {});
  Static.Kernels["k"].IsOfFileOnly = true;
  Index.add(Static);
  Index.add(file("/b.cu", None, {}, {launchAt("/b.cu", 40, 64)}));
  EXPECT_EQ(linesOf(Index, "/a.cu"), Lines{});
}

TEST(ProjectIndex, aLaunchInAHeaderIsSaidOnce) {
  ProjectIndex Index;
  Index.add(file("/a.cu", InHeader, {}, {launchAt("/k.cuh", 7, 0)}));
  Index.add(file("/b.cu", InHeader, {}, {launchAt("/k.cuh", 7, 0), launchAt("/b.cu", 8, 32)}));
  Index.add(file("/c.cu", InHeader, {}, {launchAt("/k.cuh", 7, 0)}));
  EXPECT_EQ(linesOf(Index, "/a.cu"), Lines{8});
}
