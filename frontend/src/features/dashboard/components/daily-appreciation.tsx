import type { Appreciation } from '@anew/contracts/journal/views';
import { onlyYou } from '@anew/words/appreciation-note';
import * as words from '@anew/words/dashboard';
import * as steps from '@anew/words/todays-steps';
import { type ReactNode, Suspense, useState } from 'react';
import { classNames } from '#shared/lib/class-names';
import { lazyPart } from '#shared/lib/lazy-part';
import { Reaction } from '#shared/reactions/reaction';
import { Button } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { Loaded } from '#shared/ui/loaded';
import { Quality } from '#shared/ui/quality';
import stack from '#shared/ui/stack.module.css';
import { buttonOf, StepCard, type StepLook } from '#shared/ui/step-card';
import { Unbroken } from '#shared/ui/unbroken';
import { useAppreciationDraft } from '../hooks/use-appreciation-draft';
import { useTodaysAppreciation } from '../hooks/use-todays-appreciation';
import type { AppreciationFormProps } from './appreciation-form';

const form = lazyPart<AppreciationFormProps>(() => import('./appreciation-form'));

interface DailyAppreciationProps {
  userId: string;
  /** First name of the partner, or empty. */
  partner: string;
  /** Nobody has joined yet, so nobody else can read what is written. */
  alone?: boolean;
  step: StepLook;
}

interface ClosedProps extends DailyAppreciationProps {
  saved: Appreciation | null;
  /** There is a text that is not saved yet. */
  begun: boolean;
  /** The focus comes back here from the form. */
  returning: boolean;
  onOpen: () => void;
  onLeave: () => void;
}

interface SavedProps extends Pick<DailyAppreciationProps, 'userId' | 'partner'> {
  saved: Appreciation;
  children: ReactNode;
}

function Saved({ saved, userId, partner, children }: SavedProps) {
  return (
    <>
      <p className={layout.asWritten} dir="auto" data-not-ours>
        <Unbroken>{saved.appreciation}</Unbroken>
      </p>
      {!saved.partnerCanRead && <p className={layout.muted}>{onlyYou()}</p>}
      <div className={classNames(stack.actions, stack.apart)}>
        <p className={layout.muted}>
          <Quality>{saved.quality}</Quality>
        </p>
        {children}
      </div>
      <Reaction kind="appreciation" text={saved} userId={userId} partner={partner} />
    </>
  );
}

function Closed({ userId, partner, alone, step, saved, begun, returning, onOpen, onLeave }: ClosedProps) {
  const open = (
    <Button
      variant={saved ? 'quiet' : buttonOf(step)}
      onClick={onOpen}
      autoFocus={returning}
      onBlur={onLeave}
    >
      {saved ? words.edit() : words.write()}
    </Button>
  );
  const waiting = begun && <p className={layout.muted}>{steps.waits()}</p>;
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
      <p>{words.appreciationAsk({ alone: alone ? 'yes' : 'no' })}</p>
      {waiting}
      {open}
    </div>
  );
}

function Editor(props: DailyAppreciationProps & { saved: Appreciation | null }) {
  const { userId, step, saved } = props;
  const [open, setOpen] = useState(false);
  const [returning, setReturning] = useState(false);
  const draft = useAppreciationDraft(userId, saved);

  function start() {
    draft.forgetWhatIsOver();
    // The form gives the focus to its first field, which must be there by then.
    void form.preload().then(() => setOpen(true));
  }

  function close() {
    setReturning(true);
    setOpen(false);
  }

  if (!open) {
    const focus = { returning, onLeave: () => setReturning(false) };
    return <Closed {...props} {...focus} begun={draft.isBegun} onOpen={start} />;
  }
  return (
    <Suspense fallback={null}>
      <form.Component draft={draft} saved={saved} button={buttonOf(step)} onClose={close} />
    </Suspense>
  );
}

export function DailyAppreciation(props: DailyAppreciationProps) {
  return (
    <StepCard step={props.step} title={words.appreciation()}>
      <Loaded
        query={useTodaysAppreciation()}
        loading={words.loadingAppreciation()}
        failed={words.appreciationFailed()}
      >
        {(saved) => <Editor {...props} saved={saved} />}
      </Loaded>
    </StepCard>
  );
}
