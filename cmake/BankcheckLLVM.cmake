# LLVM and Clang 22.1. "22" would mean 22.0 exactly, which Debian does not have.
find_package(LLVM 22.1 REQUIRED CONFIG HINTS /usr/lib/llvm-22)
find_package(Clang REQUIRED CONFIG HINTS ${LLVM_LIBRARY_DIR}/cmake/clang)

separate_arguments(BANKCHECK_LLVM_DEFINITIONS UNIX_COMMAND "${LLVM_DEFINITIONS}")
add_library(bankcheck_llvm INTERFACE)
target_include_directories(bankcheck_llvm SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS} ${CLANG_INCLUDE_DIRS})
target_compile_definitions(bankcheck_llvm INTERFACE ${BANKCHECK_LLVM_DEFINITIONS})
target_link_libraries(bankcheck_llvm INTERFACE LLVM)
add_library(bankcheck_clang INTERFACE)
target_link_libraries(bankcheck_clang INTERFACE bankcheck_llvm clang-cpp)

# Clang's own headers (stdint.h, the CUDA wrappers, ...): copied beside our
# binary, since a tool that is not installed next to clang cannot find them.
set(BANKCHECK_RESOURCE_DIR ${LLVM_LIBRARY_DIR}/clang/22)
if(NOT EXISTS ${BANKCHECK_RESOURCE_DIR}/include/stddef.h)
  message(FATAL_ERROR "clang's resource headers are not at ${BANKCHECK_RESOURCE_DIR}")
endif()
