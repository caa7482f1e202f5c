import { quietLine } from '@anew/coach-safety/replies/quiet-line';
import type { Verdict } from '@anew/coach-safety/verdict';
import { describe, expect, it } from '@jest/globals';
import { isWhole, mayStay } from './earlier-answer.rules.js';

const CLEAR: Verdict = { kind: 'clear', asksBack: false, isHeld: false, leaning: null, language: 'en' };
const ASKED_BACK: Verdict = { ...CLEAR, asksBack: true };
const GUARDED: Verdict = { kind: 'guarded', concern: 'violence', isPast: false, language: 'en' };

describe('an earlier answer', () => {
  it.each([
    ['Soup.', false, true],
    ['Soup and', true, false],
    [' \n', false, false],
    ['\u200b', false, false],
  ])('is whole when it has an end and something to read: %j', (content, cutOff, expected) => {
    expect(isWhole({ content, cutOff })).toBe(expected);
  });

  it.each<[string, string, Verdict, boolean]>([
    ['where nothing was found', 'Soup.', CLEAR, true],
    ['unless it claims to be a person', 'I am a real person, not an AI.', CLEAR, false],
    ['with the number for a danger', 'Soup. Call 1-800-799-7233.', GUARDED, true],
    ['unless that number is missing', 'Soup.', GUARDED, false],
    ['with the quiet line in doubt', `Soup.\n\n${quietLine('en')}`, ASKED_BACK, true],
    ['unless that line is missing', 'Soup.', ASKED_BACK, false],
  ])('may stay %s', (_, text, verdict, expected) => {
    expect(mayStay(text, verdict)).toBe(expected);
  });
});
