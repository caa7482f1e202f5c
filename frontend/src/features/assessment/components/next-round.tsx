import type { NextRound as Next } from '@anew/contracts/assessment/views';
import type { ReactNode } from 'react';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
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
    const who = next.proposal.proposedBy === currentUserId ? 'You' : partner;
    return (
      <p>
        {who} suggested a new round on {longDate(next.proposal.proposedAt)}. Nobody has to hurry.
      </p>
    );
  }
  return (
    <>
      <p>
        You can suggest it to <bdi>{partner}</bdi>. You will both see that you did.
      </p>
      {propose.isError && <p role="alert">We could not pass that on. Please try again.</p>}
      <div>
        <Button variant="secondary" pending={propose.isPending} onClick={() => propose.mutate()}>
          Suggest a new round
        </Button>
      </div>
    </>
  );
}

/** Tells when a new round may begin and who suggested one. It cannot tell whether the partner has begun to answer. */
export function NextRound({ next, again, ...people }: NextRoundProps) {
  const { answeredAt } = next;
  return (
    <Card as="div" tone="sunken" className={stack.stack ?? ''}>
      <h2 className={layout.larger}>A new round</h2>
      {answeredAt !== null && (
        <p>
          Your new answers of {longDate(answeredAt)} are in. What you see here stays as it is until you have
          both answered. Until then you can change yours.
        </p>
      )}
      {answeredAt === null && !isOpen(next) && (
        <p>
          These results stand. From {longDate(next.opensAt ?? '')} on you can both answer again, and see what
          has changed.
        </p>
      )}
      {answeredAt === null && isOpen(next) && (
        <>
          <p>
            You can both answer again now. Nothing new is shown until you both have, and neither of you sees
            whether the other has begun.
          </p>
          <Proposal next={next} {...people} />
        </>
      )}
      {(answeredAt !== null || isOpen(next)) && <div className={stack.actions}>{again}</div>}
    </Card>
  );
}
