import type { NextRound as Next } from '@anew/contracts/assessment/views';
import * as words from '@anew/words/assessment-results';
import type { ReactNode } from 'react';
import { bdi } from '#shared/ui/bdi';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import { passFocusOn } from '#shared/ui/heading-focus';
import layout from '#shared/ui/layout.module.css';
import { Sentence } from '#shared/ui/sentence';
import stack from '#shared/ui/stack.module.css';
import { useProposeRound } from '../hooks/use-propose-round';
import { longDate } from '../lib/words';

interface NextRoundProps {
  next: Next;
  currentUserId: string;
  partner: string;
  /** A button that leads to the questions. */
  again: ReactNode;
}

const isOpen = ({ opensAt }: Next) => opensAt === null || new Date(opensAt) <= new Date();

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
export function NextRound({ next, again, ...people }: NextRoundProps) {
  const { answeredAt } = next;
  return (
    <Card as="div" tone="sunken" className={stack.stack}>
      <h2 className={layout.larger}>{words.newRound()}</h2>
      {answeredAt !== null && <p>{words.answersIn({ date: longDate(answeredAt) })}</p>}
      {answeredAt === null && !isOpen(next) && <p>{words.stand({ date: longDate(next.opensAt ?? '') })}</p>}
      {answeredAt === null && isOpen(next) && (
        <>
          <p>{words.againNow()}</p>
          <Proposal next={next} {...people} />
        </>
      )}
      {(answeredAt !== null || isOpen(next)) && <div className={stack.actions}>{again}</div>}
    </Card>
  );
}
