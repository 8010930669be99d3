// workbench.mjs PACKAGE [FOLDER]: installs the package into code-server, which is VS
// Code's workbench with its host of extensions, and uses it in Chromium as a person
// would. Pictures go to FOLDER. Made with code-server 4.100.3 and Node 20.
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "../clients/node_modules/playwright-core/index.mjs";

const [extension, pictures] = process.argv.slice(2);
const program = execFileSync("which", ["bankcheck"], { encoding: "utf8" }).trim();
const home = mkdtempSync(path.join(tmpdir(), "bankcheck-"));
const folders = ["--user-data-dir", `${home}/data`, "--extensions-dir", `${home}/extensions`];
const environment = {
  ...process.env,
  HOME: home,
  XDG_CONFIG_HOME: `${home}/config`,
  XDG_DATA_HOME: `${home}/share`,
  EXTENSIONS_GALLERY: '{"serviceUrl":"http://127.0.0.1:9"}', // nobody: no test asks the network
};
mkdirSync(`${home}/data/User`, { recursive: true });
mkdirSync(`${home}/project`);
copyFileSync(new URL("../server/Inputs/tile.cu", import.meta.url), `${home}/project/tile.cu`);
const settings = {
  "bankcheck.path": "/no/such/bankcheck",
  "bankcheck.cudaPath": "none",
  "workbench.startupEditor": "none",
  "security.workspace.trust.enabled": false,
};
writeFileSync(`${home}/data/User/settings.json`, JSON.stringify(settings));

execFileSync("code-server", [...folders, "--install-extension", path.resolve(extension)], { env: environment });
const server = spawn("code-server", [...folders, "--auth=none", "--bind-addr=127.0.0.1:0", "--disable-telemetry", "--disable-update-check", `${home}/project`], {
  env: environment,
  stdio: ["ignore", "pipe", "inherit"],
});
const address = await new Promise((resolve, reject) => {
  server.stdout.on("data", (text) => /listening on (http:\S+)/.test(text) && resolve(String(text).match(/listening on (http:\S+)/)[1]));
  server.on("exit", (code) => reject(new Error(`code-server ends with ${code}`)));
});

const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
page.setDefaultTimeout(30000);
const picture = (name) => pictures && page.screenshot({ path: path.join(pictures, `${name}.png`) });

async function command(title) {
  await page.keyboard.press("F1");
  await page.fill(".quick-input-widget input[type=text]", `>${title}`);
  await page.click(`.quick-input-list .monaco-list-row >> text=${title}`);
}

async function useIt() {
  await page.goto(`${address}?folder=${home}/project`);
  await page.dblclick(".explorer-folders-view .monaco-list-row >> text=tile.cu");

  // Without the program a message says so, and leads to the setting.
  await page.waitForSelector(".notification-list-item >> text=is no program");
  await picture("missing");
  await page.click(".notification-list-item >> text=Open Settings");
  await page.locator(".setting-item:has-text('Bankcheck: Path') input").fill(program);
  await page.waitForTimeout(1000); // it is taken a moment after the last key
  await picture("setting");
  await page.click(".tab >> text=tile.cu");
  await page.waitForSelector(".monaco-editor .squiggly-warning");
  await page.waitForSelector(".monaco-editor .view-lines >> text=32-way");
  await page.waitForSelector(".codelens-decoration >> text=264 shared wavefronts");
  await command("Notifications: Clear All Notifications");

  const access = page.locator(".view-line", { hasText: "out[0]" });
  await access.hover({ position: { x: 150, y: 8 } });
  await page.waitForSelector(".monaco-hover >> text=32 wavefronts, ideal 1");
  await picture("hover");

  await access.click({ position: { x: 150, y: 8 }, button: "right" });
  await page.locator(".monaco-menu .action-label", { hasText: "Explain This Access" }).hover({ force: true });
  await picture("menu");
  await page.keyboard.press("Enter");
  await page.waitForSelector(".view-lines >> text=column, blocks of 32x8");
  await picture("explanation");

  await page.click(".tab >> text=tile.cu >> nth=0");
  await command("bankcheck: Open Report");
  const report = page.frameLocator("iframe.webview.ready").frameLocator("#active-frame");
  await report.locator("#now .cell").first().waitFor();
  assert.match(await report.locator("#what").textContent(), /32-way bank conflict reading 'tile'/);
  await picture("report");
  await command("View: Close All Editors in Group");

  await page.click(".tab >> text=tile.cu >> nth=0");
  await access.first().click({ position: { x: 150, y: 8 } });
  await page.keyboard.press("Control+Period");
  const fix = page.locator(".action-widget >> text=Pad \`tile\` to [32][33]");
  await fix.waitFor();
  await picture("fix");
  await page.keyboard.press("Enter"); // it is the first
  await page.waitForSelector(".view-line:has-text('tile[32][33]')");
  await page.waitForSelector(".monaco-editor .squiggly-warning", { state: "detached" });
  await page.waitForSelector(".codelens-decoration >> text=0 of 2 accesses with conflicts");
  await picture("fixed");
}

try {
  await useIt();
} catch (error) {
  await picture("failure");
  throw error;
} finally {
  await browser.close();
  const ended = new Promise((resolve) => server.on("exit", resolve));
  server.kill();
  await ended;
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
}
