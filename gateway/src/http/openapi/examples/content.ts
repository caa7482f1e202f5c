import type { AnsweredPrompt, TodaysPrompt } from '@anew/contracts/content/answers';
import type { ConnectionActivity, Focus, Module } from '@anew/contracts/content/views';
import type { contentRoutes } from '@anew/contracts/http/content';
import type { Examples } from './example.js';
import { SOME_ID, WHEN } from './values.js';

const prompt: TodaysPrompt = {
  id: SOME_ID,
  text: 'What went better this week than you expected?',
  moduleSlug: 'our-vision',
  fromFocus: true,
  canHaveAnother: false,
  mine: null,
  partner: { answered: true, passed: false },
};

const answered: AnsweredPrompt = {
  id: SOME_ID,
  day: '2026-03-14',
  text: prompt.text,
  moduleSlug: prompt.moduleSlug,
  mine: {
    answered: true,
    passed: false,
    text: 'Sunday breakfast, with everybody at the table.',
    reply: 'I did not know that you saw it.',
    forPartner: true,
  },
  partner: { answered: true, passed: false, text: 'You took the call so that I could rest.', reply: null },
};

const activity: ConnectionActivity = {
  id: SOME_ID,
  title: 'Ten quiet minutes',
  description: 'Sit together without a screen.',
  instructions: 'Make tea. Sit down. Say one thing that you noticed about each other today.',
  difficulty: 'easy',
  timeRequired: 10,
  category: 'daily-rituals',
  completed: false,
  canHaveAnother: true,
};

const focus: Focus = { moduleSlug: 'our-vision', priority: 'high' };

const module: Module = {
  slug: 'our-vision',
  title: 'Our Vision',
  overview: 'Make rituals that honor the old family and the new one.',
  duration: '20-30 minutes',
  keyInsight: 'A new family needs its own small traditions.',
  realityCheck: 'The first years can be rough, and that is normal.',
  lesson: 'First paragraph.\n\nSecond paragraph.',
  deepDive: { title: 'Why rituals work', content: 'They tell everybody that they belong.' },
  transformation: { title: 'Three steps', framework: ['Name it', 'Plan it', 'Keep it'] },
  scenario: {
    title: 'The holidays',
    situation: 'Two sets of traditions meet.',
    challenge: 'Everybody misses something.',
    approach: 'Keep one of each, and make one new.',
  },
  reflection: { question: 'What do you want to keep?', prompts: ['Think of a good evening.'] },
  awareness: ['Notice what the children look forward to.'],
  conversation: ['Ask what they miss.'],
  actions: ['Choose one small ritual for this week.'],
  coachingPrompt: {
    title: 'Talk it over',
    description: 'Plan your ritual with the coach.',
    suggestions: ['Help us choose a ritual.'],
    link: '/coaching?module=our-vision',
  },
  sources: ['Braithwaite (1998): rituals work when they honor both families.'],
};

const completions = [{ actionIndex: 0, completedAt: WHEN }];

export const contentExamples: Examples<typeof contentRoutes> = {
  'GET /api/quotes/today': {
    answer: { text: 'Small things, every day.', author: 'Anew', category: 'daily-rituals' },
  },
  'GET /api/prompts/today': { answer: prompt },
  'POST /api/prompts/today/another': { answer: { ...prompt, partner: { answered: false, passed: false } } },
  'GET /api/prompts/answered': { answer: [answered] },
  'POST /api/prompts/:promptId/answer': {
    body: { text: 'Sunday breakfast, with everybody at the table.' },
    answer: { opened: false },
  },
  'POST /api/prompts/:promptId/pass': {},
  'POST /api/prompts/:promptId/reply': { body: { text: 'I did not know that you saw it.' } },
  'POST /api/prompts/:promptId/rate': { body: { isUpvote: true }, answer: { isUpvote: true } },
  'GET /api/connection-activities/today': { answer: activity },
  'POST /api/activities/today/another': { answer: { ...activity, canHaveAnother: false } },
  'POST /api/connection-activities/:activityId/complete': {
    body: { feedback: 'We laughed a lot.', rating: 5 },
    answer: { ...activity, completed: true, canHaveAnother: false, feedbackDropped: false },
  },
  'GET /api/modules': {
    answer: [
      {
        slug: module.slug,
        title: module.title,
        overview: module.overview,
        duration: module.duration,
        actionCount: 5,
        completedCount: 1,
      },
    ],
  },
  'GET /api/content/modules/:slug': { answer: module },
  'GET /api/modules/:slug/action-completions': { answer: completions },
  'GET /api/modules/:slug/partner-steps': { answer: [{ actionIndex: 2 }] },
  'POST /api/modules/:slug/actions/:index/toggle': { answer: completions },
  'GET /api/focuses': { answer: [focus] },
  'POST /api/focuses': { body: focus, answer: focus },
  'DELETE /api/focuses/:moduleSlug': {},
  'POST /api/retreat-interest': {
    body: {
      email: 'ana@example.org',
      firstName: 'Ana',
      relationshipLength: '1-2-years',
      howHeard: 'podcast',
    },
    answer: { receivedAt: WHEN },
  },
};
