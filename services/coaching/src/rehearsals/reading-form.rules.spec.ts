import { WHY } from '@anew/curated-coach/rehearsal/words';
import { describe, expect, it } from '@jest/globals';
import { readingIn } from './reading-form.rules.js';

const MESSAGE = 'You’re so  lazy. Please sign the form.';
const GOOD = {
  danger: 'none',
  landings: [{ kind: 'blame', quote: "You're so lazy.", why: 'They will defend themselves.' }],
  shorter: 'Please sign the form.',
  morning: ' Please sign the form. ',
};
const read = (over: object = {}) => readingIn(JSON.stringify({ ...GOOD, ...over }), MESSAGE);
const because = (why: unknown) => read({ landings: [{ ...GOOD.landings[0], why }] })?.landings[0]?.why;

describe('what a model has filled in', () => {
  it('is read, with quotes that stand in the message', () => {
    expect(read()).toEqual({
      danger: 'none',
      landings: [{ kind: 'blame', quotes: ["You're so lazy."], why: 'They will defend themselves.' }],
      shorter: 'Please sign the form.',
      morning: 'Please sign the form.',
    });
  });

  it.each([
    ['no JSON', 'Here is your reading: {'],
    ['a list', '[]'],
    ['null', 'null'],
    ['another danger', JSON.stringify({ ...GOOD, danger: 'some' })],
    ['no landings', JSON.stringify({ ...GOOD, landings: 'none' })],
    ['a version that is no text', JSON.stringify({ ...GOOD, shorter: null })],
    ['a missing version', JSON.stringify({ ...GOOD, morning: undefined })],
  ])('is nothing when it is %s', (_, text) => {
    expect(readingIn(text, MESSAGE)).toBeNull();
  });

  it.each([
    ['a quote that is not in the message', { quote: 'You are a liar.' }],
    ['an empty quote', { quote: ' ' }],
    ['a kind that the rules count themselves', { kind: 'late' }],
    ['no reason', { why: 5 }],
  ])('has no landing with %s', (_, over) => {
    expect(read({ landings: [{ ...GOOD.landings[0], ...over }] })?.landings).toEqual([]);
  });

  it('has four landings at most', () => {
    expect(read({ landings: Array.from({ length: 9 }, () => GOOD.landings[0]) })?.landings).toHaveLength(4);
  });

  it.each([
    ['is a diagnosis', 'That is what a narcissist hears.'],
    ['names an address', 'Read https://example.org first.'],
    ['has a number that nobody knows', 'Call 1-800-123-4567.'],
    ['is legal advice', 'It will cost you custody.'],
    ['is too long', 'x'.repeat(241)],
    ['is empty', ''],
  ])('has our own reason where the model’s %s', (_, why) => {
    expect(because(why)).toBe(WHY.blame(0));
  });
});
