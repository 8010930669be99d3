// page.mjs PAGE STATISTICS: opens a report in Chromium and uses it as a person would; what --statistics prints has the
// same totals. With --many=N: a report of N accesses, for its size and the time that it takes; with --beside=FEWER, that
// of a report of a fifth of them, its time is held to that one's, and its first paint to what stands before its findings.
import assert from "node:assert/strict";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { chromium } from "../clients/node_modules/playwright-core/index.mjs";

const [file, ...options] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });

async function open(colorScheme, { width = 1280, height = 1400, hash = "", at = file } = {}) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const page = await context.newPage();
  page.setDefaultTimeout(20000);
  const troubles = [];
  page.on("console", (message) => troubles.push(message.text()));
  page.on("pageerror", (error) => troubles.push(String(error)));
  page.on("request", (request) => {
    if (!/^(file|data):/.test(request.url())) troubles.push("asks for " + request.url());
  });
  await page.goto(pathToFileURL(at).href + hash);
  await page.waitForSelector("#now .cell");
  return { page, troubles };
}

const rows = (page) => page.locator("#accesses tbody tr");
const column = async (page, n) => (await page.locator(`#accesses tbody td:nth-child(${n})`).allTextContents());
const wavesOf = (page, grid) => page.locator(`#${grid} [data-address]`).allTextContents();

async function useIt() {
  const { page, troubles } = await open("light");

  // Names may be broken behind their parts, and stay as they are for who copies them.
  assert.ok((await page.locator("#by-file tbody button wbr").count()) > 0);
  // Sorted by excess, the worst chosen.
  assert.deepEqual(await column(page, 1), ["248", "22", ""]);
  assert.deepEqual(await column(page, 2), ["32-way", "8-way", "data-dependent"]);
  assert.match(await page.textContent("#what"), /32-way bank conflict reading 'tile'/);
  assert.match(await page.textContent("#notes"), /'float tile\[32\]\[33\]' makes both accesses/);

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

  // The keyboard: down to the access in a loop, whose sliders move. Outside of loops there is one iteration.
  assert.equal(await page.locator("#iteration").isVisible(), false);
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

/// As WCAG defines it.
const contrast = (a, b) => {
  const luminance = (rgb) => {
    const [r, g, b] = rgb.map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [less, more] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (more + 0.05) / (less + 0.05);
};
/// The computed colour of each element.
const coloursOf = (page, selector, property) =>
  page.locator(selector).evaluateAll(
    (elements, property) => elements.map((e) => getComputedStyle(e)[property].match(/\d+/g).slice(0, 3).map(Number)),
    property,
  );

// Each wavefront stands out from the empty cells, its number from it, and the words of a source from the page.
async function coloursStayVisible() {
  for (const mode of ["light", "dark"]) {
    const { page } = await open(mode);
    const cells = await coloursOf(page, "#now [data-address]", "backgroundColor");
    const numbers = await coloursOf(page, "#now [data-address]", "color");
    const [empty] = await coloursOf(page, "#now .cell:not([data-address])", "backgroundColor");
    assert.equal(cells.length, 32);
    cells.forEach((cell, i) => {
      assert.ok(contrast(cell, empty) >= 3, `${mode}: wavefront ${i}, ${cell} on ${empty}`);
      assert.ok(contrast(cell, numbers[i]) >= 4.5, `${mode}: the number ${i}, ${numbers[i]} on ${cell}`);
    });
    await page.locator("#source").scrollIntoViewIfNeeded();
    for (const kind of ["keyword", "cuda", "literal", "comment"]) {
      await page.waitForSelector(`#code .${kind}`);
      const found = await coloursOf(page, `#code .${kind}`, "color");
      assert.ok(found.length > 0, kind);
      const [panel] = await coloursOf(page, "#source", "backgroundColor");
      assert.ok(contrast(found[0], panel) >= 4.5, `${mode}: ${kind}`);
    }
  }
  // The mode may change while the page is open.
  const { page } = await open("light");
  const [before] = await coloursOf(page, "#now [data-address] >> nth=0", "backgroundColor");
  await page.emulateMedia({ colorScheme: "dark" });
  await page.waitForFunction(
    (before) => getComputedStyle(document.querySelector("#now [data-address]")).backgroundColor !== before,
    `rgb(${before.join(", ")})`,
  );
}

// The sums of --statistics, with bars as long as the excess; a name filters the list.
async function totalsAreThoseOfStatistics() {
  const { page } = await open("light");
  const text = readFileSync(options[0], "utf8").split(/\n\n+/);
  const tableOf = (heading) =>
    text
      .find((part) => part.startsWith(heading))
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(/\s{2,}/));
  const rowsOf = (id) =>
    page.locator(`#${id} tbody tr`).evaluateAll((all) => all.map((row) => [...row.cells].slice(0, 5).map((c) => c.textContent)));
  const kernels = tableOf("kernel (block)").map(([name, ...rest]) => [name.replace(/ \((.*)\)$/, " $1"), ...rest]);
  assert.equal(kernels.length, 3);
  assert.deepEqual(await rowsOf("by-kernel"), kernels);
  assert.deepEqual(await rowsOf("by-file"), tableOf("file").map(([name, ...rest]) => [name.replace(/.*\//, ""), ...rest]));
  const bars = await page.locator("#by-kernel .excess").evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  assert.ok(bars[0] > 0 && Math.abs(bars[1] / bars[0] - 22 / 248) < 0.02);
  assert.equal(bars[2], 0);
  await page.click("#by-kernel tbody tr:nth-child(2) button");
  assert.deepEqual(await column(page, 2), ["8-way"]);
  assert.match(await page.textContent("#what"), /8-way bank conflict writing 's'/);
}

// The patch of a fix is shown and can be copied, and so can a link, which leads to the finding in a new page.
async function fixesAndLinksCanBeCopied() {
  const { page } = await open("light");
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  assert.equal(await page.textContent(".fix:first-child summary code"), "float tile[32][33]");
  const patch = await page.textContent(".fix:first-child .diff");
  assert.match(patch, /^--- .*page\.cu\n\+\+\+ .*page\.cu\n@@ -1,6 \+1,6 @@\n/);
  assert.equal(await page.textContent(".fix:first-child .diff .removed"), "-  __shared__ float tile[32][32];\n");
  assert.equal(await page.textContent(".fix:first-child .diff .added"), "+  __shared__ float tile[32][33];\n");
  await page.click(".fix:first-child .copy");
  await page.waitForSelector("text=copied");
  assert.equal(await clipboard(), patch);
  assert.equal(await page.locator(".fix:first-child").getAttribute("open"), "");

  await page.focus("#accesses tbody tr");
  await page.keyboard.press("ArrowDown");
  await page.click("#headline .copy");
  await page.waitForSelector("#headline >> text=copied");
  const link = new URL(await clipboard());
  assert.match(link.hash, /^#[0-9a-f]{16}$/);
  const linked = await open("light", { hash: link.hash });
  assert.match(await linked.page.textContent("#what"), /8-way bank conflict writing 's'/);
  assert.equal(await linked.page.locator('tr[aria-selected="true"]').count(), 1);
  assert.equal(await linked.page.locator("#lost").isVisible(), false);
  const mended = await open("light", { hash: "#0123456789abcdef" });
  assert.equal(await mended.page.locator("#lost").isVisible(), true);
  assert.match(await mended.page.textContent("#what"), /32-way/);
}

async function axesAreLabelled() {
  const { page } = await open("light");
  for (const grid of ["now", "fixed"]) {
    const box = async (selector) => page.locator(`.axes:has(#${grid}) ${selector}`).boundingBox();
    assert.equal(await page.textContent(`.axes:has(#${grid}) .axis.lane`), "lane");
    assert.equal(await page.textContent(`.axes:has(#${grid}) .axis.bank`), "bank");
    const [lane, bank, cells] = [await box(".axis.lane"), await box(".axis.bank"), await box(".grid")];
    assert.ok(lane.x + lane.width <= cells.x + 1 && lane.height > lane.width);
    assert.ok(bank.y + bank.height <= cells.y + 1);
  }
}

// Nothing is wider than a narrow window, and the figures of an access stay in view.
async function narrowWindowsHaveALayout() {
  const { page, troubles } = await open("light", { width: 400, height: 800 });
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 400);
  for (const selector of ["#now .cell >> nth=31", "#fixed .cell >> nth=31", "#accesses tbody td >> nth=5", "#by-file .excess >> nth=0"]) {
    const box = await page.locator(selector).boundingBox();
    assert.ok(box.x >= 0 && box.x + box.width <= 400, `${selector} from ${box.x} to ${box.x + box.width}`);
  }
  assert.deepEqual(troubles, []);
}

const openingOf = (page) => page.evaluate(() => performance.getEntriesByType("navigation")[0].domContentLoadedEventEnd);

/// What a page takes, whatever else the machine does: its elements at the first paint, and processor time of its main
/// thread until it is loaded.
async function costOf(url) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.addInitScript(() => {
    const count = (list) => list.getEntriesByName("first-contentful-paint").length && (window.atPaint ??= document.getElementsByTagName("*").length);
    new PerformanceObserver(count).observe({ type: "paint", buffered: true });
  });
  await page.goto(url);
  await page.waitForFunction(() => window.atPaint);
  const { metrics } = await session.send("Performance.getMetrics");
  const cost = { elements: await page.evaluate(() => window.atPaint), seconds: metrics.find((m) => m.name === "TaskDuration").value };
  await page.context().close();
  return cost;
}

/// The first paint is of what stands before the findings, which is the same for any number of them. Opening all takes no
/// more than a few times what the browser needs for a plain table of as many lines.
async function paintsBeforeItReads(count, fewer) {
  const frame = (page) => readFileSync(page, "utf8").indexOf('id="data"');
  assert.ok(frame(file) > 0 && frame(file) < 20000, `${frame(file)} characters before the findings`);
  const table = file + ".table.html";
  const line = (i) => `<tr><td>${i}</td><td>32-way</td><td>load</td><td>many.cu:${i}</td><td>t[threadIdx.x]</td><td>k${i}</td></tr>`;
  writeFileSync(table, "<!DOCTYPE html><title>table</title><table>" + Array.from({ length: count }, (_, i) => line(i)).join("") + "</table>");
  const [many, few, plain] = [await costOf(pathToFileURL(file).href), await costOf(pathToFileURL(fewer).href), await costOf(pathToFileURL(table).href)];
  const of = (cost) => `${cost.elements} elements at the first paint, ${cost.seconds.toFixed(2)} s of processor time`;
  console.log(`${count} accesses: ${of(many)}; a fifth: ${of(few)}; a plain table: ${of(plain)}`);
  assert.ok(many.elements <= 200, of(many));
  assert.ok(many.elements <= few.elements + 20, `${of(many)}; of fewer ${of(few)}`);
  assert.ok(many.seconds < 4 * plain.seconds, `${of(many)}; of a table ${of(plain)}`);
}

async function openMany(count, fewer) {
  if (count <= 2000) assert.ok(statSync(file).size < 10e6, `${statSync(file).size} bytes`);
  const height = 900;
  const { page, troubles } = await open("light", { height });
  const paint = await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0].startTime);
  console.log(`${count} accesses, ${(statSync(file).size / 1e6).toFixed(1)} MB: first paint after ${Math.round(paint)} ms`);
  const ready = await openingOf(page);
  console.log(`opened in ${Math.round(ready)} ms`);
  if (fewer) {
    const before = await openingOf((await open("light", { height, at: fewer })).page);
    assert.ok(ready < 8 * before, `opened in ${ready} ms, a fifth of it in ${before} ms`);
    await paintsBeforeItReads(count, fewer);
  }
  // The list is as tall as the window: it and the line above it leave a hundredth of it or so.
  const list = await page.locator("#list").boundingBox();
  assert.ok(list.height > 0.95 * height && list.height <= height, `${list.height} of ${height}`);
  await page.focus("#accesses tbody tr");
  await page.keyboard.press("End");
  assert.equal(await rows(page).count(), count);
  assert.equal(await rows(page).last().getAttribute("aria-selected"), "true");
  assert.deepEqual(troubles, []);
}

try {
  const many = options[0].match(/^--many=(\d+)$/);
  if (many) {
    await openMany(Number(many[1]), options[1]?.match(/^--beside=(.+)$/)[1]);
  } else {
    await useIt();
    await totalsAreThoseOfStatistics();
    await fixesAndLinksCanBeCopied();
    await axesAreLabelled();
    await coloursStayVisible();
    await narrowWindowsHaveALayout();
  }
} finally {
  await browser.close();
}
