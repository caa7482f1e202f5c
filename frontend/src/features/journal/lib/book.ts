import type { Appreciation, JournalEntry } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal-keepsake';
import { dateFormat } from '#shared/lib/dates';

const MONTH = dateFormat('journal-keepsake', { month: 'long', year: 'numeric' });

/** One text of the book. */
export type Leaf =
  | { kind: 'entry'; id: string; text: JournalEntry }
  | { kind: 'appreciation'; id: string; text: Appreciation };

export interface Chapter {
  /** Month, such as "November 2026". */
  title: string;
  leaves: Leaf[];
}

/** The book of what both partners can read, month by month, in the order in which it was written. */
export function bookOf(entries: readonly JournalEntry[], appreciations: readonly Appreciation[]): Chapter[] {
  const leaves: Leaf[] = [
    ...entries.map((text) => ({ kind: 'entry' as const, id: text.id, text })),
    ...appreciations.map((text) => ({ kind: 'appreciation' as const, id: text.id, text })),
  ]
    .filter(({ text }) => text.partnerCanRead)
    .sort((one, other) => one.text.createdAt.localeCompare(other.text.createdAt));
  const chapters: Chapter[] = [];
  for (const leaf of leaves) {
    const title = MONTH.format(new Date(leaf.text.createdAt));
    const last = chapters.at(-1);
    if (last?.title === title) last.leaves.push(leaf);
    else chapters.push({ title, leaves: [leaf] });
  }
  return chapters;
}

export interface Time {
  label: string;
  from?: string;
  to?: string;
}

/** Times that a keepsake can be of. */
export function timesAt(today: string): Time[] {
  const year = Number(today.slice(0, 4));
  const yearOf = (number: number) => ({
    label: String(number),
    from: `${number}-01-01`,
    to: `${number}-12-31`,
  });
  return [yearOf(year), yearOf(year - 1), { label: words.everything() }];
}

/** Place of the time that a keepsake begins with: in January the year that has ended, because the new one is still empty. */
export const firstTimeAt = (today: string): number => (today.slice(5, 7) === '01' ? 1 : 0);
