#include "Server/Messages.h"
#include "Input/Nesting.h"
#include "Limits/Limits.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::server {
namespace {

constexpr int ParseError = -32700, InvalidRequest = -32600; // JSON-RPC's numbers

std::string invalid(int Code, StringRef Message, json::Value Id = nullptr) {
  std::string Text;
  raw_string_ostream(Text) << json::Value(json::Object{{"jsonrpc", "2.0"},
                                                       {"id", std::move(Id)},
                                                       {"method", InvalidMessage},
                                                       {"params", json::Object{{"code", Code}, {"message", Message}}}});
  return Text;
}

/// To the line's end; false at the input's end. What is too long is cut.
bool readLine(std::FILE *In, std::string &Line) {
  Line.clear();
  for (int C; (C = std::fgetc(In)) != EOF;) {
    if (C == '\n')
      return true;
    if (Line.size() < limits::MessageHeaderBytes)
      Line += char(C);
  }
  return false;
}

} // namespace

std::string checkedMessage(std::string Json, bool &WasShutDown) {
  if (isJsonTooDeep(Json))
    return invalid(ParseError, "too many levels of brackets");
  Expected<json::Value> Value = json::parse(Json);
  if (!Value)
    return invalid(ParseError, toString(Value.takeError()));
  const json::Object *O = Value->getAsObject();
  if (!O)
    return invalid(InvalidRequest, "a message is an object");
  const json::Value *Id = O->get("id"), *Method = O->get("method");
  bool IsReply = !Method && Id && (O->get("result") || O->get("error"));
  if (O->getString("jsonrpc") != "2.0" || (!IsReply && (!Method || !Method->getAsString())) ||
      (Id && !Id->getAsString() && !Id->getAsNumber() && !Id->getAsNull()))
    return invalid(InvalidRequest, "no request of JSON-RPC 2.0",
                   Id && (Id->getAsString() || Id->getAsNumber()) ? *Id : json::Value(nullptr));
  if (!Id || IsReply)
    return Json;
  if (WasShutDown)
    return invalid(InvalidRequest, "the server is shut down", *Id);
  WasShutDown = Method->getAsString() == "shutdown";
  return Json;
}

CheckedInput::CheckedInput(std::FILE *In, lsp::JSONStreamStyle Style)
    : JSONTransportInput(Style), In(In), Delimited(In, Style) {}

LogicalResult CheckedInput::readDelimitedMessage(std::string &Json) {
  if (failed(Delimited.readDelimitedMessage(Json)))
    return failure();
  Json = checkedMessage(std::move(Json), WasShutDown);
  return success();
}

LogicalResult CheckedInput::readStandardMessage(std::string &Json) {
  std::optional<uint64_t> Length;
  std::string Line;
  bool HasHeader = false, IsWrong = false;
  for (;;) {
    if (!readLine(In, Line))
      return failure();
    StringRef Header = StringRef(Line).rtrim("\r");
    if (Header.empty()) {
      if (!HasHeader)
        continue; // an empty line between messages
      break;
    }
    HasHeader = true;
    auto [Name, Value] = Header.split(':');
    uint64_t Bytes = 0;
    if (!Name.trim().equals_insensitive("content-length"))
      continue;
    if (Value.trim().getAsInteger(10, Bytes) || !Bytes || Bytes > limits::MessageBytes)
      IsWrong = true;
    else
      Length = Bytes;
  }
  if (!Length || IsWrong) {
    // Where the message ends is not known: the next header is looked for.
    Json = invalid(ParseError,
                   IsWrong ? "'Content-Length' is no length that is read" : "no 'Content-Length' in the header");
    return success();
  }
  // Not all at once: the client may have said more than it sends.
  constexpr uint64_t Chunk = 1 << 20;
  Json.clear();
  while (Json.size() < *Length) {
    size_t SizeBefore = Json.size(), Wanted = std::min(Chunk, *Length - SizeBefore);
    Json.resize(SizeBefore + Wanted);
    size_t Read = std::fread(Json.data() + SizeBefore, 1, Wanted, In);
    Json.resize(SizeBefore + Read);
    if (!Read)
      return failure();
  }
  Json = checkedMessage(std::move(Json), WasShutDown);
  return success();
}

} // namespace bankcheck::server
