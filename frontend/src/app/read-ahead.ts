import type { QueryClient } from '@tanstack/react-query';
import { http } from '../shared/api/http';

/** What is fresh already is not asked again; what fails is left to the screen, which asks and says so. */
export async function readAhead(client: QueryClient, keys: readonly string[][]): Promise<void> {
  const reads = keys.map((queryKey) => {
    // Not as a query does it, to which a 401 is an answer: only the screen knows what to make of that.
    const queryFn = () => http.get(queryKey.join('/'));
    return client.query({ queryKey, queryFn }).catch(() => undefined);
  });
  await Promise.all(reads);
}
