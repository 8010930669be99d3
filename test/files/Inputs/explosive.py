"""Sources that the compiler does not get done with: explosive.py endless|hungry."""

import sys

# 2 to the 27 instantiations, and 2 to the 40 tokens.
if sys.argv[1] == "endless":
    print("template <int N> struct T0 { using a = int; };")
    for n in range(1, 28):
        print(
            f"template <int N> struct T{n} {{ using a = typename T{n - 1}<2 * N>::a; using b = typename T{n - 1}<2 * N "
            f"+ 1>::a; }};"
        )
    print("T27<1>::b x;")
else:
    print("#define A0 0,")
    for n in range(1, 41):
        print(f"#define A{n} A{n - 1} A{n - 1}")
    print("int big[] = { A40 };")
