import type { preferenceRoutes } from '@anew/contracts/http/preferences';
import type { Preferences } from '@anew/contracts/identity/preferences';
import type { Examples } from './example.js';
import { TOKEN } from './values.js';

const preferences: Preferences = {
  reminder: { channel: 'push', time: '19:00' },
  weeklyLetter: true,
  questionStyle: 'balanced',
  aiQuestions: 'auto',
};

const PUBLIC_KEY = 'BJiDITc2dcD8HzPJ24BKR1hF3_TKiJs95vS-G-v9PfGzmIvyOARgLXF5_0P7zOpy2LA4qeZa8eU2t90i2AHrLCY';

export const preferenceExamples: Examples<typeof preferenceRoutes> = {
  'GET /api/preferences': { answer: preferences },
  'PUT /api/preferences': { body: { reminder: { channel: 'push' } }, answer: preferences },
  'GET /api/push/key': { answer: { publicKey: PUBLIC_KEY, isSubscribed: true } },
  'POST /api/push/subscriptions': {
    body: {
      endpoint: 'https://push.example.org/send/6f1c',
      keys: { p256dh: PUBLIC_KEY, auth: 'dGhpcyBpcyAxNiBieXRlcw' },
    },
  },
  'DELETE /api/push/subscriptions': {},
  'GET /api/reminders/stop': {},
  'POST /api/reminders/stop': { body: { token: TOKEN }, answer: {} },
};
