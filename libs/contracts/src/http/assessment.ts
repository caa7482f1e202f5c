import { SubmitAssessmentDto } from '../assessment/dto.js';
import { assessmentRpc } from '../assessment/rpc.js';
import type { Routes } from './route.js';

export const assessmentRoutes = {
  'GET /api/assessment/questions': {
    summary: 'The 22 questions with their options, in order',
    access: 'couple',
    forwards: assessmentRpc.questions.list,
  },
  'GET /api/assessment/my-responses': {
    summary: 'Your newest answers, or null',
    access: 'couple',
    forwards: assessmentRpc.responses.mine,
  },
  'POST /api/assessment/submit': {
    summary: 'Answer all questions of the round',
    access: 'couple',
    forwards: assessmentRpc.responses.submit,
    status: 202,
    body: SubmitAssessmentDto,
    refuses: { 400: ['invalid_responses'], 409: ['round_too_soon'] },
  },
  'GET /api/assessment/results': {
    summary: 'Results of the newest round that both of you have answered, or null',
    access: 'couple',
    forwards: assessmentRpc.results.current,
  },
  'POST /api/assessment/results/seen': {
    summary: 'Say that you have looked at the newest results',
    access: 'couple',
    forwards: assessmentRpc.results.seen,
    status: 204,
  },
  'GET /api/assessment/rounds': {
    summary: 'The rounds that both of you have answered, newest first, and when the next one opens',
    access: 'couple',
    forwards: assessmentRpc.rounds.list,
  },
  'POST /api/assessment/rounds/propose': {
    summary: 'Propose a new round to your partner',
    access: 'couple',
    forwards: assessmentRpc.rounds.propose,
    refuses: { 409: ['partner_required', 'round_too_soon'] },
  },
  'GET /api/assessment/news': {
    summary: 'Results and proposals that you have not seen yet',
    access: 'couple',
    forwards: assessmentRpc.rounds.news,
  },
} as const satisfies Routes;
