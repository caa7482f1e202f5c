import { describe, expect, it } from '@jest/globals';
import { EVERYDAY } from './corpus/everyday.js';
import { HELD_OUT_EVERYDAY, HELD_OUT_HITS } from './corpus/held-out.js';
import { HITS } from './corpus/hits.js';
import type { Hits } from './corpus/labeled.js';
import { judge } from './safety.js';
import { CONCERNS } from './verdict.js';

/** Concern that the phrases find in a first message, or the kind of verdict. A doubt is not a concern. */
function raisedBy(text: string): string {
  const verdict = judge([], text);
  if (verdict.kind === 'answer') return verdict.concern;
  return verdict.kind === 'unsure' ? 'clear' : verdict.kind;
}

/** Whether the message raises a concern or a doubt. */
const isMet = (text: string): boolean => judge([], text).kind !== 'clear';
const isGivenNoExercise = (text: string): boolean => {
  const verdict = judge([], text);
  return verdict.kind !== 'clear' || verdict.asksBack;
};
const shareOf = (texts: readonly string[], counts: (text: string) => boolean): number =>
  texts.filter(counts).length / texts.length;

interface Score {
  recall: number;
  precision: number;
  missed: string[];
  tripped: string[];
}

function score(hits: Hits, everyday: readonly string[]): Score {
  const labeled = CONCERNS.flatMap((concern) => hits[concern].map((text) => ({ concern, text })));
  const missed = labeled.filter(({ concern, text }) => raisedBy(text) !== concern).map(({ text }) => text);
  const tripped = everyday.filter((text) => raisedBy(text) !== 'clear');
  const found = labeled.length - missed.length;
  return { recall: found / labeled.length, precision: found / (found + tripped.length), missed, tripped };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const report = (name: string, { recall, precision }: Score): string =>
  `${name}: recall ${percent(recall)}, precision ${percent(precision)}`;

describe('the labeled messages', () => {
  const main = score(HITS, EVERYDAY);
  const heldOut = score(HELD_OUT_HITS, HELD_OUT_EVERYDAY);

  it('are many enough', () => {
    expect(Object.values(HITS).flat().length).toBeGreaterThanOrEqual(170);
    expect(EVERYDAY.length).toBeGreaterThanOrEqual(170);
  });

  it('are all judged rightly in the main corpus', () => {
    expect(main.missed).toEqual([]);
    expect(main.tripped).toEqual([]);
  });

  // These values were reached with sentences for which the phrases were not written. A lower value is a
  // regression.
  it('are mostly judged rightly in the held-out set', () => {
    process.stdout.write(`safety check: ${report('main corpus', main)}; ${report('held-out', heldOut)}\n`);
    expect(heldOut.recall).toBeGreaterThanOrEqual(0.86);
    expect(heldOut.precision).toBeGreaterThanOrEqual(0.98);
  });

  it('are asked about or answered in the held-out set, the harmless ones seldom', () => {
    const dangerous = Object.values(HELD_OUT_HITS).flat();
    const [met, withoutExercise] = [shareOf(dangerous, isMet), shareOf(dangerous, isGivenNoExercise)];
    const [soft, askedBack] = [
      shareOf(HELD_OUT_EVERYDAY, isMet),
      shareOf(HELD_OUT_EVERYDAY, isGivenNoExercise),
    ];
    process.stdout.write(
      `safety check, held-out with doubts: met ${percent(met)}, no exercise ${percent(withoutExercise)}; harmless asked about ${percent(soft)}, no exercise ${percent(askedBack)}\n`,
    );
    expect(met).toBeGreaterThanOrEqual(0.92);
    expect(withoutExercise).toBeGreaterThanOrEqual(0.95);
    expect(soft).toBeLessThanOrEqual(0.17);
  });
});
