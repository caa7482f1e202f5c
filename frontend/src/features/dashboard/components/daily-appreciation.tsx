import type { Appreciation } from '@anew/contracts/journal/views';
import { useState } from 'react';
import { classNames } from '#shared/lib/class-names';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import stack from '#shared/ui/stack.module.css';
import { useAppreciationDraft } from '../hooks/use-appreciation-draft';
import { useTodaysAppreciation } from '../hooks/use-todays-appreciation';
import { AppreciationForm } from './appreciation-form';

interface ClosedProps {
  saved: Appreciation | null;
  /** There is a text that is not saved yet. */
  begun: boolean;
  /** The focus comes back here from the form. */
  returning: boolean;
  onOpen: () => void;
}

function Closed({ saved, begun, returning, onOpen }: ClosedProps) {
  return (
    <div className={classNames(stack.stack, layout.start)}>
      {saved ? (
        <div className={layout.close}>
          <p className={layout.asWritten}>{saved.appreciation}</p>
          <p className={layout.muted}>
            Quality: <span className={layout.asWritten}>{saved.quality}</span>
          </p>
          {!saved.partnerCanRead && <p className={layout.muted}>Only you can read this so far.</p>}
        </div>
      ) : (
        <p>What did your partner do lately that you were glad of? Both of you can read it.</p>
      )}
      {begun && <p className={layout.muted}>What you have begun to write waits here until you save it.</p>}
      <Button variant={saved ? 'secondary' : 'primary'} onClick={onOpen} autoFocus={returning}>
        {saved ? 'Edit' : 'Write'}
      </Button>
    </div>
  );
}

function Editor({ userId, saved }: { userId: string; saved: Appreciation | null }) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const draft = useAppreciationDraft(userId, saved);

  function start() {
    draft.forgetWhatIsOver();
    setOpen(true);
    setOpened(true);
  }

  function finish() {
    draft.forget();
    setOpen(false);
  }

  function cancel() {
    if (!saved) draft.forget();
    setOpen(false);
  }

  if (!open) return <Closed saved={saved} begun={draft.isBegun} returning={opened} onOpen={start} />;
  return <AppreciationForm draft={draft} exists={saved !== null} onSaved={finish} onCancel={cancel} />;
}

export function DailyAppreciation({ userId }: { userId: string }) {
  return (
    <Card title="Daily appreciation">
      <Loaded
        query={useTodaysAppreciation()}
        loading="Loading today's appreciation"
        failed="Today's appreciation did not load"
      >
        {(saved) => <Editor userId={userId} saved={saved} />}
      </Loaded>
    </Card>
  );
}
