"""Fails if an #include leaves the order that lib/CMakeLists.txt declares, if Banks, Basic or
Lanes include anything of LLVM or Clang, or if a file does not open its library's namespace."""

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
    for include in re.findall(r'^#include "([^"]+)"', text, re.MULTILINE):
        top = include.split("/")[0]
        if top == "llvm" and not kind or top == "clang" and kind != "CLANG":
            yield f"{path}: {name} must not include {include}"
        elif top in layers and top not in visible(layers, name):
            yield f"{path}: {name} does not depend on {top} ({include})"
        elif top not in layers and top not in ("llvm", "clang"):
            yield f"{path}: '{include}' belongs to no library"


def namespace_of(name):
    return "bankcheck" if name == "Basic" else f"bankcheck::{name.lower()}"


def namespace_errors_of(name, path, text):
    """Every file opens its library's namespace (or one in it), headers name other libraries in full,
    and the using-directives of the project stand in order."""
    own = namespace_of(name)
    if not re.search(rf"^namespace {own}(::\w+)? {{", text, re.MULTILINE):
        yield f"{path}: does not open 'namespace {own}'"
    directives = re.findall(r"^using namespace ([\w:]+);", text, re.MULTILINE)
    if path.suffix == ".h" and directives:
        yield f"{path}: a header with 'using namespace {directives[0]}'"
    of_project = [directive for directive in directives if directive.startswith("bankcheck")]
    if of_project != sorted(of_project):
        yield f"{path}: the using-directives of {', '.join(of_project)} are not in order"


def main():
    layers = declared((root / "CMakeLists.txt").read_text())
    assert list(errors_of(layers, "Banks", "probe", '#include "Lanes/AffineValue.h"')), "the check cannot fail"
    assert list(errors_of(layers, "Lanes", "probe", '#include "llvm/IR/Module.h"')), "the check cannot fail"
    probes = {"a.cpp": "namespace bankcheck {", "b.cpp": "namespace bankcheck::lanes {", "c.h": """using namespace llvm;
namespace bankcheck::banks {""", "d.cpp": """using namespace bankcheck::lanes;
using namespace bankcheck::ir;
namespace bankcheck::banks {"""}
    for path, text in probes.items():
        assert len(list(namespace_errors_of("Banks", pathlib.Path(path), text))) == 1, "the check cannot fail"
    found, files = [], 0
    for name in layers:
        for path in sorted(root.joinpath(name).glob("*.[hc]*")):
            if path.is_file():
                files += 1
                text, short = path.read_text(), path.relative_to(root.parent)
                found += errors_of(layers, name, short, text)
                found += namespace_errors_of(name, short, text)
    for directory in root.iterdir():
        if directory.is_dir() and directory.name not in layers:
            found.append(f"lib/{directory.name} is no declared library")
    print("\n".join(found) or f"layering: {files} files of {len(layers)} libraries in order")
    return 1 if found or not files else 0


if __name__ == "__main__":
    sys.exit(main())
