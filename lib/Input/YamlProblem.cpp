#include "Input/YamlProblem.h"
#include "Input/Nesting.h"
#include "Limits/Limits.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Casting.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLParser.h"

using namespace llvm;

namespace bankcheck::input {
namespace {

class Walk {
public:
  std::string Problem;

  void run(StringRef Text) {
    SourceMgr Sources;
    Sources.setDiagHandler(take, this);
    yaml::Stream Stream(Text, Sources, /*ShowColors=*/false);
    yaml::document_iterator Document = Stream.begin();
    if (Document != Stream.end())
      node(Document->getRoot());
    if (Problem.empty() && Stream.failed())
      Problem = "it cannot be read";
  }

private:
  size_t Values = 0;

  static void take(const SMDiagnostic &D, void *Self) {
    if (std::string &Problem = static_cast<Walk *>(Self)->Problem; Problem.empty())
      Problem = "line " + std::to_string(D.getLineNo()) + ": " + D.getMessage().str();
  }

  /// Values are parsed as they are asked for, once and in turn.
  void node(yaml::Node *N) {
    if (!N || !Problem.empty())
      return;
    if (++Values > limits::YamlValues) {
      Problem = "it holds more values than are read";
    } else if (auto *Map = dyn_cast<yaml::MappingNode>(N)) {
      for (yaml::KeyValueNode &Entry : *Map) {
        node(Entry.getKey());
        node(Entry.getValue());
        if (!Problem.empty())
          break;
      }
    } else if (auto *List = dyn_cast<yaml::SequenceNode>(N)) {
      for (yaml::Node &Entry : *List) {
        node(&Entry);
        if (!Problem.empty())
          break;
      }
    } else if (auto *Scalar = dyn_cast<yaml::ScalarNode>(N)) {
      if (Scalar->getRawValue().size() > limits::YamlValueBytes) {
        Problem = "it holds a value that is larger than what is read";
        return;
      }
      SmallString<64> Memory;
      (void)Scalar->getValue(Memory); // which finds escapes that are none
    }
  }
};

} // namespace

std::string yamlProblem(StringRef Text) {
  if (isYamlTooDeep(Text))
    return "too many levels of brackets";
  Walk W;
  W.run(Text);
  return W.Problem;
}

} // namespace bankcheck::input
