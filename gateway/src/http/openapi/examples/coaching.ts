import type { ConversationSummary } from '@anew/contracts/coaching/views';
import type { coachingRoutes } from '@anew/contracts/http/coaching';
import type { Examples } from './example.js';
import { SOME_ID, WHEN } from './values.js';

const summary: ConversationSummary = { id: SOME_ID, title: 'House rules', updatedAt: WHEN };
const question = 'How can we agree on bedtimes?';

export const coachingExamples: Examples<typeof coachingRoutes> = {
  'GET /api/coaching/conversations': { answer: [summary] },
  'GET /api/coaching/conversations/:id': {
    answer: {
      ...summary,
      messages: [
        { id: SOME_ID, role: 'user', content: question, timestamp: WHEN, source: null },
        {
          id: SOME_ID,
          role: 'assistant',
          content: 'Begin with what you both want for the evening.',
          timestamp: WHEN,
          source: 'curated',
        },
      ],
    },
  },
  'PATCH /api/coaching/conversations/:id': { body: { title: summary.title }, answer: summary },
  'DELETE /api/coaching/conversations/:id': {},
  'POST /api/coaching/rehearsals': {
    body: { message: 'You are always late. Can you be there at 5 on Friday?', recipient: 'co-parent' },
    answer: {
      kind: 'reading',
      source: 'rules',
      landings: [
        {
          kind: 'absolutes',
          why: '“Always” and “never” start a fight about the one time it wasn’t true.',
          quotes: ['You are always late.'],
        },
      ],
      advice: 'Try the short one. If you are still angry, leave it until tomorrow.',
      shorter: 'You are late. Can you be there at 5 on Friday?',
      sleepOn: 'I took a night to think about this. You are late. Can you be there at 5 on Friday?',
      notSafe: 'If you are afraid of what they may do when they read it, don’t send it.',
    },
  },
  'POST /api/coaching/chat': {
    body: { message: question, challengeLevel: 'beginner', children: true },
    answer: { conversationId: SOME_ID },
  },
};
