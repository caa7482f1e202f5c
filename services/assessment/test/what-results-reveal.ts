import {
  ASSESSMENT_QUESTIONS,
  type AssessmentCategory,
  type AssessmentQuestion,
  EX_PARTNER_ITEMS,
  NOT_APPLICABLE_OPTIONS,
} from '@anew/contracts/assessment/instrument';
import { positionOf } from '@anew/contracts/assessment/position';
import { bandOf } from '../src/scoring/areas.js';
import { type CategoryMeasure, measurePicture } from '../src/scoring/levels.js';

// What somebody can find out about their partner's answers from results, counted over every way in which both can answer.

/** Answers of one person to the questions of a category: a score, or null for "does not apply to us". */
export type Vector = readonly (number | null)[];

export interface Options {
  questions: readonly AssessmentQuestion[];
  /** All possible answers, as option values and as scores. */
  all: readonly { values: readonly string[]; scores: Vector }[];
}

/** Every possible way of answering a category. */
export function everyWayToAnswer(category: AssessmentCategory): Options {
  const questions = ASSESSMENT_QUESTIONS.filter((question) => question.category === category);
  const values = questions.reduce<string[][]>(
    (begun, { options }) => begun.flatMap((answers) => options.map(({ value }) => [...answers, value])),
    [[]],
  );
  const all = values.map((own) => ({
    values: own,
    scores: own.map((value, at) => scoreOf(questions[at]!, value)),
  }));
  return { questions, all };
}

function scoreOf({ id, options }: AssessmentQuestion, value: string): number | null {
  if (NOT_APPLICABLE_OPTIONS[id]?.includes(value)) return null;
  return options.find((option) => option.value === value)?.score ?? null;
}

/**
 * Everything about the partner's answers that the results of a category can depend on, for someone who knows
 * their own answers and the couple's answers to everything else. A test checks that `score-couple.ts` tells
 * nothing more.
 */
export function toldOf({ questions }: Options, mine: Vector, theirs: Vector): string {
  const scored = questions.flatMap(({ id }, at) => {
    const [a, b] = [mine[at], theirs[at]];
    return typeof a === 'number' && typeof b === 'number' ? [{ id, a, b }] : [];
  });
  const applies = theirs.map((score) => (score === null ? 0 : 1)).join('');
  const positions = { a: positionOf(scored.map(({ a }) => a)), b: positionOf(scored.map(({ b }) => b)) };
  const named = scored.filter(({ a, b }) => a >= 3 && b >= 3).map(({ id }) => id);
  const formerPartner = scored.filter(({ id, a, b }) => EX_PARTNER_ITEMS.includes(id) && Math.min(a, b) <= 2);
  return [
    applies,
    positions.b,
    isClose(positions) ? named.slice(0, 2).join() : '',
    formerPartner.length,
  ].join('|');
}

const closeness = new Map<number, boolean>();

function isClose(positions: CategoryMeasure['positions']): boolean {
  const key = 1000 * positions.a + positions.b;
  const known = closeness.get(key);
  if (known !== undefined) return known;
  const band = bandOf({ category: 'Communication', items: 5, positions, ...measurePicture(positions) });
  closeness.set(key, band === 'close');
  return band === 'close';
}

/** Groups of answers that lead to the same results: one example of each, and their number. */
export function kindsOf(options: Options): { scores: Vector; count: number }[] {
  const kinds = new Map<string, { scores: Vector; count: number }>();
  for (const { scores } of options.all) {
    // The position may differ without one or both of the questions that may not apply.
    const positions = [[], [3], [4], [3, 4]].map((without) =>
      positionOf(scores.flatMap((score, at) => (score === null || without.includes(at) ? [] : [score]))),
    );
    const kind = JSON.stringify([positions, scores.map((score) => score && score >= 3)]);
    const known = kinds.get(kind) ?? { scores, count: 0 };
    kinds.set(kind, { ...known, count: known.count + 1 });
  }
  return [...kinds.values()];
}

export interface Figure {
  /** Percentage of the partner's answers for which at least two options remain possible. */
  open: number;
  /** Percentage of them that the best guess gets right, if all answers of the partner are equally likely. */
  guessed: number;
}

/** @param told the information that follows from the partner's answers */
export function figureOf({ questions, all }: Options, told: (theirs: Vector) => string): Figure {
  const groups = new Map<string, (readonly string[])[]>();
  for (const { values, scores } of all) {
    const key = told(scores);
    const group = groups.get(key);
    if (group) group.push(values);
    else groups.set(key, [values]);
  }
  let [open, guessed] = [0, 0];
  for (const group of groups.values()) {
    for (const at of questions.keys()) {
      const counts = new Map<string, number>();
      for (const values of group) counts.set(values[at]!, (counts.get(values[at]!) ?? 0) + 1);
      if (counts.size >= 2) open += group.length;
      guessed += Math.max(...counts.values());
    }
  }
  const answers = all.length * questions.length;
  return { open: (100 * open) / answers, guessed: (100 * guessed) / answers };
}
