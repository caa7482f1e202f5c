import type { JournalEntry } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal';
import { useEffect } from 'react';
import { classNames } from '#shared/lib/class-names';
import { shortDate } from '#shared/lib/dates';
import { Button } from '#shared/ui/button';
import layout from '#shared/ui/layout.module.css';
import { Notice } from '#shared/ui/notice';
import stack from '#shared/ui/stack.module.css';
import { useLateToast } from '#shared/ui/toast/use-late-toast';
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

/** Asks the server to let the partner read the entry. */
function useSharing({ id }: JournalEntry) {
  const { toast } = useToast();
  const lateToast = useLateToast();
  const { mutate, isPending, isIdle, error } = useChangeEntry({
    onSuccess: () => toast({ title: words.sharedNow(), variant: 'success' }),
    onError: (failure) => lateToast({ title: words.notSharedTitle(), description: saveFailure(failure) }),
  });
  useFocusAtList(!isIdle);
  return { share: () => mutate({ id, change: { visibility: 'shared' } }), isPending, error };
}

function Unshared({ entry, partner }: NotYetSharedProps) {
  const hasPartner = useHasPartner();
  const { share, isPending, error } = useSharing(entry);
  const name = partner ?? 'unknown';
  return (
    <>
      <div className={classNames(stack.actions, stack.apart, layout.muted)}>
        {hasPartner ? words.cannotReadYet({ name }) : words.nobodyElse()}
        {hasPartner && (
          <Button
            variant="quiet"
            pending={isPending}
            pendingLabel={words.sharing()}
            aria-label={words.letReadEntry({ name, date: shortDate(entry.createdAt, 'journal') })}
            onClick={share}
          >
            {words.letRead({ name })}
          </Button>
        )}
      </div>
      {error && (
        <Notice tone="danger" title={words.notSharedTitle()}>
          {saveFailure(error)}
        </Notice>
      )}
    </>
  );
}

/** Says that an entry from before the partner joined can be read only by its author. */
export function NotYetShared(props: NotYetSharedProps) {
  const { visibility, partnerCanRead } = props.entry;
  return visibility === 'private' || partnerCanRead ? null : <Unshared {...props} />;
}
