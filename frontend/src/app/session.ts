import type { Couple, User } from '@anew/contracts/identity/views';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#api/account';
import { currentCoupleQuery } from '#api/couples';
import { HttpError, mentions } from '#shared/api/http-error';
import { readCookie } from '#shared/lib/cookies';
import { useCurrentUser } from '../features/account/hooks/use-current-user';
import { useCurrentCouple } from '../features/couple/hooks/use-couple';

export type Session =
  | { status: 'loading' | 'signed-out' | 'expired' }
  /** `answered` is true when the server reported an error, and false when it could not be reached. */
  | { status: 'failed'; answered: boolean; retry: () => void }
  | { status: 'no-couple'; user: User }
  | { status: 'couple'; user: User; couple: Couple };

interface Read<T> {
  data: T | null | undefined;
  error: Error | null;
  refetch: () => unknown;
}

function problem(error: Error, { refetch }: Read<unknown>): Session {
  if (mentions(error, '401')) return { status: 'expired' };
  return { status: 'failed', answered: error instanceof HttpError, retry: () => void refetch() };
}

function sessionFrom(user: Read<User>, couple: Read<Couple>): Session {
  if (user.data === undefined) return user.error ? problem(user.error, user) : { status: 'loading' };
  if (user.data === null) return { status: 'signed-out' };
  if (couple.data) return { status: 'couple', user: user.data, couple: couple.data };
  if (couple.error) return problem(couple.error, couple);
  if (couple.data === undefined) return { status: 'loading' };
  return { status: 'no-couple', user: user.data };
}

export function useSession(): Session {
  const user = useCurrentUser();
  const couple = useCurrentCouple(Boolean(user.data));
  return sessionFrom(user, couple);
}

/**
 * Reads the user and the couple while the code of the first screen is loading. With a token both are asked for at once;
 * without one, the couple waits for the user, whose request renews the session. Cached answers count as known. Failures
 * are ignored here: the screen asks again and shows what went wrong.
 */
export async function sessionKnown(client: QueryClient): Promise<void> {
  const user = client.query({ ...currentUserQuery, staleTime: 'static' }).catch(() => null);
  if (readCookie('auth_token') ?? (await user))
    await client.query({ ...currentCoupleQuery, staleTime: 'static' }).catch(() => null);
  await user;
}
