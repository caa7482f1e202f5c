import type { Reaction, TextKind } from '@anew/contracts/journal/views';
import type { QueryClient } from '@tanstack/react-query';
import { appreciationPages, entryPages, latestAppreciationsQuery, latestEntriesQuery } from './journal';
import { keepAnswer } from './keep-answer';
import { onEachPage } from './pages';

/** Puts what was given back for a text into every list in the cache that has the text. */
export async function keepReaction(
  client: QueryClient,
  { kind, id }: { kind: TextKind; id: string },
  given: Partial<Reaction>,
): Promise<void> {
  const changed = <T extends { id: string }>(texts: T[]): T[] =>
    texts.map((text) => (text.id === id ? { ...text, ...given } : text));
  if (kind === 'journal') {
    await keepAnswer(client, entryPages, (list) => list && onEachPage(list, changed));
    await keepAnswer(client, latestEntriesQuery, (list) => list && changed(list));
  } else {
    await keepAnswer(client, appreciationPages, (list) => list && onEachPage(list, changed));
    await keepAnswer(client, latestAppreciationsQuery, (list) => list && changed(list));
  }
}
