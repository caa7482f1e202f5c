import type { Appreciation } from '@anew/contracts/journal/views';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { classNames } from '../../../shared/lib/class-names';
import { Card } from '../../../shared/ui/card';
import layout from '../../../shared/ui/layout.module.css';
import stack from '../../../shared/ui/stack.module.css';
import { Loaded } from '../../../shared/ui/loaded';
import { useTodaysAppreciation } from '../api/todays-appreciation';
import { AppreciationForm } from './appreciation-form';

interface ClosedProps {
  saved: Appreciation | null;
  /** Whether the focus comes back here from the form. */
  returning: boolean;
  onOpen: () => void;
}

function Closed({ saved, returning, onOpen }: ClosedProps) {
  return (
    <div className={classNames(stack.stack, layout.start)}>
      {saved ? (
        <div className={layout.close}>
          <p className={layout.asWritten}>{saved.appreciation}</p>
          <p className={layout.muted}>
            Quality: <span className={layout.asWritten}>{saved.quality}</span>
          </p>
        </div>
      ) : (
        <p>What did your partner do lately that you were glad of? Both of you can read it.</p>
      )}
      <Button variant={saved ? 'secondary' : 'primary'} onClick={onOpen} autoFocus={returning}>
        {saved ? 'Edit' : 'Write'}
      </Button>
    </div>
  );
}

function Editor({ saved }: { saved: Appreciation | null }) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);

  function start() {
    setOpen(true);
    setOpened(true);
  }

  if (open) return <AppreciationForm saved={saved} onClose={() => setOpen(false)} />;
  return <Closed saved={saved} returning={opened} onOpen={start} />;
}

export function DailyAppreciation() {
  return (
    <Card title="Daily appreciation">
      <Loaded
        query={useTodaysAppreciation()}
        loading="Loading today's appreciation"
        failed="Today's appreciation did not load"
      >
        {(saved) => <Editor saved={saved} />}
      </Loaded>
    </Card>
  );
}
