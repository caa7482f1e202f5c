import { readFileSync } from 'node:fs';
import { builtQuestions, QUESTION_LANGUAGES } from '../questions/built-questions.js';
import type { DoubtReader } from './doubt.js';
import { fromBytes } from './model-file.js';

/** File of the model. The build writes it, and the path is the same from source and from compiled code. */
export const MODEL_FILE = new URL('../../dist/model.bin', import.meta.url);

let read: DoubtReader | undefined;

/** Returns the model, which is read from its files when it is first needed. */
export function builtModel(): DoubtReader {
  read ??= fromBytes(readFileSync(MODEL_FILE), QUESTION_LANGUAGES.map(builtQuestions));
  return read;
}
