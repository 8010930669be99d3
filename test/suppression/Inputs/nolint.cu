__global__ void column(float *o) {
  __shared__ float s[8192];
  int t = threadIdx.x;
  s[2 * t] = o[0]; // NOLINT(bankcheck-conflict)
  s[2 * t + 1024] = o[1]; // NOLINT
  // NOLINTNEXTLINE(bankcheck-*)

  s[2 * t + 2048] = o[2]; // the line after the next
  // NOLINTNEXTLINE(other-check, bankcheck-con*)
  s[2 * t + 3072] = o[3];
  // NOLINTBEGIN(bankcheck-conflict)
  s[2 * t + 4096] = o[4];
  s[2 * t + 5120] = o[5];
  // NOLINTEND(bankcheck-conflict)
  s[2 * t + 6144] = o[6]; // NOLINT(google-*)
  s[2 * t + 7168] = o[7]; // NOLINT(bankcheck-*,-bankcheck-conflict)
  __syncthreads();
  o[t] = s[2 * t]; // NOLINT()
  o[t + 256] = s[2 * t + 1024]; // NOLINTER, not NOLINT
  o[t + 512] = s[2 * t + 2048]; // NOLINTER
  o[t + 768] = s[t]; // NOLINT(bankcheck-conflict)
  // NOLINTBEGIN(bankcheck-conflict)
  o[t + 1024] = s[4 * t];
  // NOLINTEND(bankcheck-*)
  for (int i = 0; i < 8; ++i)
    o[t + 1280 + 256 * i] = s[t + 1024 * i];
}

void launch(float *o) { column<<<1, 256>>>(o); }
