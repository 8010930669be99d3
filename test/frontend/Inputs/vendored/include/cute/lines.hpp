template <class T> __device__ void fill_line(T *line, int stride, T value) {
  line[stride * threadIdx.x] = value;
}
