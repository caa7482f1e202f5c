import { MutationCache, QueryClient, type QueryFunctionContext } from '@tanstack/react-query';
import { currentUserQuery } from '#api/account';
import { readCookie } from '../lib/cookies';
import { forgetAllButUnsent } from '../lib/forget';
import { tellOtherWindows } from '../lib/other-windows';
import { personHeader } from './headers';
import { type Page, request, requestPage } from './http';
import { HttpError, mentions } from './http-error';

const [USER] = currentUserQuery.queryKey;
const MAX_RETRIES = 2;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
const CLIENT_ERRORS = 400;
const SERVER_ERRORS = 500;

/** Removes the user's data from memory and, but for unsent words, from this device, now that nobody is signed in. */
function forgetSession(client: QueryClient): void {
  // A window that has shown nobody yet has learned nothing new, and windows must not go on telling each other.
  if (client.getQueryData(currentUserQuery.queryKey)) tellOtherWindows('has-ended');
  forgetAllButUnsent();
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== USER });
}

/**
 * Whether the gateway has refused a read because somebody else has signed in beside this window. Once nobody is signed in,
 * it takes the cookie away together with the session.
 */
const isSignedInBeside = (): boolean => Boolean(personHeader['X-Person'] && readCookie('signed_in'));

type Context = QueryFunctionContext & {
  /** Address of the page to read, for a list that is read page by page. */
  pageParam?: unknown;
};

const NOTHING: Page<never> = { items: [], next: null };

/**
 * Default query function: reads the path that the key spells, or a page of it. A 401 means signed out, which is an
 * answer and not an error.
 */
async function fetchByKey({ client, queryKey, signal, pageParam }: Context): Promise<unknown> {
  const address = typeof pageParam === 'string' ? pageParam : null;
  try {
    return await (address === null
      ? request('GET', queryKey.join('/'), { signal })
      : requestPage(address, { signal }));
  } catch (error) {
    // What stands in a window beside stays there, with what is being written.
    if (!(error instanceof HttpError) || error.status !== 401 || isSignedInBeside()) throw error;
    if (error.needsLogin) console.info('Sign-in is needed on this device.');
    // After a 401 on another read, the user is asked for again, so that the app shows that nobody is signed in:
    // "nothing there" would look as if data were lost.
    if (queryKey[0] !== USER) void client.invalidateQueries({ queryKey: [USER] });
    else forgetSession(client);
    return address === null ? null : NOTHING;
  }
}

/** The server has understood the request and refuses it: asking again would bring the same answer. */
function isRefusal(error: Error): boolean {
  return error instanceof HttpError && error.status >= CLIENT_ERRORS && error.status < SERVER_ERRORS;
}

export function shouldRetry(failures: number, error: Error): boolean {
  return failures < MAX_RETRIES && !isRefusal(error) && !mentions(error, '401');
}

export function retryDelay(attempt: number): number {
  return Math.min(FIRST_RETRY_MS * 2 ** attempt, LONGEST_RETRY_MS);
}

export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      // The invalidation follows the mutation's own `onSuccess`, which may put the answer into the cache and cancels
      // older reads for that.
      onSettled: (_answer, error) => {
        if (!error) void client.invalidateQueries();
      },
    }),
    defaultOptions: {
      queries: {
        queryFn: fetchByKey,
        staleTime: 30_000,
        gcTime: 5 * 60_000,
        // Queries run without a network too: the service worker may know the answer, and waiting silently would tell
        // the user nothing.
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
