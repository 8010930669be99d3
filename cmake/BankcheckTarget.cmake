# bankcheck_check(TARGET [FAIL] [OPTIONS ...]) checks the .cu sources of a target
# when it is built: a step for each source, with the target's include directories,
# definitions and dialect. With FAIL, findings stop the build. OPTIONS go to
# bankcheck.
find_program(BANKCHECK bankcheck HINTS ${CMAKE_CURRENT_LIST_DIR}/../../../bin REQUIRED)

function(bankcheck_check target)
  cmake_parse_arguments(ARG "FAIL" "" "OPTIONS" ${ARGN})
  set(level --fail-on=never)
  if(ARG_FAIL)
    set(level "")
  endif()
  get_target_property(sources ${target} SOURCES)
  get_target_property(folder ${target} SOURCE_DIR)
  set(includes "$<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>")
  set(definitions "$<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>")
  set(standard "$<TARGET_PROPERTY:${target},CUDA_STANDARD>")
  set(stamps "")
  foreach(source ${sources})
    if(NOT source MATCHES "\\.cu$")
      continue()
    endif()
    get_filename_component(path ${source} ABSOLUTE BASE_DIR ${folder})
    file(RELATIVE_PATH name ${folder} ${path})
    string(MAKE_C_IDENTIFIER ${name} name)
    set(stamp ${CMAKE_CURRENT_BINARY_DIR}/bankcheck/${target}-${name}.stamp)
    add_custom_command(OUTPUT ${stamp}
      COMMAND ${BANKCHECK} ${level} ${ARG_OPTIONS} ${path} --
        "$<$<BOOL:${standard}>:-std=c++${standard}>"
        "$<$<BOOL:${includes}>:-I$<JOIN:${includes},;-I>>"
        "$<$<BOOL:${definitions}>:-D$<JOIN:${definitions},;-D>>"
      COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
      DEPENDS ${path} COMMENT "bankcheck ${source}"
      COMMAND_EXPAND_LISTS VERBATIM)
    list(APPEND stamps ${stamp})
  endforeach()
  file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/bankcheck)
  add_custom_target(${target}-bankcheck ALL DEPENDS ${stamps})
endfunction()
