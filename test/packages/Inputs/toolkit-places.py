"""toolkit-places.py ROOT: which toolkit the program in ROOT names, while one after the other is put there."""
import pathlib
import subprocess
import sys

root = pathlib.Path(sys.argv[1])


def put(*files):
    for file in files:
        path = root / file.lstrip("/")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()


def toolkit(folder):
    put(f"{folder}/include/cuda_runtime.h", f"{folder}/bin/nvcc", f"{folder}/nvvm/libdevice/libdevice.10.bc")
    (root / folder.lstrip("/") / "bin/nvcc").chmod(0o755)


def show(**variables):
    out = subprocess.run(["/usr/sbin/chroot", root, "/bin/bankcheck", "--version"], env=variables, check=True,
                         stdout=subprocess.PIPE, text=True).stdout
    print(next(line for line in out.splitlines() if line.startswith("CUDA toolkit: ")).removeprefix("CUDA toolkit: "))


show()
for folder in ("/usr/local/cuda-11.8", "/usr/local/cuda-12.4", "/opt/cuda"):
    toolkit(folder)
    show()
# Debian's layout.
put("/usr/include/cuda_runtime.h", "/usr/lib/cuda/include/cuda.h", "/usr/lib/cuda/bin/nvcc",
    "/usr/lib/cuda/nvvm/libdevice/libdevice.10.bc")
show()
toolkit("/tools")
show(PATH="/tools/bin")
for folder in ("/usr/local/cuda", "/home/cuda", "/ci/cuda"):
    toolkit(folder)
show(PATH="/tools/bin")
show(CUDA_HOME="/home/cuda")
show(CUDA_PATH="/ci/cuda", CUDA_HOME="/home/cuda")
# The runtime alone, without a compiler, is none.
put("/runtime/include/cuda_runtime.h")
show(CUDA_PATH="/runtime", CUDA_HOME="/ci/cuda")
