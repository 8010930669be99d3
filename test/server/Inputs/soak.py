"""Types into many documents of a language server and looks at its memory:
soak.py BANKCHECK [--edits=10000] [--documents=100].

A fifth of the edits is a warm-up; what the server itself has in memory may grow by 5 % from
there to the end. Analyses have processes of their own, which are gone when they are done."""

import argparse
import json
import subprocess
import sys
import threading
import time

parser = argparse.ArgumentParser()
parser.add_argument("bankcheck")
parser.add_argument("--edits", type=int, default=10000)
parser.add_argument("--documents", type=int, default=100)
options = parser.parse_args()
KERNEL = """__global__ void k{0}(float *o, int n) {{
  __shared__ float tile[32][32];
  tile[threadIdx.y][threadIdx.x] = o[n];
  __syncthreads();
  o[0] = tile[threadIdx.x][threadIdx.y + 0];
}}
void launch{0}(float *o) {{ k{0}<<<1, dim3(32, 8)>>>(o, 3); }}
"""
process = subprocess.Popen([options.bankcheck, "lsp", "--cuda-path=none"], stdin=subprocess.PIPE,
                           stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
answers, published, changed = {}, {}, threading.Condition()


def listen():
    while line := process.stdout.readline():
        size = int(line.split(b":")[1])
        process.stdout.readline()
        message = json.loads(process.stdout.read(size))
        with changed:
            if message.get("method") == "textDocument/publishDiagnostics":
                published[message["params"]["uri"]] = message["params"].get("version")
            elif "id" in message and "method" not in message:
                answers[message["id"]] = message
            changed.notify_all()


def send(message):
    text = json.dumps({"jsonrpc": "2.0", **message}).encode()
    process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(text) + text)
    process.stdin.flush()


def ask(number, method, params):
    send({"id": number, "method": method, "params": params})
    with changed:
        assert changed.wait_for(lambda: number in answers, 60), f"no answer to {method}"
        return answers.pop(number)


def uri(number):
    return f"file:///nowhere/d{number}.cu"


def settle(versions):
    """Until every document has diagnostics of its newest text."""
    with changed:
        assert changed.wait_for(lambda: all(published.get(uri(n)) == v for n, v in versions.items()),
                                600), "the server does not come to an end"


def resident():
    with open(f"/proc/{process.pid}/status") as status:
        return int(next(line for line in status if line.startswith("VmRSS")).split()[1])


threading.Thread(target=listen, daemon=True).start()
ask(0, "initialize", {"capabilities": {}})
versions = {}
for number in range(options.documents):
    versions[number] = 1
    send({
        "method": "textDocument/didOpen", "params": {
            "textDocument": {"uri": uri(number), "languageId": "cuda", "version": 1, "text": KERNEL.format(number)}
        }
    })
begin, before = time.monotonic(), None
for edit in range(options.edits):
    number = edit * 7 % options.documents
    versions[number] += 1
    digit = {"start": {"line": 4, "character": 40}, "end": {"line": 4, "character": 41}}
    send({
        "method": "textDocument/didChange", "params": {
            "textDocument": {"uri": uri(number), "version": versions[number]},
            "contentChanges": [{"range": digit, "text": str(edit % 8)}]
        }
    })
    if edit % 20 == 0:
        ask(edit + 1, "textDocument/hover",
            {"textDocument": {"uri": uri(number)}, "position": {"line": 4, "character": 12}})
    if edit + 1 == options.edits // 5:
        settle(versions)
        before = resident()
settle(versions)
after = resident()
assert ask(options.edits + 1, "shutdown", None)["result"] is None
send({"method": "exit"})
assert process.wait(timeout=30) == 0
print(
    f"{options.edits} edits of {options.documents} documents in {time.monotonic() - begin:.0f} s: {before} KB, then "
    f"{after} KB"
)
sys.exit(after > before * 1.05)
