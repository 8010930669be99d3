// page.mjs PAGE: opens a report in Chromium and uses it as a person would. With
// --many: a report of 2,000 accesses, for its size and the time that it takes.
import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { chromium } from "../clients/node_modules/playwright-core/index.mjs";

const [file, ...options] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });

async function open(colorScheme) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1400 }, colorScheme });
  page.setDefaultTimeout(20000);
  const troubles = [];
  page.on("console", (message) => troubles.push(message.text()));
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("request", (request) => {
    if (!/^(file|data):/.test(request.url())) troubles.push("asks for " + request.url());
  });
  await page.goto(pathToFileURL(file).href);
  await page.waitForSelector("#now .cell");
  return { page, troubles };
}

const rows = (page) => page.locator("#accesses tbody tr");
const column = async (page, n) => (await page.locator(`#accesses tbody td:nth-child(${n})`).allTextContents());
const wavesOf = (page, grid) => page.locator(`#${grid} [data-address]`).allTextContents();

async function useIt() {
  const { page, troubles } = await open("light");

  // Sorted by excess, the worst chosen.
  assert.deepEqual(await column(page, 1), ["248", "22", ""]);
  assert.deepEqual(await column(page, 2), ["32-way", "8-way", "data-dependent"]);
  assert.match(await page.textContent("#what"), /32-way bank conflict reading 'tile'/);
  assert.match(await page.textContent("#notes"), /'float tile\[32\]\[33\]' makes all 2 accesses/);

  // Two grids: every lane in bank 0, then each in its own.
  assert.deepEqual(await wavesOf(page, "now"), [...Array(32).keys()].map(String));
  assert.deepEqual(await wavesOf(page, "fixed"), Array(32).fill("0"));
  assert.match(await page.textContent("#fixed-caption"), /float tile\[32\]\[33\]: 1 wavefront, ideal 1/);
  await page.hover("#now [data-address] >> nth=5");
  assert.equal(await page.textContent("#hover"), "lane 5: byte 640 (0x280), word 160, bank 0, wavefront 5");

  // Told apart without colours: lightness grows from wavefront to wavefront.
  const light = await page.locator("#now [data-address]").evaluateAll((cells) =>
    cells.map((cell) => getComputedStyle(cell).backgroundColor.match(/\d+/g).map(Number)).map(([r, g, b]) => 0.299 * r + 0.587 * g + 0.114 * b));
  for (let i = 1; i < light.length; ++i) assert.ok(light[i] > light[i - 1]);

  // Sorting by a heading, and back.
  await page.click('th[data-key="place"] button');
  assert.equal(await page.getAttribute('th[data-key="place"]', "aria-sort"), "ascending");
  assert.deepEqual(await column(page, 2), ["32-way", "8-way", "data-dependent"]);
  await page.click('th[data-key="place"] button');
  assert.deepEqual(await column(page, 2), ["data-dependent", "8-way", "32-way"]);
  await page.click('th[data-key="excess"] button');
  assert.deepEqual(await column(page, 1), ["248", "22", ""]);

  // The keyboard: down to the access in a loop, whose sliders move.
  await page.focus("#accesses tbody tr");
  await page.keyboard.press("ArrowDown");
  assert.match(await page.textContent("#what"), /8-way bank conflict writing 's'/);
  assert.equal((await wavesOf(page, "now")).length, 16);
  await page.focus("#iteration");
  assert.equal(await page.textContent("#iteration-value"), "3");
  await page.keyboard.press("ArrowLeft");
  assert.equal(await page.textContent("#iteration-value"), "2");
  assert.match(await page.textContent("#now-caption"), /now: 4 wavefronts/);
  await page.keyboard.press("Home");
  assert.match(await page.textContent("#now-caption"), /now: 1 wavefront,/);
  assert.equal(new Set(await wavesOf(page, "now")).size, 1);
  assert.equal(await page.locator("#fixed").isVisible(), false);
  await page.focus("#warp");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.textContent("#warp-value"), "1");

  // An access whose address the data decide has bounds and no picture.
  await page.focus('tr[aria-selected="true"]');
  await page.keyboard.press("End");
  assert.match(await page.textContent("#what"), /data-dependent bank conflict in atomic on 'bins': 1 to 2 wavefronts per request/);
  assert.equal(await page.locator("#now").isVisible(), false);

  // All accesses, and a filter.
  await page.selectOption("#shown", "all");
  assert.ok((await rows(page).count()) > 3);
  await page.fill("#filter", "TILE");
  assert.equal(await rows(page).count(), 2);
  assert.match(await page.textContent("#count"), /^2 of [4-9]/);

  // A badge in the source chooses its access.
  await page.click(".badge.conflict >> nth=0");
  assert.match(await page.textContent("#what"), /32-way/);
  assert.match(await page.textContent(".row.here"), /32-waytile\[threadIdx.x\]\[threadIdx.y\]/);

  // The source is text and nothing else.
  assert.match(await page.textContent("#code"), /<script>alert\(1\)<\/script>/);
  assert.deepEqual(troubles, []);

  const dark = await open("dark");
  const luminance = async (p) => {
    const [r, g, b] = await p.evaluate(() => getComputedStyle(document.body).backgroundColor.match(/\d+/g).map(Number));
    return r + g + b;
  };
  assert.ok((await luminance(page)) > 600);
  assert.ok((await luminance(dark.page)) < 150);
  assert.deepEqual(dark.troubles, []);
}

async function openMany() {
  assert.ok(statSync(file).size < 10e6, `${statSync(file).size} bytes`);
  const { page, troubles } = await open("light");
  const ready = await page.evaluate(() => performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd);
  console.log(`opened in ${Math.round(ready)} ms`);
  assert.ok(ready < 2000, `opened in ${ready} ms`);
  await page.focus("#accesses tbody tr");
  await page.keyboard.press("End");
  assert.equal(await rows(page).count(), 2000);
  assert.equal(await rows(page).last().getAttribute("aria-selected"), "true");
  assert.deepEqual(troubles, []);
}

try {
  await (options.includes("--many") ? openMany() : useIt());
} finally {
  await browser.close();
}
