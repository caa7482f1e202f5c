import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#api/account';

/** The first id in a key is that of the person to whom its value belongs. */
const PERSON = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/**
 * Unsent texts wait on a device for whoever wrote them, and go once somebody else has signed in there: the sign-in of the
 * first may have ended while no page was open, or without signing out.
 */
export async function keepOnlyOwn(client: QueryClient): Promise<void> {
  const user = await client.query({ ...currentUserQuery, staleTime: 'static' }).catch(() => null);
  if (!user) return;
  try {
    const kept = window.localStorage;
    for (const key of Object.keys(kept))
      if ((PERSON.exec(key)?.[0] ?? user.id) !== user.id) kept.removeItem(key);
  } catch {
    // Storage that is switched off holds nothing.
  }
}
