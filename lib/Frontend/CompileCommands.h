//===- CompileCommands.h - the flags of each file ----------------------------===//

#ifndef BANKCHECK_FRONTEND_COMPILECOMMANDS_H
#define BANKCHECK_FRONTEND_COMPILECOMMANDS_H

#include "Frontend/FileFlags.h"
#include "llvm/ADT/StringMap.h"
#include <memory>
#include <optional>

namespace clang::tooling {
class CompilationDatabase;
struct CompileCommand;
} // namespace clang::tooling

namespace bankcheck::frontend {

/// Finds the command of each file. Databases are read once.
class CompileCommands {
public:
  CompileCommands();
  ~CompileCommands();

  /// Takes `compile_commands.json` from the directory for all files; false with
  /// an error if there is none that can be read.
  bool useDirectory(llvm::StringRef Directory, std::string &Error);

  /// The same when the database is first asked for; what is wrong with it is among the problems of a file's flags.
  void useDirectoryLater(llvm::StringRef Directory) { Later = Directory.str(); }

  /// From the first entry of the file in the database that was given, or else in
  /// `compile_commands.json` of the nearest directory above the file, or in
  /// `build/` of that. Of a header: the entry of a neighbour, the source with
  /// the same stem before one that lies nearest. Without one: the defaults.
  /// Entries whose compiler is nvcc are nvcc's flags, other are clang's.
  FileFlags flagsOf(llvm::StringRef File);

  /// Whether an entry is the file's own.
  bool hasCommand(llvm::StringRef File);

  enum class SourceKind : uint8_t { Cuda, Any };
  static constexpr llvm::StringLiteral SourceExtensions[] = {".cu", ".cpp", ".cc", ".cxx", ".C", ".c++", ".CPP"};
  /// Whether the name is one of a CUDA or C++ source.
  static bool isCudaOrCpp(llvm::StringRef File);
  /// Whether the file goes to a compiler of the host, from nvcc too: by its name, unless a flag says otherwise.
  static bool isOfHost(llvm::StringRef File, llvm::ArrayRef<std::string> Flags);
  /// The `.cu` files, or all, in the database that flagsOf asks for \p File, as paths that can be compared; none if
  /// there is no database.
  std::vector<std::string> sourcesFor(llvm::StringRef File, SourceKind Kind = SourceKind::Cuda);

private:
  using Database = clang::tooling::CompilationDatabase;
  std::unique_ptr<Database> Given;
  llvm::StringMap<std::unique_ptr<Database>> Read; ///< By path; null: no such file, or unreadable.
  std::vector<std::string> ReadProblems;
  std::string Later; ///< A directory whose database is not yet read.

  const Database *databaseFor(llvm::StringRef AbsoluteFile);
};

/// For a file that no command is known of: its own directory, and `include` of
/// each directory from there up to the root of its repository, and the root.
std::vector<std::string> defaultFolders(llvm::StringRef File);

/// Has \p Flags search \p Folder last, so that it shadows nothing.
void addFolder(FileFlags &Flags, llvm::StringRef Folder);

/// Those that search all of defaultFolders.
FileFlags defaultFlags(llvm::StringRef File);

} // namespace bankcheck::frontend

#endif
