import { cancel } from '@anew/words/controls';
import * as words from '@anew/words/settings';
import { type ComponentProps, type KeyboardEvent, type SubmitEvent, useState } from 'react';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { ConfirmDialog } from '#shared/ui/confirm-dialog';
import { passFocusOn } from '#shared/ui/heading-focus';
import stack from '#shared/ui/stack.module.css';
import { TextField } from '#shared/ui/text-field';
import type { MergeAction } from '../lib/actions';

interface CodeFieldProps {
  code: string;
  onChange: (code: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  failure: string | null;
}

function CodeField({ code, onChange, onKeyDown, failure }: CodeFieldProps) {
  return (
    <TextField
      label={words.partnersCode()}
      placeholder={words.codeExample()}
      value={code}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      error={failure && <span role="alert">{failure}</span>}
      autoFocus
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

type QuestionProps = Pick<ComponentProps<typeof ConfirmDialog>, 'open' | 'onConfirm' | 'onClose'>;

function Question(props: QuestionProps) {
  return (
    <ConfirmDialog
      {...props}
      title={words.mergeAsk()}
      description={words.mergeText()}
      confirm={words.mergeYes()}
      cancel={words.notYet()}
    />
  );
}

interface MergeFormProps {
  action: MergeAction;
  onClose: () => void;
}

function MergeForm({ action, onClose }: MergeFormProps) {
  const [code, setCode] = useState('');
  const [asking, setAsking] = useState(false);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!action.pending) setAsking(true);
  }

  /** The button is disabled while there is no code, and then no browser submits the form on Enter. */
  function askForCode({ key }: KeyboardEvent) {
    if (key === 'Enter' && !code.trim() && !action.pending) action.merge(code, onClose);
  }

  function merge() {
    setAsking(false);
    action.merge(code, onClose);
  }

  return (
    <>
      <form onSubmit={submit} className={stack.stack}>
        <CodeField code={code} onChange={setCode} onKeyDown={askForCode} failure={action.failure} />
        <div className={stack.actions}>
          <Button
            type="submit"
            disabled={!code.trim()}
            pending={action.pending}
            pendingLabel={words.merging()}
          >
            {words.merge()}
          </Button>
          <Button variant="secondary" disabled={action.pending} onClick={onClose}>
            {cancel()}
          </Button>
        </div>
      </form>
      <Question open={asking} onConfirm={merge} onClose={() => setAsking(false)} />
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
