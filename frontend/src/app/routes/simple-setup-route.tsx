import type { Couple } from '@anew/contracts/identity/views';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { GoHome } from '#shared/ui/go-home';
import { Spinner } from '#shared/ui/spinner';
import { SimpleSetupPage } from '../../features/setup/components/simple-setup-page';
import { useAutoCreate } from '../../features/setup/hooks/use-auto-create';
import { SessionFrame } from '../layout/session-frame';
import { TogetherScreen } from '../layout/together-screen';
import { PrivacyNote } from '../privacy-note';
import { useSession } from '../session';
import { useCreateAction, useFoundInvite, useJoinAction } from '../setup-actions';

/**
 * The couple, and the one before as long as a press is answered: the screen stays as it is until it leads on, and what
 * was typed is still there if it does not.
 */
function useBefore(isLeadingOn: boolean, couple: Couple | null): Couple | null {
  const [before, setBefore] = useState(couple);
  if (isLeadingOn) return before;
  if (before !== couple) setBefore(couple);
  return couple;
}

export function Component() {
  const session = useSession();
  const [params] = useSearchParams();
  const welcome = params.has('welcome');
  const create = useCreateAction(welcome ? 'welcome' : 'plain');
  const join = useJoinAction();
  const found = useFoundInvite(join);
  useAutoCreate(welcome && session.status === 'no-couple', create.start);
  const isLeadingOn = create.pending || join.pending;
  const couple = useBefore(isLeadingOn, session.status === 'couple' ? session.couple : null);

  if (session.status === 'loading') return <Spinner page />;
  if (welcome && session.status === 'couple' && !create.pending) return <GoHome />;
  const signedIn = session.status === 'no-couple' || session.status === 'couple';
  const together = session.status === 'couple' && couple ? { user: session.user, couple } : null;
  if (together && together.couple.memberCount > 1) return <TogetherScreen {...together} />;
  return (
    <SessionFrame signedIn={signedIn} together={together}>
      <SimpleSetupPage
        signedIn={signedIn}
        hasAccount={together !== null}
        joining={params.has('join')}
        create={create}
        join={join}
        {...found}
        welcome={welcome}
        privacyNote={welcome && <PrivacyNote />}
      />
    </SessionFrame>
  );
}
