# bankcheck_library(NAME [CLANG|LLVM] DEPENDS A B ...) makes the static library
# bankcheck<NAME> from lib/<NAME>/*.cpp.
#
# The layering of lib/ is declared by these calls and nowhere else. A library
# sees the headers of those it names in DEPENDS (and of theirs), and
# test/layering.py fails for an #include that leaves this order.
function(bankcheck_library name)
  cmake_parse_arguments(ARG "CLANG;LLVM" "" "DEPENDS" ${ARGN})
  file(GLOB sources CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${name}/*.cpp)
  if(NOT sources) # headers only
    add_library(bankcheck${name} INTERFACE)
    target_include_directories(bankcheck${name} INTERFACE ${PROJECT_SOURCE_DIR}/lib)
    return()
  endif()
  add_library(bankcheck${name} STATIC ${sources})
  target_include_directories(bankcheck${name} PUBLIC ${PROJECT_SOURCE_DIR}/lib)
  target_compile_options(bankcheck${name} PRIVATE -Wall -Wextra -Wno-unused-parameter)
  foreach(dependency ${ARG_DEPENDS})
    target_link_libraries(bankcheck${name} PUBLIC bankcheck${dependency})
  endforeach()
  if(ARG_CLANG)
    target_link_libraries(bankcheck${name} PUBLIC bankcheck_clang)
    bankcheck_precompile(bankcheck${name} ${PROJECT_SOURCE_DIR}/cmake/clang-pch.h)
  elseif(ARG_LLVM)
    target_link_libraries(bankcheck${name} PUBLIC bankcheck_llvm)
    bankcheck_precompile(bankcheck${name} ${PROJECT_SOURCE_DIR}/cmake/llvm-pch.h)
  endif()
  set_property(GLOBAL APPEND PROPERTY BANKCHECK_LAYERS "${name}: ${ARG_DEPENDS}")
endfunction()

# One precompiled header for all targets of a kind: the first makes it, the
# others reuse it.
function(bankcheck_precompile target header)
  get_filename_component(kind ${header} NAME_WE)
  get_property(owner GLOBAL PROPERTY BANKCHECK_PCH_${kind})
  if(owner)
    target_precompile_headers(${target} REUSE_FROM ${owner})
  else()
    target_precompile_headers(${target} PRIVATE ${header})
    set_property(GLOBAL PROPERTY BANKCHECK_PCH_${kind} ${target})
  endif()
endfunction()
