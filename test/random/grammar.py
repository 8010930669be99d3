"""Random integer expressions whose range is known.

An expression is C++ text that means the same on the GPU and on the CPU, with
the least and the greatest value that it can take, so that an index built from
it stays inside its array and no signed arithmetic overflows.
"""

from dataclasses import dataclass

LIMIT = 1 << 20  # no value beyond it: products of two still fit 64 bits, sums 32

# Known tables: name, element type, values. Both programs declare them.
TABLES = [
    ("twos", "int", [1 << i for i in range(8)] + [128 >> i for i in range(8)]),
    ("primes", "unsigned char", [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53]),
    ("rows", "short", [i * 33 % 16 * 32 for i in range(16)]),
    ("shuffled", "int", [11, 4, 0, 15, 7, 2, 9, 13, 1, 14, 6, 3, 10, 5, 12, 8]),
]

# Index functions that both programs declare, with what they can return.
FUNCTIONS = """
__device__ int gray(int a) { return a ^ (a >> 1); }
__device__ int fold(int a, int n) { return a < n ? a : 2 * n - 1 - a; }
__device__ int bits(int a) {
  int n = 0;
  while (a) {
    n += a & 1;
    a >>= 1;
  }
  return n;
}
__device__ int mirror(int a) {
  int r = 0;
  for (int i = 0; i < 5; ++i)
    r |= (a >> i & 1) << (4 - i);
  return r;
}
__device__ int spread(int a) {
  a = (a | a << 4) & 0x0f0f;
  a = (a | a << 2) & 0x3333;
  return (a | a << 1) & 0x5555;
}
__device__ int pick(int a) {
  switch (a & 3) {
  case 0:
    return a >> 1;
  case 1:
    return a + 32;
  case 2:
    return 65;
  default:
    return a * 2;
  }
}
template <int N> __device__ int rotate(int a) { return (a << N | a >> (5 - N)) & 31; }
struct Layout {
  int rows, columns;
  __device__ int operator()(int r, int c) const { return r * rows + c * columns; }
};
"""


def bit_mask(n):
    """The least 2^k - 1 that is not below n."""
    return (1 << n.bit_length()) - 1


@dataclass(frozen=True)
class Value:
    text: str
    low: int
    high: int
    atom: bool = False  # needs no parentheses

    def __str__(self):
        return self.text if self.atom else f"({self.text})"

    def within(self, low, high):
        return low <= self.low and self.high <= high


class Grammar:
    """Expressions over some leaves, all of one type: int, or unsigned."""

    def __init__(self, random, unsigned):
        self.random = random
        self.unsigned = unsigned
        self.type = "unsigned" if unsigned else "int"
        self.leaves = []

    def constant(self, n):
        return Value(f"{n}u" if self.unsigned else str(n), n, n, atom=n >= 0)

    def value(self, text, low, high):
        """The value, or None where it leaves the range that is kept to."""
        least = 0 if self.unsigned else -LIMIT
        return Value(text, low, high) if least <= low and high <= LIMIT else None

    def any(self, depth):
        if depth <= 0 or self.random.random() < 0.1:
            # The latest leaves are the innermost loops' counters.
            return self.random.choice(self.leaves[-3:] if self.random.random() < 0.3 else self.leaves)
        productions = [self.scaled, self.scaled, self.sum, self.sum, self.difference, self.product, self.masked,
                       self.bitwise, self.bitwise, self.shifted, self.divided, self.divided, self.remainder,
                       self.remainder, self.extreme, self.ternary, self.table, self.call, self.cast, self.intrinsic]
        if self.unsigned:
            productions.append(self.hashed)
        while True:
            value = self.random.choice(productions)(depth)
            if value:
                return value

    def scaled(self, depth):
        a, c = self.any(depth - 1), self.random.choice([2, 3, 4, 5, 7, 8, 16, 17, 31, 32, 33, 64, 65])
        return self.value(f"{a} * {self.constant(c)}", a.low * c, a.high * c)

    def sum(self, depth):
        a, b = self.any(depth - 1), self.any(depth - 1)
        if self.random.random() < 0.3:
            b = self.constant(self.random.randrange(1, 70))
        return self.value(f"{a} + {b}", a.low + b.low, a.high + b.high)

    def difference(self, depth):
        a, b = self.any(depth - 1), self.any(depth - 1)
        if self.random.random() < 0.4:
            a = self.constant(self.random.choice([31, 32, 63, 127, 255]))
        if self.unsigned and a.low < b.high:  # wraps around: only its low bits are known to be small
            mask = self.random.choice([7, 31, 63, 255])
            return Value(f"({a} - {b}) & {self.constant(mask)}", 0, mask)
        return self.value(f"{a} - {b}", a.low - b.high, a.high - b.low)

    def product(self, depth):
        a, b = self.any(depth - 1), self.any(depth - 2)
        ends = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
        return self.value(f"{a} * {b}", min(ends), max(ends))

    def masked(self, depth):
        a, mask = self.any(depth - 1), self.random.choice([1, 3, 7, 15, 31, 63, 127, 12, 24, 28, 96, 0x55])
        return Value(f"{a} & {self.constant(mask)}", 0, mask)

    def bitwise(self, depth):
        a, b = self.any(depth - 1), self.any(depth - 1)
        if self.random.random() < 0.3:
            b = self.constant(self.random.randrange(1, 40))
        if min(a.low, b.low) < 0:
            return None
        operator = self.random.choice("^^^|&")
        most = min(a.high, b.high) if operator == "&" else bit_mask(max(a.high, b.high))
        return self.value(f"{a} {operator} {b}", 0, most)

    def shifted(self, depth):
        a = self.any(depth - 1)
        if self.random.random() < 0.5:
            n = self.random.randrange(1, 6)
            return self.value(f"{a} >> {n}", a.low >> n, a.high >> n)
        if self.random.random() < 0.3:  # by an amount that differs from lane to lane
            n = self.any(0)
            a = self.constant(self.random.choice([1, 3, 100, 511]))
            operator = self.random.choice(["<<", ">>"])
            most = a.high << 3 if operator == "<<" else a.high
            return self.value(f"{a} {operator} ({n} & 3)", 0, most)
        n = self.random.randrange(1, 6)
        return self.value(f"{a} << {n}", a.low << n, a.high << n) if a.low >= 0 else None

    def divided(self, depth):
        a, n = self.any(depth - 1), self.random.choice([2, 3, 4, 5, 6, 7, 8, 10, 16, 24, 32, 33])
        if self.random.random() < 0.15:
            b = self.any(depth - 2)
            if a.low < 0 or b.low < 0:
                return None
            return self.value(f"{a} / ({b} + {self.constant(1)})", 0, a.high)
        return self.value(f"{a} / {self.constant(n)}", int(a.low / n), int(a.high / n))

    def remainder(self, depth):
        a, n = self.any(depth - 1), self.random.choice([2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 17, 24, 32, 33])
        if self.random.random() < 0.15:
            b = self.any(depth - 2)
            if a.low < 0 or b.low < 0:
                return None
            return self.value(f"{a} % ({b} + {self.constant(1)})", 0, min(a.high, b.high))
        return self.value(f"{a} % {self.constant(n)}", max(1 - n, a.low) if a.low < 0 else 0,
                          min(n - 1, a.high) if a.high > 0 else 0)

    def extreme(self, depth):
        a, b = self.any(depth - 1), self.any(depth - 1)
        if self.random.random() < 0.5:
            b = self.constant(self.random.randrange(1, 40))
        which, name = self.random.choice([(min, "min"), (max, "max")])
        return Value(f"{name}({a.text}, {b.text})", which(a.low, b.low), which(a.high, b.high), atom=True)

    def ternary(self, depth):
        a, b = self.any(depth - 1), self.any(depth - 1)
        return Value(f"{self.condition()} ? {a} : {b}", min(a.low, b.low), max(a.high, b.high))

    def table(self, depth):
        name, _, values = self.random.choice(TABLES)
        a = self.any(depth - 1)
        index = a.text if a.within(0, len(values) - 1) else f"{a} & {len(values) - 1}"
        return Value(f"({self.type}){name}[{index}]", min(values), max(values))

    def call(self, depth):
        a, b = self.any(depth - 1), self.any(depth - 2)
        if a.low < 0 or b.low < 0 or a.high > 4095 or b.high > 4095:
            return None
        text, low, high = self.random.choice([
            (f"gray({a.text})", 0, bit_mask(a.high)),
            (f"fold({a.text}, {(a.high + 1) // 2 + 1})", 0, a.high // 2 + 2),
            (f"bits({a.text})", 0, a.high.bit_length()),
            (f"mirror({a.text})", 0, 31),
            (f"spread({a} & 31)", 0, 0x155),
            (f"pick({a.text})", 0, max(65, 2 * a.high, a.high + 32)),
            (f"rotate<{self.random.randrange(1, 5)}>({a} & 31)", 0, 31),
            (f"Layout{{33, 1}}({a.text}, {b.text})", 0, 33 * a.high + b.high),
        ])
        return self.value(f"({self.type}){text}", low, high)

    def cast(self, depth):
        a = self.any(depth - 1)
        which = self.random.randrange(4)
        if which == 0:
            return Value(f"({self.type})(unsigned char){a}", 0, 255) if a.low >= 0 else None
        if which == 1:
            return Value(f"({self.type})(short){a}", a.low, a.high) if a.within(-32768, 32767) else None
        if which == 2:
            return Value(f"({self.type})((long long){a} * 3 >> 2)", a.low * 3 >> 2, a.high * 3 >> 2)
        if a.low < 0:
            return None
        return Value(f"({self.type})((unsigned long long){a} / 3)", 0, a.high // 3)

    def intrinsic(self, depth):
        a = self.any(depth - 1)
        if a.low < 0:
            return None if self.unsigned else Value(f"abs({a.text})", 0, max(-a.low, a.high), atom=True)
        text, high = self.random.choice([(f"__popc({a.text})", 21), (f"__clz({a.text})", 32),
                                         (f"(__brev({a.text}) >> 27)", 31), (f"(__brev({a.text}) >> 24)", 255)])
        return Value(f"({self.type}){text}", 0, high)

    def hashed(self, depth):
        bits = self.random.randrange(4, 9)
        return Value(f"{self.any(depth - 1)} * 2654435761u >> {32 - bits}", 0, (1 << bits) - 1)

    def condition(self):
        """Something in parentheses that is true for some lanes, or for all or for none."""
        if self.random.random() < 0.15:
            operator = self.random.choice(["&&", "||"])
            return f"({self.condition()} {operator} {self.condition()})"
        a = self.any(self.random.choice([0, 0, 1]))
        n = self.random.choice([2, 3, 4, 5])
        middle = self.constant(self.random.randint(max(0, a.low), max(0, a.high)))
        return self.random.choice([
            f"({a} < {middle})", f"({a} >= {middle})",
            f"({a} % {self.constant(n)} == {self.constant(self.random.randrange(n))})",
            f"(({a} & {self.constant(self.random.choice([1, 2, 4, 6, 8, 16]))}) != {self.constant(0)})",
            f"(({a} ^ {middle}) > {self.constant(self.random.randrange(16))})",
        ])

    def index(self, size):
        """A value in [0, size)."""
        depth = self.random.choice([0, 1, 1, 2, 2, 2, 3, 3, 4])
        value = self.any(depth)
        for _ in range(3):  # better an index that fits by itself
            if value.within(0, size - 1):
                return value
            value = self.any(depth)
        return self.confined(value, size)

    def confined(self, value, size):
        if value.within(0, size - 1):
            return value
        if value.low < 0:
            if value.high - value.low < size and self.random.random() < 0.7:
                return Value(f"{value} + {self.constant(-value.low)}", 0, value.high - value.low)
            mask = bit_mask(size) >> 1
            return Value(f"{value} & {self.constant(mask)}", 0, mask)
        mask = bit_mask(size) >> 1
        return self.random.choice([
            Value(f"{value} % {self.constant(size)}", 0, size - 1),
            Value(f"{value} & {self.constant(mask)}", 0, mask),
            Value(f"min({value.text}, {self.constant(size - 1)})", min(value.low, size - 1), size - 1, atom=True)
            if self.random.random() < 0.2 else Value(f"{value} % {self.constant(size)}", 0, size - 1),
        ])
