import { ASSESSMENT_CATEGORIES, type AssessmentCategory } from '@anew/contracts/assessment/instrument';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyCouple, BEN } from '../../test/answers.factory.js';
import {
  everyWayToAnswer,
  type Figure,
  figureOf,
  kindsOf,
  toldOf,
  type Vector,
} from '../../test/what-results-reveal.js';
import { scoreCouple } from './score-couple.js';

const AIM = 95;

const WAYS = new Map(ASSESSMENT_CATEGORIES.map((category) => [category, everyWayToAnswer(category)]));
const waysOf = (category: AssessmentCategory) => WAYS.get(category)!;

interface CategoryFigures {
  questions: number;
  /** Mean over all answers that I may have given. */
  usual: Figure;
  /** Value for those of my answers that reveal the most. */
  worst: Figure;
  allBest: Figure;
  allWorst: Figure;
  /**
   * Value after I have given every possible answer, one in each round, to a partner who never changes theirs.
   */
  allRounds: Figure;
}

function figuresOf(category: AssessmentCategory): CategoryFigures {
  const ways = waysOf(category);
  const kinds = kindsOf(ways);
  const figures = kinds.map(({ scores, count }) => ({
    count,
    ...figureOf(ways, (theirs) => toldOf(ways, scores, theirs)),
  }));
  const mean = (of: (figure: Figure) => number) =>
    figures.reduce((total, figure) => total + figure.count * of(figure), 0) / ways.all.length;
  const always = (score: number): Vector => ways.questions.map(() => score);
  return {
    questions: ways.questions.length,
    usual: { open: mean(({ open }) => open), guessed: mean(({ guessed }) => guessed) },
    worst: {
      open: Math.min(...figures.map(({ open }) => open)),
      guessed: Math.max(...figures.map(({ guessed }) => guessed)),
    },
    allBest: figureOf(ways, (theirs) => toldOf(ways, always(4), theirs)),
    allWorst: figureOf(ways, (theirs) => toldOf(ways, always(1), theirs)),
    allRounds: figureOf(ways, (theirs) => kinds.map(({ scores }) => toldOf(ways, scores, theirs)).join(' ')),
  };
}

describe('what the results tell of the partner’s answers', () => {
  const figures = ASSESSMENT_CATEGORIES.map((category) => ({ category, ...figuresOf(category) }));
  /** The promise is about one round. */
  const ONE_ROUND = ['usual', 'worst', 'allBest', 'allWorst'] as const;
  const CASES = [...ONE_ROUND, 'allRounds'] as const;

  /** Mean over all 22 questions. */
  const overall = (which: (typeof CASES)[number], of: keyof Figure) =>
    figures.reduce((total, figure) => total + figure.questions * figure[which][of], 0) / 22;

  it('leaves at least two options possible for 95 % of them in a round, whatever I answered', () => {
    const rows = figures.map(({ category, ...of }) => [
      category,
      ...CASES.map((which) => of[which].open.toFixed(1)),
    ]);
    const table = [
      ['', ...CASES],
      ...rows,
      ['all 22', ...CASES.map((which) => overall(which, 'open').toFixed(1))],
      ['best guess right', ...CASES.map((which) => overall(which, 'guessed').toFixed(1))],
    ];
    process.stdout.write(
      `Percentage of the partner's answers with two or more options left, by what I answered:\n${table
        .map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(22) : cell.padStart(10))).join(''))
        .join('\n')}\n`,
    );
    for (const which of ONE_ROUND) expect(overall(which, 'open')).toBeGreaterThanOrEqual(AIM);
    // Here someone answers again for years, with a partner who never changes an answer.
    expect(overall('allRounds', 'open')).toBeGreaterThanOrEqual(94);
  });

  it('leaves them open in every single area too', () => {
    for (const { usual } of figures) expect(usual.open).toBeGreaterThanOrEqual(AIM);
  });

  it('is no more than the figure counts: other answers of which the same is told give the same results', () => {
    fc.assert(
      fc.property(
        anyCouple,
        fc.constantFrom(...ASSESSMENT_CATEGORIES),
        fc.nat(),
        ([me, partner], category, pick) => {
          const ways = waysOf(category);
          const scoresOf = ({ responses }: typeof me) =>
            ways.all.find(({ values }) =>
              values.every((value, at) => value === responses[ways.questions[at]!.id]),
            )!.scores;
          const told = toldOf(ways, scoresOf(me), scoresOf(partner));
          const alike = ways.all.filter(({ scores }) => toldOf(ways, scoresOf(me), scores) === told);
          const other = alike[pick % alike.length]!;
          const changed = Object.fromEntries(ways.questions.map(({ id }, at) => [id, other.values[at]!]));
          const instead = { userId: BEN, responses: { ...partner.responses, ...changed } };
          expect(scoreCouple(me, instead)).toEqual(scoreCouple(me, partner));
        },
      ),
      { numRuns: 100 },
    );
  });

  it('does not grow when I answer again: my partner’s position does not depend on what I say', () => {
    fc.assert(
      fc.property(anyCouple, anyCouple, ([me, partner], [again]) => {
        const sameQuestions = {
          ...me,
          responses: { ...again.responses, blend_4: me.responses.blend_4!, blend_5: me.responses.blend_5! },
        };
        const placesOfPartner = (own: typeof me) =>
          scoreCouple(own, partner).categories.map(({ partners }) =>
            partners.filter(({ userId }) => userId === partner.userId),
          );
        expect(placesOfPartner(sameQuestions)).toEqual(placesOfPartner(me));
      }),
    );
  });
});
