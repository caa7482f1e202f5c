import { QUESTION_DEPTHS, type QuestionDepth } from '@anew/contracts/content/generated';
import { MODULE_SLUGS } from '@anew/contracts/content/module-slugs';
import { QUESTION_STYLES, type QuestionStyle } from '@anew/contracts/identity/preferences';
import { describe, expect, it } from '@jest/globals';
import { depthOf } from '../seeds/prompts/depth.js';
import { PROMPTS } from '../seeds/prompts/index.js';
import { drawLeastShown } from './draw.rules.js';
import { depthWeight } from './style.rules.js';

const questions = PROMPTS.map((prompt) => ({ ...prompt, depth: depthOf(prompt) }));
const ofModule = questions.filter(({ moduleSlug }) => moduleSlug === 'emotional-safety');

/** Questions that one couple gets from one module on consecutive days. */
function drawnBy(couple: string, style: QuestionStyle, days: number) {
  const shown = new Map<string, number>();
  return Array.from({ length: days }, (_, day) => {
    const candidates = ofModule.map(({ id, depth }) => ({ id, depth, shown: shown.get(id) ?? 0 }));
    const drawn = drawLeastShown(candidates, `${couple} ${day}`, (each) => depthWeight(style, each.depth))!;
    shown.set(drawn, (shown.get(drawn) ?? 0) + 1);
    return ofModule.find(({ id }) => id === drawn)!;
  });
}

/** Shares of the depths over 1,000 draws: the first ten questions of a hundred couples. */
function shares(style: QuestionStyle): Record<QuestionDepth, number> {
  const drawn = Array.from({ length: 100 }, (_, couple) => drawnBy(`couple ${couple}`, style, 10)).flat();
  const share = (depth: QuestionDepth) =>
    drawn.filter((question) => question.depth === depth).length / drawn.length;
  return { light: share('light'), middle: share('middle'), deep: share('deep') };
}

describe('the style of questions', () => {
  it('sets the shares over 1,000 draws', () => {
    const light = shares('light');
    const balanced = shares('balanced');
    const deep = shares('deep');
    expect(light.light).toBeGreaterThan(0.5);
    expect(light.deep).toBeLessThan(0.15);
    expect(deep.deep).toBeGreaterThan(0.5);
    expect(deep.light).toBeLessThan(0.15);
    for (const depth of QUESTION_DEPTHS) expect(Math.abs(balanced[depth] - 1 / 3)).toBeLessThan(0.06);
  });

  it.each(QUESTION_STYLES)('%s repeats nothing before all have been shown', (style) => {
    const twice = drawnBy('a couple', style, ofModule.length * 2).map(({ id }) => id);
    expect(new Set(twice.slice(0, ofModule.length)).size).toBe(ofModule.length);
    expect(new Set(twice.slice(ofModule.length)).size).toBe(ofModule.length);
  });

  it.each(MODULE_SLUGS)('finds at least ten light and ten deep questions in %s', (slug) => {
    const count = (depth: QuestionDepth) =>
      questions.filter((question) => question.moduleSlug === slug && question.depth === depth).length;
    expect(Math.min(count('light'), count('deep'))).toBeGreaterThanOrEqual(10);
  });
});
