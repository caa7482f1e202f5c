import { type SubmitEvent, useState } from 'react';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { passFocusOn } from '#shared/ui/heading-focus';
import stack from '#shared/ui/stack.module.css';
import { TextField } from '#shared/ui/text-field';
import type { MergeAction } from '../actions';

interface MergeFormProps {
  action: MergeAction;
  onClose: () => void;
}

function MergeForm({ action, onClose }: MergeFormProps) {
  const [code, setCode] = useState('');
  const [asking, setAsking] = useState(false);

  /** A blank code is refused at once, so there is nothing to ask about. */
  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (action.pending) return;
    if (code.trim() === '') action.merge(code, onClose);
    else setAsking(true);
  }

  function merge() {
    setAsking(false);
    action.merge(code, onClose);
  }

  return (
    <>
      <form onSubmit={submit} className={stack.stack}>
        <TextField
          label="Your partner’s invite code"
          placeholder="8-character code (e.g., a1b2c3d4)"
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={action.failure}
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={stack.actions}>
          <Button type="submit" pending={action.pending} pendingLabel="Merging...">
            Merge Accounts
          </Button>
          <Button variant="secondary" disabled={action.pending} onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={asking}
        title="Merge with your partner’s account?"
        description="You move into your partner’s couple account, and your own is gone after that. Everything you have written comes along and stays yours."
        confirm="Yes, merge"
        cancel="Not yet"
        onConfirm={merge}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

export function MergeCard({ action }: { action: MergeAction }) {
  const [open, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);

  function show() {
    action.forget();
    setOpen(true);
    setWasOpen(true);
  }

  return (
    <Card title="Merge with your partner’s account">
      <div ref={passFocusOn} className={stack.stack}>
        <p className={stack.quiet}>
          Did each of you make an account? Move into your partner’s with their code. Everything you have
          written comes along and stays yours: you decide what your partner may read of it.
        </p>
        {open ? (
          <MergeForm action={action} onClose={() => setOpen(false)} />
        ) : (
          <div className={stack.actions}>
            <Button variant="secondary" autoFocus={wasOpen} onClick={show}>
              Enter partner’s code
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
