import { existsSync, readFileSync } from 'node:fs';
import type { Concern } from '../verdict.js';
import { EVERYDAY } from '../corpus/everyday.js';
import { HELD_OUT_EVERYDAY, HELD_OUT_HITS } from '../corpus/held-out.js';
import { HITS } from '../corpus/hits.js';
import { NearTexts } from './near.js';

export type TrainingLanguage = 'en' | 'es';
export const LANGUAGES: readonly TrainingLanguage[] = ['en', 'es'];

/** A message as somebody may write it, and what it is about; null for what is harmless. */
export interface Sentence {
  text: string;
  concern: Concern | null;
  language: TrainingLanguage;
  /** A question for the coach. */
  isCoaching?: true;
}

const FILES: readonly (readonly [string, Concern | null])[] = [
  ['child', 'child-in-danger'],
  ['suicide', 'suicide'],
  ['violence', 'violence'],
  ['harming', 'harming-others'],
  ['everyday', null],
  // What people ask a coach for couples; the harmless sentences above are closer to danger than most of what is written.
  ['coaching', null],
];

/** All that the classifier learns from: the files in `data/` and the phrases' own corpus. */
export function sentences(): Sentence[] {
  const fromFiles = FILES.flatMap(([name, concern]) =>
    LANGUAGES.flatMap((language) =>
      linesOf(`${name}.${language}.txt`).map((text) => ({
        text,
        concern,
        language,
        ...(name === 'coaching' && { isCoaching: true as const }),
      })),
    ),
  );
  return unique([...fromFiles, ...fromCorpus()]);
}

function fromCorpus(): Sentence[] {
  const hits = (Object.entries(HITS) as [Concern, readonly string[]][]).flatMap(([concern, texts]) =>
    texts.map((text) => ({ text, concern, language: 'en' as const })),
  );
  const everyday = EVERYDAY.map((text) => ({ text, concern: null, language: 'en' as const }));
  // The phrases' own corpus is older than the rule that nothing learned may resemble what is kept to measure with.
  const kept = new NearTexts(heldOut());
  return [...hits, ...everyday].filter(({ text }) => kept.near(text).length === 0);
}

function linesOf(file: string): string[] {
  const path = new URL(`../../data/${file}`, import.meta.url);
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function unique(all: readonly Sentence[]): Sentence[] {
  return [...new Map(all.map((each) => [each.text.toLowerCase(), each])).values()];
}

/**
 * Sentences that are kept to measure with must not have been learned, nor nearly.
 * @throws Error naming the pairs
 */
export function refuseNearHeldOut(learned: readonly Sentence[]): void {
  const near = new NearTexts(learned.map(({ text }) => text));
  const pairs = heldOut().flatMap((kept) =>
    near.near(kept).map((index) => `${kept} ~ ${learned[index]?.text ?? ''}`),
  );
  if (pairs.length > 0) throw new Error(`Held-out sentences resemble learned ones:\n${pairs.join('\n')}`);
}

const heldOut = (): string[] => [...Object.values(HELD_OUT_HITS).flat(), ...HELD_OUT_EVERYDAY];
