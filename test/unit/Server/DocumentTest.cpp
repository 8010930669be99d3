// Lines that move while one types, and columns in UTF-16.

#include "Server/Document.h"
#include "Server/OpenDocuments.h"
#include <gtest/gtest.h>
#include <random>

using namespace bankcheck;
using namespace bankcheck::server;
namespace lsp = llvm::lsp;

namespace {

lsp::TextDocumentContentChangeEvent edit(int FromLine, int FromColumn, int ToLine, int ToColumn, std::string Text) {
  lsp::TextDocumentContentChangeEvent Change;
  Change.range = lsp::Range(lsp::Position(FromLine, FromColumn), lsp::Position(ToLine, ToColumn));
  Change.text = std::move(Text);
  return Change;
}

TEST(Document, LinesMoveWithEdits) {
  Document D("a\nb\nc\nd\n");
  D.change(edit(0, 0, 0, 0, "new\n")); // before all
  EXPECT_EQ(D.text(), "new\na\nb\nc\nd\n");
  EXPECT_EQ(D.lineNow(1), 1);
  D.change(edit(2, 1, 2, 1, "\n\n")); // behind b
  EXPECT_EQ(D.lineNow(2), 2);
  EXPECT_EQ(D.lineNow(3), 5);
  D.change(edit(1, 0, 3, 0, "")); // a and b
  EXPECT_EQ(D.text(), "new\n\n\nc\nd\n");
  EXPECT_EQ(D.lineNow(1), std::nullopt);
  EXPECT_EQ(D.lineNow(2), std::nullopt);
  EXPECT_EQ(D.line(*D.lineNow(3)), "c");
  EXPECT_EQ(D.line(*D.lineNow(4)), "d");
  D.anchor();
  EXPECT_EQ(D.lineNow(1), 0);
}

TEST(OpenDocument, IsAnalysedSoonIfThatIsShort) {
  using std::chrono::milliseconds;
  OpenDocument D((lsp::TextDocumentItem()));
  EXPECT_EQ(D.delay(milliseconds(300)), milliseconds(300)); // nobody knows yet
  D.Took = milliseconds(200);
  EXPECT_EQ(D.delay(milliseconds(300)), milliseconds(50));
  D.Took = milliseconds(4000);
  EXPECT_EQ(D.delay(milliseconds(300)), milliseconds(300));
  D.Took = milliseconds(1);
  EXPECT_EQ(D.delay(milliseconds(300)), milliseconds(20));
  EXPECT_EQ(D.delay(milliseconds(0)), milliseconds(0));
}

TEST(Document, ColumnsAreUtf16) {
  Document D("// \u20ac\U0001F600 x\r\ny");
  EXPECT_EQ(D.positionOf(0, 4).character, 3);  // the euro, at byte 4
  EXPECT_EQ(D.positionOf(0, 7).character, 4);  // 3 bytes, 1 unit
  EXPECT_EQ(D.positionOf(0, 11).character, 6); // 4 bytes, 2 units
  EXPECT_EQ(D.line(0), "// \u20ac\U0001F600 x");
  D.change(edit(0, 7, 0, 8, "z"));
  EXPECT_EQ(D.text(), "// \u20ac\U0001F600 z\r\ny");
  D.change(edit(0, 90, 7, 0, "")); // outside: up to the ends
  EXPECT_EQ(D.text(), "// \u20ac\U0001F600 z");
}

// A line that was not touched is found again, whatever is edited around it.
TEST(Document, UntouchedLinesAreFound) {
  std::mt19937 Random(3);
  for (unsigned Trial = 0; Trial < 200; ++Trial) {
    std::string Text;
    for (unsigned Line = 1; Line <= 20; ++Line)
      Text += "[" + std::to_string(100 + Line) + "]\n"; // none is a part of another
    Document D(Text);
    for (unsigned Edit = 0; Edit < 5; ++Edit) {
      int From = Random() % D.lines(), To = From + Random() % 3;
      static const char *const Texts[] = {"", "x", "x\n", "\ny", "\n\n"};
      D.change(edit(From, Random() % 8, To, Random() % 8, Texts[Random() % 5]));
    }
    for (unsigned Line = 1; Line <= 20; ++Line) {
      std::string Wanted = "[" + std::to_string(100 + Line) + "]";
      std::optional<int> Now = D.lineNow(Line);
      if (!llvm::StringRef("\n" + D.text() + "\n").contains("\n" + Wanted + "\n"))
        continue; // edited
      ASSERT_TRUE(Now) << "trial " << Trial << "\n" << D.text();
      ASSERT_EQ(D.line(*Now).str(), Wanted) << "trial " << Trial;
    }
  }
}

} // namespace
