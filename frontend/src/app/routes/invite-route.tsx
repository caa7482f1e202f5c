import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { isMissing } from '#shared/api/http-error';
import { inviteCodeIn } from '#shared/lib/invite-code';
import { Spinner } from '#shared/ui/spinner';
import { useCurrentUser } from '../../features/account/hooks/use-current-user';
import { inviteFailure, useAcceptInvite } from '../../features/couple/hooks/use-accept-invite';
import { useCurrentCouple, useInvite } from '../../features/couple/hooks/use-couple';
import {
  InvalidInvite,
  OwnInvite,
  SignedInInvite,
  SignedOutInvite,
} from '../../features/invite/components/invite-page';
import { useAutoJoin } from '../../features/invite/hooks/use-auto-join';
import { useMissingCodeToast } from '../../features/invite/hooks/use-missing-code-toast';
import { SessionFrame } from '../layout/session-frame';
import { TogetherScreen } from '../layout/together-screen';
import type { Together } from '../together';

type Joining = ReturnType<typeof useAcceptInvite>;

const isUntried = ({ isPending, isSuccess, isError }: Joining) => !isPending && !isSuccess && !isError;

interface InviteScreenProps {
  code: string;
  signedIn: boolean;
  isOwn: boolean;
  invite: Pick<ReturnType<typeof useInvite>, 'data' | 'error'>;
  joining: Joining;
}

function InviteScreen({ code, signedIn, isOwn, invite, joining }: InviteScreenProps) {
  const { mutate, isPending, isSuccess, error } = joining;
  if (!code) return <InvalidInvite signedIn={signedIn} />;
  if (isOwn) return <OwnInvite code={code} />;
  // Only a 404 means that the code is invalid. When the lookup fails in another way, joining will tell.
  if (isMissing(invite.error) && isUntried(joining)) return <InvalidInvite code={code} signedIn={signedIn} />;
  const inviter = invite.data?.inviterFirstName ?? null;
  if (!signedIn) return <SignedOutInvite code={code} inviter={inviter} />;
  const action = { accept: mutate, pending: isPending || isSuccess, failure: error && inviteFailure(error) };
  return <SignedInInvite code={code} inviter={inviter} action={action} />;
}

export function Component() {
  const code = inviteCodeIn(useParams().code ?? '');
  const user = useCurrentUser();
  const couple = useCurrentCouple(Boolean(user.data));
  const joining = useAcceptInvite();
  const invite = useInvite(code);
  const [before, setBefore] = useState<Together | null>();
  useMissingCodeToast(!code);

  const signedIn = Boolean(user.data);
  const isKnown = !user.isPending && (!signedIn || !couple.isPending);
  const isComplete = (couple.data?.memberCount ?? 0) > 1;
  const isOwn = isUntried(joining) && couple.data?.inviteCode === code.toLowerCase();
  useAutoJoin(code, isKnown && signedIn && !isComplete && !isOwn, joining.mutate);

  if (!isKnown || (code && !isOwn && invite.isPending)) return <Spinner page />;
  const together = user.data && couple.data ? { user: user.data, couple: couple.data } : null;
  // The frame stays as it is while joining changes the couple, until the browser leaves.
  if (before === undefined) setBefore(together);
  if (together && isComplete && isUntried(joining)) return <TogetherScreen {...together} />;
  return (
    <SessionFrame signedIn={signedIn} together={before ?? null}>
      <InviteScreen code={code} signedIn={signedIn} isOwn={isOwn} invite={invite} joining={joining} />
    </SessionFrame>
  );
}
