template <class T> __device__ void fill_row(T *row, int stride, T value) {
  fill_line(row, stride, value);
}
