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
