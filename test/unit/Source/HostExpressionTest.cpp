#include "Source/HostExpression.h"
#include <gtest/gtest.h>
#include <map>

using namespace bankcheck::source;

namespace {

const HostExpression N = HostExpression::parameter({1, std::nullopt});
constexpr IntegerType Int{32, true}, Byte{8, false}, Bool{0, false}, Size{64, false};

/// The value where parameter 1 is \p Value, of which 4 bytes into parameter 2 are 7.
std::optional<int64_t> at(int64_t Value, const std::optional<HostExpression> &E) {
  if (!E)
    return std::nullopt;
  auto Result = E->with([&](const ParameterPart &Part) -> std::optional<HostExpression> {
    const std::map<ParameterPart, HostExpression> Given = {{{1, std::nullopt}, Value}, {{2, 4}, 7}};
    auto It = Given.find(Part);
    return It == Given.end() ? std::nullopt : std::optional(It->second);
  });
  return Result ? Result->constant() : std::nullopt;
}

std::optional<HostExpression> of(HostOperation Operation, const HostExpression &L, const HostExpression &R) {
  return HostExpression::of(Operation, L, R);
}

} // namespace

TEST(HostExpression, constantsAreComputedAtOnce) {
  EXPECT_EQ(of(HostOperation::Mul, 6, 7), HostExpression(42));
  EXPECT_EQ(HostExpression(300).convertedTo(Byte), HostExpression(44));
  EXPECT_EQ(HostExpression(-1).convertedTo(Byte), HostExpression(255));
  EXPECT_EQ(HostExpression(256).convertedTo(Bool), HostExpression(1));
  EXPECT_EQ(HostExpression(1ll << 31).convertedTo(Int), HostExpression(-(1ll << 31)));
  EXPECT_EQ(HostExpression::select(0, 1, 2), HostExpression(2));
  EXPECT_FALSE(N.constant());
}

TEST(HostExpression, hasTheOperatorsOfIntegers) {
  EXPECT_EQ(of(HostOperation::And, -64, 391), HostExpression(384));
  EXPECT_EQ(of(HostOperation::Or, 5, 2), HostExpression(7));
  EXPECT_EQ(of(HostOperation::Xor, 63, -1), HostExpression(-64));
  EXPECT_EQ(of(HostOperation::NotEqual, 1, 2), HostExpression(1));
  EXPECT_EQ(of(HostOperation::Shl, -3, 2), HostExpression(-12));
  EXPECT_EQ(of(HostOperation::Shl, 1, 40), HostExpression(1ll << 40));
  EXPECT_EQ(of(HostOperation::Shl, 1ll << 40, 30), std::nullopt) << "it leaves 64 bits";
  EXPECT_EQ(of(HostOperation::Shr, -5, 1), HostExpression(-3));
  EXPECT_EQ(of(HostOperation::Shr, 5, -1), std::nullopt);
  EXPECT_EQ(at(391, of(HostOperation::And, N, -64)), 384);
}

TEST(HostExpression, hasTheValueThatTheParametersGive) {
  EXPECT_EQ(at(512, of(HostOperation::Div, N, 2)), 256);
  EXPECT_EQ(at(7, of(HostOperation::Sub, 1, N)), -6);
  EXPECT_EQ(at(272, N.convertedTo(Byte)), 16);
  auto IsLarge = of(HostOperation::Greater, N, 64);
  EXPECT_EQ(at(100, HostExpression::select(*IsLarge, N, 32)), 100);
  EXPECT_EQ(at(64, HostExpression::select(*IsLarge, N, 32)), 32);
  EXPECT_EQ(at(3, of(HostOperation::Mul, N, HostExpression::parameter({2, 4}))), 21);
}

TEST(HostExpression, hasNoValueThatIsNotKnown) {
  const HostExpression Other = HostExpression::parameter({3, std::nullopt});
  EXPECT_EQ(at(8, of(HostOperation::Add, N, Other)), std::nullopt);
  EXPECT_EQ(at(8, of(HostOperation::Mul, Other, 0)), std::nullopt) << "not worth a rule of its own";
  EXPECT_EQ(at(1, HostExpression::select(N, 5, Other)), 5) << "the other arm does not run";
  EXPECT_EQ(at(0, HostExpression::select(N, 5, Other)), std::nullopt);
  EXPECT_EQ(at(0, of(HostOperation::Div, 8, N)), std::nullopt);
  EXPECT_EQ(at(INT64_MAX, of(HostOperation::Add, N, 1)), std::nullopt);
  EXPECT_EQ(at(5, N.convertedTo(Size)), 5);
  EXPECT_EQ(at(-1, N.convertedTo(Size)), std::nullopt) << "it is larger than any with a sign";
  EXPECT_EQ(HostExpression(-1).convertedTo(Size), std::nullopt);
}

TEST(HostExpression, isGivenAnotherFunctionsExpression) {
  // f(n) calls g(2 * n), in which a launch has n + 1.
  auto InG = of(HostOperation::Add, N, 1), InF = of(HostOperation::Mul, 2, N);
  auto Both = InG->with([&](const ParameterPart &) { return InF; });
  EXPECT_EQ(at(8, Both), 17);
  EXPECT_EQ(at(8, *N.convertedTo(Int)->convertedTo(Int)), 8);
  EXPECT_EQ(N.convertedTo(Int)->convertedTo(Int)->steps().size(), 2u) << "once is enough";
}

TEST(HostExpression, tooLongIsNone) {
  std::optional<HostExpression> Sum = N;
  unsigned Terms = 1;
  for (; Sum && Terms < 100; ++Terms)
    Sum = of(HostOperation::Add, *Sum, N);
  EXPECT_LT(Terms, 100u);
}

TEST(HostExpression, stepsOfAFileAreChecked) {
  using Step = HostExpression::Step;
  const Step P{Step::Parameter, 1, -1}, Two{Step::Constant, 2}, Times{Step::Operation, int64_t(HostOperation::Mul)};
  EXPECT_EQ(HostExpression::of({P, Two, Times}), of(HostOperation::Mul, N, 2));
  EXPECT_FALSE(HostExpression::of({}));
  EXPECT_FALSE(HostExpression::of({P, Two})) << "two values";
  EXPECT_FALSE(HostExpression::of({P, Times})) << "one operand";
  EXPECT_FALSE(HostExpression::of({Two})) << "a constant is no list of steps";
  EXPECT_FALSE(HostExpression::of({P, Two, {Step::Operation, 99}}));
  EXPECT_FALSE(HostExpression::of(std::vector<Step>(1000, P)));
}
