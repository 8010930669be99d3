#!/usr/bin/env node
// Runs the program of the package for this platform, which npm has installed beside this one.
const { spawnSync } = require("node:child_process");
const { constants } = require("node:os");
const path = require("node:path");

const carrier = `bankcheck-${process.platform}-${process.arch}`;
let folder;
try {
  folder = path.dirname(require.resolve(`${carrier}/package.json`));
} catch {
  console.error(`bankcheck: the package '${carrier}' is not installed.`);
  console.error("There are programs for Linux on x64 and arm64. npm leaves them out with --omit=optional.");
  process.exit(2);
}
// An interrupt is the program's: this process waits for what it makes of it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
const { error, status, signal } = spawnSync(path.join(folder, "bin", "bankcheck"), process.argv.slice(2), { stdio: "inherit" });
if (error) {
  console.error(`bankcheck: ${error.message}`);
  process.exit(2);
}
process.exit(signal ? 128 + constants.signals[signal] : status);
