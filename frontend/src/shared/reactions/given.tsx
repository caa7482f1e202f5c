import type { Reply } from '@anew/contracts/journal/views';
import { failed } from '@anew/words/controls';
import { spokenLanguage } from '@anew/words/language';
import * as words from '@anew/words/reactions';
import { useState } from 'react';
import { serverMessageOr } from '../api/http-error';
import { classNames } from '../lib/class-names';
import { dateFormat, shortDate } from '../lib/dates';
import { draftPlaces } from '../lib/draft-places';
import { drafts } from '../lib/drafts';
import { bdi } from '../ui/bdi';
import { Button } from '../ui/button';
import { isSecondClick } from '../ui/double-click';
import { focusOn } from '../ui/heading-focus';
import { Icon } from '../ui/icon';
import layout from '../ui/layout.module.css';
import { Notice } from '../ui/notice';
import { Sentence } from '../ui/sentence';
import stack from '../ui/stack.module.css';
import styles from './reaction.module.css';
import { replyDraftKey, ReplyForm } from './reply-form';
import { ReplyLine } from './reply-line';
import { type TextRef, useDeleteReply, useThanks } from './use-reactions';

interface GivenProps {
  text: TextRef & { createdAt: string };
  thanked: boolean;
  reply: Reply | null;
  userId: string;
  partner: string;
}

/** `begun` is a form that was there before anybody pressed anything. */
type State = 'resting' | 'begun' | 'writing' | 'sent' | 'closed' | 'removed';

const MOMENT = dateFormat('reactions', { dateStyle: 'full', timeStyle: 'short' });

/** When a text was written, as no other on the screen was: a day may have several journal entries. */
const dateOf = ({ kind, createdAt }: GivenProps['text']): string =>
  kind === 'journal' ? MOMENT.format(new Date(createdAt)) : shortDate(createdAt, 'reactions');

interface RemoveProps {
  text: TextRef;
  date: string;
  onRemoved: () => void;
}

/** Asks once more in the same place, because what was removed cannot be brought back. */
function Remove({ text, date, onRemoved }: RemoveProps) {
  const [state, setState] = useState<'resting' | 'asking' | 'kept'>('resting');
  const { mutate, isPending, error } = useDeleteReply(text, onRemoved);
  if (state !== 'asking') {
    return (
      <Button
        ref={state === 'kept' ? focusOn : undefined}
        variant="remove"
        aria-label={words.removeFor({ date })}
        onClick={() => setState('asking')}
      >
        {words.remove()}
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
        pendingLabel={words.removing()}
        onClick={() => mutate()}
      >
        {words.removeYes()}
      </Button>
      <Button variant="quiet" disabled={isPending} onClick={() => setState('kept')}>
        {words.keep()}
      </Button>
      {error && <Notice tone="danger">{serverMessageOr(words.tryAgain(), error)}</Notice>}
    </>
  );
}

interface WriteBackProps {
  date: string;
  focused: typeof focusOn | undefined;
  onClick: () => void;
}

function WriteBack({ date, focused, onClick }: WriteBackProps) {
  return (
    <Button ref={focused} variant="quiet" aria-label={words.writeBackFor({ date })} onClick={onClick}>
      {words.writeBack()}
    </Button>
  );
}

type Thanks = ReturnType<typeof useThanks>;

function ThankYou({ date, thanks: { isThanked, toggle } }: { date: string; thanks: Thanks }) {
  return (
    <Button
      variant={isThanked ? 'quiet' : 'secondary'}
      aria-pressed={isThanked}
      aria-label={words.thankYouFor({ date })}
      // The second click of a double click is no wish to take the thanks back.
      onClick={(click) => !isSecondClick(click) && toggle()}
    >
      {isThanked && <Icon name="check" size={18} />}
      {words.thankYou()}
    </Button>
  );
}

const SAID: Partial<Record<State, () => string>> = { sent: words.sent, removed: words.removed };

interface OutcomeProps extends Pick<GivenProps, 'partner'> {
  state: State;
  thanks: Thanks;
}

function Outcome({ state, thanks, partner }: OutcomeProps) {
  const seenBy = { partner: partner || words.yourPartner(), name: bdi };
  return (
    <span role="status" className={layout.muted}>
      {SAID[state]?.() ?? (thanks.hasJustThanked && <Sentence>{words.partnerSees(seenBy)}</Sentence>)}
    </span>
  );
}

/** A line that was begun earlier is gone on with, without a claim to the focus. */
const stateAtFirst = (text: TextRef, userId: string): State =>
  drafts.read(draftPlaces.find(replyDraftKey(text, userId))) === null ? 'resting' : 'begun';

interface OwnLineProps extends RemoveProps {
  reply: Reply;
  /** Gives the focus to the button that changes the line, where somebody has just been there. */
  focused: typeof focusOn | undefined;
  onChange: () => void;
}

function OwnLine({ reply, focused, onChange, ...remove }: OwnLineProps) {
  const label = words.changeFor({ date: remove.date });
  return (
    <ReplyLine own reply={reply}>
      <div className={classNames(stack.actions, styles.quiet, 'screen-only')}>
        <Button ref={focused} variant="quiet" aria-label={label} onClick={onChange}>
          {words.change()}
        </Button>
        <Remove {...remove} />
      </div>
    </ReplyLine>
  );
}

/** What the person gives back for a text of their partner: thanks with one tap, and a line. */
export function Given({ text, thanked, reply, userId, partner }: GivenProps) {
  const [state, setState] = useState(() => stateAtFirst(text, userId));
  const isWriting = state === 'writing' || state === 'begun';
  const thanks = useThanks(text, thanked);
  const date = dateOf(text);
  const write = () => setState('writing');
  const focused = state === 'resting' ? undefined : focusOn;

  return (
    <div className={styles.reaction} lang={spokenLanguage()}>
      <div className={classNames(stack.actions, 'screen-only')}>
        <ThankYou date={date} thanks={thanks} />
        {!reply && !isWriting && <WriteBack date={date} focused={focused} onClick={write} />}
        <Outcome state={state} thanks={thanks} partner={partner} />
      </div>
      {thanks.error && <Notice tone="danger">{serverMessageOr(failed(), thanks.error)}</Notice>}
      {isWriting && (
        <ReplyForm
          text={text}
          userId={userId}
          partner={partner}
          sent={reply?.text ?? ''}
          autoFocus={state === 'writing'}
          onSent={() => setState('sent')}
          onClose={() => setState('closed')}
        />
      )}
      {reply && !isWriting && (
        <OwnLine
          text={text}
          date={date}
          reply={reply}
          focused={focused}
          onChange={write}
          onRemoved={() => setState('removed')}
        />
      )}
    </div>
  );
}
