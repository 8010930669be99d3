#include "Report/Snippet.h"
#include <gtest/gtest.h>

using namespace bankcheck;
using namespace bankcheck::report;

namespace {

constexpr size_t Wide = 200;

TEST(Snippet, UnderlinesTheRange) {
  Snippet S = snippetOf("  o[i] = tile[i];", {10, 17}, Wide);
  EXPECT_EQ(S.Text, "  o[i] = tile[i];");
  EXPECT_EQ(S.Underline, "         ^~~~~~~");
}

TEST(Snippet, PointsAtOneCharacterWithoutARange) {
  EXPECT_EQ(snippetOf("int a;", {5, 0}, Wide).Underline, "    ^");
  EXPECT_EQ(snippetOf("int a;", {5, 5}, Wide).Underline, "    ^");
}

TEST(Snippet, StandsUnderTheCharacterBehindTabsAndWideOnes) {
  Snippet Tab = snippetOf("\tt[i] = 1;", {2, 6}, Wide);
  EXPECT_EQ(Tab.Text, "        t[i] = 1;");
  EXPECT_EQ(Tab.Underline, "        ^~~~");
  Snippet Accent = snippetOf("/* \u00e9 */ t[i];", {10, 14}, Wide);
  EXPECT_EQ(Accent.Underline, "        ^~~~");
  Snippet Wider = snippetOf("/* \u6f22 */ t[i];", {11, 15}, Wide);
  EXPECT_EQ(Wider.Underline, "         ^~~~");
}

TEST(Snippet, PrintsNothingThatATerminalOrABuildServiceObeys) {
  Snippet S = snippetOf("a\x1b[31m ##[error] t[i]", {18, 22}, Wide);
  EXPECT_EQ(S.Text.find('\x1b'), std::string::npos);
  EXPECT_EQ(S.Text.find("##["), std::string::npos);
  EXPECT_EQ(S.Underline.find('^'), S.Text.find("t[i]"));
}

TEST(Snippet, ShowsThePartOfALongLineThatIsSpokenOf) {
  std::string Line = std::string(300, 'a') + "tile[i]" + std::string(300, 'b');
  Snippet S = snippetOf(Line, {301, 308}, 60);
  EXPECT_EQ(S.Text.size(), 60u);
  EXPECT_EQ(S.Text.substr(0, 4), "...a");
  EXPECT_EQ(S.Text.substr(56), "b...");
  EXPECT_EQ(S.Text.substr(S.Underline.find('^'), 7), "tile[i]");
}

TEST(Snippet, KeepsTheBeginOfALineThatIsSpokenOfThere) {
  Snippet S = snippetOf("t[i]" + std::string(300, 'b'), {1, 5}, 60);
  EXPECT_EQ(S.Text.substr(0, 5), "t[i]b");
  EXPECT_EQ(S.Underline, "^~~~");
}

TEST(SourceLines, ReadsEachFileOnce) {
  unsigned Reads = 0;
  SourceLines Lines([&](const std::string &Path) {
    ++Reads;
    return Path == "a.cu" ? std::optional<std::string>("one\r\ntwo") : std::nullopt;
  });
  EXPECT_EQ(Lines.at({"a.cu", 1, 1}), "one");
  EXPECT_EQ(Lines.at({"a.cu", 2, 1}), "two");
  EXPECT_EQ(Lines.at({"a.cu", 3, 1}), std::nullopt);
  EXPECT_EQ(Lines.at({"a.cu", 0, 0}), std::nullopt);
  EXPECT_EQ(Reads, 1u);
  EXPECT_EQ(Lines.at({"b.cu", 1, 1}), std::nullopt);
  EXPECT_EQ(Lines.at({"b.cu", 2, 1}), std::nullopt);
  EXPECT_EQ(Reads, 2u);
}

} // namespace
