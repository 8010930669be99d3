"""Fails if two files define a type, a function or a variable of one qualified name: each file
would compile, and the linker would take either (the one-definition rule). Reads declarations at
namespace scope; what only one file can see (static, or in an unnamed namespace) may repeat.

    test/odr.py [ROOT]
"""

import collections
import pathlib
import re
import sys

FOLDERS = ("lib", "tool", "test/unit", "test/fuzz")
TOKEN = re.compile(r'''
    //[^\n]* | /\*.*?\*/
    | R"(\w*)\(.*?\)\1" | "(?:\\.|[^"\\\n])*" | '(?:\\.|[^'\\\n])+'
    | ^[ \t]*\#(?:[^\n\\]|\\.|\\\n)*
    | \d[\w.']* | \w+ | :: | -> | \S
    ''', re.DOTALL | re.MULTILINE | re.VERBOSE)


def tokens_of(text):
    return [token for token in (match[0] for match in TOKEN.finditer(text))
            if not token.startswith(("//", "/*")) and not token.lstrip().startswith("#")]


def after_braces(tokens, at):
    """Past the brace that closes the one at \\p at."""
    depth = 0
    while True:
        depth += {"{": 1, "}": -1}.get(tokens[at], 0)
        at += 1
        if not depth:
            return at


def without_template(statement):
    if statement[:1] != ["template"]:
        return statement
    depth = 0
    for at, token in enumerate(statement):
        depth += {"<": 1, ">": -1}.get(token, 0)
        if at and not depth:
            # A specialisation belongs to its template.
            return [] if at == 2 else without_template(statement[at + 1:])
    return []


def types_of(parameters):
    """The types alone: without names, defaults, and the namespaces that a type is named with."""
    types, one, depth = [], [], 0
    for token in parameters + [","]:
        depth += {"<": 1, "(": 1, "{": 1, ">": -1, ")": -1, "}": -1}.get(token, 0)
        if token == "," and not depth:
            one = one[:one.index("=")] if "=" in one else one
            if len(one) > 1 and one[-1].isidentifier() and one[-2] not in ("::", "const"):
                one = one[:-1]
            types.append(re.sub(r"\w+ :: ", "", " ".join(one)))
            one = []
        else:
            one.append(token)
    return ", ".join(types)


def defined_by(statement, end):
    """What a statement of namespace scope defines: (name,), or nothing."""
    statement = without_template(statement)
    while statement[:1] == ["["]: # an attribute
        statement = statement[statement.index("]") + 2:]
    if len(statement) < 2 or not statement[0].isidentifier() or "static" in statement or statement[0] == "extern":
        return None # the rest of a constructor's initialisers, for one
    if statement[0] == "using":
        return statement[1] if "=" in statement else None
    if statement[0] in ("class", "struct", "union", "enum") and "(" not in statement:
        at = 2 if statement[1] in ("class", "struct") else 1
        is_member_or_specialisation = statement[at + 1:at + 2] in (["::"], ["<"])
        return statement[at] if end == "{" and at < len(statement) and not is_member_or_specialisation else None
    depth = 0
    for at, token in enumerate(statement):
        if token == "(" and not depth and at:
            name, is_member = statement[at - 1], at > 1 and statement[at - 2] == "::"
            if end != "{" or is_member or not name.isidentifier():
                return None # a declaration, a member of a type, or an operator, which its operands tell apart
            close, inner = at + 1, 1
            while inner:
                inner += {"(": 1, ")": -1}.get(statement[close], 0)
                close += 1
            return f"{name}({types_of(statement[at + 1:close - 1])})"
        depth += {"<": 1, ">": -1}.get(token, 0)
    if "constexpr" in statement or statement[0] == "const":
        return None if "inline" not in statement else name_of_variable(statement)
    return name_of_variable(statement)


def name_of_variable(statement):
    until = [at for at, token in enumerate(statement) if token in ("=", "[")][:1] or [len(statement)]
    name = statement[until[0] - 1]
    return name if name.isidentifier() else None


def definitions_of(text):
    """Qualified names of what \\p text defines in namespaces of the project."""
    tokens, at, namespaces, statement = tokens_of(text), 0, [], []
    while at < len(tokens):
        token = tokens[at]
        in_parentheses = statement.count("(") != statement.count(")")
        if in_parentheses: # where braces are a default argument's
            statement.append(token)
            at += 1
        elif token == "namespace" and not statement and "{" in tokens[at:at + 8]:
            brace = tokens.index("{", at)
            namespaces.append("".join(tokens[at + 1:brace]))
            at = brace + 1
        elif token == "}":
            namespaces.pop()
            statement, at = [], at + 1
        elif token in ("{", ";"):
            name = defined_by(statement, token)
            if name and "" not in namespaces and namespaces[:1] and namespaces[0].startswith("bankcheck"):
                yield "::".join(namespaces + [name])
            at = after_braces(tokens, at) if token == "{" else at + 1
            statement = []
        else:
            statement.append(token)
            at += 1


def errors_of(files):
    """\\p files: (path, text)."""
    places = collections.defaultdict(set)
    for path, text in files:
        for name in definitions_of(text):
            places[name].add(str(path))
    for name, paths in sorted(places.items()):
        if len(paths) > 1:
            yield f"{name} is defined in {' and in '.join(sorted(paths))}"
    if not places:
        yield "no definition found"


def main():
    root = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else pathlib.Path(__file__).resolve().parent.parent)
    paths = [path for folder in FOLDERS for path in sorted((root / folder).rglob("*.[hc]*"))
             if path.suffix in (".h", ".cpp") and "headers" not in path.parts and "Inputs" not in path.parts]
    files = [(path.relative_to(root), path.read_text()) for path in paths]
    errors = list(errors_of(files))
    defined = len({name for _, text in files for name in definitions_of(text)})
    print("\n".join(errors) or f"odr: {defined} names in {len(files)} files, each defined once")
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main())
