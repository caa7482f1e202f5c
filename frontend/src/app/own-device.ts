import type { QueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '#api/account';
import { forgetOthers } from '#shared/lib/forget';

/** Unsent texts wait on a device for whoever wrote them, and go once somebody else has signed in there. */
export async function keepOnlyOwn(client: QueryClient): Promise<void> {
  const user = await client.query({ ...currentUserQuery, staleTime: 'static' }).catch(() => null);
  if (user) forgetOthers(user.id);
}
