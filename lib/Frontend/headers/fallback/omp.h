//===- omp.h - stands in for OpenMP's header --------------------------------===//
#pragma once

#ifdef __cplusplus
extern "C" {
#endif
typedef struct { int bankcheck; } omp_lock_t;
int omp_get_num_procs(void), omp_get_num_threads(void), omp_get_max_threads(void), omp_get_thread_num(void);
int omp_in_parallel(void), omp_get_num_devices(void), omp_get_default_device(void), omp_get_dynamic(void), omp_get_nested(void);
void omp_set_num_threads(int), omp_set_dynamic(int), omp_set_nested(int), omp_set_default_device(int);
double omp_get_wtime(void), omp_get_wtick(void);
void omp_init_lock(omp_lock_t *), omp_destroy_lock(omp_lock_t *), omp_set_lock(omp_lock_t *), omp_unset_lock(omp_lock_t *);
#ifdef __cplusplus
}
#endif
