// As little of CuTe as makes a tile of it: layouts that compose with a swizzle, and
// a copy that is the library's code.
#pragma once

namespace cute {

template <int B, int M, int S> struct Swizzle {
  __device__ int operator()(int offset) const { return offset ^ ((offset & (((1 << B) - 1) << (M + S))) >> S); }
};

template <int Rows, int Columns> struct RowMajor {
  __device__ int operator()(int row, int column) const { return row * Columns + column; }
};

template <class Swizzle, class Layout> struct Composed {
  __device__ int operator()(int row, int column) const { return Swizzle()(Layout()(row, column)); }
};

template <class T> __device__ void copy(const T *from, T *to) { *to = *from; }

} // namespace cute
