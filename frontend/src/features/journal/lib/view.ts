import type { EntryFilter } from '@anew/contracts/journal/views';
import type { EntriesPart, Period } from '#api/journal-parts';

/** What of the journal the list shows. */
export interface View {
  filter: EntryFilter | null;
  /** Days to which it is limited, and how they are called. */
  period: (Required<Period> & { title: string }) | null;
}

export const EVERYTHING: View = { filter: null, period: null };

export const isEverything = ({ filter, period }: View): boolean => filter === null && period === null;

export const partOf = ({ filter, period }: View): EntriesPart => ({
  ...(filter && { filter }),
  ...(period && { from: period.from, to: period.to }),
});
