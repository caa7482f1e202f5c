import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#api/account';
import { personHeader } from '#shared/api/headers';
import { OWNER_KEY } from '#shared/lib/owner';
import { localStore } from '#shared/lib/storage';

/** The first id in a key is that of the person to whom its value belongs. */
const PERSON = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/**
 * Removes everything that is not this person's. Windows of whoever was here before learn first whose device it is, so that
 * they do not take that for texts that were sent, and leave them on their screen.
 * @returns whether the device had been somebody else's
 */
function takeOver(id: string): boolean {
  const owner = localStore.get(OWNER_KEY) ?? id;
  localStore.set(OWNER_KEY, id);
  for (const key of Object.keys(window.localStorage))
    if (key !== OWNER_KEY && (PERSON.exec(key)?.[0] ?? owner) !== id) localStore.remove(key);
  return owner !== id;
}

/** Calls this once somebody is known after all, because a later try has succeeded. */
function whenKnown(client: QueryClient, act: () => void): void {
  const stop = client.getQueryCache().subscribe(() => {
    if (!client.getQueryData(currentUserQuery.queryKey)) return;
    stop();
    act();
  });
}

/**
 * Unsent texts and settings wait on a device for whoever made them, and go once somebody else has signed in there: the
 * sign-in of the first may have ended while no page was open, or without signing out. From here on, the page changes
 * nothing in anybody else's name.
 */
export async function keepOnlyOwn(client: QueryClient): Promise<void> {
  const user = await client.query({ ...currentUserQuery, staleTime: 'static' }).catch(() => undefined);
  if (user === undefined) whenKnown(client, () => void keepOnlyOwn(client));
  if (!user) return;
  personHeader['X-Person'] = user.id;
  try {
    // The first screen has asked for the days of the other's time zone.
    if (takeOver(user.id)) await client.invalidateQueries();
  } catch {
    // Storage that is switched off holds nothing.
  }
}
