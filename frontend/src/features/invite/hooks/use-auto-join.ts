import { useEffect } from 'react';
import { pendingInvite } from '#shared/lib/invite-code';

/** Joins at once when the user comes back from signing in with this link's code, as the page promised. */
export function useAutoJoin(code: string, signedIn: boolean, join: (code: string) => void) {
  useEffect(() => {
    if (!signedIn || !code || pendingInvite.read() !== code) return;
    pendingInvite.clear();
    join(code);
  }, [code, signedIn, join]);
}
