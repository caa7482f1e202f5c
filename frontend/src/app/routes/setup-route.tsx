import type { User } from '@anew/contracts/identity/views';
import { SetupScreen } from '../../features/setup/components/setup-screen';
import { PlainLayout } from '../layout/plain-layout';
import { useCreateAction, useFoundInvite, useJoinAction } from '../setup-actions';

export default function SetupRoute({ user }: { user: User }) {
  const create = useCreateAction('plain');
  const join = useJoinAction();
  const found = useFoundInvite(join);
  return (
    <PlainLayout signedIn screen="setup">
      <SetupScreen firstName={user.firstName} create={create} join={join} {...found} />
    </PlainLayout>
  );
}
