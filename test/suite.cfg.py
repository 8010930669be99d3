# The tests are the .cu and .test files under test/ and cuda-samples/.
import glob
import os
import shutil

import lit.formats

config.name = "bankcheck"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".cu", ".ll", ".test"]
config.excludes = ["build", "lib", "docs", "bench", "unit", "data", "Inputs", "common", "tool", "editors", ".hw", "bank-probe", "measured"]
config.test_source_root = config.source_root
config.test_exec_root = os.path.join(config.binary_root, "test", "output")
config.environment["PATH"] = os.pathsep.join(
    [os.path.join(config.binary_root, "bin"), config.tools_dir, os.environ["PATH"]]
)
# What a machine happens to have must not change a test.
for variable in ("CUDA_PATH", "CUDA_HOME"):
    config.environment.pop(variable, None)
# An access that is lost ends the process; see lib/IR/Ledger.h.
config.environment["BANKCHECK_STRICT"] = "1"
for variable in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"):
    if variable in os.environ:
        config.environment[variable] = os.environ[variable]
if os.path.exists("/usr/local/cuda/include/cuda_runtime.h"):
    config.available_features.add("toolkit")
if os.path.exists("/usr/local/cuda/bin/nvcc"):
    config.available_features.add("nvcc")
    config.substitutions.append(("%nvcc", "/usr/local/cuda/bin/nvcc"))
if shutil.which("valgrind"):
    config.available_features.add("valgrind")
if shutil.which("pre-commit"):
    config.available_features.add("pre-commit")
# Not installed by ./dev: it takes a compiler, minutes and a certain Node.
if shutil.which("code-server"):
    config.available_features.add("code-server")
bazel = glob.glob(os.path.join(config.source_root, "test/clients/node_modules/@bazel/bazel-linux_x64/bazel-*")) or [shutil.which("bazel")]
if bazel[0]:
    config.available_features.add("bazel")
    config.substitutions.append(("%bazel", bazel[0]))
# Limits on time are for this build.
if os.path.basename(config.binary_root) == "release":
    config.available_features.add("optimised")
# ThreadSanitizer has no libFuzzer.
if os.path.exists(os.path.join(config.binary_root, "bin/fuzz-sources")):
    config.available_features.add("fuzz")
if os.path.basename(config.binary_root) in ("sanitize", "tsan"):
    config.available_features.add("sanitized")
config.substitutions.append(("%bundled", "bankcheck --cuda-path=none"))
config.substitutions.append(("%source_root", config.source_root))
config.substitutions.append(("%build", config.binary_root))
config.substitutions.append(("%cmake", config.cmake))
config.substitutions.append(("%python", "python3"))
# The module in the clang-tidy that it is made for, which parses the device's side.
config.substitutions.insert(0, ("%tidy_flags", "-x cuda --cuda-device-only --cuda-gpu-arch=sm_90 -nocudainc -nocudalib -Xclang -target-sdk-version=12.9"
                                " -isystem " + config.source_root + "/lib/Frontend/headers -include bankcheck_cuda.h"))
config.substitutions.append(("%tidy", "clang-tidy-22 --quiet -load " + config.binary_root + "/lib/bankcheck-tidy.so '-checks=-*,cuda-bank-conflict'"))
