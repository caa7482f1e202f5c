import type { Couple, User } from '@anew/contracts/identity/views';
import type { ReactNode } from 'react';
import { appLayout } from '../frames';
import { PlainLayout } from './plain-layout';

interface SessionFrameProps {
  signedIn: boolean;
  /** Null as long as the screen is about finding each other. */
  together: { user: User; couple: Couple } | null;
  children: ReactNode;
}

/**
 * Frame of the screens that anyone may open. People who have a couple account see them inside the app, so that nobody
 * believes the account is gone.
 */
export function SessionFrame({ signedIn, together, children }: SessionFrameProps) {
  if (together) return <appLayout.Component together={together}>{children}</appLayout.Component>;
  return <PlainLayout signedIn={signedIn}>{children}</PlainLayout>;
}
