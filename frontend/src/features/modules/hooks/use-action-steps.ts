import * as words from '@anew/words/module';
import { useState } from 'react';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
import { useCompletions, usePendingToggles, useToggleAction } from './use-completions';

export function useActionSteps(slug: string) {
  const lateToast = useLateToast();
  const [isSaved, setSaved] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  // Between the press and the mutation's pending state, the box would fall back for a moment.
  const [pressed, setPressed] = useState<{ index: number; done: boolean } | null>(null);
  const { data } = useCompletions(slug);
  const pending = usePendingToggles(slug);
  const completed = new Set(data?.map(({ actionIndex }) => actionIndex));
  const change = useToggleAction(slug, {
    onSaved: () => {
      setPressed(null);
      setSaved(true);
    },
    onFailed: () => {
      setPressed(null);
      setFailure(words.notUpdated());
      lateToast({ title: words.error(), description: words.notUpdated() });
    },
  });

  const pressedAt = (index: number) => (pressed?.index === index ? pressed.done : undefined);
  const isDone = (index: number) => pending.get(index) ?? pressedAt(index) ?? completed.has(index);

  function toggle(index: number) {
    if (pending.has(index)) return;
    setFailure(null);
    setSaved(false);
    const next = { index, done: !isDone(index) };
    setPressed(next);
    change.mutate(next);
  }

  return { isDone, toggle, isSaved, failure };
}
