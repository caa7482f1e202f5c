import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { browser, loginUrl } from '../../../shared/lib/browser';
import { invitePath, pendingInvite } from '../../../shared/lib/invite-code';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { TextField } from '../../../shared/ui/text-field';
import type { JoinAction } from '../actions';
import stack from '../../../shared/ui/stack.module.css';

interface JoinFormProps {
  signedIn: boolean;
  foundCode: string;
  action: JoinAction;
  variant?: 'primary' | 'secondary';
}

export function JoinForm({ signedIn, foundCode, action, variant = 'primary' }: JoinFormProps) {
  const [code, setCode] = useState(foundCode);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (signedIn) {
      action.join(code);
      return;
    }
    pendingInvite.store(code.trim());
    browser.goTo(loginUrl(invitePath(code.trim())));
  }

  /** The button cannot be pressed while there is no code, and then no browser sends the form on Enter either. */
  function askForCode({ key }: KeyboardEvent) {
    if (key === 'Enter' && !code.trim() && !action.pending) action.join(code);
  }

  return (
    <form onSubmit={submit} className={stack.stack}>
      {foundCode && (
        <Notice tone="success" title="We found your invite code">
          It is filled in below. One press and you are together.
        </Notice>
      )}
      <TextField
        label="Your partner's invite code"
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
