import { writeFileSync } from 'node:fs';
import { MODEL_FILE } from '../classifier/built-model.js';
import { toBytes } from '../classifier/model-file.js';
import { readCalibration } from './calibration-file.js';
import { learnFrom } from './learn.js';
import { refuseNearHeldOut, sentences } from './sentences.js';
import { vocabularyOf } from './words.js';

// The library's build runs this script. It makes the model from the sentences in `data/` and their
// calibration.
const all = sentences();
refuseNearHeldOut(all);
const begun = performance.now();
const bytes = toBytes(learnFrom(all), vocabularyOf(all), readCalibration().calibration);
writeFileSync(MODEL_FILE, bytes);
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
process.stdout.write(`${all.length} sentences learned in ${seconds} s, ${bytes.length} bytes\n`);
