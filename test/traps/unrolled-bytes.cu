// Bytes are merged before PTX alone, by which loops are unrolled there: that is not known of longer ones.
// RUN: %bundled --all --no-fixes --fail-on=never %s | FileCheck %s

struct Entry {
  unsigned char symbol, length;
};

// nvcc makes eight copies, and merges none: where the copies begin is a multiple of 8 that it does not see.
__global__ void decode(unsigned *out, const Entry *table, const unsigned *stream) {
  __shared__ Entry entries[512];
  __shared__ unsigned bits[2048];
  __shared__ alignas(16) unsigned char decoded[4096];
  for (int i = threadIdx.x; i < 512; i += 128)
    entries[i] = table[i];
  for (int i = threadIdx.x; i < 2048; i += 128)
    bits[i] = stream[i];
  __syncthreads();
  unsigned at = stream[threadIdx.x];
  for (int i = 0; i < 32; ++i) {
    unsigned word = at >> 5;
    Entry e = entries[__funnelshift_l(bits[word + 1], bits[word], at & 31) >> 23];
    // CHECK: :[[#@LINE+2]]:5: warning: 8-way bank conflict writing 'decoded'
    // CHECK: :[[#@LINE+1]]:5: note: the requests may be others: the compiler may merge it with its neighbours, or not
    decoded[threadIdx.x * 32 + i] = e.symbol;
    at += e.length;
  }
  __syncthreads();
  out[threadIdx.x] = reinterpret_cast<unsigned *>(decoded)[threadIdx.x];
}

// Eight trips are straight code: one store of 8 bytes.
__global__ void few(unsigned *out, const unsigned *stream) {
  __shared__ alignas(16) unsigned char decoded[4096];
  unsigned at = stream[threadIdx.x];
  for (int i = 0; i < 8; ++i) {
    // CHECK: :[[#@LINE+2]]:5: warning: 4-way bank conflict writing 'decoded': 8 wavefronts per request, ideal 2
    // CHECK-NOT: may be others
    decoded[threadIdx.x * 32 + i] = at;
    at += at * at;
  }
  __syncthreads();
  out[threadIdx.x] = reinterpret_cast<unsigned *>(decoded)[threadIdx.x];
}
void launch(unsigned *out, const Entry *table, const unsigned *stream) {
  decode<<<1, 128>>>(out, table, stream);
  few<<<1, 128>>>(out, stream);
}
