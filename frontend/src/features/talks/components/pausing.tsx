import type { PauseMinutes, Talk } from '@anew/contracts/assessment/talks';
import * as words from '@anew/words/talk';
import { useState } from 'react';
import { saidMoment } from '#shared/lib/dates';
import { Button } from '#shared/ui/button';
import { Card } from '#shared/ui/card';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { useNow } from '../hooks/use-now';
import { type Moving, useMoveTalk } from '../hooks/use-talking';
import { Failure } from './failure';

const PROMISES = [
  [20, words.in20Minutes],
  [60, words.inAnHour],
  [1440, words.tomorrow],
] as const satisfies readonly (readonly [PauseMinutes, () => string])[];

interface AskPauseProps {
  pending: boolean;
  onMove: (moving: Moving) => void;
}

/** Asks for a promise to come back, because a pause without one feels like being left. */
export function AskPause({ pending, onMove }: AskPauseProps) {
  const [asking, setAsking] = useState<boolean>();
  if (!asking) {
    return (
      <Button variant="secondary" autoFocus={asking === false} onClick={() => setAsking(true)}>
        {words.pauseButton()}
      </Button>
    );
  }
  return (
    <div role="group" aria-labelledby="back-when" className={layout.close}>
      <p id="back-when">{words.backWhen()}</p>
      <div className={stack.actions}>
        {PROMISES.map(([backIn, label], index) => (
          <Button
            key={backIn}
            variant="secondary"
            autoFocus={index === 0}
            pending={pending}
            onClick={() => onMove({ move: 'pause', backIn })}
          >
            {label()}
          </Button>
        ))}
        <Button variant="quiet" onClick={() => setAsking(false)}>
          {words.noPause()}
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
    <Card as="div" tone="primary" className={stack.stack}>
      <p role="status" className={layout.larger}>
        {isTime ? words.timeToComeBack() : words.promised({ moment: saidMoment(backAt, 'talk') })}
      </p>
      <p>{isTime ? words.beginKindly() : words.whilePaused()}</p>
      <div className={stack.actions}>
        <Button pending={isPending} onClick={() => mutate({ move: 'resume' })}>
          {words.bothBack()}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={() => mutate({ move: 'leave' })}>
          {words.leave()}
        </Button>
      </div>
      <Failure error={error} />
    </Card>
  );
}
