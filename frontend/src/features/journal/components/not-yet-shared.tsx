import type { JournalEntry } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal';
import { useEffect } from 'react';
import { classNames } from '#shared/lib/class-names';
import { shortDate } from '#shared/lib/dates';
import { Button } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import stack from '#shared/ui/stack.module.css';
import { useToast } from '#shared/ui/toast/use-toast';
import { useChangeEntry } from '../hooks/use-entries';
import { useHasPartner } from '../hooks/use-has-partner';
import { saveFailure } from '../lib/save-failure';

interface NotYetSharedProps {
  entry: JournalEntry;
  /** The partner's name, if it is known. */
  partner: string | null;
}

/** The button goes once the entry is shared. Whoever was on it goes on at the beginning of the list. */
function useFocusAtList(isAsked: boolean) {
  useEffect(
    () => () => {
      if (isAsked && document.activeElement === document.body) document.getElementById('recent')?.focus();
    },
    [isAsked],
  );
}

function ShareButton({ entry, partner }: NotYetSharedProps) {
  const { toast } = useToast();
  const { mutate, isPending, isIdle } = useChangeEntry({
    onSuccess: () => toast({ title: words.sharedNow(), variant: 'success' }),
    onError: (failure) =>
      toast({ title: words.notSharedTitle(), description: saveFailure(failure), variant: 'destructive' }),
  });
  useFocusAtList(!isIdle);
  return (
    <Button
      variant="quiet"
      pending={isPending}
      pendingLabel={words.sharing()}
      aria-label={words.letReadEntry({ name: partner ?? 'unknown', date: shortDate(entry.createdAt) })}
      onClick={() => mutate({ id: entry.id, change: { visibility: 'shared' } })}
    >
      {words.letRead({ name: partner ?? 'unknown' })}
    </Button>
  );
}

/** Says that an entry from before the partner joined can be read only by its author. */
export function NotYetShared({ entry, partner }: NotYetSharedProps) {
  const hasPartner = useHasPartner();
  if (entry.visibility === 'private' || entry.partnerCanRead) return null;
  return (
    <div className={classNames(stack.actions, stack.apart, layout.muted)}>
      {hasPartner ? words.cannotReadYet({ name: partner ?? 'unknown' }) : words.nobodyElse()}
      {hasPartner && <ShareButton entry={entry} partner={partner} />}
    </div>
  );
}
