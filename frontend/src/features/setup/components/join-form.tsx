import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { signUpUrl } from '#api/addresses';
import { browser } from '#shared/lib/browser';
import { invitePath, pendingInvite } from '#shared/lib/invite-code';
import { Button } from '#shared/ui/button';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { TextField } from '#shared/ui/text-field';
import type { InviteLookup, JoinAction } from '../actions';

interface JoinFormProps {
  signedIn: boolean;
  foundCode: string;
  /** The code's owner, if it has one. */
  invite: InviteLookup;
  action: JoinAction;
  variant?: 'primary' | 'secondary';
}

export function JoinForm({ signedIn, foundCode, invite, action, variant = 'primary' }: JoinFormProps) {
  const [code, setCode] = useState(foundCode);
  const { inviter, isDead } = invite;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (signedIn) {
      action.join(code);
      return;
    }
    pendingInvite.store(code.trim());
    browser.goTo(signUpUrl(invitePath(code.trim())));
  }

  /** The button is disabled while there is no code, and then no browser submits the form on Enter. */
  function askForCode({ key }: KeyboardEvent) {
    if (key === 'Enter' && !code.trim() && !action.pending) action.join(code);
  }

  return (
    <form onSubmit={submit} className={stack.stack}>
      {/* The name arrives a moment later and takes no line of its own, so that nothing below it moves. */}
      {foundCode && !isDead && (
        <Notice tone="success" title={inviter ? `${inviter} invited you` : 'We found your invite code'}>
          Your invite code is filled in below. One press and you are together.
        </Notice>
      )}
      {foundCode && isDead && (
        <Notice tone="warning" title="This code does not work">
          It may be old, or a letter may be wrong. Ask your partner for the code that they see now.
        </Notice>
      )}
      <TextField
        label="Your partner’s invite code"
        placeholder="8-character code (e.g., a1b2c3d4)"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        onKeyDown={askForCode}
        error={action.failure}
        autoComplete="off"
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
        pendingLabel="Joining..."
      >
        {signedIn ? "Join Partner's Account" : 'Log In to Join Partner'}
      </Button>
    </form>
  );
}
