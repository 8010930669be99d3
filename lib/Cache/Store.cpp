#include "Cache/Store.h"
#include "Cache/Archive.h"
#include "Cache/Eviction.h"
#include "Limits/Limits.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;

namespace bankcheck::cache {
namespace {

constexpr StringLiteral Magic = "bkcache1";

std::string fileOf(EntryKind Kind, const Key &K) { return K.hex() + "." + nameOf(Kind).str(); }

struct Checksum {
  uint64_t Low, High;
  explicit Checksum(StringRef Bytes) {
    XXH128_hash_t Hash = xxh3_128bits(arrayRefFromStringRef(Bytes));
    Low = Hash.low64;
    High = Hash.high64;
  }
};

/// All that stands in front of the payload.
std::string headerOf(StringRef Name, StringRef Payload) {
  Checksum OfName(Name), OfPayload(Payload);
  std::string Header = Magic.str();
  for (uint64_t Word : {OfName.Low, OfName.High, OfPayload.Low, OfPayload.High, uint64_t(Payload.size())})
    Header.append(reinterpret_cast<const char *>(&Word), sizeof Word);
  return Header;
}

} // namespace

StringRef nameOf(EntryKind Kind) {
  switch (Kind) {
  case EntryKind::Reads:
    return "reads";
  case EntryKind::Program:
    return "program";
  case EntryKind::Result:
    return "result";
  case EntryKind::Prelude:
    return "prelude";
  case EntryKind::Preamble:
    return "preamble";
  case EntryKind::Kernels:
    return "kernels";
  }
}

std::optional<Bytes> Store::load(EntryKind Kind, const Key &K) const {
  std::string Name = fileOf(Kind, K);
  std::optional<Bytes> Read = Where.read(Name);
  if (!Read)
    return std::nullopt;
  static const size_t HeaderSize = headerOf("", "").size();
  StringRef Whole = *Read, Payload = Whole.drop_front(std::min(HeaderSize, Whole.size()));
  if (!Whole.starts_with(headerOf(Name, Payload))) {
    Where.remove(Name);
    return std::nullopt;
  }
  return Read->part(Payload);
}

void Store::save(EntryKind Kind, const Key &K, std::string Payload) const {
  std::string Name = fileOf(Kind, K);
  if (Payload.size() > limits::CachedBytes / 2)
    return;
  std::string Header = headerOf(Name, Payload);
  // Looking through the folder takes a while: one entry in sixteen does it, and each large one.
  bool MakesRoom = K.bytes()[0] < 16 || Payload.size() > (1 << 20);
  if (Where.write(Name, {std::move(Header), std::move(Payload)}) && MakesRoom)
    evict(Where, MostBytes);
}

bool Store::claim(EntryKind Kind, const Key &K) const {
  constexpr time_t MostSeconds = 60;
  return Where.claim(fileOf(Kind, K), MostSeconds);
}

void Store::release(EntryKind Kind, const Key &K) const { Where.release(fileOf(Kind, K)); }

StoreSize Store::size() const {
  StoreSize Result;
  Result.MostBytes = MostBytes;
  for (const Folder::File &File : Where.files()) {
    Result.Bytes += File.Bytes;
    Result.Results += StringRef(File.Name).ends_with(".result");
    Result.Kernels += StringRef(File.Name).ends_with(".kernels");
    Result.Preambles += StringRef(File.Name).ends_with(".preamble") && !File.isTemporary();
    Result.Preludes += StringRef(File.Name).ends_with(".prelude") && !File.isTemporary();
  }
  return Result;
}

void Store::clear() const {
  for (const Folder::File &File : Where.files())
    Where.remove(File.Name);
}

} // namespace bankcheck::cache
