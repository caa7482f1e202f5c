import { writeFileSync } from 'node:fs';
import { MODEL_FILE } from '../classifier/built-model.js';
import { toBytes } from '../classifier/model-file.js';
import { QUESTION_FILES, QUESTION_LANGUAGES } from '../questions/built-questions.js';
import { indexQuestions } from '../questions/index-questions.js';
import { postingsToBytes } from '../questions/postings-file.js';
import { readCalibration } from './calibration-file.js';
import { knownQuestions } from './known-questions.js';
import { learnFrom } from './learn.js';
import { refuseNearHeldOut, sentences } from './sentences.js';
import { vocabularyOf } from './words.js';

// The library's build runs this script. It makes the model from the sentences in `data/` and their
// calibration, and the indexes of the questions that have an answer.
const all = sentences();
refuseNearHeldOut(all);
const begun = performance.now();
const bytes = toBytes(learnFrom(all), vocabularyOf(all), readCalibration().calibration);
writeFileSync(MODEL_FILE, bytes);
const seconds = ((performance.now() - begun) / 1000).toFixed(1);
process.stdout.write(`${all.length} sentences learned in ${seconds} s, ${bytes.length} bytes\n`);

const known = knownQuestions();
for (const language of QUESTION_LANGUAGES) {
  const ways = known.filter((each) => each.language === language).map((each) => each.ways);
  const index = postingsToBytes(indexQuestions(ways));
  writeFileSync(QUESTION_FILES[language], index);
  process.stdout.write(`${ways.length} questions indexed, ${index.length} bytes\n`);
}
