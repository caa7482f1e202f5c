import { MutationCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { forgetPerson } from '../lib/forget';
import { http } from './http';
import { HttpError, isMissing, mentions } from './http-error';

const USER = '/api/auth/user';
const MAX_RETRIES = 2;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;

/** Nobody is signed in any more: what was theirs goes from this device and from memory. */
function forgetSession(client: QueryClient): void {
  forgetPerson();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== USER });
}

/** GETs the path that the key spells; a 401 means signed out, which is an answer and not an error. */
export async function fetchByKey({ client, queryKey, signal }: QueryFunctionContext): Promise<unknown> {
  try {
    return await http.get(queryKey.join('/'), signal);
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 401) throw error;
    if (error.needsLogin) console.info('Sign-in is needed on this device.');
    // Whoever asks who this is has to know; "nothing there" would look as if it were lost.
    if (queryKey[0] !== USER) void client.invalidateQueries({ queryKey: [USER] });
    else forgetSession(client);
    return null;
  }
}

export function shouldRetry(failures: number, error: Error): boolean {
  return failures < MAX_RETRIES && !mentions(error, '401');
}

/** For one thing by its name, which asking again does not bring about. */
export function retryUnlessMissing(failures: number, error: Error): boolean {
  return !isMissing(error) && shouldRetry(failures, error);
}

export function retryDelay(attempt: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS);
}

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: () => void client.invalidateQueries(),
    }),
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        staleTime: 30_000,
        gcTime: 5 * 60_000,
        // Without a network too: the service worker may know the answer, and to wait in silence is none.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: shouldRetry,
        retryDelay,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return client;
}
