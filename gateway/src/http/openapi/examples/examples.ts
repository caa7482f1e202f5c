import type { HttpMap } from '@anew/contracts/http/map';
import { accountExamples } from './account.js';
import { assessmentExamples } from './assessment.js';
import { coachingExamples } from './coaching.js';
import { contentExamples } from './content.js';
import { coupleExamples } from './couples.js';
import type { Examples } from './example.js';
import { journalExamples } from './journal.js';
import { liveExamples } from './live.js';
import { operationExamples } from './operation.js';
import { preferenceExamples } from './preferences.js';
import { readsExamples } from './reads.js';
import { signInExamples } from './sign-in.js';

export const examples: Examples<HttpMap> = {
  ...accountExamples,
  ...assessmentExamples,
  ...coachingExamples,
  ...contentExamples,
  ...coupleExamples,
  ...journalExamples,
  ...liveExamples,
  ...operationExamples,
  ...preferenceExamples,
  ...readsExamples,
  ...signInExamples,
};
