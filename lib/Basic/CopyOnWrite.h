//===- CopyOnWrite.h - a value that copies share until one is written ------===//

#ifndef BANKCHECK_BASIC_COPYONWRITE_H
#define BANKCHECK_BASIC_COPYONWRITE_H

#include <array>
#include <compare>
#include <memory>
#include <utility>

namespace bankcheck {

/// Copying takes as long as copying a pointer; the value is copied when a copy that shares it is written. Not for
/// several threads at a time.
template <typename T> class CopyOnWrite {
public:
  CopyOnWrite() : Value(std::make_shared<T>()) {}

  const T &operator*() const { return *Value; }
  const T *operator->() const { return Value.get(); }
  T &toWrite() {
    if (Value.use_count() > 1)
      Value = std::make_shared<T>(*Value);
    return *Value;
  }

  /// \p N copies that share the value.
  template <size_t N> std::array<CopyOnWrite, N> times() const {
    return [&]<size_t... I>(std::index_sequence<I...>) {
      return std::array<CopyOnWrite, N>{((void)I, *this)...};
    }(std::make_index_sequence<N>());
  }

  /// Whether both are the same because they share the value; if not, they may be the same nevertheless.
  bool sharesWith(const CopyOnWrite &Other) const { return Value == Other.Value; }

  bool operator==(const CopyOnWrite &Other) const { return sharesWith(Other) || *Value == *Other.Value; }
  std::strong_ordering operator<=>(const CopyOnWrite &Other) const {
    return sharesWith(Other) ? std::strong_ordering::equal : *Value <=> *Other.Value;
  }

private:
  std::shared_ptr<T> Value;
};

} // namespace bankcheck

#endif
