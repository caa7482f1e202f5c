import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { pendingInvite } from '#shared/lib/invite-code';

/** The code that came with the address or waits in this tab. Read once: it must not vanish while someone looks. */
export function useFoundCode(): string {
  const [params] = useSearchParams();
  const [code] = useState(() => (params.get('invite') ?? pendingInvite.read() ?? '').trim());
  return code;
}
