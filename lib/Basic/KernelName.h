//===- KernelName.h - one spelling for a kernel's name -----------------------===//

#ifndef BANKCHECK_BASIC_KERNELNAME_H
#define BANKCHECK_BASIC_KERNELNAME_H

#include <string>

namespace bankcheck {

/// What clang and the profiler agree on of a demangled kernel: without return
/// type, parameters and spaces, with template arguments as plain numbers.
/// `void f<(int)3, (bool)1, (char)97>(float *)` and `f<3, true, 'a'>` become `f<3,1,97>`. The
/// name of an enumerator says no number: clang is to write `(Mode)2`, as the profiler does.
std::string kernelKey(const std::string &Name);

} // namespace bankcheck

#endif
