#include "Input/Nesting.h"
#include "Profile/Profile.h"

using namespace llvm;
using namespace bankcheck::input;

namespace bankcheck::profile {
// Found by the mapper through the types' namespace.
static bool fromJSON(const json::Value &V, ProfiledInstruction &I, json::Path P) {
  json::ObjectMapper O(V, P);
  return O && O.map("file", I.File) && O.map("line", I.Line) && O.map("sass", I.Operation) &&
         O.map("requests", I.Requests) && O.map("wavefronts", I.Wavefronts) && O.map("ideal", I.Ideal);
}

static bool fromJSON(const json::Value &V, ProfiledLaunch &L, json::Path P) {
  json::ObjectMapper O(V, P);
  std::vector<unsigned> Block, Grid;
  if (!O || !O.map("name", L.Kernel) || !O.map("block", Block) || !O.map("grid", Grid) ||
      !O.map("instructions", L.Instructions))
    return false;
  if (Block.size() != 3 || Grid.size() != 3) {
    P.report("block and grid have three extents each");
    return false;
  }
  L.Shape = {{Block[0], Block[1], Block[2]}, {Grid[0], Grid[1], Grid[2]}};
  return true;
}

Expected<Profile> readMeasured(StringRef Text) {
  Expected<json::Value> Value = parseJson(Text);
  if (!Value)
    return createStringError("measured.json: " + toString(Value.takeError()));
  Profile Result;
  json::Path::Root Root("measured.json");
  json::ObjectMapper O(*Value, Root);
  if (!O || !O.map("kernels", Result.Launches))
    return Root.getError();
  return Result;
}

} // namespace bankcheck::profile
