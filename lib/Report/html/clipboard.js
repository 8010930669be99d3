// Buttons that copy a text.
const copyButton = (() => {
  // Where the page may not use the clipboard itself, as in a frame, the selection is copied.
  const copySelected = (text) => {
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    const isCopied = document.execCommand("copy");
    area.remove();
    return isCopied;
  };
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      return true;
    } catch {
      return copySelected(text);
    }
  };
  return (label, textOf) => {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = label;
    button.addEventListener("click", async () => {
      button.textContent = (await copy(textOf())) ? "copied" : "not copied";
      setTimeout(() => (button.textContent = label), 1500);
      button.focus();
    });
    return button;
  };
})();
