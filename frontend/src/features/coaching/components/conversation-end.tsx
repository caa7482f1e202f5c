import * as coaching from '@anew/words/coaching';
import { useSyncExternalStore } from 'react';
import { loginUrl } from '#api/addresses';
import { browser } from '#shared/lib/browser';
import { classNames } from '#shared/lib/class-names';
import { Button, ButtonLink } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import motion from '#shared/ui/motion.module.css';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { drawable } from '../lib/drawable';
import { type End, type Exchange, isUnderWay } from '../lib/exchange';
import type { Problem } from '../lib/failure';
import type { LiveText } from '../lib/live-text';
import styles from './conversation.module.css';
import { Markdown } from './markdown';

function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true" data-testid="typing">
      <span className={motion.pulse} />
      <span className={motion.pulse} />
      <span className={motion.pulse} />
    </span>
  );
}

/** The answer while it arrives. It is not part of the log, of which screen readers announce every piece. */
function LiveAnswer({ live }: { live: LiveText }) {
  const text = drawable(useSyncExternalStore(live.subscribe, live.shown));
  return (
    <div className={styles.row} data-turn>
      <div className={classNames(styles.bubble, styles.coach)} dir="auto" data-not-ours>
        {text === '' ? <Dots /> : <Markdown text={text} />}
      </div>
    </div>
  );
}

interface ProblemLineProps extends Problem {
  onRetry: () => void;
}

/** Shows a failure next to the message that it is about, and the way on. */
export function ProblemLine({ words, isSignedOut, onRetry }: ProblemLineProps) {
  return (
    <Notice
      tone="danger"
      action={
        isSignedOut ? (
          <ButtonLink href={loginUrl(browser.here())} variant="secondary">
            {coaching.signInAgain()}
          </ButtonLink>
        ) : (
          <Button variant="secondary" onClick={onRetry}>
            {coaching.retryButton()}
          </Button>
        )
      }
    >
      {words}
    </Notice>
  );
}

/** Shown below a message without an answer, for example after a closed tab. */
function NoAnswerYet({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={classNames(stack.actions, stack.quiet)}>
      {coaching.noAnswerYet()}
      <Button variant="secondary" onClick={onRetry}>
        {coaching.tryAgain()}
      </Button>
    </p>
  );
}

interface ConversationEndProps {
  end: End | null;
  live: LiveText;
  onAsk: (text: string) => void;
}

/** Shows below the last whole message the answer that is coming, or why there is none. */
export function ConversationEnd({ end, live, onAsk }: ConversationEndProps) {
  switch (end?.kind) {
    case 'live':
      return <LiveAnswer live={live} />;
    case 'problem':
      return <ProblemLine {...end.problem} onRetry={() => onAsk(end.text)} />;
    case 'unanswered':
      return <NoAnswerYet onRetry={() => onAsk(end.text)} />;
    case undefined:
      return null;
  }
}

function stateOf({ isStored }: Exchange): string {
  return isStored ? coaching.stillAnswering() : coaching.onItsWay();
}

/**
 * Text that screen readers announce during an answer. The elements are always in the page, because only changes inside
 * them are announced.
 */
export function AnswerStatus({ exchange }: { exchange: Exchange | null }) {
  return (
    <>
      <p role="status" className={layout.muted}>
        {exchange && isUnderWay(exchange) && stateOf(exchange)}
      </p>
      <p role="status" className="visually-hidden">
        {exchange?.isReplaced && coaching.answerChanged()}
      </p>
    </>
  );
}
