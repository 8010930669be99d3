// What the commands show of the server's answers.

import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import * as path from "node:path";

/** Null: the server does not know the document. */
export type Answer = string | null;

export interface Place {
  file: string;
  line: number; // from 0
}

export const nothingHere = "bankcheck knows no access to shared memory at the cursor.";
export const notOpen = "bankcheck does not check this file. CUDA sources are checked while they are open.";

/** The page of an explanation, or a message instead. */
export function explanation(answer: Answer, at: Place): { page: string } | { message: string } {
  if (answer === null) return { message: notOpen };
  if (!answer.trim()) return { message: nothingHere };
  return { page: `${path.basename(at.file)}:${at.line + 1}\n\n${answer.trimEnd()}\n` };
}

/** Two files of one name have two reports; a file keeps its own. */
export function reportFile(folder: string, source: string): string {
  const mark = createHash("sha256").update(source).digest("hex").slice(0, 8);
  return path.join(folder, `${path.basename(source)}-${mark}.html`);
}

export async function writeReport(folder: string, source: string, page: string): Promise<string> {
  const file = reportFile(folder, source);
  await mkdir(folder, { recursive: true });
  await writeFile(file, page);
  return file;
}
