// RUN: %bundled --all --block=128 --fail-on=never %s | FileCheck %s
// A loop that calls libdevice: nvcc counts what sincospif comes to, and leaves the eight trips of this FFT rolled (an
// H100 makes 64 stores of 8 bytes; with the first trip unrolled its two stores would be one of 16).
__global__ void fft(float2 *data) {
  __shared__ float2 ping[256];
  __shared__ float2 pong[256];
  float2 *from = ping, *to = pong;
  int j = threadIdx.x;
  from[j] = data[j];
  from[j + 128] = data[j + 128];
  __syncthreads();
  for (int n = 1; n < 256; n *= 2) {
    int k = j % n;
    float s, c;
    sincospif(-(float(k) / float(n)), &s, &c);
    float2 v = from[j], w = from[j + 128];
    float2 p = make_float2(w.x * c - w.y * s, w.x * s + w.y * c);
    int d = (j / n) * n * 2 + k;
    // CHECK: unrolled-libdevice.cu:[[#@LINE+1]]:5: note: the requests may be others: the compiler may merge it with its neighbours
    to[d] = make_float2(v.x + p.x, v.y + p.y);
    // CHECK: unrolled-libdevice.cu:[[#@LINE+1]]:5: note: the requests may be others: the compiler may merge it with its neighbours
    to[d + n] = make_float2(v.x - p.x, v.y - p.y);
    __syncthreads();
    float2 *other = from;
    from = to;
    to = other;
  }
  data[j] = from[j];
  data[j + 128] = from[j + 128];
}
