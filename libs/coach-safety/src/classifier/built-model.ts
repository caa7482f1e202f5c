import { readFileSync } from 'node:fs';
import type { DoubtReader } from './doubt.js';
import { fromBytes } from './model-file.js';

/** Written by the build, from source and from compiled code the same file. */
export const MODEL_FILE = new URL('../../dist/model.bin', import.meta.url);

let read: DoubtReader | undefined;

/** The model is read once, when it is needed first. */
export function builtModel(): DoubtReader {
  read ??= fromBytes(readFileSync(MODEL_FILE));
  return read;
}
