import { cancel } from '@anew/words/controls';
import * as words from '@anew/words/settings';
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
          label={words.partnersCode()}
          placeholder={words.codeExample()}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          error={action.failure}
          autoFocus
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className={stack.actions}>
          <Button type="submit" pending={action.pending} pendingLabel={words.merging()}>
            {words.merge()}
          </Button>
          <Button variant="secondary" disabled={action.pending} onClick={onClose}>
            {cancel()}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        open={asking}
        title={words.mergeAsk()}
        description={words.mergeText()}
        confirm={words.mergeYes()}
        cancel={words.notYet()}
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
    <Card title={words.mergeTitle()}>
      <div ref={passFocusOn} className={stack.stack}>
        <p className={stack.quiet}>{words.mergeLead()}</p>
        {open ? (
          <MergeForm action={action} onClose={() => setOpen(false)} />
        ) : (
          <div className={stack.actions}>
            <Button variant="secondary" autoFocus={wasOpen} onClick={show}>
              {words.enterCode()}
            </Button>
          </div>
        )}
      </div>
    </Card>
  );
}
