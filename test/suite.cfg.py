# The tests are the .cu and .test files under test/ and cuda-samples/.
import os
import sys

import lit.formats

sys.path.insert(0, os.path.join(config.source_root, "test"))
import features

config.name = "bankcheck"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = []  # not the files that a user has beside the README: only those of the folders that set them
config.excludes = ["build", "lib", "docs", "bench", "unit", "data", "Inputs", "common", "tool", "editors", ".hw",
                   "bank-probe", "fragment-probe", "measured"]
config.test_source_root = config.source_root
config.test_exec_root = os.path.join(config.binary_root, "test", "output")
# Changes keep the layout that a test's file has: the style of this repository is around them.
os.makedirs(config.test_exec_root, exist_ok=True)
with open(os.path.join(config.test_exec_root, ".clang-format"), "w") as style:
    style.write("DisableFormat: true\n")
# The night tries the shared program, and the static build that of a release: the objects are the same.
programs = [os.path.join(config.binary_root, "bin")]
if os.environ.get("BANKCHECK_THOROUGH") != "1":
    programs.insert(0, os.path.join(config.binary_root, "whole/bin"))
config.environment["PATH"] = os.pathsep.join([*programs, config.tools_dir, os.environ["PATH"]])
# What a machine happens to have must not change a test.
for variable in ("CUDA_PATH", "CUDA_HOME"):
    config.environment.pop(variable, None)
# Each test does its work itself; those of the cache have one of their own.
config.environment["BANKCHECK_NO_CACHE"] = "1"
# An access that is lost ends the process; see lib/IR/Ledger.h.
config.environment["BANKCHECK_STRICT"] = "1"
for variable in ("ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS"):
    if variable in os.environ:
        config.environment[variable] = os.environ[variable]
machine = features.of_machine(config.source_root)
config.available_features |= {name for name, feature in machine.items() if feature.found}
config.available_features |= {name for name, found in features.of_build(config.binary_root).items() if found}
absent = {name: feature for name, feature in machine.items() if not feature.found}
if absent:
    lit_config.note("not here, so tests or their parts are left out: " +
                    ", ".join(f"{name} ({feature.where})" for name, feature in sorted(absent.items())))
lost = sorted(name for name, feature in absent.items() if feature.ci)
if lost and os.environ.get("CI") == "true":
    lit_config.fatal("CI must not leave out what ./dev installs: " + ", ".join(lost))
config.substitutions.append(("%nvcc", "/usr/local/cuda/bin/nvcc"))
config.substitutions.append(("%bazel_root", features.bazel_root(config.source_root)))
config.substitutions.append(("%bazel", features.bazel(config.source_root) or "bazel"))
# Most tests look at each access, and at all that is said of it.
config.substitutions.append(("%bundled", "bankcheck --cuda-path=none --format=plain --each"))
config.substitutions.append(("%people", "bankcheck --cuda-path=none"))
config.substitutions.append(("%source_root", config.source_root))
config.substitutions.append(("%tools", config.tools_dir))
config.substitutions.append(("%build", config.binary_root))
config.substitutions.append(("%cmake", config.cmake))
config.substitutions.append(("%python", "python3"))
# The module in the clang-tidy that it is made for, which parses the device's side.
config.substitutions.insert(
    0, ("%tidy_flags",
        "-x cuda --cuda-device-only --cuda-gpu-arch=sm_90 -nocudainc -nocudalib -Xclang -target-sdk-version=12.9"
        " -isystem " + config.source_root + "/lib/Frontend/headers -include bankcheck_cuda.h"))
config.substitutions.append(
    ("%tidy",
     "clang-tidy-22 --quiet -load " + config.binary_root + "/lib/bankcheck-tidy.so '-checks=-*,cuda-bank-conflict'"))
