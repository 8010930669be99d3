// What the user sets, and what the server is told of it.

export interface Settings {
  enable: boolean;
  path: string;
  arch: string;
  blocks: string[];
  values: string[];
  cudaPath: string;
  report: "panel" | "browser";
}

/** As the server takes it, when it starts and later. */
export function serverSettings(settings: Settings) {
  return { arch: settings.arch, blocks: settings.blocks, values: settings.values };
}

export function serverArguments(settings: Settings, folder?: string): string[] {
  return settings.cudaPath ? ["lsp", `--cuda-path=${expand(settings.cudaPath, folder)}`] : ["lsp"];
}

/** What a change asks for. The program and the toolkit are fixed when the server starts. */
export function effectOf(before: Settings, after: Settings): "restart" | "tell" | "nothing" {
  const differs = (keys: (keyof Settings)[]) => keys.some((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  if (differs(["enable", "path", "cudaPath"])) return "restart";
  return differs(["arch", "blocks", "values"]) ? "tell" : "nothing";
}

/** `~` and `${workspaceFolder}` in a path that the user wrote. */
export function expand(path: string, folder = "", home = process.env.HOME ?? process.env.USERPROFILE ?? ""): string {
  return path.replace(/^~(?=$|[\\/])/, () => home).replaceAll("${workspaceFolder}", () => folder);
}
