# A third of the time of a file with many kernels goes into the C library's malloc, which
# is slow in threads: tcmalloc takes its place where it is installed, linked statically,
# so that users need nothing. The sanitizers have their own.
option(BANKCHECK_TCMALLOC "link the program with tcmalloc, if that is installed" ON)

function(bankcheck_use_malloc target)
  find_library(BANKCHECK_TCMALLOC_LIBRARY libtcmalloc_minimal.a)
  if(BANKCHECK_TCMALLOC AND BANKCHECK_TCMALLOC_LIBRARY AND NOT CMAKE_CXX_FLAGS_RELWITHDEBINFO MATCHES "sanitize")
    target_link_libraries(${target} PRIVATE ${BANKCHECK_TCMALLOC_LIBRARY})
    get_target_property(is_whole ${target} BANKCHECK_WHOLE)
    # fork needs the member of libc.a that has a malloc, too: the first definition is taken.
    if(BANKCHECK_STATIC OR is_whole)
      target_link_options(${target} PRIVATE -Wl,-z,muldefs)
    endif()
    # Its licence asks for this where the program goes.
    install(FILES /usr/share/doc/libgoogle-perftools-dev/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR}
      RENAME copyright.tcmalloc OPTIONAL)
  endif()
endfunction()
