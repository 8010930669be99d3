# bankcheck_pages(OUTPUT FILE...) writes a C++ file with a string page_<kind> for
# each docs/kinds/bankcheck-<kind>.md: the program prints the page that people
# read, and there is no second text to keep right.
function(bankcheck_pages output)
  set(code "")
  foreach(page ${ARGN})
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${page})
    get_filename_component(name ${page} NAME_WE)
    string(REGEX REPLACE "^bankcheck-" "" name ${name})
    string(REPLACE "-" "_" name ${name})
    file(READ ${page} text)
    string(APPEND code "static constexpr char page_${name}[] = R\"page(${text})page\";\n")
  endforeach()
  file(CONFIGURE OUTPUT ${output} CONTENT "@code@" @ONLY)
endfunction()
