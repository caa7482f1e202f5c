import { ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import type { AssessmentRounds } from '@anew/contracts/assessment/views';
import type { assessmentRoutes } from '@anew/contracts/http/assessment';
import type { Examples } from './example.js';
import { BEN, LATER, responses, results, WHEN } from './values.js';

const proposal = { proposedBy: BEN, proposedAt: WHEN };
const rounds: AssessmentRounds = {
  rounds: [{ number: 1, closedAt: WHEN, seen: true, results }],
  next: { number: 2, opensAt: LATER, proposal, answeredAt: null },
};

export const assessmentExamples: Examples<typeof assessmentRoutes> = {
  'GET /api/assessment/questions': { answer: ASSESSMENT_QUESTIONS.slice(0, 1) },
  'GET /api/assessment/my-responses': { answer: { responses, submittedAt: WHEN } },
  'POST /api/assessment/submit': { body: { responses }, answer: { submittedAt: WHEN } },
  'GET /api/assessment/results': { answer: results },
  'POST /api/assessment/results/seen': {},
  'GET /api/assessment/rounds': { answer: rounds },
  'POST /api/assessment/rounds/propose': { answer: rounds },
  'GET /api/assessment/news': { answer: { newResults: true, proposal } },
};
