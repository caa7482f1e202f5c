import { describe, expect, it } from '@jest/globals';
import { callIn } from './call.js';
import { judge } from './safety.js';

const replyTo = (message: string): string => {
  const verdict = judge([], message);
  return ('text' in verdict ? verdict.text : null) ?? '';
};

describe('the number to call', () => {
  it.each([
    ['My husband hits me and I am afraid of him', '1-800-799-7233'],
    ['he choked me last night', '1-800-799-7233'],
    ['I want to kill myself tonight', '988'],
    ['My stepfather touches my little daughter at night', '1-800-422-4453'],
    ['Mi esposo me pega y le tengo miedo', '1-800-799-7233'],
  ])('is the one of the danger: %s', (message, number) => {
    expect(callIn(replyTo(message))).toBe(number);
  });

  it.each([
    'I swallowed 30 of my tylenol an hour ago',
    'my ex is breaking my window right now',
    'mi ex está tumbando la puerta',
    'he texted goodbye i love you all and now his phone is off',
  ])('is 911 in an emergency, although the quiet line stands below: %s', (message) => {
    expect(callIn(replyTo(message))).toBe('911');
  });

  it('is none where the coach only asks', () => {
    const asked = replyTo('I wish I could trade places with my brother in the cemetery');
    expect(asked).toContain('988');
    expect(callIn(asked)).toBeNull();
  });

  it('is none in a question of an earlier release, whose quiet line had other words', () => {
    const asked =
      '¿Alguien te lastima?\n\n*Si alguien te lastima o te da miedo, o si has pensado en no seguir viviendo: 988 (oprime 2), 1-800-799-7233, o por un niño 1-800-422-4453.*';
    expect(callIn(asked)).toBeNull();
  });

  it('is none in an everyday answer', () => {
    expect(callIn('It cost $988. Call at 1-800-799-72334.')).toBeNull();
  });
});
