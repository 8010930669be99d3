#include "Driver/KernelMemory.h"
#include <gtest/gtest.h>

namespace bankcheck::driver {
namespace {

using cache::Key;

TEST(KernelMemory, IsBoundedAndForgetsWhatWasUsedLeastRecently) {
  KernelMemory Memory(10);
  const Key A = Key::of("a"), B = Key::of("b"), C = Key::of("c");
  Memory.save(A, "1234");
  Memory.save(B, "5678");
  EXPECT_EQ(Memory.load(A), "1234");
  Memory.save(C, "90");
  EXPECT_EQ(Memory.bytes(), 10u);
  Memory.save(C, "900");
  EXPECT_EQ(Memory.load(B), std::nullopt); // A was used after it
  EXPECT_EQ(Memory.load(A), "1234");
  EXPECT_EQ(Memory.load(C), "900");
  Memory.save(B, "more than there is room for");
  EXPECT_EQ(Memory.bytes(), 0u);
}

TEST(KernelMemory, TakesWhatAChildHasAddedAndUsed) {
  KernelMemory Parent(8), Child(8);
  const Key A = Key::of("a"), B = Key::of("b"), C = Key::of("c");
  for (KernelMemory *Memory : {&Parent, &Child}) {
    Memory->save(A, "1234");
    Memory->save(B, "5678");
    Memory->takeChanges();
  }
  EXPECT_EQ(Child.load(A), "1234");
  Child.save(C, "90");
  std::string Changes = Child.takeChanges();
  Parent.apply(Changes);
  EXPECT_EQ(Parent.load(A), "1234");
  EXPECT_EQ(Parent.load(B), std::nullopt);
  EXPECT_EQ(Parent.load(C), "90");
  // Nothing is new since, and bytes of something else are none.
  Parent.apply(Child.takeChanges());
  Parent.apply(Changes.substr(1));
  Parent.apply("");
  EXPECT_EQ(Parent.size(), 2u);
}

} // namespace
} // namespace bankcheck::driver
