import { useEffect } from 'react';
import { pendingInvite } from '#shared/lib/invite-code';

/** Back from signing in with the code of this very link: the promise was to join at once. */
export function useAutoJoin(code: string, signedIn: boolean, join: (code: string) => void) {
  useEffect(() => {
    if (!signedIn || !code || pendingInvite.read() !== code) return;
    pendingInvite.clear();
    join(code);
  }, [code, signedIn, join]);
}
