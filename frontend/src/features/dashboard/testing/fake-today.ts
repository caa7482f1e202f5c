import type { TodaysPrompt } from '@anew/contracts/content/answers';
import type { ConnectionActivity } from '@anew/contracts/content/views';
import type { Appreciation, JournalEntry } from '@anew/contracts/journal/views';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';
import { listed } from '#shared/testing/answers';

const NOW = '2026-01-10T10:00:00.000Z';

export const thanks = (over: Partial<Appreciation> = {}): Appreciation => ({
  id: 'thanks',
  userId: 'user-maria',
  appreciation: 'You made the lunches.',
  quality: 'Care',
  createdAt: NOW,
  partnerCanRead: true,
  ...over,
});

export const entry = (over: Partial<JournalEntry> = {}): JournalEntry => ({
  id: 'entry',
  userId: 'user-maria',
  content: 'A quiet day.',
  visibility: 'shared',
  createdAt: NOW,
  updatedAt: NOW,
  dailyPromptId: null,
  partnerCanRead: true,
  ...over,
});

export const question = (over: Partial<TodaysPrompt> = {}): TodaysPrompt => ({
  id: 'prompt',
  text: 'When did you last feel heard?',
  moduleSlug: 'emotional-safety',
  fromFocus: false,
  canHaveAnother: true,
  mine: null,
  partner: { answered: false, passed: false },
  ...over,
});

export const activity: ConnectionActivity = {
  id: 'activity-1',
  title: 'Celebrate the Wrong Day',
  description: 'Give yourselves an anniversary of your own.',
  instructions: 'Choose a day that belongs to you alone.',
  difficulty: 'easy',
  timeRequired: 15,
  category: 'couple-rituals',
  completed: false,
  canHaveAnother: true,
};

/** What the server answers, by path. Change it while a test runs; a function answers by itself. */
export function fakeToday(server: SetupServer, over: Record<string, unknown> = {}) {
  const answers: Record<string, unknown> = {
    '/api/appreciation/today': null,
    '/api/appreciation': [],
    '/api/prompts/today': question(),
    '/api/quotes/today': { text: 'Stay.', author: 'Anew', category: 'love' },
    '/api/connection-activities/today': activity,
    '/api/journal': [],
    '/api/news': { appreciations: [], entries: [] },
    '/api/couples/news': null,
    '/api/sharing/undecided': null,
    ...over,
  };
  server.use(
    ...Object.keys(answers).map((path) =>
      http.get(path, ({ request }) => {
        const answer = answers[path];
        return Array.isArray(answer)
          ? listed(request, answer as { id: string }[])
          : HttpResponse.json(answer as object);
      }),
    ),
  );
  return answers;
}
