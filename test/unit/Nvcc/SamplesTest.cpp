#include "Nvcc/Samples.h"
#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Dominators.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/SourceMgr.h"
#include <gtest/gtest.h>

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::nvcc;

TEST(Samples, ValuesStayWhereTheyAreWhileOthersAreAskedFor) {
  std::string Text = "define void @k(i32 %a) {\n  %v0 = add i32 %a, 1\n";
  constexpr unsigned Instructions = 1000;
  for (unsigned I = 1; I < Instructions; ++I)
    Text += "  %v" + std::to_string(I) + " = mul i32 %v" + std::to_string(I - 1) + ", 3\n";
  Text += "  ret void\n}\n";
  LLVMContext Context;
  SMDiagnostic Error;
  std::unique_ptr<Module> M = parseAssemblyString(Text, Error, Context);
  ASSERT_TRUE(M) << Error.getMessage().str();
  Function &F = *M->getFunction("k");
  DominatorTree Dominators(F);
  Samples Sampled(M->getDataLayout(), Dominators);
  const Instruction *First = &*inst_begin(F);
  const Samples::Values *Values = &Sampled.of(First);
  for (const Instruction &I : instructions(F))
    if (!I.getType()->isVoidTy())
      Sampled.of(&I);
  EXPECT_EQ(Values, &Sampled.of(First));
  EXPECT_EQ((*Values)[0], uint32_t(Sampled.of(F.getArg(0))[0] + 1));
}
