import { readFileSync } from 'node:fs';
import { LearnedModules, type LikelyModules } from './likely-modules.js';
import { fromBytes } from './model-file.js';

/** File of the model. The build writes it, and the path is the same from source and from compiled code. */
export const MODEL_FILE = new URL('../dist/model.bin', import.meta.url);

let read: LikelyModules | undefined;

/** Returns the model, which is read from its file when it is first needed. */
export function builtModel(): LikelyModules {
  read ??= new LearnedModules(fromBytes(readFileSync(MODEL_FILE)));
  return read;
}
