//===- thread_scope.h - who an atomic or a barrier is for ------------------===//
#pragma once

namespace cuda {
enum thread_scope {
  thread_scope_system,
  thread_scope_device,
  thread_scope_block,
  thread_scope_thread
};
} // namespace cuda
