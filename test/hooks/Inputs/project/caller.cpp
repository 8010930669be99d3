#include <vector>
void scattered(float *out, int step);
#ifdef __CUDACC__
constexpr int step = 1;
#else
constexpr int step = 32;
#endif
void caller() { scattered(std::vector<float>(32).data(), step); }
