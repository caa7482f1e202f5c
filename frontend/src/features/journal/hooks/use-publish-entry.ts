import type { JournalEntry } from '@anew/contracts/journal/views';
import { type NewEntry, ownEntriesSince, publishEntry } from '#api/journal-calls';
import type { Outcome } from '#shared/api/outcome';
import { useMutation } from '#shared/api/use-mutation';
import { attemptAt } from '#shared/lib/attempt';
import { dayOf } from '#shared/lib/dates';
import type { EntryAttempt } from '../lib/entry-attempt';
import { SavedBefore } from '../lib/publish-failure';
import { NEW_ENTRY, useListed } from './use-entries';

const HOUR_MS = 3_600_000;
/** The server forgets a key after a day. The hour is for the way to it. */
const KEY_LASTS_MS = 23 * HOUR_MS;
/** The clocks of the server and of the device may differ by so much. */
const CLOCKS_DIFFER_MS = HOUR_MS;

interface Publishing {
  entry: NewEntry;
  /** All attempts to send one entry carry the same key. */
  attempt: EntryAttempt;
}

/** This attempt at an entry: the one before, if there is one, with these words, too. */
export function attemptWith(entry: NewEntry, last: EntryAttempt | undefined): EntryAttempt {
  const { contents, ...attempt } = last ?? {
    ...attemptAt(entry, undefined),
    madeAt: Date.now(),
    contents: [],
  };
  return { ...attempt, contents: [...new Set([...contents, entry.content])] };
}

async function isSaved({ madeAt, contents }: EntryAttempt): Promise<boolean> {
  const since = new Date(madeAt - CLOCKS_DIFFER_MS);
  const own = await ownEntriesSince(dayOf(since));
  return own.some(({ content, createdAt }) => contents.includes(content) && new Date(createdAt) >= since);
}

/** Looks for the entry first where the server may no longer know that it has saved it. */
async function publishOnce({ entry, attempt }: Publishing): Promise<JournalEntry> {
  const isOld = Date.now() - attempt.madeAt > KEY_LASTS_MS;
  if (isOld && (await isSaved(attempt))) throw new SavedBefore();
  return publishEntry(entry, attempt.key);
}

export function usePublishEntry({ onSuccess, onError }: Outcome<JournalEntry>) {
  const list = useListed();
  return useMutation({
    mutationKey: NEW_ENTRY,
    mutationFn: publishOnce,
    onSuccess: async (entry) => {
      await list((entries, isFirst) => {
        const others = entries.filter(({ id }) => id !== entry.id);
        return isFirst ? [entry, ...others] : others;
      });
      onSuccess(entry);
    },
    onError,
  });
}
