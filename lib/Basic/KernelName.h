//===- KernelName.h - one spelling for a kernel's name -----------------------===//

#ifndef BANKCHECK_BASIC_KERNELNAME_H
#define BANKCHECK_BASIC_KERNELNAME_H

#include <string>

namespace bankcheck {

/// What clang and the profiler agree on of a demangled kernel: without return
/// type, parameters, casts of template arguments and spaces.
/// `void f<(int)3, (bool)1>(float *)` and `f<3, true>` become `f<3,1>`.
std::string kernelKey(const std::string &Name);

} // namespace bankcheck

#endif
