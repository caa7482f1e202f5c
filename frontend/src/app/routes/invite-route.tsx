import { useParams } from 'react-router-dom';
import { isMissing } from '#shared/api/http-error';
import { Spinner } from '#shared/ui/spinner';
import { useCurrentUser } from '../../features/account/hooks/use-current-user';
import { inviteFailure, useAcceptInvite } from '../../features/couple/hooks/use-accept-invite';
import { useInvite } from '../../features/couple/hooks/use-couple';
import { InvalidInvite, SignedInInvite, SignedOutInvite } from '../../features/invite/components/invite-page';
import { useAutoJoin } from '../../features/invite/hooks/use-auto-join';
import { useMissingCodeToast } from '../../features/invite/hooks/use-missing-code-toast';
import { PlainLayout } from '../layout/plain-layout';

export function Component() {
  const code = useParams().code?.trim() ?? '';
  const user = useCurrentUser();
  const { mutate, isPending, isSuccess, error } = useAcceptInvite();
  const invite = useInvite(code);
  const signedIn = Boolean(user.data);
  useMissingCodeToast(!code);
  useAutoJoin(code, signedIn, mutate);

  // Only a 404 means that the code is invalid. When the lookup fails in another way, joining will tell.
  if (code && (user.isPending || invite.isPending)) return <Spinner page />;
  const isDead = isMissing(invite.error) && !isPending && !isSuccess && !error;
  const inviter = invite.data?.inviterFirstName ?? null;
  const action = { accept: mutate, pending: isPending || isSuccess, failure: error && inviteFailure(error) };
  return (
    <PlainLayout signedIn={signedIn}>
      {!code && <InvalidInvite />}
      {code && isDead && <InvalidInvite code={code} />}
      {code && !isDead && !signedIn && <SignedOutInvite code={code} inviter={inviter} />}
      {code && !isDead && signedIn && <SignedInInvite code={code} inviter={inviter} action={action} />}
    </PlainLayout>
  );
}
