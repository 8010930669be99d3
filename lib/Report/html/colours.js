// Colours of the wavefronts of a request, from the first to the last: told apart by their lightness, whatever colours
// one sees, and each from the empty cells, which are light in one mode and dark in the other.
const wavefrontColours = (() => {
  const stops = {
    light: [
      [18, 44, 94],
      [70, 70, 110],
      [130, 80, 80],
      [170, 95, 40],
      [200, 110, 10],
    ],
    dark: [
      [70, 125, 205],
      [110, 150, 190],
      [160, 180, 170],
      [215, 210, 140],
      [255, 240, 130],
    ],
  };
  const mode = matchMedia("(prefers-color-scheme: dark)");
  const luminance = (colour) => {
    const [r, g, b] = colour.map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  return {
    of(index, count) {
      const all = stops[mode.matches ? "dark" : "light"];
      const at = count > 1 ? (index / (count - 1)) * (all.length - 1) : 0;
      const low = Math.min(Math.floor(at), all.length - 2);
      return all[low].map((c, i) => Math.round(c + (all[low + 1][i] - c) * (at - low)));
    },
    // Black and white have the same contrast to a luminance of 0.179.
    textOn: (colour) => (luminance(colour) > 0.179 ? "#000" : "#fff"),
    onChange: (redraw) => mode.addEventListener("change", redraw),
  };
})();
