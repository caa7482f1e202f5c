import type { EntryVisibility } from '@anew/contracts/journal/views';
import * as words from '@anew/words/journal-writing';
import { useId } from 'react';
import { bdi } from '#shared/ui/bdi';
import { Icon } from '#shared/ui/icon';
import { RadioCards } from '#shared/ui/radio-cards';
import { Sentence } from '#shared/ui/sentence';
import stack from '#shared/ui/stack.module.css';
import { useHasPartner } from '../hooks/use-has-partner';
import { whoReads } from '../lib/who-reads';
import styles from './journal.module.css';
import { iconOf } from './visibility-badge';

interface VisibilityProps {
  visibility: EntryVisibility;
  partner: string | null;
}

/** Shown next to the button that sends the entry. */
export function WhoReads({ visibility, partner }: VisibilityProps) {
  const hasPartner = useHasPartner();
  return (
    <p role="status" className={stack.actions}>
      {whoReads(visibility, partner, hasPartner)}
    </p>
  );
}

interface VisibilityFieldProps extends VisibilityProps {
  /** The entry is on its way. Whoever is on a card keeps the focus, so the cards are not `disabled`. */
  isPending: boolean;
  onChange: (part: { visibility: EntryVisibility }) => void;
}

function Choice({ visibility, label }: { visibility: EntryVisibility; label: string }) {
  return (
    <span className={styles.choice}>
      <Icon name={iconOf(visibility)} /> {label}
    </span>
  );
}

/** Two cards, so that nobody overlooks who will read it. */
export function VisibilityField({ visibility, partner, isPending, onChange }: VisibilityFieldProps) {
  const name = useId();
  return (
    <div role="group" aria-disabled={isPending || undefined} className={styles.readers}>
      <RadioCards
        compact
        name={name}
        legend={words.whoCanRead()}
        value={visibility}
        onChange={(value) => onChange({ visibility: value === 'private' ? 'private' : 'shared' })}
        options={[
          {
            value: 'shared',
            label: <Choice visibility="shared" label={words.sharedChoice()} />,
            hint:
              partner === null ? (
                words.youTwoCanRead()
              ) : (
                <Sentence>{words.bothCanRead({ partner, bdi })}</Sentence>
              ),
          },
          {
            value: 'private',
            label: <Choice visibility="private" label={words.privateChoice()} />,
            hint: words.onlyYou(),
          },
        ]}
      />
    </div>
  );
}
