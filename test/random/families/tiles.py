"""Arrays of one to three dimensions: rows and columns, halos, helpers that take the array or a row."""

from math import prod

from idiomatic import Family, Lvalue, head
from text import Text, text


class Tiles(Family):
    HEAD = head("""
template <typename T, int R, int C> __device__ unsigned cell(T (&tile)[R][C], int r, int c) {
  return all(tile[r][c]);
}
template <typename T, int C> __device__ void setCell(T (*rows)[C], int r, int c, unsigned v) {
  rows[r][c] = make<T>(v);
}
template <typename T> __device__ __forceinline__ unsigned ofRow(const T *row, int c) {
  return all(row[c]);
}
template <int LD, typename T> __device__ T &at(T *first, int r, int c) { return first[r * LD + c]; }
""", """
static unsigned cell(const Call &, int width, long address) {
  return load(AT(0), width, address);
}
static void setCell(const Call &, int width, long address, unsigned v) {
  store(AT(0), width, address, v);
}
static unsigned ofRow(const Call &, int width, long address) {
  return load(AT(0), width, address);
}
""")
    TYPES = [("float", 4), ("int", 4), ("unsigned", 4), ("short", 2), ("unsigned char", 1), ("double", 8),
             ("float2", 8), ("float4", 16), ("int4", 16)]

    def start(self, place):
        self.arrays, base = [], 0
        for i in range(self.random.choice([1, 2])):
            type, size = self.random.choice(self.TYPES)
            sizes = self.random.choice([(512,), (1024,), (32, 32), (32, 33), (16, 17), (34, 34), (16, 36), (32, 20),
                                        (4, 16, 16), (3, 18, 18), (8, 8, 9),
                                        (2, 16, 33)])
            while size * prod(sizes) > 4608:
                sizes = tuple(n // 2 if n == max(sizes) else n for n in sizes)
            name = self.kernel.new_name("s")
            brackets = "".join(f"[{n}]" for n in sizes)
            self.kernel.emit(place, Text(f"__shared__ {type} {name}{brackets};", ""))
            self.arrays.append((name, type, size, sizes, base))
            base += 1 << 14

    def fill(self, place):
        for name, type, size, sizes, base in self.arrays:
            first = f"(&{name}{'[0]' * len(sizes)})" if len(sizes) > 1 else name
            self.kernel.filled(place, prod(sizes),
                               lambda n: Lvalue(f"{first}[{n}]", f"{base} + {n} * {size}", size, type))

    def finish(self, place):
        for name, type, size, sizes, base in self.arrays:
            indices = [self.grammar.index(n) for n in sizes]
            self.kernel.emit(place,
                             text("v += {};", self.kernel.load(self.element(name, type, size, sizes, base, indices))))

    def address(self, size, sizes, base, indices):
        flat = "0"
        for n, index in zip(sizes, indices):
            flat = f"({flat} * {n} + {index})"
        return f"{base} + (long){flat} * {size}"

    def element(self, name, type, size, sizes, base, indices):
        return Lvalue(name + "".join(f"[{index.text}]" for index in indices), self.address(size, sizes, base, indices),
                      size, type)

    def statement(self, place, guarded):
        kernel, random = self.kernel, self.random
        for name, type, size, sizes, base in random.sample(self.arrays, random.choice([1, len(self.arrays)])):
            indices = [self.grammar.index(n) for n in sizes]
            address = self.address(size, sizes, base, indices)
            kind = random.choice(["plain", "plain", "halo", "helper", "row", "pointer"])
            if kind == "helper" and len(sizes) == 2:
                r, c = (index.text for index in indices)
                if not guarded and random.random() < 0.6:
                    kernel.emit(place,
                                Text(f"v += cell({name}, {r}, {c});",
                                     f"v += cell(Call({kernel.mark()}), {size}, {address});"))
                else:
                    kernel.emit(place,
                                Text(f"setCell({name}, {r}, {c}, v);",
                                     f"setCell(Call({kernel.mark()}), {size}, {address}, v);"))
                continue
            if kind == "row" and len(sizes) > 1 and not guarded:
                row = "".join(f"[{index.text}]" for index in indices[:-1])
                kernel.emit(place,
                            Text(f"v += ofRow({name}{row}, {indices[-1].text});",
                                 f"v += ofRow(Call({kernel.mark()}), {size}, {address});"))
                continue
            if kind == "pointer" and len(sizes) == 2:
                r, c = (index.text for index in indices)
                kernel.either(place, Lvalue(f"at<{sizes[1]}>(&{name}[0][0], {r}, {c})", address, size, type), guarded)
                continue
            if kind == "halo" and len(sizes) == 2 and min(sizes) > 8:
                inner = [self.grammar.index(n - 2) for n in sizes]
                moved = [random.choice([0, 1, 2]) for _ in sizes]
                lvalue = Lvalue(name + "".join(f"[{i} + {m}]" if m else f"[{i.text}]" for i, m in zip(inner, moved)),
                                self.address(size, sizes, base, [f"({i} + {m})" for i, m in zip(inner, moved)]), size,
                                type)
                kernel.either(place, lvalue, guarded)
                continue
            kernel.either(place, self.element(name, type, size, sizes, base, indices), guarded)


FAMILY = Tiles
