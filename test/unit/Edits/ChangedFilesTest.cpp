#include "Edits/ChangedFiles.h"
#include "Input/ReadFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::edits;
using namespace bankcheck::report;

namespace {

class ChangedFilesTest : public testing::Test {
protected:
  void SetUp() override {
    SmallString<128> Made, Real;
    ASSERT_FALSE(sys::fs::createUniqueDirectory("bankcheck-changed", Made));
    ASSERT_FALSE(sys::fs::real_path(Made, Real));
    Root = Real.str();
    for (StringRef Folder : {"/inc", "/src", "/far/deep"})
      ASSERT_FALSE(sys::fs::create_directories(Root + Folder));
    ASSERT_FALSE(sys::fs::create_link(Root + "/far/deep", Root + "/src/link"));
    write("/inc/tile.cuh", Text);
    write("/far/tile.cuh", Text);
  }
  void TearDown() override { (void)sys::fs::remove_directories(Root); }

  void write(StringRef Name, StringRef Content) {
    std::error_code Code;
    raw_fd_ostream(Root + Name.str(), Code) << Content;
    ASSERT_FALSE(Code);
  }

  /// "[33]" for the second "[32]", in a file that the report names \p Name.
  std::string error(StringRef Name, const AnalysedContents &Analysed) {
    ChosenFix C;
    EditFinding E;
    E.Begin.File = Root + Name.str();
    E.Offset = StringRef(Text).rfind('2');
    E.Length = 1;
    E.Text = "3";
    C.Fix.Edits = std::vector{E};
    Expected<std::map<std::string, ChangedFile>> Files = changedFiles({C}, Analysed);
    if (!Files)
      return toString(Files.takeError());
    EXPECT_EQ(1u, Files->size());
    EXPECT_EQ("float tile[32][33];\n", Files->begin()->second.After);
    return "";
  }

  static constexpr char Text[] = "float tile[32][32];\n";
  const uint64_t Hash = input::hashAsRead(Text), Other = input::hashAsRead("else");
  std::string Root;
};

TEST_F(ChangedFilesTest, NamesOfOneFile) {
  for (StringRef Name : {"/inc/tile.cuh", "/src/../inc/tile.cuh", "/src/./../inc/tile.cuh", "/inc//tile.cuh"}) {
    EXPECT_EQ("", error(Name, {{Root + "/inc/tile.cuh", {Hash}}})) << Name.str();
    EXPECT_EQ("", error("/inc/tile.cuh", {{Root + Name.str(), {Hash}}})) << Name.str();
  }
  EXPECT_EQ("", error("/src/link/../tile.cuh", {{Root + "/far/tile.cuh", {Hash}}}));
}

TEST_F(ChangedFilesTest, SavedSince) {
  for (StringRef Name : {"/inc/tile.cuh", "/src/../inc/tile.cuh"}) {
    std::string Expected = "'" + Root + Name.str() + "' was changed since it was analysed: no file is changed";
    EXPECT_EQ(Expected, error(Name, {{Root + "/inc/tile.cuh", {Other}}}));
    EXPECT_EQ(Expected, error(Name, {{Root + "/inc/tile.cuh", {Hash, Other}}})) << "between two files that include it";
    EXPECT_EQ(Expected, error(Name, {{Root + "/far/tile.cuh", {Hash}}})) << "not among what was analysed";
  }
}

} // namespace
