import { expect, it } from '@jest/globals';
import { anna, ben } from '../../test/answers.factory.js';
import { scoreCouple } from '../scoring/score-couple.js';
import { PATTERN_SUMMARIES } from '../scoring/texts.js';
import { presentResults } from './rounds.presenter.js';

it('results of an earlier release have the words of today about the pattern, because they name who can help', () => {
  const results = scoreCouple(anna(4), ben(1));
  const stored = { ...results, pattern: { ...results.pattern, summary: 'Neither of you is wrong.' } };
  const time = new Date('2026-11-30T12:00:00Z');
  const round = { number: 1, closedAt: time, nextFrom: time, scoredAt: time, seenBy: [], results: stored };
  expect(presentResults(round).pattern).toEqual({
    name: 'Two Perspectives',
    summary: PATTERN_SUMMARIES['Two Perspectives'],
  });
});
