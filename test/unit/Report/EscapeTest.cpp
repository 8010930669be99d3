#include "Report/Escape.h"
#include <gtest/gtest.h>

using namespace bankcheck;
using namespace bankcheck::report;

TEST(Escape, ALineOfATerminal) {
  EXPECT_EQ(plainLine("tile[r][c ^ r], größe, a::b"), "tile[r][c ^ r], größe, a::b");
  EXPECT_EQ(plainLine("a\x1b[2J\nb\r\t\x7f"), "a\\x1b[2J\\x0ab\\x0d\\x09\\x7f");
  EXPECT_EQ(plainLine("\xc2\x9b\xe2\x80\xae\xe2\x81\xa6"), "\\u{9b}\\u{202e}\\u{2066}");
  EXPECT_EQ(plainLine("\xe9t\xe9 \xe2\x80"), "\\xe9t\\xe9 \\xe2\\x80");
  EXPECT_EQ(plainLine(llvm::StringRef("a\0b", 3)), "a\\x00b");
}

TEST(Escape, NoLineBeginsACommandOfAWorkflow) {
  EXPECT_EQ(plainLine("::error::x"), "\\x3a:error::x");
  EXPECT_EQ(plainLine("  ::error::x"), "  \\x3a:error::x");
  EXPECT_EQ(plainLine("a ##[add-mask]x"), "a \\x23#[add-mask]x");
  EXPECT_EQ(workflowText("50%\n, a:b", WorkflowPart::Message), "50%25%0A, a:b");
  EXPECT_EQ(workflowText("50%\n, a:b", WorkflowPart::Property), "50%25%0A%2C a%3Ab");
}

TEST(Escape, Markdown) {
  EXPECT_EQ(plainMarkdown("'float tile[32][33]' in 'f_of_x'"), "'float tile[32][33]' in 'f_of_x'");
  EXPECT_EQ(plainMarkdown("[a](command:x) ![i](x)"), "[a]\\(command:x) ![i]\\(x)");
  EXPECT_EQ(plainMarkdown("<img src=x> &lt; a & b"), "\\<img src=x> \\&lt; a & b");
  EXPECT_EQ(plainMarkdown("`code` *p* _q_ ~s~ \\"), "\\`code\\` \\*p\\* \\_q\\_ \\~s\\~ \\\\");
  EXPECT_EQ(plainMarkdown("https://x www.x.y a@b"), "https\\://x www\\.x.y a\\@b");
  EXPECT_EQ(plainMarkdown("a\n# b"), "a\\\\x0a# b");
}
