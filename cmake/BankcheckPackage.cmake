# `cpack` in the build folder makes packages of what is installed. Those of the static build need
# nothing. For the others LLVM's shared libraries are not in the packages, but named as dependencies.
if(BANKCHECK_STATIC)
  set(CPACK_GENERATOR DEB RPM)
  set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
  set(CPACK_RPM_COMPRESSION_TYPE xz)
  if(CMAKE_CROSSCOMPILING) # otherwise this system's
    set(CPACK_DEBIAN_PACKAGE_ARCHITECTURE arm64)
    set(CPACK_RPM_PACKAGE_ARCHITECTURE aarch64)
  endif()
  # The licences of what is linked in ask for this.
  foreach(package llvm-22-dev libclang-22-dev libc6-dev libstdc++-12-dev zlib1g-dev libzstd-dev)
    install(FILES /usr/share/doc/${package}/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright.${package})
  endforeach()
else()
  set(CPACK_GENERATOR DEB TGZ)
endif()
set(CPACK_PACKAGE_VENDOR "bankcheck")
set(CPACK_PACKAGE_CONTACT "bankcheck maintainers")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "finds shared-memory bank conflicts in CUDA source")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
set(CPACK_RPM_PACKAGE_LICENSE MIT)
set(CPACK_RPM_PACKAGE_GROUP Development/Tools)
set(CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION /usr/share/man /usr/share/man/man1 /usr/share/zsh
  /usr/share/zsh/site-functions /usr/share/fish /usr/share/fish/vendor_completions.d /usr/share/bash-completion
  /usr/share/bash-completion/completions)
# The same bytes from the same files: the time is SOURCE_DATE_EPOCH, and no host is named.
set(CPACK_RPM_SPEC_MORE_DEFINE "%define _buildhost bankcheck
%define use_source_date_epoch_as_buildtime 1
%define clamp_mtime_to_source_date_epoch 1
%define _build_id_links none
%define __os_install_post %{nil}")
include(CPack)
