#!/usr/bin/env python3
"""Prints kernels that compute with a word of 64 bits and extend the result to 64 bits. widened.json says what nvcc made
of them:

    widened.py > widened.cu && record.py widened.cu
"""

import itertools

WORDS = {"high": "(int)(p[t ^ 1] >> 32)", "unsigned_high": "(unsigned)((unsigned long long)p[t ^ 1] >> 32)",
         "low": "(int)p[t ^ 1]"}
OTHERS = {
    "low": "(int)p[t]", "unsigned_low": "(unsigned)p[t]", "low_of_global": "(int)in[t + 5]",
    "high_of_global": "(int)(in[t + 5] >> 32)", "parameter": "n", "constant": "7", "thread": "t",
    "int": "((const int *)in)[t + 99]", "short": "((const short *)in)[t + 99]",
    "sum": "((int)in[t + 5] + (int)in[t + 6])"
}
RESULTS = {
    "sum": "a + b", "reversed": "b + a", "difference": "a - b", "negative": "b - a", "product": "(a + b) * 3",
    "longer": "(a + b) + (int)in[t + 9]", "choice": "in[t + 7] > 0 ? a + b : b", "left": "(a + b) << 2",
    "right": "(a + b) >> 2", "mad": "a * 3 + b", "twice": "(a + b) * (long long)(a - b)", "mask": "(a & b) + b",
    "differing": "(a ^ b) + 7", "largest": "max(int(a), int(b))"
}

if __name__ == "__main__":
    for (word, a), (other, b), (result, c) in itertools.product(WORDS.items(), OTHERS.items(), RESULTS.items()):
        print(
            f"__global__ void {word}_{other}_{result}(long long *o, const long long *in, int n) {{ __shared__ long "
            f"long p[256]; int t = threadIdx.x; p[t] = in[t]; __syncthreads(); auto b = {b}; auto a = {a}; o[t] = {c}; "
            f"}}")
