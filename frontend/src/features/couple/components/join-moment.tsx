import type { Member } from '@anew/contracts/identity/views';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#shared/ui/button';
import { FullScreenWindow } from '#shared/ui/full-screen-window';
import layout from '#shared/ui/layout.module.css';
import { TextButton } from '#shared/ui/text-button';
import { useMembers, useNews } from '../hooks/use-couple';
import { useDismissJoin } from '../hooks/use-dismiss-join';
import { useIsTyping } from '../hooks/use-is-typing';
import { partnershipFailureText, useUndoJoin } from '../hooks/use-partnership';
import styles from './join-moment.module.css';
import { MeetingShapes } from './meeting-shapes';

function Names({ members }: { members: readonly Member[] }) {
  const [first, second] = members.map(({ firstName }) => firstName?.trim());
  if (!first || !second) return 'The two of you';
  return (
    <>
      <bdi>{first}</bdi> and <bdi>{second}</bdi>
    </>
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
        Not who you were waiting for?{' '}
        <TextButton disabled={undo.isPending || undo.isSuccess} onClick={() => undo.mutate()}>
          Undo
        </TextButton>
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
      <p className={layout.larger}>You are both here. From now on, this place is for the two of you.</p>
      <section className={styles.first} aria-labelledby="first-thing">
        <h2 id="first-thing">A first thing to do together</h2>
        <p>
          Find each other tonight, in one room or on the phone. Each of you finishes this sentence out loud:
        </p>
        <p className={layout.serif}>“I am glad we are doing this, because…”</p>
        <p>The other one only listens. Then you switch.</p>
      </section>
      <Button size="large" onClick={begin}>
        Start today together
      </Button>
      <NotWhoYouExpected />
    </FullScreenWindow>
  );
}
