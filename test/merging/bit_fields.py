#!/usr/bin/env python3
"""Prints kernels that read and write bit-fields: one of each width at each offset in
each type, and several of one struct together. bit_fields.json says what nvcc made of
them:

    bit_fields.py > bit_fields.cu && record.py bit_fields.cu

The fields of a struct are of one type: of others clang and nvcc do not read the same
bytes around a field.
"""

import itertools

TYPES = {"unsigned": 32, "int": 32, "long long": 64, "unsigned long long": 64, "unsigned short": 16, "unsigned char": 8}
WIDTHS = [1, 4, 7, 8, 9, 15, 16, 17, 24, 25, 31, 32, 33, 40, 48, 56, 63, 64]
OFFSETS = [0, 1, 4, 8, 16, 24, 32, 40, 48]

STRUCTS = {
    "Bytes": ("unsigned a:8, b:8, c:16;", "abc"),
    "FourBytes": ("unsigned a:8, b:8, c:8, d:8;", "abcd"),
    "Halves": ("unsigned a:16, b:16;", "ab"),
    "Words": ("long long a:32, b:32;", "ab"),
    "FourHalves": ("long long a:16, b:16, c:16, d:16;", "abcd"),
    "Odd": ("unsigned a:5, b:11, c:16;", "abc"),
    "Far": ("long long :32; long long far:16;", ["far"]),
    "In": ("union { unsigned whole; struct { unsigned a:8, b:24; } f; };", ["f.a", "f.b"]),
    "Volatile": ("volatile unsigned a:8, b:24;", "ab"),
    "Long": ("unsigned long long a:40; unsigned long long b:24;", "ab"),
}
# Fields of one word of a long long that are copied into each other.
LEFT_OUT = {"FourHalves_ab_move", "FourHalves_cb_move", "FourHalves_db_move", "Long_ab_move"}


def kernel(name, T, before, body, after):
    return (f"__global__ void {name}(long long *o, {T} *in) {{ __shared__ {T} p[256]; int t = threadIdx.x; "
            f"{before} __syncthreads(); {body} {after} }}")


def alone():
    for (T, bits), width, offset in itertools.product(TYPES.items(), WIDTHS, OFFSETS):
        rest = bits - offset - width
        # A half across two words is read as two bytes.
        if rest < 0 or (bits == 64 and width == 16 and offset in (24, 40)):
            continue
        S = f"One_{T.replace(' ', '')}_{offset}_{width}"
        front = f"{T} front:{offset}; " if offset else ""
        back = f"{T} back:{rest}; " if rest else ""
        fields = f"{front}{T} x:{width}; {back}"
        yield f"struct {S} {{ {fields}}};"
        yield kernel(f"{S}_load", S, "p[t] = in[t];", "o[t] = p[t ^ 1].x;", "")
        yield kernel(f"{S}_store", S, "p[t] = in[t];", "p[t].x = o[t];", "__syncthreads(); in[t] = p[t ^ 1];")


def together():
    for S, (fields, names) in STRUCTS.items():
        yield f"struct {S} {{ {fields} }};"
        first = names[0]
        before, after = "p[t] = in[t];", "__syncthreads(); in[t] = p[t ^ 1];"
        if S == "Volatile":
            before, after = "p[t].a = in[t].a;", "__syncthreads(); in[t].a = p[t].a;"
        bodies = {}
        for a in names:
            bodies[f"{a}_load"] = f"o[t] = p[t ^ 1].{a};", ""
            bodies[f"{a}_store"] = f"p[t].{a} = o[t];", after
            bodies[f"{a}_sum"] = f"p[t].{a} += o[t];", after
        for a, b in itertools.permutations(names, 2):
            bodies[f"{a}{b}_loads"] = f"o[t] = p[t ^ 1].{a} + p[t ^ 1].{b} * 3;", ""
            bodies[f"{a}{b}_stores"] = f"p[t].{a} = o[t]; p[t].{b} = o[t + 64];", after
            bodies[f"{a}{b}_move"] = f"p[t].{a} = p[t].{b};", after
        bodies["all_stores"] = " ".join(f"p[t].{a} = o[t + {i}];" for i, a in enumerate(names)), after
        bodies["all_constants"] = " ".join(f"p[t].{a} = {i + 1};" for i, a in enumerate(names)), after
        for name, (body, behind) in bodies.items():
            name = f"{S}_{name}".replace(".", "")
            if name not in LEFT_OUT:
                yield kernel(name, S, before, body, behind)


def by_hand():
    values = {"byte": "(p[t] & ~0xffu) | (v & 0xff)", "second_byte": "(p[t] & ~0xff00u) | ((v & 0xff) << 8)",
              "high_half": "(p[t] & 0xffffu) | (v << 16)", "low_half": "(p[t] & 0xffff0000u) | (unsigned short)v",
              "nibble": "(p[t] & ~0xfu) | (v & 0xf)", "set": "p[t] | 0xff", "constant": "(p[t] & ~0xffu) | 7",
              "clear": "p[t] & ~0xffu", "of_other": "(p[t ^ 1] & ~0xffu) | (v & 0xff)"}
    for name, value in values.items():
        yield kernel(f"by_hand_{name}", "unsigned", "p[t] = in[t];", f"unsigned v = o[t]; p[t] = {value};",
                     "__syncthreads(); in[t] = p[t ^ 1];")


def high_words():
    """Parts of the high word of 64 bits, as they are and with 64 bits again."""
    for T, shift, part, result in itertools.product(["long long", "unsigned long long"], [32, 36, 40, 48, 52, 56, 63],
                                                    ["char", "unsigned char", "short", "unsigned short"],
                                                    ["int", "long long"]):
        # A half across two words is read as two bytes.
        if (shift, part, result) == (40, "unsigned short", "long long"):
            continue
        name = f"part_of_{T}_from_{shift}_as_{part}_as_{result}".replace("long long", "long").replace(" ", "_")
        yield kernel(name, T, "p[t] = in[t];", f"o[t] = ({part})(p[t ^ 1] >> {shift});",
                     "").replace("long long *o", f"{result} *o")


if __name__ == "__main__":
    print("\n".join(itertools.chain(alone(), together(), by_hand(), high_words())))
