// Tokens of CUDA C++ that have a colour. It is a matter of looks: what is not recognised is plain text.
const syntax = (() => {
  const words = (text) => new Set(text.trim().split(/\s+/));
  const keywords = words(`
    alignas alignof asm auto bool break case catch char class concept const consteval constexpr const_cast continue
    decltype default delete do double dynamic_cast else enum explicit extern false float for friend goto if inline int
    long mutable namespace new noexcept nullptr operator private protected public register reinterpret_cast requires
    return short signed sizeof static static_assert static_cast struct switch template this throw true try typedef
    typename union unsigned using virtual void volatile while`);
  const cuda = words(`
    __global__ __device__ __host__ __shared__ __constant__ __managed__ __restrict__ __launch_bounds__ __forceinline__
    __noinline__ __grid_constant__ __syncthreads __syncwarp threadIdx blockIdx blockDim gridDim warpSize`);
  // Comments, raw strings, strings and characters, directives, numbers, words.
  const token =
    /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|R"([^()\\\s]{0,16})\([\s\S]*?\)\1"|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?|^[ \t]*#[ \t]*\w+|\.?\d(?:[eEpP][+-]|[\w.'])*|[A-Za-z_]\w*/gm;
  const kindOf = (text) => {
    if (text.startsWith("//") || text.startsWith("/*")) return "comment";
    if (/^(R?"|')/.test(text)) return "string";
    if (/^[ \t]*#/.test(text)) return "directive";
    if (/^\.?\d/.test(text)) return "literal";
    return keywords.has(text) ? "keyword" : cuda.has(text) ? "cuda" : "";
  };
  return {
    /// For each line its tokens, as [begin, end, kind]; one that has several lines is a token of each.
    linesOf(text) {
      const lines = [[]];
      let lineBegin = 0;
      let read = 0;
      const readUpTo = (end) => {
        for (let at = text.indexOf("\n", read); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) {
          lines.push([]);
          lineBegin = at + 1;
        }
        read = end;
      };
      for (const match of text.matchAll(token)) {
        const kind = kindOf(match[0]);
        if (!kind) continue;
        readUpTo(match.index);
        for (const part of match[0].split(/(?<=\n)/)) {
          const begin = read - lineBegin;
          lines[lines.length - 1].push([begin, begin + part.length, kind]);
          readUpTo(read + part.length);
        }
      }
      readUpTo(text.length);
      return lines;
    },
    /// Appends a part of a line, in colours.
    append(element, line, begin, end, tokens) {
      let at = begin;
      for (const [first, last, kind] of tokens) {
        if (last <= at || first >= end) continue;
        if (first > at) element.append(line.slice(at, first));
        const span = document.createElement("span");
        span.className = kind;
        span.textContent = line.slice(Math.max(first, at), Math.min(last, end));
        element.append(span);
        at = Math.min(last, end);
      }
      if (at < end) element.append(line.slice(at, end));
    },
  };
})();
