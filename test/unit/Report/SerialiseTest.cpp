#include "Report/Serialise.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace bankcheck;
using namespace bankcheck::report;

static std::string written(const Report &R) {
  std::string Text;
  raw_string_ostream Out(Text);
  serialise(R, Out);
  return Text;
}

static bool isRead(StringRef Text) {
  Expected<Report> R = deserialise(Text);
  if (!R)
    consumeError(R.takeError());
  return bool(R);
}

TEST(Whole, BothHalvesAreBounded) {
  const std::string Text = written(Report());
  ASSERT_TRUE(isRead(Text));
  auto [Size, Rest] = StringRef(Text).split('\n');
  StringRef First = StringRef(Text).take_front(Size.size() + 1 + std::stoul(Size.str()));
  EXPECT_FALSE(isRead(First.str() + std::string(1000000, '[')));
  EXPECT_FALSE(isRead(First.str() + "[[],[" + std::string(1000, '[') + std::string(1000, ']') + "]]"));
}
