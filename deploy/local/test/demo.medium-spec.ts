import type { Agreement } from '@anew/contracts/assessment/talks';
import type { AnsweredPrompt, TodaysPrompt } from '@anew/contracts/content/answers';
import type { ConnectionActivity } from '@anew/contracts/content/views';
import type { Appreciation, JournalEntry, News } from '@anew/contracts/journal/views';
import { sharedSystem } from '@anew/testkit/shared-system';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { makeCouple } from '../demo-couple.mjs';
import { ANSWERED } from '../demo-evenings.mjs';
import type { DemoPerson } from '../demo-person.mjs';

let ada: DemoPerson;

const read = async <T>(path: string) => (await ada.get(path)) as T;

beforeAll(async () => {
  const { origin, postgres } = await sharedSystem();
  const accounts = ['Ada', 'Ben'].map((name) => ({
    name,
    email: `${name}-${Date.now()}@demo.example`,
    password: 'a demo of some quiet weeks',
  }));
  [ada] = await makeCouple({ port: Number(new URL(origin).port), databaseUrl: postgres.url }, accounts);
});

describe('the couple of the demo', () => {
  it('has answered questions, and has replied', async () => {
    const answered = await read<AnsweredPrompt[]>('/api/prompts/answered');
    expect(answered.map(({ text }) => text)).toEqual(ANSWERED.map(([, question]) => question).reverse());
    expect(answered.every(({ mine, partner }) => mine?.text && partner?.text)).toBe(true);
    expect(answered.some(({ partner }) => partner?.reply)).toBe(true);
  });

  it('has something for today: new words, an answer that is still sealed, and a finished activity', async () => {
    expect(await read<TodaysPrompt>('/api/prompts/today')).toMatchObject({
      mine: null,
      partner: { answered: true },
    });
    expect(await read<ConnectionActivity>('/api/connection-activities/today')).toMatchObject({
      completed: true,
    });
    const { appreciations, entries } = await read<News>('/api/news');
    expect([appreciations.length, entries.length]).toEqual([1, 1]);
  });

  it('has said thank you, and written a line back', async () => {
    const notes = await read<Appreciation[]>('/api/appreciation');
    expect(notes.filter(({ thanked, reply }) => thanked && reply)).toHaveLength(2);
    expect((await read<JournalEntry[]>('/api/journal')).length).toBeGreaterThan(5);
  });

  it('has kept one agreement, and has another to look at', async () => {
    const agreements = await read<Agreement[]>('/api/agreements');
    expect(agreements.map(({ outcome }) => outcome).sort()).toEqual(['kept', null]);
  });
});
