import type { Reply } from '@anew/contracts/journal/views';
import { type MouseEvent, useState } from 'react';
import { serverMessageOr } from '../api/http-error';
import { classNames } from '../lib/class-names';
import { shortDate } from '../lib/dates';
import { drafts } from '../lib/drafts';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice';
import stack from '../ui/stack.module.css';
import styles from './reaction.module.css';
import { replyDraftKey, ReplyForm } from './reply-form';
import { ReplyLine } from './reply-line';
import { type TextRef, useDeleteReply, useThanks } from './use-reactions';

const focusOn = (element: HTMLElement | null) => element?.focus();

interface GivenProps {
  text: TextRef & { createdAt: string };
  thanked: boolean;
  reply: Reply | null;
  userId: string;
  partner: string;
}

type State = 'resting' | 'writing' | 'sent' | 'closed' | 'removed';

interface RemoveProps {
  text: TextRef;
  onRemoved: () => void;
}

/** Asks once more in the same place, because what was removed cannot be brought back. */
function Remove({ text, onRemoved }: RemoveProps) {
  const [state, setState] = useState<'resting' | 'asking' | 'kept'>('resting');
  const { mutate, isPending, error } = useDeleteReply(text, onRemoved);
  if (state !== 'asking') {
    const focused = state === 'kept' ? focusOn : undefined;
    return (
      <Button key="first" ref={focused} variant="remove" onClick={() => setState('asking')}>
        Remove
      </Button>
    );
  }
  return (
    <>
      <Button
        key="again"
        ref={focusOn}
        variant="remove"
        pending={isPending}
        pendingLabel="Removing..."
        onClick={() => mutate()}
      >
        Yes, remove my line
      </Button>
      <Button variant="quiet" onClick={() => setState('kept')}>
        Keep it
      </Button>
      {error && <Notice tone="danger">{serverMessageOr('Please try again.', error)}</Notice>}
    </>
  );
}

type Thanks = ReturnType<typeof useThanks>;

function ThankYou({ date, thanks: { isThanked, toggle } }: { date: string; thanks: Thanks }) {
  /** The second click of a double click is no wish to take the thanks back. */
  function tap({ detail }: MouseEvent) {
    if (detail < 2) toggle();
  }

  return (
    <Button
      variant={isThanked ? 'quiet' : 'secondary'}
      aria-pressed={isThanked}
      aria-label={`Thank you for ${date}`}
      onClick={tap}
    >
      {isThanked && <Icon name="check" size={18} />}
      Thank you
    </Button>
  );
}

const Sees = ({ name }: { name: string }) => (
  <>
    <bdi>{name}</bdi> can see it.
  </>
);

const SAID: Partial<Record<State, string>> = { sent: 'Your line is sent.', removed: 'Your line is removed.' };

/** What the person gives back for a text of their partner: thanks with one tap, and a line. */
export function Given({ text, thanked, reply, userId, partner }: GivenProps) {
  const [state, setState] = useState<State>(() =>
    drafts.read(replyDraftKey(text, userId)) === null ? 'resting' : 'writing',
  );
  const thanks = useThanks(text, thanked);
  const date = shortDate(text.createdAt);
  const write = () => setState('writing');
  const focused = state === 'resting' ? undefined : focusOn;

  return (
    <div className={styles.reaction}>
      <div className={classNames(stack.actions, 'screen-only')}>
        <ThankYou date={date} thanks={thanks} />
        {!reply && state !== 'writing' && (
          <Button ref={focused} variant="quiet" aria-label={`Write a line back for ${date}`} onClick={write}>
            Write a line back
          </Button>
        )}
        <span role="status" className={layout.muted}>
          {SAID[state] ?? (thanks.hasJustThanked && <Sees name={partner || 'Your partner'} />)}
        </span>
      </div>
      {thanks.error && (
        <Notice tone="danger">{serverMessageOr('That did not work. Please try again.', thanks.error)}</Notice>
      )}
      {state === 'writing' && (
        <ReplyForm
          text={text}
          userId={userId}
          partner={partner}
          sent={reply?.text ?? ''}
          onSent={() => setState('sent')}
          onClose={() => setState('closed')}
        />
      )}
      {reply && state !== 'writing' && (
        <ReplyLine own name="You" reply={reply}>
          <div className={classNames(stack.actions, styles.quiet, 'screen-only')}>
            <Button ref={focused} variant="quiet" aria-label={`Change my line for ${date}`} onClick={write}>
              Change
            </Button>
            <Remove text={text} onRemoved={() => setState('removed')} />
          </div>
        </ReplyLine>
      )}
    </div>
  );
}
