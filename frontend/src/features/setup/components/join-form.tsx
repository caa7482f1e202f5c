import * as words from '@anew/words/setup';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { inviteCodeIn } from '#shared/lib/invite-code';
import { Button } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { TextField } from '#shared/ui/text-field';
import { useSignUpFirst } from '../hooks/use-sign-up-first';
import type { InviteLookup, JoinAction } from '../lib/actions';

interface JoinFormProps {
  signedIn: boolean;
  foundCode: string;
  /** What the field holds. It outlives the form, which may make way for another one. */
  code: string;
  onCode: (code: string) => void;
  /** The code's owner, if it has one. */
  invite: InviteLookup;
  action: JoinAction;
  variant?: 'primary' | 'secondary';
}

/** The inviter's name arrives a moment later and takes no line of its own, so that nothing below it moves. */
function AboutCode({ inviter, isDead }: InviteLookup) {
  if (isDead) {
    return (
      <Notice tone="warning" title={words.deadTitle()} live>
        {words.deadText()}
      </Notice>
    );
  }
  return (
    <Notice tone="success" title={inviter ? words.invitedBy({ inviter }) : words.codeFound()}>
      {words.codeFilledIn()}
    </Notice>
  );
}

export function JoinForm(props: JoinFormProps) {
  const { signedIn, foundCode, code, onCode, invite, variant = 'primary' } = props;
  const signUpFirst = useSignUpFirst();
  const action = signedIn || !inviteCodeIn(code) ? props.action : signUpFirst;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    action.join(code);
  }

  /** The button is disabled while there is no code, and then no browser submits the form on Enter. */
  function askForCode({ key }: KeyboardEvent) {
    if (key === 'Enter' && !code.trim() && !action.pending) action.join(code);
  }

  return (
    <form onSubmit={submit} className={stack.stack}>
      {foundCode && <AboutCode {...invite} />}
      <TextField
        label={words.code()}
        placeholder={words.codeExample()}
        value={code}
        onChange={(event) => onCode(event.target.value)}
        onKeyDown={askForCode}
        error={action.failure}
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button
        type="submit"
        variant={variant}
        size="large"
        wide
        disabled={!code.trim()}
        pending={action.pending}
        pendingLabel={signedIn ? words.joining() : words.loginToJoin()}
      >
        {signedIn ? words.join() : words.loginToJoin()}
      </Button>
    </form>
  );
}
