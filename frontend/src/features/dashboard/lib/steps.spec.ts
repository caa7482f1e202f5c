import { describe, expect, it } from '@jest/globals';
import { activity, question, thanks } from '../testing/fake-today';
import { nearnessOf, nextStep, type Part, type Read, type Steps, stepsOf } from './steps';

const NOW = new Date('2026-01-10T12:00:00');
const OPEN = { mine: 'open', partners: 'open' };

const nothing: Read = {
  userId: 'me',
  hasPartner: true,
  now: NOW,
  mine: null,
  latest: [],
  question: question(),
  activity,
};

const from = (userId: string, createdAt: string) => thanks({ userId, createdAt });

describe('what each of the two has done', () => {
  it('is nothing at first', () => {
    expect(stepsOf(nothing)).toEqual({ appreciation: OPEN, question: OPEN, activity: OPEN });
  });

  it.each<[string, Partial<Read>, Partial<Steps>]>([
    ['the own appreciation', { mine: thanks() }, { appreciation: { mine: 'done', partners: 'open' } }],
    [
      'the partner’s of today',
      { latest: [from('me', '2026-01-10T11:00:00'), from('ben', '2026-01-10T00:00:01')] },
      { appreciation: { mine: 'open', partners: 'done' } },
    ],
    [
      'the partner’s of yesterday, which does not count',
      { latest: [from('ben', '2026-01-09T23:59:59')] },
      {},
    ],
    [
      'an answer that is sealed',
      { question: question({ partner: { answered: true, passed: false } }) },
      { question: { mine: 'open', partners: 'done' } },
    ],
    [
      'a pass',
      { question: question({ partner: { answered: false, passed: true } }) },
      { question: { mine: 'open', partners: 'passed' } },
    ],
    [
      'the activity, which is done by both',
      { activity: { ...activity, completed: true } },
      { activity: { mine: 'done', partners: 'done' } },
    ],
    ['a day without a question', { question: null }, { question: null }],
    [
      'what has not been read yet',
      { mine: undefined, activity: undefined },
      { appreciation: null, activity: null },
    ],
  ])('knows %s', (_, over, steps) => {
    expect(stepsOf({ ...nothing, ...over })).toEqual({
      appreciation: OPEN,
      question: OPEN,
      activity: OPEN,
      ...steps,
    });
  });

  it('is only the own part for someone alone', () => {
    const steps = stepsOf({ ...nothing, hasPartner: false, question: question({ partner: null }) });
    const own = { mine: 'open', partners: null };
    expect(steps).toEqual({ appreciation: own, question: own, activity: own });
  });
});

const steps = (...parts: [mine: Part, partners: Part | null][]): Steps => {
  const [appreciation = null, asked = null, done = null] = parts.map(([mine, partners]) => ({
    mine,
    partners,
  }));
  return { appreciation, question: asked, activity: done };
};

describe('the next step', () => {
  it.each<[string | null, Steps]>([
    ['appreciation', steps(['open', 'done'], ['open', 'open'], ['open', 'open'])],
    ['question', steps(['done', 'open'], ['open', 'open'], ['open', 'open'])],
    ['activity', steps(['done', 'open'], ['passed', 'open'], ['open', 'open'])],
    [null, steps(['done', 'open'], ['done', 'open'], ['done', 'done'])],
    ['activity', { ...steps(['done', 'open']), activity: { mine: 'open', partners: 'open' } }],
    [null, steps()],
  ])('is %s', (next, known) => {
    expect(nextStep(known)).toBe(next);
  });
});

describe('the two shapes', () => {
  it.each<[string, Steps]>([
    ['apart', steps()],
    ['apart', steps(['open', 'open'], ['open', 'open'], ['open', 'open'])],
    ['nearer', steps(['open', 'done'], ['open', 'open'], ['open', 'open'])],
    ['nearer', steps(['open', 'open'], ['open', 'open'], ['done', 'done'])],
    ['touching', steps(['done', 'done'], ['done', 'open'], ['open', 'open'])],
    ['touching', steps(['done', 'done'], ['done', 'passed'], ['open', 'open'])],
    ['together', steps(['done', 'done'], ['done', 'passed'], ['done', 'done'])],
    ['nearer', steps(['done', null], ['open', null], ['open', null])],
    ['touching', steps(['done', null], ['done', null], ['done', null])],
  ])('are %s', (nearness, known) => {
    expect(nearnessOf(known)).toBe(nearness);
  });
});
