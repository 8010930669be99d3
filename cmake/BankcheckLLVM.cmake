# LLVM and Clang 22.1. "22" would mean 22.0 exactly, which Debian does not have.
find_package(LLVM 22.1 REQUIRED CONFIG HINTS /usr/lib/llvm-22)
find_package(Clang REQUIRED CONFIG HINTS ${LLVM_LIBRARY_DIR}/cmake/clang)
if(CMAKE_CROSSCOMPILING) # found by what this system says of the same release; the files are the other's
  list(TRANSFORM LLVM_LIBRARY_DIR PREPEND ${CMAKE_SYSROOT})
  list(TRANSFORM LLVM_INCLUDE_DIRS PREPEND ${CMAKE_SYSROOT})
  list(TRANSFORM CLANG_INCLUDE_DIRS PREPEND ${CMAKE_SYSROOT})
endif()

separate_arguments(BANKCHECK_LLVM_DEFINITIONS UNIX_COMMAND "${LLVM_DEFINITIONS}")
add_library(bankcheck_llvm INTERFACE)
target_include_directories(bankcheck_llvm SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS} ${CLANG_INCLUDE_DIRS})
target_compile_definitions(bankcheck_llvm INTERFACE ${BANKCHECK_LLVM_DEFINITIONS})
add_library(bankcheck_clang INTERFACE)
target_link_libraries(bankcheck_clang INTERFACE bankcheck_llvm)

# Debian's LLVM and Clang are archives, too. The linker takes what is used from all of them, so that
# no list here has to follow their dependencies.
option(BANKCHECK_STATIC "a program that needs no shared library and runs on any Linux" OFF)
define_property(TARGET PROPERTY BANKCHECK_WHOLE BRIEF_DOCS "whether a program needs no shared library")
file(GLOB archives ${LLVM_LIBRARY_DIR}/libclang*.a ${LLVM_LIBRARY_DIR}/libLLVM*.a)
set(whole_options -static -fuse-ld=lld-22 -Wl,--gc-sections -Wl,-s)
foreach(name z zstd)
  find_library(BANKCHECK_LIB${name} lib${name}.a)
  if(BANKCHECK_STATIC AND NOT BANKCHECK_LIB${name})
    message(FATAL_ERROR "lib${name}.a was not found")
  endif()
  list(APPEND archives ${BANKCHECK_LIB${name}})
endforeach()
if(BANKCHECK_STATIC)
  target_link_libraries(bankcheck_llvm INTERFACE -Wl,--start-group ${archives} -Wl,--end-group)
  # The same bytes wherever it is built: assertions name their file.
  add_compile_options(-ffile-prefix-map=${PROJECT_SOURCE_DIR}/=)
  target_link_options(bankcheck_llvm INTERFACE ${whole_options})
else()
  # What the tests start by the thousand is linked so, too: it starts in a third of the time.
  set(is_whole $<BOOL:$<TARGET_PROPERTY:BANKCHECK_WHOLE>>)
  target_link_libraries(bankcheck_llvm INTERFACE $<IF:${is_whole},bankcheck_archives,LLVM>)
  target_link_libraries(bankcheck_clang INTERFACE $<$<NOT:${is_whole}>:clang-cpp>)
  add_library(bankcheck_archives INTERFACE)
  target_link_libraries(bankcheck_archives INTERFACE -Wl,--start-group ${archives} -Wl,--end-group)
  target_link_options(bankcheck_archives INTERFACE ${whole_options})
  find_program(BANKCHECK_LLD ld.lld-22)
  if(CMAKE_BUILD_TYPE STREQUAL Release AND BANKCHECK_LLD AND BANKCHECK_LIBz AND BANKCHECK_LIBzstd)
    set(BANKCHECK_CAN_BE_WHOLE ON)
  endif()
endif()

# Clang's own headers (stdint.h, the CUDA wrappers, ...): copied beside our
# binary, since a tool that is not installed next to clang cannot find them.
set(BANKCHECK_RESOURCE_DIR ${LLVM_LIBRARY_DIR}/clang/22)
if(NOT EXISTS ${BANKCHECK_RESOURCE_DIR}/include/stddef.h)
  message(FATAL_ERROR "clang's resource headers are not at ${BANKCHECK_RESOURCE_DIR}")
endif()
