#include "Lanes/Decide.h"
#include <gtest/gtest.h>
using namespace bankcheck;
TEST(Form, ThreadIndexTimesStride) {
  SymbolTable Symbols;
  Arithmetic Math(Symbols);
  Form Lane = Math.lanes(32, LaneVector::make([](unsigned L) { return int64_t(L); }));
  Question Q;
  Q.Address = Math.binary(Opcode::Mul, Lane, Math.constant(32, 128));
  EXPECT_EQ(decide(Q, Math).worst()->TheCost.Wavefronts, 32u);
}
