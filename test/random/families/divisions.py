"""Divisions, roots and functions of several blocks between accesses to neighbours."""

from neighbours import Neighbours

FLOATS = ["{x} / {f}", "{x} / {f}", "{f} / {x}", "1.0f / {x}", "{x} / 3.0f", "{x} / 8.0f", "sqrtf({x})", "rsqrtf({x})",
          "1.0f / sqrtf({x})", "__frcp_rn({x})", "__fdividef({x}, {f})", "__fdiv_rn({x}, {f})", "__fsqrt_rn({x})",
          "sinf({x})", "cosf({x})", "tanf({x})", "expf({x})", "__expf({x})", "logf({x})", "__logf({x})", "log2f({x})",
          "exp2f({x})", "powf({x}, {f})", "fmodf({x}, {f})", "tanhf({x})", "atan2f({x}, {f})", "hypotf({x}, {f})",
          "cbrtf({x})", "erff({x})", "log1pf({x})", "expm1f({x})", "sinhf({x})", "asinf({x})", "acosf({x})",
          "atanf({x})", "ldexpf({x}, {n})", "roundf({x})", "remainderf({x}, {f})", "fmaf({x}, {f}, 1.0f)",
          "1.0f / (1.0f + expf(-{x}))", "{x} / (1.0f + fabsf({x}))", "sinpif({x})", "fminf({x}, {f}) / {x}",
          "(float)((int){x} / {n})", "(float)((int){x} % {m})", "(float)((long long){x} / ({n} + 1ll))",
          "(float)((double){x} / 3.0)", "{x} * {f}", "normcdff({x})", "erfcf({x})", "exp10f({x})", "rcbrtf({x})",
          "(float)((unsigned long long){x} % (unsigned){m})", "cospif({x})", "__powf({x}, {f})", "__sinf({x})",
          "fdividef({x}, {f})", "coshf({x})", "acoshf({x})", "rhypotf({x}, {f})", "copysignf({x}, {f})"]
DOUBLES = ["{x} / {f}", "{x} / {f}", "1.0 / {x}", "{x} / 3.0", "{x} / 4.0", "sqrt({x})", "rsqrt({x})", "sin({x})",
           "exp({x})", "log({x})", "pow({x}, (double){f})", "fmod({x}, (double){f})", "tanh({x})", "cbrt({x})",
           "{x} * {f}", "(double)((float){x} / {f})", "(double)((int){x} / {n})", "floor({x})", "ldexp({x}, {n})",
           "atan({x})", "exp2({x})", "log2({x})", "__drcp_rn({x})", "__dsqrt_rn({x})", "fma({x}, {x}, 1.0)"]
INTEGERS = ["{x} / {n}", "{x} % {m}", "{x} / 7", "{x} % 10", "({type})((long long){x} * {n} / {m})",
            "({type})((unsigned long long){x} % (unsigned){m})", "{x} * {n}", "{n} / ({x} | 1)",
            "({type})((float){x} / {f})", "({type})sqrtf((float){x})", "({type})({x} / 8)", "({x} + {n}) / {m} * {m}",
            "({type})((double){x} / 3.0)", "({type})rsqrtf((float){x})", "({type})({x} % 3)",
            "({type})((unsigned)({x}) / (unsigned){m})", "({type})__fdividef((float){x}, {f})"]
SHORTS = ["({type})({x} / {x})", "({type})({x} % ({type}){n})", "({type})(({type}){n} / ({type})({x} | 1))"]


class Divisions(Neighbours):
    def between(self, x):
        forms = {"float": FLOATS, "double": DOUBLES}.get(self.type, INTEGERS)
        if self.type in ("short", "unsigned char") and self.random.random() < 0.3:
            forms = SHORTS
        if x == "v":
            x = f"({self.type})v"
        return self.random.choice(forms).format(x=x, f=self.f, n=self.n, m=self.m, type=self.type)

    alone = between  # what lanes compute that others do not


FAMILY = Divisions
