#include "Index/FunctionText.h"
#include "gtest/gtest.h"

using namespace bankcheck::index;

namespace {

const llvm::StringSet<> Names = {"f", "run_reduce"};
using Set = std::set<std::string>;

Set inHeader(llvm::StringRef Text) { return namesIn(Text, TextKind::Header, Names).Named; }

TEST(FunctionText, ADeclarationInAHeaderDoesNotName) {
  EXPECT_EQ(inHeader("void f(float *p, int n);"), Set());
  EXPECT_EQ(inHeader("namespace a { extern \"C\" { struct S { static int f(int n = 3); }; } } int run_reduce(int);"),
            Set());
  EXPECT_EQ(inHeader("template <class T> struct S { void g() {} friend void f(T); };"), Set());
  EXPECT_EQ(inHeader("class C { int f; }; using a::f;"), Set());
  EXPECT_EQ(inHeader("int g() { return 1; } /* f(1) */ void f(int); // f"), Set());
}

TEST(FunctionText, AnythingElseNames) {
  for (const char *Text : {
           "inline void g() { f(3); }",
           "struct S { void g() { f(3); } };",
           "template <class T> void g() { f(3); }",
           "template <class T> class S { T g(T t) { return f(t); } };",
           "int x = f(3);",
           "int x{f(3)};",
           "void g(int n = f(3));",
           "auto *p = &f;",
           "#define RUN(x) f(x)\n",
           "#define RUN(x) \\\n  f(x)\nvoid f(int);",
           "void f(int n) {}",
           "DECLARE(f, int);",
           "struct S { S() : x(f(3)) {} int x; };",
           "auto g = [] { f(3); };",
       })
    EXPECT_EQ(inHeader(Text), Set{"f"}) << Text;
}

TEST(FunctionText, WhatIsNotUnderstoodNames) {
  EXPECT_EQ(inHeader("#if A\n}\n#else\n}\n#endif\nvoid f(int);"), Set{"f"});
  EXPECT_EQ(inHeader("void f(int); }"), Set{"f"});
  EXPECT_EQ(inHeader("void f(int); ("), Set{"f"});
}

TEST(FunctionText, ASourceNamesWhateverItHasAsAWord) {
  EXPECT_EQ(namesIn("void f(int);", TextKind::Source, Names).Named, Set{"f"});
  EXPECT_EQ(namesIn("void ff(int), run_reduce2();", TextKind::Source, Names).Named, Set());
}

TEST(FunctionText, TextsThatPasteNameWhatTheirWordsMakeUp) {
  auto Callable = [](std::initializer_list<const char *> Texts) {
    NamesInText All;
    for (const char *Text : Texts)
      All.add(namesIn(Text, TextKind::Header, Names));
    return callable(All, Names);
  };
  EXPECT_EQ(Callable({"#define RUN(n) run_##n()", "RUN(reduce);"}), Set{"run_reduce"});
  EXPECT_EQ(Callable({"#define RUN(a, b) a##b", "RUN(run, _reduce);"}), Set{"run_reduce"});
  EXPECT_EQ(Callable({"a ##_ ## b", "run red uce"}), Set{"run_reduce"});
  EXPECT_EQ(Callable({"a##_##b", "run re du ce"}), Set());
  EXPECT_EQ(Callable({"a##b", "run _ reduce"}), Set());
  EXPECT_EQ(Callable({"run_ reduce"}), Set());
  EXPECT_EQ(Callable({"a##b", "run_"}), Set());
}

TEST(FunctionText, TheHostCompilesOtherBranchesOfArchitectures) {
  auto Words = [](llvm::StringRef Text) {
    Set Result;
    addWordsOfArchitectures(Text, Result);
    return Result;
  };
  EXPECT_EQ(Words("a\n#if B\nc\n#endif\nd"), Set());
  EXPECT_EQ(Words("a\n#ifdef __CUDA_ARCH__\nb\n#else\nc\n#endif\nd"),
            (Set{"__CUDA_ARCH__", "b", "c", "else", "endif", "ifdef"}));
  EXPECT_TRUE(Words("#if A\n#if B\nc\n#endif\n # elif __CUDA_ARCH__ > 800\nd\n#endif\ne").contains("c"));
  EXPECT_FALSE(Words("#if A\n#if __CUDA_ARCH__\nc\n#endif\nd\n#endif").contains("d"));
}

} // namespace
