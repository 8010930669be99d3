#!/usr/bin/env python3
"""Prints kernels with a function of libdevice, or an operation, between accesses to neighbours, and in loops.
functions.json says what nvcc made of them:

    functions.py > functions.cu && record.py functions.cu
"""

import pathlib
import re

DEFINITIONS = pathlib.Path(__file__).resolve().parent.parent.parent / "lib/Nvcc/LibraryFunctions.def"
MORE = {"atan2": "x, m", "fmod": "x, m", "hypot": "x, m", "nextafter": "x, m", "pow": "x, m", "remainder": "x, m",
        "rhypot": "x, m", "norm3d": "x, m, c", "rnorm3d": "x, m, c", "norm4d": "x, m, c, x", "rnorm4d": "x, m, c, x",
        "jn": "3, x", "yn": "3, x"}
POINTERS = {"frexp", "modf", "remquo", "sincos", "sincospi", "powi"}  # what they write, and an overload
TWICE = {"atan2", "fmod", "remainder", "pow"}  # a loop's loads stand in two arms: how many there are says nothing
STRAIGHT = ["fabs", "floor", "trunc", "rint", "round", "copysign"]
OPERATIONS = {
    "float": {"divided": "x / m", "by_three": "x / 3.0f", "by_eight": "x / 8.0f", "reciprocal": "1.0f / x",
              "fast": "__fdividef(x, m)", "fast_log": "__logf(x)", "fast_exp": "__expf(x)", "fast_pow": "__powf(x, m)",
              "fast_sin": "__sinf(x)", "words": "(float)((int)x / (int)m)",
              "wide": "(float)((long long)x / (long long)m)", "double_division": "(float)((double)x / m)",
              "softsign": "x / (1 + fabsf(x))"},
    "double": {"divided": "x / m", "by_three": "x / 3.0", "by_four": "x / 4.0", "reciprocal": "1.0 / x",
               "words": "(double)((int)x / (int)m)", "wide": "(double)((long long)x % (long long)m)"},
    "int": {"divided": "x / m", "remainder": "x % m", "by_seven": "x / 7", "wide": "(int)((long long)x * m / c)"},
    "unsigned": {"divided": "x / m", "remainder": "x % m"}
}
PREPARED = "int t = threadIdx.x; s[t] = c, s[t + 64] = m, s[t + 128] = t, s[t + 192] = 1; __syncthreads(); "
FORMS = {
    # Between loads, each of which is used behind all.
    "loads": ("", "{T}", PREPARED + "{T} x = s[4 * t]; {T} v = s[4 * t + 1]; {T} q = {f}; {T} w = s[4 * t + 2], "
              "y = s[4 * t + 3]; o[t] = v, o[t + 64] = w, o[t + 128] = y, o[t + 192] = q;"),
    "each": ("", "{T}", PREPARED + "{T} x = s[4 * t]; o[t] = {f}; x = s[4 * t + 1]; o[t + 64] = {f}; x = s[4 * t + 2]; "
             "o[t + 128] = {f}; x = s[4 * t + 3]; o[t + 192] = {f};"),
    "pair": ("", "{T}", PREPARED + "{T} x = s[2 * t]; {T} q = {f}; {T} v = s[2 * t + 1]; o[t] = v, o[t + 64] = q;"),
    # The same of bytes, which are merged before PTX.
    "bytes": ("alignas(16) ", "unsigned char", PREPARED + "{T} x = s[4 * t]; {T} v = s[4 * t + 1]; {T} q = {f}; "
              "{T} w = s[4 * t + 2], y = s[4 * t + 3]; o[t] = v, o[t + 64] = w, o[t + 128] = y, o[t + 192] = q;"),
    # Between stores, of something else.
    "stores": ("", "{T}", "int t = threadIdx.x; {T} x = o[t]; __syncthreads(); s[4 * t] = x; s[4 * t + 1] = x + c; "
               "{T} q = {f}; s[4 * t + 2] = x * c; s[4 * t + 3] = x * m; o[t + 99] = q; __syncthreads(); "
               "o[t] = s[t ^ 1];"),
    "aligned_stores": ("alignas(16) ", "{T}", "int t = threadIdx.x; {T} x = o[t]; __syncthreads(); s[2 * t] = x; "
                       "{T} q = {f}; s[2 * t + 1] = q; __syncthreads(); o[t] = s[t ^ 1];"),
    "trips2": ("", "{T}", PREPARED + "{T} v = 0; for (int i = 0; i < 2; ++i) {{ {T} x = s[4 * t + i]; v += {f}; }} "
               "o[t] = v;"),
    "trips8": ("", "{T}", PREPARED + "{T} v = 0; for (int i = 0; i < 8; ++i) {{ {T} x = s[4 * t + i]; v += {f}; }} "
               "o[t] = v;"),
}


def functions():
    names = [name for name in re.findall(r"^LIBRARY_FUNCTION\((\w+),", DEFINITIONS.read_text(), re.M)
             if name not in POINTERS]
    for name in names + STRAIGHT:
        arguments = MORE.get(name, "x, m" if name == "copysign" else "x")
        if name == "frsqrt_rn":
            yield "float", name, f"__{name}({arguments})"
            continue
        yield "float", name, f"{name}f({arguments})"
        yield "double", name, f"{name}({arguments})"
    for type, operations in OPERATIONS.items():
        for name, text in operations.items():
            yield type, name, text


if __name__ == "__main__":
    for type, name, text in functions():
        for form, (align, element, body) in FORMS.items():
            if name in TWICE and form.startswith("trips"):
                continue
            print(f"__global__ void {form}_{type}_{name}({type} *o, {type} m, {type} c) {{ __shared__ {align}"
                  f"{element.format(T=type)} s[1024]; {body.format(T=type, f=text)} }}")
