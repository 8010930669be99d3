#include "Server/ShownProgress.h"
#include "Report/Escape.h"

using namespace llvm;
using namespace bankcheck::report;

namespace bankcheck::server {

void ShownProgress::begin(const Work &W) {
  const int64_t Id = ++NextId;
  const std::string Token = "bankcheck-" + std::to_string(Id);
  {
    std::lock_guard Guard(Lock);
    if (!IsWanted || !Tokens.try_emplace({W.File, W.For}, Token).second)
      return;
  }
  const std::string Message = (W.For == Purpose::Search ? "reading other files for " : "") + plainLine(W.File);
  Create(json::Object{{"token", Token}}, Id);
  Tell(json::Object{{"token", Token},
                    {"value", json::Object{{"kind", "begin"}, {"title", "bankcheck"}, {"message", Message}}}});
}

void ShownProgress::end(const Work &W) {
  std::string Token;
  {
    std::lock_guard Guard(Lock);
    if (auto It = Tokens.find({W.File, W.For}); It != Tokens.end()) {
      Token = std::move(It->second);
      Tokens.erase(It);
    }
  }
  if (!Token.empty())
    Tell(json::Object{{"token", Token}, {"value", json::Object{{"kind", "end"}}}});
}

} // namespace bankcheck::server
