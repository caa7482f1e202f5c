import { useParams } from 'react-router-dom';
import { inviteFailure, useAcceptInvite } from '../../features/couple/hooks/use-accept-invite';
import { InvalidInvite, SignedInInvite, SignedOutInvite } from '../../features/invite/components/invite-page';
import { useAutoJoin } from '../../features/invite/hooks/use-auto-join';
import { useMissingCodeToast } from '../../features/invite/hooks/use-missing-code-toast';
import { useCurrentUser } from '../../features/account/api/current-user';
import { Spinner } from '../../shared/ui/spinner';
import { PlainLayout } from '../layout/plain-layout';

export default function Screen() {
  const code = useParams().code?.trim() ?? '';
  const user = useCurrentUser();
  const { mutate, isPending, isSuccess, error } = useAcceptInvite();
  const signedIn = Boolean(user.data);
  useMissingCodeToast(!code);
  useAutoJoin(code, signedIn, mutate);

  if (code && user.isPending) return <Spinner page />;
  const action = { accept: mutate, pending: isPending || isSuccess, failure: error && inviteFailure(error) };
  return (
    <PlainLayout signedIn={signedIn}>
      {!code && <InvalidInvite />}
      {code && !signedIn && <SignedOutInvite code={code} />}
      {code && signedIn && <SignedInInvite code={code} action={action} />}
    </PlainLayout>
  );
}
