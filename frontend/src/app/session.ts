import type { Couple, User } from '@anew/contracts/identity/views';
import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#api/account';
import { currentCoupleQuery } from '#api/couples';
import { useCurrentUser } from '../features/account/hooks/use-current-user';
import { useCurrentCouple } from '../features/couple/hooks/use-couple';
import { HttpError, mentions } from '#shared/api/http-error';
import { readCookie } from '#shared/lib/cookies';

export type Session =
  | { status: 'loading' | 'signed-out' | 'expired' }
  /** `answered`: the server was reached, and said that something is wrong. */
  | { status: 'failed'; answered: boolean; retry: () => void }
  | { status: 'no-couple'; user: User }
  | { status: 'couple'; user: User; couple: Couple };

interface Read<T> {
  data: T | null | undefined;
  error: Error | null;
  refetch: () => unknown;
}

function problem(read: Read<unknown>): Session {
  if (mentions(read.error, '401')) return { status: 'expired' };
  const answered = read.error instanceof HttpError;
  return { status: 'failed', answered, retry: () => void read.refetch() };
}

export function sessionFrom(user: Read<User>, couple: Read<Couple>): Session {
  if (user.data === undefined) return user.error ? problem(user) : { status: 'loading' };
  if (user.data === null) return { status: 'signed-out' };
  if (couple.data) return { status: 'couple', user: user.data, couple: couple.data };
  if (couple.error) return problem(couple);
  if (couple.data === undefined) return { status: 'loading' };
  return { status: 'no-couple', user: user.data };
}

export function useSession(): Session {
  const user = useCurrentUser();
  const couple = useCurrentCouple(Boolean(user.data));
  return sessionFrom(user, couple);
}

/**
 * Both questions are under way while the code of the first screen is still loading: at once where a token is at hand. What
 * is known already is not asked again. A failure is left to the screen, which asks again and shows what went wrong.
 */
export async function sessionKnown(client: QueryClient): Promise<void> {
  const user = client.query({ ...currentUserQuery, staleTime: 'static' }).catch(() => null);
  if (readCookie('auth_token') ?? (await user))
    await client.query({ ...currentCoupleQuery, staleTime: 'static' }).catch(() => null);
  await user;
}
