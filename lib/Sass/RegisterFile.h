//===- RegisterFile.h - registers that copies share until they are written ---===//
//
// A run keeps a copy of all registers for each way that leads to a branch. They are 256 of 132 bytes, and few differ
// between two ways: copies share pages of them, which are copied when one of them is written.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_SASS_REGISTERFILE_H
#define BANKCHECK_SASS_REGISTERFILE_H

#include "Basic/CopyOnWrite.h"
#include "Sass/LaneValues.h"
#include <array>

namespace bankcheck::sass {

/// 256 registers, none of them known at first. Not for several threads at a time.
class RegisterFile {
public:
  static constexpr unsigned PageSize = 8, PageCount = 256 / PageSize;
  using Page = std::array<LaneValues, PageSize>;

  const LaneValues &operator[](unsigned Number) const { return (*Pages[Number / PageSize])[Number % PageSize]; }
  LaneValues &toWrite(unsigned Number) { return Pages[Number / PageSize].toWrite()[Number % PageSize]; }

  const Page &page(unsigned Number) const { return *Pages[Number]; }
  /// Whether all registers of the page are the same because both share it; if not, they may be the same nevertheless.
  bool sharesPage(unsigned Number, const RegisterFile &Other) const {
    return Pages[Number].sharesWith(Other.Pages[Number]);
  }

private:
  std::array<CopyOnWrite<Page>, PageCount> Pages = CopyOnWrite<Page>().times<PageCount>();
};

} // namespace bankcheck::sass

#endif
