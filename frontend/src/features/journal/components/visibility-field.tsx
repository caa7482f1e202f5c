import type { EntryVisibility } from '@anew/contracts/journal/views';
import { useId } from 'react';
import { Badge } from '#shared/ui/badge';
import { Icon } from '#shared/ui/icon';
import { RadioCards } from '#shared/ui/radio-cards';
import stack from '#shared/ui/stack.module.css';
import { useHasPartner } from '../hooks/use-has-partner';
import { whoReads } from '../lib/words';
import styles from './journal.module.css';

const iconOf = (visibility: EntryVisibility) => (visibility === 'shared' ? 'pair' : 'lock');

export function VisibilityBadge({ visibility }: { visibility: EntryVisibility }) {
  const shared = visibility === 'shared';
  return (
    <Badge tone={shared ? 'primary' : 'neutral'} icon={iconOf(visibility)}>
      {shared ? 'Shared' : 'Private'}
    </Badge>
  );
}

interface VisibilityProps {
  visibility: EntryVisibility;
  partner: string | null;
}

/** Shown next to the button that sends the entry. */
export function WhoReads({ visibility, partner }: VisibilityProps) {
  const hasPartner = useHasPartner();
  return (
    <p role="status" className={stack.actions}>
      <VisibilityBadge visibility={visibility} />
      {whoReads(visibility, partner, hasPartner)}
    </p>
  );
}

interface VisibilityFieldProps extends VisibilityProps {
  onChange: (visibility: EntryVisibility) => void;
}

function Choice({ visibility, words }: { visibility: EntryVisibility; words: string }) {
  return (
    <span className={styles.choice}>
      <Icon name={iconOf(visibility)} /> {words}
    </span>
  );
}

/** Two cards, so that nobody overlooks who will read it. */
export function VisibilityField({ visibility, partner, onChange }: VisibilityFieldProps) {
  const name = useId();
  return (
    <div className={styles.readers}>
      <RadioCards
        compact
        name={name}
        legend="Who can read it"
        value={visibility}
        onChange={(value) => onChange(value === 'private' ? 'private' : 'shared')}
        options={[
          {
            value: 'shared',
            label: <Choice visibility="shared" words="Shared" />,
            hint: (
              <>
                You and <bdi>{partner ?? 'your partner'}</bdi>
              </>
            ),
          },
          { value: 'private', label: <Choice visibility="private" words="Private" />, hint: 'Only you' },
        ]}
      />
    </div>
  );
}
