#include "Index/ProjectIndex.h"
#include "llvm/ADT/STLExtras.h"
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
  F.Kernels["k"] = {"k", Definition, std::move(Declared), false, std::move(Launches), {}};
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

namespace {

const HostExpression P1 = HostExpression::parameter({1, std::nullopt});

/// A file with a function f(p, n) that launches k with n as argument 1.
IndexedFile wrapper(const char *Path, std::set<Location> Declared = {}) {
  const Location Definition{Path, 1, 1};
  IndexedFile F = file(Path, Definition, {}, {launchAt(Path, 2, 64)});
  OpenLaunch L{"f", launchAt(Path, 2, 64), true, {}, {}, {{{1, std::nullopt}, P1}}};
  F.Kernels["k"].Open = {L};
  Declared.insert(Definition);
  F.Functions["f"] = {"f", Definition, Declared, false, {}};
  return F;
}

/// At line \p Line, with \p Given for argument 1, if that is known.
HostCall callAt(const char *File, unsigned Line, std::optional<HostExpression> Given, std::string In = "") {
  HostCall C{{File, Line, 1}, std::move(In), false, {}};
  if (Given)
    C.Arguments.emplace(ParameterPart{1, std::nullopt}, *Given);
  return C;
}

IndexedFile caller(const char *Path, std::vector<HostCall> Calls, const char *Of = "f",
                   std::set<Location> Declared = {}) {
  IndexedFile F;
  F.Path = Path;
  F.Functions[Of] = {Of, None, std::move(Declared), false, std::move(Calls)};
  return F;
}

/// Argument 1 of each launch, by the line of the call; -1 where it is not known.
std::map<unsigned, int64_t> argumentsOf(const ProjectIndex &Index, const char *File) {
  std::map<unsigned, int64_t> Result;
  LaunchesElsewhere Found = Index.launchesElsewhere(*Index.find(File), "k");
  for (const Launch &L : Found.Launches)
    Result[L.CalledFrom.Line] = L.Arguments.contains(1) ? L.Arguments.at(1) : -1;
  for (const Launch &L : Index.find(File)->Kernels.at("k").Launches)
    if (!llvm::is_contained(Found.Replaced, L))
      Result[0] = -1; // as the file has it
  return Result;
}

using Arguments = std::map<unsigned, int64_t>;

} // namespace

TEST(ProjectIndex, callsInOtherFilesCompleteALaunch) {
  ProjectIndex Index;
  Index.add(wrapper("/a.cu"));
  EXPECT_EQ(argumentsOf(Index, "/a.cu"), (Arguments{{0, -1}}));
  Index.add(caller("/m.cu", {callAt("/m.cu", 7, 32), callAt("/m.cu", 8, 33)}));
  EXPECT_EQ(argumentsOf(Index, "/a.cu"), (Arguments{{7, 32}, {8, 33}}));
  Index.add(caller("/n.cu", {callAt("/n.cu", 9, std::nullopt)}));
  EXPECT_EQ(argumentsOf(Index, "/a.cu"), (Arguments{{0, -1}, {7, 32}, {8, 33}})) << "one call gives nothing known";
}

TEST(ProjectIndex, aKernelOfAnotherFileHasTheLaunchesOfAThird) {
  ProjectIndex Index;
  Index.add(wrapper("/a.cu"));
  IndexedFile OnlyDeclares = wrapper("/b.cu");
  OnlyDeclares.Kernels["k"].Where = None;
  ProjectIndex Three;
  Three.add(file("/k.cu", Here, {}, {}));
  Three.add(OnlyDeclares);
  Three.add(caller("/m.cu", {callAt("/m.cu", 7, 16)}));
  EXPECT_EQ(argumentsOf(Three, "/k.cu"), (Arguments{{7, 16}}));
}

TEST(ProjectIndex, callsAreFollowedThroughFunctionsOfOtherFiles) {
  ProjectIndex Index;
  Index.add(wrapper("/a.cu"));
  IndexedFile Middle = caller("/b.cu", {callAt("/b.cu", 5, HostExpression::of(HostOperation::Mul, 2, P1), "g")});
  Middle.Functions["g"] = {"g", {"/b.cu", 4, 1}, {}, false, {}};
  Index.add(Middle);
  EXPECT_EQ(argumentsOf(Index, "/a.cu"), (Arguments{{0, -1}})) << "nothing calls it";
  Index.add(caller("/m.cu", {callAt("/m.cu", 7, 8)}, "g"));
  EXPECT_EQ(argumentsOf(Index, "/a.cu"), (Arguments{{7, 16}}));
  EXPECT_EQ(Index.functionsAround(*Index.find("/a.cu"), "k"), (std::set<std::string>{"f", "g"}));
}

TEST(ProjectIndex, functionsThatCallOneAnotherEnd) {
  ProjectIndex Index;
  Index.add(wrapper("/a.cu"));
  IndexedFile Middle = caller("/b.cu", {callAt("/b.cu", 5, P1, "g")});
  Middle.Functions["g"] = {"g", {"/b.cu", 4, 1}, {}, false, {}};
  Index.add(Middle);
  Index.add(caller("/c.cu", {callAt("/c.cu", 6, P1, "g")}, "g"));
  EXPECT_EQ(argumentsOf(Index, "/a.cu"), (Arguments{{0, -1}}));
}

TEST(ProjectIndex, whatElseMayCallAFunctionIsNotKnown) {
  ProjectIndex Index;
  Index.add(wrapper("/a.cu"));
  IndexedFile Names = caller("/m.cu", {callAt("/m.cu", 7, 32)});
  Names.Functions["f"].IsNamed = true;
  Index.add(Names);
  EXPECT_EQ(argumentsOf(Index, "/a.cu"), (Arguments{{0, -1}, {7, 32}}));
}

TEST(ProjectIndex, aCallIsOfTheFunctionThatItsFileDeclares) {
  ProjectIndex Index;
  Index.add(wrapper("/a.cu", {Header}));
  Index.add(wrapper("/c.cu"));
  Index.add(caller("/m.cu", {callAt("/m.cu", 7, 32)}, "f", {Header}));
  Index.add(caller("/n.cu", {callAt("/n.cu", 8, 16)}));
  EXPECT_EQ(argumentsOf(Index, "/a.cu"), (Arguments{{0, -1}, {7, 32}})) << "the other call could be of either";
  EXPECT_EQ(argumentsOf(Index, "/c.cu"), (Arguments{{0, -1}}));
  EXPECT_EQ(Index.functionsAround(*Index.find("/c.cu"), "k"), (std::set<std::string>{"f"}));
  Index.add(caller("/n.cu", {callAt("/n.cu", 8, 16)}, "f", {Header}));
  EXPECT_EQ(argumentsOf(Index, "/a.cu"), (Arguments{{7, 32}, {8, 16}}));
}

TEST(ProjectIndex, aLaunchThatOthersHaveAlikeIsNotReplaced) {
  ProjectIndex Index;
  IndexedFile File = wrapper("/a.cu");
  OpenLaunch Other = File.Kernels["k"].Open.front();
  Other.In = "g"; // which nothing calls
  File.Functions["g"] = {"g", {"/a.cu", 9, 1}, {}, false, {}};
  File.Kernels["k"].Open.push_back(Other);
  Index.add(File);
  Index.add(caller("/m.cu", {callAt("/m.cu", 7, 32)}));
  EXPECT_EQ(argumentsOf(Index, "/a.cu"), (Arguments{{0, -1}, {7, 32}}));
}

TEST(ProjectIndex, filesThatAreNotReadMayCallWhatTheyName) {
  ProjectIndex Index;
  Index.add(wrapper("/a.cu"));
  Index.add(caller("/m.cu", {callAt("/m.cu", 7, 32)}));
  Index.addUnread({"g"});
  EXPECT_EQ(argumentsOf(Index, "/a.cu"), (Arguments{{7, 32}}));
  Index.addUnread({"f"});
  EXPECT_EQ(argumentsOf(Index, "/a.cu"), (Arguments{{0, -1}, {7, 32}}));
}

TEST(ProjectIndex, filesWithErrorsMayCallWhatTheyName) {
  ProjectIndex Index;
  Index.add(wrapper("/a.cu"));
  Index.add(caller("/m.cu", {callAt("/m.cu", 7, 32)}));
  IndexedFile Wrong = caller("/n.cu", {});
  Wrong.Words = {"main", "f"};
  Index.add(Wrong);
  EXPECT_EQ(argumentsOf(Index, "/a.cu"), (Arguments{{0, -1}, {7, 32}}));
  Wrong.Words = {"main", "ff"};
  Index.add(Wrong);
  EXPECT_EQ(argumentsOf(Index, "/a.cu"), (Arguments{{7, 32}}));
}

TEST(ProjectIndex, whatItsOwnFileCallsIsNotAllIfOthersNameIt) {
  IndexedFile File = wrapper("/a.cu");
  IndexedKernel &K = File.Kernels.at("k");
  K.Launches[0].CalledFrom = {"/a.cu", 9, 1};
  K.Launches[0].Arguments[1] = 33; // by a call in the file
  IndexedFile Names = caller("/m.cu", {});
  ProjectIndex Index;
  Index.add(File);
  Index.add(Names);
  EXPECT_EQ(Index.launchesElsewhere(*Index.find("/a.cu"), "k"), LaunchesElsewhere());
  Names.Functions["f"].IsNamed = true;
  Index.add(Names);
  const LaunchesElsewhere Found = Index.launchesElsewhere(*Index.find("/a.cu"), "k");
  EXPECT_EQ(Found.Launches, (std::vector<Launch>{K.Open[0].Known}));
  EXPECT_TRUE(Found.Replaced.empty());
}

TEST(ProjectIndex, moreCallsThanAreFollowedTakeAwayNoLaunch) {
  std::vector<HostCall> Calls;
  for (unsigned I = 0; I < 1000; ++I)
    Calls.push_back(callAt("/m.cu", 7 + I, 2 * I + 1));
  ProjectIndex Index;
  Index.add(wrapper("/a.cu"));
  Index.add(caller("/m.cu", std::vector(Calls.begin(), Calls.begin() + 200)));
  Arguments Found = argumentsOf(Index, "/a.cu");
  EXPECT_EQ(Found.size(), 200u);
  EXPECT_FALSE(Found.contains(0));
  for (unsigned Number : {256, 300, 1000}) {
    Index.add(caller("/m.cu", std::vector(Calls.begin(), Calls.begin() + Number)));
    Found = argumentsOf(Index, "/a.cu");
    EXPECT_EQ(Found.at(0), -1) << "as its file has it";
    EXPECT_EQ(Found.at(7), 1) << "and the first of the others";
    EXPECT_LE(Found.size(), 256u);
  }
}

TEST(ProjectIndex, launchesBeyondTheLimitAreOneOfWhichNothingIsKnown) {
  std::vector<Launch> Many;
  for (unsigned Line = 1; Line <= 300; ++Line)
    Many.push_back(launchAt("/b.cu", Line, 64));
  ProjectIndex Index;
  Index.add(file("/a.cu", Here, {Header}, {}));
  Index.add(file("/b.cu", None, {Header}, Many));
  SourceModel Model;
  Model.Kernels["k"].Launches = Many;
  const IndexedFile File = indexed(Model, "/b.cu", {});
  for (const std::vector<Launch> &Kept :
       {Index.launchesElsewhere(*Index.find("/a.cu"), "k").Launches, File.Kernels.at("k").Launches}) {
    EXPECT_EQ(Kept.size(), 256u);
    EXPECT_TRUE(Kept.front().block());
    EXPECT_EQ(Kept.back().PartOfBlock, Launch().PartOfBlock);
  }
}

TEST(ProjectIndex, aNumberOfCallsIsFollowedInAll) {
  // Four levels of 16 functions, each of which all of the level above call: 65536 ways, all of which give 32.
  ProjectIndex Index;
  Index.add(wrapper("/a.cu"));
  auto NameOf = [](unsigned Level, unsigned I) { return "f" + std::to_string(Level) + "_" + std::to_string(I); };
  for (unsigned Level = 0; Level < 4; ++Level) {
    IndexedFile Of;
    Of.Path = "/level" + std::to_string(Level) + ".cu";
    for (unsigned I = 0; I < 16; ++I) {
      const std::string Caller = NameOf(Level, I);
      Of.Functions[Caller] = {Caller, {Of.Path, I + 1, 1}, {}, false, {}};
      for (unsigned J = 0; J < (Level ? 16 : 1); ++J) {
        const std::string Callee = Level ? NameOf(Level - 1, J) : "f";
        HostFunction &Into = Of.Functions[Callee];
        Into.Name = Callee;
        Into.Calls.push_back(
            callAt(Of.Path.c_str(), 100 + I, Level == 3 ? HostExpression(32) : P1, Level == 3 ? "" : Caller));
      }
    }
    Index.add(Of);
  }
  const Arguments Found = argumentsOf(Index, "/a.cu");
  EXPECT_EQ(Found.at(0), -1) << "not all ways are known";
  EXPECT_EQ(Found.at(100), 32);
}
