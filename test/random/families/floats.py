"""Float arithmetic that computes indices: exact by IEEE 754, and nothing that may be contracted inexactly."""

from grammar import Value
from idiomatic import Family


class Floats(Family):
    def leaf(self, place):
        grammar, random = self.grammar, self.random
        a = grammar.any(random.choice([0, 1]))
        if a.low < 0 or a.high > 8191:
            a = random.choice(grammar.leaves[:3])
        f = f"(float){a}"
        scale = random.choice(["0.5f", "0.25f", "1.21875f", "0.375f", "1.5f", "0.75f", "3.25f", "0.1f", "0.3333333f",
                               "1.7f"])
        by = float(scale[:-1])
        shift = random.choice(["0.5f", "0.25f", "1.0f", "2.75f"])
        exact = scale[-2] in "5" and by != 0.1
        most = int(a.high * max(by, 1) + 4)
        forms = [f"(int)({f} * {scale})", f"(int)({a} * {scale})", f"__float2int_rn({f} * {scale})",
                 f"__float2int_rd({f} * {scale})",
                 f"__float2int_ru({f} * {scale})", f"__float2int_rz({f} * {scale})", f"(int)rintf({f} * {scale})",
                 f"(int)floorf({f} / 3.0f)",
                 f"(int)ceilf({f} / 7.0f)", f"(int)roundf({f} * {scale})", f"(int)truncf({f} * {scale})",
                 f"(int)sqrtf({f})", f"(int)(sqrtf({f} * 2.0f) + 0.5f)",
                 f"(int)fminf({f}, 17.5f)", f"(int)fmaxf({f} * 0.5f, 3.0f)", f"(int)fmodf({f}, 7.0f)",
                 f"(int)({a} / 7.0)", f"(int)((double){a} * 0.7)",
                 f"(int)fabsf({f} - 16.0f)", f"(int)lrintf({f} * {scale})", f"(int)(short)({f} * 0.5f)",
                 f"(int)__fmul_rn({f}, {scale})",
                 f"(int)fmaf({f}, {scale if exact else '0.5f'}, {shift})", f"(unsigned char)({f} * 0.03125f)"]
        if exact:
            forms += [f"(int)({f} * {scale} + {shift})"] * 3
        name = self.kernel.new_name("f")
        self.kernel.plain(place, f"const {grammar.type} {name} = {random.choice(forms)};")
        grammar.leaves += [Value(name, 0, max(most, 16), atom=True)] * 3


FAMILY = Floats
