import { SubmitAssessmentDto } from '../assessment/dto.js';
import { assessmentRpc } from '../assessment/rpc.js';
import { AgreementCheckDto, MakeAgreementDto, StartTalkDto, TalkMoveDto } from '../assessment/talks-dto.js';
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
  'GET /api/talks': {
    summary: 'The talks that your results lead to, and the one that is going on',
    access: 'couple',
    forwards: assessmentRpc.talks.current,
  },
  'POST /api/talks': {
    summary: 'Begin a talk, or come back to the one that is going on in this area',
    access: 'couple',
    forwards: assessmentRpc.talks.start,
    body: StartTalkDto,
    refuses: { 404: ['not_found'], 409: ['partner_required', 'talk_not_offered', 'talk_open'] },
  },
  'POST /api/talks/:id/steps': {
    summary: 'Go on to the next step of a talk, or back, pause, come back, or leave it for today',
    access: 'couple',
    forwards: assessmentRpc.talks.move,
    body: TalkMoveDto,
  },
  'GET /api/agreements': {
    summary: 'What the two of you have agreed on: what is open first, then what was checked last',
    access: 'couple',
    forwards: assessmentRpc.agreements.list,
  },
  'POST /api/agreements': {
    summary: 'Agree on one small thing, which ends the talk',
    access: 'couple',
    forwards: assessmentRpc.agreements.make,
    status: 201,
    body: MakeAgreementDto,
    refuses: { 404: ['not_found'], 409: ['agreement_made'] },
  },
  'POST /api/agreements/:id/check': {
    summary: 'Say how an agreement went, and make it easier if you like',
    access: 'couple',
    forwards: assessmentRpc.agreements.check,
    status: 204,
    body: AgreementCheckDto,
  },
  'DELETE /api/agreements/:id': {
    summary: 'Take an agreement away for both of you, whoever wrote it',
    access: 'couple',
    forwards: assessmentRpc.agreements.remove,
    status: 204,
  },
} as const satisfies Routes;
