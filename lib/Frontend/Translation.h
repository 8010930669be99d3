//===- Translation.h - a parsed file, as AST and as device IR --------------===//
//
// One parse of the device side gives both. Clang's CodeGen runs after the
// parse, over the declarations that are sound: a file with an error in one
// kernel still gives the IR of the others.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_FRONTEND_TRANSLATION_H
#define BANKCHECK_FRONTEND_TRANSLATION_H

#include "Frontend/Architecture.h"
#include "Frontend/ResourcePaths.h"
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace bankcheck::cache {
class ReadLog;
} // namespace bankcheck::cache
namespace clang {
class ASTContext;
class CodeGenerator;
class CompilerInstance;
class Decl;
class FrontendAction;
class FunctionDecl;
class Preprocessor;
} // namespace clang
namespace llvm {
class LLVMContext;
class Module;
} // namespace llvm

namespace bankcheck::frontend {

class Preambles;
class Preludes;

struct ParseOptions {
  std::string File;
  std::vector<std::string> Flags; ///< clang's spelling; paths are absolute or ours
  std::string Arch = DefaultArch;
  std::string Toolkit; ///< empty: the bundled headers
  /// Search the toolkit's `cccl` too, where CUDA 13 keeps cuda/, cub/, thrust/
  /// and nv/. Costs time even where nothing of it is named: other headers of
  /// the toolkit include more when they see it.
  bool WithCccl = false;
  /// Declare nvcc's builtin atomics beside the bundled headers, which takes a hundredth
  /// of their time.
  bool WithBuiltinAtomics = false;
  /// A compiler of the host is given the file: it sees no macros of CUDA's.
  bool IsOfHost = false;
  /// The file is compiled with other flags, too: what it says of the program is not all.
  bool HasOtherFlags = false;
  /// Make no code: Translation::module is not to be asked for.
  bool OnlyAst = false;
  ResourcePaths Resources;
  /// Types whose constructors do not run for shared variables; nothing: not known yet.
  std::optional<std::set<std::string>> Uninitialised;
  /// What files hold, by absolute path, instead of what is on the disk.
  std::map<std::string, std::string> Contents;
  /// Notes what is read, and what is looked for; null: nobody asks.
  cache::ReadLog *Reads = nullptr;
  /// Where the toolkit's headers are as they were parsed before; null: nowhere.
  Preludes *Before = nullptr;
  /// Where the headers of the source itself are; null: nowhere.
  Preambles *Begin = nullptr;
  /// It was parsed before, with another text, and is likely to be again.
  bool IsWorkedOn = false;
};

/// An error that the parse met, and its location.
struct ParseError {
  std::string File;
  unsigned Line = 0, Column = 0;
  std::string Message;
  bool CostsKernel = false; ///< A kernel is left out for it.
};

class Translation {
public:
  ~Translation();

  /// Parses and generates IR. Null only if no compiler could be set up for the
  /// file at all, or the parse was given up (ParseErrors.h); \p Errors then says why. Looks for CCCL's headers if the file,
  /// or one that it includes, asks for one.
  static std::unique_ptr<Translation> make(const ParseOptions &Options, std::vector<ParseError> &Errors);

  /// The same of what somebody else has parsed, for the device and without an
  /// error; it has to outlive the translation.
  static std::unique_ptr<Translation> of(clang::ASTContext &Ast, const clang::Preprocessor &Preprocessor);

  clang::ASTContext &ast() const { return *Ast; }
  llvm::Module &module() const { return *TheModule; }
  std::unique_ptr<llvm::Module> takeModule();
  /// Frees what was parsed, where nobody else owns it: an AST takes more than the
  /// passes that follow. Only the context stays.
  void forgetAst();
  llvm::LLVMContext &context() const { return *Context; }

  /// All top-level declarations, template instantiations included.
  const std::vector<clang::Decl *> &declarations() const { return Declarations; }
  /// Names of our headers that stood in for missing ones, as they are included.
  std::vector<std::string> fallbackHeaders() const;
  /// The files that were read, system headers left out: the xxh3 hash of their content by absolute path.
  std::map<std::string, uint64_t> userFiles() const;
  /// The declaration that an IR symbol came from, or null.
  const clang::Decl *declarationOf(const std::string &MangledName) const;
  /// Kernels left out because their bodies hold errors.
  const std::vector<const clang::FunctionDecl *> &brokenKernels() const { return Broken; }

private:
  Translation();
  static std::unique_ptr<Translation> parse(const ParseOptions &Options, std::vector<ParseError> &Errors);
  struct Beginning;
  static std::unique_ptr<Translation> parse(const ParseOptions &Options, Beginning Behind,
                                            std::vector<ParseError> &Errors);

  std::unique_ptr<llvm::LLVMContext> Context;
  std::unique_ptr<Beginning> Behind; ///< The compiler refers to it.
  std::unique_ptr<clang::CompilerInstance> Compiler;
  std::unique_ptr<clang::FrontendAction> Action;
  struct Foreign; ///< What CodeGen refers to that is not the parser's.
  std::unique_ptr<Foreign> Around;
  clang::ASTContext *Ast = nullptr;
  std::unique_ptr<clang::CodeGenerator> Generator;
  std::unique_ptr<llvm::Module> OwnedModule;
  llvm::Module *TheModule = nullptr;
  std::vector<clang::Decl *> Declarations;
  std::vector<const clang::FunctionDecl *> Broken;
  std::string FallbackDirectory;
  bool MissesCccl = false; ///< \see ParseOptions::WithCccl
  bool RefusesSharedVariable = false;
  bool MissesBuiltinAtomics = false; ///< \see ParseOptions::WithBuiltinAtomics
};

} // namespace bankcheck::frontend

#endif
