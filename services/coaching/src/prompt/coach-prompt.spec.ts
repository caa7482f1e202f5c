import { PROFESSIONAL } from '@anew/coach-safety/replies/professional';
import { faultIn, hasExercise } from '@anew/coach-safety/reply-check';
import type { Verdict } from '@anew/coach-safety/verdict';
import { describe, expect, it } from '@jest/globals';
import { COACH_PROMPT } from './coach-prompt.js';
import { EXAMPLES, RULES } from './coach-rules.js';

const UNDER_VIOLENCE: Verdict = { kind: 'guarded', concern: 'violence', isPast: false, language: 'en' };
const numbersIn = (text: string): string[] => text.match(/\b1-\d{3}-\d{3}-\d{4}\b/g) ?? [];

describe('the rules', () => {
  it('are numbered, the one about danger first, without the reasons', () => {
    expect(COACH_PROMPT).toContain('\n1. Danger goes before every other rule here.');
    expect(COACH_PROMPT).toContain(`\n${RULES.length}. `);
    for (const { because } of [...RULES, ...EXAMPLES]) expect(COACH_PROMPT).not.toContain(because);
  });

  it('name no number that a reply may not name', () => {
    const numbers = numbersIn(COACH_PROMPT);
    expect(numbers.length).toBeGreaterThan(5);
    for (const number of numbers)
      expect([number, faultIn(`1-800-799-7233, ${number}`, UNDER_VIOLENCE)]).toEqual([number, null]);
  });

  it('name whom to see with each sign that a professional must take over, as the fixed texts do', () => {
    const inTexts = Object.values(PROFESSIONAL).flatMap(({ names }) => numbersIn(names).slice(0, 1));
    expect(inTexts.length).toBeGreaterThan(2);
    for (const number of inTexts) expect(COACH_PROMPT).toContain(number);
  });
});

describe('the examples', () => {
  it('keep the rules: the one in danger has the number and no exercise, the other a step and the partner’s view', () => {
    const [danger = '', everyday = ''] = EXAMPLES.map(({ example }) => example.split('\nCoach: ')[1] ?? '');
    expect(faultIn(danger, UNDER_VIOLENCE)).toBeNull();
    expect(hasExercise(danger)).toBe(false);
    expect(everyday).toContain('I only guess');
    for (const text of [danger, everyday]) expect(text.split(/\s+/).length).toBeLessThanOrEqual(220);
  });
});
