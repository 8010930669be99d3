"""Fails if an #include leaves the order that lib/CMakeLists.txt declares, or if
Banks, Basic or Lanes include anything of LLVM or Clang."""

import pathlib
import re
import sys

root = pathlib.Path(__file__).resolve().parent.parent / "lib"


def declared(text):
    """{library: (kind, direct dependencies)} of the bankcheck_library calls."""
    layers = {}
    for call in re.findall(r"bankcheck_library\(([^)]*)\)", text):
        words = call.split()
        name, kind = words[0], ""
        if len(words) > 1 and words[1] in ("LLVM", "CLANG"):
            kind = words[1]
        depends = words[words.index("DEPENDS") + 1:] if "DEPENDS" in words else []
        for dependency in depends:
            if dependency not in layers:
                sys.exit(f"layering: {name} depends on {dependency}, which is not declared before it")
        layers[name] = (kind, depends)
    return layers


def visible(layers, name):
    seen = {name}
    for dependency in layers[name][1]:
        seen |= visible(layers, dependency)
    return seen


def errors_of(layers, name, path, text):
    kind = layers[name][0]
    for include in re.findall(r'#include "([^"]+)"', text):
        top = include.split("/")[0]
        if top == "llvm" and not kind or top == "clang" and kind != "CLANG":
            yield f"{path}: {name} must not include {include}"
        elif top in layers and top not in visible(layers, name):
            yield f"{path}: {name} does not depend on {top} ({include})"
        elif top not in layers and top not in ("llvm", "clang"):
            yield f"{path}: '{include}' belongs to no library"


def main():
    layers = declared((root / "CMakeLists.txt").read_text())
    assert list(errors_of(layers, "Banks", "probe", '#include "Lanes/AffineValue.h"')), "the check cannot fail"
    assert list(errors_of(layers, "Lanes", "probe", '#include "llvm/IR/Module.h"')), "the check cannot fail"
    found, files = [], 0
    for name in layers:
        for path in sorted(root.joinpath(name).glob("*.[hc]*")):
            if path.is_file():
                files += 1
                found += errors_of(layers, name, path.relative_to(root.parent), path.read_text())
    for directory in root.iterdir():
        if directory.is_dir() and directory.name not in layers:
            found.append(f"lib/{directory.name} is no declared library")
    print("\n".join(found) or f"layering: {files} files of {len(layers)} libraries in order")
    return 1 if found or not files else 0


if __name__ == "__main__":
    sys.exit(main())
