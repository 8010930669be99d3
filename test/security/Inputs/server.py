"""A language server whose client sends nonsense, and whose documents crash the analysis,
do not end, or eat memory: server.py BANKCHECK."""

import json
import os
import select
import subprocess
import sys
import tempfile
import time

bankcheck = sys.argv[1]
KERNEL = ("__global__ void k(float *o) { __shared__ float s[64]; s[2 * threadIdx.x] = *o; __syncthreads(); "
          "*o = s[threadIdx.x]; }\n")
CRASH = "#pragma clang __debug crash\n" + KERNEL
#: 2 to the 40 tokens; the compiler needs longer than anybody waits.
DOUBLING = "#define A0 0,\n" + "".join(f"#define A{n} A{n - 1} A{n - 1}\n" for n in range(1, 41))
ENDLESS = "constexpr int f(unsigned long n) { while (n) { n += 2; } return 0; }\n" + "".join(
    f"template <int N> struct T{n} {{ using a = typename T{n - 1}<2 * N>::a; using b = typename T{n - 1}<2 * N + "
    f"1>::a; using c = a; }};\n"
    if n else "template <int N> struct T0 { using a = int; };\n"
    for n in range(28)).replace("using c = a;", "using a2 = b;") + "T27<1>::b x;\n" + KERNEL
HUNGRY = DOUBLING + "int big[] = { A40 };\n" + KERNEL


class Server:
    def __init__(self, *options, settings=None):
        self.process = subprocess.Popen([bankcheck, "lsp", "--cuda-path=none", *options], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.input = b""
        self.id = 0
        self.initialized = self.ask("initialize", {"capabilities": {}, "initializationOptions": settings or {}})

    def raw(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        text = json.dumps(message).encode()
        self.raw(b"Content-Length: %d\r\n\r\n" % len(text) + text)

    def receive(self, seconds=30):
        end = time.monotonic() + seconds
        while True:
            head, found, rest = self.input.partition(b"\r\n\r\n")
            if found:
                size = int(head.split(b":")[1])
                if len(rest) >= size:
                    self.input = rest[size:]
                    return json.loads(rest[:size])
            ready, _, _ = select.select([self.process.stdout], [], [], max(0, end - time.monotonic()))
            assert ready, "the server does not answer"
            data = os.read(self.process.stdout.fileno(), 1 << 16)
            assert data, f"the server ended with {self.process.wait()}"
            self.input += data

    def until(self, wanted, seconds=30):
        self.others = []
        while not wanted(message := self.receive(seconds)):
            self.others.append(message)
        return message

    def ask(self, method, params):
        self.id += 1
        self.send({"jsonrpc": "2.0", "id": self.id, "method": method, "params": params})
        return self.until(lambda m: m.get("id") == self.id and "method" not in m)

    def open(self, name, text):
        self.send({
            "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {
                "textDocument": {"uri": f"file:///nowhere/{name}", "languageId": "cuda", "version": 1, "text": text}
            }
        })

    def diagnostics(self, name, seconds=30):
        message = self.until(
            lambda m: m.get("method") == "textDocument/publishDiagnostics" and m["params"]["uri"].endswith("/" + name),
            seconds)
        return [d["message"] for d in message["params"]["diagnostics"]]

    def end(self):
        begin = time.monotonic()
        self.ask("shutdown", None)
        self.send({"jsonrpc": "2.0", "method": "exit"})
        assert self.process.wait(timeout=5) == 0
        assert time.monotonic() - begin < 5


def hover(server, name):
    reply = server.ask("textDocument/hover",
                       {"textDocument": {"uri": f"file:///nowhere/{name}"}, "position": {"line": 0, "character": 60}})
    return json.dumps(reply)


# Headers and messages.
server = Server()
BAD = [
    b"Content-Length: -5\r\n\r\n", b"Content-Type: x\r\n\r\n", b"Content-Length: many\r\n\r\n",
    b"Content-Length: 99999999999999999999\r\n\r\n", b"Content-Length: 0\r\n\r\n",
    b"Content-Length: 999999999999\r\n\r\n", b"x" * 100000 + b"\r\n\r\n", b"\x00\xff:\r\n\r\n"
]
for text in [b"null", b"[42]", b"42", b'"x"', b"{}", b"{", b"", b'{"jsonrpc":"1.0","id":1,"method":"x"}',
             b'{"jsonrpc":"2.0","id":{},"method":"x"}', b'{"jsonrpc":"2.0","method":5}',
             b"[" * 1000000, b'{"a":' * 100000, b"\xff\xfe\x00", b'{"jsonrpc":"2.0","id":[],"result":1}']:
    if text:
        BAD.append(b"Content-Length: %d\r\n\r\n" % len(text) + text)
for data in BAD:
    server.raw(data)
    reply = server.receive()
    assert reply["error"]["code"] in (-32700, -32600) and reply["id"] in (None, 1), (data[:80], reply)
for method, params in [("textDocument/hover", None), ("textDocument/hover", [1]),
                       ("textDocument/codeAction", {"textDocument": {"uri": "http://x"}}), ("nonsense", {}),
                       ("textDocument/hover",
                        {"textDocument": {"uri": "file:///x"}, "position": {"line": -1, "character": -1}}),
                       ("bankcheck/invalidMessage", 5)]:
    reply = server.ask(method, params)
    assert "error" in reply or reply["result"] is None, reply
server.open("good.cu", KERNEL)
assert any("2-way" in message for message in server.diagnostics("good.cu"))
assert "2 wavefronts, ideal 1" in hover(server, "good.cu"), "the picture is not there"
server.end()

# A crash is told of, and nothing else suffers.
server = Server()
server.open("crash.cu", CRASH)
assert server.diagnostics("crash.cu") == ["not analysed: the analysis of this file crashed"]
server.open("good.cu", KERNEL)
assert any("2-way" in message for message in server.diagnostics("good.cu"))
server.open("broken.cu", "nonsense\n")
assert server.diagnostics("broken.cu") == ["not analysed: line 1: unknown type name 'nonsense'"], server.others
server.end()

# An analysis that does not end holds up no other document, nor the end.
server = Server("--analysis-time=4")
server.open("endless.cu", ENDLESS)
time.sleep(0.5)
begin = time.monotonic()
server.open("good.cu", KERNEL)
assert any("2-way" in message for message in server.diagnostics("good.cu", 3))
assert "2-way" in hover(server, "good.cu")
assert server.diagnostics("endless.cu") == [
    "not analysed: the analysis of this file did not end within 4 s: --analysis-time=SECONDS gives it more, --exclude "
    "leaves it out"
]
server.end()
server = Server()
server.open("endless.cu", ENDLESS)
time.sleep(0.5)
server.end()

# What needs more memory than it may.
server = Server("--analysis-memory=400")
server.open("hungry.cu", HUNGRY)
assert server.diagnostics("hungry.cu", 60) == [
    "not analysed: the analysis of this file needs more than 400 MB: --analysis-memory=MB gives it more, --exclude "
    "leaves it out"
]
server.end()

# A name in which JSON could not say what was found.
server = Server()
server.open("%ff.cu", KERNEL)
assert server.diagnostics("%ff.cu") == ["not analysed: the file's name is not UTF-8, and reports are"]
server.end()

# Settings that mean nothing are told of.
for settings, word in [({"arch": "sm_hopper"}, "'sm_hopper' is no architecture that is known"),
                       ({"blocks": ["32y"]}, "'32y' is no block shape"),
                       ({"values": ["n"]}, "'n' is not of the form NAME=VALUE"),
                       ({"arch": "\x1b[2J\n"}, "'\\x1b[2J\\x0a' is no architecture")]:
    server = Server(settings=settings)
    shown = [m["params"] for m in server.others if m.get("method") == "window/showMessage"]
    assert len(shown) == 1 and shown[0]["type"] == 1 and word in shown[0]["message"], shown
    server.end()

# A configuration that is wrong is told of once, until something is saved.
with tempfile.TemporaryDirectory() as folder:
    with open(folder + "/.bankcheck.yaml", "w") as file:
        file.write("arch: nonsense\n")
    server = Server()
    for text, shown in [(KERNEL, 1), (KERNEL + "\n", 0)]:
        server.send({
            "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {
                "textDocument": {"uri": f"file://{folder}/a.cu", "languageId": "cuda", "version": 1, "text": text}
            }
        })
        assert any("2-way" in message for message in server.diagnostics("a.cu"))
        found = [m["params"]["message"] for m in server.others if m.get("method") == "window/showMessage"]
        assert len(found) == shown and all(".bankcheck.yaml' is not read" in message for message in found), found
    server.end()

# A change of a header: at the editor's columns, and only while the header is what was analysed.
with tempfile.TemporaryDirectory() as folder:
    header, line = f"file://{folder}/h.cuh", "/* \u00c4\u20ac\U0001f600 */ __shared__ float tile[32][32];\n"
    kernel = KERNEL.replace("__shared__ float s[64]; s[2 * threadIdx.x] = *o;", "tile[threadIdx.y][threadIdx.x] = *o;")
    kernel = kernel.replace("s[threadIdx.x]", "tile[threadIdx.x][threadIdx.y]")
    kernel = '#include "h.cuh"\n' + kernel + "void launch(float *o) { k<<<1, dim3(32, 32)>>>(o); }\n"
    with open(folder + "/h.cuh", "w", encoding="utf-8") as file:
        file.write(line)

    def padding():
        reply = server.ask(
            "textDocument/codeAction", {
                "textDocument": {"uri": f"file://{folder}/a.cu"}, "context": {"diagnostics": []},
                "range": {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}
            })
        return [action["edit"]["changes"][header] for action in reply["result"] if header in action["edit"]["changes"]]

    server = Server()
    document = {"uri": f"file://{folder}/a.cu", "languageId": "cuda", "version": 1, "text": kernel}
    server.send({"jsonrpc": "2.0", "method": "textDocument/didOpen", "params": {"textDocument": document}})
    assert any("32-way" in message for message in server.diagnostics("a.cu"))
    column = len(line[:line.index("[32];") + 1].encode("utf-16-le")) // 2
    there = [{"newText": "33",
              "range": {"start": {"line": 0, "character": column}, "end": {"line": 0, "character": column + 2}}}]
    assert padding() == [there], padding()
    server.send({"jsonrpc": "2.0", "method": "textDocument/didOpen",
                 "params": {"textDocument": {"uri": header, "languageId": "cuda", "version": 1, "text": line}}})
    assert padding() == [there], padding()
    begin = {"line": 0, "character": 0}
    server.send({"jsonrpc": "2.0", "method": "textDocument/didChange",
                 "params": {"textDocument": {"uri": header, "version": 2},
                            "contentChanges": [{"range": {"start": begin, "end": begin}, "text": "\n"}]}})
    assert padding() == [], "a change of what the header was"
    server.send({"jsonrpc": "2.0", "method": "textDocument/didClose", "params": {"textDocument": {"uri": header}}})
    assert padding() == [there], padding()
    with open(folder + "/h.cuh", "w", encoding="utf-8") as file:
        file.write("\n" + line)
    assert padding() == [], "a change of what the header was on disk"
    server.end()

# Markup in a hover.
server = Server()
server.open("markup.cu",
            KERNEL.replace("2 * threadIdx.x", "2 * threadIdx.x /* `<img src=x>` [a](command:b) https://x */"))
server.diagnostics("markup.cu")
text = json.loads(hover(server, "markup.cu"))["result"]["contents"]["value"]
assert "<img" not in text.replace("\\<img", "") and "](" not in text, text
server.end()
print("the server goes on")
