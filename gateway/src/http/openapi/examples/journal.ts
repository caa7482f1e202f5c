import type { journalRoutes } from '@anew/contracts/http/journal';
import type { Appreciation, JournalEntry, Reply } from '@anew/contracts/journal/views';
import type { Examples } from './example.js';
import { ANA, BEN, SOME_ID, WHEN } from './values.js';

const entry: JournalEntry = {
  id: SOME_ID,
  userId: ANA,
  content: 'We walked by the river after dinner.',
  visibility: 'shared',
  createdAt: WHEN,
  updatedAt: WHEN,
  dailyPromptId: null,
  partnerCanRead: true,
  thanked: true,
  reply: null,
};

const line = { text: 'I would do it again tomorrow.' };
const reply: Reply = { ...line, createdAt: WHEN };

const words = { appreciation: 'You made breakfast for all of us.', quality: 'Kindness' };
const appreciation: Appreciation = {
  id: SOME_ID,
  userId: ANA,
  ...words,
  createdAt: WHEN,
  partnerCanRead: true,
  thanked: true,
  reply,
};

const photo = { id: SOME_ID, caption: 'The first pancakes of the new kitchen.', width: 1_600, height: 1_200 };

export const journalExamples: Examples<typeof journalRoutes> = {
  'GET /api/journal': { answer: [entry] },
  'GET /api/journal/stats': { answer: { total: 84, shared: 51, streak: 6, thisWeek: 9 } },
  'GET /api/journal/days': { answer: [{ day: '2026-11-20', mine: true, theirs: false }] },
  'POST /api/journal': { body: { content: entry.content, visibility: 'shared' }, answer: entry },
  'PUT /api/journal/:id': {
    body: { visibility: 'private' },
    answer: { ...entry, visibility: 'private', partnerCanRead: false, thanked: false },
  },
  'DELETE /api/journal/:id': {},
  'GET /api/journal/photos/:id': {},
  'PUT /api/journal/:id/photo': { answer: { ...photo, caption: null } },
  'PUT /api/journal/:id/photo/caption': { body: { caption: photo.caption }, answer: photo },
  'DELETE /api/journal/:id/photo': {},
  'POST /api/journal/:id/thanks': {},
  'DELETE /api/journal/:id/thanks': {},
  'PUT /api/journal/:id/reply': { body: line, answer: reply },
  'DELETE /api/journal/:id/reply': {},
  'GET /api/appreciation/today': { answer: appreciation },
  'GET /api/appreciation': { answer: [appreciation] },
  'GET /api/appreciation/stats': { answer: { total: 212, own: 120 } },
  'POST /api/appreciation': { body: words, answer: appreciation },
  'POST /api/appreciation/:id/thanks': {},
  'DELETE /api/appreciation/:id/thanks': {},
  'PUT /api/appreciation/:id/reply': { body: line, answer: reply },
  'DELETE /api/appreciation/:id/reply': {},
  'GET /api/news': { answer: { appreciations: [{ id: SOME_ID, createdAt: WHEN }], entries: [] } },
  'POST /api/news/seen': { body: { area: 'appreciation' } },
  'GET /api/sharing/undecided': { answer: { partnerId: BEN, entries: 3, appreciations: 1 } },
  'POST /api/sharing/decide': {
    body: { partnerId: BEN, choice: 'chosen', entryIds: [SOME_ID] },
    answer: { entries: 1, appreciations: 0 },
  },
};
