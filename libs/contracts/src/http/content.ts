import type { AnsweredPrompt } from '../content/answers.js';
import {
  ActivityFeedbackDto,
  AnswerTextDto,
  PromptVoteDto,
  ReplyTextDto,
  RetreatInterestDto,
  SetFocusDto,
} from '../content/dto.js';
import { contentRpc } from '../content/rpc.js';
import { PageDto } from '../list-page.js';
import { type Routes, typed } from './route.js';

export const contentRoutes = {
  'GET /api/quotes/today': {
    summary: "Today's quote",
    access: 'couple',
    forwards: contentRpc.today.quote,
    refuses: { 404: ['not_found'] },
  },
  'GET /api/prompts/today': {
    summary: "Today's question for the two of you, with your answers; your partner's once both have answered",
    access: 'couple',
    forwards: contentRpc.today.prompt,
    refuses: { 404: ['not_found'] },
  },
  'POST /api/prompts/today/another': {
    summary: 'Have another question today: once, while neither of you has answered',
    access: 'couple',
    forwards: contentRpc.prompts.another,
    refuses: { 404: ['not_found'], 409: ['another_taken', 'question_answered'] },
  },
  'GET /api/prompts/answered': {
    summary: 'The questions that you have answered, newest first, in pages',
    access: 'couple',
    query: PageDto,
    answer: typed<AnsweredPrompt[]>(),
    pages: true,
  },
  'POST /api/prompts/:promptId/answer': {
    summary: 'Answer a question of today or yesterday, or change your answer until both have answered',
    access: 'couple',
    forwards: contentRpc.prompts.answer,
    body: AnswerTextDto,
    refuses: { 409: ['answers_open'] },
  },
  'POST /api/prompts/:promptId/pass': {
    summary: 'Pass a question; you may answer it later after all',
    access: 'couple',
    forwards: contentRpc.prompts.pass,
    status: 204,
    refuses: { 409: ['answers_open', 'question_answered'] },
  },
  'POST /api/prompts/:promptId/reply': {
    summary: 'Reply to what your partner has answered, once both have',
    access: 'couple',
    forwards: contentRpc.prompts.reply,
    status: 204,
    body: ReplyTextDto,
    refuses: { 409: ['answers_sealed', 'reply_sent'] },
  },
  'POST /api/prompts/:promptId/rate': {
    summary: 'Say whether a question was a good one; the last vote counts',
    access: 'couple',
    forwards: contentRpc.prompts.rate,
    body: PromptVoteDto,
  },
  'GET /api/connection-activities/today': {
    summary: "Today's activity for the two of you",
    access: 'couple',
    forwards: contentRpc.today.activity,
    refuses: { 404: ['not_found'] },
  },
  'POST /api/activities/today/another': {
    summary: 'Have another activity today: once, while it is not done',
    access: 'couple',
    forwards: contentRpc.activities.another,
    refuses: { 404: ['not_found'], 409: ['activity_completed', 'another_taken'] },
  },
  'POST /api/connection-activities/:activityId/complete': {
    summary: "Mark today's or yesterday's activity as done",
    access: 'couple',
    forwards: contentRpc.activities.complete,
    body: ActivityFeedbackDto,
  },
  'GET /api/modules': {
    summary: 'The guided modules, with how much of each you have done',
    access: 'couple',
    forwards: contentRpc.modules.list,
  },
  'GET /api/content/modules/:slug': {
    summary: 'One guided module',
    access: 'couple',
    forwards: contentRpc.modules.get,
    params: { slug: 'text' },
    refuses: { 404: ['module_not_found'] },
  },
  'GET /api/modules/:slug/action-completions': {
    summary: 'The action steps of a module that you have ticked off',
    access: 'couple',
    forwards: contentRpc.modules.completions,
    params: { slug: 'text' },
    refuses: { 404: ['module_not_found'] },
  },
  'GET /api/modules/:slug/partner-steps': {
    summary: 'The action steps of a module that your partner has ticked off since you are a couple',
    access: 'couple',
    forwards: contentRpc.modules.partnerSteps,
    params: { slug: 'text' },
    refuses: { 404: ['module_not_found'] },
  },
  'POST /api/modules/:slug/actions/:index/toggle': {
    summary: 'Tick off an action step, or take the tick back',
    access: 'couple',
    forwards: contentRpc.modules.toggle,
    params: { slug: 'text', index: 'index' },
    refuses: { 404: ['module_not_found'] },
  },
  'GET /api/focuses': {
    summary: 'The focus areas that the two of you have chosen',
    access: 'couple',
    forwards: contentRpc.focuses.list,
  },
  'POST /api/focuses': {
    summary: 'Choose a focus area, or change its priority',
    access: 'couple',
    forwards: contentRpc.focuses.set,
    body: SetFocusDto,
  },
  'DELETE /api/focuses/:moduleSlug': {
    summary: 'Give up a focus area',
    access: 'couple',
    forwards: contentRpc.focuses.remove,
    status: 204,
    params: { moduleSlug: 'text' },
  },
  'POST /api/retreat-interest': {
    summary: 'Say that you are interested in the retreat',
    access: 'signed-in',
    forwards: contentRpc.retreat.register,
    status: 201,
    body: RetreatInterestDto,
  },
} as const satisfies Routes;
