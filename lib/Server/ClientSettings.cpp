#include "Server/ClientSettings.h"
#include "Frontend/Architecture.h"

using namespace llvm;
using namespace bankcheck::frontend;

namespace bankcheck::server {

std::optional<ClientSettings> readClientSettings(const json::Value &Settings) {
  const json::Object *O = Settings.getAsObject();
  if (const json::Object *Ours = O ? O->getObject("bankcheck") : nullptr)
    O = Ours;
  if (!O)
    return std::nullopt;
  ClientSettings Read;
  auto TextsOf = [&](StringRef Name) {
    std::vector<StringRef> Texts;
    if (const json::Array *Values = O->getArray(Name))
      for (const json::Value &V : *Values)
        Texts.push_back(V.getAsString().value_or(""));
    return Texts;
  };
  for (StringRef Text : TextsOf("blocks"))
    if (!Read.Values.takeBlock(Text))
      Read.Mistakes.push_back("'" + Text.str() + "' is no block shape: write for example 32x8 or kernel=32x8");
  for (StringRef Text : TextsOf("values"))
    if (!Read.Values.takeValue(Text))
      Read.Mistakes.push_back("'" + Text.str() + "' is not of the form NAME=VALUE with an integer value");
  if (std::optional<StringRef> Arch = O->getString("arch"); Arch && !Arch->empty()) {
    if (isKnownArch(*Arch))
      Read.Values.Arch = Arch->str();
    else
      Read.Mistakes.push_back("'" + Arch->str() + "' is no architecture that is known: write for example sm_90");
  }
  return Read;
}

} // namespace bankcheck::server
