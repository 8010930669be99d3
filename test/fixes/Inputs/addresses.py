"""Whether a change made by hand names all places that form an address in its array.

    addresses.py FILE writes the kernels to FILE; addresses.py FILE REPORT looks at what is said of them.

Each kernel stores a column in another way. Lines that form an address end in `// A`. A change that moves elements
by their index has to name all of them, or is not offered.
"""

import json
import re
import sys

# Helpers, and the statements, with the value `v` and the row `x`.
WAYS = [
    ("", "float *p = &s[x][0]; // A\np[3] = v; // A"),
    ("", "float *p = s[x]; // A\n*(p + 3) = v; // A"),
    ("", "float *p = s[x]; // A\np += 3; // A\n*p = v;"),
    ("", "float *p = s[x]; // A\n++p; // A\np++; // A\np[1] = v; // A"),
    ("", "float *p = &s[x][3]; // A\nfloat *q = p;\n*q = v;"),
    ("", "unsigned a = (unsigned)__cvta_generic_to_shared(&s[x][0]); // A\n"
         'asm volatile("st.shared.f32 [%0], %1;" ::"r"(a + 12), "f"(v)); // A'),
    ("", "unsigned a = static_cast<unsigned>(__cvta_generic_to_shared(s[x])); // A\na += 12; // A\n"
         'asm volatile("st.shared.f32 [%0], %1;" ::"r"(a), "f"(v));'),
    ("", "unsigned a, b = 12;\n"
         'asm("{ .reg .u64 t; cvta.to.shared.u64 t, %1; cvt.u32.u64 %0, t; }" : "=r"(a) : "l"(s[x])); // A\n'
         'a = a + b; // A\nasm volatile("st.shared.f32 [%0], %1;" ::"r"(a), "f"(v));'),
    ("__device__ void NAME(float *q, float v) {\n  q[3] = v; // A\n}", "NAME(s[x], v); // A"),
    ("__device__ float *NAME(float *q, int x) {\n  return q + x * 32; // A\n}",
     "float *p = NAME(&s[0][0], x); // A\np[3] = v; // A"),
    ("template <typename T> __device__ T &NAME(T *q, int c) {\n  return q[c]; // A\n}", "NAME(s[x], 3) = v; // A"),
    ("__device__ void NAMEInner(float *q, float v) {\n  *(q + 1) = v; // A\n}\n"
     "__device__ void NAME(float *q, float v) {\n  NAMEInner(q + 2, v); // A\n}", "NAME(s[x], v); // A"),
    ("", "reinterpret_cast<float *>(reinterpret_cast<char *>(s[x]) + 12)[0] = v; // A"),
    ("", "char *p = (char *)s[x]; // A\n*(float *)(p + 12) = v; // A"),
    ("#define NAME(value) (reinterpret_cast<float *>(&(value))[0])", "NAME(s[x][3]) = v; // A"),
    ("#define NAME(value, by) (reinterpret_cast<float *>(&(value))[by])", "NAME(s[x][0], 3) = v; // A"),
    ("struct NAME { float *p; };", "NAME q{s[x]}; // A\nq.p[3] = v; // A"),
    ("struct NAME {\n  float *p;\n  __device__ float &at(int c) {\n    return p[c]; // A\n  }\n};",
     "NAME q{s[x]}; // A\nq.at(3) = v; // A"),
    ("struct NAME {\n  float *p;\n  __device__ NAME(float *q) : p(q + 3) {} // A\n};",
     "NAME q(s[x]); // A\n*q.p = v; // A"),
    ("struct NAME {\n  float *p;\n  __device__ float &operator[](int c) {\n    return p[c]; // A\n  }\n};",
     "NAME q{s[x]}; // A\nq[3] = v; // A"),
    ("", "float *rows[2];\nrows[0] = s[x]; // A\nrows[0][3] = v; // A"),
    ("", "auto put = [&](float *q) {\n  q[3] = v; // A\n};\nput(s[x]); // A"),
    ("", "float *p = s[x]; // A\nauto put = [=] {\n  p[3] = v; // A\n};\nput();"),
    ("", "float *p = x < 99 ? s[x] : s[0]; // A\np[3] = v; // A"),
    ("", "float *p = nullptr;\nif (x < 32) p = s[x]; // A\np[3] = v; // A"),
    ("", "float &e = s[x][3]; // A\ne = v;"),
    ("", "float &e = *s[x]; // A\n(&e)[3] = v; // A"),
    ("", "size_t a = reinterpret_cast<size_t>(s[x]); // A\na |= 12; // A\n*reinterpret_cast<float *>(a) = v;"),
    ("", "for (float *p = s[x] + 3, *e = p + 1; p != e; ++p) // A\n  *p = v;"),
    ("__device__ void NAME(float *q, float **to) {\n  *to = q + 3; // A\n}",
     "float *p;\nNAME(s[x], &p); // A\n*p = v;"),
    ("__device__ float *NAMEKept;", "NAMEKept = s[x]; // A\nNAMEKept[3] = v; // A"),
    ("__device__ float *NAMEKept[32];", "NAMEKept[x] = s[x]; // A\nNAMEKept[x][3] = v; // A"),
    ("struct NAME { float *p; };\n__device__ void NAMEInto(NAME &q, float *p) {\n  q.p = p + 3; // A\n}",
     "NAME q;\nNAMEInto(q, s[x]); // A\n*q.p = v; // A"),
]


def kernels():
    """Text, and for each kernel the lines that form addresses."""
    lines, forming = ["using size_t = decltype(sizeof 0);"], []
    for i, (helper, way) in enumerate(WAYS):
        text = f"""{helper}
__global__ void way{i}(float *o, const float *in) {{
  __shared__ float s[32][32];
  int x = threadIdx.x;
  float v = in[x];
{way}
  __syncthreads();
  o[x] = s[0][x];
}}
void launch{i}() {{ way{i}<<<1, 32>>>(nullptr, nullptr); }}""".replace("NAME", f"Helper{i}")
        begin = len(lines) + 1
        lines += text.split("\n")
        forming.append({begin + n for n, line in enumerate(text.split("\n")) if line.endswith("// A")})
    return "\n".join(lines) + "\n", forming


def main():
    text, forming = kernels()
    if len(sys.argv) == 2:
        with open(sys.argv[1], "w") as file:
            file.write(text)
        return 0
    with open(sys.argv[2]) as file:
        report = json.load(file)
    offered, withheld, missing = set(), set(), 0
    for access in report["accesses"]:
        number = int(report["kernels"][access["kernel"]]["name"].removeprefix("way"))
        if access["verdict"] != "conflict":
            continue
        by_index = [fix for fix in access["fixes"] if fix["kind"] not in ("pad", "leading-dimension", "vector")]
        for fix in by_index:
            offered.add(number)
            edits = report["changes"][fix["change"]]["edits"] if fix["change"] is not None else []
            named = {edit["line"] for edit in edits}
            named |= {int(each) for each in re.findall(r"\d+", (fix["by_hand"] or "").split(" line")[-1])}
            if not forming[number] <= named:
                missing += 1
                print(WAYS[number], "has", sorted(forming[number]), "but", fix["by_hand"], fix["description"])
        if not by_index:
            withheld.add(number)
            print(f"withheld {number}: {access.get('why_no_fix')}", [fix["description"] for fix in access["fixes"]])
    silent = len(WAYS) - len(offered | withheld)
    print(f"offered {len(offered)} withheld {len(withheld)} silent {silent} missing {missing}")
    return bool(missing)


sys.exit(main())
