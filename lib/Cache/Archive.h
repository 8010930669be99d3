//===- Archive.h - values as bytes, written and read by one list of members -------===//
//
// A type has one function `members`, found by its namespace, for both directions:
//
//   template <typename A, cache::Is<Location> T> void members(A &Archive, T &V) {
//     auto &[File, Line, Column] = V;
//     Archive(File, Line, Column);
//   }
//
// The compiler refuses the binding where a member is missing, so no field is forgotten. The bytes hold no types and no
// names: they are only read by the program that wrote them, which the key of an entry sees to (ProgramIdentity.h).
// A reader takes any bytes. What they cannot be makes it fail, and no value then means anything.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_CACHE_ARCHIVE_H
#define BANKCHECK_CACHE_ARCHIVE_H

#include "Cache/Bytes.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/JSON.h"
#include <algorithm>
#include <array>
#include <bit>
#include <concepts>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <vector>

namespace bankcheck::cache {

/// T, or const T where it is written.
template <typename V, typename T>
concept Is = std::same_as<std::remove_const_t<V>, T>;

namespace detail {
template <typename T> struct AnyContainer : std::false_type {};
template <typename T> struct AnyContainer<std::vector<T>> : std::true_type {};
template <typename T> struct AnyContainer<std::set<T>> : std::true_type {};
template <typename K, typename V> struct AnyContainer<std::map<K, V>> : std::true_type {};
template <typename T> struct IsArray : std::false_type {};
template <typename T, size_t N> struct IsArray<std::array<T, N>> : std::true_type {};
template <typename T> struct IsOptional : std::false_type {};
template <typename T> struct IsOptional<std::optional<T>> : std::true_type {};
template <typename T> struct IsPair : std::false_type {};
template <typename A, typename B> struct IsPair<std::pair<A, B>> : std::true_type {};
} // namespace detail

namespace detail {
/// Stands for a value of any type but T, of which a copy would be made.
template <typename T> struct Anything {
  template <typename V>
    requires(!std::same_as<V, T>)
  operator V() const;
};
template <typename T, typename... A> constexpr size_t memberCount() {
  if constexpr (requires { T{A{}..., Anything<T>{}}; })
    return memberCount<T, A..., Anything<T>>();
  else
    return sizeof...(A);
}
} // namespace detail

/// Of an aggregate; what it inherits from a class counts as one.
template <typename T> inline constexpr size_t MemberCount = detail::memberCount<T>();

template <typename T>
concept Scalar = std::is_integral_v<T> || std::is_enum_v<T>;

class ArchiveWriter {
public:
  static constexpr bool Reads = false;
  std::string Bytes;
  /// The number of each object that several values share. \see report::EditList
  std::map<const void *, uint64_t> Shared;
  /// Replace the line numbers and byte offsets that are written; null: written as they are. For keys that do not depend
  /// on where in a file something stands.
  std::function<uint64_t(const std::string &File, uint64_t Number)> LineOf, ByteOf;
  bool OnlyUtf8 = false; ///< Replaces what is not in texts, as JSON has them.
  uint64_t line(const std::string &File, uint64_t Line) const { return LineOf ? LineOf(File, Line) : Line; }
  uint64_t byte(const std::string &File, uint64_t Offset) const { return ByteOf ? ByteOf(File, Offset) : Offset; }

  template <typename... T> void operator()(const T &...Values) { (write(Values), ...); }
  /// Of the path what differs from the last one: in a sorted list few bytes do.
  void pathLikeLast(llvm::StringRef Path) {
    auto Mismatch = std::mismatch(Path.begin(), Path.end(), LastPath.begin(), LastPath.end());
    size_t Same = Mismatch.first - Path.begin();
    (*this)(Same, Path.drop_front(Same));
    LastPath = Path.str();
  }

private:
  std::string LastPath;

  void number(uint64_t V) {
    for (; V >= 0x80; V >>= 7)
      Bytes.push_back(char(V | 0x80));
    Bytes.push_back(char(V));
  }

  template <typename T> void write(const T &V) {
    if constexpr (Scalar<T>) {
      if constexpr (std::is_signed_v<T>)
        number((uint64_t(V) << 1) ^ (V < 0 ? ~uint64_t(0) : 0)); // small where it is near 0
      else
        number(uint64_t(V));
    } else if constexpr (std::is_same_v<T, double>) {
      number(std::bit_cast<uint64_t>(V));
    } else if constexpr (std::is_same_v<T, std::string> || std::is_same_v<T, llvm::StringRef> ||
                         std::is_same_v<T, cache::Bytes>) {
      llvm::StringRef Text = V;
      if (std::string Fixed; OnlyUtf8 && !llvm::json::isUTF8(Text))
        return write(Fixed = llvm::json::fixUTF8(Text));
      number(Text.size());
      Bytes.append(Text.data(), Text.size());
    } else if constexpr (detail::AnyContainer<T>::value) {
      number(V.size());
      for (const auto &Element : V)
        write(Element);
    } else if constexpr (detail::IsArray<T>::value) {
      for (const auto &Element : V)
        write(Element);
    } else if constexpr (detail::IsOptional<T>::value) {
      write(V.has_value());
      if (V)
        write(*V);
    } else if constexpr (detail::IsPair<T>::value) {
      write(V.first);
      write(V.second);
    } else {
      members(*this, V);
    }
  }
};

class ArchiveReader {
public:
  static constexpr bool Reads = true;
  explicit ArchiveReader(llvm::StringRef Bytes) : Rest(Bytes) {}
  /// A member of type Bytes is then a part of \p Whole, and else a copy.
  explicit ArchiveReader(const Bytes &Whole) : Whole(Whole), Rest(Whole) {}

  template <typename... T> void operator()(T &...Values) { (read(Values), ...); }
  void pathLikeLast(std::string &Path) {
    size_t Same = 0;
    std::string Rest;
    (*this)(Same, Rest);
    Failed |= Same > LastPath.size();
    Path = LastPath.substr(0, Failed ? 0 : Same) + Rest;
    LastPath = Path;
  }
  void fail() { Failed = true; }
  /// Whether all bytes were read, and all were as they can be.
  bool isWhole() const { return !Failed && Rest.empty(); }

  /// The objects read so far that several values share, by type and number.
  template <typename T> std::vector<std::shared_ptr<const void>> &sharedOf() {
    static const char Type = 0;
    return Shared[&Type];
  }

private:
  std::map<const char *, std::vector<std::shared_ptr<const void>>> Shared;
  std::optional<Bytes> Whole;
  llvm::StringRef Rest;
  std::string LastPath;
  bool Failed = false;

  uint64_t number() {
    uint64_t Result = 0;
    for (unsigned Shift = 0; Shift < 64 && !Rest.empty(); Shift += 7) {
      uint8_t Byte = Rest.front();
      Rest = Rest.drop_front();
      Result |= uint64_t(Byte & 0x7f) << Shift;
      if (!(Byte & 0x80))
        return Result;
    }
    Failed = true;
    return 0;
  }

  /// How many elements follow, each of at least one byte.
  uint64_t count() {
    uint64_t Count = number();
    if (Count > Rest.size())
      Failed = true;
    return Failed ? 0 : Count;
  }

  template <typename T> T scalar(uint64_t V) {
    if constexpr (std::is_signed_v<T>)
      return T(int64_t(V >> 1) ^ -int64_t(V & 1));
    else if constexpr (std::is_same_v<T, bool>)
      return V != 0;
    else
      return T(V);
  }

  template <typename T> void read(T &V) {
    if constexpr (Scalar<T>) {
      V = scalar<T>(number());
    } else if constexpr (std::is_same_v<T, double>) {
      V = std::bit_cast<double>(number());
    } else if constexpr (std::is_same_v<T, std::string>) {
      uint64_t Size = count();
      V = Rest.take_front(Size).str();
      Rest = Rest.drop_front(Size);
    } else if constexpr (std::is_same_v<T, Bytes>) {
      uint64_t Size = count();
      llvm::StringRef Part = Rest.take_front(Size);
      V = Whole ? Whole->part(Part) : Bytes(Part.str());
      Rest = Rest.drop_front(Size);
    } else if constexpr (detail::AnyContainer<T>::value) {
      V.clear();
      for (uint64_t Left = count(); Left && !Failed; --Left)
        readElement(V);
    } else if constexpr (detail::IsArray<T>::value) {
      for (auto &Element : V)
        read(Element);
    } else if constexpr (detail::IsOptional<T>::value) {
      bool IsThere = false;
      read(IsThere);
      V.reset();
      if (IsThere && !Failed)
        read(V.emplace());
    } else if constexpr (detail::IsPair<T>::value) {
      read(V.first);
      read(V.second);
    } else {
      members(*this, V);
    }
  }

  template <typename T> void readElement(std::vector<T> &V) { read(V.emplace_back()); }
  template <typename T> void readElement(std::set<T> &V) {
    T Element{};
    read(Element);
    V.insert(V.end(), std::move(Element));
  }
  template <typename K, typename T> void readElement(std::map<K, T> &V) {
    std::pair<K, T> Element;
    read(Element);
    V.insert(V.end(), std::move(Element));
  }
};

template <typename... T> std::string archived(const T &...Values) {
  ArchiveWriter Writer;
  Writer(Values...);
  return std::move(Writer.Bytes);
}

/// Nothing if \p From, a StringRef or Bytes, are not those of a T.
template <typename T, typename B> std::optional<T> unarchived(const B &From) {
  std::optional<T> Result(std::in_place);
  ArchiveReader Reader(From);
  Reader(*Result);
  return Reader.isWhole() ? std::move(Result) : std::nullopt;
}

} // namespace bankcheck::cache

#endif
