// What kernels and files cost in all: sums over accesses, the most excess first.
const totals = (() => {
  const mostRows = 100;
  const sumsBy = (accesses, nameOf) => {
    const sums = new Map();
    for (const a of accesses) {
      const name = nameOf(a);
      const sum = sums.get(name) || sums.set(name, { name, accesses: 0, conflicts: 0, undecided: 0, excess: 0 }).get(name);
      ++sum.accesses;
      if (a.verdict === "conflict") ++sum.conflicts;
      if (a.verdict === "undecided" && !a.hardwareAddressed) ++sum.undecided;
      if (a.verdict === "conflict") sum.excess += a.excess;
    }
    return [...sums.values()].sort((x, y) => y.excess - x.excess || y.conflicts - x.conflicts);
  };
  const cell = (content, isNumber) => {
    const result = document.createElement("td");
    if (isNumber) result.className = "number";
    result.append(content);
    return result;
  };
  return {
    sumsBy,
    /// Fills the body of a table. What a click on a name does is up to \p choose.
    show(body, sums, spell, choose) {
      const most = Math.max(1, ...sums.map((sum) => sum.excess));
      const rows = sums.slice(0, mostRows).map((sum) => {
        const row = document.createElement("tr");
        const name = document.createElement("button");
        name.type = "button";
        name.title = sum.name;
        breakable(name, spell(sum.name));
        name.addEventListener("click", () => choose(sum.name));
        const bar = document.createElement("span");
        bar.className = "excess";
        bar.style.width = (100 * sum.excess) / most + "%";
        row.append(cell(name), cell(sum.accesses, true), cell(sum.conflicts, true), cell(sum.undecided, true));
        row.append(cell(sum.excess, true), cell(bar));
        return row;
      });
      if (sums.length > mostRows) {
        const row = document.createElement("tr");
        const rest = cell(`and ${sums.length - mostRows} others`);
        rest.colSpan = 6;
        row.append(rest);
        rows.push(row);
      }
      body.replaceChildren(...rows);
    },
  };
})();
