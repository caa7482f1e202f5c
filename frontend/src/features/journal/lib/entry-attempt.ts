import { type Attempt, parseAttempt } from '#shared/lib/attempt';

/** An attempt to publish an entry. Also with other words it is the same one, until the server says that it has saved some. */
export interface EntryAttempt extends Attempt {
  /** When it was sent for the first time. */
  madeAt: number;
  /** All texts that were sent. Where no answer came, nobody knows which of them the server has saved, if any. */
  contents: string[];
}

/** The release before stored neither a time nor the texts: its attempts count as made now. */
export function parseEntryAttempt(stored: unknown): EntryAttempt | null {
  const attempt = parseAttempt(stored);
  if (!attempt) return null;
  const { madeAt, contents } = stored as Record<string, unknown>;
  return {
    ...attempt,
    madeAt: Number(madeAt) || Date.now(),
    contents: Array.isArray(contents) ? contents.map(String) : [],
  };
}
