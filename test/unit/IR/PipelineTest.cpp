// Each property is seen to be missing where it is, so that the strict mode of all tests can fail; and a stage does
// not run before what it needs.

#include "IR/Pipeline.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::ir;

namespace {

struct Parsed {
  LLVMContext Context;
  std::unique_ptr<Module> M;
  explicit Parsed(const std::string &Body) {
    SMDiagnostic Problem;
    M = parseAssemblyString("@s = internal addrspace(3) global [64 x i32] poison\n"
                            "declare i32 @bankcheck.load.i32(i32, i32)\n"
                            "declare <4 x i32> @llvm.masked.load.v4i32.p3(ptr addrspace(3), <4 x i1>, <4 x i32>)\n"
                            "define internal void @callee() {\n  ret void\n}\n" +
                                Body + "\n!0 = !{i32 7}\n",
                            Problem, Context);
    EXPECT_TRUE(M) << Problem.getMessage().str();
  }
  std::string without(Property P) { return whyWithout(*M->getFunction("k"), P); }
};

std::string kernel(const std::string &Body) {
  return "define ptx_kernel void @k(i32 %n, ptr addrspace(3) %p) {\n" + Body + "}\n";
}

TEST(Pipeline, EveryMissingPropertyIsSeen) {
  const std::pair<Property, const char *> Missing[] = {
      {Property::Inlined, "call void @callee()\nret void\n"},
      {Property::Plain, "%a = alloca i32\nstore i32 %n, ptr %a\nret void\n"},
      {Property::Numbered, "store i32 %n, ptr addrspace(3) %p\nret void\n"},
      {Property::Marked, "%v = load i32, ptr addrspace(3) %p, !bankcheck.access !0\n%w = add i32 %v, 1\nret void\n"},
      {Property::Marked, "store i32 %n, ptr addrspace(3) %p, !bankcheck.access !0\nret void\n"},
      {Property::Merged, "%v = call <4 x i32> @llvm.masked.load.v4i32.p3(ptr addrspace(3) %p, <4 x i1> "
                         "<i1 true, i1 false, i1 true, i1 false>, <4 x i32> poison)\nret void\n"},
      {Property::Structured, "switch i32 %n, label %b [i32 1, label %b]\nb:\nret void\n"},
      {Property::Structured,
       "br label %b\nb:\n%i = phi i32 [0, %0], [%j, %b]\n%j = add i32 %i, 1\n%c = icmp eq i32 %j, %n\n"
       "br i1 %c, label %e, label %b\ne:\n%u = add i32 %j, 1\nret void\n"},
  };
  for (auto [P, Body] : Missing)
    EXPECT_NE(Parsed(kernel(Body)).without(P), "") << Body;
}

TEST(Pipeline, WhatHasAPropertyIsLetThrough) {
  const std::pair<Property, const char *> Good[] = {
      {Property::Plain, "%a = alloca i32\n%c = ptrtoint ptr %a to i64\nret void\n"},
      {Property::Numbered, "store i32 %n, ptr addrspace(3) %p, !bankcheck.access !0\nret void\n"},
      {Property::Marked, "%v = load i32, ptr addrspace(3) %p, !bankcheck.access !0\n"
                         "%m = call i32 @bankcheck.load.i32(i32 7, i32 %v)\n%w = add i32 %m, 1\nret void\n"},
      {Property::Structured,
       "br label %b\nb:\n%i = phi i32 [0, %0], [%j, %b]\n%j = add i32 %i, 1\n%c = icmp eq i32 %j, %n\n"
       "br i1 %c, label %e, label %b\ne:\n%u = phi i32 [%j, %b]\nret void\n"},
  };
  for (auto [P, Body] : Good)
    EXPECT_EQ(Parsed(kernel(Body)).without(P), "") << Body;
  Parsed Recursive("define internal void @again() {\ncall void @again()\nret void\n}\n" +
                   kernel("call void @again()\nret void\n"));
  EXPECT_EQ(Recursive.without(Property::Inlined), "");
}

TEST(Pipeline, StagesRunInTheOrderOfWhatTheyNeed) {
  Parsed P(kernel("ret void\n"));
  Function &K = *P.M->getFunction("k");
  std::string Passed;
  Pipeline All([&](const Stage &S, Function &) { Passed += S.Name.str() + " "; });
  for (const Stage &S : allStages())
    All.passed(S.Name, K);
  EXPECT_EQ(Passed, "inline make-plain number unroll mark merge structure ");
  EXPECT_DEATH(Pipeline().passed("merge", K), "stage merge runs before what it needs");
}

} // namespace
