# bankcheck_check(TARGET [FAIL] [OPTIONS ...] [MERGE ...]) checks the .cu sources of a
# target when it is built: a step for each source, with the target's include
# directories, definitions and dialect, again when it or a header has changed, or the launches
# of its kernels in the others, which a step before finds, by calls in the target's C++
# sources too, and with CMAKE_EXPORT_COMPILE_COMMANDS in those of all targets; and a step
# that merges and prints their reports. With FAIL, findings stop the
# build there.
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
  set(dialect "$<$<BOOL:${standard}>:-std=c++${standard}>")
  set(folders "$<$<BOOL:${includes}>:-I$<JOIN:${includes},;-I>>")
  set(macros "$<$<BOOL:${definitions}>:-D$<JOIN:${definitions},;-D>>")
  set(paths "")
  set(callers "")
  foreach(source ${sources})
    get_filename_component(path ${source} ABSOLUTE BASE_DIR ${folder})
    if(source MATCHES "\\.cu$")
      list(APPEND paths ${path})
    elseif(source MATCHES "\\.(cpp|cc|cxx|C|c\\+\\+|CPP)$")
      list(APPEND callers ${path})
    endif()
  endforeach()
  if(NOT paths)
    message(FATAL_ERROR "bankcheck_check: '${target}' has no .cu source")
  endif()
  file(MAKE_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/bankcheck)
  # What the sources say of one another. A copy changes only if that does, so that not all of them are checked again.
  set(index ${CMAKE_CURRENT_BINARY_DIR}/bankcheck/${target}.index.json)
  set(others "")
  if(CMAKE_EXPORT_COMPILE_COMMANDS AND CMAKE_GENERATOR MATCHES "^(Ninja|Unix Makefiles)$")
    set(others --callers-in=${CMAKE_BINARY_DIR})
  endif()
  add_custom_command(OUTPUT ${index}.new
    COMMAND ${BANKCHECK} index --exit-zero -o ${index}.new --depfile=${index}.d ${others} ${paths}
        ${callers} --
        "${dialect}" "${folders}" "${macros}"
    DEPENDS ${paths} ${callers} DEPFILE ${index}.d COMMENT "bankcheck: launches of ${target}"
    COMMAND_EXPAND_LISTS VERBATIM)
  add_custom_command(OUTPUT ${index}
    COMMAND ${CMAKE_COMMAND} -E copy_if_different ${index}.new ${index}
    DEPENDS ${index}.new COMMENT "" VERBATIM)
  set(reports "")
  foreach(path ${paths})
    file(RELATIVE_PATH source ${folder} ${path})
    string(MAKE_C_IDENTIFIER ${source} name)
    set(report ${CMAKE_CURRENT_BINARY_DIR}/bankcheck/${target}-${name}.json)
    add_custom_command(OUTPUT ${report}
      COMMAND ${BANKCHECK} --exit-zero ${ARG_OPTIONS} --index=${index} --format=json -o ${report} --depfile=${report}.d
        ${path} -- "${dialect}" "${folders}" "${macros}"
      DEPENDS ${path} ${index} DEPFILE ${report}.d COMMENT "bankcheck ${source}"
      COMMAND_EXPAND_LISTS VERBATIM)
    list(APPEND reports ${report})
  endforeach()
  set(stamp ${CMAKE_CURRENT_BINARY_DIR}/bankcheck/${target}.stamp)
  add_custom_command(OUTPUT ${stamp}
    COMMAND ${BANKCHECK} merge ${level} ${ARG_MERGE} ${reports}
    COMMAND ${CMAKE_COMMAND} -E touch ${stamp}
    DEPENDS ${reports} COMMENT "bankcheck ${target}" VERBATIM)
  add_custom_target(${target}-bankcheck ALL DEPENDS ${stamp})
endfunction()
cmake_policy(POP)
