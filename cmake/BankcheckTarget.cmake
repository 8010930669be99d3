# bankcheck_check(TARGET [FAIL] [OPTIONS ...] [MERGE ...]) checks the .cu sources of a
# target when it is built: a step for each source, with the target's include
# directories, definitions and dialect, again when it or a header has changed; and a
# step that merges and prints their reports. With FAIL, findings stop the build there.
# OPTIONS go to the steps of the sources, MERGE (--format=sarif -o FILE) to the last.
cmake_policy(PUSH)
cmake_policy(SET CMP0116 NEW) # ninja takes the DEPFILE as it is
find_program(BANKCHECK bankcheck HINTS ${CMAKE_CURRENT_LIST_DIR}/../../../bin REQUIRED)

function(bankcheck_check target)
  cmake_parse_arguments(ARG "FAIL" "" "OPTIONS;MERGE" ${ARGN})
  set(level --exit-zero)
  if(ARG_FAIL)
    set(level "")
  endif()
  get_target_property(sources ${target} SOURCES)
  get_target_property(folder ${target} SOURCE_DIR)
  set(includes "$<TARGET_PROPERTY:${target},INCLUDE_DIRECTORIES>")
  set(definitions "$<TARGET_PROPERTY:${target},COMPILE_DEFINITIONS>")
  set(standard "$<TARGET_PROPERTY:${target},CUDA_STANDARD>")
  set(reports "")
  foreach(source ${sources})
    if(NOT source MATCHES "\\.cu$")
      continue()
    endif()
    get_filename_component(path ${source} ABSOLUTE BASE_DIR ${folder})
    file(RELATIVE_PATH name ${folder} ${path})
    string(MAKE_C_IDENTIFIER ${name} name)
    set(report ${CMAKE_CURRENT_BINARY_DIR}/bankcheck/${target}-${name}.json)
    add_custom_command(OUTPUT ${report}
      COMMAND ${BANKCHECK} --exit-zero ${ARG_OPTIONS} --format=json -o ${report} --depfile=${report}.d ${path} --
        "$<$<BOOL:${standard}>:-std=c++${standard}>"
        "$<$<BOOL:${includes}>:-I$<JOIN:${includes},;-I>>"
        "$<$<BOOL:${definitions}>:-D$<JOIN:${definitions},;-D>>"
      DEPENDS ${path} DEPFILE ${report}.d COMMENT "bankcheck ${source}"
      COMMAND_EXPAND_LISTS VERBATIM)
    list(APPEND reports ${report})
  endforeach()
  if(NOT reports)
    message(FATAL_ERROR "bankcheck_check: '${target}' has no .cu source")
  endif()
  file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/bankcheck)
  set(stamp ${CMAKE_CURRENT_BINARY_DIR}/bankcheck/${target}.stamp)
  add_custom_command(OUTPUT ${stamp}
    COMMAND ${BANKCHECK} merge ${level} ${ARG_MERGE} ${reports}
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    DEPENDS ${reports} COMMENT "bankcheck ${target}" VERBATIM)
  add_custom_target(${target}-bankcheck ALL DEPENDS ${stamp})
endfunction()
cmake_policy(POP)
