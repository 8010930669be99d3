//===- ParameterMembers.h - the integers in a kernel's struct arguments -------===//

#ifndef BANKCHECK_SOURCE_PARAMETERMEMBERS_H
#define BANKCHECK_SOURCE_PARAMETERMEMBERS_H

#include <cstdint>
#include <string>
#include <vector>

namespace clang {
class ASTContext;
class FunctionDecl;
} // namespace clang

namespace bankcheck {

struct ParameterMember {
  unsigned Parameter;   ///< Its index.
  uint64_t Offset;      ///< Bytes, in the parameter.
  unsigned Bytes;
  std::string Name;     ///< As the kernel writes it: "params.shape.strides[1]".
};

/// Members of integer type of the parameters that \p Kernel takes by value, those in
/// bases, structs and short arrays too; not those of unions, which have no one name, nor
/// bit-fields. A struct of very many gives the first of them.
std::vector<ParameterMember> membersOf(const clang::FunctionDecl &Kernel, clang::ASTContext &Ast);

} // namespace bankcheck

#endif
