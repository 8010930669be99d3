# bankcheck_library(NAME [CLANG|LLVM] [PRECOMPILED KIND] DEPENDS A B ...) makes the static library
# bankcheck<NAME> from lib/<NAME>/*.cpp. With KIND its files begin with cmake/KIND-pch.h, precompiled;
# without one, with Clang's or LLVM's headers alone.
#
# The layering of lib/ is declared by these calls and nowhere else. A library
# sees the headers of those it names in DEPENDS (and of theirs), and
# test/layering.py fails for an #include that leaves this order.
function(bankcheck_library name)
  set(kind)
  cmake_parse_arguments(ARG "CLANG;LLVM" "PRECOMPILED" "DEPENDS" ${ARGN})
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
    set(kind clang)
  elseif(ARG_LLVM)
    target_link_libraries(bankcheck${name} PUBLIC bankcheck_llvm)
    set(kind llvm)
  endif()
  if(ARG_PRECOMPILED)
    set(kind ${ARG_PRECOMPILED})
  endif()
  if(kind)
    bankcheck_precompile(bankcheck${name} ${kind})
  endif()
  set_property(GLOBAL APPEND PROPERTY BANKCHECK_LAYERS "${name}: ${ARG_DEPENDS}")
endfunction()

# One precompiled header for all targets of a kind: the first makes it, the
# others reuse it.
function(bankcheck_precompile target kind)
  get_property(owner GLOBAL PROPERTY BANKCHECK_PCH_${kind})
  if(owner)
    target_precompile_headers(${target} REUSE_FROM ${owner})
  else()
    target_precompile_headers(${target} PRIVATE ${PROJECT_SOURCE_DIR}/cmake/${kind}-pch.h)
    set_property(GLOBAL PROPERTY BANKCHECK_PCH_${kind} ${target})
  endif()
endfunction()
