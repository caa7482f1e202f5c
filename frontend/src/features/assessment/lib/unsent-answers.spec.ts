import { describe, expect, it } from '@jest/globals';
import { answersTo } from '../testing/fixtures';
import { QUESTION_COUNT } from './question-count';
import { LAST_STEP, NO_ANSWERS, parseUnsent, tidyAnswers } from './unsent-answers';

describe('stored answers', () => {
  it('counts 22 questions', () => {
    expect(QUESTION_COUNT).toBe(22);
    expect(LAST_STEP).toBe(QUESTION_COUNT - 1);
  });

  it.each([null, '', 'not json', '[]', '{"answers":null}', '7'])('is empty when it reads %p', (text) => {
    expect(parseUnsent(text)).toEqual(NO_ANSWERS);
  });

  it('comes back as it was stored', () => {
    const unsent = { answers: answersTo(7), step: 5 };
    expect(parseUnsent(JSON.stringify(unsent))).toEqual(unsent);
  });

  it('loses questions and options that the instrument does not know', () => {
    const answers = { ...answersTo(2), comm_2: 'an-old-option', gone_1: 'x' };
    expect(parseUnsent(JSON.stringify({ answers, step: 2 }))).toEqual({ answers: answersTo(1), step: 1 });
  });

  it.each([
    [99, 7],
    [-3, 0],
    [Number.NaN, 0],
    [3, 3],
  ])('at step %p of seven answered goes on at %p', (step, expected) => {
    expect(tidyAnswers(answersTo(7), step).step).toBe(expected);
  });

  it('never goes past the last question', () => {
    expect(tidyAnswers(answersTo(22), 22).step).toBe(LAST_STEP);
  });
});
