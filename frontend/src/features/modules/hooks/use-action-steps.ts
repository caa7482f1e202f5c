import { useState } from 'react';
import { useToast } from '../../../shared/ui/toast/use-toast';
import { useCompletions, usePendingToggles, useToggleAction } from '../api/action-steps';

const FAILED = 'Failed to update progress. Please try again.';

export function useActionSteps(slug: string) {
  const { toast } = useToast();
  const [failure, setFailure] = useState<string | null>(null);
  const { data } = useCompletions(slug);
  const pending = usePendingToggles(slug);
  const completed = new Set(data?.map(({ actionIndex }) => actionIndex));
  const change = useToggleAction(slug, {
    onSaved: () => toast({ title: 'Progress Updated', variant: 'success' }),
    onFailed: () => {
      setFailure(FAILED);
      toast({ title: 'Error', description: FAILED, variant: 'destructive' });
    },
  });

  const isDone = (index: number) => pending.get(index) ?? completed.has(index);

  function toggle(index: number) {
    if (pending.has(index)) return;
    setFailure(null);
    change.mutate({ index, done: !isDone(index) });
  }

  return { isDone, toggle, failure };
}
