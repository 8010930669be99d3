"""Classes that stand for arrays: operator[] and operator(), accessors, strides, lambdas, vectors by index."""

from idiomatic import Family, Lvalue, head
from text import Text, text


class Views(Family):
    HEAD = head("""
template <typename T, int R, int C, int P = 0> struct Tile {
  T data[R][C + P];
  __device__ T &at(int r, int c) { return data[r][c]; }
  __device__ T *operator[](int r) { return data[r]; }
  __device__ T &operator()(int r, int c) { return data[r][c]; }
  __device__ unsigned get(int r, int c) const { return all(data[r][c]); }
  __device__ void set(int r, int c, unsigned v) { data[r][c] = make<T>(v); }
  static constexpr int ld = C + P;
};
template <typename T> struct View {
  T *p;
  int rows, columns;
  __device__ View(T *p, int rows, int columns) : p(p), rows(rows), columns(columns) {}
  __device__ T &operator()(int r, int c) const { return p[r * rows + c * columns]; }
  __device__ T *row(int r) const { return p + r * rows; }
  __device__ View transposed() const { return View(p, columns, rows); }
};
template <typename T> struct Span {
  T *p;
  int n;
  __device__ T &operator[](int i) const { return p[i]; }
  __device__ T *begin() const { return p; }
  __device__ T *end() const { return p + n; }
  __device__ Span from(int i) const { return {p + i, n - i}; }
  __device__ T &back(int i) const { return p[n - 1 - i]; }
};
template <int N> struct Lanes4 {
  float d[N];
  __device__ float &operator[](int i) { return d[i]; }
  __device__ const float &operator[](int i) const { return d[i]; }
};
struct Body { float3 position; float mass; };
struct Swizzle { __device__ static int of(int r, int c) { return r * 32 + (c ^ (r & 31)); } };
template <typename L, typename T> struct Laid {
  T *p;
  __device__ T &operator()(int r, int c) const { return p[L::of(r, c)]; }
};
""", """





static unsigned tileGet(const Call &, int width, long address) { return load(AT(0), width, address); }
static void tileSet(const Call &, int width, long address, unsigned v) { store(AT(0), width, address, v); }
""")
    TYPES = [("float", 4), ("int", 4), ("unsigned", 4), ("double", 8), ("short", 2), ("float2", 8), ("float4", 16),
             ("unsigned char", 1)]

    def start(self, place):
        random, kernel = self.random, self.kernel
        self.type, self.size = random.choice(self.TYPES)
        self.rows, self.columns, self.pad = random.choice([(32, 32, 0), (32, 32, 1), (16, 32, 2), (16, 16, 0),
                                                           (16, 16, 1), (8, 32, 4), (8, 64, 8)])
        while self.rows * (self.columns + self.pad) * self.size > 4608:
            self.rows //= 2
        self.ld = self.columns + self.pad
        self.tile = kernel.new_name("tile")
        kernel.emit(place, Text(f"__shared__ Tile<{self.type}, {self.rows}, {self.columns}, {self.pad}> {self.tile};",
                                ""))
        self.tile_base, kernel.shared_bytes = kernel.shared_bytes, kernel.shared_bytes + 8192
        type, size = random.choice(self.TYPES)
        self.flat_array = self.flat(place, type, size, 128 if size == 16 else 256)
        self.others = []
        if random.random() < 0.5:
            self.others.append(self.flat(place,
                                         *random.choice([("Lanes4<4>", 16), ("Lanes4<3>", 12), ("Body", 16),
                                                         ("float4", 16), ("int2", 8), ("float3", 12)]), 128))

    def address(self, r, c):
        return f"{self.tile_base} + ((long){r} * {self.ld} + {c}) * {self.size}"

    def fill(self, place):
        self.kernel.filled(place, self.rows * self.ld,
                           lambda n: Lvalue(f"(&{self.tile}.data[0][0])[{n}]", f"{self.tile_base} + {n} * {self.size}",
                                            self.size, self.type))
        self.kernel.filled(place, self.flat_array.count, self.flat_array.at)
        for array in self.others:
            words = array.count * array.size // 4
            self.kernel.filled(place, words,
                               lambda n: Lvalue(f"((float *){array.name})[{n}]", f"{array.base} + {n} * 4", 4, "float"))

    def finish(self, place):
        r, c = self.grammar.index(self.rows), self.grammar.index(self.columns)
        self.kernel.emit(place,
                         text("v += {};",
                              self.kernel.load(Lvalue(f"{self.tile}.at({r.text}, {c.text})", self.address(r, c),
                                                      self.size, self.type))))
        self.kernel.emit(place,
                         text("v += {};",
                              self.kernel.load(self.flat_array.at(self.grammar.index(self.flat_array.count)))))
        for array in self.others:
            self.part(place, array, False, load=True)

    def part(self, place, array, guarded, load=False):
        """Of an array of vectors, a component."""
        index = self.grammar.index(array.count)
        at, address = f"{array.name}[{index.text}]", array.at(index).address
        if array.type.startswith("Lanes4"):
            component = self.grammar.index(array.size // 4)
            lvalue = Lvalue(f"{at}[{component.text}]", f"{address} + (long){component} * 4", 4, "float")
        else:
            member, offset = self.random.choice({"Body": [("position.x", 0), ("position.z", 8), ("mass", 12)],
                                                 "float4": [("x", 0), ("w", 12)],
                                                 "int2": [("y", 4)], "float3": [("y", 4), ("z", 8)]}[array.type])
            lvalue = Lvalue(f"{at}.{member}", f"{address} + {offset}", 4, "int" if array.type == "int2" else "float")
        if load:
            self.kernel.emit(place, text("v += {};", self.kernel.load(lvalue)))
        else:
            self.kernel.either(place, lvalue, guarded)

    def statement(self, place, guarded):
        kernel, random = self.kernel, self.random
        if self.others and random.random() < 0.3:
            self.part(place, self.others[0], guarded)
            return
        if random.random() < 0.4:
            self.through_view(place, guarded)
            return
        r, c = self.grammar.index(self.rows), self.grammar.index(self.columns)
        address = self.address(r, c)
        kind = random.choice(["at", "row", "call", "get", "set", "lambda", "reference"])
        if kind == "get" and not guarded:
            kernel.emit(place,
                        Text(f"v += {self.tile}.get({r.text}, {c.text});",
                             f"v += tileGet(Call({kernel.mark()}), {self.size}, {address});"))
        elif kind == "set":
            kernel.emit(place,
                        Text(f"{self.tile}.set({r.text}, {c.text}, v);",
                             f"tileSet(Call({kernel.mark()}), {self.size}, {address}, v);"))
        elif kind == "lambda":
            name = kernel.new_name("at")
            kernel.emit(place,
                        Text(f"auto {name} = [&](int r, int c) -> {self.type} & {{ return {self.tile}.data[r][c]; }};",
                             ""))
            kernel.either(place, Lvalue(f"{name}({r.text}, {c.text})", address, self.size, self.type), guarded)
        elif kind == "reference":
            name = kernel.new_name("r")
            kernel.emit(place, Text(f"{self.type} *{name} = {self.tile}[{r.text}];", ""))
            kernel.either(place, Lvalue(f"{name}[{c.text}]", address, self.size, self.type), guarded)
        else:
            form = {"row": f"{self.tile}[{r.text}][{c.text}]",
                    "call": f"{self.tile}({r.text}, {c.text})"}.get(kind, f"{self.tile}.at({r.text}, {c.text})")
            kernel.either(place, Lvalue(form, address, self.size, self.type), guarded)

    def through_view(self, place, guarded):
        kernel, random, array = self.kernel, self.random, self.flat_array
        name = kernel.new_name("view")
        kind = random.choice(["strided", "strided", "transposed", "span", "from", "back", "begin", "laid"])
        lvalue = lambda form, index: Lvalue(form, f"{array.base} + (long)({index}) * {array.size}", array.size,
                                            array.type)
        if kind in ("strided", "transposed"):
            ld = random.choice([8, 9, 16, 17])
            height = array.count // ld
            r, c = self.grammar.index(height), self.grammar.index(ld)
            if kind == "strided":
                rows, columns = random.choice([(ld, 1), (1, height)])
                kernel.emit(place, Text(f"View<{array.type}> {name}({array.name}, {rows}, {columns});", ""))
                kernel.either(place, lvalue(f"{name}({r.text}, {c.text})", f"{r} * {rows} + {c} * {columns}"), guarded)
            else:
                kernel.emit(place, Text(f"auto {name} = View<{array.type}>({array.name}, {ld}, 1).transposed();", ""))
                kernel.either(place, lvalue(f"{name}({c.text}, {r.text})", f"{r} * {ld} + {c}"), guarded)
        elif kind == "laid":
            r, c = self.grammar.index(array.count // 32), self.grammar.index(32)
            kernel.emit(place, Text(f"Laid<Swizzle, {array.type}> {name}{{{array.name}}};", ""))
            kernel.either(place, lvalue(f"{name}({r.text}, {c.text})", f"{r} * 32 + (({c}) ^ ({r} & 31))"), guarded)
        else:
            skip = random.choice([8, 16, 33])
            index = self.grammar.index(array.count - skip)
            kernel.emit(place, Text(f"Span<{array.type}> {name}{{{array.name}, {array.count}}};", ""))
            form, at = {"span": (f"{name}[{index.text}]", f"{index}"),
                        "from": (f"{name}.from({skip})[{index.text}]", f"{skip} + {index}"),
                        "back": (f"{name}.back({index.text})", f"{array.count - 1} - (long){index}"),
                        "begin": (f"*({name}.begin() + {index})", f"{index}")}[kind]
            kernel.either(place, lvalue(form, at), guarded)


FAMILY = Views
