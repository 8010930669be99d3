//===- torch.h - stands in for the headers of PyTorch ----------------------===//
//
// As much of at:: and c10:: as the host side of an extension needs to parse, so
// that its launches instantiate the kernels. The dispatch macros instantiate
// their body for float, half and bfloat16, double or integers where they say so.
// Nothing here runs: functions have no bodies unless a kernel may call them.
//===----------------------------------------------------------------------===//
#pragma once

#include <cuda_bf16.h>
#include <cuda_fp16.h>
#include <cuda_runtime.h>
#include <stdint.h>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <tuple>
#include <type_traits>
#include <vector>

#define C10_HOST_DEVICE __host__ __device__
#define C10_DEVICE __device__
#define C10_HOST __host__
#define C10_LAUNCH_BOUNDS_1(n) __launch_bounds__(n)
#define C10_LAUNCH_BOUNDS_2(n, m) __launch_bounds__(n, m)
#define C10_ALWAYS_INLINE inline __attribute__((always_inline))
#define C10_UNUSED __attribute__((unused))
#define C10_RESTRICT __restrict__
#define C10_WARP_SIZE 32
#define C10_LIKELY(e) (e)
#define C10_UNLIKELY(e) (e)
#define C10_API
#define TORCH_API
#define TORCH_CUDA_CU_API
#define TORCH_CUDA_CPP_API
#define GPU_LAMBDA __host__ __device__

namespace c10 {

enum class ScalarType : int8_t { Byte, Char, Short, Int, Long, Half, Float, Double, ComplexHalf, ComplexFloat, ComplexDouble, Bool, BFloat16 = 15, Float8_e5m2 = 23, Float8_e4m3fn = 24, UInt16, UInt32, UInt64, Undefined };
constexpr ScalarType kByte = ScalarType::Byte, kChar = ScalarType::Char, kShort = ScalarType::Short, kInt = ScalarType::Int, kLong = ScalarType::Long,
                     kHalf = ScalarType::Half, kFloat = ScalarType::Float, kDouble = ScalarType::Double, kBool = ScalarType::Bool, kBFloat16 = ScalarType::BFloat16,
                     kInt8 = kChar, kUInt8 = kByte, kInt16 = kShort, kInt32 = kInt, kInt64 = kLong, kFloat16 = kHalf, kFloat32 = kFloat, kFloat64 = kDouble,
                     kFloat8_e4m3fn = ScalarType::Float8_e4m3fn, kFloat8_e5m2 = ScalarType::Float8_e5m2, kUInt16 = ScalarType::UInt16, kUInt32 = ScalarType::UInt32, kUInt64 = ScalarType::UInt64;
const char *toString(ScalarType);

/// Of 2 bytes, as in memory; values go through float.
struct alignas(2) Half {
  unsigned short x;
  Half() = default;
  __host__ __device__ Half(float v) : x(__half_as_ushort(__float2half(v))) {}
  __host__ __device__ Half(__half v) : x(__half_as_ushort(v)) {}
  __host__ __device__ operator float() const { return __half2float(__ushort_as_half(x)); }
  __host__ __device__ operator __half() const { return __ushort_as_half(x); }
};
struct alignas(2) BFloat16 {
  unsigned short x;
  BFloat16() = default;
  __host__ __device__ BFloat16(float v) : x(__bfloat16_as_ushort(__float2bfloat16(v))) {}
  __host__ __device__ BFloat16(__nv_bfloat16 v) : x(__bfloat16_as_ushort(v)) {}
  __host__ __device__ operator float() const { return __bfloat162float(__ushort_as_bfloat16(x)); }
  __host__ __device__ operator __nv_bfloat16() const { return __ushort_as_bfloat16(x); }
};
#define BANKCHECK_OPERATOR(R, A, B, OP)                                                                                \
  inline __host__ __device__ R operator OP(A a, B b) { return R(float(a) OP float(b)); }
#define BANKCHECK_ARITHMETIC(T, OP)                                                                                    \
  BANKCHECK_OPERATOR(T, T, T, OP)                                                                                      \
  BANKCHECK_OPERATOR(T, T, int, OP)                                                                                    \
  BANKCHECK_OPERATOR(T, int, T, OP)                                                                                    \
  BANKCHECK_OPERATOR(float, T, float, OP)                                                                              \
  BANKCHECK_OPERATOR(float, float, T, OP)                                                                              \
  inline __host__ __device__ T &operator OP##=(T &a, float b) { return a = T(float(a) OP b); }                         \
  inline __host__ __device__ T &operator OP##=(T &a, T b) { return a = T(float(a) OP float(b)); }
#define BANKCHECK_COMPARISON(T, OP)                                                                                    \
  BANKCHECK_OPERATOR(bool, T, T, OP)                                                                                   \
  BANKCHECK_OPERATOR(bool, T, int, OP)                                                                                 \
  BANKCHECK_OPERATOR(bool, T, float, OP)                                                                               \
  BANKCHECK_OPERATOR(bool, float, T, OP)
#define BANKCHECK_NUMBER(T)                                                                                            \
  BANKCHECK_ARITHMETIC(T, +)                                                                                           \
  BANKCHECK_ARITHMETIC(T, -)                                                                                           \
  BANKCHECK_ARITHMETIC(T, *)                                                                                           \
  BANKCHECK_ARITHMETIC(T, /)                                                                                           \
  BANKCHECK_COMPARISON(T, <)                                                                                           \
  BANKCHECK_COMPARISON(T, >)                                                                                           \
  BANKCHECK_COMPARISON(T, <=)                                                                                          \
  BANKCHECK_COMPARISON(T, >=)                                                                                          \
  BANKCHECK_COMPARISON(T, ==)                                                                                          \
  BANKCHECK_COMPARISON(T, !=)                                                                                          \
  inline __host__ __device__ T operator-(T a) { return T(-float(a)); }
BANKCHECK_NUMBER(Half)
BANKCHECK_NUMBER(BFloat16)
#undef BANKCHECK_OPERATOR
#undef BANKCHECK_ARITHMETIC
#undef BANKCHECK_COMPARISON
#undef BANKCHECK_NUMBER
struct Float8_e4m3fn { uint8_t x; };
struct Float8_e5m2 { uint8_t x; };
template <typename T> struct complex { T real_, imag_; };

using DeviceIndex = int8_t;
enum class DeviceType : int8_t { CPU, CUDA };
constexpr DeviceType kCPU = DeviceType::CPU, kCUDA = DeviceType::CUDA;
struct Device {
  Device(DeviceType, DeviceIndex = -1);
  Device(const char *);
  DeviceType type() const;
  DeviceIndex index() const;
  bool is_cuda() const;
  bool is_cpu() const;
  bool operator==(const Device &) const;
  bool operator!=(const Device &) const;
};
template <typename T> struct ArrayRef {
  ArrayRef();
  ArrayRef(const std::vector<T> &);
  ArrayRef(std::initializer_list<T>);
  const T *data() const;
  const T *begin() const;
  const T *end() const;
  size_t size() const;
  const T &operator[](size_t) const;
  std::vector<T> vec() const;
};
using IntArrayRef = ArrayRef<int64_t>;
struct Scalar {
  template <typename T> Scalar(T);
  template <typename T> T to() const;
  double toDouble() const;
};
struct TensorOptions {
  TensorOptions();
  TensorOptions(ScalarType);
  TensorOptions(Device);
  TensorOptions dtype(ScalarType) const;
  TensorOptions device(Device) const;
  TensorOptions device(DeviceType, DeviceIndex = -1) const;
  TensorOptions requires_grad(bool) const;
};
TensorOptions dtype(ScalarType);
TensorOptions device(Device);
template <typename T> using optional = std::optional<T>;
using nullopt_t = std::nullopt_t;
constexpr nullopt_t nullopt = std::nullopt;
template <typename... T> std::string str(const T &...);

} // namespace c10

namespace caffe2 {
struct TypeMeta {
  operator c10::ScalarType() const;
  size_t itemsize() const;
  std::string name() const;
  bool operator==(c10::ScalarType) const;
  bool operator!=(c10::ScalarType) const;
  bool operator==(TypeMeta) const;
  bool operator!=(TypeMeta) const;
};
} // namespace caffe2

namespace at {
using namespace c10;
using IntList = IntArrayRef;

template <typename T> struct RestrictPtrTraits { typedef T *__restrict__ PtrType; };
template <typename T> struct DefaultPtrTraits { typedef T *PtrType; };

/// Strides of a row come from memory, as in the original.
template <typename T, size_t N, template <typename> class Traits = DefaultPtrTraits, typename Index = int64_t> struct TensorAccessor {
  typename Traits<T>::PtrType data_;
  const Index *sizes_, *strides_;
  __host__ __device__ Index size(Index i) const { return sizes_[i]; }
  __host__ __device__ Index stride(Index i) const { return strides_[i]; }
  __host__ __device__ T *data() const { return data_; }
  __host__ __device__ TensorAccessor<T, N - 1, Traits, Index> operator[](Index i) const { return {data_ + i * strides_[0], sizes_ + 1, strides_ + 1}; }
};
template <typename T, template <typename> class Traits, typename Index> struct TensorAccessor<T, 1, Traits, Index> {
  typename Traits<T>::PtrType data_;
  const Index *sizes_, *strides_;
  __host__ __device__ Index size(Index i) const { return sizes_[i]; }
  __host__ __device__ Index stride(Index i) const { return strides_[i]; }
  __host__ __device__ T *data() const { return data_; }
  __host__ __device__ T &operator[](Index i) const { return data_[i * strides_[0]]; }
};
template <typename T, size_t N, template <typename> class Traits = DefaultPtrTraits, typename Index = int64_t> struct GenericPackedTensorAccessor {
  typename Traits<T>::PtrType data_;
  Index sizes_[N], strides_[N];
  __host__ __device__ Index size(Index i) const { return sizes_[i]; }
  __host__ __device__ Index stride(Index i) const { return strides_[i]; }
  __host__ __device__ T *data() const { return data_; }
  __host__ __device__ decltype(auto) operator[](Index i) const { return TensorAccessor<T, N, Traits, Index>{data_, sizes_, strides_}[i]; }
};
template <typename T, size_t N, template <typename> class Traits = DefaultPtrTraits> using PackedTensorAccessor32 = GenericPackedTensorAccessor<T, N, Traits, int32_t>;
template <typename T, size_t N, template <typename> class Traits = DefaultPtrTraits> using PackedTensorAccessor64 = GenericPackedTensorAccessor<T, N, Traits, int64_t>;

enum class MemoryFormat { Contiguous, Preserve, ChannelsLast };

struct Tensor {
  bool defined() const, is_cuda() const, is_cpu() const, is_contiguous(MemoryFormat = MemoryFormat::Contiguous) const, is_floating_point() const, requires_grad() const;
  int64_t size(int64_t) const, stride(int64_t) const, numel() const, dim() const, ndimension() const, element_size() const, nbytes() const, get_device() const, storage_offset() const;
  IntArrayRef sizes() const, strides() const;
  ScalarType scalar_type() const;
  caffe2::TypeMeta dtype() const;
  Device device() const;
  TensorOptions options() const;
  Tensor type() const;
  template <typename T> T *data_ptr() const;
  template <typename T> T *mutable_data_ptr() const;
  template <typename T> const T *const_data_ptr() const;
  void *data_ptr() const, *mutable_data_ptr() const;
  const void *const_data_ptr() const;
  template <typename T> T *data() const;
  template <typename T> T item() const;
  Scalar item() const;
  template <typename T, size_t N, template <typename> class Traits = DefaultPtrTraits> PackedTensorAccessor32<T, N, Traits> packed_accessor32() const;
  template <typename T, size_t N, template <typename> class Traits = DefaultPtrTraits> PackedTensorAccessor64<T, N, Traits> packed_accessor64() const;
  template <typename T, size_t N, template <typename> class Traits = DefaultPtrTraits, typename Index = int64_t> GenericPackedTensorAccessor<T, N, Traits, Index> packed_accessor() const;
  template <typename T, size_t N> TensorAccessor<T, N> accessor() const;
  Tensor contiguous(MemoryFormat = MemoryFormat::Contiguous) const, clone() const, detach() const, cpu() const, cuda() const, flatten(int64_t = 0, int64_t = -1) const, t() const, squeeze() const, squeeze(int64_t) const,
      unsqueeze(int64_t) const, transpose(int64_t, int64_t) const, view(IntArrayRef) const, view(ScalarType) const, reshape(IntArrayRef) const, permute(IntArrayRef) const, expand(IntArrayRef) const,
      select(int64_t, int64_t) const, slice(int64_t, std::optional<int64_t> = {}, std::optional<int64_t> = {}, int64_t = 1) const, narrow(int64_t, int64_t, int64_t) const, operator[](int64_t) const,
      sum() const, sum(IntArrayRef, bool = false) const, mean() const, max() const, min() const, abs() const, sqrt() const, pow(Scalar) const, to(ScalarType, bool = false) const, to(Device) const, to(TensorOptions) const, to(Device, ScalarType) const,
      mul(const Tensor &) const, add(const Tensor &) const, matmul(const Tensor &) const, repeat(IntArrayRef) const, view_as(const Tensor &) const, toType(ScalarType) const;
  Tensor &zero_(), &fill_(Scalar), &copy_(const Tensor &, bool = false), &add_(const Tensor &), &mul_(const Tensor &), &resize_(IntArrayRef);
  void record_stream(cudaStream_t) const;
};
Tensor operator+(const Tensor &, const Tensor &), operator-(const Tensor &, const Tensor &), operator*(const Tensor &, const Tensor &), operator/(const Tensor &, const Tensor &);
Tensor operator*(const Tensor &, Scalar), operator*(Scalar, const Tensor &), operator+(const Tensor &, Scalar), operator-(const Tensor &, Scalar), operator/(const Tensor &, Scalar);
using TensorList = ArrayRef<Tensor>;
Tensor empty(IntArrayRef, TensorOptions = {}), zeros(IntArrayRef, TensorOptions = {}), ones(IntArrayRef, TensorOptions = {}), rand(IntArrayRef, TensorOptions = {}), randn(IntArrayRef, TensorOptions = {}),
    full(IntArrayRef, Scalar, TensorOptions = {}), arange(Scalar, TensorOptions = {}), tensor(std::initializer_list<double>, TensorOptions = {});
Tensor empty_like(const Tensor &, TensorOptions = {}), zeros_like(const Tensor &, TensorOptions = {}), ones_like(const Tensor &, TensorOptions = {}), cat(TensorList, int64_t = 0), stack(TensorList, int64_t = 0),
    matmul(const Tensor &, const Tensor &), sum(const Tensor &), max(const Tensor &), sigmoid(const Tensor &), from_blob(void *, IntArrayRef, TensorOptions = {}), empty_strided(IntArrayRef, IntArrayRef, TensorOptions = {});

template <typename T> struct bankcheck_opmath { typedef T type; };
template <> struct bankcheck_opmath<Half> { typedef float type; };
template <> struct bankcheck_opmath<BFloat16> { typedef float type; };
template <typename T> using opmath_type = typename bankcheck_opmath<T>::type;
template <typename T, bool> using acc_type = opmath_type<T>;

struct PhiloxCudaState { uint64_t seed_, offset_; };
struct Generator {};
struct CUDAGeneratorImpl {
  PhiloxCudaState philox_cuda_state(uint64_t);
  struct Mutex { void lock(), unlock(); } mutex_;
};
template <typename T> T *get_generator_or_default(std::optional<Generator>, Generator);
template <typename T> struct CppTypeToScalarType { static constexpr ScalarType value = kFloat; };

namespace cuda {
struct CUDAStream {
  operator cudaStream_t() const;
  cudaStream_t stream() const;
};
CUDAStream getCurrentCUDAStream(DeviceIndex = -1), getDefaultCUDAStream(DeviceIndex = -1), getStreamFromPool(bool = false, DeviceIndex = -1);
cudaDeviceProp *getCurrentDeviceProperties(), *getDeviceProperties(int64_t);
void *getCurrentCUDABlasHandle();
bool is_available();
struct CUDAGuard {
  CUDAGuard(DeviceIndex);
  CUDAGuard(Device);
};
struct OptionalCUDAGuard {
  OptionalCUDAGuard();
  OptionalCUDAGuard(Device);
  OptionalCUDAGuard(std::optional<Device>);
};
struct CUDAStreamGuard { CUDAStreamGuard(CUDAStream); };
int current_device(), device_count(), warp_size();
template <typename T> Generator getDefaultCUDAGenerator(T = -1);
Generator getDefaultCUDAGenerator();
namespace philox { __device__ std::tuple<uint64_t, uint64_t> unpack(PhiloxCudaState); }
template <typename A, typename B> __host__ __device__ constexpr A ATenCeilDiv(A a, B b) { return (a + b - 1) / b; }
} // namespace cuda
template <typename A, typename B> __host__ __device__ constexpr A ceil_div(A a, B b) { return (a + b - 1) / b; }
std::optional<Device> device_of(const Tensor &);
} // namespace at

namespace c10 {
namespace cuda { using namespace at::cuda; }
template <typename A, typename B> __host__ __device__ constexpr A ceil_div(A a, B b) { return (a + b - 1) / b; }
} // namespace c10

namespace torch {
using namespace at;
namespace autograd { using variable_list = std::vector<at::Tensor>; }
using Tensor = at::Tensor;
namespace cuda { void synchronize(); int device_count(); }
struct Library {
  template <typename... T> Library &def(T &&...);
  template <typename... T> Library &impl(T &&...);
};
template <typename F> int Fn(F);
} // namespace torch

namespace pybind11 {
struct module_ {
  template <typename... T> module_ &def(const char *, T &&...);
  const char *doc();
};
using module = module_;
struct arg {
  arg(const char *);
  template <typename T> arg &operator=(T &&);
};
struct object {};
template <typename T> struct class_ {
  template <typename... A> class_(A &&...);
  template <typename... A> class_ &def(A &&...);
  template <typename... A> class_ &def_readwrite(A &&...);
};
template <typename... T> struct init {};
} // namespace pybind11
namespace py = pybind11;

#define TORCH_EXTENSION_NAME bankcheck_extension
#define PYBIND11_MODULE(name, m) static void bankcheck_pybind_##name(pybind11::module_ &m)
#define BANKCHECK_JOIN(a, b) a##b
#define BANKCHECK_JOINED(a, b) BANKCHECK_JOIN(a, b)
#define TORCH_LIBRARY(name, m) static void BANKCHECK_JOINED(bankcheck_library_, __COUNTER__)(torch::Library & m)
#define TORCH_LIBRARY_FRAGMENT(name, m) TORCH_LIBRARY(name, m)
#define TORCH_LIBRARY_IMPL(name, key, m) TORCH_LIBRARY(name, m)

template <typename... T> void bankcheck_checked(const T &...);
#define TORCH_CHECK(...) bankcheck_checked(__VA_ARGS__)
#define TORCH_INTERNAL_ASSERT(...) bankcheck_checked(__VA_ARGS__)
#define TORCH_CHECK_EQ(a, b) bankcheck_checked((a) == (b))
#define TORCH_CHECK_NOT_IMPLEMENTED(...) bankcheck_checked(__VA_ARGS__)
#define TORCH_CHECK_VALUE(...) bankcheck_checked(__VA_ARGS__)
#define TORCH_WARN(...) bankcheck_checked(__VA_ARGS__)
#define TORCH_WARN_ONCE(...) bankcheck_checked(__VA_ARGS__)
#define AT_ASSERTM(...) bankcheck_checked(__VA_ARGS__)
#define AT_ASSERT(...) bankcheck_checked(__VA_ARGS__)
#define AT_ERROR(...) bankcheck_checked(__VA_ARGS__)
#define AT_CUDA_CHECK(...) bankcheck_checked(__VA_ARGS__)
#define C10_CUDA_CHECK(...) bankcheck_checked(__VA_ARGS__)
#define C10_CUDA_KERNEL_LAUNCH_CHECK() bankcheck_checked(0)
#define CUDA_KERNEL_ASSERT(...) ((void)0)
#define THCudaCheck(...) bankcheck_checked(__VA_ARGS__)
#define AT_PRIVATE_CASE_TYPE(...)

// A body for each type; it is a lambda that uses scalar_t.
#define BANKCHECK_FOR(TYPE, NAME, ...)                                                                                 \
  {                                                                                                                    \
    using NAME = TYPE;                                                                                                 \
    (void)(__VA_ARGS__)();                                                                                             \
  }
#define BANKCHECK_FLOATING(...) BANKCHECK_FOR(float, scalar_t, __VA_ARGS__) BANKCHECK_FOR(double, scalar_t, __VA_ARGS__)
#define BANKCHECK_REDUCED(...) BANKCHECK_FOR(c10::Half, scalar_t, __VA_ARGS__) BANKCHECK_FOR(c10::BFloat16, scalar_t, __VA_ARGS__)
#define BANKCHECK_INTEGRAL(...)                                                                                        \
  BANKCHECK_FOR(uint8_t, scalar_t, __VA_ARGS__) BANKCHECK_FOR(int8_t, scalar_t, __VA_ARGS__)                           \
  BANKCHECK_FOR(int, scalar_t, __VA_ARGS__) BANKCHECK_FOR(int64_t, scalar_t, __VA_ARGS__)
#define AT_DISPATCH_FLOATING_TYPES(t, n, ...) [&] { BANKCHECK_FLOATING(__VA_ARGS__) }()
#define AT_DISPATCH_FLOATING_TYPES_AND_HALF(t, n, ...) [&] { BANKCHECK_FLOATING(__VA_ARGS__) BANKCHECK_FOR(c10::Half, scalar_t, __VA_ARGS__) }()
#define AT_DISPATCH_FLOATING_TYPES_AND(s, t, n, ...) [&] { BANKCHECK_FLOATING(__VA_ARGS__) BANKCHECK_REDUCED(__VA_ARGS__) }()
#define AT_DISPATCH_FLOATING_TYPES_AND2(s, u, t, n, ...) AT_DISPATCH_FLOATING_TYPES_AND(s, t, n, __VA_ARGS__)
#define AT_DISPATCH_REDUCED_FLOATING_TYPES(t, n, ...) [&] { BANKCHECK_REDUCED(__VA_ARGS__) }()
#define AT_DISPATCH_INTEGRAL_TYPES(t, n, ...) [&] { BANKCHECK_INTEGRAL(__VA_ARGS__) }()
#define AT_DISPATCH_ALL_TYPES(t, n, ...) [&] { BANKCHECK_FLOATING(__VA_ARGS__) BANKCHECK_INTEGRAL(__VA_ARGS__) }()
#define AT_DISPATCH_ALL_TYPES_AND(s, t, n, ...) [&] { BANKCHECK_FLOATING(__VA_ARGS__) BANKCHECK_INTEGRAL(__VA_ARGS__) BANKCHECK_REDUCED(__VA_ARGS__) }()
#define AT_DISPATCH_ALL_TYPES_AND2(s, u, t, n, ...) AT_DISPATCH_ALL_TYPES_AND(s, t, n, __VA_ARGS__)
#define AT_DISPATCH_ALL_TYPES_AND3(s, u, v, t, n, ...) AT_DISPATCH_ALL_TYPES_AND(s, t, n, __VA_ARGS__)
#define AT_DISPATCH_INDEX_TYPES(t, n, ...) [&] { BANKCHECK_FOR(int, index_t, __VA_ARGS__) BANKCHECK_FOR(int64_t, index_t, __VA_ARGS__) }()
#define AT_DISPATCH_SWITCH(t, n, ...) [&] { __VA_ARGS__ }()
#define AT_DISPATCH_CASE(s, ...) BANKCHECK_REDUCED(__VA_ARGS__)
#define AT_DISPATCH_CASE_FLOATING_TYPES(...) BANKCHECK_FLOATING(__VA_ARGS__)
#define AT_DISPATCH_CASE_INTEGRAL_TYPES(...) BANKCHECK_INTEGRAL(__VA_ARGS__)
#define AT_DISPATCH_CASE_ALL_TYPES(...) BANKCHECK_FLOATING(__VA_ARGS__) BANKCHECK_INTEGRAL(__VA_ARGS__)
