//===- AddressSpaces.h - what memory a pointer points to ------------------===//

#ifndef BANKCHECK_IR_ADDRESSSPACES_H
#define BANKCHECK_IR_ADDRESSSPACES_H

namespace bankcheck::ir {

/// Numbers of the NVPTX back end: a block's shared memory, and that of a cluster.
inline constexpr unsigned SharedSpace = 3, ClusterSpace = 7;

/// Of any block of the cluster.
constexpr bool isSharedSpace(unsigned Space) { return Space == SharedSpace || Space == ClusterSpace; }

} // namespace bankcheck::ir

#endif
