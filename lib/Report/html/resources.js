// How busy each kernel's resources are, now and without conflicts: a bar each, as parts of its time. With --time only.
const resources = (() => {
  const mostKernels = 50;
  const make = (tag, className, text) => {
    const result = document.createElement(tag);
    if (className) result.className = className;
    if (text) result.textContent = text;
    return result;
  };
  const percent = (share) => Math.round(100 * share) + " %";
  const bar = (share, when) => {
    const result = make("span", "share " + when);
    const filled = make("span", "excess");
    filled.style.width = Math.min(100, 100 * share) + "%";
    result.append(filled);
    return result;
  };
  const rowOf = (resource) => {
    const row = make("tr");
    const cells = [make("th", "", resource.name), make("td"), make("td", "number", percent(resource.before)), make("td"),
      make("td", "number", percent(resource.after))];
    cells[0].scope = "row";
    cells[1].append(bar(resource.before, "now"));
    cells[3].append(bar(resource.after, "then"));
    row.append(...cells);
    return row;
  };
  const tableOf = (kernel, name) => {
    const table = make("table");
    table.append(make("caption", "", name + ": " + kernel.gain));
    const head = make("tr");
    for (const [text, columns] of [["", 1], ["now", 2], ["without conflicts", 2]]) {
      const cell = make("th", "", text);
      cell.colSpan = columns;
      head.append(cell);
    }
    table.append(head, ...kernel.resources.map(rowOf));
    return table;
  };
  return {
    /// Fills a section, and shows it if there is something to say.
    show(section, kernels, nameOf) {
      const said = kernels.filter((kernel) => kernel.resources && kernel.resources.length).slice(0, mostKernels);
      section.hidden = said.length === 0;
      section.append(...said.map((kernel) => tableOf(kernel, nameOf(kernel))));
    },
  };
})();
