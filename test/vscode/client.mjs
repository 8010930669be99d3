// client.mjs EXTENSION [PROGRAM]: the packaged extension, with the language client in it, drives
// the server of PROGRAM, which is `bankcheck` on the PATH; "" is the one that the package carries. Around it is a stand-in for the editor.
import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire, Module } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const require = createRequire(import.meta.url);
const standIn = require.resolve("./vscode.cjs");
const resolve = Module._resolveFilename;
Module._resolveFilename = (name, ...rest) => (name === "vscode" ? standIn : resolve(name, ...rest));
const vscode = require(standIn);
const { seen, settings, workspace, window } = vscode;

const storage = mkdtempSync(path.join(tmpdir(), "bankcheck-"));
process.on("exit", () => rmSync(storage, { recursive: true }));

async function eventually(what, holds) {
  for (const end = Date.now() + 30000; Date.now() < end; await sleep(20)) if (await holds()) return;
  assert.fail(`${what}; errors: ${seen.errors}; output: ${seen.output.join("")}`);
}

class TextDocument {
  version = 1;
  languageId = "cuda-cpp";
  constructor(file, text) {
    Object.assign(this, { uri: vscode.Uri.file(file), fileName: file, text });
    workspace.textDocuments.push(this);
    window.activeTextEditor = { document: this, selection: { active: new vscode.Position(0, 0) } };
    workspace.fire("onDidOpenTextDocument", this);
  }
  getText() {
    return this.text;
  }
  apply({ range: { start, end }, newText }) {
    const offset = (at) => this.text.split("\n").slice(0, at.line).join("\n").length + (at.line ? 1 : 0) + at.character;
    const range = new vscode.Range(start, end);
    const [rangeOffset, rangeEnd] = [offset(start), offset(end)];
    this.text = this.text.slice(0, rangeOffset) + newText + this.text.slice(rangeEnd);
    ++this.version;
    workspace.fire("onDidChangeTextDocument", { document: this, contentChanges: [{ range, rangeOffset, rangeLength: rangeEnd - rangeOffset, text: newText }] });
  }
  messages() {
    return (seen.diagnostics.get(this.uri.toString()) ?? []).map((each) => each.message);
  }
  cursor(line, character) {
    window.activeTextEditor.selection.active = new vscode.Position(line, character);
  }
}

function set(some) {
  Object.assign(settings, some);
  workspace.fire("onDidChangeConfiguration", { affectsConfiguration: () => true });
}

process.on("unhandledRejection", (error) => seen.output.push(`${error}\n`)); // as the editor's host

const token = new vscode.CancellationTokenSource().token;
const run = (command) => seen.commands[command]();

// Without the program it says so, and starts when it is told where to look.
const extension = require(path.resolve(process.argv[2]));
const program = process.argv[3] ?? "bankcheck";
settings["bankcheck.path"] = "/no/such/bankcheck";
settings["bankcheck.cudaPath"] = "none";
const asAbsolutePath = (name) => path.resolve(process.argv[2], "../..", name);
await extension.activate({ subscriptions: [], globalStorageUri: vscode.Uri.file(storage), asAbsolutePath });
assert.match(seen.errors.shift(), /'\/no\/such\/bankcheck' is no program/);
const text = readFileSync(new URL("../server/Inputs/tile.cu", import.meta.url), "utf8");
const tile = new TextDocument("/nowhere/tile.cu", text);
await run("bankcheck.explain");
assert.match(seen.messages.shift(), /does not check this file/);
set({ "bankcheck.path": program });
await eventually("no finding", () => tile.messages().length === 1);

// The finding, as the editor gets it.
const [finding] = seen.diagnostics.get(tile.uri.toString());
assert.match(finding.message, /^32-way bank conflict reading 'tile'/);
assert.equal(finding.severity, vscode.DiagnosticSeverity.Warning);
assert.deepEqual({ ...finding.range.start }, { line: 4, character: 11 });
assert.ok(finding.relatedInformation.some((each) => /float tile\[32\]\[33\]/.test(each.message)));

const at = new vscode.Position(4, 12);
const hover = await seen.providers.registerHoverProvider.provideHover(tile, at, token);
assert.match(hover.contents[0]?.value ?? hover.contents.value, /w\.{31} {2}32 wavefronts/);
const everything = new vscode.Range(0, 0, 9, 0);
const hints = await seen.providers.registerInlayHintsProvider.provideInlayHints(tile, everything, token);
assert.deepEqual(hints.map((hint) => hint.label), ["32-way"]);
const lenses = await seen.providers.registerCodeLensProvider.provideCodeLenses(tile, token);
assert.match(lenses[0].command.title, /^column, block 32x8: 264 shared wavefronts, ideal 16/);

// "Explain this access": a page with the lanes; elsewhere a message.
tile.cursor(4, 12);
await run("bankcheck.explain");
const [explained] = seen.shown.splice(0);
assert.match(explained.text, /^tile\.cu:5\n\ncolumn, blocks of 32x8\n32-way bank conflict/);
assert.match(explained.text, /lane +byte +bank +wave/);
tile.cursor(5, 0);
await run("bankcheck.explain");
assert.deepEqual(seen.shown, []);
assert.match(seen.messages.shift(), /no access to shared memory/);

// "Open report": a panel, the same one again; or a file for the browser.
await run("bankcheck.openReport");
await run("bankcheck.openReport");
assert.deepEqual(seen.panels.map((panel) => panel.title), ["bankcheck: tile.cu"]);
assert.match(seen.panels[0].webview.html, /^<!DOCTYPE html>.*float tile\[32\]\[33\]/s);
set({ "bankcheck.report": "browser" });
await run("bankcheck.openReport");
assert.deepEqual(seen.panels.map((panel) => panel.revealed), [2]);
assert.equal(readFileSync(seen.opened[0].fsPath, "utf8"), seen.panels[0].webview.html);

// The quick fix is made, and the finding goes.
const context = { diagnostics: [finding], only: undefined, triggerKind: 1 };
const actions = await seen.providers.registerCodeActionsProvider.provideCodeActions(tile, finding.range, context, token);
assert.equal(actions[0].title, "Pad `tile` to [32][33]");
assert.equal(actions[0].isPreferred, true);
for (const edit of actions[0].edit.edits[0][1]) tile.apply(edit);
assert.match(tile.text, /float tile\[32\]\[33\];/);
await eventually("the finding stays", () => tile.messages().length === 0);

// A block shape that is set counts at once, in the server that runs.
const row = new TextDocument("/nowhere/row.cuh", "__global__ void k(float *out) {\n  __shared__ float s[32][32];\n  s[0][0] = 1;\n  out[0] = s[threadIdx.x][threadIdx.y];\n}\n");
await eventually("no answer for the second file", () => row.messages().length > 0);
const four = (message) => /^4-way bank conflict reading 's'/.test(message);
assert.ok(!row.messages().some(four), row.messages());
set({ "bankcheck.blocks": ["k=4x64"] });
await eventually("the block shape is not heard of", () => row.messages().some(four));

// The status line says through which source a header is analysed, while the header is looked at.
const [status] = seen.statusBar;
await eventually("no status of a header", () => status.visible && /^bankcheck: analysed by itself/.test(status.text));
window.activeTextEditor = { document: tile };
window.fire("onDidChangeActiveTextEditor", window.activeTextEditor);
assert.equal(status.visible, false);
window.activeTextEditor = { document: row, selection: { active: at } };
window.fire("onDidChangeActiveTextEditor", window.activeTextEditor);
assert.equal(status.visible, true);

// What takes long has progress in the status line, to its end.
assert.deepEqual(seen.progress, []);
new TextDocument("/nowhere/long.cu", text + `// ${"long ".repeat(50000)}\n`);
await eventually("no progress", () => seen.progress.length === 1 && seen.progress[0].done);
assert.equal(seen.progress[0].location, vscode.ProgressLocation.Window);
assert.ok(seen.progress[0].messages.some((message) => /long\.cu/.test(message)), seen.progress[0].messages);
window.activeTextEditor = { document: row, selection: { active: at } };

// Restarted, it finds the same with the settings as they are.
const before = row.messages();
await run("bankcheck.restart");
await eventually("nothing after a restart", () => row.messages().length > 0);
assert.deepEqual(row.messages(), before);

// Switched off, nothing is shown, and on again.
set({ "bankcheck.enable": false });
await run("bankcheck.restart");
assert.equal(seen.diagnostics.size, 0);
assert.equal(seen.providers.registerHoverProvider, undefined);
set({ "bankcheck.enable": true });
await eventually("nothing when it is on again", () => row.messages().length > 0);

// A program that is no server is told of, and does not stand in the way of the next.
set({ "bankcheck.path": "/bin/false" });
await eventually("a server that fails is not told of", () => seen.errors.length > 0);
set({ "bankcheck.path": program });
await eventually("nothing after a server that failed", () => row.messages().length > 0);

await extension.deactivate();
process.exit(0);
