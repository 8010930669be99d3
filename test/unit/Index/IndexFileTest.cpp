#include "Index/IndexFile.h"
#include "llvm/Support/raw_ostream.h"
#include <gtest/gtest.h>

using namespace bankcheck;
using namespace bankcheck::index;
using namespace bankcheck::source;

namespace {

/// With all that a launch can say.
ProjectIndex someIndex() {
  Launch L;
  L.Where = {"/p/main.cu", 40, 3};
  L.PartOfBlock = {32, std::nullopt, 1};
  L.GrowingBlock[1] = GrowingFunction(0).dividedBy(2)->plus(-1);
  L.DefaultBlock = BlockShape{32, 8, 1};
  L.Grid = {{100, 1, 1}};
  L.Arguments = {{1, 32}, {2, -5}};
  L.Members = {{{0, 8}, 7}};
  L.GrowingArguments.emplace(3, *GrowingFunction(0).times(4));
  IndexedFile File;
  File.Path = "/p/main.cu";
  File.Includes = {"/p/k.cuh", "/p/main.cu"};
  File.Kernels["_Z1kPf"] = {"k<32>", {"/p/k.cuh", 3, 17}, {{"/p/k.cuh", 3, 17}}, true, {L, L}, {}};
  const HostExpression N = HostExpression::parameter({1, std::nullopt}), X = HostExpression::parameter({2, 4});
  const HostExpression IsMore = *HostExpression::of(HostOperation::GreaterEqual, N, 64);
  const HostExpression Chosen = *HostExpression::select(IsMore, *X.convertedTo({16, false}), -1);
  OpenLaunch Open{"_Z3runPfi", L, true, {std::nullopt, X, 1}, {N, 1, 1}, {{{4, std::nullopt}, Chosen}, {{5, 16}, N}}};
  File.Kernels["_Z1lPf"] = {"l", {}, {{"/p/l.h", 1, 1}}, false, {}, {Open}};
  HostCall Call{{"/p/main.cu", 50, 5}, "_Z3topi", true, {{{1, std::nullopt}, N}, {{2, 4}, 9}}};
  File.Functions["_Z3runPfi"] = {"run", {"/p/main.cu", 60, 6}, {{"/p/run.h", 1, 6}}, false, {}};
  File.Functions["_Z5otheri"] = {"other", {}, {{"/p/run.h", 2, 6}}, true, {Call}};
  ProjectIndex Index;
  Index.add(File);
  return Index;
}

std::string textOf(const ProjectIndex &Index, PathStyle Style = PathStyle::FromRoot) {
  std::string Text;
  llvm::raw_string_ostream Out(Text);
  writeIndex(Index, Style, Out);
  return Text;
}

std::string errorOf(llvm::StringRef Text) {
  llvm::Expected<ProjectIndex> Index = readIndex(Text);
  return Index ? "" : llvm::toString(Index.takeError());
}

/// The text of someIndex() with \p What replaced.
std::string with(llvm::StringRef What, llvm::StringRef By) {
  std::string Text = textOf(someIndex());
  size_t At = Text.find(What.str());
  EXPECT_NE(At, std::string::npos) << What.str();
  return Text.replace(At, What.size(), By.str());
}

} // namespace

TEST(IndexFile, isReadAsItWasWritten) {
  ProjectIndex Index = someIndex();
  llvm::Expected<ProjectIndex> Read = readIndex(textOf(Index));
  ASSERT_TRUE(bool(Read)) << llvm::toString(Read.takeError());
  EXPECT_EQ(Read->files(), Index.files());
}

TEST(IndexFile, refusesWhatIsNoIndex) {
  for (const char *Text :
       {"", "{", "[]", "null", "{\"schema\":2}", "{\"schema\":2,\"files\":[{}]}", "{\"schema\":2,\"files\":[7]}",
        "{\"schema\":2,\"files\":{}}", "{\"schema\":0,\"files\":[]}", "{\"schema\":2,\"files\":[],\"files\":[{}]}"})
    EXPECT_NE(errorOf(Text), "") << Text;
  EXPECT_NE(errorOf(std::string(100000, '[')), "");
  EXPECT_EQ(errorOf("{\"schema\":2,\"files\":[]}"), "");
}

TEST(IndexFile, refusesNumbersOutOfTheirRange) {
  for (auto [What, By] : {std::pair("\"block\":[32,", "\"block\":[0,"),
                          {"\"block\":[32,", "\"block\":[-1,"},
                          {"\"block\":[32,", "\"block\":[99999999999,"},
                          {"\"block\":[32,null,1]", "\"block\":[32,1]"},
                          {"\"grid\":[100,", "\"grid\":[0,"},
                          {"\"default\":[32,", "\"default\":[4096,"},
                          {"[0,\"/\",2,", "[0,\"/\",0,"},
                          {"[0,\"/\",2,", "[0,\"%\",2,"},
                          {"[0,\"/\",2,", "[0,\"/\","},
                          {"[1,32]", "[5000,32]"},
                          {"[1,32]", "[1,1e300]"},
                          {"[1,32]", "[1]"},
                          {"[0,8,7]", "[0,-8,7]"},
                          {"\"at\":[\"/p/main.cu\",40,3]", "\"at\":[\"/p/main.cu\",-40,3]"},
                          {"\"at\":[\"/p/main.cu\",40,3]", "\"at\":[7,40,3]"},
                          {"\"p1\",64,\">=\"", "\"p1\",\">=\""},
                          {"\"p1\",64,\">=\"", "\"p5000\",64,\">=\""},
                          {"\"p2.4\"", "\"p2.-4\""},
                          {"\"u16\"", "\"u16.1\""},
                          {"\"in\":\"_Z3topi\"", "\"in\":7"},
                          {"[2,4,9]", "[2,-4,9]"},
                          {"\"name\":\"l\"", "\"name\":7"}})
    EXPECT_NE(errorOf(with(What, By)), "") << By;
}

TEST(IndexFile, boundsTheLaunchesOfAKernel) {
  IndexedFile File;
  File.Path = "/p/main.cu";
  Launch L;
  L.Where = {"/p/main.cu", 40, 3};
  File.Kernels["k"] = {"k", {}, {}, false, std::vector<Launch>(10000, L), {}};
  ProjectIndex Index;
  Index.add(File);
  EXPECT_NE(errorOf(textOf(Index)), "");
}
