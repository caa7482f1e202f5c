import { writeFileSync } from 'node:fs';
import { MODEL_FILE } from '../built-model.js';
import { toBytes } from '../model-file.js';
import { learnModules } from './learn.js';
import { questions } from './questions.js';

// The library's build runs this script. It makes the model of modules from the questions.
const all = questions();
const bytes = toBytes(learnModules(all));
writeFileSync(MODEL_FILE, bytes);
process.stdout.write(`${all.length} questions learned, ${bytes.length} bytes\n`);
