import type { AssessmentResponses } from '@anew/contracts/assessment/views';
import type { Member } from '@anew/contracts/identity/views';
import * as words from '@anew/words/assessment';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '#shared/lib/class-names';
import { shapeOf } from '#shared/lib/shapes';
import { Button, ButtonLink } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { Notice } from '#shared/ui/notice';
import { Page } from '#shared/ui/page';
import { Sentence } from '#shared/ui/sentence';
import stack from '#shared/ui/stack.module.css';
import state from '#shared/ui/state.module.css';
import { partnerName } from '../lib/couple-people';
import { longDate } from '../lib/long-date';
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
      title={words.notLooked()}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {words.lookAgain()}
        </Button>
      }
    >
      {words.safeWithUs()}
    </Notice>
  );
}

function Meanwhile({ members, userId }: Pick<CompleteScreenProps, 'members' | 'userId'>) {
  if (members.length === 1) {
    return (
      <p>
        <Sentence>{words.notJoined({ dashboard: (text) => <Link to="/">{text}</Link> })}</Sentence>
      </p>
    );
  }
  const name = partnerName(members, userId);
  return (
    <p className={state.words}>
      {name === words.yourPartner() ? words.meanwhile() : words.meanwhileName({ name })}
    </p>
  );
}

/** Shown to a person who has answered, while there are no results yet. */
export function CompleteScreen(props: CompleteScreenProps) {
  const { userId, members, responses, onRetry, again, whileWaiting } = props;
  const shape = shapeOf(members, userId);
  return (
    <Page
      title={words.completeTitle()}
      width="narrow"
      eyebrow={words.coupleAssessment()}
      heading={words.partDone()}
      lead={words.thanks({ date: longDate(responses.submittedAt) })}
    >
      <Looking onRetry={onRetry} />
      <Card as="div" className={styles.card}>
        <TwoShapes present={[shape]} />
        <p className={styles.promise}>{words.promise()}</p>
        <Meanwhile members={members} userId={userId} />
        <div className={classNames(stack.actions, styles.actions)}>
          <ButtonLink to="/modules">{words.toModules()}</ButtonLink>
          {again}
        </div>
      </Card>
      {whileWaiting}
      <OwnMirror responses={responses.responses} shape={shape} />
    </Page>
  );
}
