// build.mjs [FOLDER]: bundles the extension, and the licences of what is bundled.
import { build } from "esbuild";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

process.chdir(path.dirname(fileURLToPath(import.meta.url)));
const folder = process.argv[2] ?? "dist";
const { metafile } = await build({
  entryPoints: ["src/extension.ts"],
  outfile: path.join(folder, "extension.js"),
  bundle: true,
  minify: true,
  platform: "node",
  target: "node18",
  external: ["vscode"],
  legalComments: "none",
  metafile: true,
});

const packages = new Set(Object.keys(metafile.inputs).flatMap((file) => file.match(/^.*node_modules\/(@[^/]+\/)?[^/]+/)?.[0] ?? []));
const licences = [...packages].sort().map((each) => {
  const file = readdirSync(each).find((name) => /^licen[cs]e/i.test(name));
  if (!file) throw new Error(`${each} has no licence`);
  return `${each.replace(/^.*node_modules\//, "")}\n\n${readFileSync(path.join(each, file), "utf8").trim()}\n`;
});
writeFileSync(path.join(folder, "NOTICES.txt"), licences.join("\n----\n\n"));
