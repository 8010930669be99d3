# `cpack` in the build folder: a .deb and a .tar.gz of what is installed. LLVM's
# shared libraries are not in them, but named as dependencies.
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_VENDOR "bankcheck")
set(CPACK_PACKAGE_CONTACT "bankcheck maintainers")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "finds shared-memory bank conflicts in CUDA source")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
include(CPack)
