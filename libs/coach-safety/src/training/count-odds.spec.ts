import { describe, expect, it } from '@jest/globals';
import { countsOf } from '../classifier/features.js';
import { meanOdds } from '../classifier/odds.js';
import { wordsOf } from '../normalize.js';
import { countOdds } from './count-odds.js';

const SENTENCES = [
  ...['he choked me last night', 'he choked me again', 'she choked me in the car'],
  ...['we baked bread last night', 'we baked bread again', 'she baked bread in the car', 'zanzibar'],
].map((text, at) => ({ text, concern: at < 3 ? ('violence' as const) : null, language: 'en' as const }));
const ODDS = countOdds(SENTENCES);
const oddsIn = (text: string) => meanOdds(countsOf(wordsOf(text)), ODDS);
const ofWords = (text: string) => oddsIn(text)[0] ?? 0;

describe('the odds of danger', () => {
  it('are high for what only dangerous messages say, low for what only harmless ones say', () => {
    expect(ofWords('choked me')).toBeGreaterThan(0.5);
    expect(ofWords('baked bread')).toBeLessThan(-0.5);
    expect(Math.abs(ofWords('last night'))).toBeLessThan(0.5);
  });

  it('say nothing of words that are new, or stood in one message only', () => {
    expect(ofWords('qwertzuiop')).toBeCloseTo(ofWords('zanzibar'));
    expect(Math.abs(ofWords('qwertzuiop'))).toBeLessThan(0.1);
  });

  it('have one number for each kind of feature, also for an empty text', () => {
    expect(oddsIn('')).toHaveLength(4);
    expect(oddsIn('').every(Number.isFinite)).toBe(true);
  });

  it('are the same each time', () => {
    expect(Buffer.from(countOdds(SENTENCES).logs).equals(Buffer.from(ODDS.logs))).toBe(true);
  });
});
