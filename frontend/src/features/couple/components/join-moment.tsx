import type { Member } from '@anew/contracts/identity/views';
import * as words from '@anew/words/couple-joined';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#shared/ui/button';
import { FullScreenWindow } from '#shared/ui/full-screen-window';
import layout from '#shared/ui/layout.module.css';
import { Sentence } from '#shared/ui/sentence';
import { TextButton } from '#shared/ui/text-button';
import { useMembers, useNews } from '../hooks/use-couple';
import { useDismissJoin } from '../hooks/use-dismiss-join';
import { useIsTyping } from '../hooks/use-is-typing';
import { partnershipFailureText, useUndoJoin } from '../hooks/use-partnership';
import styles from './join-moment.module.css';
import { MeetingShapes } from './meeting-shapes';

function Names({ members }: { members: readonly Member[] }) {
  const [first, second] = members.map(({ firstName }) => firstName?.trim());
  if (!first || !second) return words.theTwoOfYou();
  return (
    <Sentence>
      {words.names({
        one: first,
        other: second,
        first: (text) => <bdi>{text}</bdi>,
        second: (text) => <bdi>{text}</bdi>,
      })}
    </Sentence>
  );
}

/** Only the person who waited may undo the join, and sees this. */
function NotWhoYouExpected() {
  const { data: news } = useNews();
  const undo = useUndoJoin();
  if (!news?.undoUntil) return null;
  return (
    <div className={layout.muted}>
      <p>
        <Sentence>
          {words.notExpected({
            undo: (text) => (
              <TextButton disabled={undo.isPending || undo.isSuccess} onClick={() => undo.mutate()}>
                {text}
              </TextButton>
            ),
          })}
        </Sentence>
      </p>
      {undo.error && <p role="alert">{partnershipFailureText(undo.error)}</p>}
    </div>
  );
}

/** Shows both partners once that they are together. It waits until nobody is in the middle of a text. */
export default function JoinMoment() {
  const navigate = useNavigate();
  const dismiss = useDismissJoin();
  const isTyping = useIsTyping();
  const { data, isError } = useMembers();
  const members = data ?? [];
  const [step, setStep] = useState<'waiting' | 'open' | 'closed'>('waiting');
  if (step === 'waiting' && !isTyping && (isError || members.length > 1)) setStep('open');

  function close() {
    setStep('closed');
    dismiss.mutate();
  }

  function begin() {
    close();
    void navigate('/');
  }

  return (
    <FullScreenWindow
      open={step === 'open'}
      onOpenChange={close}
      picture={<MeetingShapes />}
      title={<Names members={members} />}
    >
      <p className={layout.larger}>{words.bothHere()}</p>
      <section className={styles.first} aria-labelledby="first-thing">
        <h2 id="first-thing">{words.firstTitle()}</h2>
        <p>{words.findEachOther()}</p>
        <p className={layout.serif}>{words.glad()}</p>
        <p>{words.listen()}</p>
      </section>
      <Button size="large" onClick={begin}>
        {words.begin()}
      </Button>
      <NotWhoYouExpected />
    </FullScreenWindow>
  );
}
