#include "Frontend/PreambleText.h"
#include "gtest/gtest.h"

using bankcheck::frontend::preambleOf;

namespace {

TEST(PreambleText, EndsBehindTheLastInclude) {
  EXPECT_EQ(preambleOf("// a\n#include <b>\n\n#include \"c\" // d\n#define E 1\nint f;\n#include <g>\n"),
            "// a\n#include <b>\n\n#include \"c\" // d\n");
  EXPECT_EQ(preambleOf("#pragma once\n#define N 2\n  #  include <b>\r\nint f;"),
            "#pragma once\n#define N 2\n  #  include <b>\r\n");
  EXPECT_EQ(preambleOf("/* #include <a>\n*/ #include <b>\nint f;"), "/* #include <a>\n*/ #include <b>\n");
}

TEST(PreambleText, HasWholeConditions) {
  EXPECT_EQ(preambleOf("#include <a>\n#if N\n#include <b>\n#else\n#error c\n#endif\nint f;"),
            "#include <a>\n#if N\n#include <b>\n#else\n#error c\n#endif\n");
  EXPECT_EQ(preambleOf("#include <a>\n#ifdef N\n#include <b>\nint f;\n#endif\n"), "#include <a>\n");
  EXPECT_EQ(preambleOf("#ifndef GUARD\n#define GUARD\n#include <a>\nint f;\n#endif\n"), "");
  EXPECT_EQ(preambleOf("#include <a>\n#endif\n#include <b>\n"), "#include <a>\n");
}

TEST(PreambleText, StopsAtWhatIsNoPlainDirective) {
  EXPECT_EQ(preambleOf("#include <a>\n#pragma pack(1)\n#include <b>\n"), "#include <a>\n");
  EXPECT_EQ(preambleOf("#include <a>\n#line 7\n#include <b>\n"), "#include <a>\n");
  EXPECT_EQ(preambleOf("#include <a>\n#import <b>\n"), "#include <a>\n");
  EXPECT_EQ(preambleOf("#include <a>\n#\n#include <b>\n"), "#include <a>\n");
}

TEST(PreambleText, EndsWithALine) {
  EXPECT_EQ(preambleOf("#include <a> /* b\n*/\nint f;\n"), "");
  EXPECT_EQ(preambleOf("#include <a>\n#include <b> // c \\\nd\nint f;\n"), "#include <a>\n");
  EXPECT_EQ(preambleOf("#include <a>"), "");
  EXPECT_EQ(preambleOf(""), "");
  EXPECT_EQ(preambleOf("#define A(x) \\\n  x\n#include <a>\n"), "#define A(x) \\\n  x\n#include <a>\n");
}

} // namespace
