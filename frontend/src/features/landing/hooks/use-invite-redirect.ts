import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pendingInvite } from '../../../shared/lib/invite-code';

/** Someone who arrives with a code goes straight to joining. Tells whether that is happening. */
export function useInviteRedirect(): boolean {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const code = params.get('invite')?.trim();

  useEffect(() => {
    if (!code) return;
    pendingInvite.store(code);
    void navigate(`/simple-setup?invite=${encodeURIComponent(code)}`, { replace: true });
  }, [code, navigate]);

  return Boolean(code);
}
