// client.mjs: an editor that talks to `bankcheck lsp` through vscode-jsonrpc. It types
// while an analysis runs, sends nonsense, opens a large file, and leaves.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { getPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import rpc from "../clients/node_modules/vscode-jsonrpc/node.js";

const tile = (columns) =>
  `__global__ void column(float *out) {\n  __shared__ float tile[32][${columns}];\n  tile[threadIdx.y][threadIdx.x] = 1;\n  __syncthreads();\n  out[0] = tile[threadIdx.x][threadIdx.y];\n}\nvoid launch(float *out) { column<<<1, dim3(32, 8)>>>(out); }\n`;

class Editor {
  constructor() {
    this.server = spawn("bankcheck", ["lsp", "--cuda-path=none"], { stdio: ["pipe", "pipe", "inherit"] });
    this.exited = once(this.server, "exit");
    this.published = [];
    this.waiting = [];
    this.progress = [];
    this.connection = rpc.createMessageConnection(
      new rpc.StreamMessageReader(this.server.stdout),
      new rpc.StreamMessageWriter(this.server.stdin),
    );
    this.connection.onNotification("textDocument/publishDiagnostics", (params) => {
      this.published.push(params);
      this.waiting = this.waiting.filter((wait) => !wait(params));
    });
    this.connection.onNotification("$/progress", (params) => this.progress.push(params.value.kind));
    this.registered = [];
    this.connection.onRequest("client/registerCapability", ({ registrations }) => void this.registered.push(...registrations));
    this.connection.onRequest("window/workDoneProgress/create", () => null);
    this.connection.onRequest("workspace/inlayHint/refresh", () => null);
    this.connection.onRequest("workspace/codeLens/refresh", () => null);
    this.connection.listen();
  }

  start(capabilities = {}) {
    return this.connection.sendRequest("initialize", { processId: process.pid, rootUri: null, capabilities });
  }

  /// The next diagnostics of a version, or of any.
  next(uri, version) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no diagnostics of ${uri}, version ${version}`)), 60000);
      this.waiting.push((params) => {
        if (params.uri !== uri || (version !== undefined && params.version !== version)) return false;
        clearTimeout(timer);
        resolve(params.diagnostics);
        return true;
      });
    });
  }

  open(uri, text) {
    const answer = this.next(uri, 1);
    this.connection.sendNotification("textDocument/didOpen", { textDocument: { uri, languageId: "cuda-cpp", version: 1, text } });
    return answer;
  }

  change(uri, version, contentChanges) {
    return this.connection.sendNotification("textDocument/didChange", { textDocument: { uri, version }, contentChanges });
  }

  save(uri) {
    return this.connection.sendNotification("textDocument/didSave", { textDocument: { uri } });
  }

  changedOnDisk(...uris) {
    return this.connection.sendNotification("workspace/didChangeWatchedFiles", { changes: uris.map((uri) => ({ uri, type: 2 })) });
  }

  ask(method, uri, more = {}) {
    return this.connection.sendRequest(method, { textDocument: { uri }, ...more });
  }

  megabytes() {
    return Number(readFileSync(`/proc/${this.server.pid}/status`, "utf8").match(/VmRSS:\s+(\d+)/)[1]) / 1024;
  }

  async leave() {
    await this.connection.sendRequest("shutdown");
    this.connection.sendNotification("exit");
    const [code] = await this.exited;
    assert.equal(code, 0);
  }
}

const uri = "file:///nowhere/tile.cu";

async function typing() {
  const editor = new Editor();
  await editor.start();
  assert.equal((await editor.open(uri, tile(32))).length, 1);

  // 1,000 edits in some seconds; each answer is of the newest text, and few are made.
  let version = 1;
  const before = editor.published.length;
  const last = editor.next(uri, 1001);
  for (let i = 0; i < 500; ++i) {
    await editor.change(uri, ++version, [{ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: "//\n" }]);
    await editor.change(uri, ++version, [{ range: { start: { line: 0, character: 0 }, end: { line: 1, character: 0 } }, text: "" }]);
    if (i % 50 === 0) await sleep(20);
  }
  const hover = await editor.ask("textDocument/hover", uri, { position: { line: 4, character: 15 } });
  assert.match(hover.contents.value, /32-way/);
  assert.equal((await last).length, 1);
  assert.ok(editor.published.length - before < 20, `${editor.published.length - before} answers`);

  // Two files; each has its own answer.
  const other = "file:///nowhere/other.cu";
  assert.equal((await editor.open(other, tile(33))).length, 0);
  const fixed = editor.next(uri, ++version);
  await editor.change(uri, version, [{ text: tile(33) }]);
  assert.equal((await fixed).length, 0);
  await editor.leave();
}

async function nonsense() {
  const editor = new Editor();
  await editor.start();
  await assert.rejects(editor.connection.sendRequest("textDocument/hover", { wrong: 1 }));
  await assert.rejects(editor.connection.sendRequest("no/such/method", {}));
  editor.connection.sendNotification("textDocument/didChange", { textDocument: { uri: "file:///not/open.cu", version: 3 }, contentChanges: [{ text: "x" }] });
  editor.connection.sendNotification("textDocument/didOpen", {});
  editor.server.stdin.write("Content-Length: 9\r\n\r\n{nonsense");
  // A range outside the text, and one that is upside down.
  assert.equal((await editor.open(uri, tile(32))).length, 1);
  const after = editor.next(uri, 2);
  await editor.change(uri, 2, [
    { range: { start: { line: 900, character: 7 }, end: { line: 950, character: 1 } }, text: "// behind the end\n" },
    { range: { start: { line: 3, character: 900 }, end: { line: 1, character: 0 } }, text: " " },
  ]);
  assert.equal((await after).length, 1);
  await editor.leave();
}

// A text that is short and takes seconds, as one does whose launches are looked for in many files.
async function slow() {
  const spin = "constexpr int spin(int n) { for (int i = 0; i < 200000; ++i) n += i % 3; return n; }\n";
  const text = tile(32) + spin + Array.from({ length: 60 }, (_, i) => `static_assert(spin(${i}) > 0, "");\n`).join("");
  const editor = new Editor();
  await editor.start({ window: { workDoneProgress: true } });
  assert.equal((await editor.open(uri, text)).length, 1);
  assert.deepEqual(editor.progress, ["begin", "end"]);
  await editor.leave();
}

async function large() {
  // 20,000 lines: 1,250 kernels.
  let text = "";
  for (let i = 0; i < 1250; ++i) text += tile(32 + (i % 2)).replaceAll("column", "k" + i).replaceAll("launch", "l" + i) + "//\n".repeat(9);
  assert.ok(text.split("\n").length > 20000);
  const editor = new Editor();
  await editor.start({ window: { workDoneProgress: true } });
  const begun = Date.now();
  const answer = editor.open(uri, text);
  // It answers meanwhile.
  await sleep(500);
  const asked = Date.now();
  await editor.ask("textDocument/hover", uri, { position: { line: 4, character: 15 } });
  assert.ok(Date.now() - asked < 2000);
  assert.equal((await answer).length, 625);
  assert.deepEqual(editor.progress, ["begin", "end"]);
  const first = editor.megabytes();
  console.log(`20,000 lines: ${Date.now() - begun} ms, ${Math.round(first)} MB`);
  assert.ok(first < 3000, `${first} MB`);

  // An edit while the analysis runs makes that stale: its answer is never seen. With other names no kernel is known.
  const both = editor.next(uri, 3);
  await editor.change(uri, 2, [{ text: "//\n" + text.replaceAll(/\bk(\d+)\b/g, "m$1") }]);
  await sleep(600);
  await editor.change(uri, 3, [{ range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: "//\n" }]);
  const diagnostics = await both;
  assert.equal(diagnostics[0].range.start.line, 6);
  assert.ok(!editor.published.some((p) => p.version === 2));
  assert.ok(editor.megabytes() < 1.5 * first + 200, `${editor.megabytes()} MB after ${first}`);
  await editor.leave();
}

// A kernel whose launches stand in other files: its own findings come first, and change with those files.
async function project() {
  const folder = mkdtempSync(join(tmpdir(), "bankcheck-"));
  const uriOf = (name) => `file://${folder}/${name}`;
  const write = (name, text) => (writeFileSync(join(folder, name), text), uriOf(name));
  const kernel = (name) => `__global__ void ${name}(float *o, int ld) { __shared__ float s[1024];\n  s[threadIdx.x * ld] = 1;\n  *o = s[0]; }\n`;
  const launch = (ld) => `__global__ void column(float *o, int ld);\nvoid launch(float *o) { column<<<1, 32>>>(o, ${ld}); }\n`;
  const spin = "constexpr int spin(int n) { for (int i = 0; i < 200000; ++i) n += i % 3; return n; }\n";
  // Parsed for seconds.
  const slow = launch(32) + spin + Array.from({ length: 12 }, (_, i) => `static_assert(spin(${i}) > 0, "");\n`).join("");
  const names = ["kernel.cu", "host.cu", "late.cu", "apart.cu"];
  write("compile_commands.json", JSON.stringify(names.map((file) => ({ directory: folder, file, command: `nvcc -c ${file}` }))));
  const kernelUri = write("kernel.cu", kernel("column")), apartUri = write("apart.cu", kernel("apart"));
  const hostUri = write("host.cu", slow), lateUri = uriOf("late.cu");
  const [isKnown, isLate] = [/as launched at .*host\.cu:2/, /as launched at .*late\.cu:2/].map((place) => (all) => place.test(JSON.stringify(all)));

  const editor = new Editor();
  await editor.start({ window: { workDoneProgress: true }, workspace: { didChangeWatchedFiles: { dynamicRegistration: true } } });
  editor.connection.sendNotification("initialized", {});
  const begun = Date.now();
  assert.ok(!isKnown(await editor.open(kernelUri, kernel("column"))));
  const first = Date.now() - begun;
  const [watch] = editor.registered;
  assert.equal(watch.method, "workspace/didChangeWatchedFiles");
  assert.match(JSON.stringify(watch.registerOptions.watchers), /\*\*\/\*\.\{cu,.*,cuh,h,hpp,.*compile_commands\.json,\.bankcheck\.yaml/);

  // The other file is read when nobody else wants the core, and an edit is answered meanwhile.
  await sleep(300);
  const children = readdirSync("/proc").filter((pid) => /^\d+$/.test(pid)).flatMap((pid) => {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/.*\) /, "").split(" ").map(Number); // proc(5), from the 3rd
      return fields[1] === editor.server.pid ? [fields[16]] : [];
    } catch {
      return []; // it has ended
    }
  });
  assert.deepEqual(children, [Math.min(19, getPriority() + 19)]);
  const edited = editor.next(kernelUri, 2);
  await editor.change(kernelUri, 2, [{ text: "//\n" + kernel("column") }]);
  assert.ok(!isKnown(await edited));
  assert.ok(isKnown(await editor.next(kernelUri, 2)));
  assert.deepEqual(editor.progress, ["begin", "end"]);
  console.log(`own findings after ${first} ms, with other files after ${Date.now() - begun} ms`);

  // A file changes on the disk; only those are analysed again whose kernels it launches.
  assert.ok(!isKnown(await editor.open(apartUri, kernel("apart"))));
  await sleep(500);
  const apart = () => editor.published.filter((p) => p.uri === apartUri).length;
  const before = apart();
  let next = editor.next(kernelUri, 2);
  write("host.cu", launch(33));
  await editor.changedOnDisk(hostUri);
  assert.deepEqual(await next, []);
  // One changes that is open, though not saved.
  await editor.open(hostUri, launch(33));
  next = editor.next(kernelUri, 2);
  await editor.change(hostUri, 2, [{ text: launch(16) }]);
  assert.match(JSON.stringify(await next), /16-way.*host\.cu:2/);
  // It is closed, and what stands on the disk counts.
  next = editor.next(kernelUri, 2);
  editor.connection.sendNotification("textDocument/didClose", { textDocument: { uri: hostUri } });
  assert.deepEqual(await next, []);
  // A file is added, and removed.
  next = editor.next(kernelUri, 2);
  write("late.cu", launch(32));
  await editor.changedOnDisk(lateUri);
  assert.ok(isLate(await next));
  next = editor.next(kernelUri, 2);
  rmSync(join(folder, "late.cu"));
  await editor.changedOnDisk(lateUri);
  assert.deepEqual(await next, []);
  assert.equal(apart(), before);

  // What is saved is read by nobody else: nothing is done.
  const published = editor.published.length;
  next = editor.next(apartUri, 1);
  await editor.save(apartUri);
  await next;
  await sleep(500);
  assert.equal(editor.published.length, published + 1);
  assert.deepEqual(readdirSync(folder).sort(), ["apart.cu", "compile_commands.json", "host.cu", "kernel.cu"]);
  await editor.leave();
  rmSync(folder, { recursive: true });
}

async function closedPipe() {
  const editor = new Editor();
  await editor.start();
  await editor.connection.sendNotification("textDocument/didOpen", { textDocument: { uri, languageId: "cuda-cpp", version: 1, text: tile(32) } });
  editor.connection.dispose();
  editor.server.stdout.destroy();
  editor.server.stdin.destroy();
  const [code, signal] = await editor.exited;
  assert.equal(signal, null);
  assert.equal(code, 1); // without `shutdown`
}

await { typing, nonsense, slow, large, project, closedPipe }[process.argv[2]]();
process.exit(0);
