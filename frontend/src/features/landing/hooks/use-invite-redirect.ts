import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { acceptInvite, invitedBy } from '../lib/invited';

/**
 * Sends a visitor who arrives with an invite code straight to joining.
 * @returns whether that is happening
 */
export function useInviteRedirect(): boolean {
  const { search } = useLocation();
  const navigate = useNavigate();
  const code = invitedBy(search);

  useEffect(() => {
    if (code) void navigate(acceptInvite(code), { replace: true });
  }, [code, navigate]);

  return Boolean(code);
}
