#include "Cache/Store.h"
#include "Cache/Eviction.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "gtest/gtest.h"
#include <fcntl.h>
#include <sys/stat.h>

using namespace llvm;
using namespace bankcheck::cache;

namespace {

class StoreTest : public testing::Test {
protected:
  SmallString<128> Above;
  void SetUp() override { ASSERT_FALSE(sys::fs::createUniqueDirectory("bankcheck-test", Above)); }
  void TearDown() override { sys::fs::remove_directories(Above); }

  std::string path() const { return Above.str().str() + "/caches/bankcheck"; }
  Folder folder() const {
    std::string Why;
    std::optional<Folder> Result = Folder::open(path(), Why);
    EXPECT_TRUE(Result) << Why;
    return std::move(*Result);
  }
  /// Lets the file look as if it was used \p Seconds ago.
  void setUsed(const std::string &Name, time_t Seconds) const {
    timespec Times[2];
    clock_gettime(CLOCK_REALTIME, &Times[0]);
    Times[0].tv_sec -= Seconds;
    Times[1] = Times[0];
    ASSERT_EQ(utimensat(AT_FDCWD, (path() + "/" + Name).c_str(), Times, 0), 0);
  }
  bool exists(const std::string &Name) const { return sys::fs::exists(path() + "/" + Name); }
};

} // namespace

TEST_F(StoreTest, KeepsAndGivesBack) {
  Store Entries(folder(), 1 << 20);
  const Key A = Key::of("a"), B = Key::of("b");
  EXPECT_NE(A, B);
  EXPECT_FALSE(Entries.load(EntryKind::Result, A));
  Entries.save(EntryKind::Result, A, "payload");
  Entries.save(EntryKind::Result, B, "");
  EXPECT_EQ(Entries.load(EntryKind::Result, A), "payload");
  EXPECT_EQ(Entries.load(EntryKind::Result, B), "");
  EXPECT_FALSE(Entries.load(EntryKind::Reads, A));
  EXPECT_EQ(Entries.size().Results, 2u);
  Entries.clear();
  EXPECT_FALSE(Entries.load(EntryKind::Result, A));
  EXPECT_EQ(Entries.size().Bytes, 0u);
}

TEST_F(StoreTest, WhatWasUsedLeastRecentlyGoes) {
  Folder Where = folder();
  const std::string Kilobyte(1000, 'x');
  for (int I = 0; I < 10; ++I) {
    std::string Name = std::to_string(I) + ".result";
    ASSERT_TRUE(Where.write(Name, {Kilobyte}));
    setUsed(Name, 100 - I);
  }
  EXPECT_TRUE(Where.read("0.result")); // which makes it the newest
  evict(Where, 10000);
  EXPECT_EQ(Where.files().size(), 10u); // just enough room
  evict(Where, 9999);
  EXPECT_EQ(Where.files().size(), 8u); // a fifth is free
  EXPECT_TRUE(exists("0.result"));
  EXPECT_FALSE(exists("1.result"));
  EXPECT_FALSE(exists("2.result"));
  EXPECT_TRUE(exists("3.result"));
}

TEST_F(StoreTest, WhatAKilledProcessLeftGoes) {
  Folder Where = folder();
  for (const char *Name : {"new-1-1-a", "new-2-1-b", "c.result"})
    ASSERT_TRUE(Where.write(Name, {"x"}));
  setUsed("new-1-1-a", 2 * 3600);
  setUsed("c.result", 2 * 3600);
  evict(Where, 10);
  EXPECT_FALSE(exists("new-1-1-a"));
  EXPECT_TRUE(exists("new-2-1-b")); // somebody may be writing it
  EXPECT_TRUE(exists("c.result"));
}

TEST_F(StoreTest, AStoreStaysBounded) {
  Store Entries(folder(), 100000);
  for (int I = 0; I < 1000; ++I)
    Entries.save(EntryKind::Result, Key::of(std::to_string(I)), std::string(1000, 'x'));
  // One entry in sixteen looks: between two of them there are rarely more than a hundred.
  EXPECT_LT(Entries.size().Bytes, 200000u);
  EXPECT_GT(Entries.size().Bytes, 50000u);
}

TEST_F(StoreTest, TheFolderThatWasOpenedIsUsed) {
  Store Entries(folder(), 1 << 20);
  Entries.save(EntryKind::Result, Key::of("a"), "ours");
  ASSERT_EQ(rename(path().c_str(), (path() + "-moved").c_str()), 0);
  ASSERT_FALSE(sys::fs::create_directories(path()));
  EXPECT_EQ(Entries.load(EntryKind::Result, Key::of("a")), "ours");
  Entries.save(EntryKind::Result, Key::of("b"), "ours");
  EXPECT_FALSE(exists(Key::of("b").hex() + ".result"));
}
