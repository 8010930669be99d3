(() => {
  const report = JSON.parse(document.getElementById("data").textContent);
  const byId = (id) => document.getElementById(id);
  const make = (tag, attributes = {}, text = "") => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.textContent = text;
    return element;
  };

  // Files are shown from the folder that all have in common.
  const folder = (() => {
    const files = [...new Set(report.accesses.map((a) => a.file))];
    let common = (files[0] || "").replace(/[^/]*$/, "");
    for (const file of files) while (!file.startsWith(common)) common = common.replace(/[^/]*\/$/, "");
    return common;
  })();
  const short = (file) => file.slice(folder.length);
  const kernelText = (kernel) => kernel.name + " " + kernel.block;

  // ---- the table ---------------------------------------------------------

  const order = { misaligned: 5, conflict: 4, "scattered-copy": 3, "data-dependent": 2, undecided: 1, clean: 0 };
  const keys = {
    excess: (a) => [order[a.verdict], a.excess, a.requestExcess],
    ways: (a) => [order[a.verdict], a.ways],
    cost: (a) => [a.wavefronts, a.ideal],
    place: (a) => [a.file, a.line, a.column],
    expression: (a) => [a.expression],
    kernel: (a) => [report.kernels[a.kernel].name, a.line],
  };
  const compare = (a, b) => {
    for (let i = 0; i < a.length; ++i) {
      if (a[i] < b[i]) return -1;
      if (a[i] > b[i]) return 1;
    }
    return 0;
  };
  const waysText = (a) => (a.verdict === "conflict" ? a.ways + "-way" : a.verdict);
  let sortKey = "excess";
  let descending = true;
  let chosen = null;
  const body = document.querySelector("#accesses tbody");

  const rowOf = (a) => {
    const row = make("tr", { class: a.verdict, "data-id": a.id, tabindex: "-1", "aria-selected": String(a === chosen) });
    row.append(
      make("td", { class: "number" }, a.verdict === "conflict" ? (a.excessKnown ? a.excess : a.requestExcess + " each") : ""),
      make("td", {}, waysText(a)),
      make("td", { class: "number" }, a.range || (a.wavefronts === null ? "" : a.wavefronts + " / " + a.ideal)),
      breakable(make("td", { title: a.file + ":" + a.line }), short(a.file) + ":" + a.line),
    );
    const expression = make("td");
    expression.append(make("code", {}, a.expression));
    const kernel = report.kernels[a.kernel];
    row.append(expression, breakable(make("td"), kernelText(kernel)));
    return row;
  };

  // Long tables come piece by piece: the page answers meanwhile.
  let waiting = [];
  const addRows = (count = 200) => {
    const rows = document.createDocumentFragment();
    for (const a of waiting.splice(0, count)) rows.append(rowOf(a));
    body.append(rows);
    if (waiting.length) setTimeout(addRows);
  };

  const showTable = () => {
    const everything = byId("shown").value === "all";
    const wanted = byId("filter").value.toLowerCase();
    const found = report.accesses.filter(
      (a) =>
        (everything || a.verdict !== "clean") &&
        [a.file, a.expression, a.array, kernelText(report.kernels[a.kernel])].join(" ").toLowerCase().includes(wanted),
    );
    const sign = descending ? -1 : 1;
    found.sort((a, b) => sign * compare(keys[sortKey](a), keys[sortKey](b)) || a.id - b.id);
    byId("count").textContent = found.length + " of " + report.accesses.length;
    body.replaceChildren();
    waiting = found;
    addRows();
    (body.querySelector('[aria-selected="true"]') || body.firstElementChild)?.setAttribute("tabindex", "0");
    for (const head of document.querySelectorAll("#accesses th")) {
      if (head.dataset.key === sortKey) head.setAttribute("aria-sort", descending ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
    }
  };

  // ---- one request as a grid -----------------------------------------------

  const drawGrid = (into, request) => {
    const cells = [make("span", { class: "head" })];
    for (let bank = 0; bank < 32; ++bank) cells.push(make("span", { class: "head" }, bank % 4 ? "" : bank));
    for (let lane = 0; lane < 32; ++lane) {
      const active = (request.active >>> lane) & 1;
      cells.push(make("span", { class: "head" + (active ? "" : " off") }, lane));
      const offset = request.offsets[lane];
      const first = Math.floor(offset / 4) % 32;
      const banks = Math.max(1, request.width / 4);
      for (let bank = 0; bank < 32; ++bank) {
        const cell = make("span", { class: "cell" + (active ? "" : " off") });
        if (active && bank >= first && bank < first + banks) {
          const colour = wavefrontColours.of(request.served[lane], request.turns);
          cell.textContent = request.served[lane];
          cell.style.background = `rgb(${colour})`;
          cell.style.color = wavefrontColours.textOn(colour);
          cell.dataset.address = `lane ${lane}: byte ${offset} (0x${offset.toString(16)}), word ${Math.floor(offset / 4) + bank - first}, bank ${bank}, ${request.loop ? "round" : "wavefront"} ${request.served[lane]}`;
          cell.title = cell.dataset.address;
        }
        cells.push(cell);
      }
    }
    into.replaceChildren(...cells);
    into.setAttribute("aria-label", costText(request) + "; rows are lanes, columns banks");
  };
  const costText = (request) => `${request.wavefronts} wavefront${request.wavefronts === 1 ? "" : "s"}, ideal ${request.ideal}`;

  for (const grid of ["now", "fixed"])
    byId(grid).addEventListener("pointerover", (event) => {
      if (event.target.dataset.address) byId("hover").textContent = event.target.dataset.address;
    });

  // ---- the chosen access -----------------------------------------------------

  /// All requests of an access that are kept: warp, iteration, index into a.drawn.
  const runsOf = (a) => {
    const runs = [];
    a.drawn.forEach((drawn, index) => {
      for (const [iteration, warps] of drawn.runs)
        for (const [first, last] of warps) for (let warp = first; warp <= last; ++warp) runs.push({ warp, iteration, index });
    });
    return runs;
  };
  const naturally = (x, y) => {
    const a = x.iteration.split(",").map(Number);
    const b = y.iteration.split(",").map(Number);
    return compare(a, b);
  };
  let runs = [];
  let warps = [];

  const runsOfWarp = () => runs.filter((run) => run.warp === warps[byId("warp").value]).sort(naturally);

  const showRun = () => {
    const here = runsOfWarp();
    const run = here[byId("iteration").value] || here[0];
    byId("warp-value").textContent = run.warp;
    // Copies of an unrolled loop have no number.
    byId("iteration-value").textContent = run.iteration || (here.length > 1 ? `${here.indexOf(run) + 1} of ${here.length}` : "-");
    const drawn = chosen.drawn[run.index];
    const more = drawn.count - 1;
    byId("alike").textContent = more ? `${more} other request${more === 1 ? "" : "s"} of the block like it` : "";
    const now = report.requests[drawn.request];
    byId("now-caption").textContent = "now: " + costText(now);
    drawGrid(byId("now"), now);
    const fix = chosen.fixes.find((f) => f.drawn.length);
    const after = fix && fix.drawn[run.index] != null ? report.requests[fix.drawn[run.index]] : null;
    byId("fixed").parentElement.hidden = !after;
    if (after) {
      byId("fixed-caption").textContent = `${fix.description}: ${costText(after)}`;
      drawGrid(byId("fixed"), after);
    }
  };

  const showWarp = () => {
    const slider = byId("iteration");
    slider.max = runsOfWarp().length - 1;
    slider.value = Math.min(slider.value, slider.max);
    slider.disabled = slider.max < 1;
    showRun();
    slider.parentElement.hidden = slider.disabled && byId("iteration-value").textContent === "-"; // outside of loops
  };

  // Its kinds of lines by their first characters.
  const diffElement = (diff) => {
    const element = make("pre", { class: "diff" });
    for (const line of diff.replace(/\n$/, "").split("\n")) {
      const kind = /^(---|\+\+\+|@@|\\)/.test(line) ? "place" : { "+": "added", "-": "removed" }[line[0]] || "";
      element.append(make("span", { class: kind }, line + "\n"));
    }
    return element;
  };

  const fixElement = (fix, isFirst) => {
    const diff = fix.diff === null ? null : report.diffs[fix.diff];
    const element = make("details", { class: "fix" });
    element.open = isFirst;
    const summary = make("summary");
    summary.append(make("code", {}, fix.description), " ", copyButton(diff ? "copy patch" : "copy", () => diff || fix.description));
    element.append(summary);
    element.append(diff ? diffElement(diff) : make("p", { class: "small" }, fix.byHand ? "It is made by hand." : "This page has no patch for it."));
    return element;
  };

  const showDetail = () => {
    byId("detail").hidden = false;
    byId("what").textContent = chosen.message;
    byId("notes").replaceChildren(
      ...chosen.notes.map(([place, text]) => {
        const item = make("li", {}, text + " ");
        const shown = place.startsWith(folder) ? short(place) : place;
        if (place) item.append(breakable(make("span", { class: "place", title: place }), shown));
        return item;
      }),
    );
    byId("fixes").replaceChildren(...chosen.fixes.map((fix, index) => fixElement(fix, index === 0)));
    runs = runsOf(chosen);
    const any = runs.length > 0;
    for (const id of ["runs", "grids", "hover"]) byId(id).hidden = !any;
    byId("hover").textContent = "point at a cell for its address";
    if (!any) return;
    warps = [...new Set(runs.map((run) => run.warp))].sort((a, b) => a - b);
    const worst = runs[0];
    byId("warp").max = warps.length - 1;
    byId("warp").value = warps.indexOf(worst.warp);
    byId("warp").disabled = warps.length < 2;
    const at = runsOfWarp().findIndex((run) => run.index === worst.index && run.iteration === worst.iteration);
    byId("iteration").max = runsOfWarp().length - 1;
    byId("iteration").value = at;
    showWarp();
  };

  // ---- the source ---------------------------------------------------------------

  /// A column counts the bytes of UTF-8.
  const indexOfColumn = (line, column) => {
    let index = 0;
    for (let bytes = 1; index < line.length && bytes < column; ) {
      const code = line.codePointAt(index);
      bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
      index += code > 0xffff ? 2 : 1;
    }
    return index;
  };

  const fillRow = (row, line, tokens, badges) => {
    row.replaceChildren();
    let from = 0;
    for (const a of badges) {
      const at = indexOfColumn(line, a.column);
      syntax.append(row, line, from, at, tokens);
      from = at;
      row.append(
        make(
          "button",
          { class: "badge " + a.verdict, type: "button", "data-id": a.id, title: a.message },
          a.verdict === "conflict" ? a.ways + "-way" : a.verdict === "clean" ? "\u2713" : a.range || "?",
        ),
      );
    }
    syntax.append(row, line, from, line.length, tokens);
    row.append("\n");
  };

  // Rows get their colours when they come into view: a long file has more tokens than a page should have elements.
  const fillers = new Map();
  const fill = (row) => {
    fillers.get(row)?.();
    fillers.delete(row);
  };
  const whenSeen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          whenSeen.unobserve(target);
          fill(target);
        }
    },
    { root: byId("code").parentElement, rootMargin: "300px" },
  );

  let shownFile = null;
  const showSource = () => {
    const text = report.sources[chosen.file];
    byId("source").hidden = text === undefined;
    if (text === undefined) return;
    if (shownFile !== chosen.file) {
      shownFile = chosen.file;
      breakable(byId("file"), chosen.file);
      const byPlace = new Map();
      for (const a of report.accesses) {
        if (a.file !== shownFile) continue;
        const columns = byPlace.get(a.line) || byPlace.set(a.line, new Map()).get(a.line);
        const other = columns.get(a.column);
        if (!other || compare(keys.excess(other), keys.excess(a)) < 0) columns.set(a.column, a);
      }
      const rows = document.createDocumentFragment();
      const tokens = syntax.linesOf(text);
      whenSeen.disconnect();
      fillers.clear();
      text.split("\n").forEach((line, index) => {
        const row = make("span", { class: "row", "data-line": index + 1 }, line + "\n");
        const badges = [...(byPlace.get(index + 1)?.values() || [])].sort((x, y) => x.column - y.column);
        fillers.set(row, () => fillRow(row, line, tokens[index], badges));
        if (badges.length) fill(row);
        else whenSeen.observe(row);
        rows.append(row);
      });
      byId("code").replaceChildren(rows);
    }
    byId("code").querySelector(".here")?.classList.remove("here");
    const row = byId("code").children[chosen.line - 1];
    row?.classList.add("here");
    const box = byId("code").parentElement;
    if (row) box.scrollTop = row.offsetTop - box.offsetTop - box.clientHeight / 3;
  };

  // ---- what people do ------------------------------------------------------------

  const choose = (a, focus) => {
    chosen = a;
    for (const row of body.querySelectorAll('[aria-selected="true"], [tabindex="0"]')) {
      row.setAttribute("aria-selected", "false");
      row.setAttribute("tabindex", "-1");
    }
    const row = body.querySelector(`[data-id="${a.id}"]`);
    if (row) {
      row.setAttribute("aria-selected", "true");
      row.setAttribute("tabindex", "0");
      if (focus) {
        row.focus();
        row.scrollIntoView({ block: "nearest" });
      }
    }
    showDetail();
    showSource();
  };
  // In an editor's view the page has no address.
  if (/^(file|https?):$/.test(location.protocol))
    byId("headline").append(copyButton("copy link", () => location.href.replace(/#.*/s, "") + "#" + chosen.link));

  /// The finding that the address names.
  const chooseLinked = () => {
    const link = location.hash.slice(1);
    const linked = report.accesses.find((a) => a.link === link);
    byId("lost").hidden = !link || linked !== undefined;
    if (!linked) return false;
    if (linked.verdict === "clean") byId("shown").value = "all";
    byId("filter").value = "";
    showTable();
    while (waiting.length && !body.querySelector(`[data-id="${linked.id}"]`)) addRows();
    choose(linked, true);
    return true;
  };

  const accessOf = (element) => report.accesses[report.accesses.findIndex((a) => a.id === Number(element.dataset.id))];

  body.addEventListener("click", (event) => {
    const row = event.target.closest("tr");
    if (row) choose(accessOf(row), true);
  });
  body.addEventListener("keydown", (event) => {
    const row = event.target.closest("tr");
    if (event.key === "End" || !row.nextElementSibling) addRows(waiting.length);
    const next = {
      ArrowDown: row.nextElementSibling,
      ArrowUp: row.previousElementSibling,
      Home: body.firstElementChild,
      End: body.lastElementChild,
      Enter: row,
      " ": row,
    }[event.key];
    if (!next) return;
    event.preventDefault();
    choose(accessOf(next), true);
  });
  byId("code").addEventListener("click", (event) => {
    if (event.target.dataset.id) choose(accessOf(event.target), false);
  });
  for (const head of document.querySelectorAll("#accesses th"))
    head.firstElementChild.addEventListener("click", () => {
      descending = sortKey === head.dataset.key ? !descending : ["excess", "ways", "cost"].includes(head.dataset.key);
      sortKey = head.dataset.key;
      showTable();
    });
  byId("warp").addEventListener("input", showWarp);
  byId("iteration").addEventListener("input", showRun);
  byId("shown").addEventListener("change", showTable);
  byId("filter").addEventListener("input", showTable);

  if (report.accesses.length && report.accesses.every((a) => a.verdict === "clean")) byId("shown").value = "all";
  wavefrontColours.onChange(() => chosen && runs.length && showRun());
  addEventListener("hashchange", chooseLinked);
  const isOnly = (name) => {
    byId("filter").value = name;
    showTable();
    if (body.firstElementChild) choose(accessOf(body.firstElementChild), false);
  };
  byId("totals").hidden = report.accesses.length === 0;
  const sumsOf = (table, nameOf, spell) =>
    totals.show(document.querySelector(`#${table} tbody`), totals.sumsBy(report.accesses, nameOf), spell, isOnly);
  sumsOf("by-kernel", (a) => kernelText(report.kernels[a.kernel]), (name) => name);
  sumsOf("by-file", (a) => a.file, short);
  resources.show(byId("resources"), report.kernels, kernelText);
  showTable();
  if (!chooseLinked() && body.firstElementChild) choose(accessOf(body.firstElementChild), false);
})();
