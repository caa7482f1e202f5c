import type { Module } from '@anew/contracts/content/views';
import * as words from '@anew/words/module';

/** Chapters of a module, in the order in which a couple goes through them. */
export const CHAPTERS = ['read', 'talk', 'do'] as const;
export type Chapter = (typeof CHAPTERS)[number];

export const CHAPTER_TITLES: Record<Chapter, () => string> = {
  read: words.read,
  talk: words.talk,
  do: words.act,
};

export const chapterNamed = (name: string | null): Chapter | null =>
  CHAPTERS.find((chapter) => chapter === name) ?? null;

/** Words a minute of adults who read plain English without haste (Brysbaert, 2019). */
const READING_PACE = 230;

/** Minutes that reading the first chapter takes, at least one. */
export function readingMinutes({ keyInsight, lesson, realityCheck, deepDive }: Module): number {
  const text = [keyInsight, lesson, realityCheck, deepDive.content].join(' ');
  return Math.max(1, Math.round(text.split(/\s+/).length / READING_PACE));
}

/** What a chapter asks of the two. */
export function effortOf(module: Module): Record<Chapter, string> {
  return {
    read: words.minutes({ count: readingMinutes(module) }),
    talk: words.together(),
    do: words.smallSteps({ count: module.actions.length }),
  };
}
