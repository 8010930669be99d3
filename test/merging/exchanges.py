#!/usr/bin/env python3
"""Prints kernels in which lanes exchange values between accesses to one place, or to neighbours. exchanges.json says
what nvcc made of them:

    exchanges.py > exchanges.cu && record.py exchanges.cu
"""

EXCHANGES = {"shuffle": "__shfl_xor_sync(~0u, {x}, 1)", "broadcast": "__shfl_sync(~0u, {x}, 0)",
             "vote": "(float)__any_sync(~0u, {x} > 1)", "ballot": "(float)__ballot_sync(~0u, {x} > 1)",
             "match": "(float)__match_any_sync(~0u, (int){x})"}
FROM_OUT = "float x = o[t]; __syncthreads(); "
ALL = {  # with Q for `float q = ` an exchange of x
    "neighbours": "float x = s[4 * t], y = s[4 * t + 1]; Q float z = s[4 * t + 2], w = s[4 * t + 3]; o[t] = x, "
                  "o[t + 64] = y, o[t + 128] = z, o[t + 192] = w, o[t + 256] = q;",
    "again": "float x = s[t]; Q float y = s[t]; o[t] = x, o[t + 64] = y + q;",
    "stores": FROM_OUT + "s[4 * t] = x; s[4 * t + 1] = n; Q s[4 * t + 2] = x + 1; s[4 * t + 3] = n + 1; o[t + 64] = q; "
              "__syncthreads(); o[t] = s[t ^ 1];",
    "stored": FROM_OUT + "s[t] = x; Q o[t + 64] = s[t] + q; __syncthreads(); o[t] = s[t ^ 1];",
    "overwritten": FROM_OUT + "s[t] = x; Q s[t] = x + 1; o[t + 64] = q; __syncthreads(); o[t] = s[t ^ 1];",
    "updated": "float x = 0; for (int i = 0; i < 4; ++i) x += s[4 * t + i]; Q for (int i = 0; i < 4; ++i) "
               "s[4 * t + i] = s[4 * t + i] - q; __syncthreads(); o[t] = s[t ^ 1];",
    "summed": "float x = 0; for (int i = 0; i < 4; ++i) x += s[4 * t + i]; Q for (int i = 0; i < 4; ++i) "
              "x += s[4 * t + i] * q; o[t] = x;",
}
OF_SHUFFLES = {
    "division": "float x = s[t]; Q q = q / n; float y = s[t]; o[t] = x, o[t + 64] = y + q;",
    "branch": "float x = s[t]; Q if (m > 3) o[9] = q; float y = s[t]; o[t] = x, o[t + 64] = y + q;",
    "unrolled": "float x = s[t], q = x; for (int i = 16; i > 0; i /= 2) q += __shfl_xor_sync(~0u, q, i); "
                "float y = s[t]; o[t] = x, o[t + 64] = y + q;",
    "loop": "float x = s[t], q = x;\n#pragma unroll 1\nfor (int i = 16; i > 0; i /= 2) "
            "q += __shfl_xor_sync(~0u, q, i); float y = s[t]; o[t] = x, o[t + 64] = y + q;",
    "predicated": "float x = s[t]; Q q = powf(q, n); float y = s[t]; o[t] = x, o[t + 64] = y + q;",
    "slow": "float x = s[t]; Q q = fmodf(q, n); float y = s[t]; o[t] = x, o[t + 64] = y + q;",
    "one_of_four": "float x = s[4 * t], a = s[4 * t + 1], b = s[4 * t + 2], c = s[4 * t + 3]; Q "
                   "float y = s[4 * t + 1]; o[t] = x, o[t + 64] = y + q, o[t + 128] = a, o[t + 192] = b, "
                   "o[t + 256] = c;",
    "four_of_two": "float x = s[4 * t], a = s[4 * t + 1]; Q float y = s[4 * t], b = s[4 * t + 1], c = s[4 * t + 2], "
                   "d = s[4 * t + 3]; o[t] = x, o[t + 64] = y + q, o[t + 128] = a, o[t + 192] = b, o[t + 256] = c, "
                   "o[t + 320] = d;",
    "three_and_one": "float x = s[4 * t], a = s[4 * t + 1], b = s[4 * t + 2]; Q float c = s[4 * t + 3]; o[t] = x + q, "
                     "o[t + 128] = a, o[t + 192] = b, o[t + 256] = c;",
    "other_array": "float x = s[t]; Q r[t] = q; float y = s[t]; o[t] = x, o[t + 64] = y + q; __syncthreads(); "
                   "o[t + 999] = r[t ^ 1];",
    "global_store": "float x = s[t]; Q o[t + 7] = q; float y = s[t]; o[t] = x, o[t + 64] = y + q;",
    "elsewhere": "float x = s[t]; Q s[t + 64] = q; float y = s[t]; o[t] = x, o[t + 64] = y + q; __syncthreads(); "
                 "o[t + 999] = s[t ^ 1];",
    "before": "float x = s[t]; s[t + 64] = x + 1; Q float y = s[t]; o[t] = x, o[t + 64] = y + q; __syncthreads(); "
              "o[t + 999] = s[t ^ 1];",
    "stored_and_divided": FROM_OUT + "s[t] = x; Q q = q / n; float y = s[t]; o[t] = x, o[t + 64] = y + q;",
    "as_int": "float x = s[t]; Q float y = ((int *)s)[t]; o[t] = x, o[t + 64] = y + q;",
    "changed": "float x = s[t]; Q s[t] = x - q; float p = __shfl_xor_sync(~0u, x, 1); float y = s[t]; o[t] = x, "
               "o[t + 64] = y + p;",
    "thrice": "float x = s[t]; Q x = s[t] * q; float p = __shfl_xor_sync(~0u, x, 1); x += s[t] * p; o[t] = x * s[t];",
    "overwritten_behind_branch": FROM_OUT + "s[t] = x; Q if (m > 3) o[9] = q; s[t] = x + q; __syncthreads(); "
                                 "o[t] = s[t ^ 1];",
    "overwritten_behind_division": FROM_OUT + "s[t] = x; Q q = q / n; s[t] = x + q; __syncthreads(); o[t] = s[t ^ 1];",
    "overwritten_behind_load": FROM_OUT + "s[t] = x; Q float z = r[t]; s[t] = x + q + z; __syncthreads(); o[t] = "
                               "s[t ^ 1];",
    "overwritten_behind_store": FROM_OUT + "s[t] = x; Q r[t] = q; s[t] = x + q; __syncthreads(); o[t] = s[t ^ 1] + "
                                "r[t ^ 1];",
    "stored_behind_store": FROM_OUT + "s[t] = x; Q r[t] = q; float y = s[t]; __syncthreads(); o[t] = s[t ^ 1] + "
                           "r[t ^ 1] + y;",
    "four_stored": FROM_OUT + "s[4 * t] = x; s[4 * t + 1] = x + 1; s[4 * t + 2] = x + 2; s[4 * t + 3] = x + 3; Q "
                   "float y = s[4 * t + 1] + s[4 * t + 2]; __syncthreads(); o[t] = s[t ^ 1] + y + q;",
    "added": FROM_OUT + "s[t] = x; Q s[t] += q; __syncthreads(); o[t] = s[t ^ 1];",
    "barrier_of_warp": "float x = s[4 * t], y = s[4 * t + 1]; __syncwarp(); float z = s[4 * t + 2], w = s[4 * t + 3]; "
                       "o[t] = x, o[t + 64] = y, o[t + 128] = z, o[t + 192] = w;",
}

if __name__ == "__main__":
    for align in ("", "alignas(16) "):
        kernels = {f"{name}_{exchange}": body.replace("Q", f"float q = {text.format(x='x')};")
                   for exchange, text in EXCHANGES.items() for name, body in ALL.items()}
        kernels |= {name: body.replace("Q", f"float q = {EXCHANGES['shuffle'].format(x='x')};")
                    for name, body in OF_SHUFFLES.items()}
        for name, body in kernels.items():
            print(f"__global__ void {'aligned_' if align else ''}{name}(float *o, float n, int m) {{ __shared__ {align}"
                  f"float s[512], r[512]; int t = threadIdx.x; s[t] = n; r[t] = n + 1; __syncthreads(); {body} }}")
