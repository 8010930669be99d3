//===- StandardInput.h - source that an editor or a pipe gives ----------------===//
//
// `bankcheck - --assume-filename=src/a.cu` analyses what it reads as if src/a.cu held it: with the flags, the
// configuration and the headers of that file, and findings that name it.
//
//===----------------------------------------------------------------------===//

#ifndef BANKCHECK_TOOL_STANDARDINPUT_H
#define BANKCHECK_TOOL_STANDARDINPUT_H

#include "Frontend/InputFiles.h"
#include <map>
#include <optional>

namespace bankcheck::cli {

/// Whether '-' is among \p Arguments, from which it is taken.
bool takeStandardInput(std::vector<std::string> &Arguments);

/// Reads it, and adds the file for which it stands.
void addStandardInput(std::vector<frontend::InputFile> &Inputs, std::vector<frontend::MissingInput> &Missing);

/// Whether \p Path is that file.
bool isStandardInput(const std::string &Path);

/// The text, by the absolute path of that file; empty where nothing was read.
std::map<std::string, std::string> standardInputByPath();

/// The text that a report speaks of: of that file, or of one on the disk.
std::optional<std::string> readSource(const std::string &Path);

} // namespace bankcheck::cli

#endif
