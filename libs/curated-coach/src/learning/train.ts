import { writeFileSync } from 'node:fs';
import { builtQuestions } from '@anew/coach-safety/questions/built-questions';
import { indexQuestions } from '@anew/coach-safety/questions/index-questions';
import { postingsToBytes } from '@anew/coach-safety/questions/postings-file';
import { ANSWER_FILES, QUESTION_FILES } from '../built-answers.js';
import { MODEL_FILE } from '../built-model.js';
import { toBytes } from '../model-file.js';
import { laterAnswers, storedFrom, writtenAnswers } from './answer-file.js';
import { learnModules } from './learn.js';
import { questions } from './questions.js';

// The library's build runs this script. It makes the model of modules from the questions, and the files of the answers.
const all = questions();
const bytes = toBytes(learnModules(all));
writeFileSync(MODEL_FILE, bytes);

const written = writtenAnswers();
const later = laterAnswers();
for (const language of ['en', 'es'] as const) {
  const answers = written.filter((answer) => answer.language === language);
  writeFileSync(ANSWER_FILES[language], JSON.stringify(answers.map(storedFrom)));
  const ways = later
    .filter((answer) => answer.language === language)
    .map(({ title, questions: asked }) => [title, ...asked]);
  writeFileSync(QUESTION_FILES[language], postingsToBytes(indexQuestions(ways, builtQuestions(language))));
  process.stdout.write(`${answers.length} answers, ${ways.length} of them written later\n`);
}

process.stdout.write(`${all.length} questions learned, ${bytes.length} bytes\n`);
