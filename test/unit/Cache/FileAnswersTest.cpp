#include "Cache/FileAnswers.h"
#include "Cache/RecordingFileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace llvm;
using namespace bankcheck::cache;

namespace {

IntrusiveRefCntPtr<vfs::InMemoryFileSystem> files(const std::map<std::string, std::string> &All) {
  auto Result = makeIntrusiveRefCnt<vfs::InMemoryFileSystem>();
  for (const auto &[Path, Text] : All)
    Result->addFile(Path, 0, MemoryBuffer::getMemBufferCopy(Text));
  return Result;
}

} // namespace

TEST(ReadLog, NotesWhatIsThereAndWhatIsNot) {
  ReadLog Log;
  auto Files = recording(files({{"/p/a.h", "text\n"}, {"/p/b.h", ""}}), &Log);
  EXPECT_TRUE(Files->getBufferForFile("/p/a.h"));
  EXPECT_FALSE(Files->getBufferForFile("/p/none.h"));
  EXPECT_TRUE(Files->exists("/p"));
  EXPECT_TRUE(Files->openFileForRead("/p/b.h")); // and not read
  const AnsweredQuestions Answers = Log.answers();
  const FileAnswer None = FileAnswer::type(sys::fs::file_type::file_not_found);
  EXPECT_EQ(Answers.at({FileQuestion::Text, "/p/a.h"}), FileAnswer::text("text\n"));
  EXPECT_EQ(Answers.at({FileQuestion::Type, "/p/none.h"}), None);
  EXPECT_EQ(Answers.at({FileQuestion::Type, "/p"}), FileAnswer::type(sys::fs::file_type::directory_file));
  EXPECT_EQ(Answers.at({FileQuestion::Type, "/p/b.h"}), FileAnswer::type(sys::fs::file_type::regular_file));
  EXPECT_EQ(Answers.size(), 4u);
  EXPECT_TRUE(Log.isRepeatable());
}

TEST(ReadLog, TwoAnswersToOneQuestionAreNotRepeatable) {
  ReadLog Log;
  (void)recording(files({{"/a.h", "one"}}), &Log)->getBufferForFile("/a.h");
  EXPECT_TRUE(Log.isRepeatable());
  (void)recording(files({{"/a.h", "two"}}), &Log)->getBufferForFile("/a.h");
  EXPECT_FALSE(Log.isRepeatable());
}

TEST(FileAnswers, TextsStandInThePlaceOfFiles) {
  FileAnswers Answers;
  const Contents Instead = {{"/nowhere/src/a.cu", "text"}};
  const FileAnswer None = FileAnswer::type(sys::fs::file_type::file_not_found);
  const FileQuestion Text{FileQuestion::Text, "/nowhere/x/../src/a.cu"};
  EXPECT_EQ(Answers.on(Text, Instead), FileAnswer::text("text"));
  EXPECT_EQ(Answers.on(Text), None);
  EXPECT_EQ(Answers.on({FileQuestion::Type, "/nowhere/src"}, Instead),
            FileAnswer::type(sys::fs::file_type::directory_file));
  EXPECT_EQ(Answers.on({FileQuestion::Type, "/nowhere/sr"}, Instead), None);
}

TEST(FileAnswers, NoTextIsLikeAnError) {
  EXPECT_NE(FileAnswer::text(""), FileAnswer::type(sys::fs::file_type::file_not_found));
  EXPECT_NE(FileAnswer::text("x"), FileAnswer::realPath("x"));
  EXPECT_EQ(FileAnswer::text("x"), FileAnswer::text("x\n"));
  EXPECT_NE(FileAnswer::text("x\n"), FileAnswer::text("x\n\n"));
  EXPECT_NE(FileAnswer::error(make_error_code(std::errc::permission_denied)),
            FileAnswer::error(make_error_code(std::errc::no_such_file_or_directory)));
}
