import { describe, expect, it } from '@jest/globals';
import { EVERYDAY } from './corpus/everyday.js';
import { HELD_OUT_EVERYDAY, HELD_OUT_HITS } from './corpus/held-out.js';
import { HITS } from './corpus/hits.js';
import type { Hits } from './corpus/labelled.js';
import { judge } from './safety.js';
import { CONCERNS } from './verdict.js';

/** The concern that a first message raises, or the kind of verdict. */
function raisedBy(text: string): string {
  const verdict = judge([], text);
  return verdict.kind === 'answer' ? verdict.concern : verdict.kind;
}

interface Score {
  recall: number;
  precision: number;
  missed: string[];
  tripped: string[];
}

function score(hits: Hits, everyday: readonly string[]): Score {
  const labelled = CONCERNS.flatMap((concern) => hits[concern].map((text) => ({ concern, text })));
  const missed = labelled.filter(({ concern, text }) => raisedBy(text) !== concern).map(({ text }) => text);
  const tripped = everyday.filter((text) => raisedBy(text) !== 'clear');
  const found = labelled.length - missed.length;
  return { recall: found / labelled.length, precision: found / (found + tripped.length), missed, tripped };
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const report = (name: string, { recall, precision }: Score): string =>
  `${name}: recall ${percent(recall)}, precision ${percent(precision)}`;

describe('the labelled messages', () => {
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

  // What was reached with sentences that the phrases were not written for; a fall below is a step back.
  it('are mostly judged rightly in the held-out set', () => {
    process.stdout.write(`safety check: ${report('main corpus', main)}; ${report('held-out', heldOut)}\n`);
    expect(heldOut.recall).toBeGreaterThanOrEqual(0.86);
    expect(heldOut.precision).toBeGreaterThanOrEqual(0.98);
  });
});
