import assert from "node:assert/strict";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { explanation, notOpen, nothingHere, reportFile, writeReport } from "../src/answers";
import { findProgram } from "../src/program";
import { effectOf, expand, serverArguments, serverSettings, type Settings } from "../src/settings";
import manifest from "../package.json";

const folder = mkdtempSync(path.join(tmpdir(), "bankcheck-"));
after(() => rmSync(folder, { recursive: true }));

const settings = (some: Partial<Settings> = {}): Settings => ({
  enable: true, path: "", arch: "", blocks: [], values: [], cudaPath: "", report: "panel", ...some,
});

function program(name: string): string {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, "#!/bin/sh\n");
  chmodSync(file, 0o755);
  return file;
}

test("the server gets arch, blocks and values, and nothing else", () => {
  const sent = serverSettings(settings({ arch: "sm_80", blocks: ["32x8", "k=64"], values: ["n=1024"] }));
  assert.deepEqual(sent, { arch: "sm_80", blocks: ["32x8", "k=64"], values: ["n=1024"] });
});

test("the toolkit is an argument", () => {
  assert.deepEqual(serverArguments(settings()), ["lsp"]);
  assert.deepEqual(serverArguments(settings({ cudaPath: "none" })), ["lsp", "--cuda-path=none"]);
  assert.deepEqual(serverArguments(settings({ cudaPath: "${workspaceFolder}/cuda" }), "/w"), ["lsp", "--cuda-path=/w/cuda"]);
});

test("a change restarts the server only where it has to", () => {
  assert.equal(effectOf(settings(), settings()), "nothing");
  assert.equal(effectOf(settings(), settings({ report: "browser" })), "nothing");
  assert.equal(effectOf(settings(), settings({ arch: "sm_80" })), "tell");
  assert.equal(effectOf(settings({ blocks: ["32,8"] }), settings({ blocks: ["32", "8"] })), "tell");
  assert.equal(effectOf(settings(), settings({ values: ["n=3"] })), "tell");
  assert.equal(effectOf(settings(), settings({ enable: false })), "restart");
  assert.equal(effectOf(settings(), settings({ path: "/b", arch: "sm_80" })), "restart");
  assert.equal(effectOf(settings(), settings({ cudaPath: "none" })), "restart");
});

test("paths are expanded", () => {
  assert.equal(expand("~/bin/b", "/w", "/home/me"), "/home/me/bin/b");
  assert.equal(expand("~other/b", "/w", "/home/me"), "~other/b");
  assert.equal(expand("${workspaceFolder}/b", "/w$&"), "/w$&/b");
});

test("a name is looked for on the PATH", () => {
  const file = program("second/bankcheck");
  mkdirSync(path.join(folder, "first", "bankcheck"), { recursive: true }); // a folder is no program
  const PATH = [path.join(folder, "first"), path.join(folder, "second")].join(path.delimiter);
  assert.deepEqual(findProgram("bankcheck", undefined, { PATH }), { program: file });
  assert.deepEqual(findProgram(" ", undefined, { PATH }), { program: file });
});

test("without a setting, the program inside the extension comes before the PATH", () => {
  const [carried, other] = [program("extension/program/bin/bankcheck"), program("path/bankcheck")];
  const environment = { PATH: path.dirname(other) };
  assert.deepEqual(findProgram("", undefined, environment, carried), { program: carried });
  assert.deepEqual(findProgram("bankcheck", undefined, environment, carried), { program: other });
  assert.deepEqual(findProgram("", undefined, environment, path.join(folder, "extension", "none")), { program: other });
});

test("an ending of the system is tried", () => {
  const file = program("windows/bankcheck.EXE");
  assert.deepEqual(findProgram("bankcheck", undefined, { PATH: path.dirname(file), PATHEXT: ".COM;.EXE" }), { program: file });
});

test("a path counts from the workspace's folder", () => {
  const file = program("build/bin/bankcheck");
  assert.deepEqual(findProgram("build/bin/bankcheck", folder, {}), { program: file });
  assert.deepEqual(findProgram("${workspaceFolder}/build/bin/bankcheck", folder, {}), { program: file });
});

test("a missing program is named, with what to do", () => {
  assert.deepEqual(findProgram("bankcheck", undefined, { PATH: folder }),
    { problem: "There is no 'bankcheck' on the PATH. Install bankcheck, or set bankcheck.path." });
  assert.deepEqual(findProgram("/no/such/program", undefined, {}),
    { problem: "bankcheck.path is '/no/such/program', and '/no/such/program' is no program." });
  const text = path.join(folder, "text");
  writeFileSync(text, "");
  assert.ok("problem" in findProgram(text, undefined, {}));
});

test("an explanation says of which line it is", () => {
  assert.deepEqual(explanation("column, blocks of 32x8\n", { file: "/w/tile.cu", line: 4 }),
    { page: "tile.cu:5\n\ncolumn, blocks of 32x8\n" });
});

test("what is not known has a message and no empty page", () => {
  assert.deepEqual(explanation("", { file: "/w/tile.cu", line: 0 }), { message: nothingHere });
  assert.deepEqual(explanation(null, { file: "/w/tile.cpp", line: 0 }), { message: notOpen });
});

test("a file keeps its report, and two of one name have two", async () => {
  const reports = path.join(folder, "a", "reports");
  const file = await writeReport(reports, "/w/tile.cu", "<p>1</p>");
  assert.match(path.basename(file), /^tile\.cu-[0-9a-f]{8}\.html$/);
  assert.equal(await writeReport(reports, "/w/tile.cu", "<p>2</p>"), file);
  assert.equal(readFileSync(file, "utf8"), "<p>2</p>");
  assert.notEqual(reportFile(reports, "/v/tile.cu"), file);
});

test("the manifest's defaults are those of the code", () => {
  const declared = Object.entries(manifest.contributes.configuration.properties).map(([name, { default: value }]) => [name.replace("bankcheck.", ""), value]);
  assert.deepEqual(Object.fromEntries(declared), { ...settings(), "trace.server": "off" });
});
