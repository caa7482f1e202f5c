import { ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import type { Agreement, Talks } from '@anew/contracts/assessment/talks';
import type { AssessmentRounds } from '@anew/contracts/assessment/views';
import type { assessmentRoutes } from '@anew/contracts/http/assessment';
import type { Examples } from './example.js';
import { BEN, LATER, responses, results, SOME_ID, WHEN } from './values.js';

const proposal = { proposedBy: BEN, proposedAt: WHEN };
const rounds: AssessmentRounds = {
  rounds: [{ number: 1, closedAt: WHEN, seen: true, results }],
  next: { number: 2, opensAt: LATER, proposal, answeredAt: null },
};

const talks: Talks = {
  offered: [{ area: 'communication', talkedAt: null }],
  current: {
    id: SOME_ID,
    area: 'communication',
    step: 'second-speaks',
    firstSpeaker: BEN,
    secondsIn: 95,
    pause: { backAt: LATER },
  },
};
const agreement: Agreement = {
  id: SOME_ID,
  area: 'communication',
  text: 'We put the phones away at dinner on Tuesdays.',
  dueOn: '2026-11-29',
  outcome: null,
  authorId: BEN,
  checkedBy: null,
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
  'GET /api/talks': { answer: talks },
  'POST /api/talks': { body: { area: 'communication', firstSpeaker: BEN }, answer: talks },
  'POST /api/talks/:id/steps': { body: { step: 'second-speaks', move: 'pause', backIn: 20 }, answer: talks },
  'GET /api/agreements': { answer: [agreement] },
  'POST /api/agreements': {
    body: { talkId: SOME_ID, text: agreement.text, dueOn: agreement.dueOn },
    answer: agreement,
  },
  'POST /api/agreements/:id/check': {
    body: { outcome: 'partly', easier: 'We put the phones away for ten minutes.', dueOn: agreement.dueOn },
  },
  'DELETE /api/agreements/:id': {},
};
