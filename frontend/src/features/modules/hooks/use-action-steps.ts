import { useState } from 'react';
import { useToast } from '#shared/ui/toast/use-toast';
import { useCompletions, usePendingToggles, useToggleAction } from './use-completions';

const FAILED = 'Failed to update progress. Please try again.';

export function useActionSteps(slug: string) {
  const { toast } = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  // Between the press and the mutation's pending state, the box would fall back for a moment.
  const [pressed, setPressed] = useState<{ index: number; done: boolean } | null>(null);
  const { data } = useCompletions(slug);
  const pending = usePendingToggles(slug);
  const completed = new Set(data?.map(({ actionIndex }) => actionIndex));
  const change = useToggleAction(slug, {
    onSaved: () => {
      setPressed(null);
      toast({ title: 'Progress Updated', variant: 'success' });
    },
    onFailed: () => {
      setPressed(null);
      setFailure(FAILED);
      toast({ title: 'Error', description: FAILED, variant: 'destructive' });
    },
  });

  const pressedAt = (index: number) => (pressed?.index === index ? pressed.done : undefined);
  const isDone = (index: number) => pending.get(index) ?? pressedAt(index) ?? completed.has(index);

  function toggle(index: number) {
    if (pending.has(index)) return;
    setFailure(null);
    const next = { index, done: !isDone(index) };
    setPressed(next);
    change.mutate(next);
  }

  return { isDone, toggle, failure };
}
