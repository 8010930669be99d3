// RUN: %bundled --all --fail-on=never %s | FileCheck %s
// RUN: %bundled --fail-on=undecided %s -- -DDATA_ONLY > %t.txt
// RUN: not %bundled --severity=data-dependent=error %s -- -DDATA_ONLY > %t.txt

// Addresses that loaded data decide: bounds for all data, and the mean for random data.

__global__ void histogram(unsigned *o, const unsigned char *in, int n) {
  __shared__ unsigned bins[256];
  bins[threadIdx.x] = 0;
  __syncthreads();
  for (int i = threadIdx.x; i < n; i += 256)
    // Lanes of one word are served together: at most the 8 words of a bank.
    // CHECK: :[[#@LINE+5]]:5: remark: data-dependent bank conflict in atomic on 'bins': 1 to 8 wavefronts per request, 3.15 for random data, ideal 1 [bankcheck-data-dependent]
    // CHECK-NEXT: :[[#@LINE+4]]:5: note: the value loaded at line [[#@LINE+4]] decides the address
    // CHECK-NEXT: :[[#@LINE+3]]:5: note: a block needs 128 to 1024 wavefronts for 128 requests, about 404 for random data, ideal 128
    // CHECK: :[[#@LINE-8]]:23: note: 'bins' once for each lane, bins[32 * i + lane]: 1 wavefront per request, for 31744 bytes more shared memory (by hand)
    // CHECK-NEXT: :[[#@LINE-9]]:23: note: values sorted, if there are many for each element: a warp then meets few of them, side by side: 1 to 8 wavefronts per request, 1.00 for random data (by hand)
    atomicAdd(&bins[in[i]], 1u);
  __syncthreads();
  // Lanes of one word wait for each other.
  o[threadIdx.x] =
      // CHECK: :[[#@LINE+1]]:7: remark: data-dependent bank conflict in atomic on 'bins': 1 to 32 wavefronts per request, 3.53 for random data, ideal 1
      atomicAdd(&bins[in[n + threadIdx.x]], o[threadIdx.x]);
      // CHECK: note: one atomic for all lanes with the same element (__match_any_sync), if their values can be joined: 1 to 8 wavefronts per request, 3.15 for random data (by hand)
}

__global__ void gather(float *o, const int *index, const unsigned *other) {
  __shared__ float s[1024], row[32];
  __shared__ float4 wide[64];
  int t = threadIdx.x;
  s[t] = row[t % 32] = o[t];
  wide[t % 64] = make_float4(t, t, t, t);
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:15: remark: data-dependent bank conflict reading 's': 1 to 32 wavefronts per request, 3.44 for random data, ideal 1
  float sum = s[index[t]];
  // CHECK: :[[#@LINE+1]]:10: remark: data-dependent bank conflict reading 's': 1 to 2 wavefronts per request, 2.00 for random data, ideal 1
  sum += s[index[t] & 63];
  // CHECK: :[[#@LINE+1]]:10: remark: data-dependent bank conflict reading 's': 1 to 4 wavefronts per request
  sum += s[other[t] % 100];
  // CHECK: :[[#@LINE+1]]:10: remark: data-dependent bank conflict reading 's': 1 to 2 wavefronts per request, 2.00 for random data, ideal 1
  sum += s[2 * (index[t] & 31)];
  // CHECK: :[[#@LINE+1]]:10: remark: data-dependent bank conflict reading 's': 1 to 8 wavefronts per request, about 3.3 for random data, ideal 1
  sum += s[t * 8 % 1024 + (index[t] & 7)];
  // One row of all banks: whichever words, each bank has one of them.
  // CHECK: :[[#@LINE+1]]:10: remark: no bank conflict reading 'row': 1 wavefront per request, ideal 1
  sum += row[index[t]];
  // CHECK: :[[#@LINE+1]]:10: remark: no bank conflict reading 's': 1 wavefront per request, ideal 1
  sum += s[index[t] >> 27 & 31];
  // CHECK: :[[#@LINE+1]]:{{[0-9]+}}: remark: data-dependent bank conflict reading 'wide': 2 to 32 wavefronts per request, about 9.5 for random data, ideal at most 4
  float4 v = wide[index[t]];
  // What is computed of data is data. Here all that is known is the array: random data need not mean random elements.
  // CHECK: :[[#@LINE+1]]:10: remark: data-dependent bank conflict reading 's': 1 to 32 wavefronts per request, ideal 1
  sum += s[int(o[t] * 1024)];
  // Lanes that may be missing: the bounds are of any of them.
  if (index[t + 256] > 0)
    // CHECK: :[[#@LINE+1]]:5: remark: data-dependent bank conflict writing 's': 1 to 32 wavefronts per request, 3.44 for random data, ideal 1
    s[index[t]] = sum;
  __syncthreads();
  o[t] = v.x + v.y + v.z + v.w + s[t];
}

__global__ void queue(int *o, const int *in) {
  __shared__ int items[512], count;
  // What an atomic finds is in memory, too.
  int at = atomicAdd(&count, 1);
  // CHECK: :[[#@LINE+1]]:3: remark: data-dependent bank conflict writing 'items': 1 to 16 wavefronts per request, 3.34 for random data, ideal 1
  items[at] = in[threadIdx.x];
  __syncthreads();
  o[threadIdx.x] = items[threadIdx.x];
}

__global__ void floats(float *o, const int *in) {
  __shared__ float f[64];
  f[threadIdx.x % 64] = 0;
  __syncthreads();
  // Other warps may make it any number; the lower bound stays.
  // CHECK: :[[#@LINE+4]]:3: remark: data-dependent bank conflict in atomic on 'f': 3 or more wavefronts per request, ideal 3
  // CHECK: :[[#@LINE+3]]:3: note: about 12.6 wavefronts per request for random data, if no other warp changes the same words meanwhile
  // CHECK: note: the requests may be others: other warps that change the same words meanwhile make lanes try again
  // CHECK: note: 'f' once for each warp, so that warps do not make each other try again: 3 to 127 wavefronts per request, about 12.6 for random data, for 1792 bytes more shared memory (by hand)
  atomicAdd(&f[in[threadIdx.x] & 63], o[threadIdx.x]);
  __syncthreads();
  o[threadIdx.x] = f[threadIdx.x % 64];
}

#ifndef DATA_ONLY
// What is not known for another reason is undecided.
__device__ int elsewhere(int);
__global__ void undecided(float *o) {
  __shared__ float s[1024];
  s[threadIdx.x] = 0;
  __syncthreads();
  // CHECK: :[[#@LINE+1]]:20: remark: undecided bank conflict reading 's': the result of a call
  o[threadIdx.x] = s[elsewhere(threadIdx.x)];
}
#endif

void launch(unsigned *u, const unsigned char *bytes, float *f, const int *index, const unsigned *other, int *i) {
  histogram<<<1, 256>>>(u, bytes, 4096);
  gather<<<1, 256>>>(f, index, other);
  queue<<<1, 256>>>(i, index);
  floats<<<1, 256>>>(f, index);
}
// CHECK: data-dependent{{$}}
