import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { answers, anyAnswers } from '../../test/answers.factory.js';
import { invalidQuestionIds } from './validate-responses.js';

describe('validating responses', () => {
  it('accepts any complete set of answers', () => {
    fc.assert(fc.property(anyAnswers, (responses) => expect(invalidQuestionIds(responses)).toEqual([])));
  });

  it('names all 22 questions of an empty set', () => {
    expect(invalidQuestionIds({})).toHaveLength(22);
  });

  it('names what is missing, what carries a foreign option, and what nobody asked', () => {
    const { comm_3: dropped, ...rest } = answers(3);
    const responses = { ...rest, future_1: dropped, comm_9: 'said-plainly', extra: 'x' };
    expect(invalidQuestionIds(responses)).toEqual(['comm_3', 'future_1', 'comm_9', 'extra']);
  });

  it.each([[null], [4], [''], [['kept-free']], [{}], ['KEPT-FREE']])('refuses %j as an answer', (value) => {
    expect(invalidQuestionIds({ ...answers(3), intimacy_1: value })).toEqual(['intimacy_1']);
  });

  it('does not take what an object inherits for an answer or for a question', () => {
    expect(invalidQuestionIds(Object.create(answers(3)) as Record<string, unknown>)).toHaveLength(22);
    const smuggled = JSON.parse('{"__proto__": "x", "toString": "y"}') as Record<string, unknown>;
    expect(invalidQuestionIds({ ...smuggled, ...answers(3) })).toEqual(['__proto__', 'toString']);
  });
});
