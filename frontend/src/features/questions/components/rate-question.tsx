import { useId } from 'react';
import { Button } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { useToast } from '#shared/ui/toast/use-toast';
import { useRatePrompt } from '../hooks/use-questions';

const FAILED = 'Failed to save your answer. Please try again.';

const CHOICES = [
  ['Yes', true],
  ['Not really', false],
] as const;

/** The rating may be changed any number of times; the last one counts. */
export function RateQuestion({ id }: { id: string }) {
  const { toast } = useToast();
  const words = useId();
  const { mutate, variables, isError } = useRatePrompt(id, {
    onSuccess: () => toast({ title: 'Thank you!', variant: 'success' }),
    onError: () => toast({ title: 'Error', description: FAILED, variant: 'destructive' }),
  });
  const chosen = isError ? undefined : variables;

  return (
    <div role="group" aria-labelledby={words} className={stack.actions}>
      <span id={words} className={layout.muted}>
        Worth asking?
      </span>
      {CHOICES.map(([label, isUpvote]) => (
        <Button
          key={label}
          variant="quiet"
          aria-pressed={chosen === isUpvote}
          onClick={() => mutate(isUpvote)}
        >
          {label}
        </Button>
      ))}
      {isError && (
        <Notice tone="danger" title="This is not saved yet">
          {FAILED}
        </Notice>
      )}
    </div>
  );
}
