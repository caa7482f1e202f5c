import type { Appreciation } from '@anew/contracts/journal/views';
import { type ReactNode, useState } from 'react';
import { classNames } from '#shared/lib/class-names';
import { Reaction } from '#shared/reactions/reaction';
import { Button } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import stack from '#shared/ui/stack.module.css';
import { buttonOf, StepCard, type StepLook } from '#shared/ui/step-card';
import { Unbroken } from '#shared/ui/unbroken';
import { useAppreciationDraft } from '../hooks/use-appreciation-draft';
import { useTodaysAppreciation } from '../hooks/use-todays-appreciation';
import { AppreciationForm } from './appreciation-form';

interface DailyAppreciationProps {
  userId: string;
  /** First name of the partner, or empty. */
  partner: string;
  step: StepLook;
}

interface ClosedProps extends DailyAppreciationProps {
  saved: Appreciation | null;
  /** There is a text that is not saved yet. */
  begun: boolean;
  /** The focus comes back here from the form. */
  returning: boolean;
  onOpen: () => void;
}

interface SavedProps extends Pick<DailyAppreciationProps, 'userId' | 'partner'> {
  saved: Appreciation;
  children: ReactNode;
}

function Saved({ saved, userId, partner, children }: SavedProps) {
  return (
    <>
      <p className={layout.asWritten} dir="auto">
        <Unbroken>{saved.appreciation}</Unbroken>
      </p>
      {!saved.partnerCanRead && <p className={layout.muted}>Only you can read this so far.</p>}
      <div className={classNames(stack.actions, stack.apart)}>
        <p className={layout.muted}>
          Quality: <bdi className={layout.asWritten}>{saved.quality}</bdi>
        </p>
        {children}
      </div>
      <Reaction area="appreciation" text={saved} userId={userId} partner={partner} />
    </>
  );
}

function Closed({ userId, partner, step, saved, begun, returning, onOpen }: ClosedProps) {
  const open = (
    <Button variant={saved ? 'quiet' : buttonOf(step)} onClick={onOpen} autoFocus={returning}>
      {saved ? 'Edit' : 'Write'}
    </Button>
  );
  const waiting = begun && (
    <p className={layout.muted}>What you have begun to write waits here until you save it.</p>
  );
  if (saved) {
    return (
      <div className={layout.close}>
        <Saved saved={saved} userId={userId} partner={partner}>
          {open}
        </Saved>
        {waiting}
      </div>
    );
  }
  return (
    <div className={classNames(stack.stack, layout.start)}>
      <p>What did your partner do lately that you were glad of? Both of you can read it.</p>
      {waiting}
      {open}
    </div>
  );
}

function Editor(props: DailyAppreciationProps & { saved: Appreciation | null }) {
  const { userId, step, saved } = props;
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

  if (!open) {
    return <Closed {...props} begun={draft.isBegun} returning={opened} onOpen={start} />;
  }
  return (
    <AppreciationForm
      draft={draft}
      exists={saved !== null}
      button={buttonOf(step)}
      onSaved={finish}
      onCancel={cancel}
    />
  );
}

export function DailyAppreciation(props: DailyAppreciationProps) {
  return (
    <StepCard step={props.step} title="Daily appreciation">
      <Loaded
        query={useTodaysAppreciation()}
        loading="Loading today’s appreciation"
        failed="Today’s appreciation did not load"
      >
        {(saved) => <Editor {...props} saved={saved} />}
      </Loaded>
    </StepCard>
  );
}
