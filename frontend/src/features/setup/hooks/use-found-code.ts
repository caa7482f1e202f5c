import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { inviteCodeIn, pendingInvite } from '#shared/lib/invite-code';

/**
 * The code from the address, or the one that waits in this tab. It is read once, so that it does not disappear while
 * the user looks at it.
 */
export function useFoundCode(): string {
  const [params] = useSearchParams();
  const [code] = useState(() => inviteCodeIn(params.get('invite') ?? pendingInvite.read() ?? ''));
  return code;
}
