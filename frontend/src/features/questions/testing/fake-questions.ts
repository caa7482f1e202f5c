import type {
  AnsweredPrompt,
  OwnAnswer,
  PartnersAnswer,
  TodaysPrompt,
} from '@anew/contracts/content/answers';
import { http, HttpResponse } from 'msw';
import type { SetupServer } from 'msw/node';

export const todays = (over: Partial<TodaysPrompt> = {}): TodaysPrompt => ({
  id: 'prompt-1',
  text: 'When did you last feel heard?',
  moduleSlug: 'emotional-safety',
  fromFocus: true,
  canHaveAnother: true,
  mine: null,
  partner: { answered: false, passed: false },
  ...over,
});

export const mine = (over: Partial<OwnAnswer> = {}): OwnAnswer => ({
  answered: true,
  passed: false,
  text: 'On the drive home.',
  reply: null,
  forPartner: true,
  ...over,
});

export const PASSED = mine({ answered: false, passed: true, text: null });
export const SEALED: PartnersAnswer = { answered: true, passed: false };
export const OPENED: PartnersAnswer = { ...SEALED, text: 'When you put the phone away.', reply: null };

export const past = (over: Partial<AnsweredPrompt> = {}): AnsweredPrompt => ({
  id: 'prompt-0',
  day: '2026-01-09',
  text: 'What do you miss about summer?',
  moduleSlug: 'our-vision',
  mine: mine(),
  partner: OPENED,
  ...over,
});

/** What the server says of today's question; a test changes it by what it returns. */
export function fakeQuestions(server: SetupServer, question: TodaysPrompt | null = todays()) {
  const now = { question };
  server.use(http.get('/api/prompts/today', () => HttpResponse.json(now.question)));
  return now;
}
