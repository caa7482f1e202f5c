import { ASSESSMENT_CATEGORIES, ASSESSMENT_QUESTIONS } from '@anew/contracts/assessment/instrument';
import type { PatternName } from '@anew/contracts/assessment/results';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ANNA, anna, anyCouple, BEN, ben } from '../../test/answers.factory.js';
import type { PartnerResponses } from './items.js';
import { scoreCouple, type ScoredCouple } from './score-couple.js';

const category = (result: ScoredCouple, name: string) =>
  result.categories.find((candidate) => candidate.category === name);

const slugsOf = ({ recommendations }: ScoredCouple) => recommendations.map(({ moduleSlug }) => moduleSlug);

const NO_CHILDREN = { blend_4: 'no-children' };

describe('every pattern can be reached', () => {
  const outer = (score: 2 | 3 | 4) => ({ 'Blending & Children': score, 'Future & Commitment': score });
  const opposite = { Communication: 1, 'Trust & Past': 1, 'Blending & Children': 1 } as const;
  it.each<[PatternName, PartnerResponses, PartnerResponses]>([
    ['Thriving Together', anna(4), ben(4)],
    ['Two Perspectives', anna(4, opposite), ben(4)],
    ['Carrying a Lot', anna(1), ben(2)],
    ['Strong Frame, Tender Centre', anna(2, outer(4)), ben(2, outer(4))],
    ['Close but Stretched', anna(3, outer(2)), ben(3, outer(2))],
    ['Solid Ground', anna(3, { Communication: 2, 'Future & Commitment': 2 }), ben(3)],
    ['Building', anna(3), ben(2)],
  ])('%s', (name, a, b) => {
    const { pattern } = scoreCouple(a, b);
    expect(pattern.name).toBe(name);
    expect(pattern.summary.length).toBeGreaterThan(100);
  });

  it('names professional help to a couple that carries a lot', () => {
    expect(scoreCouple(anna(1), ben(1)).pattern.summary).toMatch(/therapist/);
  });
});

describe('categories', () => {
  it('carry a position for each partner and a band, and the partners ordered by id', () => {
    // In Trust & Past, Anna is at 60 and Ben at 100.
    const trust = { trust_1: 3, trust_2: 3, trust_3: 3, trust_4: 3, trust_5: 2 } as const;
    const result = scoreCouple(ben(4), anna(4, trust));
    expect(category(result, 'Trust & Past')).toEqual({
      category: 'Trust & Past',
      level: 75,
      partners: [
        { userId: ANNA, score: 75 },
        { userId: BEN, score: 100 },
      ],
      band: 'shared-strength',
    });
    expect(category(result, 'Communication')).toMatchObject({ level: 100 });
  });

  it('are scored without what does not apply', () => {
    const away = { ...NO_CHILDREN, blend_5: 'no-contact', 'Blending & Children': 2 } as const;
    const result = scoreCouple(anna(4, away), ben(4, away));
    // The three remaining questions give level 33. With the two that do not apply, it would be 60.
    expect(category(result, 'Blending & Children')).toMatchObject({ level: 25 });
    expect(result.readDifferently).toEqual([]);
  });

  it('report what applies to one partner alone, naming nobody', () => {
    const oneWay = scoreCouple(anna(3, NO_CHILDREN), ben(3));
    const otherWay = scoreCouple(anna(3), ben(3, NO_CHILDREN));
    expect(oneWay.readDifferently).toEqual([
      {
        questionId: 'blend_4',
        category: 'Blending & Children',
        summary: expect.stringContaining(
          'The two of you differ on whether the question about the children in your lives',
        ),
      },
    ]);
    expect(otherWay).toEqual(oneWay);
  });
});

describe('areas', () => {
  it('name the best three as strengths and the lowest as next to grow', () => {
    const result = scoreCouple(anna(4, { 'Future & Commitment': 3 }), ben(4, { 'Future & Commitment': 3 }));
    expect(result.strengthAreas.map((area) => area.category)).toEqual([
      'Communication',
      'Trust & Past',
      'Blending & Children',
    ]);
    expect(result.priorityAreas.map(({ category: name, title }) => [name, title])).toEqual([
      ['Future & Commitment', 'Next to grow: your plans'],
    ]);
  });

  it('name priorities, lowest first', () => {
    const low = {
      Communication: 2,
      'Trust & Past': 1,
      'Intimacy & Connection': 2,
      'Future & Commitment': 1,
    } as const;
    const result = scoreCouple(anna(4, low), ben(4, low));
    expect(result.priorityAreas.map((area) => area.category)).toEqual([
      'Trust & Past',
      'Future & Commitment',
      'Communication',
      'Intimacy & Connection',
    ]);
    expect(result.strengthAreas.map((area) => area.category)).toEqual(['Blending & Children']);
  });

  it('name all five when both are low everywhere', () => {
    for (const score of [1, 2] as const)
      expect(scoreCouple(anna(score), ben(score)).priorityAreas.map((area) => area.category)).toEqual(
        ASSESSMENT_CATEGORIES,
      );
  });

  it('and bands say the same: what is worth a conversation, and nothing else, is named as a priority', () => {
    fc.assert(
      fc.property(anyCouple, ([a, b]) => {
        const { categories, priorityAreas, strengthAreas } = scoreCouple(a, b);
        const banded = (band: string) =>
          categories.filter((each) => each.band === band).map((each) => each.category);
        const named = priorityAreas.map((area) => area.category);
        const marked = banded('worth-a-conversation');
        if (marked.length > 0) expect([...named].sort()).toEqual([...marked].sort());
        else expect(named).toHaveLength(1);
        for (const area of strengthAreas) expect(marked).not.toContain(area.category);
      }),
    );
  });

  it.each([
    ['Making room for everyone', {}],
    ['Making one home of two lives', NO_CHILDREN],
  ])('say “%s” of a strained family life with %j', (title, wishes) => {
    const low = { 'Blending & Children': 2, ...wishes } as const;
    expect(scoreCouple(anna(4, low), ben(4, low)).priorityAreas.map((area) => area.title)).toEqual([title]);
  });

  const halfway = { comm_2: 3, comm_3: 4, comm_4: 3, intimacy_3: 3, intimacy_4: 3 } as const;

  it('name what both answered positively when nothing is a strength, two at most in a category', () => {
    const result = scoreCouple(anna(2, { ...halfway, comm_1: 1 }), ben(2, { ...halfway, comm_5: 1 }));
    expect(result.strengthAreas).toEqual([
      {
        category: 'Communication',
        title: 'Something that works when you talk',
        summary:
          'You both gave a hopeful answer about what happens after a tense moment and about how you listen to each other. That is something to build on.',
      },
      {
        category: 'Intimacy & Connection',
        title: 'Closeness you can build on',
        summary:
          'You both gave a hopeful answer about the tenderness between you and about laughing and trying new things. That is something to build on.',
      },
    ]);
  });

  it('name no single answer where the area is marked for a conversation, and nothing when there is nothing', () => {
    const scattered = { comm_1: 3, trust_1: 3, blend_1: 3, intimacy_1: 3, future_1: 3 } as const;
    expect(scoreCouple(anna(1, scattered), ben(1, scattered)).strengthAreas).toEqual([]);
    expect(scoreCouple(anna(1), ben(1)).strengthAreas).toEqual([]);
  });
});

describe('recommendations', () => {
  it('follow the priorities', () => {
    const low = { 'Trust & Past': 2, trust_3: 3 } as const;
    expect(slugsOf(scoreCouple(anna(4, low), ben(4, low)))).toEqual(['honor-lessons', 'emotional-safety']);
  });

  it('begin with lets-align when one category is split', () => {
    const result = scoreCouple(anna(4, { intimacy_1: 2, intimacy_2: 2, intimacy_3: 2 }), ben(4));
    expect(slugsOf(result)[0]).toBe('lets-align');
  });

  it('include external-influences after a low answer about a former partner, from either', () => {
    expect(slugsOf(scoreCouple(anna(4, { trust_3: 2 }), ben(4)))).toContain('external-influences');
    expect(slugsOf(scoreCouple(anna(4), ben(4, { blend_5: 2 })))).toContain('external-influences');
    expect(slugsOf(scoreCouple(anna(4, { trust_3: 3 }), ben(4)))).not.toContain('external-influences');
  });

  it('leave out a question about a former partner that one of them says does not apply', () => {
    const result = scoreCouple(anna(4, { blend_5: 'no-contact' }), ben(4, { blend_5: 1 }));
    expect(slugsOf(result)).not.toContain('external-influences');
  });

  it('and everything else say nothing about children to a couple without', () => {
    fc.assert(
      fc.property(anyCouple, ([a, b]) => {
        const without = ({ userId, responses }: PartnerResponses) => ({
          userId,
          responses: { ...responses, ...NO_CHILDREN },
        });
        const { categories, ...result } = scoreCouple(without(a), without(b));
        expect(categories).toHaveLength(5);
        expect(slugsOf({ categories, ...result })).not.toContain('practical-blending');
        const words = JSON.stringify(result).replaceAll('Blending & Children', '');
        expect(words).not.toMatch(/child|famil|parent/i);
      }),
    );
  });
});

describe('the laws of the results', () => {
  it('are the same whichever partner comes first', () => {
    fc.assert(
      fc.property(anyCouple, ([a, b]) => {
        expect(scoreCouple(b, a)).toEqual(scoreCouple(a, b));
      }),
    );
  });

  it('say the same words when the two exchange their answers: nothing tells who is lower', () => {
    fc.assert(
      fc.property(anyCouple, ([a, b]) => {
        const exchanged = scoreCouple({ ...a, responses: b.responses }, { ...b, responses: a.responses });
        const wordless = ({ categories, ...rest }: ScoredCouple) => ({
          ...rest,
          categories: categories.map(({ partners, ...kept }) => ({ ...kept, partners: partners.length })),
        });
        expect(wordless(exchanged)).toEqual(wordless(scoreCouple(a, b)));
      }),
    );
  });

  it('hold one of five positions for numbers and never an answer', () => {
    const secrets = ASSESSMENT_QUESTIONS.flatMap(({ options }) =>
      options.flatMap(({ value, label }) => [`"${value}"`, label]),
    );
    fc.assert(
      fc.property(anyCouple, ([a, b]) => {
        const json = JSON.stringify(scoreCouple(a, b));
        const numbers = [...json.matchAll(/:(-?[\d.]+)/g)].map(([, number]) => number);
        expect(numbers.filter((number) => !['0', '25', '50', '75', '100'].includes(number!))).toEqual([]);
        expect(secrets.filter((secret) => json.includes(secret))).toEqual([]);
      }),
    );
  });

  it('keep within their limits', () => {
    fc.assert(
      fc.property(anyCouple, ([a, b]) => {
        const { priorityAreas, strengthAreas, recommendations, categories } = scoreCouple(a, b);
        expect(categories).toHaveLength(5);
        expect(priorityAreas.length).toBeGreaterThanOrEqual(1);
        for (const list of [strengthAreas, recommendations]) expect(list.length).toBeLessThanOrEqual(3);
        expect(recommendations.length).toBeGreaterThanOrEqual(1);
        expect(new Set(recommendations.map(({ moduleSlug }) => moduleSlug)).size).toBe(
          recommendations.length,
        );
      }),
    );
  });

  it('leave the answers they were given untouched', () => {
    const [a, b] = [anna(3), ben(2)];
    const before = structuredClone([a, b]);
    scoreCouple(a, b);
    expect([a, b]).toEqual(before);
  });
});
