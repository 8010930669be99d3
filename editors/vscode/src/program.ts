// Where the program is. A server that does not start says too little about the cause.

import { accessSync, constants, statSync } from "node:fs";
import * as path from "node:path";
import { expand } from "./settings";

export type Found = { program: string } | { problem: string };

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** `carried`: where the extension has a program of its own, if it is the one for this platform. */
export function findProgram(wanted: string, folder?: string, environment: NodeJS.ProcessEnv = process.env, carried?: string): Found {
  if (!wanted.trim() && carried && isProgram(carried)) return { program: carried };
  const name = expand(wanted.trim(), folder) || "bankcheck";
  const endings = ["", ...(environment.PATHEXT ?? "").split(";").filter(Boolean)];
  const first = (files: string[]) => files.flatMap((file) => endings.map((end) => file + end)).find(isProgram);

  if (/[\\/]/.test(name)) {
    const file = path.resolve(folder ?? "", name);
    const program = first([file]);
    return program ? { program } : { problem: `bankcheck.path is '${wanted}', and '${file}' is no program.` };
  }
  const folders = (environment.PATH ?? "").split(path.delimiter).filter(Boolean);
  const program = first(folders.map((each) => path.join(each, name)));
  return program ? { program } : { problem: `There is no '${name}' on the PATH. Install bankcheck, or set bankcheck.path.` };
}
