import type { Reaction, TextKind } from '@anew/contracts/journal/views';
import type { Query, QueryClient } from '@tanstack/react-query';
import { onEachPage } from './items';
import type { Pages } from './pages';

interface Text {
  id: string;
}

/**
 * Puts what was given back for a text into every list in the cache that has the text, whatever part of all texts it
 * shows. Running reads are canceled first, as by `keepAnswer`.
 */
export async function keepReaction(
  client: QueryClient,
  { kind, id }: { kind: TextKind; id: string },
  given: Partial<Reaction>,
): Promise<void> {
  const changed = (texts: Text[]) => texts.map((text) => (text.id === id ? { ...text, ...given } : text));
  const lists = {
    predicate: ({ queryKey }: Query) => queryKey.join().startsWith(`/api/${kind}?`),
  };
  await client.cancelQueries(lists);
  client.setQueriesData<Pages<Text> | Text[] | null>(
    lists,
    (list) => list && ('pages' in list ? onEachPage(list, changed) : changed(list)),
  );
}
