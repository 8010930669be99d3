"""Integer instructions that compute indices: intrinsics on words and bytes, PTX in assembly."""

from grammar import Value
from idiomatic import Family
from text import Text

# CUDA text of operands a, b, c; the oracle's functions have the same names (recorder.h).
INTRINSICS = ["__funnelshift_l({a}, {b}, {n})", "__funnelshift_r({a}, {b}, {n})", "__funnelshift_lc({a}, {b}, {n})",
              "__funnelshift_rc({a}, {b}, {n})",
              "__byte_perm({a}, {b}, {s})", "__dp4a({a}, {k}, {b})", "__vadd4({a}, {k})", "__vsub4({a}, {k})",
              "__vmaxu4({a}, {k})",
              "__vminu4({a}, {k})", "__vabsdiffu4({a}, {k})", "__vavgu4({a}, {k})", "__usad({a}, {b}, {n})",
              "__uhadd({a}, {b})",
              "__urhadd({a}, {b})", "__umul24({a}, {b})", "__umulhi({a} << 20, {b} << 12)", "__ffs({a})",
              "__brev({a}) >> 24", "__popc({a})",
              "__vadd2({a}, {k})", "__vmaxu2({a}, {k})"]
PTX = ["mad.lo.u32", "mad.lo.s32", "lop3.b32 0x96", "lop3.b32 0xe8", "lop3.b32 0x1e", "bfe.u32", "bfi.b32", "prmt.b32",
       "shf.l.wrap.b32", "shf.r.wrap.b32",
       "add.u32", "sub.s32", "and.b32", "xor.b32", "or.b32", "shl.b32", "shr.u32", "mul.lo.u32", "min.u32", "max.s32",
       "popc.b32", "brev.b32", "clz.b32",
       "mul24.lo.u32", "mad24.lo.u32", "sad.u32", "bfind.u32"]


class Words(Family):
    def operand(self):
        value = self.grammar.any(self.random.choice([0, 0, 1]))
        return value if value.low >= 0 and value.high <= 65535 else self.random.choice(self.grammar.leaves[:3])

    def leaf(self, place):
        a, b = self.operand(), self.operand()
        name, mask = self.kernel.new_name("w"), self.random.choice([31, 63, 63, 127, 255])
        n = self.random.choice([1, 2, 3, 5, 8, 16])
        if self.random.random() < 0.5:
            made = self.random.choice(INTRINSICS).format(a=f"(unsigned){a}", b=f"(unsigned){b}", n=n,
                                                         s=self.random.choice(["0x3210", "0x0123", "0x5410", "0x4140"]),
                                                         k=self.random.choice(["0x01020304u", "0x00050007u",
                                                                               f"(unsigned){b}"]))
            self.kernel.plain(place, f"const {self.grammar.type} {name} = ({made}) & {mask};")
        else:
            self.assembly(place, name, a, b, n, mask)
        self.grammar.leaves += [Value(name, 0, mask, atom=True)] * 3

    def assembly(self, place, name, a, b, n, mask):
        instruction = self.random.choice(PTX)
        op, *immediate = instruction.split()
        # ptxas 13.0 computes (a ^ a ^ n) & n as ~a & n: it drops the second of two equal operands of a lop3.
        b = 7 if op == "lop3.b32" and a == b else b
        operands = {"popc.b32": [a], "brev.b32": [a], "clz.b32": [a], "bfind.u32": [a], "lop3.b32": [a, b, n],
                    "mad.lo.u32": [a, b, n], "mad.lo.s32": [a, n, b],
                    "bfe.u32": [a, self.random.choice([0, 1, 2]), self.random.choice([3, 4, 6])],
                    "mad24.lo.u32": [a, b, n], "sad.u32": [a, b, n],
                    "bfi.b32": [a, b, self.random.choice([1, 3, 4]), self.random.choice([2, 3])],
                    "prmt.b32": [a, b, "0x0145"],
                    "shf.l.wrap.b32": [a, b, n], "shf.r.wrap.b32": [a, b, n],
                    "shl.b32": [a, self.random.choice([1, 2, 3])],
                    "shr.u32": [a, self.random.choice([1, 2])]}.get(op, [a, b])
        places = "".join(f", %{i + 1}" for i in range(len(operands)))
        inputs = ", ".join(f'"{self.random.choice("rn") if isinstance(operand, int) else "r"}"({operand})'
                           for operand in operands)
        volatile = self.random.choice(["", "", " volatile"])
        self.kernel.emit(place,
                         Text(f"unsigned {name}_of;",
                              f"unsigned {name}_of = "
                              f"ptx_{op.replace('.', '_')}({', '.join([*immediate, *map(str, operands)])});"))
        self.kernel.emit(place,
                         Text(f'asm{volatile}("{op} %0{places}{"".join(f", {i}" for i in immediate)};" : '
                              f'"=r"({name}_of) : {inputs});', ""))
        self.kernel.plain(place, f"const {self.grammar.type} {name} = {name}_of & {mask};")


FAMILY = Words
