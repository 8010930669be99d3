// Where the names of files and kernels may be broken into lines: behind what separates their parts.
const breakable = (element, text) => {
  element.replaceChildren();
  for (const part of text.split(/(?<=[/,<]|::|_(?=[^_])|[a-z](?=[A-Z]))/)) element.append(part, document.createElement("wbr"));
  return element;
};
