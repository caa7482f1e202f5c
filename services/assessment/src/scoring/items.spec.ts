import { describe, expect, it } from '@jest/globals';
import { anna, answers, BEN, ben } from '../../test/answers.factory.js';
import { readItems } from './items.js';

const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('reading two sets of answers', () => {
  it('pairs the scores question by question', () => {
    const { scored, readDifferently } = readItems(anna(3, { comm_2: 1 }), ben(4, { blend_5: 2 }));
    expect(scored).toHaveLength(22);
    expect(readDifferently).toEqual([]);
    expect(scored[1]).toEqual({ id: 'comm_2', category: 'Communication', a: 1, b: 4 });
    expect(scored[14]).toEqual({ id: 'blend_5', category: 'Blending & Children', a: 3, b: 2 });
  });

  it('leaves out what applies to neither, without a word', () => {
    const { scored, readDifferently } = readItems(
      anna(3, { blend_4: 'no-children', blend_5: 'no-contact' }),
      ben(3, { blend_4: 'no-children', blend_5: 'no-former-partner' }),
    );
    expect(scored).toHaveLength(20);
    expect(idsOf(scored)).not.toContain('blend_4');
    expect(idsOf(scored)).not.toContain('blend_5');
    expect(readDifferently).toEqual([]);
  });

  it.each([
    [anna(3, { blend_5: 'no-contact' }), ben(3)],
    [anna(3), ben(3, { blend_5: 'no-former-partner' })],
  ])('reports what applies to one partner alone, and does not score it', (a, b) => {
    const { scored, readDifferently } = readItems(a, b);
    expect(idsOf(readDifferently)).toEqual(['blend_5']);
    expect(idsOf(scored)).not.toContain('blend_5');
    expect(scored).toHaveLength(21);
  });

  it('takes the couple to be without children only when both say so', () => {
    const none = { blend_4: 'no-children' };
    expect(readItems(anna(3), ben(3)).hasChildren).toBe(true);
    expect(readItems(anna(3, none), ben(3)).hasChildren).toBe(true);
    expect(readItems(anna(3), ben(3, none)).hasChildren).toBe(true);
    expect(readItems(anna(3, none), ben(3, none)).hasChildren).toBe(false);
  });

  it('refuses an answer the instrument does not know, without repeating it', () => {
    const broken = { userId: BEN, responses: { ...answers(3), trust_2: 'something-private' } };
    expect(() => readItems(anna(3), broken)).toThrow(new RangeError('No valid answer to trust_2'));
    const missing = {
      userId: BEN,
      responses: Object.create({ comm_1: 'said-plainly' }) as Record<string, string>,
    };
    expect(() => readItems(anna(3), missing)).toThrow('comm_1');
  });
});
