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
    const name = make("th", "", resource.name);
    name.scope = "row";
    row.append(name);
    for (const [share, when] of [[resource.before, "now"], [resource.after, "then"]]) {
      const cell = make("td");
      cell.append(bar(share, when));
      row.append(cell, make("td", "number", percent(share)));
    }
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
