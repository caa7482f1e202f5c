import { Navigate, useSearchParams } from 'react-router-dom';
import { Spinner } from '#shared/ui/spinner';
import { SimpleSetupPage } from '../../features/setup/components/simple-setup-page';
import { useAutoCreate } from '../../features/setup/hooks/use-auto-create';
import { PlainLayout } from '../layout/plain-layout';
import { PrivacyNote } from '../privacy-note';
import { useSession } from '../session';
import { useCreateAction, useFoundInvite, useJoinAction } from '../setup-actions';

export function Component() {
  const session = useSession();
  const [params] = useSearchParams();
  const welcome = params.has('welcome');
  const create = useCreateAction(welcome ? 'welcome' : 'plain');
  const join = useJoinAction();
  const found = useFoundInvite(join);
  useAutoCreate(welcome && session.status === 'no-couple', create.start);

  if (session.status === 'loading') return <Spinner page />;
  if (welcome && session.status === 'couple' && !create.pending) return <Navigate to="/" replace />;
  const signedIn = session.status === 'no-couple' || session.status === 'couple';
  return (
    <PlainLayout signedIn={signedIn}>
      <SimpleSetupPage
        signedIn={signedIn}
        create={create}
        join={join}
        {...found}
        welcome={welcome}
        privacyNote={welcome && <PrivacyNote />}
      />
    </PlainLayout>
  );
}
