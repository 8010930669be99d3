"""messages.py STEP...: what an editor sends for these steps, for `bankcheck lsp --lit-test`. A step is `open:FILE`,
`close:FILE`, `hover:FILE:LINE:CHARACTER`, `actions:FILE:LINE:CHARACTER` or `type:FILE:LINE:CHARACTER` (a space), from
0."""

import json
import pathlib
import sys

messages = [{"id": 0, "method": "initialize", "params": {"processId": 1, "rootUri": None, "capabilities": {}}}]
for number, step in enumerate(sys.argv[1:]):
    kind, file, *position = step.split(":")
    uri = pathlib.Path(file).absolute().as_uri()
    if kind == "open":
        document = {"uri": uri, "languageId": "cuda-cpp", "version": 1, "text": pathlib.Path(file).read_text()}
        messages.append({"method": "textDocument/didOpen", "params": {"textDocument": document}})
    elif kind == "close":
        messages.append({"method": "textDocument/didClose", "params": {"textDocument": {"uri": uri}}})
    elif kind == "hover":
        line, character = map(int, position)
        place = {"textDocument": {"uri": uri}, "position": {"line": line, "character": character}}
        messages.append({"id": number, "method": "textDocument/hover", "params": place})
    elif kind == "actions":
        line, character = map(int, position)
        place = {"line": line, "character": character}
        messages.append({"id": number, "method": "textDocument/codeAction", "params": {
            "textDocument": {"uri": uri}, "range": {"start": place, "end": place}, "context": {"diagnostics": []}}})
    elif kind == "type":
        line, character = map(int, position)
        place = {"line": line, "character": character}
        change = {"range": {"start": place, "end": place}, "text": " "}
        messages.append({"method": "textDocument/didChange", "params": {
            "textDocument": {"uri": uri, "version": number + 1}, "contentChanges": [change]}})
    else:
        sys.exit(f"messages.py: what is '{step}'?")
messages += [{"id": 99, "method": "shutdown"}, {"method": "exit"}]
print("\n// -----\n".join(json.dumps({"jsonrpc": "2.0", **message}) for message in messages))
