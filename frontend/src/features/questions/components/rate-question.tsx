import * as words from '@anew/words/todays-question';
import * as steps from '@anew/words/todays-steps';
import { useId } from 'react';
import { localStore } from '#shared/lib/storage';
import { Button } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useToast } from '#shared/ui/toast/use-toast';
import { useRateQuestion } from '../hooks/use-questions';

const CHOICES = [
  [words.yes, true],
  [words.notReally, false],
] as const;

/** Holds the last rating on this device, until signing out. There is one question a day. */
const RATED = 'anew-rated';

const remember = (id: string, isUpvote: boolean) => localStore.set(RATED, `${id} ${isUpvote}`);

function ratedBefore(id: string): boolean | undefined {
  const [ratedId, isUpvote] = localStore.get(RATED)?.split(' ') ?? [];
  return ratedId === id ? isUpvote === 'true' : undefined;
}

/** The rating may be changed any number of times; the last one counts. */
export function RateQuestion({ id }: { id: string }) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  const label = useId();
  const { mutate, variables, isError } = useRateQuestion(id, {
    onSuccess: ({ isUpvote }) => {
      remember(id, isUpvote);
      toast({ title: words.thanks(), variant: 'success' });
    },
    onError: () => lateToast({ title: steps.error(), description: words.ratingFailed() }),
  });
  const rated = (isError ? undefined : variables) ?? ratedBefore(id);

  return (
    <div role="group" aria-labelledby={label} className={stack.actions}>
      <span id={label} className={layout.muted}>
        {words.worthAsking()}
      </span>
      {CHOICES.map(([word, isUpvote]) => (
        <Button
          key={String(isUpvote)}
          variant="quiet"
          aria-pressed={rated === isUpvote}
          onClick={() => mutate(isUpvote)}
        >
          {word()}
        </Button>
      ))}
      {isError && (
        <Notice tone="danger" title={words.ratingNotSaved()}>
          {words.ratingFailed()}
        </Notice>
      )}
    </div>
  );
}
