#include "Report/Serialise.h"
#include "gtest/gtest.h"

using namespace bankcheck::report;

TEST(Whole, IsReadOnlyIfItIs) {
  Report R;
  R.Accesses.emplace_back().Expression = "t[\xff]";
  const std::string Bytes = serialise(R);
  std::optional<Report> Back = deserialise(Bytes);
  ASSERT_TRUE(Back);
  EXPECT_EQ(Back->Accesses.at(0).Expression, "t[\xef\xbf\xbd]"); // U+FFFD: it goes into messages
  for (size_t Size = 0; Size < Bytes.size(); ++Size)
    EXPECT_FALSE(deserialise(llvm::StringRef(Bytes).take_front(Size))) << Size;
  EXPECT_FALSE(deserialise(Bytes + "x"));
}
