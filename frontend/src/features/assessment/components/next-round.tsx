import type { NextRound as Next } from '@anew/contracts/assessment/views';
import * as words from '@anew/words/assessment-results';
import { type ReactNode, useEffect, useReducer } from 'react';
import { saidMoment } from '#shared/lib/dates';
import { bdi } from '#shared/ui/bdi';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { passFocusOn } from '#shared/ui/heading-focus';
import layout from '#shared/ui/layout.module.css';
import { Sentence } from '#shared/ui/sentence';
import stack from '#shared/ui/stack.module.css';
import { useProposeRound } from '../hooks/use-propose-round';
import { longDate } from '../lib/long-date';

export interface NextRoundProps {
  next: Next;
  currentUserId: string;
  partner: string;
  /** A button that leads to the questions. */
  again: ReactNode;
}

const MINUTE_MS = 60_000;

const isToCome = (moment: string) => new Date(moment) > new Date();

function Proposal({ next, currentUserId, partner }: Omit<NextRoundProps, 'again'>) {
  const propose = useProposeRound();
  if (next.proposal) {
    const date = longDate(next.proposal.proposedAt);
    const isOwn = next.proposal.proposedBy === currentUserId;
    return <p>{isOwn ? words.youSuggested({ date }) : words.suggested({ partner, date })}</p>;
  }
  return (
    <>
      <p>
        <Sentence>{words.canSuggest({ partner, bdi })}</Sentence>
      </p>
      {propose.isError && <p role="alert">{words.notPassedOn()}</p>}
      <div>
        <Button
          ref={passFocusOn}
          variant="secondary"
          pending={propose.isPending}
          onClick={() => propose.mutate()}
        >
          {words.suggest()}
        </Button>
      </div>
    </>
  );
}

/** Tells when a new round may begin and who suggested one. It cannot tell whether the partner has begun to answer. */
export default function NextRound({ next, again, ...people }: NextRoundProps) {
  const { answeredAt, opensAt } = next;
  const opensLater = answeredAt === null && opensAt !== null && isToCome(opensAt);
  const [, look] = useReducer((looks: number) => looks + 1, 0);

  useEffect(() => {
    // A page that stays open shows when the time has come. A timer for the moment itself could not wait for 30 days.
    const timer = setInterval(look, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <Card as="div" tone="sunken" className={stack.stack}>
      <h2 className={layout.larger}>{words.newRound()}</h2>
      {answeredAt !== null && <p>{words.answersIn({ date: longDate(answeredAt) })}</p>}
      {opensLater && <p>{words.stand({ date: saidMoment(opensAt, 'assessment') })}</p>}
      {answeredAt === null && !opensLater && (
        <>
          <p>{words.againNow()}</p>
          <Proposal next={next} {...people} />
        </>
      )}
      {!opensLater && <div className={stack.actions}>{again}</div>}
    </Card>
  );
}
