import type { AssessmentResponses } from '@anew/contracts/assessment/views';
import type { Member } from '@anew/contracts/identity/views';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '#shared/lib/class-names';
import { shapeOf } from '#shared/lib/shapes';
import { Button, ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { Notice } from '#shared/ui/notice';
import { Page } from '#shared/ui/page';
import stack from '#shared/ui/stack.module.css';
import state from '#shared/ui/state.module.css';
import { partnerName } from '../lib/couple-people';
import { longDate } from '../lib/words';
import styles from './complete-screen.module.css';
import { OwnMirror } from './own-mirror';
import { TwoShapes } from './two-shapes';

interface CompleteScreenProps {
  userId: string;
  members: readonly Member[];
  responses: AssessmentResponses;
  /** Given when the last attempt to read the results failed. */
  onRetry: (() => void) | undefined;
  again: ReactNode;
  whileWaiting?: ReactNode;
}

function Looking({ onRetry }: Pick<CompleteScreenProps, 'onRetry'>) {
  if (!onRetry) return null;
  return (
    <Notice
      tone="warning"
      live
      title="We could not look for your results just now"
      action={
        <Button variant="secondary" onClick={onRetry}>
          Look again
        </Button>
      }
    >
      Your answers are safe with us. This page keeps trying by itself.
    </Notice>
  );
}

function Meanwhile({ members, userId }: Pick<CompleteScreenProps, 'members' | 'userId'>) {
  if (members.length === 1) {
    return (
      <p>
        Your partner has not joined you here yet. The invitation is on your <Link to="/">dashboard</Link>.
      </p>
    );
  }
  const name = partnerName(members, userId);
  return (
    <p className={state.words}>
      If {name === 'Your partner' ? 'they have' : `${name} has`} already answered, it only takes a moment. The
      results appear here by themselves.
    </p>
  );
}

/** Shown to a person who has answered, while there are no results yet. */
export function CompleteScreen(props: CompleteScreenProps) {
  const { userId, members, responses, onRetry, again, whileWaiting } = props;
  const shape = shapeOf(members, userId);
  return (
    <Page
      title="Assessment complete"
      width="narrow"
      eyebrow="Couple assessment"
      heading="Your part is done"
      lead={`Thank you for your honesty. We have your answers of ${longDate(responses.submittedAt)}, and only you can see them.`}
    >
      <Looking onRetry={onRetry} />
      <Card as="div" className={styles.card}>
        <TwoShapes present={[shape]} />
        <p className={styles.promise}>
          We&apos;ll provide personalized insights once your partner completes theirs too.
        </p>
        <Meanwhile members={members} userId={userId} />
        <div className={classNames(stack.actions, styles.actions)}>
          <ButtonLink to="/modules">Back to Modules</ButtonLink>
          {again}
        </div>
      </Card>
      {whileWaiting}
      <OwnMirror responses={responses.responses} shape={shape} />
    </Page>
  );
}
