# cmake -DSOURCE=... -DOUTPUT=... -P WriteCommit.cmake: a header with the commit that is checked out.
# It is written only when the commit has changed. Without git, as in an archive of the source, it is unknown.
execute_process(COMMAND git -C ${SOURCE} describe --always --dirty=-changed --abbrev=12 --exclude=*
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
if(NOT commit)
  set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${OUTPUT} CONTENT "#define BANKCHECK_COMMIT \"${commit}\"\n" @ONLY)
