import { writeFileSync } from 'node:fs';
import { ANSWER_FILES } from '../built-answers.js';
import { MODEL_FILE } from '../built-model.js';
import { toBytes } from '../model-file.js';
import { storedFrom, writtenAnswers } from './answer-file.js';
import { learnModules } from './learn.js';
import { questions } from './questions.js';

// The library's build runs this script. It makes the model of modules from the questions, and the files of the answers.
const all = questions();
const bytes = toBytes(learnModules(all));
writeFileSync(MODEL_FILE, bytes);

const written = writtenAnswers();
for (const language of ['en', 'es'] as const) {
  const answers = written.filter((answer) => answer.language === language);
  writeFileSync(ANSWER_FILES[language], JSON.stringify(answers.map(storedFrom)));
  process.stdout.write(`${answers.length} answers\n`);
}

process.stdout.write(`${all.length} questions learned, ${bytes.length} bytes\n`);
