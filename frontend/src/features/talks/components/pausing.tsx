import type { Talk } from '@anew/contracts/assessment/talks';
import { useState } from 'react';
import { saidMoment } from '#shared/lib/dates';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { useNow } from '../hooks/use-now';
import { type Moving, useMoveTalk } from '../hooks/use-talks';
import { Failure } from './failure';

const PROMISES = [
  [20, 'In 20 minutes'],
  [60, 'In an hour'],
  [1440, 'Tomorrow'],
] as const;

interface AskPauseProps {
  pending: boolean;
  onMove: (moving: Moving) => void;
}

/** Asks for a promise to come back, because a pause without one feels like being left. */
export function AskPause({ pending, onMove }: AskPauseProps) {
  const [asking, setAsking] = useState(false);
  if (!asking) {
    return (
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Take a pause
      </Button>
    );
  }
  return (
    <div role="group" aria-labelledby="back-when" className={layout.close}>
      <p id="back-when">When will you come back to this?</p>
      <div className={stack.actions}>
        {PROMISES.map(([backIn, label], index) => (
          <Button
            key={backIn}
            variant="secondary"
            autoFocus={index === 0}
            pending={pending}
            onClick={() => onMove({ move: 'pause', backIn })}
          >
            {label}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => setAsking(false)}>
          No pause
        </Button>
      </div>
    </div>
  );
}

interface PausedProps {
  talk: Talk;
  backAt: string;
}

export function Paused({ talk, backAt }: PausedProps) {
  const now = useNow(true);
  const { mutate, isPending, error } = useMoveTalk(talk);
  const isTime = now >= Date.parse(backAt);
  return (
    <Card as="div" tone="primary" className={stack.stack ?? ''}>
      <p className={layout.larger}>
        {isTime ? 'It is time to come back.' : `You promised to be back ${saidMoment(backAt)}.`}
      </p>
      <p>
        {isTime
          ? 'Begin with something kind. You go on where you stopped.'
          : 'Drink some water, walk a little, look out of the window. Try not to go over the talk in your head. Whoever is calm first waits for the other.'}
      </p>
      <div className={stack.actions}>
        <Button pending={isPending} onClick={() => mutate({ move: 'resume' })}>
          We are both back
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={() => mutate({ move: 'leave' })}>
          Leave it for today
        </Button>
      </div>
      <Failure error={error} />
    </Card>
  );
}
