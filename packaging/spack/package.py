from spack.package import *


class Bankcheck(Package):
    """Finds shared-memory bank conflicts in CUDA source code."""

    homepage = "URL-OF-THIS-REPOSITORY"
    url = "URL-OF-THIS-REPOSITORY/releases/download/v0.2.0/bankcheck-0.2.0-linux-x86_64.tar.xz"
    license("MIT")

    version("0.2.0", sha256="SHA256-OF-THE-ARCHIVE")

    requires("platform=linux target=x86_64:")

    def install(self, spec, prefix):
        for folder in ("bin", "lib", "share"):
            install_tree(folder, join_path(prefix, folder))
