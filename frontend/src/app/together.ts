import type { Couple, User } from '@anew/contracts/identity/views';
import { useOutletContext } from 'react-router-dom';

export interface Together {
  user: User;
  couple: Couple;
}

/** The signed-in user and the couple, for the screens behind the gate. */
export function useTogether(): Together {
  return useOutletContext<Together>();
}

/** The same on screens that are also shown while it is unknown who is signed in, as without a network. */
export function useKnownTogether(): Together | undefined {
  return useOutletContext<Together | undefined>();
}
